// Law 57: a defender's premature lead or play.
import { demandedCard } from './demanded-card';
import type { Article, Law, Rule } from './law';
import { aheadOf } from './premature-fact';
import { prematureRuling } from './premature-play';

export const articles: readonly Article[] = [
  {
    id: '57',
    editions: ['2017'],
    title: { nl: 'Te vroeg spelen', en: 'Playing too soon' },
    summary: {
      nl: 'Een tegenspeler speelt voordat hij aan de beurt is, of begint de volgende slag al. Wie er wél aan de beurt was, bepaalt welke regel geldt.',
      en: 'A defender plays before his turn, or already begins the next trick. Whose turn it really was decides which rule applies.',
    },
    refers: ['57A', '57C', '57D'],
    search: ['te vroeg gespeeld', 'te snel', 'voor de beurt', 'voortijdig', 'partner nog niet gespeeld'],
    source: 'S',
  },
  {
    id: '57A',
    editions: ['2017'],
    title: { nl: 'Te vroeg, vóór zijn partner', en: 'Too soon, before partner' },
    summary: {
      nl: 'De partner moest nog spelen en de leider speelde nog niet uit beide handen. De kaart wordt een grote strafkaart. De leider kiest één van de vier mogelijkheden hieronder. Die bindt de partner, alleen in deze slag.',
      en: 'Partner still had to play and declarer had not played from both hands. The card becomes a major penalty card. Declarer chooses one of the four options below. It binds partner, for this trick only.',
    },
    refers: ['50B', '50D2', '57A1', '57A2', '57A3', '57A4', '57B', '57C'],
    search: ['te vroeg gespeeld', 'leider kiest', 'hoogste', 'laagste', 'partner moet'],
    source: 'S',
  },
  {
    id: '57A1',
    editions: ['2017'],
    title: { nl: 'Hoogste kaart', en: 'Highest card' },
    summary: {
      nl: 'De partner moet zijn hoogste kaart in de voorgespeelde kleur spelen. Heeft hij die kleur niet, dan is hij vrij (59).',
      en: 'Partner must play his highest card of the suit led. If he has none, he is free (59).',
    },
    refers: ['57B', '59'],
    search: ['hoogste kaart eisen'],
    source: 'S',
  },
  {
    id: '57A2',
    editions: ['2017'],
    title: { nl: 'Laagste kaart', en: 'Lowest card' },
    summary: {
      nl: 'De partner moet zijn laagste kaart in de voorgespeelde kleur spelen. Heeft hij die kleur niet, dan is hij vrij (59).',
      en: 'Partner must play his lowest card of the suit led. If he has none, he is free (59).',
    },
    refers: ['57B', '59'],
    search: ['laagste kaart eisen'],
    source: 'S',
  },
  {
    id: '57A3',
    editions: ['2017'],
    title: { nl: 'Een andere kleur eisen', en: 'Demanding another suit' },
    summary: {
      nl: 'De leider noemt een andere kleur dan de voorgespeelde. De partner moet die spelen. Dit werkt alleen als hij niet kan bekennen en de genoemde kleur heeft.',
      en: 'Declarer names a suit other than the one led, and partner must play it. This works only if he cannot follow suit and has the suit named.',
    },
    refers: ['44C', '57B', '59'],
    search: ['andere kleur eisen', 'troeven eisen'],
    source: 'S',
  },
  {
    id: '57A4',
    editions: ['2017'],
    title: { nl: 'Een andere kleur verbieden', en: 'Forbidding another suit' },
    summary: {
      nl: 'De leider noemt een andere kleur dan de voorgespeelde. De partner mag die niet spelen. Kan hij bekennen, of heeft hij alleen die kleur, dan heeft dit geen gevolg.',
      en: 'Declarer names a suit other than the one led, and partner may not play it. If he can follow suit, or has only that suit, it changes nothing.',
    },
    refers: ['44C', '57B', '59'],
    search: ['andere kleur verbieden', 'troeven verbieden'],
    source: 'S',
  },
  {
    id: '57B',
    editions: ['2017'],
    title: { nl: 'De partner kan niet voldoen', en: 'Partner cannot comply' },
    summary: {
      nl: 'Kan de partner de eis niet uitvoeren, dan mag hij elke kaart spelen die volgens de regels kan (59).',
      en: 'If partner cannot do what is demanded, he may play any card that the laws allow (59).',
    },
    refers: ['44C', '59'],
    search: ['kan niet voldoen', 'heeft de kleur niet'],
    source: 'S',
  },
  {
    id: '57C',
    editions: ['2017'],
    title: { nl: 'Geen eisen van de leider', en: 'No demands by declarer' },
    summary: {
      nl: 'In de eerste twee gevallen hieronder heeft te vroeg spelen door een tegenspeler geen gevolg. Het derde geval gaat over leider en blinde.',
      en: "In the first two cases below a defender's early play has no consequence. The third is about declarer and dummy.",
    },
    refers: ['57C1', '57C2', '57C3'],
    search: ['geen straf', 'te vroeg maar mag'],
    source: 'S',
  },
  {
    id: '57C1',
    editions: ['2017'],
    title: { nl: 'Leider speelde uit beide handen', en: 'Declarer played from both hands' },
    summary: {
      nl: 'Dan kan de leider niets eisen. Een opdracht, gebaar of hoofdknik voor de blinde telt als spelen. Eén enkele kaart in de blinde telt niet vanzelf als gespeeld.',
      en: 'Then declarer can demand nothing. An order, gesture or nod for dummy counts as a play. A lone card in dummy does not count as played by itself.',
    },
    refers: ['45C4a'],
    search: ['leider speelde al', 'beide handen', 'singleton in dummy'],
    source: 'S',
  },
  {
    id: '57C2',
    editions: ['2017'],
    title: { nl: 'Blinde was zelf te vroeg', en: 'Dummy was early himself' },
    summary: {
      nl: 'Pakte de blinde uit zichzelf te vroeg een kaart, of gaf hij ten onrechte een kaart aan? Dan kan de leider niets eisen als een tegenspeler vóór zijn partner speelde.',
      en: 'If dummy took a card too early of his own accord, or wrongly hinted at one, declarer can demand nothing when a defender has played before his partner.',
    },
    refers: ['45F'],
    search: ['dummy te vroeg', 'dummy pakt kaart'],
    source: 'S',
  },
  {
    id: '57C3',
    editions: ['2017'],
    title: { nl: 'Leider of blinde te vroeg', en: 'Declarer or dummy too soon' },
    summary: {
      nl: 'Speelt de leider te vroeg bij, uit zijn hand of uit de blinde, dan is die kaart gespeeld. Mag hij volgens de regels, dan blijft hij liggen.',
      en: 'If declarer plays too early to a trick, from hand or dummy, that card is played. If it is legal, it stays.',
    },
    refers: ['44C'],
    search: ['leider te vroeg', 'dummy te vroeg'],
    source: 'S',
  },
  {
    id: '57D',
    editions: ['2017'],
    title: { nl: 'Rechtertegenstander was aan de beurt', en: "Right-hand opponent's turn" },
    summary: {
      nl: 'De partner speelde al, maar de hand rechts van de overtreder nog niet. De te vroege kaart moet op zijn beurt gespeeld worden. Mag dat niet, dan wordt het een grote strafkaart. 16 kan gelden. De Nederlandse uitleg is omstreden.',
      en: "Partner has played, but the hand on the player's right has not. The early card must be played at his turn; if that is not legal, it becomes a major penalty card. 16 may apply. Dutch practice here is disputed.",
    },
    refers: ['16', '50', '58A'],
    search: ['te vroeg', 'vierde hand', 'voor de leider gespeeld', 'voor dummy gespeeld'],
    source: 'B',
  },
];

const early: Rule<'playOutOfTurn'> & Rule<'prematureLead'> = (found, now) => prematureRuling(found, now, 57);

/** A lead to the next trick for which nothing can be demanded (57C1). */
const ahead: Rule<'shortTrick'> = (found, now) => {
  const lead = aheadOf(found);
  return lead && prematureRuling(lead, now, 57);
};

export const law: Law = {
  number: 57,
  title: { nl: 'Te vroeg voorspelen of spelen', en: 'Premature lead or play' },
  rules: [
    { kind: 'playOutOfTurn', editions: ['2017'], rule: early },
    { kind: 'prematureLead', editions: ['2017'], rule: early },
    { kind: 'shortTrick', editions: ['2017'], rule: ahead },
  ],
  due: [{ editions: ['2017'], due: (now) => demandedCard(now, 57) }],
};
