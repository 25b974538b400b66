// What a table is: everything that is known of one deal at one moment. `replay.ts` makes it from a log.
import type { CallMark, PlayMark, TableEvent } from './events';
import type { PenaltyCard, Restriction } from './restrictions';
import type { Board, Call, Card, Contract, Hands, Seat, Side } from './types';

/** One card on the table. `at`: id of its event; `n`: how many cards were played before it in this deal. */
export interface Play {
  seat: Seat;
  card: Card;
  at: string;
  n: number;
  mark?: PlayMark;
  /** It lay face up as a penalty card of this size. */
  faced?: 'major' | 'minor';
  /** Whose turn it was, where it was another seat's. */
  due?: Seat;
}

/**
 * `plays` in order of play, null = not seen. `loose`: cards beyond one from each hand. `added`: put there by a ruling afterwards; they cannot win (67B1).
 */
export interface Trick {
  plays: readonly (Play | null)[];
  loose: readonly Play[];
  added: readonly Play[];
}

export interface CallMade {
  seat: Seat;
  call: Call;
  at: string;
  marks?: readonly CallMark[];
  /** Whose turn it was, where it was another seat's. */
  due?: Seat;
}

export interface Exposed {
  seat: Seat;
  card: Card;
  how: 'accident' | 'deliberate' | 'unknown';
  seenByPartner: boolean | 'unknown';
  at: string;
  phase: TableState['phase'];
  /** It was named, not seen. */
  named?: true;
}

export interface Claim {
  seat: Seat;
  tricks: number | null;
  counted: 'more' | 'total';
  concession: boolean;
  /** It claimed fewer tricks than were left after the running one, and so conceded the rest. */
  partial: boolean;
  statement: boolean | null;
  objections: readonly Seat[];
  /** Null while nobody has answered. */
  accepted: boolean | null;
  at: string;
  /** Cards played in the deal when it was made. */
  n: number;
}

export type Told = Extract<TableEvent, { type: 'interference' | 'misinformation' | 'accepted' | 'designation' }>;

export interface TableState {
  board: Board | null;
  phase: 'auction' | 'play' | 'over';
  /** Whose turn it is to call or play; null where that is not known. */
  turn: Seat | null;
  calls: readonly CallMade[];
  contract: Contract | null;
  /** The running trick is the last one, also when it is complete and the next has not begun. */
  tricks: readonly Trick[];
  /** What each visible hand still holds. */
  hands: Hands;
  restrictions: readonly Restriction[];
  /** Tricks moved by a ruling. */
  awarded: Readonly<Record<Side, number>>;
  exposed: readonly Exposed[];
  /** What people reported that moves no card. `n`: cards played by then. */
  told: readonly { what: Told; n: number }[];
  /** Cards that a ruling allows to be taken back and replaced, until the next card is played (`n`: cards played by then). */
  replaceable: readonly { seat: Seat; card: Card; article: '47D' | '58B3'; n: number }[];
  /** Cards that were played and went back, oldest first. */
  withdrawn: readonly Play[];
  claim: Claim | null;
  answers: Readonly<Record<string, string>>;
  /** Cards that a ruling asks for in an earlier trick. `trick` from 1. */
  owed: readonly { seat: Seat; trick: number }[];
  /** Penalty cards that went back to the hand by declarer's choice (50D2a, 51B), oldest first. `trick`: number of tricks begun by then. */
  pickedUp: readonly (PenaltyCard & { trick: number })[];
  /** Number of tricks begun when declarer last chose under 50D2; -1 for never. */
  decided: number;
  /** Cards played so far, those that went back included. */
  n: number;
  /** False after a gap: what was not seen cannot be counted. */
  whole: boolean;
}

export const empty: TableState = {
  board: null,
  phase: 'auction',
  turn: null,
  calls: [],
  contract: null,
  tricks: [],
  hands: {},
  restrictions: [],
  awarded: { NS: 0, EW: 0 },
  exposed: [],
  told: [],
  replaceable: [],
  withdrawn: [],
  claim: null,
  answers: {},
  owed: [],
  pickedUp: [],
  decided: -1,
  n: 0,
  whole: true,
};

type Draft = { -readonly [K in keyof TableState]: TableState[K] };

/** A copy to change. Written out: spreading a state this wide costs more than all the rest of a replay. */
export const copied = (from: TableState): Draft => ({
  board: from.board,
  phase: from.phase,
  turn: from.turn,
  calls: from.calls,
  contract: from.contract,
  tricks: from.tricks,
  hands: from.hands,
  restrictions: from.restrictions,
  awarded: from.awarded,
  exposed: from.exposed,
  told: from.told,
  replaceable: from.replaceable,
  withdrawn: from.withdrawn,
  claim: from.claim,
  answers: from.answers,
  owed: from.owed,
  pickedUp: from.pickedUp,
  decided: from.decided,
  n: from.n,
  whole: from.whole,
});
