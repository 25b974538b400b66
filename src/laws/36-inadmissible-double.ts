// Law 36: a double or redouble that may not be made.

import { inadmissibleDouble } from './impossible-call';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '36',
    editions: ['2017'],
    title: { nl: 'Ontoelaatbaar (re)doublet', en: 'Inadmissible (re)double' },
    summary: {
      nl: 'Een doublet of redoublet dat op dat moment niet kan, telt nooit mee. Het gevolg hangt ervan af of de LT al bood.',
      en: 'A double or redouble that is impossible at that moment never counts. What follows depends on whether LHO has already called.',
    },
    refers: ['26B', '35'],
    search: ['doublet mag niet', 'partner gedoubleerd', 'verkeerd doublet', 'redoublet zonder doublet'],
    source: 'B',
  },
  {
    id: '36A',
    editions: ['2017'],
    title: { nl: 'De LT bood al', en: 'LHO already called' },
    summary: {
      nl: 'Bood de linkertegenstander (LT) er al overheen? Het doublet en alles erna vervallen. Wie toen aan de beurt was, biedt opnieuw. 26B geldt niet.',
      en: "Has the left-hand opponent already called over it? The double and all after it are cancelled. Whoever's turn it was then calls. 26B does not apply.",
    },
    refers: ['26B'],
    search: ['doorgeboden na verkeerd doublet'],
    source: 'B',
  },
  {
    id: '36B',
    editions: ['2017'],
    title: { nl: 'De LT bood nog niet', en: 'LHO has not called' },
    summary: {
      nl: 'De overtreder vervangt het door een reglementaire bieding. Zijn partner past de rest van het bieden; 26B en 72C kunnen gelden.',
      en: 'The offender replaces it by a legal call. His partner passes for the rest of the auction; 26B and 72C may apply.',
    },
    refers: ['26B', '72C'],
    search: ['doublet vervangen', 'partner moet passen'],
    source: 'B',
  },
  {
    id: '36C',
    editions: ['2017'],
    title: { nl: 'Pas na de open uitkomst gemerkt', en: 'Noticed after the opening lead is faced' },
    summary: {
      nl: 'Merkt men het pas na de open uitkomst? Dan wordt geteld alsof het (re)doublet er niet was.',
      en: 'Is it noticed only after the opening lead is faced? Then the score is made as if the (re)double had not been there.',
    },
    refers: [],
    search: ['te laat gemerkt doublet'],
    source: 'B',
  },
];

export const law: Law = {
  number: 36,
  title: { nl: 'Ontoelaatbaar (re)doublet', en: 'Inadmissible (re)double' },
  rules: [{ kind: 'inadmissibleDouble', editions: ['2017'], rule: inadmissibleDouble }],
};
