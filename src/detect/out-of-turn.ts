// A lead or a play by a seat whose turn it is not (laws 53-57).
import { isComplete, playBy } from '../bridge/trick';
import type { Card, Seat } from '../bridge/types';
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
