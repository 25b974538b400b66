// A card that was shown or named before its time (laws 24, 48, 49), as people report it: never guessed from a hand that opens.
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

export interface ExposedCard extends Base<'exposedCard'> {
  seat: Seat;
  cards: readonly Card[];
  how: 'accident' | 'deliberate' | 'unknown';
  seenByPartner: boolean | 'unknown';
  named: boolean;
}

export const exposedCard: Detector<ExposedCard> = ({ event }) => {
  if (event.type !== 'exposed' && event.type !== 'named') return [];
  const base = {
    kind: 'exposedCard',
    class: 'irregularity',
    seat: event.seat,
    at: event.id,
    certainty: 'certain',
  } as const;
  if (event.type === 'named')
    return [{ ...base, cards: [event.card], how: 'unknown', seenByPartner: true, named: true }];
  return [{ ...base, cards: event.cards, how: event.how, seenByPartner: event.seenByPartner, named: false }];
};
