// Law 22: when the auction is over.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '22',
    editions: ['2017'],
    title: { nl: 'Einde van het bieden', en: 'End of the auction' },
    summary: {
      nl: 'Gaat over wanneer het bieden klaar is en wat er gebeurt als iedereen past.',
      en: 'On when the auction is over and what happens if everyone passes.',
    },
    refers: ['41'],
    search: ['einde van het bieden', 'drie passen', 'vier keer pas', 'rondpas'],
    source: 'K',
    workedOut: false,
  },
];
