// The deck: reading and ordering cards.
import { type Card, RANKS, type Rank, SUITS, type Suit } from './types';

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card[1] as Rank;

/** All 52 cards, clubs first, low to high. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const HEIGHT: Readonly<Record<Rank, number>> = Object.fromEntries(RANKS.map((rank, i) => [rank, i + 2])) as Record<
  Rank,
  number
>;
const SUIT_ORDER: Readonly<Record<Suit, number>> = { C: 0, D: 1, H: 2, S: 3 };

/** Height of a card within its suit: 2 for a two, 14 for an ace. */
export const height = (card: Card): number => HEIGHT[rankOf(card)];

/** Place of a card in the deck, 0 to 51: the index in `DECK`. */
export const indexOf = (card: Card): number => SUIT_ORDER[suitOf(card)] * 13 + height(card) - 2;

/** A K Q J 10 are honours (Laws, chapter I, definition of honour). */
export const isHonour = (card: Card): boolean => height(card) >= 10;

export const ofSuit = (cards: readonly Card[], suit: Suit): readonly Card[] => cards.filter((card) => card[0] === suit);
export const hasSuit = (cards: readonly Card[], suit: Suit): boolean => cards.some((card) => card[0] === suit);

/** Sorted as a bridge column prints a hand: spades first, high to low. */
export const sorted = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => SUIT_ORDER[suitOf(b)] - SUIT_ORDER[suitOf(a)] || height(b) - height(a));

/** Highest of the cards by rank, or undefined when there are none. Meant for cards of one suit. */
export const highest = (cards: readonly Card[]): Card | undefined =>
  cards.reduce<Card | undefined>(
    (best, card) => (best === undefined || height(card) > height(best) ? card : best),
    undefined,
  );
export const lowest = (cards: readonly Card[]): Card | undefined =>
  cards.reduce<Card | undefined>(
    (best, card) => (best === undefined || height(card) < height(best) ? card : best),
    undefined,
  );

/** A card from its two letters, suit first, any case, `10` for ten; null when it is none. */
export function toCard(text: string): Card | null {
  const suit = text[0]?.toUpperCase();
  const rest = text.slice(1).toUpperCase();
  const rank = rest === '10' ? 'T' : rest;
  return SUITS.includes(suit as Suit) && RANKS.includes(rank as Rank) ? (`${suit}${rank}` as Card) : null;
}
