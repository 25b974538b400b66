// The law index inside the panel: no address, so it keeps its own way back.
import { useState } from 'preact/hooks';
import type { ArticleId, Edition } from '../../laws/law';
import type { Official } from '../../laws/official/passage';
import type { Lang } from '../../text';
import type { Env } from './env';
import { IndexView } from './index-view';
import { HOME, type Place, toArticle } from './place';
import * as words from './strings';

/** `id`: the article to begin with, null for the contents. Edition 2017, no link of one's own and no own copy where these are not given. */
export interface DrawerProps {
  lang: Lang;
  id: ArticleId | null;
  edition?: Edition;
  articleLink?: string | null;
  official?: ReadonlyMap<ArticleId, readonly Official[]>;
  close(): void;
}

const NOTHING: ReadonlyMap<ArticleId, readonly Official[]> = new Map();

/** Reads no table and no page: it may be used while playing. */
export function LawDrawer({ lang, id, edition, articleLink, official, close }: DrawerProps) {
  const [way, setWay] = useState<readonly Place[]>([id === null ? HOME : toArticle(id)]);
  const place = way.at(-1) ?? HOME;
  const go: Env['go'] = (to, how) => setWay(how === 'push' ? [...way, to] : [...way.slice(0, -1), to]);
  // Searching from an article is a step: one can go back to what one was reading.
  const search: Env['go'] = (to, how) => go(to, place.at === 'home' ? how : 'push');
  const head = (
    <div class="top">
      <div class="buttons">
        {way.length > 1 && (
          <button type="button" onClick={() => setWay(way.slice(0, -1))}>
            {words.BACK[lang]}
          </button>
        )}
        <button type="button" onClick={close}>
          {words.CLOSE[lang]}
        </button>
      </div>
    </div>
  );
  return (
    <section class="laws" lang={lang} aria-label={words.TITLE[lang]}>
      <IndexView
        lang={lang}
        edition={edition ?? '2017'}
        articleLink={articleLink ?? null}
        hrefOf={null}
        official={official ?? NOTHING}
        place={place}
        go={search}
        head={head}
      />
    </section>
  );
}
