// The background's answer to "what do these articles say": our titles and summaries, and the user's own copy of the official text.
import { article } from '../laws/catalogue';
import type { ArticleId, Edition } from '../laws/law';
import type { Official } from '../laws/official/passage';
import type { ArticleCard } from '../ui/overlay/view';

/** In the order asked; an article that the edition does not have is left out. */
export function articleCards(
  ids: readonly ArticleId[],
  edition: Edition,
  official: ReadonlyMap<ArticleId, readonly Official[]> = new Map(),
): readonly ArticleCard[] {
  return ids.flatMap((id) => {
    const found = article(id, edition);
    if (found === null || found === undefined) return [];
    const { title, summary, workedOut } = found;
    return [{ id, title, summary, workedOut: workedOut !== false, official: official.get(id) }];
  });
}
