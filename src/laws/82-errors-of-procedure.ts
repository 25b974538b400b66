// Law 82: putting errors right, the director's own too.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '82',
    editions: ['2017'],
    title: { nl: 'Fouten in de gang van zaken', en: 'Errors of procedure' },
    summary: {
      nl: 'De WL herstelt wat in de gang van zaken misging, ook als hij zich zelf vergiste.',
      en: 'The director corrects what went wrong in the procedure, also when the mistake was his own.',
    },
    refers: ['12', '81C'],
    search: ['fout van de organisatie', 'fout van de arbiter', 'verkeerde uitspraak'],
    source: 'B',
  },
  {
    id: '82C',
    editions: ['2017'],
    title: { nl: 'Vergissing van de WL', en: "The director's own error" },
    summary: {
      nl: 'Gaf de WL een onjuiste uitspraak die geen normale score meer toelaat? Dan volgt een AS, waarbij beide partijen gelden als niet-overtredend.',
      en: 'Did the director rule wrongly so that no normal score is possible? Then the score is adjusted, and both sides are treated as non-offending.',
    },
    refers: ['12C1'],
    search: ['arbiter had ongelijk', 'foute uitspraak', 'verkeerde beslissing'],
    source: 'B',
  },
];
