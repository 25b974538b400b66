// A trick with a card too many or too few (laws 45E, 58B, 67).
import { isComplete, leadOf, playBy } from '../bridge/trick';
import { type Card, SEATS, type Seat } from '../bridge/types';
import type { Base, Detector } from './detector';
import { leadsAhead, leadsPrematurely } from './out-of-turn';

/** A card beyond one from each hand, in trick number `trick` (from 1). */
export interface FifthCard extends Base<'fifthCard'> {
  seat: Seat;
  card: Card;
  trick: number;
}
/** Play went on to the next trick while `missing` had not played to trick number `trick`. `seat` when it is one seat. */
export interface ShortTrick extends Base<'shortTrick'> {
  trick: number;
  missing: readonly Seat[];
  /** The defender who led on after having played to this trick, and whose turn it was: his lead may prove to be out of turn. */
  ahead: { seat: Seat; card: Card; due: Seat } | null;
}

export const fifthCard: Detector<FifthCard> = ({ before, event }) => {
  if (event.type !== 'play' || event.as === 'lead') return [];
  const trick = before.tricks[before.tricks.length - 1];
  if (trick === undefined || before.owed.some((one) => one.seat === event.seat)) return [];
  const extra = isComplete(trick) ? event.as === 'follow' : playBy(trick, event.seat) !== null;
  if (!extra) return [];
  const { seat, card, id: at } = event;
  const certainty = trick.plays.includes(null) ? 'possible' : 'certain';
  return [{ kind: 'fifthCard', class: 'irregularity', seat, at, certainty, card, trick: before.tricks.length }];
};

export const shortTrick: Detector<ShortTrick> = ({ before, event }) => {
  if (event.type !== 'play' || event.as !== 'lead') return [];
  const trick = before.tricks[before.tricks.length - 1];
  if (trick === undefined || isComplete(trick) || trick.plays.includes(null)) return [];
  // The one who was on lead leads after all: no next trick, but this one anew (53B).
  if (leadOf(trick)?.due === event.seat && playBy(trick, event.seat) === null) return [];
  if (leadsPrematurely(before, trick, event.seat)) return [];
  const missing = SEATS.filter((seat) => playBy(trick, seat) === null);
  const seat = missing.length === 1 ? (missing[0] as Seat) : null;
  const ahead = leadsAhead(before, trick, event.seat);
  return [
    {
      kind: 'shortTrick',
      class: 'irregularity',
      seat,
      at: event.id,
      certainty: 'certain',
      trick: before.tricks.length,
      missing,
      ahead: ahead && { seat: event.seat, card: event.card, due: ahead.due },
    },
  ];
};
