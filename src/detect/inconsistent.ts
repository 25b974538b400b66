// A card that cannot be there: not in the hand, or played before. That is a fault of the record or of our reading, never a player's.
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

export interface Inconsistent extends Base<'inconsistent'> {
  seat: Seat;
  card: Card;
  trick: number;
  why: 'notHeld' | 'twice';
}

export const inconsistent: Detector<Inconsistent> = ({ before, event, after }) => {
  if (event.type !== 'play') return [];
  const { seat, card, id: at } = event;
  const found = {
    kind: 'inconsistent',
    class: 'note',
    seat,
    at,
    certainty: 'certain',
    card,
    trick: after.tricks.length,
  } as const;
  for (const trick of before.tricks)
    for (const part of [trick.plays, trick.loose, trick.added])
      for (const play of part) if (play !== null && play.card === card) return [{ ...found, why: 'twice' }];
  const hand = before.hands[seat];
  return hand !== undefined && !hand.includes(card) ? [{ ...found, why: 'notHeld' }] : [];
};
