// The background's answer to "what do these articles say": our titles and summaries, the user's own copy of the official text, and the user's own address.
import { article } from '../laws/catalogue';
import type { ArticleId, Edition } from '../laws/law';
import type { Official } from '../laws/official/passage';
import { articleAddress } from '../ui/article-link';
import type { ArticleCard } from '../ui/overlay/view';

/** In the order asked; an article that the edition does not have is left out. `articleLink`: the user's template, null where there is none. */
export function articleCards(
  ids: readonly ArticleId[],
  edition: Edition,
  official: ReadonlyMap<ArticleId, readonly Official[]> = new Map(),
  articleLink: string | null = null,
): readonly ArticleCard[] {
  return ids.flatMap((id) => {
    const found = article(id, edition);
    if (found === null || found === undefined) return [];
    const { title, summary, workedOut } = found;
    const own = articleAddress(articleLink, id) ?? undefined;
    return [{ id, title, summary, workedOut: workedOut !== false, official: official.get(id), own }];
  });
}
