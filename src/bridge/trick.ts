// One trick: whose play, who wins, who can still follow (law 44).
import { height, suitOf } from './cards';
import type { Play, TableState, Trick } from './table';
import { type Seat, type Strain, type Suit, turned } from './types';

export const EMPTY_TRICK: Trick = { plays: [], loose: [], added: [] };

/** The card led, or null when nothing was led or the lead was not seen. */
export const leadOf = (trick: Trick): Play | null => trick.plays[0] ?? null;
export const suitLed = (trick: Trick): Suit | null => {
  const lead = leadOf(trick);
  return lead === null ? null : suitOf(lead.card);
};

/** What this seat played to the trick, loose and added cards left out. */
export function playBy(trick: Trick, seat: Seat): Play | null {
  for (const play of trick.plays) if (play !== null && play.seat === seat) return play;
  return null;
}
/** Four cards, seen or not. */
export const isComplete = (trick: Trick): boolean => trick.plays.length >= 4;
export const isWhole = (trick: Trick): boolean => isComplete(trick) && !trick.plays.includes(null);

/** Laws 44E, F: the play that wins so far: highest trump, else highest of the suit led. Null when a card was not seen. */
export function winning(trick: Trick, strain: Strain): Play | null {
  let best: Play | null = null;
  for (const play of trick.plays) {
    if (play === null) return null;
    if (best === null) best = play;
    else if (play.card[0] === best.card[0] ? height(play.card) > height(best.card) : play.card[0] === strain)
      best = play;
  }
  return best;
}

/** Winner of a complete trick; null while it runs or where a card was not seen. */
export const winnerOf = (trick: Trick, strain: Strain): Seat | null =>
  isComplete(trick) ? (winning(trick, strain)?.seat ?? null) : null;

/**
 * The next seat clockwise from the leader that has not played; a card that was not seen counts for the first seat without one. Null when the trick is
 * complete or the lead was not seen.
 */
export function nextToPlay(trick: Trick): Seat | null {
  const lead = leadOf(trick);
  if (lead === null || isComplete(trick)) return null;
  let unseen = 0;
  for (const play of trick.plays) if (play === null) unseen++;
  for (let i = 1; i < 4; i++) {
    const seat = turned(lead.seat, i);
    if (playBy(trick, seat) !== null) continue;
    if (unseen === 0) return seat;
    unseen--;
  }
  return null;
}

/** The trick that the next card of `seat` belongs to when it is no lead: one it owes a card, else the running one. `number` from 1; null when it leads. */
export function trickToFollow(state: TableState, seat: Seat): { trick: Trick; number: number } | null {
  const number = state.owed.find((one) => one.seat === seat)?.trick ?? state.tricks.length;
  const trick = state.tricks[number - 1];
  return trick === undefined || isComplete(trick) || playBy(trick, seat) !== null ? null : { trick, number };
}
