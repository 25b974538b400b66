// A random board as PBN, in export form or in a free import form. Reads nothing of src/records, so that it can prove the reader.
import type { Card, Seat } from '../../src/bridge/types';
import type { PlayedBoard, Rng } from './deals';

const AROUND = 'NESW';
const dotted = (cards: readonly Card[]): string =>
  ['S', 'H', 'D', 'C']
    .map((suit) =>
      cards
        .filter((card) => card[0] === suit)
        .map((card) => card[1])
        .join(''),
    )
    .join('.');

const seatFrom = (first: number, places: number): Seat => AROUND[(first + places) % 4] as Seat;
const WORDS: Readonly<Record<string, readonly string[]>> = {
  P: ['Pass', 'pass', 'P'],
  X: ['X', 'x', 'Dbl'],
  XX: ['XX', 'xx', 'R'],
};

/** The board as one game. `style` decides what the import form leaves free; `turned`: rows in order of play instead of fixed columns. */
export function pbnOf(played: PlayedBoard, style: Rng, turned = false): string {
  const some = (chance: number): boolean => style() < chance;
  const { board, hands, contract } = played;
  const first = Math.floor(style() * 4);
  const free = some(0.5);
  const tag = (name: string, value: string): string =>
    free && some(0.3) ? `[ ${name}${some(0.5) ? '\n' : ' '}"${value}" ]` : `[${name} "${value}"]`;
  const deal = [0, 1, 2, 3].map((k) => dotted(hands[seatFrom(first, k)])).join(' ');
  const vulnerable = { none: ['None', 'Love', '-'], NS: ['NS'], EW: ['EW'], all: ['All', 'Both'] }[board.vulnerable];
  const lines = [
    tag('Event', 'Any'),
    tag('Board', String(board.number)),
    tag('Dealer', board.dealer),
    tag('Vulnerable', vulnerable[Math.floor(style() * vulnerable.length)] as string),
    tag('Deal', `${AROUND[first]}:${deal}`),
    tag('Declarer', contract?.declarer ?? ''),
    tag(
      'Contract',
      contract === null
        ? 'Pass'
        : `${contract.level}${contract.strain === 'N' ? 'NT' : contract.strain}${['', 'X', 'XX'][contract.doubled]}`,
    ),
    tag('Result', played.tricks === null ? '' : String(played.tricks)),
  ];
  if (free && some(0.3)) lines.push('{ a comment\n\nwith an empty line }', '; and one more', '% and an escape');
  const dealer = AROUND.indexOf(board.dealer);
  const shift = free ? Math.floor(style() * 4) : 0;
  lines.push(tag('Auction', seatFrom(dealer + 4 - shift, 0)));
  const calls = played.calls.map(({ call }) => {
    const words = WORDS[call];
    const text =
      words === undefined ? call.replace(/N$/, 'NT') : (words[free ? Math.floor(style() * words.length) : 0] as string);
    return free && some(0.1) ? `${text}! {why} $13` : text;
  });
  const cells = [...Array.from({ length: shift }, () => '-'), ...calls];
  const passes = contract === null ? 4 : 3;
  if (some(0.5)) cells.splice(cells.length - passes, passes, free && some(0.5) ? 'all pass' : 'AP');
  for (let i = 0; i < cells.length; i += 4) lines.push(cells.slice(i, i + 4).join(' '));
  if (contract !== null) {
    const leader = AROUND.indexOf(contract.declarer) + 1;
    const column = free && !turned ? Math.floor(style() * 4) : leader % 4;
    lines.push(tag('Play', seatFrom(column, 0)));
    for (let i = 0; i < played.plays.length; i += 4) {
      const row = played.plays.slice(i, i + 4);
      const cards = turned ? row : [0, 1, 2, 3].map((k) => row.find(({ seat }) => seat === seatFrom(column, k)));
      lines.push(cards.map((play) => play?.card ?? '-').join(free ? '  ' : ' '));
    }
    if (some(0.3)) lines.push('*');
  }
  const end = free && some(0.3) ? '\r' : some(0.5) ? '\r\n' : '\n';
  return `${lines.join('\n')}\n\n`.replaceAll('\n', end);
}
