// A card by two keys: suit, then rank, in the letters of the language.
import { type Card, RANKS, type Rank, type Suit } from '../../bridge/types';
import type { Lang } from '../../text';

const SUIT_KEYS: Readonly<Record<Lang, Readonly<Record<string, Suit>>>> = {
  nl: { s: 'S', h: 'H', r: 'D', d: 'D', k: 'C', c: 'C' },
  en: { s: 'S', h: 'H', d: 'D', c: 'C' },
};
const RANK_KEYS: Readonly<Record<Lang, Readonly<Record<string, Rank>>>> = {
  nl: { a: 'A', h: 'K', v: 'Q', b: 'J', t: 'T', '1': 'T', '0': 'T' },
  en: { a: 'A', k: 'K', q: 'Q', j: 'J', t: 'T', '1': 'T', '0': 'T' },
};

/** What a key makes of the suit typed before it: a card, a new suit, or null where it is neither. */
export function typed(suit: Suit | null, key: string, lang: Lang): { card: Card } | { suit: Suit } | null {
  const letter = key.toLowerCase();
  if (suit !== null) {
    const rank = RANK_KEYS[lang][letter] ?? RANKS.find((one) => one === letter);
    if (rank !== undefined) return { card: `${suit}${rank}` };
  }
  const next = SUIT_KEYS[lang][letter];
  return next === undefined ? null : { suit: next };
}
