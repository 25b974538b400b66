// Law 39: a call after the auction has ended.

import { callAfterEnd } from './impossible-call';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '39',
    editions: ['2017'],
    title: { nl: 'Bieding na de laatste pas', en: 'Call after the final pass' },
    summary: {
      nl: 'Was het bieden al klaar? Dan vervalt elke latere bieding. Alleen na een bod of (re)doublet van een tegenspeler waarop de LT niet meer bood, kan 26B gelden.',
      en: 'Was the auction already over? Then every later call is cancelled. Only after a bid or (re)double by a defender over which LHO did not call may 26B apply.',
    },
    refers: ['26B'],
    search: ['geboden na het bieden', 'bieden was al klaar', 'na drie passen geboden'],
    source: 'B',
  },
];

export const law: Law = {
  number: 39,
  title: { nl: 'Bieding na de laatste pas', en: 'Call after the final pass' },
  rules: [{ kind: 'callAfterEnd', editions: ['2017'], rule: callAfterEnd }],
};
