import type { Article, Law } from './law';
import { correctedRevoke } from './revoke-correction';

export const articles: readonly Article[] = [
  {
    id: '62',
    editions: ['2017'],
    title: { nl: 'Verzaking herstellen', en: 'Correcting a revoke' },
    summary: {
      nl: 'Staat een verzaking nog niet vast, dan wordt zij hersteld. Hier leest u hoe, en wat er met de teruggenomen kaarten gebeurt.',
      en: 'A revoke that is not yet established is corrected. This law says how, and what happens to the cards taken back.',
    },
    refers: ['16C', '61', '63'],
    search: ['verzaken herstellen', 'verbeteren', 'kaart terugnemen', 'alsnog bekennen', 'te laat bekennen'],
    source: 'B',
  },
  {
    id: '62A',
    editions: ['2017'],
    title: { nl: 'Herstellen is verplicht', en: 'Correction is required' },
    summary: {
      nl: 'Merkt iemand de verzaking op voordat zij vaststaat, dan moet de verzaker de fout herstellen.',
      en: 'If the revoke is noticed before it is established, the player must put it right.',
    },
    refers: ['62B', '63A'],
    search: ['verzaken herstellen', 'op tijd gemerkt', 'verplicht'],
    source: 'B',
  },
  {
    id: '62B',
    editions: ['2017'],
    title: { nl: 'Zo wordt hersteld', en: 'How it is corrected' },
    summary: {
      nl: 'De verzaker neemt zijn kaart terug en speelt een kaart die wel mag. Of er een strafkaart ontstaat, hangt af van wie verzaakte en waar de kaart vandaan kwam.',
      en: 'The player takes the wrong card back and plays one that is allowed. Whether it becomes a penalty card depends on who revoked and where the card came from.',
    },
    refers: ['47B', '62B1', '62B2'],
    search: ['kaart vervangen', 'herstel', 'strafkaart na verzaken'],
    source: 'B',
  },
  {
    id: '62B1',
    editions: ['2017'],
    title: { nl: 'Kaart van een tegenspeler uit zijn hand', en: "Defender's card from his hand" },
    summary: {
      nl: 'Neemt een tegenspeler een kaart terug die uit zijn gedekte hand kwam, dan wordt dat een grote strafkaart.',
      en: 'A card that a defender takes back, and that came from his unseen hand, becomes a major penalty card.',
    },
    refers: ['50', '50B'],
    search: ['strafkaart', 'verzaken tegenspeler', 'grote strafkaart'],
    source: 'B',
  },
  {
    id: '62B2',
    editions: ['2017'],
    title: { nl: 'Leider, blinde of een open kaart', en: 'Declarer, dummy or an open card' },
    summary: {
      nl: 'Leider en blinde vervangen hun kaart zonder verder gevolg. Dat geldt ook voor een kaart van een tegenspeler die al open op tafel lag.',
      en: "Declarer and dummy replace their card and nothing more follows. The same goes for a defender's card that already lay face up.",
    },
    refers: ['48A'],
    search: ['leider verzaakt', 'dummy verzaakt', 'geen straf'],
    source: 'B',
  },
  {
    id: '62C',
    editions: ['2017'],
    title: { nl: 'Kaarten die daarna gespeeld zijn', en: 'Cards played afterwards' },
    summary: {
      nl: 'Wordt een verzaking hersteld, dan mogen ook sommige kaarten terug die daarna in de slag kwamen. Eerst mag dat de niet-overtredende partij.',
      en: 'When a revoke is corrected, some cards played to the trick after it may go back as well. The non-offending side has the first right.',
    },
    refers: ['16C', '62C1', '62C2', '62C3'],
    search: ['kaart ook terugnemen', 'daarna gespeeld', 'slag terugdraaien'],
    source: 'B',
  },
  {
    id: '62C1',
    editions: ['2017'],
    title: { nl: 'De andere partij mag vervangen', en: 'The other side may change' },
    summary: {
      nl: 'De niet-overtredende partij mag de kaart terugnemen die zij na de verzaking speelde, vóór erop gewezen werd. Dat geeft haar geen strafkaart. Alles wat zij zo weet, mag zij gebruiken.',
      en: 'The non-offending side may take back a card that it played after the revoke and before it was noticed. No penalty card follows, and it may use all it has learnt.',
    },
    refers: ['16C1', '47D'],
    search: ['mag ik mijn kaart terugnemen', 'tegenstander verzaakte'],
    source: 'B',
  },
  {
    id: '62C2',
    editions: ['2017'],
    title: { nl: 'Daarna de overtredende partij', en: 'Then the offending side' },
    summary: {
      nl: 'Vervangt de niet-overtredende partij een kaart, dan mag de overtredende partij haar kaart van daarna ook vervangen. Bij een tegenspeler wordt de teruggenomen kaart een strafkaart. 16C geldt.',
      en: "If the non-offending side changes a card, the offending side may change the card it played after that one. A defender's card taken back becomes a penalty card. 16C applies.",
    },
    refers: ['16C', '47D', '49', '50'],
    search: ['kaart vervangen na herstel', 'strafkaart'],
    source: 'B',
  },
  {
    id: '62C3',
    editions: ['2017'],
    title: { nl: 'Beide partijen verzaakten', en: 'Both sides revoked' },
    summary: {
      nl: 'Verzaakten beide partijen in één slag, en speelde pas één partij in de volgende slag? Dan herstellen beide. Elke kaart die de tegenspelers terugnemen, wordt een strafkaart.',
      en: 'If both sides revoked in one trick and only one side has played to the next, both put it right. Every card the defenders take back becomes a penalty card.',
    },
    refers: ['16C2', '50', '63B', '64B8'],
    search: ['allebei verzaakt', 'twee verzakingen', 'beide partijen'],
    source: 'B',
  },
  {
    id: '62D',
    editions: ['2017'],
    title: { nl: 'Verzaking in slag 12', en: 'Revoke in trick 12' },
    summary: {
      nl: 'Voor de twaalfde slag gelden eigen regels, omdat er daarna nog maar één kaart over is.',
      en: 'Trick twelve has rules of its own, because only one card is left after it.',
    },
    refers: ['62D1', '62D2'],
    search: ['twaalfde slag', 'voorlaatste slag', 'laatste twee kaarten'],
    source: 'B',
  },
  {
    id: '62D1',
    editions: ['2017'],
    title: { nl: 'Slag 12 wordt altijd hersteld', en: 'Trick 12 is always corrected' },
    summary: {
      nl: 'Een verzaking in slag 12 wordt hersteld zolang nog niet alle vier handen terug in het bord zijn, zelfs als zij vaststaat. Er gaan dan niet automatisch slagen over.',
      en: 'A revoke in trick 12 is corrected as long as not all four hands are back in the board, even if it was established. No tricks are transferred automatically.',
    },
    refers: ['63B', '64B6'],
    search: ['twaalfde slag verzaakt', 'voorlaatste slag', 'laatste twee kaarten'],
    source: 'B',
  },
  {
    id: '62D2',
    editions: ['2017'],
    title: { nl: 'Partner in slag 12', en: 'Partner in trick 12' },
    summary: {
      nl: 'Verzaakt een tegenspeler in slag 12 vóór de beurt van zijn partner, dan mag die partner niet kiezen op grond van wat hij zo heeft gezien (16C).',
      en: "If a defender revokes in trick 12 before his partner's turn, that partner may not choose on the strength of what he saw (16C).",
    },
    refers: ['16C'],
    search: ['twaalfde slag', 'partner zag kaart', 'informatie'],
    source: 'B',
  },
];

export const law: Law = {
  number: 62,
  title: { nl: 'Verzaking herstellen', en: 'Correcting a revoke' },
  rules: [
    { kind: 'revoke', editions: ['2017'], rule: correctedRevoke },
    { kind: 'failedRestriction', editions: ['2017'], rule: correctedRevoke },
  ],
};
