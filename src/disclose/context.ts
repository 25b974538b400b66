// What decides who may see what: the role, the page at this moment, and what the user declared.
import type { TableEvent } from '../bridge/events';
import { replay } from '../bridge/replay';
import { partner, SEATS, type Seat } from '../bridge/types';
import type { Snapshot } from '../sites/site';

export type Role = Snapshot['role'];

/** Whether the user directs, and what he says to "do you still play this board yourself?" (F11). `asked`: he has not answered yet. */
export type Director = 'off' | 'asked' | 'plays' | 'free';

/** What the user declared for this table and this session. `lesson`: everybody knows of it (F4b). `spectator`: "I do not play here" (F7). */
export interface Declared {
  lesson: boolean;
  spectator: boolean;
  director: Director;
}

/**
 * What a page tells for it. `visible`: seats whose hand it shows now; in a review, where nobody plays, all those that it does not keep closed. `over`: the board has ended. `claimOpen`: a claim waits for an answer. `teaching`:
 * irregularities can really be on this page.
 */
export interface PageFacts {
  me: Seat | null;
  visible: readonly Seat[];
  over: boolean;
  claimOpen: boolean;
  tournament: boolean;
  teaching: boolean;
}

/** `log`: what happened as far as the page shows it, in order. */
export interface Context extends Declared, PageFacts {
  log: readonly TableEvent[];
}

export const factsOf = (picture: Snapshot): PageFacts => ({
  me: picture.me,
  visible: SEATS.filter((seat) =>
    picture.role === 'review' ? !picture.closed?.includes(seat) : picture.hands[seat] !== undefined,
  ),
  over: picture.over === true,
  claimOpen: picture.question?.kind === 'claim' || picture.claim !== null,
  tournament: picture.tournament === true,
  teaching: picture.teaching === true,
});

/** The context of a page and the log that belongs to it. */
export function contextFrom(page: PageFacts, log: readonly TableEvent[], declared: Declared): Context {
  const now = replay(log);
  const over = page.over || now.phase === 'over';
  const asked = now.claim !== null && now.claim.accepted === null && now.claim.n === now.n;
  return {
    ...declared,
    ...page,
    log,
    // A hand that has no card left hides nothing.
    visible: SEATS.filter((seat) => page.visible.includes(seat) || now.hands[seat]?.length === 0),
    over,
    claimOpen: !over && (page.claimOpen || asked),
  };
}

/** The same of a picture. */
export const contextOf = (picture: Snapshot, log: readonly TableEvent[], declared: Declared): Context =>
  contextFrom(factsOf(picture), log, declared);

/** Nobody at the table can be helped by what he sees, or everybody agreed to it. */
export function isFree(role: Role, { over, lesson, spectator, director, tournament }: Context): boolean {
  if (role === 'review' || over) return true;
  return (role === 'kibitz' && (spectator || director === 'free')) || (lesson && !tournament);
}

/** A director who plays this board himself, wherever he plays it, or has not said that he does not. A page that shows him playing is believed before him (F11). */
function isPlayingDirector(role: Role, { over, director }: Context): boolean {
  if (director === 'off') return false;
  if (role === 'playing') return !over;
  return director !== 'free';
}

/** Nothing of what happens is told: to a director who plays, a spectator who did not confirm that he is one (F7), dummy (43). The laws may be read. */
export function isSilent(role: Role, context: Context): boolean {
  if (isPlayingDirector(role, context)) return true;
  return !isFree(role, context) && (role === 'kibitz' || isDummy(context));
}

/** Whether the user is dummy, or may be as far as is known (F1: never the freer of two). */
export function isDummy({ me, log }: Context): boolean {
  const { contract } = replay(log);
  return contract !== null && (me === null || me === partner(contract.declarer));
}

/** The role that holds, and the deal that it is locked for: `playing` stays until the board is over (F1). */
export interface Lock {
  role: Role;
  over: boolean;
}

/** `fresh`: the picture is of another deal than the one before. Null: nothing was seen yet. */
export function lock(before: Lock | null, picture: Snapshot, over: boolean, fresh: boolean): Lock {
  const locked = before !== null && before.role === 'playing' && !before.over && !fresh;
  return { role: locked ? 'playing' : picture.role, over };
}
