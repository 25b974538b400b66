// What is known of a card that came before its turn while a trick ran, and what had been played by then (law 57).

import type { TableState, Told } from '../bridge/table';
import { EMPTY_TRICK, isComplete, leadOf, playBy } from '../bridge/trick';
import { type Card, partner, type Seat } from '../bridge/types';
import type { ShortTrick } from '../detect/defective-trick';
import { type Misplay, misplay } from './misplay';

/** `trick` from 1: the trick that was running. */
export interface PrematureFound {
  at: string;
  seat: Seat;
  card: Card;
  due: Seat;
  trick: number;
}
/** A lead to the next trick by a defender while nothing can be demanded for it, found as a trick that was left short. */
export const aheadOf = ({ at, trick, ahead }: ShortTrick): PrematureFound | null => ahead && { at, trick, ...ahead };

/** `running`: number of the trick that ran; the card itself may have begun the next. */
export interface Premature extends Misplay {
  running: number;
}

/** Null where the card no longer lies on the table, or where the contract is not known. */
export function premature(found: PrematureFound, now: TableState): Premature | null {
  const fact = now.contract === null ? null : misplay(found, now);
  return fact === null ? null : { ...fact, running: found.trick };
}

/** Something of that type was reported after the lead to the running trick and before the card came. */
export function toldInTrick(fact: Premature, now: TableState, test: (what: Told) => boolean): boolean {
  const lead = leadOf(now.tricks[fact.running - 1] ?? EMPTY_TRICK);
  return now.told.some(({ what, n }) => lead !== null && n > lead.n && n <= fact.play.n && test(what));
}

/** Whether `seat` had played to the running trick before the card came. */
export function playedBefore(fact: Premature, now: TableState, seat: Seat): boolean {
  const play = playBy(now.tricks[fact.running - 1] ?? EMPTY_TRICK, seat);
  return play !== null && play.n < fact.play.n;
}

/** Law 57C1: declarer had played from both hands; an order to dummy counts, whatever dummy has done. */
export function fromBothHands(fact: Premature, now: TableState): boolean {
  if (now.contract === null) return false;
  const { declarer } = now.contract;
  const ordered =
    playedBefore(fact, now, partner(declarer)) || toldInTrick(fact, now, (what) => what.type === 'designation');
  return playedBefore(fact, now, declarer) && ordered;
}

/** The next trick began while the trick of the card lacks one: that is for law 67, whoever was too early in it. */
export const leftShort = (fact: Premature, now: TableState): boolean =>
  fact.trick === fact.running &&
  now.tricks.length > fact.running &&
  !isComplete(now.tricks[fact.running - 1] ?? EMPTY_TRICK);

/**
 * A lead to the next trick that demands nothing of partner: partner had played, or declarer had from both hands (57C1). Law 57D is about playing, not about
 * leading, so whether it is a lead out of turn shows once the trick is complete.
 */
export const ledAhead = (fact: Premature, now: TableState): boolean =>
  fact.trick > fact.running && (playedBefore(fact, now, partner(fact.seat)) || fromBothHands(fact, now));
