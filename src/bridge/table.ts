import type { Board, Call, Card, Contract, Hands, Seat, Side } from './types';
import type { Restriction } from './restrictions';
import type { CallMark, PlayMark } from './events';

/** `at`: id of the event. */
export interface Play {
  seat: Seat;
  card: Card;
  at: string;
  mark?: PlayMark;
}
/** In order of play; null = not seen. `loose`: cards beyond one from each hand. `added`: put there by a ruling, cannot win. */
export interface Trick {
  plays: readonly (Play | null)[];
  loose: readonly Play[];
}
export interface CallMade {
  seat: Seat;
  call: Call;
  at: string;
  marks?: readonly CallMark[];
}
export interface TableState {
  board: Board | null;
  phase: 'auction' | 'play' | 'over';
  turn: Seat | null;
  calls: readonly CallMade[];
  contract: Contract | null;
  tricks: readonly Trick[];
  hands: Hands;
  restrictions: readonly Restriction[];
  awarded: Readonly<Record<Side, number>>;
  exposed: readonly { seat: Seat; card: Card; how: 'accident' | 'deliberate' | 'unknown'; at: string }[];
  answers: Readonly<Record<string, string>>;
  whole: boolean;
}
