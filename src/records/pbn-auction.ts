// The Auction section of PBN (sections 3.5 and 4 of PBN 2.1): columns of calls, marks, notes.

import { contractOf, isAuctionOver } from '../bridge/auction';
import type { Board, Call, Seat } from '../bridge/types';
import { LONGEST_AUCTION, type Told, type WrittenCall } from './draft';
import { plainText, STRAINS, seatAt, seatOf, strainAt } from './symbols';

const WORDS: ReadonlyMap<string, Call> = new Map([
  ['pass', 'P'],
  ['p', 'P'],
  ['x', 'X'],
  ['d', 'X'],
  ['dbl', 'X'],
  ['double', 'X'],
  ['xx', 'XX'],
  ['r', 'XX'],
  ['rdbl', 'XX'],
  ['redbl', 'XX'],
  ['redouble', 'XX'],
]);

/** The call that this word is, also a bid at level 8 or 9; null when it is none. */
export function callOf(word: string): Call | null {
  const level = word.charCodeAt(0) - 48;
  if (level >= 1 && level <= 9) {
    const strain = strainAt(word.charCodeAt(1));
    const length = strain === 4 && (word.charCodeAt(2) | 32) === 116 ? 3 : 2;
    return strain >= 0 && word.length === length ? (`${level}${STRAINS[strain]}` as Call) : null;
  }
  return WORDS.get(word.toLowerCase()) ?? null;
}

interface Entry {
  call: Call | null;
  /** Places clockwise from the section's first column. */
  place: number;
  line: number;
  note: number;
  insufficient: boolean;
  outOfRotation: boolean;
}

export class PbnAuction {
  readonly notes = new Map<number, string>();
  private readonly entries: Entry[] = [];
  private place = 0;
  private dashes = 0;
  private insufficient = false;
  private skipped = false;
  private all = false;
  private stopped = false;

  /** `seat`: of the first column, -1 when the tag does not name one. */
  constructor(
    private readonly seat: number,
    readonly line: number,
  ) {}

  get beginsWithPass(): boolean {
    return this.entries[0]?.call === 'P';
  }
  /** Calls read so far. */
  get size(): number {
    return this.entries.length;
  }
  get isEmpty(): boolean {
    return this.entries.length === 0;
  }

  private add(call: Call | null, line: number, shift: number): void {
    const { insufficient, place } = this;
    if (this.entries.length <= LONGEST_AUCTION)
      this.entries.push({ call, place, line, note: 0, insufficient, outOfRotation: this.skipped });
    this.place += shift;
    this.insufficient = false;
    this.skipped = false;
  }

  /** A word of the section. A word that is no call takes no seat; `_` and a dash behind the first call are a place left blank. */
  word(word: string, line: number): void {
    if (this.stopped) return;
    const lower = word.toLowerCase();
    if (this.all && lower === 'pass') this.passOut(line);
    else if (lower === 'ap' || lower === 'allpass') this.passOut(line);
    else if (lower === 'all') {
      this.all = true;
      return;
    } else if (word === '-' && this.isEmpty) {
      this.place++;
      this.dashes++;
    } else if (/^[-_]+$/.test(word)) this.add(null, line, 1);
    else {
      const call = callOf(word);
      this.add(call, line, call === null ? 0 : 1);
    }
    this.all = false;
  }

  private passOut(line: number): void {
    let passes = 0;
    while (passes < 4 && this.entries[this.entries.length - 1 - passes]?.call === 'P') passes++;
    for (let left = (passes === this.entries.length ? 4 : 3) - passes; left > 0; left--) this.add('P', line, 1);
  }

  /** `^I`: the next bid is insufficient and was accepted. `^S`: this seat was skipped by an accepted call out of rotation. */
  mark(letter: string): void {
    if (letter === 'I') this.insufficient = true;
    else if (letter === 'S') {
      this.place++;
      this.skipped = true;
    }
  }

  noted(number: number): void {
    const last = this.entries[this.entries.length - 1];
    if (last) last.note = number;
  }

  /** `*` ends the section; `+` stands for a call that is still to come. */
  stop(): void {
    this.stopped = true;
  }

