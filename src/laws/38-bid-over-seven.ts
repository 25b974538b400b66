// Law 38: a bid of more than seven.

import { bidOverSeven } from './impossible-call';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '38',
    editions: ['2017'],
    title: { nl: 'Bod boven zeven', en: 'Bid over seven' },
    summary: {
      nl: 'Een bod van acht of meer kan niet. Het vervalt met alles erna en wordt een pas. De overtredende partij past verder steeds. 26B en 72C kunnen gelden, behalve als de LT daarna al bood.',
      en: 'A bid of eight or more is impossible. It is cancelled with all that followed and becomes a pass. The offending side passes from then on. 26B and 72C may apply, unless LHO had already called after it.',
    },
    refers: ['26B', '72C'],
    search: ['acht geboden', 'hoger dan zeven', 'bod boven zeven'],
    source: 'B',
  },
];

export const law: Law = {
  number: 38,
  title: { nl: 'Bod boven zeven', en: 'Bid over seven' },
  rules: [{ kind: 'bidOverSeven', editions: ['2017'], rule: bidOverSeven }],
};
