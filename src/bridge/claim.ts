// A claim or concession as it stands: what undoes it, and which answers of the table let play go on.
import type { Claim, TableState } from './table';
import { partner, sameSide } from './types';

/** Questions about the claim with this id, answered `yes` or `no`: all four agreed to play on (68D2b); it was about the running trick only (68A). */
export const playOnId = (at: string): string => `playOn:${at}`;
export const runningTrickId = (at: string): string => `runningTrick:${at}`;

/** 68B2: a defender wanted to concede, all or by claiming only a part, and his partner objected, so nothing was conceded or claimed. */
export const isUndone = ({ contract }: TableState, { seat, concession, partial, objections }: Claim): boolean =>
  (concession || partial) &&
  contract !== null &&
  !sameSide(seat, contract.declarer) &&
  objections.includes(partner(seat));
