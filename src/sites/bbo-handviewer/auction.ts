// The auction and the tricks box of the hand viewer.
import { type Board, type Call, type Contract, type Seat, type Strain, turned } from '../../bridge/types';
import { background, childrenOf, shown, suitSign, textOf } from '../dom';
import { Unreadable } from '../site';
import { COLOURS, COLUMNS, CONTRACT, SELECTORS, TRICKS, TRUMP } from './marks';

export interface SeenCall {
  seat: Seat;
  call: Call;
  alert?: boolean;
}

/** `calls` null: no auction is shown. `dealer` null: nobody has called yet. */
export interface SeenAuction {
  calls: readonly SeenCall[] | null;
  dealer: Seat | null;
  vulnerable: Board['vulnerable'] | null;
}

/** `counted`: tricks in the box, the one on the table included once it is complete. `strain` also where there is no contract. */
export interface SeenBox {
  contract: Contract | null;
  strain: Strain | null;
  counted: number | null;
}

// The boxes share a class and change places when the page adds one again, so each is known by what is in it.
const rowsOf = (box: HTMLElement): readonly HTMLElement[] => [...box.querySelectorAll<HTMLElement>('tr')];
const cellsOf = (row: HTMLElement): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>('td')];
const isHeading = (box: HTMLElement): boolean =>
  cellsOf(rowsOf(box)[0] ?? box)
    .slice(0, 4)
    .map(textOf)
    .join('') === COLUMNS.join('');

/** Vulnerability from the two sides' marks, each pair of which must agree. */
export function vulnerability(marked: (seat: Seat) => boolean): Board['vulnerable'] {
  if (marked('N') !== marked('S') || marked('E') !== marked('W'))
    throw new Unreadable('board', 'partners differ in vulnerability');
  if (marked('N')) return marked('E') ? 'all' : 'NS';
  return marked('E') ? 'EW' : 'none';
}

function toCall(text: string): Call | null {
  if (text === 'P' || text === 'X' || text === 'XX') return text;
  const bid = /^([1-7])\s*(♣|♦|♥|♠|NT)$/.exec(text);
  if (!bid?.[1] || !bid[2]) return null;
  return `${bid[1]}${suitSign(bid[2]) ?? 'N'}` as Call;
}

/** The calls on the table, in order. An empty cell ends them, `?` marks the next one to come. Throws `Unreadable('auction')`. */
export function readAuction(table: HTMLElement): SeenAuction {
  const boxes = childrenOf(table, SELECTORS.box);
  const heading = boxes.find(isHeading);
  if (heading === undefined || !shown(heading)) return { calls: null, dealer: null, vulnerable: null };
  const headingCells = cellsOf(rowsOf(heading)[0] ?? heading);
  const marked = (seat: Seat): boolean => {
    const cell = headingCells[COLUMNS.indexOf(seat)];
    return cell !== undefined && background(cell) === COLOURS.vulnerable;
  };
  const vulnerable = vulnerability(marked);
  const auction = boxes.find((box) => box !== heading && box.querySelector('table') !== null);
  if (auction === undefined || !shown(auction)) return { calls: null, dealer: null, vulnerable };

  const calls: SeenCall[] = [];
  let dealer: Seat | null = null;
  let ended = false;
  for (const [row, line] of rowsOf(auction).entries()) {
    const cells = cellsOf(line);
    if (cells.length < 4) throw new Unreadable('auction', `row ${row} has ${cells.length} cells`);
    for (const [column, seat] of COLUMNS.entries()) {
      const cell = cells[column] as HTMLElement;
      const text = textOf(cell);
      if (text === '' || text === '?') {
        // Empty cells before the dealer's column are no end of anything.
        ended ||= dealer !== null || text === '?';
        if (text === '?') dealer ??= seat;
        continue;
      }
      const call = toCall(text);
      if (call === null) throw new Unreadable('auction', `a cell with ${text.length} characters`);
      if (ended || (dealer === null && row > 0)) throw new Unreadable('auction', 'a call behind an empty cell');
      dealer ??= seat;
      if (turned(dealer, calls.length) !== seat) throw new Unreadable('auction', 'a call in the wrong column');
      calls.push(background(cell) === COLOURS.alerted ? { seat, call, alert: true } : { seat, call });
    }
  }
  return { calls, dealer, vulnerable };
}

/** The contract and the tricks won. A box that is hidden keeps its old text and is not read. Throws `Unreadable('contract')`. */
export function readTricksBox(table: HTMLElement): SeenBox {
  const box = childrenOf(table, SELECTORS.box).find((it) => it.querySelector(SELECTORS.bar) !== null);
  if (box === undefined || !shown(box)) return { contract: null, strain: null, counted: null };
  const [left, right] = [...box.querySelectorAll<HTMLElement>(SELECTORS.bar)].map(textOf);
  const tricks = TRICKS.exec(right ?? '');
  if (!tricks) throw new Unreadable('contract', 'the number of tricks');
  const counted = Number(tricks[1]) + Number(tricks[2]);
  if (counted > 13) throw new Unreadable('contract', `${counted} tricks`);
  const trump = TRUMP.exec(left ?? '');
  if (trump) return { contract: null, strain: suitSign(trump[1] ?? '') ?? 'N', counted };
  const found = CONTRACT.exec(left ?? '');
  if (!found) throw new Unreadable('contract', 'the contract');
  const strain: Strain = suitSign(found[2] ?? '') ?? 'N';
  const contract: Contract = {
    level: Number(found[1]) as Contract['level'],
    strain,
    doubled: found[3] === 'xx' ? 2 : found[3] === 'x' ? 1 : 0,
    declarer: found[4] as Seat,
  };
  return { contract, strain, counted };
}
