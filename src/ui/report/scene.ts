// What a report starts from: the table as far as it may be picked from, at the moment that the user wants to report about.
import { isAuctionOver, type SeatCall } from '../../bridge/auction';
import { inOrder, standing, type TableEvent } from '../../bridge/events';
import { replay } from '../../bridge/replay';
import type { Restriction } from '../../bridge/restrictions';
import { isComplete } from '../../bridge/trick';
import { type Card, type Contract, type Hands, partner, SEATS, type Seat } from '../../bridge/types';

/** Why a user may report nothing now. */
export type Silence = 'dummy' | 'director' | 'spectator';

/**
 * A table to report about. `visible`: seats whose hand the user sees. `free`: nobody can be helped by what is offered here (a review, a board that is over, a
 * table filled by hand); otherwise only what the whole table sees may be picked from.
 */
export interface ReportTable {
  events: readonly TableEvent[];
  visible: readonly Seat[];
  free: boolean;
  silence: Silence | null;
}

export interface SeatCard {
  seat: Seat;
  card: Card;
}
/** `plays` in order, as far as they were seen; `number` from 1; `running`: somebody still has to play to it. */
export interface ShownTrick {
  number: number;
  plays: readonly SeatCard[];
  running: boolean;
}

/** `blank`: nothing at all is known of the deal. `tricks`: those that may be picked from, oldest first. `hands`, `gone`: the same of cards. */
export interface Scene {
  phase: 'auction' | 'play' | 'over';
  blank: boolean;
  contract: Contract | null;
  dummy: Seat | null;
  turn: Seat | null;
  calls: readonly SeatCall[];
  begun: number;
  tricks: readonly ShownTrick[];
  hands: Hands;
  gone: readonly Card[];
  restrictions: readonly Restriction[];
  claimOpen: boolean;
}

/** The last trick and the one before: what every table still shows. */
const SHOWN_TRICKS = 2;

/** The scene of a table. Never holds a hand, an earlier trick or a card that has gone which the user may not be reminded of. */
export function sceneOf({ events, visible, free }: ReportTable): Scene {
  const now = replay(inOrder(standing(events)));
  const dummy = now.contract === null ? null : partner(now.contract.declarer);
  const all = now.tricks.map((trick, i): ShownTrick => {
    const plays = [...trick.plays, ...trick.loose].flatMap((play) => (play === null ? [] : [play]));
    return {
      number: i + 1,
      plays: plays.map(({ seat, card }) => ({ seat, card })),
      running: !isComplete(trick),
    };
  });
  const open = (seat: Seat): boolean => visible.includes(seat) && (free || (seat === dummy && now.tricks.length > 0));
  const hands = Object.fromEntries(
    SEATS.flatMap((seat) => {
      const hand = now.hands[seat];
      return hand !== undefined && open(seat) ? [[seat, hand]] : [];
    }),
  );
  const { claim } = now;
  return {
    phase: now.phase,
    blank: now.board === null && now.calls.length === 0 && now.contract === null && now.tricks.length === 0,
    contract: now.contract,
    dummy,
    turn: now.turn,
    calls: now.calls.map(({ seat, call }) => ({ seat, call })),
    begun: now.tricks.length,
    tricks: free ? all : all.slice(-SHOWN_TRICKS),
    hands,
    gone: free ? all.flatMap(({ plays }) => plays.map(({ card }) => card)) : [],
    restrictions: now.restrictions,
    claimOpen: claim !== null && claim.accepted !== true && claim.n === now.n,
  };
}

/** The trick that is running, null between tricks. */
export function runningTrick({ tricks }: Scene): ShownTrick | null {
  const last = tricks.at(-1);
  return last?.running === true ? last : null;
}

/** Those who have a card in the trick. */
export const hasPlayed = (trick: ShownTrick | null, seat: Seat): boolean =>
  trick?.plays.some((play) => play.seat === seat) === true;

export const auctionRuns = ({ phase, calls }: Scene): boolean => phase === 'auction' && !isAuctionOver(calls);
