// The bar above the panel: its handle, the mode, the size of the text, and closing.
import { nextSize } from '../settings';
import * as words from './strings';
import type { Actions, Looks, View } from './view';

export function Bar(props: {
  view: View;
  looks: Looks;
  actions: Actions;
  large: boolean;
  enlarge(): void;
  close(): void;
}) {
  const { view, looks, actions, large, enlarge, close } = props;
  const { lang, size } = looks;
  return (
    <header class="bar" data-drag="panel">
      <button type="button" class="icon" data-move="panel" aria-label={words.MOVE[lang]} title={words.MOVE[lang]}>
        ✥
      </button>
      <span class="name">
        <b>Slagwacht</b> {view.mode !== null && <span class="mode">{words.MODE[view.mode][lang]}</span>}
      </span>
      <span class="tools">
        <button
          type="button"
          class="icon"
          aria-label={`A− ${words.SMALLER[lang]}`}
          title={words.SMALLER[lang]}
          disabled={nextSize(size, -1) === size}
          onClick={() => actions.change({ size: nextSize(size, -1) })}
        >
          A−
        </button>
        <button
          type="button"
          class="icon"
          aria-label={`A+ ${words.LARGER[lang]}`}
          title={words.LARGER[lang]}
          disabled={nextSize(size, 1) === size}
          onClick={() => actions.change({ size: nextSize(size, 1) })}
        >
          A+
        </button>
        <button
          type="button"
          class="icon"
          aria-pressed={large}
          aria-label={words.LARGE[lang]}
          title={words.LARGE[lang]}
          onClick={enlarge}
        >
          ⤢
        </button>
        <button
          type="button"
          class="icon close"
          aria-label={words.CLOSE[lang]}
          title={words.CLOSE[lang]}
          onClick={close}
        >
          ✕
        </button>
      </span>
    </header>
  );
}
