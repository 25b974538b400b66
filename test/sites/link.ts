// A board as the query of a hand viewer's address.
import type { Card, Seat } from '../../src/bridge/types';
import type { PlayedBoard } from '../help/deals';

const DEALER: Readonly<Record<Seat, string>> = { S: '1', W: '2', N: '3', E: '4' };
const VULNERABLE = { none: 'o', NS: 'n', EW: 'e', all: 'b' } as const;

function handText(cards: readonly Card[]): string {
  const ranks = (suit: string): string =>
    cards
      .filter((card) => card[0] === suit)
      .map((card) => card[1])
      .join('');
  return ['S', 'H', 'D', 'C'].map((suit) => suit + ranks(suit)).join('');
}

/** `?lin=...` for the board, with more commands (`mc|9|`) behind it. */
export function linkOf({ board, hands, calls, plays }: PlayedBoard, tail = ''): string {
  const md = DEALER[board.dealer] + (['S', 'W', 'N', 'E'] as const).map((seat) => handText(hands[seat])).join(',');
  const mb = calls.map(({ call }) => `mb|${call === 'X' ? 'd' : call === 'XX' ? 'r' : call}|`).join('');
  const pc = plays.map(({ card }) => `pc|${card}|`).join('');
  const lin = `ah|Board ${board.number}|md|${md}|sv|${VULNERABLE[board.vulnerable]}|${mb}${pc}${tail}`;
  return `?lin=${encodeURIComponent(lin)}`;
}
