// Law 76: spectators.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '76',
    editions: ['2017'],
    title: { nl: 'Toeschouwers', en: 'Spectators' },
    summary: {
      nl: 'Over wie meekijkt. Een toeschouwer zegt niets over het spel en laat niets merken.',
      en: 'On those who watch. A spectator says nothing about the deal and shows nothing.',
    },
    refers: ['16D', '74'],
    search: ['toeschouwer', 'kijker', 'kibitz', 'meekijken', 'publiek'],
    source: 'K',
    workedOut: false,
  },
];
