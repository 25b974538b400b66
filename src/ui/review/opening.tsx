// The ways in: files, a folder, a drop, a paste; and what could not be opened.
import { useState } from 'preact/hooks';
import type { Problem } from '../../review/problems';
import { fill, type Lang, type Say } from '../../text';
import { Words } from '../overlay/words';
import { openedText } from './list';
import * as words from './strings';

/** `reading`: boards read so far while an opening runs, null while none does. `opened`: by the last one, null before the first. */
export interface OpeningState {
  reading: number | null;
  opened: number | null;
  problems: readonly Problem[];
  /** A message of the page itself. */
  trouble: Say | null;
}

export interface OpeningActions {
  files(files: readonly File[]): void;
  pasted(text: string): void;
  stop(): void;
}

function Problems({ list, lang }: { list: readonly Problem[]; lang: Lang }) {
  if (list.length === 0) return null;
  return (
    <section class="problems">
      <h2>{words.NOT_OPENED[lang]}</h2>
      <ul>
        {list.map(({ code, say, names, count }) => (
          <li key={code}>
            <Words say={say} lang={lang} />
            {names.length > 0 && (
              <span class="file">
                {count === 1
                  ? names[0]
                  : fill({ text: words.FILES, with: { count, names: { words: names.join(', ') } } }, lang)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A label that looks like a button: the browser itself opens its window for choosing. */
function Choose(props: { label: string; kind: 'files' | 'folder'; choose(files: readonly File[]): void }) {
  const { label, kind, choose } = props;
  return (
    <label class={kind === 'files' ? 'choose main' : 'choose'}>
      <span>{label}</span>
      <input
        class={`unseen-text ${kind}`}
        type="file"
        multiple
        {...(kind === 'folder' ? { webkitdirectory: true } : {})}
        onChange={(event) => {
          const input = event.currentTarget;
          choose([...(input.files ?? [])]);
          // The same file can be chosen again.
          input.value = '';
        }}
      />
    </label>
  );
}

function Paste({ lang, actions }: { lang: Lang; actions: OpeningActions }) {
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(text.trim() === '');
        if (text.trim() === '') return;
        actions.pasted(text);
        setText('');
      }}
    >
      <label>
        <span>{words.PASTE[lang]}</span>
        <textarea rows={2} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit">{words.OPEN_PASTED[lang]}</button>
      {empty && <p role="alert">{words.NOTHING_PASTED[lang]}</p>}
    </form>
  );
}

/** `folded`: boards lie open already, so that the ways in stand behind a heading. */
export function OpeningPart(props: { state: OpeningState; folded: boolean; lang: Lang; actions: OpeningActions }) {
  const { state, folded, lang, actions } = props;
  const { reading, opened, problems, trouble } = state;
  const ways = (
    <div class="ways">
      <p>{words.DROP[lang]}</p>
      <div class="buttons">
        <Choose label={words.CHOOSE_FILES[lang]} kind="files" choose={actions.files} />
        <Choose label={words.CHOOSE_FOLDER[lang]} kind="folder" choose={actions.files} />
      </div>
      <Paste lang={lang} actions={actions} />
      <p class="hint">{words.KINDS_OF_FILE[lang]}</p>
    </div>
  );
  return (
    <section class="opening" aria-label={words.OPEN[lang]}>
      {folded ? (
        <details>
          <summary>{words.OPEN_MORE[lang]}</summary>
          {ways}
        </details>
      ) : (
        ways
      )}
      <div role="status">
        {reading !== null && <p>{fill({ text: words.READING, with: { count: reading } }, lang)}</p>}
        {reading === null && opened !== null && <p>{openedText(opened, lang)}</p>}
      </div>
      {reading !== null && (
        <button type="button" onClick={actions.stop}>
          {words.STOP[lang]}
        </button>
      )}
      {trouble !== null && (
        <p class="trouble" role="alert">
          <Words say={trouble} lang={lang} />
        </p>
      )}
      <Problems list={problems} lang={lang} />
    </section>
  );
}
