// The auction: whose call, what is legal, which contract (laws 17-19, 22, 35-39).
import { type Bid, type Call, type Contract, lho, type Seat, type Strain, sameSide } from './types';

export interface SeatCall {
  seat: Seat;
  call: Call;
}

const STRAIN_ORDER: Readonly<Record<Strain, number>> = { C: 0, D: 1, H: 2, S: 3, N: 4 };

export const isBid = (call: Call): boolean => call !== 'P' && call !== 'X' && call !== 'XX';
/** Law 18: bids in order, 1♣ lowest. */
export const bidOrder = (bid: Call): number => Number(bid[0]) * 5 + STRAIN_ORDER[bid[1] as Strain];
export const isOverSeven = (call: Call): boolean => isBid(call) && Number(call[0]) > 7;

function lastIndex(calls: readonly SeatCall[], test: (call: Call) => boolean): number {
  for (let i = calls.length - 1; i >= 0; i--) if (test((calls[i] as SeatCall).call)) return i;
  return -1;
}

/** The last bid, or null while nobody has bid. */
export function lastBid(calls: readonly SeatCall[]): (SeatCall & { call: Bid }) | null {
  const i = lastIndex(calls, isBid);
  return i < 0 ? null : (calls[i] as SeatCall & { call: Bid });
}

/** Law 18: a bid must be higher than the last one. */
export function isSufficient(calls: readonly SeatCall[], bid: Call): boolean {
  const last = lastBid(calls);
  return last === null || bidOrder(bid) > bidOrder(last.call);
}

/** Law 19: a double is of an opponent's last bid, a redouble of an opponent's double of one's own side's last bid. */
export function isAdmissible(calls: readonly SeatCall[], seat: Seat, call: 'X' | 'XX'): boolean {
  const last = lastIndex(calls, (made) => made !== 'P');
  if (last < 0) return false;
  const made = calls[last] as SeatCall;
  if (sameSide(made.seat, seat)) return false;
  return call === 'X' ? isBid(made.call) : made.call === 'X';
}

/** Law 22: four passes, or three in a row after a bid. */
export function isAuctionOver(calls: readonly SeatCall[]): boolean {
  const n = calls.length;
  return n >= 4 && calls[n - 1]?.call === 'P' && calls[n - 2]?.call === 'P' && calls[n - 3]?.call === 'P';
}

/** Whether the auction ended at any of these calls, so that what was called later came after its end (law 39). */
export const hasEnded = (calls: readonly SeatCall[]): boolean =>
  calls.some((_, i) => isAuctionOver(calls.slice(0, i + 1)));

/**
 * The contract of the calls so far, or null while nobody has bid. Declarer is the first of the side to have named the strain (law 54, definition of declarer).
 * Inadmissible doubles do not count (law 36).
 */
export function contractOf(calls: readonly SeatCall[]): Contract | null {
  const i = lastIndex(calls, (call) => isBid(call) && !isOverSeven(call));
  if (i < 0) return null;
  const bid = calls[i] as SeatCall;
  const strain = bid.call[1] as Strain;
  let doubled: 0 | 1 | 2 = 0;
  for (let k = i + 1; k < calls.length; k++) {
    const { call, seat } = calls[k] as SeatCall;
    if (call === 'X' && !sameSide(seat, bid.seat) && doubled === 0) doubled = 1;
    if (call === 'XX' && sameSide(seat, bid.seat) && doubled === 1) doubled = 2;
  }
  const first = calls.find(({ seat, call }) => isBid(call) && call[1] === strain && sameSide(seat, bid.seat));
  return { level: Number(bid.call[0]) as Contract['level'], strain, doubled, declarer: (first ?? bid).seat };
}

/** Whose turn it is to call: the dealer, then clockwise from the last caller. */
export function callTurn(calls: readonly SeatCall[], dealer: Seat): Seat {
  const last = calls[calls.length - 1];
  return last === undefined ? dealer : lho(last.seat);
}
