// Law 80: regulation and organisation.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '80',
    editions: ['2017'],
    title: { nl: 'Bond en organisatie', en: 'Regulation and organisation' },
    summary: {
      nl: 'Over wie aanvullende regels mag maken: de bond, de organisator, het toernooireglement.',
      en: 'On who may make additional rules: the federation, the organiser, the tournament rules.',
    },
    refers: ['81'],
    search: ['bond', 'organisator', 'toernooireglement', 'huisregels', 'online regels', 'eigen regels van de club'],
    source: 'K',
    workedOut: false,
  },
];
