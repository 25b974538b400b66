// A card that turned up where it should not be: in an earlier trick, or nowhere among the cards (laws 14, 67), as people report it.
import { isComplete, playBy } from '../bridge/trick';
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `trick` from 1: it lay among the cards of that trick, one too many; null = elsewhere. `played`: the log shows it played; null = not known. */
export interface FoundCard extends Base<'foundCard'> {
  seat: Seat;
  card: Card;
  trick: number | null;
  played: boolean | null;
  /** The opening lead had been made. */
  begun: boolean;
}

const IN_TRICK = /^(?:trick|slag) (\d{1,2})$/i;

export const foundCard: Detector<FoundCard> = ({ before, event }) => {
  if (event.type !== 'found') return [];
  const { seat, card, where, id: at } = event;
  const number = Number(IN_TRICK.exec(where.trim())?.[1] ?? Number.NaN);
  const trick = number >= 1 && number <= 13 ? number : null;
  const shown = before.tricks.some((one) => playBy(one, seat)?.card === card);
  // Cards that we did not see may have been this one.
  const complete = before.whole && before.tricks.every((one) => isComplete(one) || one === before.tricks.at(-1));
  const played = shown ? true : complete ? false : null;
  return [
    {
      kind: 'foundCard',
      class: 'irregularity',
      seat,
      at,
      certainty: 'certain',
      card,
      trick,
      played,
      begun: before.tricks.length > 0,
    },
  ];
};
