// Where one begins: what was found, or else what is often looked for and all laws in their order.
import { useMemo } from 'preact/hooks';
import { catalogue } from '../../laws/catalogue';
import type { ArticleId } from '../../laws/law';
import { termOf, terms } from '../../laws/terms';
import { useEnv } from './env';
import { TermCard } from './glossary';
import { Go } from './go';
import { toArticle } from './place';
import { Cards } from './prose';
import { articleIds, depthOf, wordingOf } from './reading';
import { makeSearch, type Search } from './search';
import * as words from './strings';

let made: Search | null = null;
/** The search over everything, made when it is first wanted. */
export function search(): Search {
  made ??= makeSearch(catalogue, terms);
  return made;
}

function Result({ id }: { id: ArticleId }) {
  const { lang, edition } = useEnv();
  const wording = wordingOf(id, edition);
  if (wording === null) return null;
  const { title, summary } = wording.article;
  return (
    <li>
      <Go to={toArticle(id)} class="result">
        <span class="result-title">
          <b>{id}</b> {title[lang]}
        </span>
        <span class="result-text">
          <Cards text={summary[lang]} lang={lang} />
        </span>
      </Go>
    </li>
  );
}

/** `query` holds something. */
export function Results({ query }: { query: string }) {
  const { lang } = useEnv();
  const { number, articles, terms: told } = useMemo(() => search()(query), [query]);
  const count = articles.length === 1 ? words.ONE_FOUND[lang] : `${articles.length} ${words.ARTICLES_FOUND[lang]}`;
  const around = number !== null && articles.length > 0 && articles[0] !== number.id;
  const nothing = articles.length + told.length === 0;
  return (
    <>
      <p role="status" class="count">
        {number !== null && (nothing || around) && `${words.ARTICLE[lang]} ${number.id} ${words.NOT_IN_LIST[lang]} `}
        {around && `${words.AROUND_INSTEAD[lang]} ${articles[0]}. `}
        {nothing ? number === null && words.NONE_FOUND[lang] : count}
      </p>
      {told.length > 0 && (
        <section class="meanings" aria-label={words.TERMS_FOUND[lang]}>
          {told.slice(0, 1).map((id) => {
            const term = termOf(id);
            return term === null ? null : <TermCard key={id} term={term} level={2} bare />;
          })}
          {told.length > 1 && (
            <p class="ways">
              <span class="hint">{words.SEE_ALSO[lang]}:</span>
              {told.slice(1).map((id) => (
                <Go key={id} to={{ at: 'terms', id }}>
                  {termOf(id)?.name[lang]}
                </Go>
              ))}
            </p>
          )}
        </section>
      )}
      {articles.length > 0 && (
        <section aria-label={words.ARTICLES[lang]}>
          <ol class="results">
            {articles.map((id) => (
              <Result key={id} id={id} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

const laws = articleIds.filter((id) => depthOf(id) === 1);

/** What is often looked for, and the laws by chapter. */
export function Contents() {
  const { lang, edition } = useEnv();
  return (
    <>
      <section aria-labelledby="often">
        <h2 id="often">{words.TOPICS[lang]}</h2>
        <ul class="topics">
          {words.OFTEN.map((topic) => (
            <li key={topic.en}>
              <Go to={{ at: 'home', query: topic[lang] }} class="go chip">
                {topic[lang]}
              </Go>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="contents">
        <h2 id="contents">{words.CONTENTS[lang]}</h2>
        {words.CHAPTERS.map(({ to, name }, i) => {
          const from = words.CHAPTERS[i - 1]?.to ?? 0;
          const inside = laws.filter((id) => Number(id) > from && Number(id) <= to);
          return (
            <details key={to}>
              <summary>
                {name[lang]} ({inside[0]}–{inside.at(-1)})
              </summary>
              <ul>
                {inside.map((id) => (
                  <li key={id}>
                    <Go to={toArticle(id)} class="go titled">
                      <b>{id}</b> {wordingOf(id, edition)?.article.title[lang]}
                    </Go>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </section>
    </>
  );
}
