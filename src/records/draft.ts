// A board while it is being read, and how its log is written: board, hands, calls, contract, cards, end.
import { contractOf, isAuctionOver } from '../bridge/auction';
import type { CallMark, PlayMark, TableEvent } from '../bridge/events';
import { type Board, type Call, type Contract, type Hands, partner, type Seat, type Strain } from '../bridge/types';
import type { Comment } from './comments';
import type { Deal } from './deal';
import type { Game, RecordNote } from './game';
import { type NoteCode, noteOf } from './notes';
import { cardOf, seatOf } from './symbols';

/** A call as written; `call` null: a place in the auction that was left blank or cannot be read. */
export interface WrittenCall {
  seat: Seat;
  call: Call | null;
  line: number;
  alert?: boolean;
  explanation?: string;
  marks?: CallMark[];
}

/** What a record tells of the contract apart from its calls. `declarer` and `strain` may be known without the rest. */
export interface Told {
  contract: Contract | null;
  strain: Strain | null;
  declarer: Seat | null;
  swapped: boolean;
}

/** What the play goes by. `strain` null: not known. */
export interface Settled {
  contract: Contract | null;
  strain: Strain | null;
  state: 'none' | 'unfinished' | 'passedOut' | 'contract';
}

/** The longest auction that the laws allow. A record that goes beyond it holds no auction; readers keep one call more, to show that. */
export const LONGEST_AUCTION = 319;

const NONE: Told = { contract: null, strain: null, declarer: null, swapped: false };
const VULNERABLE: readonly Board['vulnerable'][] = ['none', 'NS', 'EW', 'all'];

/** Dealer and vulnerability belong to the board's number (law 2); a record that leaves them out means that. */
export function boardOf(
  number: number | null,
  dealer: Seat | null,
  vulnerable: Board['vulnerable'] | null,
  firstCaller: Seat | null,
): Board {
  const place = number === null || number < 1 ? null : (number - 1) % 16;
  return {
    number,
    dealer: dealer ?? firstCaller ?? seatOf(place ?? 0),
    vulnerable:
      vulnerable ?? (place === null ? 'none' : (VULNERABLE[(place + (place >> 2)) & 3] as Board['vulnerable'])),
  };
}

/** The growing log of one board. Notes are kept once per code. */
export class Draft {
  readonly events: TableEvent[] = [];
  readonly notes: RecordNote[] = [];
  board: string | null = null;
  room: Game['room'] = null;
  comments: readonly Comment[] = [];
  partial: Hands = {};

  constructor(readonly line: number) {}

  note(code: NoteCode, line: number | null): void {
    if (!this.notes.some((note) => note.code === code)) this.notes.push(noteOf(code, line));
  }

  private id(): string {
    return `r${this.events.length}`;
  }

  start(board: Board): void {
    this.events.push({ id: this.id(), from: 'record', line: this.line, type: 'board', board });
  }

  /** Hands that are completely known, unless the deal cannot be one. `only`: the seats that may be shown. */
  hands(deal: Deal | null, line: number, only: Seat | null = null): void {
    if (deal === null) return;
    if (!deal.valid) {
      this.note('deal-invalid', line);
      return;
    }
    for (let place = 0; place < 4; place++) {
      const cards = deal.hands[place];
      const seat = seatOf(place);
      if (only !== null && only !== seat) continue;
      const some = deal.partial[place];
      if (some) this.partial = { ...this.partial, [seat]: some };
      if (!cards) continue;
      this.events.push({ id: this.id(), from: 'record', line, type: 'hand', seat, cards });
    }
  }

  play(seat: number, card: number, line: number, lead: boolean, mark: PlayMark | null): void {
    const event: TableEvent = {
      id: this.id(),
      from: 'record',
      line,
      type: 'play',
      seat: seatOf(seat),
      card: cardOf(card),
    };
    if (lead) event.as = 'lead';
    if (mark !== null) event.mark = mark;
    this.events.push(event);
  }

  gap(what: 'auction' | 'play', missed: number, line: number, seat: Seat | null = null): void {
    const id = this.id();
    this.events.push(
      seat === null
        ? { id, from: 'record', line, type: 'gap', in: what, missed }
        : { id, from: 'record', line, type: 'gap', in: what, missed, seat },
    );
  }

  private contract(contract: Contract, line: number, swapped: boolean): void {
    const id = this.id();
    this.events.push(
      swapped
        ? { id, from: 'record', line, type: 'contract', contract, swapped }
        : { id, from: 'record', line, type: 'contract', contract },
    );
  }

