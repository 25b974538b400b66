// When may a picture be believed? A page that moves shows things that never were: half of a hand, a card in two places, the auction of the
// deal before. Pure: what was seen so far goes in and comes out, and so does the time.
import type { Card, Seat } from '../bridge/types';
import { SEATS } from '../bridge/types';
import { doubtsAbout, turnFits } from './doubts';
import { positionAt, remembered, type Seen, sameDeal, startsWith, withKnownTrick } from './seen-before';
import type { Part, Snapshot } from './site';

export type Change =
  | 'board'
  | 'call'
  | 'play'
  | 'back'
  | 'hands'
  | 'end'
  | 'question'
  | 'turn'
  | 'seats'
  | 'impossible'
  | 'moving';

/** Milliseconds that a picture with this change in it must stay the same, and who says so. */
export type Times = Readonly<Record<Change, { ms: number; from: string }>>;

/** What is kept from one picture to the next. */
export interface Memory extends Seen {
  /** The newest picture, and since when the page looks like that. */
  candidate: { text: string; since: number } | null;
  /** Text of the newest picture that was believed. */
  told: string;
  /** Since when something has been in motion or impossible without a break. */
  troubledSince: number | null;
}

export const nothingSeen: Memory = {
  last: null,
  passing: [],
  played: new Map(),
  callsBefore: null,
  candidate: null,
  told: '',
  troubledSince: null,
};

/** `settled`: what may be believed from now on, oldest first; `doubtful`: parts that have not come to rest for long; `again`: look again after so many ms. */
export interface Settled {
  memory: Memory;
  settled: readonly Snapshot[];
  doubtful: readonly Part[];
  again: number | null;
}

const ALL_PLAYED = 52;

const json = (value: unknown): string => JSON.stringify(value) ?? '';

function changes(last: Snapshot | null, picture: Snapshot): readonly Change[] {
  if (last === null || !sameDeal(last, picture)) return ['board'];
  const found: Change[] = [];
  if (picture.calls !== null && last.calls !== null && json(picture.calls) !== json(last.calls))
    found.push(startsWith(picture.calls, last.calls) ? 'call' : 'back');
  const [before, now] = [positionAt(last), positionAt(picture)];
  if (before !== null && now !== null) {
    if (now > before) found.push('play');
    else if (now < before || json(last.trick) !== json(picture.trick)) found.push('back');
  }
  if (SEATS.some((seat) => (last.hands[seat] === undefined) !== (picture.hands[seat] === undefined)))
    found.push('hands');
  if (last.over !== picture.over) found.push('end');
  if (json(last.question) !== json(picture.question)) found.push('question');
  if (last.me !== picture.me || json(last.seats) !== json(picture.seats)) found.push('seats');
  return found;
}

/** Hands that are put away all at once, as when a claim is accepted, say nothing about the play; nor does the table that is cleared with them. */
function putAway(last: Snapshot | null, picture: Snapshot): Snapshot {
  const holds = (one: Snapshot): boolean => SEATS.some((seat) => (one.hands[seat]?.length ?? 0) > 0);
  if (last === null || picture.role === 'review' || !sameDeal(last, picture) || !holds(last) || holds(picture))
    return picture;
  const position = positionAt(picture);
  const goneOn = position !== null && position >= 49;
  return goneOn ? picture : { ...picture, hands: {}, trick: null, tricksDone: null };
}

/** Who plays is locked until the board is over: a name that is gone for a moment opens no other eyes. */
function locked(last: Snapshot | null, picture: Snapshot): Snapshot {
  const playing = last !== null && last.role === 'playing' && !last.over && !picture.over && sameDeal(last, picture);
  return playing && picture.role === 'kibitz' ? { ...picture, role: 'playing', me: last.me } : picture;
}

const cardsIn = (picture: Snapshot): ReadonlySet<Card> =>
  new Set([
    ...SEATS.flatMap((seat: Seat) => picture.hands[seat] ?? []),
    ...(picture.trick ?? []).map(({ card }) => card),
  ]);

/** Whether a picture that passed by stands between what was believed before and what is believed now. */
function between(last: Snapshot | null, passed: Snapshot, now: Snapshot): boolean {
  const [from, at, to] = [
    last && sameDeal(last, now) ? (positionAt(last) ?? 0) : 0,
    positionAt(passed),
    positionAt(now),
  ];
  // Where the play cannot be seen any more, the board is over or its cards are put away: what was played, was.
  if (at === null || at <= from || at >= (to ?? ALL_PLAYED + 1) || !sameDeal(passed, now)) return false;
  if (passed.calls !== null && now.calls !== null && !startsWith(now.calls, passed.calls)) return false;
  const there = cardsIn(now);
  if (passed.tricksDone === now.tricksDone)
    return (passed.trick ?? []).every((one) => now.trick?.some((it) => json(it) === json(one)));
  return (passed.trick ?? []).every(({ card }) => !there.has(card));
}

/**
 * One more picture at `now`, in milliseconds. It settles when the page has looked just like that for the
 * longest of the times of what changed since the last one that settled. One that contradicts itself, what was seen before, or what the site lets
 * players do, is read again until the longest time of all has passed: then only what is still there is believed, and the parts that were in
 * motion have been left out of it by the reader. Tricks that came and went in between are told with it, as far as the settled picture
 * bears them out.
 */
export function settle(memory: Memory, picture: Snapshot, now: number, times: Times): Settled {
  const text = json(picture);
  const candidate = memory.candidate?.text === text ? memory.candidate : { text, since: now };
  const known = putAway(memory.last, locked(memory.last, withKnownTrick(memory, picture)));
  const doubts = doubtsAbout(memory, known);
  const moving = known.moving ?? [];
  const parts = [...new Set([...moving, ...doubts])];
  const troubledSince = parts.length === 0 ? null : (memory.troubledSince ?? now);
  const changed: readonly Change[] = [
    ...changes(memory.last, known),
    ...(turnFits(memory, known) ? [] : (['turn'] as const)),
    ...(moving.length > 0 ? (['moving'] as const) : []),
    ...(doubts.length > 0 ? (['impossible'] as const) : []),
  ];
  const wait = text === memory.told ? 0 : Math.max(0, ...changed.map((change) => times[change].ms));
  const left = candidate.since + wait - now;
  const worried = troubledSince === null ? null : troubledSince + times.moving.ms - now;
  const doubtful = worried !== null && worried <= 0 ? parts : [];
  const next = { ...memory, candidate, troubledSince };
  if (left > 0) {
    const again = worried !== null && worried > 0 ? Math.min(left, worried) : left;
    return { memory: parts.length > 0 ? next : remembered(next, known, false), settled: [], doubtful, again };
  }
  const again = worried !== null && worried > 0 ? worried : null;
  if (text === memory.told) return { memory: next, settled: [], doubtful, again };
  const passed = memory.passing.filter((one) => between(memory.last, one, known));
  const settled = [...passed, known];
  return { memory: { ...remembered(next, known, true), told: text }, settled, doubtful, again };
}
