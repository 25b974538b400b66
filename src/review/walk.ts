// Where in a board the reader is, and what he added: choices that were made there, and cards of a line of his own.
import type { Stamp, TableEvent } from '../bridge/events';
import type { Card, Seat } from '../bridge/types';
import type { Edition } from '../laws/law';
import { type Document, findingStops, stopOf } from './document';

/**
 * `stop`: place in the document's stops. `hidden`: hands that are closed. `user`: see `TableEvent`, from `user`, each behind an event of the record.
 * `asked`: id of an event of which the reader wants to know what else could have followed (`Document.unmarked`); null: none.
 */
export interface Walk {
  stop: number;
  hidden: readonly Seat[];
  user: readonly TableEvent[];
  asked: string | null;
}

export const START: Walk = { stop: 0, hidden: [], user: [], asked: null };

export type Move =
  | 'first'
  | 'back'
  | 'next'
  | 'last'
  | 'trickBack'
  | 'trickNext'
  | 'findingBack'
  | 'findingNext'
  | { to: number };

const after = (places: readonly number[], stop: number): number | undefined => places.find((place) => place > stop);
const before = (places: readonly number[], stop: number): number | undefined =>
  places.filter((place) => place < stop).at(-1);

/** The stop that a move leads to; the same where it leads nowhere. */
export function target(document: Document, stop: number, move: Move, edition: Edition): number {
  const last = document.stops.length - 1;
  if (typeof move === 'object') return Math.max(0, Math.min(last, Math.trunc(move.to) || 0));
  switch (move) {
    case 'first':
      return 0;
    case 'back':
      return Math.max(0, stop - 1);
    case 'next':
      return Math.min(last, stop + 1);
    case 'last':
      return last;
    case 'trickBack':
      return before(document.rests, stop) ?? stop;
    case 'trickNext':
      return after(document.rests, stop) ?? stop;
    case 'findingBack':
      return before(findingStops(document, edition), stop) ?? stop;
    case 'findingNext':
      return after(findingStops(document, edition), stop) ?? stop;
  }
}

/** Elsewhere; what else could have followed is left where nothing was chosen. */
export const movedTo = (walk: Walk, stop: number): Walk =>
  stop === walk.stop
    ? walk
    : { ...walk, stop, asked: walk.user.some(({ type }) => type === 'ruled') ? walk.asked : null };

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** What a reader adds at the moment that is shown. */
export type Saying = Without<Extract<TableEvent, { type: 'ruled' | 'unruled' | 'answer' | 'play' }>, keyof Stamp>;

/** The last event of the record that is shown. */
const lastShown = ({ game, stops }: Document, { stop }: Walk): string | undefined =>
  game.events[(stops[stop] ?? 0) - 1]?.id;

/** Adds something behind the event that is shown last. Ids are given out once: what was taken back never comes again under another meaning. */
export function said(document: Document, walk: Walk, saying: Saying): Walk {
  const highest = walk.user.reduce((most, { id }) => Math.max(most, Number(id.slice(1))), -1);
  const event: TableEvent = { ...saying, id: `u${highest + 1}`, from: 'user', after: lastShown(document, walk) };
  return { ...walk, user: [...walk.user, event] };
}

/** The reader's own cards at this moment, oldest first. */
export function ownPlays(document: Document, walk: Walk): readonly Extract<TableEvent, { type: 'play' }>[] {
  const last = lastShown(document, walk);
  return walk.user.filter((event) => event.type === 'play' && event.after === last) as Extract<
    TableEvent,
    { type: 'play' }
  >[];
}

export const playedOn = (document: Document, walk: Walk, seat: Seat, card: Card): Walk =>
  said(document, walk, { type: 'play', seat, card });

/** Without the last of the reader's own cards, and what he chose after it. */
export function playedBack(document: Document, walk: Walk): Walk {
  const last = ownPlays(document, walk).at(-1);
  return last === undefined ? walk : { ...walk, user: walk.user.slice(0, walk.user.indexOf(last)) };
}

/** Back to the line of the record: no choice stands, no card of one's own. What was answered stays. */
export const toRecord = (walk: Walk): Walk => ({
  ...walk,
  user: walk.user.filter(({ type }) => type === 'answer'),
  asked: null,
});

/** At an event, to see what else could have followed. */
export const whatIf = (document: Document, walk: Walk, at: string): Walk => ({
  ...toRecord(walk),
  stop: stopOf(document, at) ?? walk.stop,
  asked: at,
});

export const withHands = (walk: Walk, seat: Seat, hidden: boolean): Walk => ({
  ...walk,
  hidden: [...walk.hidden.filter((one) => one !== seat), ...(hidden ? [seat] : [])],
});
