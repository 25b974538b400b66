// A card that was shown or named before its time (laws 24, 48, 49), as people report it: never guessed from a hand that opens.
import type { TableState } from '../bridge/table';
import { isComplete } from '../bridge/trick';
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `phase`: when it happened; `during`: while a trick was running; `n`, `calls`: how many cards, how many calls there had been. */
export interface ExposedCard extends Base<'exposedCard'> {
  seat: Seat;
  cards: readonly Card[];
  how: 'accident' | 'deliberate' | 'unknown';
  seenByPartner: boolean | 'unknown';
  named: boolean;
  phase: TableState['phase'];
  during: boolean;
  n: number;
  calls: number;
}

export const exposedCard: Detector<ExposedCard> = ({ before, event }) => {
  if (event.type !== 'exposed' && event.type !== 'named') return [];
  const last = before.tricks[before.tricks.length - 1];
  const base = {
    kind: 'exposedCard',
    class: 'irregularity',
    seat: event.seat,
    at: event.id,
    certainty: 'certain',
    phase: before.phase,
    during: last !== undefined && !isComplete(last),
    n: before.n,
    calls: before.calls.length,
  } as const;
  if (event.type === 'named')
    return [{ ...base, cards: [event.card], how: 'unknown', seenByPartner: true, named: true }];
  return [{ ...base, cards: event.cards, how: event.how, seenByPartner: event.seenByPartner, named: false }];
};
