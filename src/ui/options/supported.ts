// When each website was last tried out, and against what.
import type { Lang, Text } from '../../text';

export interface Tested {
  /** Year and month as ISO 8601 writes them. */
  month: string;
  how: Text;
}

const DESCRIPTIONS: Text = {
  nl: 'met een nagemaakte pagina, naar openbare beschrijvingen',
  en: 'with a page of our own, after public descriptions',
};

/** By id of the site. */
export const TESTED: Readonly<Record<string, Tested>> = {
  'bbo-handviewer': { month: '2026-11', how: DESCRIPTIONS },
  bbo: { month: '2026-11', how: DESCRIPTIONS },
};

/** "30 november 2026" or, without a day, "november 2026". */
export function dateText(iso: string, lang: Lang): string {
  const [year = 0, month = 1, day] = iso.split('-').map(Number);
  return new Intl.DateTimeFormat(lang === 'nl' ? 'nl-NL' : 'en-GB', {
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1, day ?? 1)));
}
