// The small sign that is always there: what is read, in which mode, and whether something was found.
import { fill, type Lang } from '../../text';
import * as words from './strings';
import type { Reading, View } from './view';

/** "leest mee", "leest gedeeltelijk: bieding", "leest niet". */
export function readingText(reading: Reading, lang: Lang): string {
  return reading.state === 'partly'
    ? `${words.PARTLY[lang]}: ${words.PART[reading.part][lang]}`
    : words.READING[reading.state][lang];
}

/** A button that opens and closes the panel, with one quiet line for what passed lawfully. */
export function Pill(props: { view: View; lang: Lang; open: boolean; toggle(): void }) {
  const { view, lang, open, toggle } = props;
  const quiet = view.occasions.at(-1)?.rulings[0]?.say;
  return (
    <button type="button" class="pill" aria-expanded={open} onClick={toggle}>
      <span class={`lamp ${view.reading.state}`} aria-hidden="true" />
      <span class="pill-text">
        <span>
          <b>Slagwacht</b> · {words.MODE[view.mode][lang]}
        </span>
        <span class="pill-line">{readingText(view.reading, lang)}</span>
        {quiet !== undefined && <span class="pill-line">{fill(quiet, lang)}</span>}
      </span>
    </button>
  );
}
