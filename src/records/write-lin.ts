// One board as LIN, for a link to a hand viewer.
import { ofSuit, rankOf, sorted } from '../bridge/cards';
import type { TableEvent } from '../bridge/events';
import { type Board, type Card, SEATS, type Seat, type Suit } from '../bridge/types';

/** Digit of the dealer, and the order of the hands, in the deal's value. */
const HAND_ORDER: readonly Seat[] = ['S', 'W', 'N', 'E'];
const SUIT_ORDER: readonly Suit[] = ['S', 'H', 'D', 'C'];
const VULNERABLE: Readonly<Record<Board['vulnerable'], string>> = { none: 'o', NS: 'n', EW: 'e', all: 'b' };

const hand = (cards: readonly Card[]): string =>
  SUIT_ORDER.map((suit) => `${suit}${sorted(ofSuit(cards, suit)).map(rankOf).join('')}`).join('');

const pair = (command: string, value: string): string => `${command}|${value.replaceAll('|', '')}|`;

/** LIN knows `p`, `d` and `r`; a bid is written as we write it. */
const call = (event: Extract<TableEvent, { type: 'call' }>): string => {
  const word = { P: 'p', X: 'd', XX: 'r' }[event.call as string] ?? event.call;
  const explained = event.explanation === undefined ? '' : pair('an', event.explanation);
  return pair('mb', event.alert ? `${word}!` : word) + explained;
};

/**
 * The board of these events as LIN: deal, auction, cards in order of play, and declarer's tricks after a claim. LIN has no marks and cannot
 * leave a call or a card out, so it stops at the first `gap`. Null when the events hold no deal or fewer than three hands.
 */
export function writeLin(events: readonly TableEvent[]): string | null {
  const board = events.find((event) => event.type === 'board')?.board;
  const hands = new Map<Seat, readonly Card[]>();
  for (const event of events) if (event.type === 'hand' && !hands.has(event.seat)) hands.set(event.seat, event.cards);
  if (board === undefined || SEATS.filter((seat) => hands.has(seat)).length < 3) return null;
  const dealt = HAND_ORDER.map((seat) => hand(hands.get(seat) ?? [])).map((text) => (text === 'SHDC' ? '' : text));
  const parts = [
    pair('md', `${HAND_ORDER.indexOf(board.dealer) + 1}${dealt.join(',')}`),
    pair('sv', VULNERABLE[board.vulnerable]),
    ...(board.number === null ? [] : [pair('ah', `Board ${board.number}`)]),
  ];
  for (const event of events) {
    if (event.type === 'gap') break;
    if (event.type === 'call') parts.push(call(event));
    if (event.type === 'play') parts.push(pair('pc', event.card));
    if (event.type === 'claim' && event.counted === 'total') parts.push(pair('mc', String(event.tricks)));
  }
  return parts.join('');
}
