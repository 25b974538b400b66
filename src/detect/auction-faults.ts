// Calls that the laws of the auction do not allow (laws 18, 19, 27-39).
import { hasEnded, isAdmissible, isBid, isOverSeven, isSufficient, lastBid, type SeatCall } from '../bridge/auction';
import { type Bid, type Call, type Seat, sameSide } from '../bridge/types';
import type { Base, Detector } from './detector';

interface Faulty {
  seat: Seat;
  call: Call;
  /** Place of the call in the auction, from 0. */
  index: number;
}
/** `over`: the bid it had to beat. */
export interface InsufficientBid extends Base<'insufficientBid'>, Faulty {
  seat: Seat;
  over: Bid;
}
/**
 * `due`: whose turn it was; `duePasses`: that seat had to pass (28A). `changes`: the call before it, of the same seat (25). `ignores`: the call before it, by
 * an opponent at the turn of this seat (28B).
 */
export interface CallOutOfRotation extends Base<'callOutOfRotation'>, Faulty {
  seat: Seat;
  due: Seat;
  duePasses: boolean;
  changes: Call | null;
  ignores: SeatCall | null;
}
/** The seat had to pass; `for` how long. */
export interface MissedPass extends Base<'missedPass'>, Faulty {
  seat: Seat;
  for: 'nextTurn' | 'auction';
}
export interface InadmissibleDouble extends Base<'inadmissibleDouble'>, Faulty {
  seat: Seat;
}
export interface BidOverSeven extends Base<'bidOverSeven'>, Faulty {
  seat: Seat;
}
export interface CallAfterEnd extends Base<'callAfterEnd'>, Faulty {
  seat: Seat;
}
export type AuctionFault =
  | InsufficientBid
  | CallOutOfRotation
  | MissedPass
  | InadmissibleDouble
  | BidOverSeven
  | CallAfterEnd;

export const auctionFaults: Detector<AuctionFault> = ({ before, event }) => {
  if (event.type !== 'call') return [];
  const { seat, call, id: at } = event;
  const certainty = before.whole ? 'certain' : 'possible';
  const fault = { class: 'irregularity', seat, at, certainty, call, index: before.calls.length } as const;
  if (hasEnded(before.calls)) return [{ ...fault, kind: 'callAfterEnd' }];
  const found: AuctionFault[] = [];
  const mustPass = (one: Seat) => before.restrictions.find((r) => r.type === 'pass' && r.seat === one);
  if (before.turn !== null && before.turn !== seat) {
    const duePasses = mustPass(before.turn) !== undefined;
    const last = before.calls[before.calls.length - 1];
    const changes = last?.seat === seat ? last.call : null;
    const ignores = last?.due === seat && !sameSide(last.seat, seat) ? { seat: last.seat, call: last.call } : null;
    found.push({ ...fault, kind: 'callOutOfRotation', due: before.turn, duePasses, changes, ignores });
  }
  const duty = mustPass(seat);
  if (call !== 'P' && duty?.type === 'pass') found.push({ ...fault, kind: 'missedPass', for: duty.for });
  if (isOverSeven(call)) found.push({ ...fault, kind: 'bidOverSeven' });
  else if (isBid(call)) {
    const last = lastBid(before.calls);
    if (last !== null && !isSufficient(before.calls, call))
      found.push({ ...fault, kind: 'insufficientBid', over: last.call });
  } else if (call !== 'P' && before.whole && !isAdmissible(before.calls, seat, call as 'X' | 'XX')) {
    found.push({ ...fault, kind: 'inadmissibleDouble' });
  }
  return found;
};
