// The ways through a board: buttons, a slider, and in words where one is.
import type { Seat } from '../../bridge/types';
import type { Move } from '../../review/walk';
import { fill, type Lang, type Say, type Text } from '../../text';
import { Words } from '../overlay/words';
import * as words from './strings';

/** As they stand: in two rows of four where there is room, the ones that are used most in the middle of the first. */
const BUTTONS: readonly { move: Move; before?: string; text: Text; after?: string }[] = [
  { move: 'trickBack', before: '◀◀', text: words.TRICK_BACK },
  { move: 'back', before: '◀', text: words.BACK },
  { move: 'next', text: words.NEXT, after: '▶' },
  { move: 'trickNext', text: words.TRICK_NEXT, after: '▶▶' },
  { move: 'first', before: '|◀', text: words.FIRST },
  { move: 'findingBack', before: '▲', text: words.FINDING_BACK },
  { move: 'findingNext', text: words.FINDING_NEXT, after: '▼' },
  { move: 'last', text: words.LAST, after: '▶|' },
];

/** `where`: what happened last; `turn`: whose turn it is then, null where nobody's or not known. `able`: whether a move leads anywhere. */
export function Stepping(props: {
  stop: number;
  stops: number;
  where: Say;
  turn: Seat | null;
  lang: Lang;
  able(move: Move): boolean;
  go(move: Move): void;
}) {
  const { stop, stops, where, turn, lang, able, go } = props;
  return (
    <nav class="stepping" aria-label={words.STEPS[lang]}>
      <p class="where" role="status">
        <Words say={where} lang={lang} />
        {turn !== null && (
          <span class="now"> · {fill({ text: words.NOW_TURN, with: { seat: { seat: turn } } }, lang)}</span>
        )}
      </p>
      <input
        type="range"
        min={0}
        max={stops - 1}
        value={stop}
        aria-label={words.WHERE[lang]}
        aria-valuetext={fill(where, lang)}
        onInput={(event) => go({ to: Number(event.currentTarget.value) })}
      />
      <div class="steps">
        {BUTTONS.map(({ move, before, text, after }) => (
          <button
            key={text.en}
            type="button"
            class={move === 'back' || move === 'next' ? 'step main' : 'step'}
            disabled={!able(move)}
            onClick={() => go(move)}
          >
            {before !== undefined && <span aria-hidden="true">{before} </span>}
            {text[lang]}
            {after !== undefined && <span aria-hidden="true"> {after}</span>}
          </button>
        ))}
      </div>
    </nav>
  );
}