  private from(first: number, entries: readonly Entry[]): WrittenCall[] {
    return entries.map(({ call, place, line, note, insufficient, outOfRotation }) => {
      const written: WrittenCall = { seat: seatOf(first + place), call, line };
      const explanation = this.notes.get(note);
      if (explanation !== undefined) written.explanation = plainText(explanation);
      if (insufficient || outOfRotation)
        written.marks = [
          ...(outOfRotation ? (['outOfRotation'] as const) : []),
          ...(insufficient ? (['insufficient'] as const) : []),
        ];
      return written;
    });
  }

  /**
   * The calls with their seats. Columns count from the tag's seat; where dealer and columns differ, the reading that gives the declarer told is taken.
   * `added`: passes at the start that the record leaves out, as some programs do: only where the auction does not begin with a pass, only the declarer
   * differs from what the record tells, and `better` (the play, were the first or the second declarer) does not speak against it.
   */
  calls(
    dealer: Seat | null,
    told: Told,
    better: (one: Seat, other: Seat) => boolean,
  ): { calls: WrittenCall[]; dealer: Seat | null; added: number } {
    let end = this.entries.length;
    while (end > 0 && end <= LONGEST_AUCTION && this.entries[end - 1]?.call === null) end--;
    const entries = this.entries.slice(0, end);
    const given = dealer === null ? -1 : seatAt(dealer.charCodeAt(0));
    const column = this.seat < 0 ? Math.max(given, 0) - this.dashes : this.seat;
    let calls = this.from(column + 4, entries);
    if (given >= 0 && ((column + this.dashes - given) & 3) !== 0 && declarerOf(calls) !== told.declarer) {
      const turned = this.from(given - this.dashes + 4, entries);
      if (told.declarer !== null && declarerOf(turned) === told.declarer) calls = turned;
    }
    const first = calls[0];
    if (first === undefined) return { calls, dealer, added: 0 };
    const added = leadingPasses(calls, told, better);
    if (added === 0) return { calls, dealer: dealer ?? seatOf(column + this.dashes + 4), added };
    const start = seatAt(first.seat.charCodeAt(0));
    const shifted = calls.map((call) => ({ ...call, seat: seatOf(seatAt(call.seat.charCodeAt(0)) + added) }));
    const passes = Array.from(
      { length: added },
      (_, i): WrittenCall => ({ seat: seatOf(start + i), call: 'P', line: first.line }),
    );
    return { calls: [...passes, ...shifted], dealer: dealer ?? first.seat, added };
  }
}

function made(calls: readonly WrittenCall[]): { seat: Seat; call: Call }[] {
  const until: { seat: Seat; call: Call }[] = [];
  for (const { seat, call } of calls) {
    if (call === null) continue;
    until.push({ seat, call });
    if (isAuctionOver(until)) break;
  }
  return until;
}

const declarerOf = (calls: readonly WrittenCall[]): Seat | null => contractOf(made(calls))?.declarer ?? null;

function leadingPasses(calls: readonly WrittenCall[], told: Told, better: (one: Seat, other: Seat) => boolean): number {
  if (told.declarer === null || told.swapped || told.contract === null || calls[0]?.call === 'P') return 0;
  if (calls.some(({ call, marks }) => call === null || marks?.includes('outOfRotation'))) return 0;
  const until = made(calls);
  // Calls behind the end show that the auction is not written as it went.
  const contract = isAuctionOver(until) && until.length === calls.length ? contractOf(until) : null;
  if (contract === null || contract.level !== told.contract.level || contract.strain !== told.contract.strain) return 0;
  if (contract.declarer === told.declarer || !better(told.declarer, contract.declarer)) return 0;
  return (seatAt(told.declarer.charCodeAt(0)) - seatAt(contract.declarer.charCodeAt(0))) & 3;
}

/** Value of the Vulnerable tag; null when it tells nothing. */
export function vulnerableOf(value: string): Board['vulnerable'] | null {
  switch (value.trim().toLowerCase()) {
    case 'none':
    case 'love':
    case '-':
    case 'o':
      return 'none';
    case 'ns':
    case 'n-s':
      return 'NS';
    case 'ew':
    case 'e-w':
      return 'EW';
    case 'all':
    case 'both':
      return 'all';
    default:
      return null;
  }
}
