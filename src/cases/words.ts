// The small words of the case notation: seats, cards, hands and calls as an arbiter writes them, in Dutch or English letters.
import type { Call, Card, Contract, Rank, Seat, Strain, Suit } from '../bridge/types';

/** A word that is not in the notation. `reason` says what was expected. */
export class NotationError extends Error {
  override name = 'NotationError';
}

const SUIT: Readonly<Record<string, Suit>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  S: 'S',
  H: 'H',
  D: 'D',
  C: 'C',
};
// The Dutch letters H V B stand for no English rank and K Q J for no Dutch one, so both can be read.
const RANK: Readonly<Record<string, Rank>> = {
  A: 'A',
  K: 'K',
  H: 'K',
  Q: 'Q',
  V: 'Q',
  J: 'J',
  B: 'J',
  T: 'T',
  '9': '9',
  '8': '8',
  '7': '7',
  '6': '6',
  '5': '5',
  '4': '4',
  '3': '3',
  '2': '2',
};
const SEAT: Readonly<Record<string, Seat>> = { N: 'N', E: 'E', O: 'E', S: 'S', Z: 'S', W: 'W' };

export function seat(word: string): Seat {
  const found = SEAT[word.toUpperCase()];
  if (found === undefined) throw new NotationError(`"${word}" is no seat: write N, E, S or W (O and Z also do)`);
  return found;
}

export function suit(word: string): Suit {
  const found = SUIT[word.toUpperCase()];
  if (found === undefined) throw new NotationError(`"${word}" is no suit: write ♠ ♥ ♦ ♣ or S H D C`);
  return found;
}

export function rank(word: string): Rank {
  const found = RANK[word.toUpperCase() === '10' ? 'T' : word.toUpperCase()];
  if (found === undefined) throw new NotationError(`"${word}" is no rank: write A K Q J T 9 … 2 (or A H V B 10)`);
  return found;
}

export const card = (word: string): Card => `${suit(word.slice(0, 1))}${rank(word.slice(1))}`;

/** `♠A7` or `SA7`: one suit and its ranks; `10` may stand for T. */
function holding(word: string): readonly Card[] {
  const of = suit(word.slice(0, 1));
  return (word.slice(1).match(/10|./gu) ?? []).map((one): Card => `${of}${rank(one)}`);
}

/** `♠A7 ♥86 ♦B`: the suits of one hand; `-` for no cards. Refuses a card twice and more than 14 cards. */
export function hand(words: readonly string[]): readonly Card[] {
  const cards = words.filter((word) => word !== '-').flatMap(holding);
  const twice = cards.find((one, i) => cards.indexOf(one) !== i);
  if (twice !== undefined) throw new NotationError(`the card ${twice} stands twice in one hand`);
  if (cards.length > 14) throw new NotationError(`a hand of ${cards.length} cards is impossible`);
  return cards;
}

/** `W.♠Q` or `W.SQ`; the dot may be left out before a suit sign. */
export function seatCard(word: string): { seat: Seat; card: Card } {
  const found = /^(.)\.?(.+)$/u.exec(word);
  if (found === null) throw new NotationError(`"${word}" is no card of a seat: write W.♠Q`);
  return { seat: seat(found[1] as string), card: card(found[2] as string) };
}

export function strain(word: string): Strain {
  const upper = word.toUpperCase();
  return upper === 'N' || upper === 'NT' || upper === 'SA' || upper === 'ZT' ? 'N' : suit(word);
}

export function call(word: string): Call {
  const upper = word.toUpperCase();
  if (upper === 'P' || upper === 'PAS' || upper === 'PASS') return 'P';
  if (upper === 'X' || upper === 'XX') return upper;
  const level = Number(word[0]);
  if (!(level >= 1 && level <= 9))
    throw new NotationError(`"${word}" is no call: write P, X, XX or a bid such as 1♥ or 3NT`);
  return `${level}${strain(word.slice(1))}` as Call;
}

/** `3NT` `4♥X` `4SXX`, and the seat of declarer. */
export function contract(bid: string, declarer: string): Contract {
  const found = /^([1-7])(.+?)(X{0,2})$/iu.exec(bid);
  if (found === null) throw new NotationError(`"${bid}" is no contract: write 3NT, 4♥X`);
  return {
    level: Number(found[1]) as Contract['level'],
    strain: strain(found[2] as string),
    doubled: (found[3] as string).length as 0 | 1 | 2,
    declarer: seat(declarer),
  };
}

/** A whole number from `low` to `high`. */
export function count(word: string | undefined, low: number, high: number): number {
  const n = Number(word);
  if (word === undefined || !Number.isInteger(n) || n < low || n > high) {
    throw new NotationError(`"${word ?? ''}" is no number from ${low} to ${high}`);
  }
  return n;
}

/** One of the given words, else the fallback; without a fallback it must be there. */
export function oneOf<T extends string>(word: string | undefined, words: readonly T[], fallback?: T): T {
  if (word !== undefined && (words as readonly string[]).includes(word)) return word as T;
  if (fallback !== undefined && word === undefined) return fallback;
  throw new NotationError(`"${word ?? ''}" should be one of: ${words.join(', ')}`);
}
