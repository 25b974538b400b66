// When the panel opens and closes by itself. Pure.

/** `by`: who opened the panel, null while it is closed. `ids`: findings that were there, newest first; `shown`: the unfolded one. */
export interface Opening {
  by: 'self' | 'user' | null;
  ids: readonly string[];
  shown: string | null;
}

export const CLOSED: Opening = { by: null, ids: [], shown: null };

/**
 * A new finding opens the panel and is unfolded. Findings that are gone (the page was stepped back, a kind was muted) take a panel away that had opened
 * by itself; one that the user opened stays.
 */
export function withFindings(opening: Opening, ids: readonly string[]): Opening {
  if (ids.join() === opening.ids.join()) return opening;
  const fresh = ids.find((id) => !opening.ids.includes(id));
  if (fresh !== undefined) return { by: opening.by ?? 'self', ids, shown: fresh };
  const shown = opening.shown !== null && ids.includes(opening.shown) ? opening.shown : (ids[0] ?? null);
  return { by: ids.length === 0 && opening.by === 'self' ? null : opening.by, ids, shown };
}
