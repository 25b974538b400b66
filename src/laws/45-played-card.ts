import { changedDesignation } from './changed-designation';
import { demandedCard } from './demanded-card';
import { dummyTouches } from './dummy-touches';
import { fifthCard } from './fifth-card';
import { handledCard } from './handled-card';
import type { Article, Law } from './law';
import { misplacedCard } from './misplaced-card';
import { replaceable } from './replaceable';

export const articles: readonly Article[] = [
  {
    id: '45',
    editions: ['2017'],
    title: { nl: 'Wanneer is een kaart gespeeld?', en: 'When is a card played?' },
    summary: {
      nl: 'Een gespeelde kaart blijft liggen. Of een kaart gespeeld is, hangt af van wie het is: tegenspeler, leider of blinde.',
      en: "A played card stays. Whether a card is played depends on whose it is: a defender's, declarer's or dummy's.",
    },
    refers: ['47'],
    search: ['kaart gespeeld', 'misklik', 'verkeerd geklikt', 'verkeerde kaart', 'undo', 'aanraken is spelen'],
    source: 'B',
  },
  {
    id: '45A',
    editions: ['2017'],
    title: { nl: 'Gewoon spelen', en: 'The usual way' },
    summary: {
      nl: 'U haalt de kaart uit uw hand en legt hem open voor u neer. Online is dat klikken of slepen. De blinde speelt anders: zie 45B.',
      en: "You take the card from your hand and put it face up before you. Online that is a click or a drag. Dummy's cards go differently: see 45B.",
    },
    refers: ['45B'],
    search: ['kaart neerleggen', 'klikken', 'slepen'],
    source: 'B',
  },
  {
    id: '45B',
    editions: ['2017'],
    title: { nl: 'Een kaart van de blinde', en: 'A card from dummy' },
    summary: {
      nl: 'De leider noemt de kaart en de blinde legt hem neer. Zodra hij genoemd is, is hij gespeeld. Zo nodig pakt de leider de kaart zelf.',
      en: 'Declarer names the card and dummy puts it down. Once named it is played. If need be declarer takes it himself.',
    },
    refers: ['45C4', '46'],
    search: ['kaart noemen', 'uit de dummy spelen', 'blinde'],
    source: 'B',
  },
  {
    id: '45C',
    editions: ['2017'],
    title: { nl: 'Kaarten die gespeeld moeten worden', en: 'Cards that must be played' },
    summary: {
      nl: 'Soms is een kaart gespeeld voordat hij op tafel ligt. De grens ligt voor een tegenspeler anders dan voor de leider.',
      en: 'Sometimes a card counts as played before it is on the table. The line differs for a defender and for declarer.',
    },
    refers: ['45C1', '45C2', '45C3', '45C4', '45C5'],
    search: ['kaart gespeeld', 'moet ik spelen', 'bijna gespeeld'],
    source: 'B',
  },
  {
    id: '45C1',
    editions: ['2017'],
    title: { nl: 'Kaart van een tegenspeler', en: "Defender's card" },
    summary: {
      nl: 'Houdt een tegenspeler een kaart zo dat zijn partner de voorkant kan zien, dan is de kaart gespeeld in deze slag. Kunnen zien is genoeg. Had hij al gespeeld, lees dan 45E.',
      en: 'If a defender holds a card so that partner could see its face, it is played to this trick. Being able to see it is enough. If he had already played, see 45E.',
    },
    refers: ['45E', '49'],
    search: ['kaart laten zien', 'partner kon kaart zien', 'tegenspeler'],
    source: 'B',
  },
  {
    id: '45C2',
    editions: ['2017'],
    title: { nl: 'Kaart van de leider', en: "Declarer's card" },
    summary: {
      nl: 'De kaart van de leider is gespeeld als hij open op of bijna op tafel is, of als hij hem vasthoudt alsof hij hem speelt. Alleen gezien zijn telt niet.',
      en: "Declarer's card is played when it lies open on or almost on the table, or is held as if being played. Being seen is not enough.",
    },
    refers: ['48A'],
    search: ['leider kaart op tafel', 'kaart van leider gezien'],
    source: 'B',
  },
  {
    id: '45C3',
    editions: ['2017'],
    title: { nl: 'De leider raakt een kaart aan', en: 'Declarer touches a card' },
    summary: {
      nl: 'Raakt de leider bewust een kaart van de blinde aan, dan is die gespeeld. Niet als hij kaarten recht legt, of een kaart ernaast wil pakken.',
      en: 'If declarer deliberately touches a card of dummy, it is played. Not when he is arranging cards or reaching for one next to it.',
    },
    refers: ['46'],
    search: ['kaart aanraken', 'aanraken is spelen'],
    source: 'B',
  },
  {
    id: '45C4',
    editions: ['2017'],
    title: { nl: 'Genoemde kaart', en: 'Named card' },
    summary: {
      nl: 'Wie een kaart noemt of aanwijst om te spelen, moet die spelen. Voor een verspreking van de leider over de blinde is er één uitzondering.',
      en: "A card named or pointed out to be played must be played. There is one exception, for declarer's slip of the tongue about dummy.",
    },
    refers: ['45C4a', '45C4b'],
    search: ['kaart genoemd', 'aangewezen', 'verspreking'],
    source: 'B',
  },
  {
    id: '45C4a',
    editions: ['2017'],
    title: { nl: 'Noemen is spelen', en: 'Naming is playing' },
    summary: {
      nl: 'Een kaart die als te spelen genoemd of aangewezen is, moet gespeeld worden. Een gebaar of hoofdknik telt ook. Terugnemen kan alleen binnen artikel 47.',
      en: 'A card named or pointed out as the one to play must be played. A gesture or a nod counts too. Taking it back is possible only under law 47.',
    },
    refers: ['45C4b', '47'],
    search: ['kaart noemen', 'gebaar', 'knikken'],
    source: 'B',
  },
  {
    id: '45C4b',
    editions: ['2017'],
    title: { nl: 'Verspreking van de leider', en: "Declarer's slip of the tongue" },
    summary: {
      nl: 'Noemde de leider zonder het te bedoelen een blindekaart? Hij mag dat wijzigen zolang hij daarna uit geen van beide handen speelde. Niet na onoplettendheid of bedenken; dat beoordeelt de WL. Wie daarna al speelde, mag zijn kaart vervangen.',
      en: 'Declarer who named a card of dummy without meaning to may change it until he next plays from either hand. Not after a lapse of attention or a change of mind; the director judges that. A player who has played since may replace his card.',
    },
    refers: ['16C1', '47C', '47D'],
    search: ['verspreking', 'vergissing', 'kaart wijzigen', 'bedoelde andere kaart', 'misklik', 'undo'],
    source: 'B',
  },
  {
    id: '45C5',
    editions: ['2017'],
    title: { nl: 'Strafkaart', en: 'Penalty card' },
    summary: {
      nl: 'Een strafkaart moet misschien gespeeld worden. Artikel 50 zegt wanneer.',
      en: 'A penalty card may have to be played. Law 50 says when.',
    },
    refers: ['50'],
    search: ['strafkaart spelen'],
    source: 'B',
  },
  {
    id: '45D',
    editions: ['2017'],
    title: { nl: 'Blinde legt een andere kaart neer', en: 'Dummy plays another card' },
    summary: {
      nl: 'De blinde legde een kaart neer die de leider niet noemde. Op tijd gemerkt: herstellen. Te laat: laten staan.',
      en: 'Dummy put down a card that declarer did not name. Noticed in time it is corrected; too late it stands.',
    },
    refers: ['45D1', '45D2'],
    search: ['dummy speelt verkeerde kaart', 'niet genoemde kaart'],
    source: 'B',
  },
  {
    id: '45D1',
    editions: ['2017'],
    title: { nl: 'Op tijd gemerkt', en: 'Noticed in time' },
    summary: {
      nl: 'Nog niet beide partijen speelden in de volgende slag: de kaart gaat terug. Een tegenspeler mag terugnemen wat hij daarna speelde. Wijzigt de speler rechts van de leider, dan mag de leider dat ook.',
      en: "Unless both sides have played to the next trick, the card goes back. A defender may take back what he played after it. If declarer's right-hand opponent changes, declarer may too.",
    },
    refers: ['16C', '47B', '47D'],
    search: ['dummy verkeerde kaart', 'terugleggen'],
    source: 'B',
  },
  {
    id: '45D2',
    editions: ['2017'],
    title: { nl: 'Te laat gemerkt', en: 'Noticed too late' },
    summary: {
      nl: 'Beide partijen speelden al in de volgende slag: alles blijft staan. Wie nu blijkt niet bekend te hebben, kan verzaakt hebben. Verzaakte alleen de blinde, dan geldt 64B3.',
      en: 'Both sides have played to the next trick: everything stands. A player who did not follow to the card as it stands may have revoked. If only dummy did, 64B3 applies.',
    },
    refers: ['61A', '64B3'],
    search: ['dummy verkeerde kaart', 'te laat'],
    source: 'K',
  },
  {
    id: '45E',
    editions: ['2017'],
    title: { nl: 'Vijfde kaart in een slag', en: 'Fifth card in a trick' },
    summary: {
      nl: 'Er ligt een kaart te veel in de slag. Voor een tegenspeler is het gevolg anders dan voor de leider.',
      en: 'There is one card too many in the trick. A defender is treated differently from declarer.',
    },
    refers: ['45E1', '45E2', '67A2'],
    search: ['vijfde kaart', 'twee kaarten gespeeld', 'te veel kaarten'],
    source: 'B',
  },
  {
    id: '45E1',
    editions: ['2017'],
    title: { nl: 'Vijfde kaart van een tegenspeler', en: "Defender's fifth card" },
    summary: {
      nl: 'De extra kaart wordt een strafkaart. Een honneur is groot. Een lagere kaart is klein als hij viel, groot als hij bewust gespeeld werd (50B). Vindt de WL dat hij voorspeelde, dan geldt 53 of 56.',
      en: 'The extra card becomes a penalty card. An honour is major. A lower card is minor if dropped, major if played on purpose (50B). If the director finds that he was leading, 53 or 56 applies.',
    },
    refers: ['50', '50B', '53', '56'],
    search: ['vijfde kaart', 'twee kaarten', 'strafkaart'],
    source: 'B',
  },
  {
    id: '45E2',
    editions: ['2017'],
    title: { nl: 'Vijfde kaart van de leider', en: "Declarer's fifth card" },
    summary: {
      nl: 'Legde de leider een extra kaart, uit zijn hand of uit de blinde, dan gaat die terug zonder gevolg. Vindt de WL dat hij voorspeelde, dan geldt 55.',
      en: 'An extra card by declarer, from hand or dummy, goes back and nothing follows. If the director finds that he was leading, 55 applies.',
    },
    refers: ['48A', '55'],
    search: ['vijfde kaart leider', 'twee kaarten'],
    source: 'B',
  },
  {
    id: '45F',
    editions: ['2017'],
    title: { nl: 'De blinde wijst een kaart aan', en: 'Dummy points at a card' },
    summary: {
      nl: 'De blinde raakt zonder opdracht een kaart aan of wijst ernaar. Roep meteen de WL; het spel gaat door. Hielp dit de leider en leden de tegenspelers schade, dan volgt een arbitrale score.',
      en: 'Dummy touches or points at a card unasked. Call the director at once; play goes on. If it suggested a play and the defenders were damaged, he adjusts the score afterwards.',
    },
    refers: ['12', '43A1', '57C2'],
    search: ['dummy wijst kaart aan', 'dummy pakt kaart', 'suggereren'],
    source: 'B',
  },
  {
    id: '45G',
    editions: ['2017'],
    title: { nl: 'Kaart niet te vroeg omdraaien', en: 'Do not turn the card too soon' },
    summary: {
      nl: 'Draai uw kaart pas om als alle vier de kaarten er liggen.',
      en: 'Turn your card over only when all four cards are there.',
    },
    refers: ['65', '66'],
    search: ['kaart omdraaien', 'te vroeg dicht', 'dichtleggen'],
    source: 'B',
  },
];

export const law: Law = {
  number: 45,
  title: { nl: 'Gespeelde kaart', en: 'Card played' },
  rules: [
    { kind: 'misplacedCard', editions: ['2017'], rule: misplacedCard },
    { kind: 'fifthCard', editions: ['2017'], rule: fifthCard },
    { kind: 'interference', editions: ['2017'], rule: dummyTouches },
    { kind: 'handledCard', editions: ['2017'], rule: handledCard },
    { kind: 'changedDesignation', editions: ['2017'], rule: changedDesignation },
  ],
  due: [
    { editions: ['2017'], due: (now) => demandedCard(now, 45) },
    { editions: ['2017'], due: (now) => replaceable(now, 45, '47D') },
  ],
};
