import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '65',
    editions: ['2017'],
    title: { nl: 'Slagen neerleggen', en: 'Placing the tricks' },
    summary: {
      nl: 'Hoe u gespeelde kaarten neerlegt, zodat later te zien is wie welke slag won.',
      en: 'How to place played cards, so that later one can see who won which trick.',
    },
    refers: ['66'],
    search: ['slagen neerleggen', 'kaart verkeerd gelegd', 'slag gewonnen of verloren'],
    source: 'B',
  },
  {
    id: '65A',
    editions: ['2017'],
    title: { nl: 'Dichtleggen', en: 'Turning the card over' },
    summary: {
      nl: 'Liggen er vier kaarten, dan legt ieder zijn eigen kaart dicht voor zich.',
      en: 'When four cards are there, each player turns his own card over in front of him.',
    },
    refers: ['45G'],
    search: ['kaart omdraaien', 'dichtleggen'],
    source: 'B',
  },
  {
    id: '65B',
    editions: ['2017'],
    title: { nl: 'Gewonnen of verloren', en: 'Won or lost' },
    summary: {
      nl: 'Gewonnen: de lange kant wijst naar uw partner. Verloren: naar de tegenstanders. Wijzen op een verkeerde richting mag alleen zolang uw partij nog niet in de volgende slag speelde. Later kan 16B gelden.',
      en: 'Won: the long side points to partner. Lost: to the opponents. You may point out a wrongly placed card only until your side plays to the next trick. After that 16B may apply.',
    },
    refers: ['16B'],
    search: ['kaart verkeerd om', 'kaart ligt verkeerd', 'slag recht leggen'],
    source: 'B',
  },
  {
    id: '65C',
    editions: ['2017'],
    title: { nl: 'In volgorde', en: 'In order' },
    summary: {
      nl: 'Leg uw kaarten in de volgorde van de slagen, zodat na afloop alles is na te gaan.',
      en: 'Keep your cards in the order of the tricks, so that everything can be checked afterwards.',
    },
    refers: ['66D'],
    search: ['volgorde kaarten', 'netjes leggen'],
    source: 'B',
  },
  {
    id: '65D',
    editions: ['2017'],
    title: { nl: 'Laten liggen tot men het eens is', en: 'Leave them until agreed' },
    summary: {
      nl: 'Haal uw kaarten niet door elkaar voordat iedereen het eens is over het aantal slagen.',
      en: 'Do not mix your cards before all agree on the number of tricks.',
    },
    refers: ['66D'],
    search: ['kaarten door elkaar', 'hoeveel slagen', 'oneens over slagen'],
    source: 'B',
  },
];