  /** All play ended by agreement; `tricks`: declarer's total. The record does not say who claimed: it is written as declarer's. */
  claim(declarer: Seat, tricks: number, line: number): void {
    this.events.push({ id: this.id(), from: 'record', line, type: 'claim', seat: declarer, tricks, counted: 'total' });
    this.events.push({ id: this.id(), from: 'record', line, type: 'claimAnswer', accepted: true });
  }

  end(why: Extract<TableEvent, { type: 'end' }>['why'], line: number): void {
    this.events.push({ id: this.id(), from: 'record', line, type: 'end', why });
  }

  /**
   * Writes the calls, and a `contract` only where they do not tell it: none, unfinished before a play, or declarer and dummy changed places.
   * Where calls and tags differ the calls win. `played`: cards follow.
   */
  auction(calls: readonly WrittenCall[], told: Told | null, played: boolean, line: number): Settled {
    const tags = told ?? NONE;
    if (calls.length > LONGEST_AUCTION) return this.endless(calls, tags, played);
    const made: { seat: Seat; call: Call }[] = [];
    let holes = false;
    let whole: number | null = null;
    for (const written of calls) {
      const { seat, call, alert, explanation, marks } = written;
      if (call === null) {
        holes = true;
        this.gap('auction', 1, written.line, seat);
        continue;
      }
      const event: TableEvent = { id: this.id(), from: 'record', line: written.line, type: 'call', seat, call };
      if (alert) event.alert = true;
      if (explanation) event.explanation = explanation;
      if (marks) event.marks = marks;
      this.events.push(event);
      made.push({ seat, call });
      if (whole === null && isAuctionOver(made)) whole = made.length;
    }
    const last = calls[calls.length - 1]?.line ?? line;
    if (whole !== null && !holes)
      return this.settled(made.length === whole ? made : made.slice(0, whole), tags, played, last);
    if (calls.length === 0) {
      if (tags.contract !== null) this.contract(tags.contract, line, tags.swapped);
      return {
        contract: tags.contract,
        strain: tags.contract?.strain ?? tags.strain,
        state: tags.contract ? 'contract' : 'none',
      };
    }
    this.note(holes ? 'bad-call' : 'auction-unfinished', last);
    const contract = tags.contract ?? (holes ? null : contractOf(made));
    if (!played || contract === null) return { contract: null, strain: tags.strain, state: 'unfinished' };
    if (!holes) this.gap('auction', passesLeft(made), last);
    this.contract(contract, last, tags.swapped);
    return { contract, strain: contract.strain, state: 'contract' };
  }

  /** More calls than an auction can have: none of them is taken, and the play goes by what else is told of the contract. */
  private endless(calls: readonly WrittenCall[], { contract, strain, swapped }: Told, played: boolean): Settled {
    const last = (calls[calls.length - 1] as WrittenCall).line;
    this.note('too-long', last);
    this.gap('auction', calls.length, last);
    if (!played || contract === null) return { contract: null, strain, state: 'unfinished' };
    this.contract(contract, last, swapped);
    return { contract, strain: contract.strain, state: 'contract' };
  }

  private settled(calls: readonly { seat: Seat; call: Call }[], tags: Told, played: boolean, line: number): Settled {
    const bid = contractOf(calls);
    if (bid === null) {
      if (!played || tags.contract === null) return { contract: null, strain: null, state: 'passedOut' };
      this.note('contract-differs', line);
      this.contract(tags.contract, line, tags.swapped);
      return { contract: tags.contract, strain: tags.contract.strain, state: 'contract' };
    }
    if (tags.swapped && tags.declarer === partner(bid.declarer)) {
      const contract = { ...bid, declarer: tags.declarer };
      this.contract(contract, line, true);
      return { contract, strain: bid.strain, state: 'contract' };
    }
    const other = tags.contract;
    // A double that the tag leaves out is a habit of some programs, not worth a word.
    if (other !== null && (other.level !== bid.level || other.strain !== bid.strain || other.declarer !== bid.declarer))
      this.note('contract-differs', line);
    return { contract: bid, strain: bid.strain, state: 'contract' };
  }

  game(index: number): Game {
    const notes = this.notes.find((note) => note.code === 'deal-invalid');
    // What is read from a deal that cannot be says nothing more.
    return {
      index,
      board: this.board,
      room: this.room,
      line: this.line,
      events: this.events,
      notes: notes === undefined ? this.notes : [notes],
      comments: this.comments,
      partial: this.partial,
    };
  }
}

function passesLeft(calls: readonly { call: Call }[]): number {
  let passes = 0;
  while (passes < calls.length && calls[calls.length - 1 - passes]?.call === 'P') passes++;
  return (passes === calls.length ? 4 : 3) - passes;
}
