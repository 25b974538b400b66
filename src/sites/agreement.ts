// How far the table of a log and a picture of the page tell the same story: the start of catching up and of stepping back.
import type { Play, TableState } from '../bridge/table';
import { type Card, type Contract, SEATS, type Seat, turned } from '../bridge/types';
import type { Snapshot } from './site';

export type Played = { seat: Seat; card: Card };

/** `calls` and `plays`: how many of the log's first ones still stand, all of them where the picture gives no news. */
export interface Agreement {
  calls: number;
  plays: number;
}

export const sameContract = (a: Contract | null, b: Contract): boolean =>
  a !== null && a.level === b.level && a.strain === b.strain && a.doubled === b.doubled && a.declarer === b.declarer;

/** All cards of a table in order of play, null where one was not seen. */
export const playsOf = (now: TableState): readonly (Play | null)[] => now.tricks.flatMap((trick) => trick.plays);

/**
 * The picture's trick in order of play, as far as the log helps: where the page does not show which card was led, the log's own lead or
 * the seat on turn tells. Null when nobody knows. `before`: the log's plays of this trick; `turn`: who was to lead, when none.
 */
export function trickInOrder(
  picture: Snapshot,
  before: readonly (Played | null)[],
  turn: Seat | null,
): readonly Played[] | null {
  const trick = picture.trick ?? [];
  if (!picture.leadUnsure) return trick;
  const leader = before.length > 0 ? before[0]?.seat : turn;
  if (!leader) return null;
  const ordered = trick.map((_, i) => trick.find(({ seat }) => seat === turned(leader, i)));
  return ordered.every((one) => one !== undefined) ? ordered : null;
}

/** How many cards came before trick number `done`, from 0. A trick that was left incomplete counts for what it has, once the next has begun. */
export function startOf(now: TableState, done: number): number {
  let cards = 0;
  for (let i = 0; i < done; i++) cards += i < now.tricks.length - 1 ? (now.tricks[i]?.plays.length ?? 4) : 4;
  return cards;
}

/** The seat that was to lead the trick after `done` tricks of the log; null when it has not got that far. */
const leaderAfter = (now: TableState, done: number): Seat | null => (now.tricks.length === done ? now.turn : null);

/** The log's plays of the trick that the picture has on the table, and that trick in order. */
export function runningTrick(now: TableState, picture: Snapshot & { tricksDone: number }) {
  const { plays = [], loose = [] } = now.tricks[picture.tricksDone] ?? {};
  const before: readonly (Played | null)[] = loose.length === 0 ? plays : [...plays, ...loose];
  return { before, shown: trickInOrder(picture, before, leaderAfter(now, picture.tricksDone)) };
}

/** Whether the picture tells where the play stands. */
export const tellsPlay = (picture: Snapshot): picture is Snapshot & { tricksDone: number; trick: readonly Played[] } =>
  picture.tricksDone !== null && picture.trick !== null;

/** A picture whose hands still show what was played, with what they really hold; without hands where the log does not know all that was played. */
export function asHeld(now: TableState, picture: Snapshot): Snapshot {
  if (!picture.kept) return picture;
  const { kept: _, ...rest } = picture;
  if (!tellsPlay(picture)) return { ...rest, hands: {} };
  const start = startOf(now, picture.tricksDone);
  const before = playsOf(now).slice(0, start);
  if (before.length < start || before.includes(null)) return { ...rest, hands: {} };
  const gone = new Set([...before, ...picture.trick].map((one) => one?.card));
  const hands = SEATS.flatMap((seat) => {
    const held = picture.hands[seat]?.filter((card) => !gone.has(card));
    return held === undefined ? [] : [[seat, held] as const];
  });
  return { ...rest, hands: Object.fromEntries(hands) };
}

function agreedPlays(now: TableState, picture: Snapshot): number {
  const plays = playsOf(now);
  if (!tellsPlay(picture)) return plays.length;
  const start = startOf(now, picture.tricksDone);
  let agreed = Math.min(plays.length, start);
  if (plays.length > start) {
    const { before, shown } = runningTrick(now, picture);
    const fits = (one: Played | null, i: number): boolean => {
      if (i >= picture.trick.length) return false;
      if (one === null) return true;
      const same = (it: Played | undefined): boolean => it?.seat === one.seat && it.card === one.card;
      return shown === null ? picture.trick.some(same) : same(shown[i]);
    };
    const differs = before.findIndex((one, i) => !fits(one, i));
    agreed = start + (differs < 0 ? Math.min(before.length, plays.length - start) : differs);
  }
  // A card that is back in a hand was not played, however many were played after it.
  const back = plays.findIndex((one) => one !== null && picture.hands[one.seat]?.includes(one.card));
  return back < 0 ? agreed : Math.min(agreed, back);
}

/** How many calls and cards of the log the picture still shows. */
export function agreement(now: TableState, picture: Snapshot): Agreement {
  const { calls: shown } = picture;
  if (shown === null) return { calls: now.calls.length, plays: agreedPlays(now, picture) };
  const differs = now.calls.findIndex(({ seat, call }, i) => shown[i]?.seat !== seat || shown[i]?.call !== call);
  // No card was played before the auction ended.
  if (differs >= 0) return { calls: differs, plays: 0 };
  return { calls: now.calls.length, plays: agreedPlays(now, picture) };
}

/**
 * Whether the picture shows another deal than the log: another board, or cards that the log has seen in other hands. One's own thirteen
 * cards tell it too, when most of them are new.
 */
export function isOtherDeal(now: TableState, picture: Snapshot): boolean {
  const { board } = picture;
  if (board !== null && now.board !== null) {
    const numbered = board.number !== null && now.board.number !== null && board.number !== now.board.number;
    if (numbered || board.dealer !== now.board.dealer || board.vulnerable !== now.board.vulnerable) return true;
  }
  const owner = new Map<Card, Seat>();
  for (const one of playsOf(now)) if (one !== null) owner.set(one.card, one.seat);
  for (const seat of SEATS) for (const card of now.hands[seat] ?? []) owner.set(card, seat);
  return SEATS.some((seat) => {
    const held = picture.hands[seat] ?? [];
    const foreign = held.filter((card) => (owner.get(card) ?? seat) !== seat).length;
    const unknown = now.hands[seat] === undefined ? 0 : held.filter((card) => !owner.has(card)).length;
    return foreign > 0 || unknown * 2 > Math.max(held.length, 1);
  });
}
