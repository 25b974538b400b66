// Cards that came to the table at one moment, as people report it (law 58).
import { inTurnFirst } from '../bridge/playing';
import type { Play } from '../bridge/table';
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';
import type { LeadOutOfTurn, PlayOutOfTurn } from './out-of-turn';

/** With a card played in turn came one of another seat, out of turn: it counts as played after it. `trick` from 1; `due`: whose turn it was then. */
export interface SimultaneousPlay extends Base<'simultaneousPlay'> {
  seat: Seat;
  card: Card;
  trick: number;
  due: Seat;
  first: { seat: Seat; card: Card };
}
/** One seat put down several cards; `cards` are those of which the face could be seen. */
export interface SeveralCards extends Base<'severalCards'> {
  seat: Seat;
  cards: readonly Card[];
  trick: number;
}

type Found = SimultaneousPlay | SeveralCards | LeadOutOfTurn | PlayOutOfTurn;

export const simultaneous: Detector<Found> = ({ before, event, after }) => {
  if (event.type !== 'simultaneous' || before.phase !== 'play') return [];
  const [first, ...others] = inTurnFirst(before, event.plays);
  if (first === undefined) return [];
  const base = { class: 'irregularity', at: event.id, certainty: 'certain' } as const;
  const placeOf = (seat: Seat): { play: Play; trick: number; leads: boolean } | null => {
    for (const [i, { plays }] of after.tricks.entries())
      for (const play of plays)
        if (play?.at === event.id && play.seat === seat) return { play, trick: i + 1, leads: plays[0] === play };
    return null;
  };
  const seats = [first, ...others].map((one) => one.seat).filter((seat, i, all) => all.indexOf(seat) === i);
  const found: Found[] = [];
  for (const seat of seats) {
    const cards = event.plays.filter((one) => one.seat === seat).map((one) => one.card);
    const place = placeOf(seat);
    const trick = place?.trick ?? after.tricks.length;
    if (cards.length > 1 || event.plays.length === 1) found.push({ ...base, kind: 'severalCards', seat, cards, trick });
    const due = place?.play.due;
    if (place === null || due === undefined) continue;
    const early = { ...base, seat, card: place.play.card, trick, due };
    if (first.seat === before.turn) found.push({ ...early, kind: 'simultaneousPlay', first });
    else found.push({ ...early, kind: place.leads ? 'leadOutOfTurn' : 'playOutOfTurn' });
  }
  return found;
};
