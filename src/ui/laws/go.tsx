// A way to another place of the index: a link on a page of our own, a button inside somebody else's.
import type { ComponentChildren } from 'preact';
import type { ArticleId } from '../../laws/law';
import { useEnv } from './env';
import { type Place, toArticle } from './place';
import { wordingOf } from './reading';

export function Go(props: { to: Place; class?: string; children: ComponentChildren }) {
  const { hrefOf, go } = useEnv();
  const { to, children } = props;
  if (hrefOf !== null)
    return (
      <a class={props.class ?? 'go'} href={hrefOf(to)}>
        {children}
      </a>
    );
  return (
    <button type="button" class={props.class ?? 'go'} onClick={() => go(to, 'push')}>
      {children}
    </button>
  );
}

/** Number and title of an article, as a way there. */
export function GoArticle({ id }: { id: ArticleId }) {
  const { lang, edition } = useEnv();
  return (
    <Go to={toArticle(id)} class="go titled">
      <b>{id}</b> {wordingOf(id, edition)?.article.title[lang]}
    </Go>
  );
}
