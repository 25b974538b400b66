// Calls that the laws of the auction do not allow (laws 18, 19, 27-39).
import { isAdmissible, isAuctionOver, isBid, isOverSeven, isSufficient, lastBid } from '../bridge/auction';
import type { Bid, Call, Seat } from '../bridge/types';
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
/** `due`: whose turn it was. */
export interface CallOutOfRotation extends Base<'callOutOfRotation'>, Faulty {
  seat: Seat;
  due: Seat;
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
export type AuctionFault = InsufficientBid | CallOutOfRotation | InadmissibleDouble | BidOverSeven | CallAfterEnd;

export const auctionFaults: Detector<AuctionFault> = ({ before, event }) => {
  if (event.type !== 'call') return [];
  const { seat, call, id: at } = event;
  const certainty = before.whole ? 'certain' : 'possible';
  const fault = { class: 'irregularity', seat, at, certainty, call, index: before.calls.length } as const;
  if (isAuctionOver(before.calls)) return [{ ...fault, kind: 'callAfterEnd' }];
  const found: AuctionFault[] = [];
  if (before.turn !== null && before.turn !== seat)
    found.push({ ...fault, kind: 'callOutOfRotation', due: before.turn });
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
