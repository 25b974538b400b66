// Terms: suits, cards, boards.
import type { Term } from './terms';

export const cardTerms: readonly Term[] = [
  {
    id: 'suits',
    name: { nl: 'schoppen, harten, ruiten, klaveren', en: 'spades, hearts, diamonds, clubs' },
    forms: { nl: [], en: [] },
    also: ['schoppen', 'harten', 'ruiten', 'klaveren', 'spades', 'hearts', 'diamonds', 'clubs', 'kleur', 'suit'],
    meaning: {
      nl: 'De vier kleuren: ♠ schoppen, ♥ harten, ♦ ruiten en ♣ klaveren. Bij het bieden is ♣ het laagst en ♠ het hoogst.',
      en: 'The four suits: ♠ spades, ♥ hearts, ♦ diamonds and ♣ clubs. In the auction ♣ is the lowest and ♠ the highest.',
    },
    example: {
      nl: 'De leider zegt alleen “harten”. Dan speelt de blinde zijn laagste harten.',
      en: 'Declarer just says “heart”. Dummy then plays the lowest heart.',
    },
    articles: ['46B2', '44C'],
    plain: true,
  },
  {
    id: 'ranks',
    name: { nl: 'aas, heer, vrouw, boer, tien', en: 'ace, king, queen, jack, ten' },
    forms: { nl: [], en: [] },
    also: ['aas', 'heer', 'vrouw', 'boer', 'tien', 'koning', 'ace', 'king', 'queen', 'jack', 'ten', 'plaatje', 'rank'],
    meaning: {
      nl: 'De vijf hoogste kaarten van een kleur, kortweg A, H, V, B en 10. Zo’n kaart heet een honneur.',
      en: 'The five highest cards of a suit, A, K, Q, J and 10 for short. Such a card is an honour.',
    },
    example: {
      nl: 'De leider zegt “boer” terwijl de blinde twee boeren heeft. De leider zegt dan welke.',
      en: 'Declarer says “jack” while dummy has two of them. Declarer then says which.',
    },
    articles: ['46B3', '50B', '24B'],
    plain: true,
  },
  {
    id: 'honour',
    name: { nl: 'honneur', en: 'honour' },
    forms: { nl: ['honneurs'], en: ['honours'] },
    also: ['hoge kaart', 'plaatje', 'honor', 'aas heer vrouw boer tien', 'honneur gevallen'],
    meaning: {
      nl: 'Aas, heer, vrouw, boer of tien. Valt een honneur van een tegenspeler open, dan is het een grote strafkaart.',
      en: 'Ace, king, queen, jack or ten. A defender’s honour that falls open is a major penalty card.',
    },
    example: {
      nl: '♥10 is een honneur, ♥9 niet.',
      en: '♥10 is an honour, ♥9 is not.',
    },
    articles: ['50B', '24B'],
  },
  {
    id: 'notrump',
    name: { nl: 'sans atout (SA)', en: 'notrump (NT)' },
    forms: { nl: ['sans atout', 'SA'], en: ['notrump', 'NT'] },
    also: ['zonder troef', 'zt', 'sans', 'sa', 'nt', 'no trump'],
    meaning: {
      nl: 'Een contract zonder troefkleur; in België ook zonder troef (ZT). De hoogste kaart in de voorgespeelde kleur wint de slag.',
      en: 'A contract without a trump suit. The highest card of the suit led wins the trick.',
    },
    example: {
      nl: 'In 3SA komt West uit met ♠5. Wie de hoogste schoppen speelt, wint.',
      en: 'West leads ♠5 against 3NT. Whoever plays the highest spade wins.',
    },
    articles: ['44F'],
    plain: true,
  },
  {
    id: 'denomination',
    name: { nl: 'speelsoort', en: 'denomination' },
    forms: { nl: ['speelsoorten'], en: ['denominations'] },
    also: ['kleur of sa', 'soort contract', 'strain'],
    meaning: {
      nl: 'Waarin men speelt: een van de vier kleuren als troef, of sans atout. Een bod is een hoogte en een speelsoort.',
      en: 'What is played in: one of the four suits as trumps, or notrump. A bid is a level and a denomination.',
    },
    example: {
      nl: 'In 3♦ is 3 de hoogte en ruiten de speelsoort.',
      en: 'In 3♦ the level is 3 and the denomination is diamonds.',
    },
    articles: ['27B1a', '29C'],
  },
  {
    id: 'face-down',
    name: { nl: 'gedekt', en: 'face down' },
    forms: { nl: ['gedekte'], en: ['face-down'] },
    also: ['dicht', 'omgekeerd', 'gedekt of open', 'open', 'face up', 'beeldzijde', 'face down or face up'],
    meaning: {
      nl: 'Met de achterkant naar boven, zodat niemand de kaart ziet. Open is het omgekeerde.',
      en: 'With its back upwards, so that nobody sees the card. Face up is the opposite.',
    },
    example: {
      nl: 'West legt zijn uitkomst gedekt neer en vraagt: “Nog vragen, partner?”',
      en: 'West leads face down and asks: “Any questions, partner?”',
    },
    articles: ['41A', '41C'],
  },
  {
    id: 'board',
    name: { nl: 'spel (bord)', en: 'deal (board)' },
    forms: { nl: [], en: [] },
    also: ['bord', 'spel', 'board', 'deal', 'bordje', 'spelmapje'],
    meaning: {
      nl: 'De vier handen die samen gespeeld worden, met gever en kwetsbaarheid. Het bord is de houder waar de kaarten in zitten.',
      en: 'The four hands that are played together, with dealer and vulnerability. The board is what holds the cards.',
    },
    example: {
      nl: 'Na afloop gaat elke hand terug in zijn eigen vak van het bord.',
      en: 'After play each hand goes back into its own pocket of the board.',
    },
    articles: ['7', '15', '87'],
    plain: true,
  },
  {
    id: 'fouled-board',
    name: { nl: 'onklaar bord', en: 'fouled board' },
    forms: { nl: ['onklare bord', 'onklare borden'], en: ['fouled boards'] },
    also: ['kaarten verwisseld', 'fout bord', 'handen verwisseld in het bord', 'verknoeid bord', 'bord klopt niet'],
    meaning: {
      nl: 'Een bord waarin kaarten of handen verwisseld zijn. Niet iedereen heeft dan hetzelfde spel gespeeld.',
      en: 'A board in which cards or hands were swapped. Not everybody has then played the same deal.',
    },
    example: {
      nl: 'Aan tafel 3 gaan de handen van Noord en Oost verwisseld terug. Vanaf tafel 4 is het een ander spel.',
      en: 'At table 3 the hands of North and East go back swapped. From table 4 on it is another deal.',
    },
    articles: ['87'],
  },
  {
    id: 'wrong-board',
    name: { nl: 'verkeerd bord', en: 'wrong board' },
    forms: { nl: [], en: [] },
    also: [
      'verkeerd bordje',
      'bord van andere ronde',
      'verkeerde kaarten gepakt',
      'verkeerde hand gepakt',
      'al gespeeld bord',
    ],
    meaning: {
      nl: 'Een bord dat deze spelers nu niet hoorden te spelen. Roep de WL voordat u verdergaat.',
      en: 'A board that these players were not due to play now. Call the Director before you go on.',
    },
    example: {
      nl: 'Bord 7 ligt op tafel, maar volgens het schema moest het bord 8 zijn.',
      en: 'Board 7 lies on the table, but the schedule says board 8.',
    },
    articles: ['15'],
  },
  {
    id: 'thirteen-cards',
    name: { nl: 'te veel of te weinig kaarten', en: 'too many or too few cards' },
    forms: { nl: [], en: [] },
    also: [
      'te weinig kaarten',
      'te veel kaarten',
      'veertien kaarten',
      'twaalf kaarten',
      '14 kaarten',
      '12 kaarten',
      'kaarten tellen',
      'too few cards',
      'too many cards',
    ],
    meaning: {
      nl: 'Elke hand hoort dertien kaarten te hebben. Tel ze gedekt voordat u kijkt, en roep de WL als het niet klopt.',
      en: 'Each hand should have thirteen cards. Count them face down before you look, and call the Director if they are not.',
    },
    example: {
      nl: 'Oost telt veertien kaarten en Noord twaalf. Niemand kijkt; de WL herstelt het.',
      en: 'East counts fourteen cards and North twelve. Nobody looks; the Director puts it right.',
    },
    articles: ['13', '14', '67'],
    plain: true,
  },
];
