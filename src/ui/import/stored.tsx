// The copies that are stored: what each holds, and the way to remove it.
import { useState } from 'preact/hooks';
import type { StoredBook } from '../../laws/official/book';
import { fill, type Lang } from '../../text';
import { Passage } from '../overlay/official';
import * as words from './strings';

/** "één artikel", "4 artikelen". */
export const articles = (count: number, lang: Lang): string =>
  fill({ text: count === 1 ? words.ARTICLES_ONE : words.ARTICLES, with: { count } }, lang);

export function Stored({ stored, lang, remove }: { stored: StoredBook; lang: Lang; remove(): void }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { edition, book } = stored;
  const sources = [...new Set(book.units.map(({ source }) => source))];
  const title = fill(
    {
      text: words.STORED_BOOK,
      with: {
        edition: { words: edition },
        language: { words: words.LANGUAGES[stored.lang][lang] },
        count: { words: articles(book.units.length, lang) },
      },
    },
    lang,
  );
  return (
    <section class="stored">
      <h3>{title}</h3>
      <p>
        {words.FROM[lang]}: {sources.join('; ')}
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.SHOW[lang]}</summary>
        {open &&
          book.units.map((unit) => (
            <section key={unit.id} class="unit">
              <h4>
                {unit.id} <span lang={stored.lang}>{unit.title}</span>
              </h4>
              <Passage parts={unit.parts} lang={stored.lang} />
              <p class="note">
                {words.FROM[lang]}: {unit.source}
              </p>
            </section>
          ))}
      </details>
      {asked ? (
        <fieldset>
          <legend>{words.REMOVE_SURE[lang]}</legend>
          <div class="buttons">
            <button type="button" onClick={remove}>
              {words.REMOVE_YES[lang]}
            </button>
            <button type="button" ref={(button) => button?.focus()} onClick={() => setAsked(false)}>
              {words.REMOVE_NO[lang]}
            </button>
          </div>
        </fieldset>
      ) : (
        <button type="button" aria-label={`${words.REMOVE[lang]}: ${title}`} onClick={() => setAsked(true)}>
          {words.REMOVE[lang]}
        </button>
      )}
    </section>
  );
}
