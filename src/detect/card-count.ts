// A hand with too many or too few cards, where all four hands are open or people counted them (laws 13, 14).
import type { TableState } from '../bridge/table';
import { SEATS, type Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `counts`: cards held and played by each seat together; 13 is right. `seat` when one seat only is wrong. */
export interface WrongCardCount extends Base<'wrongCardCount'> {
  counts: Readonly<Record<Seat, number>>;
}

/** Null unless all four hands are visible, nothing was missed and at least one hand is complete: part of a deal is no faulty deal. */
function counted(state: TableState): Readonly<Record<Seat, number>> | null {
  if (!state.whole) return null;
  const counts = { N: 0, E: 0, S: 0, W: 0 };
  for (const seat of SEATS) {
    const hand = state.hands[seat];
    if (hand === undefined) return null;
    counts[seat] = hand.length;
  }
  for (const trick of state.tricks)
    for (const play of [...trick.plays, ...trick.loose, ...trick.added]) if (play !== null) counts[play.seat]++;
  return SEATS.some((seat) => counts[seat] === 13) ? counts : null;
}

export const cardCount: Detector<WrongCardCount> = ({ before, event, after }) => {
  if (event.type === 'counted') {
    const off = SEATS.filter((seat) => event.counts[seat] !== 13);
    if (off.length === 0) return [];
    const told = { kind: 'wrongCardCount', class: 'irregularity', certainty: 'certain', counts: event.counts } as const;
    return [{ ...told, seat: off.length === 1 ? (off[0] as Seat) : null, at: event.id }];
  }
  if (event.type !== 'hand') return [];
  const counts = counted(after);
  if (counts === null) return [];
  const wrong = SEATS.filter((seat) => counts[seat] !== 13);
  const known = counted(before);
  if (wrong.length === 0 || (known !== null && wrong.every((seat) => known[seat] === counts[seat]))) return [];
  const seat = wrong.length === 1 ? (wrong[0] as Seat) : null;
  return [{ kind: 'wrongCardCount', class: 'irregularity', seat, at: event.id, certainty: 'certain', counts }];
};
