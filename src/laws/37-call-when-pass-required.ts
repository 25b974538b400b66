// Law 37: a bid or double by a player who had to pass.

import { missedPass } from './impossible-call';
import type { Article, Law } from './law';

export const articles: readonly Article[] = [
  {
    id: '37',
    editions: ['2017'],
    title: { nl: 'Geboden waar passen moest', en: 'Called when a pass was required' },
    summary: {
      nl: 'Bood of (re)doubleerde een speler die verplicht moest passen? Het gevolg hangt ervan af of de LT al bood.',
      en: 'Did a player bid or (re)double who had to pass? What follows depends on whether LHO has already called.',
    },
    refers: ['26B', '27B2', '30'],
    search: ['had moeten passen', 'passen verplicht', 'toch geboden'],
    source: 'K',
  },
  {
    id: '37A',
    editions: ['2017'],
    title: { nl: 'De LT bood al', en: 'LHO already called' },
    summary: {
      nl: 'Bood de linkertegenstander (LT) er al overheen? Die bieding en alles erna blijven staan. Moest de overtreder steeds passen, dan moet dat nog altijd. 26B geldt niet.',
      en: 'Has the left-hand opponent already called over it? That call and all after it stand. If the offender had to pass throughout, he still must. 26B does not apply.',
    },
    refers: ['26B'],
    search: ['doorgeboden na verplichte pas'],
    source: 'B',
  },
  {
    id: '37B',
    editions: ['2017'],
    title: { nl: 'De LT bood nog niet', en: 'LHO has not called' },
    summary: {
      nl: 'Er komt een pas voor in de plaats. Beide spelers van de overtredende partij passen de rest van het bieden; 26B en 72C kunnen gelden.',
      en: 'A pass takes its place. Both players of the offending side pass for the rest of the auction; 26B and 72C may apply.',
    },
    refers: ['26B', '72C'],
    search: ['beide moeten passen'],
    source: 'K',
  },
];

export const law: Law = {
  number: 37,
  title: { nl: 'Geboden waar passen moest', en: 'Called when a pass was required' },
  rules: [{ kind: 'missedPass', editions: ['2017'], rule: missedPass }],
};
