import { extraCard, extraCards, foundInTrick } from './extra-card';
import type { Article, Law } from './law';
import { shortTrick } from './short-trick';

export const articles: readonly Article[] = [
  {
    id: '67',
    editions: ['2017'],
    title: { nl: 'Slag met te veel of te weinig kaarten', en: 'Trick with too many or too few cards' },
    summary: {
      nl: 'Een speler legde in een slag geen kaart of meer dan één kaart. Het gevolg hangt af van hoe ver er al is doorgespeeld.',
      en: 'A player put no card, or more than one, in a trick. What follows depends on how far play has gone on.',
    },
    refers: ['45E', '58B', '64A2'],
    search: [
      'onvolledige slag',
      'te weinig kaarten',
      'te veel kaarten',
      'kaart over',
      'kaart te weinig',
      'slag van drie kaarten',
      'vijf kaarten in een slag',
      'onjuiste slag',
    ],
    source: 'S',
  },
  {
    id: '67A',
    editions: ['2017'],
    title: { nl: 'Vroeg ontdekt', en: 'Found early' },
    summary: {
      nl: 'Nog niet beide partijen hebben in de volgende slag gespeeld. Dan wordt de fout gewoon hersteld.',
      en: 'The two sides have not both played to the next trick. The mistake is simply corrected.',
    },
    refers: ['67A1', '67A2'],
    search: ['op tijd gemerkt', 'kaart vergeten', 'kaart erbij'],
    source: 'S',
  },
  {
    id: '67A1',
    editions: ['2017'],
    title: { nl: 'Kaart alsnog bijspelen', en: 'Add the missing card' },
    summary: {
      nl: 'Wie vergat te spelen, legt alsnog een kaart bij. Bekennen en andere plichten gelden gewoon.',
      en: 'The player who forgot to play adds a card now. Following suit and other duties apply as usual.',
    },
    refers: ['44C'],
    search: ['vergeten te spelen', 'kaart vergeten', 'alsnog bijspelen'],
    source: 'S',
  },
  {
    id: '67A2',
    editions: ['2017'],
    title: { nl: 'Te veel kaarten terug', en: 'Extra cards go back' },
    summary: {
      nl: 'Lagen er te veel kaarten, dan geldt de regel voor een vijfde kaart (45E) of die voor meer kaarten tegelijk uit één hand (58B).',
      en: 'If there were too many cards, the rule for a fifth card (45E) applies, or the one for several cards at once from one hand (58B).',
    },
    refers: ['45E', '58B'],
    search: ['twee kaarten gespeeld', 'vijfde kaart', 'aan elkaar geplakt'],
    source: 'S',
  },
  {
    id: '67B',
    editions: ['2017'],
    title: { nl: 'Laat ontdekt', en: 'Found late' },
    summary: {
      nl: 'Beide partijen hebben al in de volgende slag gespeeld. De WL telt de kaarten en past B1, B2 of B3 toe.',
      en: 'Both sides have already played to the next trick. The director counts the cards and applies B1, B2 or B3.',
    },
    refers: ['67B1', '67B2', '67B3'],
    search: ['te laat gemerkt', 'kaart over aan het eind', 'ongelijk aantal kaarten', 'telt niet'],
    source: 'S',
  },
  {
    id: '67B1',
    editions: ['2017'],
    title: { nl: 'Te weinig kaarten gespeeld', en: 'Too few cards played' },
    summary: {
      nl: 'De speler legt meteen een kaart open op tafel en schuift hem bij de gespeelde kaarten. Deze kaart kan de slag niet winnen. De slag houdt zijn winnaar.',
      en: 'The player at once puts a card face up and places it among his played cards. That card cannot win the trick. The winner of the trick stays the same.',
    },
    refers: ['64A2', '67B1a', '67B1b'],
    search: ['kaart te veel in de hand', 'kaart over', 'vergeten bij te spelen'],
    source: 'S',
  },
  {
    id: '67B1a',
    editions: ['2017'],
    title: { nl: 'Hij kan bekennen', en: 'He can follow suit' },
    summary: {
      nl: 'Hij legt een kaart in de voorgespeelde kleur bij. Dit telt als verzaken: één slag gaat over, als zijn partij die slag of een latere won.',
      en: 'He adds a card of the suit led. This counts as a revoke: one trick is transferred, if his side won that trick or a later one.',
    },
    refers: ['64A2'],
    search: ['kaart over', 'telt als verzaken'],
    source: 'S',
  },
  {
    id: '67B1b',
    editions: ['2017'],
    title: { nl: 'Hij kan niet bekennen', en: 'He cannot follow suit' },
    summary: {
      nl: 'Hij kiest zelf een kaart en legt die bij. Ook dit telt als verzaken: één slag gaat over, als zijn partij die slag of een latere won.',
      en: 'He chooses any card and adds it. This too counts as a revoke: one trick is transferred, if his side won that trick or a later one.',
    },
    refers: ['64A2'],
    search: ['kaart over', 'telt als verzaken', 'willekeurige kaart'],
    source: 'S',
  },
  {
    id: '67B2',
    editions: ['2017'],
    title: { nl: 'Te veel kaarten gespeeld', en: 'Too many cards played' },
    summary: {
      nl: 'De speler speelde meer dan één kaart in de slag en heeft nu te weinig kaarten in zijn hand. De WL zoekt de extra kaart op.',
      en: 'The player put more than one card in the trick and now has too few in hand. The director finds the extra card.',
    },
    refers: ['67B2a', '67B2b'],
    search: ['te weinig kaarten in de hand', 'kaart te kort', 'twee kaarten in een slag'],
    source: 'S',
  },
  {
    id: '67B2a',
    editions: ['2017'],
    title: { nl: 'De extra kaart gaat terug', en: 'The extra card goes back' },
    summary: {
      nl: "De kaart die men zag, blijft in de slag. Weet de WL niet welke, dan de hoogste die mocht. De rest gaat terug. Is zo'n kaart van een tegenspeler al getoond, dan wordt het een strafkaart. De slag houdt zijn winnaar.",
      en: "The card that was seen stays in the trick; if unknown, the highest one that was allowed. The others go back. A defender's extra card that was already shown becomes a penalty card. The winner of the trick stays.",
    },
    refers: ['44C', '49', '50'],
    search: ['extra kaart', 'kaart terug in de hand', 'strafkaart', 'hoogste kaart'],
    source: 'S',
  },
  {
    id: '67B2b',
    editions: ['2017'],
    title: { nl: 'De kaart was er altijd', en: 'The card was always there' },
    summary: {
      nl: 'De teruggegeven kaart telt alsof hij steeds in de hand zat. Had hij in een eerdere slag gespeeld moeten worden, dan is dat verzaken.',
      en: 'The card that goes back counts as if it had been in the hand all the time. If it should have been played to an earlier trick, that is a revoke.',
    },
    refers: ['61A', '64A'],
    search: ['verzaken door extra kaart', 'kaart terug'],
    source: 'S',
  },
  {
    id: '67B3',
    editions: ['2017'],
    title: { nl: 'Gespeeld maar niet bij de slagen', en: 'Played but not among the tricks' },
    summary: {
      nl: 'De kaart was wel gespeeld, maar lag niet bij de slagen. De WL laat hem zoeken en terugleggen. Werd hij nog eens gespeeld en is herstel te laat, dan geeft de WL een arbitrale score.',
      en: 'The card was played but did not lie with the tricks. The director has it found and put back. If it was played a second time and it is too late to mend that, he adjusts the score.',
    },
    refers: ['12C1'],
    search: ['kaart zoek', 'kaart kwijt', 'kaart op de grond', 'kaart gevonden'],
    source: 'S',
  },
];

export const law: Law = {
  number: 67,
  title: { nl: 'Slag met te veel of te weinig kaarten', en: 'Trick with too many or too few cards' },
  rules: [
    { kind: 'shortTrick', editions: ['2017'], rule: shortTrick },
    { kind: 'fifthCard', editions: ['2017'], rule: extraCard },
    { kind: 'severalCards', editions: ['2017'], rule: extraCards },
    { kind: 'foundCard', editions: ['2017'], rule: foundInTrick },
  ],
};
