// Number, dealer and vulnerability of the board.
import { type Board, SEATS, type Seat, turned } from '../../bridge/types';
import { lengthOf, textOf } from '../dom';
import { seatOf } from './auction';
import { all, innermost, type Scope } from './find';
import type { Directions } from './honours';
import { MARKS, UNUSED_BOARD } from './marks';

const CYCLE: readonly Board['vulnerable'][] = ['none', 'NS', 'EW', 'all'];

/** Vulnerability of a numbered board (law 2): four boards a row, each row one place further. */
const vulnerableOf = (number: number): Board['vulnerable'] => {
  const n = (number - 1) % 16;
  return CYCLE[(n + Math.floor(n / 4)) % 4] as Board['vulnerable'];
};

const dealerOf = (number: number): Seat => SEATS[(number - 1) % 4] as Seat;

/** Dealer by the bar along an edge of the small square: a place on the screen, turned by who sits at the bottom. */
function dealerByBar({ within, shown }: Scope, bottom: Seat | null): Seat | null {
  const bar = all(within, MARKS.dealer.find)[0];
  if (bar === undefined || !shown(bar) || bottom === null) return null;
  const [width, height, left, top] = (['width', 'height', 'left', 'top'] as const).map((what) => lengthOf(bar, what));
  if (width == null || height == null || width === height) return null;
  if (width > height) return top == null ? null : turned(bottom, top === 0 ? 2 : 0);
  return left == null ? null : turned(bottom, left === 0 ? 1 : 3);
}

/**
 * Vulnerability by the headings of the auction. Reports differ on their order, so each is known by its text; where that does not tell
 * and only one side is vulnerable, null.
 */
function vulnerableByHeadings(within: HTMLElement, directions: Directions): Board['vulnerable'] | null {
  const cells = MARKS.headers.map((selector) => innermost(within, selector)).find((found) => found.length === 4);
  if (cells === undefined || cells.some((cell) => textOf(cell) === '')) return null;
  const marked = cells.map(
    (cell) => cell.classList.contains('vulnerable') || cell.querySelector('.vulnerable') !== null,
  );
  if (marked.every((it) => it)) return 'all';
  if (!marked.some((it) => it)) return 'none';
  if (marked[0] !== marked[2] || marked[1] !== marked[3]) return null;
  const seats = cells.map((cell) => seatOf(textOf(cell), directions));
  const one = seats[marked[0] ? 0 : 1];
  if (one == null) return null;
  return one === 'N' || one === 'S' ? 'NS' : 'EW';
}

/** Null while there is no deal, or its number is that of a viewer nobody used. `empty`: there is no deal at all. */
export function readBoard(
  scope: Scope,
  bottom: Seat | null,
  directions: Directions,
): { board: Board | null; empty: boolean } {
  const { within } = scope;
  const panel = all(within, MARKS.boardNumber.find)[0];
  const text = panel === undefined ? '' : textOf(panel);
  const number = /^\d{1,4}$/.test(text) ? Number(text) : null;
  if (number === null || number === 0 || number === UNUSED_BOARD) return { board: null, empty: text === '' };
  return {
    board: {
      number,
      // A table for teaching may turn and number boards as it likes, so what is drawn goes before what the number says.
      dealer: dealerByBar(scope, bottom) ?? dealerOf(number),
      vulnerable: vulnerableByHeadings(within, directions) ?? vulnerableOf(number),
    },
    empty: false,
  };
}
