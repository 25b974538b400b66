// What declarer said for a card of dummy and does not tell one card that may be played (law 46), as people report it.
import type { Happening } from '../bridge/events';
import { legalCards, trickFor } from '../bridge/restrictions';
import { type Card, partner, type Rank, type Suit } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `seat`: dummy, null where that is not known. `trick`, from 1: the one the card is for; `n`: how many cards had been played. */
export interface Designation extends Base<'designation'> {
  words: Extract<Happening, { type: 'designation' }>['words'];
  suit: Suit | null;
  rank: Rank | null;
  trick: number;
  n: number;
}

export const designation: Detector<Designation> = ({ before, event }) => {
  if (event.type !== 'designation' || before.phase === 'auction') return [];
  const { words, suit, rank, id: at } = event;
  const seat = before.contract === null ? null : partner(before.contract.declarer);
  if (seat !== null && words === null && suit !== null && rank !== null) {
    const card: Card = `${suit}${rank}`;
    const legal = legalCards({ ...before, restrictions: [] }, seat);
    // The proper way to name a card (46A). Of a hand that is not seen nothing else is known.
    if (legal === null || legal.cards.includes(card)) return [];
  }
  const trick = seat === null ? before.tricks.length : trickFor(before, seat);
  const base = { kind: 'designation', class: 'irregularity', certainty: 'certain' } as const;
  return [{ ...base, seat, at, words, suit, rank, trick, n: before.n }];
};
