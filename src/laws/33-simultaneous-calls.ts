// Law 33: calls made at the same time.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '33',
    editions: ['2017'],
    title: { nl: 'Gelijktijdige biedingen', en: 'Simultaneous calls' },
    summary: {
      nl: 'Over twee spelers die op hetzelfde moment bieden.',
      en: 'On two players calling at the same moment.',
    },
    refers: ['29'],
    search: ['tegelijk geboden', 'twee biedingen tegelijk'],
    source: 'K',
    workedOut: false,
  },
];
