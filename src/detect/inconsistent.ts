// A card that cannot be there: not in the hand, or played before. That is a fault of the record or of our reading, never a player's.
import type { Play, Trick } from '../bridge/table';
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

export interface Inconsistent extends Base<'inconsistent'> {
  seat: Seat;
  card: Card;
  trick: number;
  why: 'notHeld' | 'twice';
}

const holds = (plays: readonly (Play | null)[], card: Card): boolean => {
  for (const play of plays) if (play !== null && play.card === card) return true;
  return false;
};
const wasPlayed = (tricks: readonly Trick[], card: Card): boolean => {
  for (const { plays, loose, added } of tricks)
    if (holds(plays, card) || (loose.length > 0 && holds(loose, card)) || (added.length > 0 && holds(added, card)))
      return true;
  return false;
};

export const inconsistent: Detector<Inconsistent> = ({ before, event, after }) => {
  if (event.type !== 'play') return [];
  const { seat, card, id: at } = event;
  const twice = wasPlayed(before.tricks, card);
  if (!twice && before.hands[seat]?.includes(card) !== false) return [];
  const trick = after.tricks.length;
  const why = twice ? 'twice' : 'notHeld';
  return [{ kind: 'inconsistent', class: 'note', seat, at, certainty: 'certain', card, trick, why }];
};
