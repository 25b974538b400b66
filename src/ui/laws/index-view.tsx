// The law index: a search box, and below it what is found, an article or the glossary.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ArticlePage } from './article-page';
import { type Env, EnvProvider } from './env';
import { Glossary } from './glossary';
import { Go } from './go';
import { Contents, Results, search } from './home';
import { HOME, type Place } from './place';
import * as words from './strings';

export interface IndexProps extends Env {
  place: Place;
  /** What stands above: the tools of a page, or the way out of a drawer. */
  head: ComponentChildren;
}

const SEARCH_ID = 'law-search';

/** Nobody waits for the first letter: the search is made while the hand goes to the keys. */
const prepare = () => void setTimeout(search);

function SearchBox({ query, lang, go }: { query: string; lang: Env['lang']; go: Env['go'] }) {
  const type = (text: string) => go({ at: 'home', query: text }, 'replace');
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <label for={SEARCH_ID}>{words.SEARCH[lang]}</label>
        <div class="box">
          <input
            id={SEARCH_ID}
            type="search"
            autocomplete="off"
            spellcheck={false}
            value={query}
            aria-describedby="law-search-hint"
            onFocus={prepare}
            onInput={(event) => type(event.currentTarget.value)}
          />
          {query !== '' && (
            <button type="button" onClick={() => type('')}>
              {words.CLEAR[lang]}
            </button>
          )}
        </div>
        <p id="law-search-hint" class="hint">
          {words.SEARCH_HINT[lang]}
        </p>
      </form>
    </search>
  );
}

/** Draws the index at a place; the caller keeps the place. */
export function IndexView(props: IndexProps) {
  const { place, head, ...env } = props;
  const { lang, go } = env;
  const body = useRef<HTMLDivElement>(null);
  const key = place.at === 'home' ? 'home' : `${place.at} ${place.id}`;
  const first = useRef(true);
  // Whoever goes to another place reads on from its title; the search box keeps the hand of who types in it.
  useEffect(() => {
    const wasFirst = first.current;
    first.current = false;
    const tree = body.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!wasFirst && tree?.activeElement?.id !== SEARCH_ID) body.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [key]);
  const query = place.at === 'home' ? place.query : '';
  return (
    <EnvProvider value={env}>
      {head}
      <div ref={body}>
        {place.at === 'home' && <h1 tabIndex={-1}>{words.TITLE[lang]}</h1>}
        <SearchBox query={query} lang={lang} go={go} />
        <nav class="ways" aria-label={words.CONTENTS[lang]}>
          {(place.at !== 'home' || query !== '') && <Go to={HOME}>{words.TO_START[lang]}</Go>}
          <Go to={{ at: 'terms', id: null }}>{words.GLOSSARY[lang]}</Go>
        </nav>
        {place.at === 'article' && <ArticlePage key={key} asked={place.id} />}
        {place.at === 'terms' && <Glossary id={place.id} />}
        {place.at === 'home' && (query.trim() === '' ? <Contents /> : <Results query={query} />)}
      </div>
    </EnvProvider>
  );
}
