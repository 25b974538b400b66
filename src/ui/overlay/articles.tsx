// The articles of a ruling: each opens in place to our summary, and from there in the law index.
import { useState } from 'preact/hooks';
import type { ArticleId } from '../../laws/law';
import { fill, type Lang } from '../../text';
import { LAW_BOOK, OWN_LINK } from '../article-link';
import { OfficialText } from './official';
import * as words from './strings';
import type { View } from './view';

/** So many articles stand there with their title; the others by number, or the list would push the options out of sight. */
const TITLED = 1;

/** `look` opens the law index at an article. */
export function Articles(props: { ids: readonly ArticleId[]; view: View; lang: Lang; look(id: ArticleId): void }) {
  const { ids, view, lang, look } = props;
  const [open, setOpen] = useState<ArticleId | null>(null);
  const summary = (id: ArticleId) => {
    const article = view.articles.get(id);
    if (open !== id || article === undefined) return null;
    return (
      <div class="summary" key={`${id} open`}>
        <p>
          <b>
            {id} {article.title[lang]}.
          </b>{' '}
          {article.workedOut ? article.summary[lang] : words.NOT_WORKED_OUT[lang]}
        </p>
        <OfficialText texts={article.official} lang={lang} />
        <div class="buttons">
          <button type="button" onClick={() => look(id)}>
            {words.READ_ON[lang]}
          </button>
        </div>
        <a href={article.own ?? LAW_BOOK[lang]} target="_blank" rel="noopener noreferrer">
          {article.own === undefined
            ? words.LAW_BOOK[lang]
            : fill({ text: OWN_LINK, with: { id: { words: id } } }, lang)}
        </a>
      </div>
    );
  };
  const button = (id: ArticleId, titled: boolean) => (
    <button
      type="button"
      class={titled ? 'article titled' : 'article'}
      aria-expanded={open === id}
      aria-label={titled ? undefined : `${id} ${view.articles.get(id)?.title[lang] ?? ''}`}
      title={view.articles.get(id)?.title[lang]}
      onClick={() => setOpen(open === id ? null : id)}
    >
      <b>{id}</b>
      {titled && ` ${view.articles.get(id)?.title[lang] ?? ''}`}
    </button>
  );
  const first = ids.slice(0, TITLED);
  const others = ids.slice(TITLED);
  return (
    <div class="articles">
      <h3>{words.ARTICLES[lang]}</h3>
      <ul>
        {first.map((id) => (
          <li key={id}>
            {button(id, true)}
            {summary(id)}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul class="numbers" aria-label={words.ALSO[lang]}>
          {others.map((id) => (
            <li key={id}>{button(id, false)}</li>
          ))}
        </ul>
      )}
      {others.map(summary)}
    </div>
  );
}
