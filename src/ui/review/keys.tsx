// The keyboard of the review page, and the list of its keys.
import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../../review/walk';
import type { Lang } from '../../text';
import * as words from './strings';

export type Command = { move: Move } | { board: 1 | -1 } | 'hands' | 'keys';

const COMMANDS: Readonly<Record<string, Command>> = {
  ArrowLeft: { move: 'back' },
  ArrowRight: { move: 'next' },
  PageUp: { move: 'trickBack' },
  PageDown: { move: 'trickNext' },
  Home: { move: 'first' },
  End: { move: 'last' },
  n: { move: 'findingNext' },
  p: { move: 'findingBack' },
  '[': { board: -1 },
  ']': { board: 1 },
  h: 'hands',
  '?': 'keys',
};

/** In these a key writes or chooses. */
const WRITES = 'input, textarea, select, [contenteditable], dialog';

/** What a key asks for; null where it belongs to the browser or to what is being typed in. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  target: Element | null,
): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || target?.closest(WRITES)) return null;
  return COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()] ?? null;
}

/** The list of keys, as a dialog over the page. */
export function KeyList({ lang, close }: { lang: Lang; close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="keys" aria-label={words.KEYS[lang]} onClose={close}>
      <h2>{words.KEYS[lang]}</h2>
      <dl>
        {words.KEY_LIST.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does[lang]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => dialog.current?.close()}>
        {words.CLOSE[lang]}
      </button>
    </dialog>
  );
}
