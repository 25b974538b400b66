import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '41',
    editions: ['2017'],
    title: { nl: 'Begin van het spelen', en: 'Start of the play' },
    summary: {
      nl: 'Van de laatste pas tot de blinde open ligt: gedekt uitkomen, nog vragen stellen, de uitkomst omdraaien, de blinde neerleggen.',
      en: 'From the last pass until dummy is down: leading face down, last questions, facing the lead, spreading dummy.',
    },
    refers: ['20F', '54'],
    search: ['uitkomen', 'uitkomst', 'begin van het spelen', 'na het bieden'],
    source: 'B',
  },
  {
    id: '41A',
    editions: ['2017'],
    title: { nl: 'Gedekt uitkomen', en: 'Face-down opening lead' },
    summary: {
      nl: 'Na drie keer pas komt de speler links van de vermoedelijke leider uit, met de kaart gedekt. Terugnemen kan alleen als de WL dat zegt. De kaart gaat dan gewoon in de hand.',
      en: 'After three passes the player to the left of the presumed declarer leads face down. He may take the card back only when the director says so, and it then simply returns to his hand.',
    },
    refers: ['47E2a', '54'],
    search: ['gedekt uitkomen', 'dicht uitkomen', 'uitkomst', 'kaart omgekeerd'],
    source: 'B',
  },
  {
    id: '41B',
    editions: ['2017'],
    title: { nl: 'Herhaling en uitleg vragen', en: 'Review and questions' },
    summary: {
      nl: 'Vóór het omdraaien mogen de partner van de uitkomer en de vermoedelijke leider vragen stellen. Later mag men bij de eigen eerste beurt om herhaling van het bieden vragen, en daarna alleen nog om uitleg.',
      en: "Before the lead is faced, the leader's partner and the presumed declarer may ask. Later each may have the auction repeated at his own first turn to play, and after that only ask for explanation.",
    },
    refers: ['16', '20F'],
    search: ['uitleg vragen', 'bieden herhalen', 'vragen stellen', 'wat was het bieden', 'alerteren'],
    source: 'B',
  },
  {
    id: '41C',
    editions: ['2017'],
    title: { nl: 'De uitkomst gaat open', en: 'The lead is faced' },
    summary: {
      nl: 'Nu is het spelen echt begonnen en komt de blinde op tafel. Online ligt de uitkomst meteen open en is er geen gedekte fase. Kwam de verkeerde speler uit, lees dan 54.',
      en: 'Play has now truly begun and dummy goes down. Online the lead is open at once and there is no face-down stage. If the wrong player led, see 54.',
    },
    refers: ['54', '54A'],
    search: ['uitkomst omdraaien', 'blinde open', 'dummy neerleggen'],
    source: 'B',
  },
  {
    id: '41D',
    editions: ['2017'],
    title: { nl: 'De blinde neerleggen', en: 'Spreading dummy' },
    summary: {
      nl: 'De blinde legt zijn kaarten open neer, per kleur, met de laagste kaart het dichtst bij de leider. Troef ligt voor de blinde zelf rechts.',
      en: "Dummy spreads his cards by suit, the lowest nearest to declarer. Trumps lie on dummy's own right.",
    },
    refers: [],
    search: ['dummy neerleggen', 'blinde', 'troef rechts', 'kaarten sorteren'],
    source: 'B',
  },
];
