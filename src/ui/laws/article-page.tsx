// One article with all that stands around it.
import { useState } from 'preact/hooks';
import type { ArticleId } from '../../laws/law';
import { fill } from '../../text';
import { articleAddress, LAW_BOOK, OWN_LINK } from '../article-link';
import { Heading, Reading } from './article';
import { useEnv } from './env';
import { Go, GoArticle } from './go';
import { toArticle } from './place';
import { around, beside, editionsOf, insideOf, namedBy, type Wording, wordingOf } from './reading';
import * as words from './strings';

function OutLink({ href, children }: { href: string; children: string }) {
  const { lang } = useEnv();
  return (
    <a class="go" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span class="unseen"> ({words.NEW_TAB[lang]})</span>
    </a>
  );
}

function Editions({ wording }: { wording: Wording }) {
  const { lang } = useEnv();
  const says = (edition: string, as: 'here' | 'other' | 'none') => {
    if (as === 'none') return words.EDITION_NONE[lang];
    if (as === 'other') return words.EDITION_OTHER[lang];
    return edition === wording.edition ? words.EDITION_SHOWN[lang] : words.EDITION_SAME[lang];
  };
  return (
    <div class="editions">
      <Heading level={2}>{words.EDITION[lang]}</Heading>
      <ul class="lines">
        {editionsOf(wording).map(({ edition, as }) => (
          <li key={edition}>
            <b>{edition}</b>: {says(edition, as)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Neighbour({ id, step }: { id: ArticleId; step: 1 | -1 }) {
  const { lang } = useEnv();
  const other = beside(id, step);
  if (other === null) return <span />;
  const label = step < 0 ? words.PREVIOUS : words.NEXT;
  return (
    <Go to={toArticle(other)} class="go step">
      {step < 0 && <span aria-hidden="true">← </span>}
      {label[lang]}: <b>{other}</b>
      {step > 0 && <span aria-hidden="true"> →</span>}
    </Go>
  );
}

/** `asked`: the article that was asked for; the one around it is shown, and said, where the list has no such article. */
export function ArticlePage({ asked }: { asked: ArticleId }) {
  const { lang, edition, articleLink } = useEnv();
  const [all, setAll] = useState(false);
  const wording = wordingOf(asked, edition);
  if (wording === null)
    return (
      <p class="notice">
        {words.ARTICLE[lang]} {asked} {words.NOT_IN_LIST[lang]}
      </p>
    );
  const { id, title, source } = wording.article;
  const { parts, refers } = insideOf(wording);
  const wider = around(id);
  const named = namedBy(id);
  const own = articleAddress(articleLink, id);
  const tools = parts.length + refers.length > 0 && (
    <p class="tools">
      <button type="button" onClick={() => setAll(!all)}>
        {(all ? words.CLOSE_ALL : words.OPEN_ALL)[lang]}
      </button>
      <span class="hint">{words.OPEN_HERE[lang]}</span>
    </p>
  );
  return (
    <article aria-labelledby="article-title">
      {wider.length > 0 && (
        <nav class="crumbs" aria-label={words.PART_OF[lang]}>
          <span aria-hidden="true">{words.PART_OF[lang]}:</span>
          {wider.map((one) => (
            <GoArticle key={one} id={one} />
          ))}
        </nav>
      )}
      <h1 id="article-title" tabIndex={-1}>
        <span class="number">{id}</span> {title[lang]}
      </h1>
      {asked !== id && (
        <p class="notice">
          {words.ARTICLE[lang]} {asked} {words.NOT_IN_LIST[lang]} {words.AROUND_INSTEAD[lang]} {id}.
        </p>
      )}
      <Reading wording={wording} path={[id]} level={1} open={all} between={tools} />
      <div class="references">
        <Heading level={2}>{words.NAMED_BY[lang]}</Heading>
        {named.length === 0 ? (
          <p class="hint">{words.NOBODY[lang]}</p>
        ) : (
          <ul>
            {named.map((one) => (
              <li key={one}>
                <GoArticle id={one} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Editions wording={wording} />
      <p class="links">
        {own !== null && <OutLink href={own}>{fill({ text: OWN_LINK, with: { id: { words: id } } }, lang)}</OutLink>}
        <OutLink href={LAW_BOOK[lang]}>{words.LAW_BOOK[lang]}</OutLink>
      </p>
      {source === 'K' && <p class="hint">{words.KNOWLEDGE[lang]}</p>}
      <p class="hint">{words.OWN_WORDS[lang]}</p>
      <nav class="steps" aria-label={words.ARTICLES[lang]}>
        <Neighbour id={id} step={-1} />
        <Neighbour id={id} step={1} />
      </nav>
    </article>
  );
}
