// What is new, version by version. The first is the one that is shipped.
import type { Text } from '../../text';

export interface News {
  version: string;
  /** Year, month and day as ISO 8601 writes them. */
  date: string;
  items: readonly Text[];
}

export const NEWS: readonly News[] = [
  {
    version: '0.1.0',
    date: '2026-11-30',
    items: [
      {
        nl: 'Legt uit wat er misging op de terugkijkpagina en aan de tafel van BBO.',
        en: 'Explains what went wrong on the hand viewer and at the table of BBO.',
      },
      {
        nl: 'Zelf melden wat er gebeurde, ook op een lege tafel.',
        en: 'Report yourself what happened, also on an empty table.',
      },
      {
        nl: 'De regels opzoeken met gewone woorden.',
        en: 'Look the laws up by everyday words.',
      },
    ],
  },
];
