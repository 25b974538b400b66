// A random board as LIN, in the ways that programs write it. Reads nothing of src/records, so that it can prove the reader.
import type { Card } from '../../src/bridge/types';
import type { PlayedBoard, Rng } from './deals';

const inSuits = (cards: readonly Card[]): string =>
  ['S', 'H', 'D', 'C']
    .map(
      (suit) =>
        suit +
        cards
          .filter((card) => card[0] === suit)
          .map((card) => card[1])
          .join(''),
    )
    .join('');

const WORDS: Readonly<Record<string, readonly string[]>> = {
  P: ['p', 'P', 'Pass'],
  X: ['d', 'D', 'X', 'dbl'],
  XX: ['r', 'R', 'XX'],
};

/**
 * The board as `xx|value|` pairs. `style` decides what is free: hands given, forms of the calls, case, page stops, several calls or cards in a value.
 */
export function linOf(played: PlayedBoard, style: Rng): string {
  const some = (chance: number): boolean => style() < chance;
  const { hands, board } = played;
  const three = `${'SWNE'.indexOf(board.dealer) + 1}${[hands.S, hands.W, hands.N].map(inSuits).join(',')}`;
  const deal = some(0.3) ? `${three},${inSuits(hands.E)}` : some(0.7) ? `${three},` : three;
  const lower = some(0.3);
  const parts = [
    some(0.5) ? `qx|o${board.number}|pn|S,W,N,E|st||` : '',
    `md|${lower ? deal.toLowerCase() : deal}|`,
    some(0.5) ? 'rh||' : '',
    `ah|Board ${board.number}|sv|${{ none: 'o', NS: 'n', EW: 'e', all: 'b' }[board.vulnerable]}|`,
  ];
  const together = some(0.2);
  const calls = played.calls.map(({ call }) => {
    const words = WORDS[call];
    // Run together, a call must be one that ends where it ends.
    const text = words === undefined ? call : (words[together ? 0 : Math.floor(style() * words.length)] as string);
    return words === undefined && some(0.3) && !together ? text.replace(/N$/, 'NT') : text;
  });
  parts.push(together ? `mb|${calls.join('')}|` : calls.map((call) => `mb|${call}|`).join(''));
  played.plays.forEach(({ card }, i) => {
    const text = lower ? card[0]?.toLowerCase() + (card[1] as string) : card;
    parts.push(`pc|${text}|`);
    if (i % 4 === 3 && some(0.5)) parts.push(some(0.5) ? 'pg||\n' : 'nt|u1: well played|pg||\r\n');
  });
  if (played.tricks !== null && some(0.5)) parts.push(`mc|${played.tricks}|`);
  return parts.join('');
}
