// The deal of a record: which hands are known, and whether they can be a deal at all.
import { DECK } from '../bridge/cards';
import type { Card } from '../bridge/types';
import { rankAt, suitAt } from './symbols';

/** One hand as written: its cards (index in DECK), and whether some were not told (`x`) or not readable. Null: nothing was told about it. */
interface Hand {
  cards: number[];
  unknown: boolean;
}

/**
 * `hands` by seat from North, null where the hand is not completely known; `partial`: the cards told of such a hand. `owner`: seat by card (index in DECK), -1 unknown.
 * `size`: cards in each of the four hands when all are known and equal, else 0. `valid` false: cards twice, a hand with too many cards,
 * four hands of which only some are complete, or not readable; then nothing may be concluded from it.
 */
export interface Deal {
  hands: readonly (readonly Card[] | null)[];
  partial: readonly (readonly Card[] | null)[];
  owner: Int8Array;
  size: number;
  valid: boolean;
}

const DOT = 46;
/** `x`, a small card that is not told. */
const isSmall = (code: number): boolean => code === 120 || code === 88;
const TEN = /10/g;

/** A hand of PBN 2.1 section 3.4.11: suits spades to clubs with dots between; `-` or nothing is unknown. */
function dotted(text: string): Hand | null | 'unreadable' {
  if (text === '-' || text === '') return null;
  const hand: Hand = { cards: [], unknown: false };
  let suit = 3;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === DOT) {
      if (--suit < 0) return 'unreadable';
      continue;
    }
    const rank = rankAt(code);
    if (rank >= 0) hand.cards.push(suit * 13 + rank);
    else if (isSmall(code)) hand.unknown = true;
    else return 'unreadable';
  }
  return hand.cards.length === 0 && !hand.unknown ? null : hand;
}

/** A hand of LIN: suit letters, each followed by its ranks in any order. */
function lettered(text: string): Hand | null | 'unreadable' {
  const hand: Hand = { cards: [], unknown: false };
  let suit = -1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= 32) continue;
    const next = suitAt(code);
    if (next >= 0) {
      suit = next;
      continue;
    }
    const rank = rankAt(code);
    if (suit < 0) return 'unreadable';
    if (rank >= 0) hand.cards.push(suit * 13 + rank);
    else if (isSmall(code)) hand.unknown = true;
    else return 'unreadable';
  }
  return hand.cards.length === 0 && !hand.unknown ? null : hand;
}

/** The one hand that is not told is the rest of the deck when the other three hold 39 cards (LIN and PBN alike). */
function withRest(hands: (Hand | null)[], owner: Int8Array): void {
  const missing = hands.indexOf(null);
  if (missing < 0 || hands.indexOf(null, missing + 1) >= 0) return;
  if (hands.some((hand) => hand !== null && (hand.unknown || hand.cards.length !== 13))) return;
  const cards: number[] = [];
  for (let card = 0; card < 52; card++) if (owner[card] === -1) cards.push(card);
  for (const card of cards) owner[card] = missing;
  hands[missing] = { cards, unknown: false };
}

function dealOf(hands: (Hand | null)[], readable: boolean): Deal | null {
  if (readable && hands.every((hand) => hand === null)) return null;
  const owner = new Int8Array(52).fill(-1);
  let valid = readable;
  for (let seat = 0; seat < 4; seat++) {
    const hand = hands[seat];
    if (!hand) continue;
    if (hand.cards.length > 13) valid = false;
    for (const card of hand.cards) {
      if (owner[card] !== -1) valid = false;
      owner[card] = seat;
    }
  }
  if (valid) withRest(hands, owner);
  const told = hands.filter((hand): hand is Hand => hand !== null);
  const first = told[0]?.cards.length ?? 0;
  const whole = told.length === 4 && told.every((hand) => !hand.unknown);
  const even = whole && told.every((hand) => hand.cards.length === first);
  if (whole && !even && told.some((hand) => hand.cards.length === 13)) valid = false;
  const isKnown = (hand: Hand): boolean => !hand.unknown && (even || hand.cards.length === 13);
  const cardsOf = (hand: Hand): readonly Card[] => hand.cards.map((card) => DECK[card] as Card);
  const known = hands.map((hand) => (hand && isKnown(hand) ? cardsOf(hand) : null));
  const partial = hands.map((hand) => (hand && !isKnown(hand) && hand.cards.length > 0 ? cardsOf(hand) : null));
  return { hands: known, partial, owner, size: even ? first : 0, valid };
}

/** Value of PBN's Deal tag (section 3.4.11), `N:` and four hands clockwise. Null: no deal is told. */
export function pbnDeal(value: string): Deal | null {
  const text = value.trim().replace(TEN, 'T');
  if (text === '' || text === '-') return null;
  const first = 'NESW'.indexOf((text[0] as string).toUpperCase());
  if (first < 0 || text[1] !== ':') return dealOf([null, null, null, null], false);
  const hands: (Hand | null)[] = [null, null, null, null];
  const parts = text.slice(2).split(' ');
  let readable = true;
  let place = 0;
  for (const part of parts) {
    if (part === '') continue;
    const hand = place > 3 ? 'unreadable' : dotted(part);
    if (hand === 'unreadable') readable = false;
    else hands[(first + place) & 3] = hand;
    place++;
  }
  return dealOf(hands, readable);
}

/** Hands of LIN, South, West, North, East, separated by commas. Null: no deal is told. */
export function linDeal(value: string): Deal | null {
  const hands: (Hand | null)[] = [null, null, null, null];
  const text = value.replace(TEN, 'T');
  let readable = true;
  let from = 0;
  for (let place = 0; from <= text.length; place++) {
    let to = text.indexOf(',', from);
    if (to < 0) to = text.length;
    const hand = lettered(text.slice(from, to));
    if (hand === 'unreadable' || (hand !== null && place > 3)) readable = false;
    else if (hand !== null) hands[(place + 2) & 3] = hand;
    from = to + 1;
  }
  return dealOf(hands, readable);
}
