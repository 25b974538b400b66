// How far the page is read, in words.
import type { Lang } from '../../text';
import * as words from './strings';
import type { Reading, View } from './view';

/** On the pill: "leest mee", "leest gedeeltelijk: bieding", "leest niet"; and "stil" where everything is muted. */
export function readingText({ reading, quiet }: Pick<View, 'reading' | 'quiet'>, lang: Lang): string {
  const text =
    reading.state === 'partly'
      ? `${words.PARTLY[lang]}: ${words.PART[reading.part][lang]}`
      : words.READING[reading.state][lang];
  return quiet === null ? text : `${text}, ${words.SILENT[quiet][lang]}`;
}

/** The same as a sentence, in the panel. */
export const readingMore = (reading: Reading, lang: Lang): string =>
  reading.state === 'partly'
    ? `${words.PARTLY_MORE[lang]}: ${words.PART[reading.part][lang]}.`
    : words.READING_MORE[reading.state][lang];

/** What stands in the panel is older than the page: nothing new is read of it. A record that is lost leaves the table itself readable. */
export const isStale = (reading: Reading): boolean =>
  reading.state === 'unknown' ||
  reading.state === 'broken' ||
  (reading.state === 'partly' && reading.part !== 'record');
