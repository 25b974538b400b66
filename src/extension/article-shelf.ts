// Titles and summaries of the articles that are drawn, each asked for once.
import type { ArticleId, Edition } from '../laws/law';
import type { ArticleCard, View } from '../ui/overlay/view';
import type { Ask } from './messages';

export interface Shelf {
  cards(): ReadonlyMap<ArticleId, ArticleCard>;
  /** Asks for those of what is about to be drawn, as far as they were not asked for before. */
  stock(view: Pick<View, 'findings' | 'occasions' | 'due'>, edition: Edition): void;
  /** Forgets all: other rules hold. */
  clear(): void;
}

/** `came` runs when there are more of them. Where asking fails, numbers stand without titles. */
export function openShelf(ask: Ask, came: () => void, failed: (error: unknown) => void): Shelf {
  const cards = new Map<ArticleId, ArticleCard>();
  const asked = new Set<ArticleId>();
  return {
    cards: () => cards,
    stock({ findings, occasions, due }, edition) {
      const told = [...findings, ...occasions].flatMap(({ rulings }) => rulings);
      const rulings = [...told, ...due.map(({ ruling }) => ruling)];
      const ids = [...new Set(rulings.flatMap((ruling) => ruling.articles))].filter((id) => !asked.has(id));
      if (ids.length === 0) return;
      for (const id of ids) asked.add(id);
      ask({ kind: 'articles', ids, edition }).then((found) => {
        for (const card of found) cards.set(card.id, card);
        came();
      }, failed);
    },
    clear() {
      cards.clear();
      asked.clear();
    },
  };
}
