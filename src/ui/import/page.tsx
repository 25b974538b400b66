// The page where users keep their own copy of the law book: a text in, a look at what is in it, and only then stored.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Edition } from '../../laws/law';
import type { StoredBook } from '../../laws/official/book';
import type { ReadLaws } from '../../laws/official/passage';
import { readLaws, TooLarge } from '../../laws/official/read-laws';
import { fill, type Lang, type Say, type Text } from '../../text';
import { Entry } from './entry';
import { looksLikeHtml, type PageNode, pageText } from './page-text';
import { type Kept, Preview } from './preview';
import { articles, Stored } from './stored';
import * as words from './strings';

/** What the page needs of the browser. Nothing here rejects but `books`. */
export interface ImportPorts {
  readFile(file: File): Promise<{ text: string } | { wrong: Text }>;
  /** Parses without running or loading anything. */
  parse(html: string): PageNode;
  books(): Promise<readonly StoredBook[]>;
  save(kept: Kept): Promise<Text | null>;
  remove(edition: Edition, lang: Lang): Promise<Text | null>;
  /** What to say where `books` rejects. */
  refused: Text;
}

interface Shown {
  read: ReadLaws;
  name: string;
  /** Counts up: another text is another preview, with choices of its own. */
  turn: number;
}

/** Lets the browser draw before the work begins. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 30));

export function ImportPage({ lang, ports }: { lang: Lang; ports: ImportPorts }) {
  const [books, setBooks] = useState<readonly StoredBook[]>([]);
  const [shown, setShown] = useState<Shown | null>(null);
  const [status, setStatus] = useState<Say | null>(null);
  /** Counts up when a text is dealt with: the box is empty then. */
  const [done, setDone] = useState(0);
  const [problem, setProblem] = useState<Text | null>(null);
  const previewHead = useRef<HTMLHeadingElement>(null);
  const storedHead = useRef<HTMLHeadingElement>(null);
  const turn = useRef(0);

  const reload = () => ports.books().then(setBooks, () => setProblem(ports.refused));
  useEffect(() => void reload(), []);
  // Only another text takes the focus.
  useEffect(() => previewHead.current?.focus(), [shown?.turn]);

  async function look(text: string, name: string) {
    setProblem(null);
    setStatus({ text: words.BUSY });
    await drawn();
    try {
      const read = readLaws(looksLikeHtml(text) ? pageText(ports.parse(text)) : text);
      turn.current++;
      setShown({ read, name, turn: turn.current });
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      setProblem(words.TOO_LARGE);
    } finally {
      setStatus(null);
    }
  }

  async function lookAt(file: File) {
    const got = await ports.readFile(file);
    if ('text' in got) await look(got.text, file.name);
    else {
      setShown(null);
      setProblem(got.wrong);
    }
  }

  async function save(kept: Kept) {
    const wrong = await ports.save(kept);
    setProblem(wrong);
    if (wrong !== null) return;
    setShown(null);
    setDone(done + 1);
    setStatus({ text: words.SAVED, with: { count: { words: articles(kept.units.length, lang) } } });
    await reload();
    storedHead.current?.focus();
  }

  async function remove({ edition, lang: of }: StoredBook) {
    const wrong = await ports.remove(edition, of);
    setProblem(wrong);
    if (wrong !== null) return;
    setStatus({ text: words.REMOVED });
    await reload();
    storedHead.current?.focus();
  }

  function discard() {
    setShown(null);
    setDone(done + 1);
    setStatus({ text: words.DISCARDED });
    storedHead.current?.focus();
  }

  return (
    <main lang={lang} class="import">
      <h1>{words.TITLE[lang]}</h1>
      <p>{words.PURPOSE[lang]}</p>
      <p>{words.STAYS[lang]}</p>
      <p>
        <a class="button" href="options.html">
          {words.BACK[lang]}
        </a>
      </p>
      <Entry key={done} lang={lang} look={look} lookAt={lookAt} fault={setProblem} />
      <p role="status" class={status === null ? '' : 'status'}>
        {status !== null && fill(status, lang)}
      </p>
      {problem !== null && (
        <p class="trouble" role="alert">
          {problem[lang]}
        </p>
      )}
      {shown !== null && (
        <Preview
          key={shown.turn}
          read={shown.read}
          name={shown.name}
          books={books}
          lang={lang}
          headRef={previewHead}
          save={(kept) => void save(kept)}
          discard={discard}
        />
      )}
      <section>
        <h2 tabIndex={-1} ref={storedHead}>
          {words.STORED[lang]}
        </h2>
        {books.length === 0 && <p>{words.STORED_NONE[lang]}</p>}
        {books.map((stored) => (
          <Stored
            key={`${stored.edition} ${stored.lang}`}
            stored={stored}
            lang={lang}
            remove={() => void remove(stored)}
          />
        ))}
      </section>
    </main>
  );
}
