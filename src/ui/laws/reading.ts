// What stands around an article: its parts, what it leans on, who leans on it, which editions are worked out.
import { article, catalogue, referredBy } from '../../laws/catalogue';
import type { Article, ArticleId, Edition } from '../../laws/law';

/** All ids once, in the order of the law book. */
export const articleIds: readonly ArticleId[] = [...new Set(catalogue.map((one) => one.id))];

/** `50D2a` to `['50', 'D', '2', 'a']`. */
const stepsOf = (id: string): readonly string[] =>
  /^(\d+)([A-Z])?(\d)?([a-z])?$/.exec(id)?.slice(1).filter(Boolean) ?? [];

/** How deep an article lies: a law 1, `50D2a` 4. */
export const depthOf = (id: ArticleId): number => stepsOf(id).length;

/** The articles that this one stands in, the law first. */
export function around(id: ArticleId): readonly ArticleId[] {
  const steps = stepsOf(id);
  const wider = steps.slice(1).map((_, i) => steps.slice(0, i + 1).join('') as ArticleId);
  return wider.filter((one) => articleIds.includes(one));
}

/** The parts right below an article. */
export const partsOf = (id: ArticleId): readonly ArticleId[] => articleIds.filter((one) => around(one).at(-1) === id);

/** The article before or after it in the law book, or null. */
export const beside = (id: ArticleId, step: 1 | -1): ArticleId | null =>
  articleIds[articleIds.indexOf(id) + step] ?? null;

/**
 * How an article reads. `edition`: that of the wording, which is another one where the edition asked for is not worked out. `article.id` is that of an
 * article around it where the list has no such article.
 */
export interface Wording {
  article: Article;
  edition: Edition;
}

/** Null where no edition has such an article or one around it. */
export function wordingOf(id: ArticleId, edition: Edition): Wording | null {
  for (const one of [edition, '2017', '2007', '1997'] as const) {
    const found = article(id, one);
    if (found !== null) return { article: found, edition: one };
  }
  return null;
}

/** Which of the editions have this very article worked out, newest first, and whether in the words of the one given. */
export function editionsOf({
  article: shown,
}: Wording): readonly { edition: Edition; as: 'here' | 'other' | 'none' }[] {
  return (['2017', '2007', '1997'] as const).map((edition) => {
    if (shown.editions.includes(edition)) return { edition, as: shown.workedOut === false ? 'none' : 'here' };
    const other = catalogue.some((one) => one.id === shown.id && one.editions.includes(edition));
    return { edition, as: other ? 'other' : 'none' };
  });
}

/** What can be opened inside an article: its parts, then what else it leans on. */
export function insideOf({ article: shown }: Wording): { parts: readonly ArticleId[]; refers: readonly ArticleId[] } {
  const parts = partsOf(shown.id);
  return { parts, refers: shown.refers.filter((id) => !parts.includes(id)) };
}

/** Who leans on it, apart from what it is a part of: that shows it already. */
export const namedBy = (id: ArticleId): readonly ArticleId[] => {
  const wider = around(id);
  return referredBy(id).filter((one) => !wider.includes(one));
};

/** Whether an article is being read already on the way to itself: opening it once more would never end. */
export const isOpen = (path: readonly ArticleId[], id: ArticleId): boolean => path.includes(id);
