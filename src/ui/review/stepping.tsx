// The ways through a board: buttons, a slider, and in words where one is.
import type { Move } from '../../review/walk';
import { fill, type Lang, type Say, type Text } from '../../text';
import { Words } from '../overlay/words';
import * as words from './strings';

const BACKWARD: readonly { move: Move; sign: string; text: Text }[] = [
  { move: 'first', sign: '⏮', text: words.FIRST },
  { move: 'trickBack', sign: '⏪', text: words.TRICK_BACK },
  { move: 'back', sign: '◀', text: words.BACK },
];
const FORWARD: readonly { move: Move; sign: string; text: Text }[] = [
  { move: 'next', sign: '▶', text: words.NEXT },
  { move: 'trickNext', sign: '⏩', text: words.TRICK_NEXT },
  { move: 'last', sign: '⏭', text: words.LAST },
];

/** `where`: what happened last. `able`: whether a move leads anywhere. `barred`: the record cannot be followed on now. */
export function Stepping(props: {
  stop: number;
  stops: number;
  where: Say;
  lang: Lang;
  able(move: Move): boolean;
  go(move: Move): void;
}) {
  const { stop, stops, where, lang, able, go } = props;
  const button = ({ move, sign, text }: (typeof FORWARD)[number]) => (
    <button
      key={sign}
      type="button"
      class={move === 'back' || move === 'next' ? 'step main' : 'step'}
      disabled={!able(move)}
      onClick={() => go(move)}
    >
      <span aria-hidden="true">{sign}</span> {text[lang]}
    </button>
  );
  return (
    <nav class="stepping" aria-label={words.STEPS[lang]}>
      <p class="where" role="status">
        <Words say={where} lang={lang} />
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
      <div class="buttons">
        {BACKWARD.map(button)}
        {FORWARD.map(button)}
      </div>
      <div class="buttons findings">
        {button({ move: 'findingBack', sign: '▲', text: words.FINDING_BACK })}
        {button({ move: 'findingNext', sign: '▼', text: words.FINDING_NEXT })}
      </div>
    </nav>
  );
}
