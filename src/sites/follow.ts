// A page that carries a record: which of the record's events does it show at this step?
import type { TableEvent } from '../bridge/events';
import { SEATS, type Seat } from '../bridge/types';
import type { Snapshot } from './site';

type Place = { at: number; play: Extract<TableEvent, { type: 'play' }> | null };

/** Where the record's cards stand in it, in order of play; a gap takes as many places as it says cards are missing. */
function placesOf(record: readonly TableEvent[]): readonly Place[] {
  return record.flatMap((event, at): Place[] => {
    if (event.type === 'play') return [{ at, play: event }];
    if (event.type === 'gap' && event.in === 'play')
      return Array.from({ length: event.missed }, () => ({ at, play: null }));
    return [];
  });
}

function trickFits(places: readonly Place[], picture: Snapshot, played: number): boolean {
  const shown = picture.trick ?? [];
  const recorded = places.slice(played - shown.length, played);
  return shown.every((one, i) => {
    const same = ({ play }: Place): boolean => play === null || (play.seat === one.seat && play.card === one.card);
    // Where the page does not show which card was led, any order of the same four will do.
    return picture.leadUnsure ? recorded.some(same) : same(recorded[i] as Place);
  });
}

function handsFit(record: readonly TableEvent[], places: readonly Place[], picture: Snapshot, played: number): boolean {
  const gone = places.slice(0, played);
  if (gone.some(({ play }) => play === null)) return true;
  const fits = (seat: Seat): boolean => {
    const shown = picture.hands[seat];
    const dealt = record.find((event) => event.type === 'hand' && event.seat === seat);
    if (shown === undefined || dealt?.type !== 'hand') return true;
    const held = dealt.cards.filter((card) => !gone.some(({ play }) => play?.card === card));
    return held.length === shown.length && held.every((card) => shown.includes(card));
  };
  return SEATS.every(fits);
}

/**
 * How many of the record's events the page shows now: all up to the last call or card that lies on the table, with what stands between
 * it and the next (so a claim or the end counts as soon as the last card is there). Null when the picture does not tell, or does not fit:
 * another board, a line of the user's own, a record read otherwise than the page reads it.
 */
export function follow(record: readonly TableEvent[], picture: Snapshot): number | null {
  const dealt = record.find((event) => event.type === 'board');
  if (dealt?.type === 'board' && picture.board !== null && dealt.board.dealer !== picture.board.dealer) return null;

  const calls = record.flatMap((event, at) => (event.type === 'call' ? [{ at, event }] : []));
  const called = picture.calls?.length ?? calls.length;
  if (called > calls.length) return null;
  const differs = picture.calls?.some(
    ({ seat, call }, i) => calls[i]?.event.seat !== seat || calls[i]?.event.call !== call,
  );
  if (differs) return null;

  const places = placesOf(record);
  if (picture.tricksDone === null || picture.trick === null) return null;
  const played = 4 * picture.tricksDone + picture.trick.length;
  if (played > places.length || (played > 0 && called < calls.length)) return null;
  if (!trickFits(places, picture, played) || !handsFit(record, places, picture, played)) return null;

  // The event that comes next ends what is shown; without one the whole record is.
  const next = called < calls.length ? calls[called]?.at : places[played]?.at;
  return next ?? record.length;
}
