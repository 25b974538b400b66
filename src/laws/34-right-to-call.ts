// Law 34: the right to call is kept.
import type { Article } from './law';

export const articles: readonly Article[] = [
  {
    id: '34',
    editions: ['2017'],
    title: { nl: 'Behoud van het recht om te bieden', en: 'Retaining the right to call' },
    summary: {
      nl: 'Over drie passen op rij waarvan er één voor de beurt was.',
      en: 'On three passes in a row of which one was out of turn.',
    },
    refers: ['30', '39'],
    search: ['beurt overgeslagen', 'drie passen maar niet gepast'],
    source: 'K',
    workedOut: false,
  },
];
