// Law 90: procedural penalties.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '90',
    editions: ['2017'],
    title: { nl: 'Proceduresancties', en: 'Procedural penalties' },
    summary: {
      nl: 'Over sancties die de WL kan geven, bijvoorbeeld voor te traag spelen of het hinderen van anderen.',
      en: 'On penalties the director can give, for instance for slow play or hindering others.',
    },
    refers: ['11B', '81C'],
    search: ['proceduresanctie', 'boete', 'te laat komen', 'straf voor gedrag', 'waarschuwing', 'te traag spelen'],
    source: 'K',
    workedOut: false,
  },
];
