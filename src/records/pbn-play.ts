// The Play section of PBN (section 3.6 of PBN 2.1): rows of four in fixed columns, whoever led.
import type { PlayMark } from '../bridge/events';
import type { Contract, Strain } from '../bridge/types';
import type { Deal } from './deal';
import type { Draft } from './draft';
import { cardAt, cardEnd, seatAt } from './symbols';
import { winningPlace } from './tricks';

const MARKS: readonly (PlayMark | null)[] = [null, 'revoke', 'leadOutOfTurn'];

/** What came of writing a play. `all`: every card of the deal. `tricks`: of declarer's side, null where that is not known. */
export interface Written {
  all: boolean;
  tricks: number | null;
}

export class PbnPlay {
  /** Cards by place in the section, as indices in DECK, -1 for a dash. */
  private readonly cells: number[] = [];
  private readonly marks: number[] = [];
  private readonly lines: number[] = [];
  private nextMark = 0;
  private stopped = false;
  private lastCard = 0;
  /** Cells that hold something that is no card. */
  private readonly broken = new Set<number>();
  /** Line of the first of them. */
  badLine: number | null = null;

  /** `seat`: of the first column, -1 when the tag does not name one. */
  constructor(
    private readonly seat: number,
    readonly line: number,
  ) {}

  /** Number of cells up to the last card: what is behind it was not recorded. */
  get count(): number {
    return this.lastCard;
  }
  /** Cells read so far. */
  get size(): number {
    return this.cells.length;
  }
  get cards(): number {
    return this.cells.reduce((sum, card) => (card < 0 ? sum : sum + 1), this.broken.size);
  }
  /** Whether the row with the last card has no card in some of its four places. */
  get endsInTrick(): boolean {
    const row = this.lastCard - 1 - ((this.lastCard - 1) % 4);
    return [0, 1, 2, 3].some((k) => (this.cells[row + k] ?? -1) < 0 && !this.broken.has(row + k));
  }
  get lastLine(): number {
    return this.lines[this.lastCard - 1] ?? this.line;
  }

  word(word: string, line: number): void {
    if (this.stopped || this.cells.length >= 52) {
      if (!this.stopped && word !== '-') this.badLine ??= line;
      return;
    }
    let card = cardAt(word, 0);
    if (card >= 0 && cardEnd(word, 0) !== word.length) card = -1;
    if (card < 0 && word !== '-' && word !== '+') {
      this.badLine ??= line;
      this.broken.add(this.cells.length);
    }
    this.cells.push(card);
    this.marks.push(card < 0 ? 0 : this.nextMark);
    this.lines.push(line);
    this.nextMark = 0;
    // What cannot be read was a card all the same: it leaves a gap.
    if (word !== '-' && word !== '+') this.lastCard = this.cells.length;
  }

  /** `^R` or `^L` before a card. A card cannot be both: a lead is no revoke. */
  mark(letter: string): void {
    if (letter === 'L') this.nextMark = 2;
    else if (letter === 'R' && this.nextMark === 0) this.nextMark = 1;
  }

  /** `*`: nothing is recorded behind this. */
  stop(): void {
    this.stopped = true;
  }

  /** Which cell of the row belongs to which seat: by column, or by holder where the row was written in another order. */
  private assign(row: number, first: number, leader: number, owner: Int8Array | null): number[] {
    const cellOf = [-1, -1, -1, -1];
    const holderOf = [-1, -1, -1, -1];
    let turned = false;
    let distinct = true;
    for (let k = 0; k < 4; k++) {
      const cell = row * 4 + k;
      const card = this.cells[cell] ?? -1;
      if (card < 0) continue;
      const seat = (first + k) & 3;
      cellOf[seat] = cell;
      if (owner === null) continue;
      const holder = owner[card] as number;
      if (holder !== seat) turned = true;
      if (holderOf[holder] !== -1) distinct = false;
      holderOf[holder] = cell;
    }
    return turned && distinct && (leader < 0 || holderOf[leader] !== -1) ? holderOf : cellOf;
  }

  private openingLeader(lho: number, first: number, owner: Int8Array | null): number {
    if (lho < 0 || lho === first) return first;
    const card = this.cells[(lho - first) & 3] ?? -1;
    const held = owner === null ? card >= 0 : this.cells.slice(0, 4).some((one) => one >= 0 && owner[one] === lho);
    return held ? lho : first;
  }

