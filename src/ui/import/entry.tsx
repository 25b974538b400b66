// Three ways to bring a text: paste it, choose a file, drop one on the page. And how to get the text out of a PDF.
import { useEffect, useRef } from 'preact/hooks';
import type { Lang, Text } from '../../text';
import * as words from './strings';

export interface EntryProps {
  lang: Lang;
  look(text: string, name: string): Promise<void>;
  lookAt(file: File): Promise<void>;
  fault(text: Text): void;
}

export function Entry({ lang, look, lookAt, fault }: EntryProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const latest = useRef({ look, lookAt });
  latest.current = { look, lookAt };

  useEffect(() => {
    // The whole window: a file that misses a small field would be opened by the browser, in place of this page.
    const over = (event: DragEvent) => {
      if (event.target !== box.current || event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file, another] = event.dataTransfer?.files ?? [];
      if (file !== undefined) {
        event.preventDefault();
        if (another === undefined) void latest.current.lookAt(file);
        else fault(words.ONE_FILE);
      } else if (event.target !== box.current) {
        event.preventDefault();
        const text = event.dataTransfer?.getData('text/plain') ?? '';
        if (text !== '') void latest.current.look(text, words.PASTED[lang]);
      }
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [lang]);

  const press = () => {
    const text = box.current?.value ?? '';
    if (text.trim() === '') {
      fault(words.NOTHING_PASTED);
      box.current?.focus();
    } else void look(text, words.PASTED[lang]);
  };
  return (
    <section>
      <h2>{words.ADD[lang]}</h2>
      <label class="field">
        <span>{words.PASTE[lang]}</span>
        {/* Not kept in a state: a law book is too much to draw again at every key. */}
        <textarea ref={box} rows={8} spellcheck={false} />
      </label>
      <div class="buttons">
        <button type="button" class="main" onClick={press}>
          {words.LOOK[lang]}
        </button>
      </div>
      <label class="button choose-file">
        {words.CHOOSE_FILE[lang]}
        <input
          type="file"
          accept=".txt,.text,.html,.htm,.xhtml,.pdf,text/plain,text/html"
          onChange={(event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            if (file !== undefined) void lookAt(file);
            // The same file may be chosen again.
            input.value = '';
          }}
        />
      </label>
      <p>{words.DROP[lang]}</p>
      <details>
        <summary>{words.PDF[lang]}</summary>
        <ol>
          {words.PDF_STEPS.map((step) => (
            <li key={step.en}>{step[lang]}</li>
          ))}
        </ol>
        <p>{words.MAC[lang]}</p>
      </details>
    </section>
  );
}
