// The small sign that is always there: what is read, in which mode, and what passed lawfully.
import type { Lang } from '../../text';
import { hasQuestion } from './asked';
import { QUESTION } from './mode-strings';
import { readingText } from './reading';
import * as words from './strings';
import type { View } from './view';
import { Words } from './words';

/** Opens the panel. `narrow`: room for a sign only; its words are then for the ear. */
export function Pill(props: { view: View; lang: Lang; narrow: boolean; open(): void }) {
  const { view, lang, narrow, open } = props;
  const quiet = view.occasions.at(-1);
  const line = readingText(view, lang);
  const mode = view.mode === null ? '' : words.MODE[view.mode][lang];
  return (
    <button
      type="button"
      class={narrow ? 'pill narrow' : 'pill'}
      data-drag="pill"
      data-move="pill"
      aria-expanded={false}
      aria-label={narrow ? `Slagwacht ${mode}: ${line}${hasQuestion(view) ? `. ${QUESTION[lang]}` : ''}` : undefined}
      title={`${words.OPEN[lang]}. ${words.MOVE[lang]}`}
      onClick={open}
    >
      <span class={`lamp ${view.reading.state}`} aria-hidden="true">
        S
      </span>
      {!narrow && (
        <span class="pill-text">
          <span class="pill-name">
            <b>Slagwacht{mode && ' ·'}</b>
            {mode && ` ${mode}`}
          </span>
          <span class="pill-line">{line}</span>
          {hasQuestion(view) && <span class="pill-line">{QUESTION[lang]}</span>}
          {view.findings.length > 0 && (
            <span class="pill-line">
              {view.manner.head === 'afterwards' && `${words.AFTERWARDS[lang]}: `}
              {words.EXPLAINED[lang]}
            </span>
          )}
          {quiet !== undefined && (
            <span class="pill-line">
              <Words say={quiet.title} lang={lang} />
            </span>
          )}
        </span>
      )}
    </button>
  );
}