  /** Writes the cards in order of play. Cards that are not told before a card that is, become gaps. */
  write(draft: Draft, deal: Deal | null, contract: Contract | null, strain: Strain | null): Written {
    const size = deal !== null && deal.size > 0 ? deal.size : 13;
    const owner = deal !== null && deal.size > 0 ? deal.owner : null;
    const declarer = contract === null ? -1 : seatAt(contract.declarer.charCodeAt(0));
    const lho = declarer < 0 ? -1 : (declarer + 1) & 3;
    const first = this.seat >= 0 ? this.seat : lho >= 0 ? lho : this.holderOfFirst(owner);
    const rows = Math.ceil(this.lastCard / 4);
    let tricks: number | null = declarer < 0 ? null : 0;
    if (first < 0) {
      if (this.lastCard > 0) draft.gap('play', this.lastCard, this.line);
      return { all: false, tricks: null };
    }
    let expected = lho;
    let leader = this.openingLeader(lho, first, owner);
    let holes = false;
    for (let row = 0; row < rows; row++) {
      const cellOf = this.assign(row, first, leader, owner);
      const marked = cellOf.findIndex((cell) => cell >= 0 && this.marks[cell] === 2);
      if (marked >= 0) leader = marked;
      const from = leader < 0 ? first : leader;
      const told = contract === null || (expected >= 0 && from !== expected);
      const cards = this.writeRow(draft, cellOf, from, told && leader >= 0, row < rows - 1 || this.unreadable(row));
      if (cards.length === 4 && !cards.includes(-1)) {
        const place = winningPlace(cards, strain);
        if (place < 0) {
          // Trumps are not known: nobody can tell who leads to the next trick.
          if (row < rows - 1) draft.gap('play', this.lastCard - row * 4 - 4, this.lines[row * 4] as number);
          return { all: false, tricks: null };
        }
        // Behind a hole the first column stands for a leader nobody knows.
        leader = (from + place) & 3;
      } else {
        leader = -1;
        if (row < rows - 1 || this.unreadable(row)) {
          holes = true;
          if (!this.unreadable(row)) draft.note('play-garbled', this.lines[row * 4] as number);
        }
      }
      expected = leader;
      if (leader >= 0 && tricks !== null && ((leader ^ declarer) & 1) === 0) tricks++;
    }
    return { all: !holes && this.lastCard === size * 4 && rows === size && leader >= 0, tricks: holes ? null : tricks };
  }

  /**
   * How many cards would not follow suit, were this seat (0 North) declarer: of two readings of the auction the play tells the better one.
   * Counts up to the first row with a hole.
   */
  faults(deal: Deal | null, declarer: number, strain: Strain | null): number {
    if (deal === null || deal.size === 0 || !deal.valid || this.seat < 0) return 0;
    const { owner } = deal;
    const held = [0, 1, 2, 3].map((seat) =>
      [0, 1, 2, 3].map((suit) => owner.filter((by, i) => by === seat && Math.floor(i / 13) === suit).length),
    );
    let leader = (declarer + 1) & 3;
    let faults = 0;
    for (let row = 0; row * 4 + 3 < this.lastCard; row++) {
      const cellOf = this.assign(row, this.seat, leader, owner);
      const cards = [0, 1, 2, 3].map((k) => this.cells[cellOf[(leader + k) & 3] as number] ?? -1);
      if (cards.includes(-1)) break;
      const led = Math.floor((cards[0] as number) / 13);
      for (let k = 0; k < 4; k++) {
        const suits = held[(leader + k) & 3] as number[];
        const suit = Math.floor((cards[k] as number) / 13);
        if (suit !== led && (suits[led] as number) > 0) faults++;
        suits[suit] = (suits[suit] as number) - 1;
      }
      const place = winningPlace(cards, strain);
      if (place < 0) break;
      leader = (leader + place) & 3;
    }
    return faults;
  }

  private unreadable(row: number): boolean {
    const from = row * 4;
    for (let cell = from; cell < Math.min(from + 4, this.lastCard); cell++)
      if (this.cells[cell] === -1 && this.broken.has(cell)) return true;
    return false;
  }

  private holderOfFirst(owner: Int8Array | null): number {
    const card = this.cells[0] ?? -1;
    return owner === null || card < 0 ? -1 : (owner[card] as number);
  }

  /** Gives the cards of the row in order of play, up to the last one told, -1 for a gap. `owed`: cells that hold something else than a card. */
  private writeRow(draft: Draft, cellOf: readonly number[], leader: number, lead: boolean, owed: boolean): number[] {
    const cards: number[] = [];
    let missing = 0;
    for (let k = 0; k < 4; k++) {
      const seat = (leader + k) & 3;
      const cell = cellOf[seat] as number;
      if (cell < 0) {
        missing++;
        cards.push(-1);
        continue;
      }
      const line = this.lines[cell] as number;
      this.gaps(draft, leader + k - missing, missing, line);
      missing = 0;
      const card = this.cells[cell] as number;
      draft.play(seat, card, line, lead && k === 0, MARKS[this.marks[cell] as number] ?? null);
      cards.push(card);
    }
    if (owed) this.gaps(draft, leader + 4 - missing, missing, this.lines[Math.max(...cellOf)] ?? this.line);
    return cards;
  }

  private gaps(draft: Draft, from: number, count: number, line: number): void {
    if (count === 4) draft.gap('play', 4, line);
    else for (let i = 0; i < count; i++) draft.gap('play', 1, line, 'NESW'[(from + i) & 3] as 'N');
  }
}
