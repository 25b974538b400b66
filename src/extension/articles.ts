// The background's answer to "what do these articles say": our titles and summaries.
import { article } from '../laws/catalogue';
import type { ArticleId, Edition } from '../laws/law';
import type { ArticleCard } from '../ui/overlay/view';

/** In the order asked; an article that the edition does not have is left out. */
export function articleCards(ids: readonly ArticleId[], edition: Edition): readonly ArticleCard[] {
  return ids.flatMap((id) => {
    const found = article(id, edition);
    if (found === null || found === undefined) return [];
    return [{ id, title: found.title, summary: found.summary, workedOut: found.workedOut !== false }];
  });
}
