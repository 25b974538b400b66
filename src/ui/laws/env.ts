// What every part of the law index needs to know, handed down once.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ArticleId, Edition } from '../../laws/law';
import type { Official } from '../../laws/official/passage';
import type { Lang } from '../../text';
import type { Place } from './place';

/**
 * `hrefOf`: the address of a place, where it has one (a page); null inside somebody else's page. `official`: what the user's own
 * copies say about an article, one for each language that has something. `articleLink`: the user's template for links, null for none. `go` with `replace` leaves no step to go back to.
 */
export interface Env {
  lang: Lang;
  edition: Edition;
  articleLink: string | null;
  hrefOf: ((place: Place) => string) | null;
  go(place: Place, how: 'push' | 'replace'): void;
  official: ReadonlyMap<ArticleId, readonly Official[]>;
}

const Context = createContext<Env | null>(null);
export const EnvProvider = Context.Provider;

/** Throws outside the law index. */
export function useEnv(): Env {
  const env = useContext(Context);
  if (env === null) throw new Error('this part is drawn outside the law index');
  return env;
}
