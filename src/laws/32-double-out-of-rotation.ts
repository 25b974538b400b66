// Law 32: a double or redouble out of rotation.
import type { Article, Law } from './law';
import { refusableBy } from './out-of-rotation';

export const articles: readonly Article[] = [
  {
    id: '32',
    editions: ['2017'],
    title: { nl: '(Re)doublet voor de beurt', en: '(Re)double out of rotation' },
    summary: {
      nl: 'Een doublet of redoublet voor de beurt gaat als een bod voor de beurt (31). Is het ontoelaatbaar, dan kan niemand het accepteren en geldt 36. Deed de overtreder het op de beurt van zijn LT na een eerdere bieding, dan geldt 25.',
      en: "A double or redouble out of turn goes as a bid out of turn (31). If it is inadmissible, nobody can accept it and 36 applies. If the offender did so at LHO's turn after an earlier call, 25 applies.",
    },
    refers: ['25', '29', '31', '36'],
    search: ['doublet voor de beurt', 'redoublet voor de beurt'],
    source: 'B',
  },
];

export const law: Law = {
  number: 32,
  title: { nl: '(Re)doublet voor de beurt', en: '(Re)double out of rotation' },
  rules: [{ kind: 'callOutOfRotation', editions: ['2017'], rule: refusableBy(32) }],
};
