// A lead or a play by a seat whose turn it is not (laws 53-57).
import type { TableState, Trick } from '../bridge/table';
import { isComplete, playBy } from '../bridge/trick';
import { type Card, partner, type Seat, sameSide } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `due`: whose turn it was. `trick` from 1: the trick the card was played or led to. */
interface OutOfTurn {
  seat: Seat;
  card: Card;
  trick: number;
  due: Seat;
}
export interface LeadOutOfTurn extends Base<'leadOutOfTurn'>, OutOfTurn {
  seat: Seat;
}
export interface PlayOutOfTurn extends Base<'playOutOfTurn'>, OutOfTurn {
  seat: Seat;
}

/** A defender who had played to trick number `trick` led to the next while partner and declarer still had to play (57A). */
export interface PrematureLead extends Base<'prematureLead'>, OutOfTurn {
  seat: Seat;
}

/** A defender leads to the next trick after having played to `running`, which lacks cards; null for any other lead. */
export function leadsAhead({ contract, turn }: TableState, running: Trick, seat: Seat): { due: Seat } | null {
  if (contract === null || turn === null || sameSide(seat, contract.declarer)) return null;
  return playBy(running, seat) === null ? null : { due: turn };
}

/**
 * Whether such a lead comes before his partner and before declarer has played from both hands, so that declarer chooses (57A). Otherwise nothing can be
 * demanded (57C1) and the trick is completed first (67A1).
 */
export function leadsPrematurely(state: TableState, running: Trick, seat: Seat): boolean {
  const { contract } = state;
  if (contract === null || leadsAhead(state, running, seat) === null) return false;
  const waitsFor = (one: Seat): boolean => playBy(running, one) === null;
  return waitsFor(partner(seat)) && (waitsFor(contract.declarer) || waitsFor(partner(contract.declarer)));
}

export const prematureLead: Detector<PrematureLead> = ({ before, event }) => {
  if (event.type !== 'play' || event.as !== 'lead' || before.turn === null) return [];
  const running = before.tricks[before.tricks.length - 1];
  if (running === undefined || isComplete(running) || running.plays.includes(null)) return [];
  if (!leadsPrematurely(before, running, event.seat)) return [];
  const { seat, card, id: at } = event;
  const found = { kind: 'prematureLead', class: 'irregularity', certainty: 'certain' } as const;
  return [{ ...found, seat, at, card, trick: before.tricks.length, due: before.turn }];
};

export const outOfTurn: Detector<LeadOutOfTurn | PlayOutOfTurn> = ({ before, event }) => {
  if (event.type !== 'play' || before.turn === null || before.turn === event.seat) return [];
  if (before.phase !== 'play') return [];
  const last = before.tricks[before.tricks.length - 1];
  const running = last !== undefined && !isComplete(last) ? last : null;
  const found = {
    class: 'irregularity',
    seat: event.seat,
    at: event.id,
    // A card that was not seen in the running trick makes the turn a guess.
    certainty: running?.plays.includes(null) ? 'possible' : 'certain',
    card: event.card,
    due: before.turn,
  } as const;
  if (running === null && event.as !== 'follow') {
    return [{ ...found, kind: 'leadOutOfTurn', trick: before.tricks.length + 1 }];
  }
  // A lead to the next trick while a card is missing is a defective trick, a second card from one hand a card too many.
  if (running === null || event.as === 'lead' || playBy(running, event.seat) !== null) return [];
  return [{ ...found, kind: 'playOutOfTurn', trick: before.tricks.length }];
};
