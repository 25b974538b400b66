// When may a picture be believed? A page that moves shows things that never were: half of a hand, a card in two places, the auction of the
// deal before. Pure: what was seen so far goes in and comes out, and so does the time.
import type { Card, Seat } from '../bridge/types';
import { SEATS } from '../bridge/types';
import { type Doubt, doubtsAbout, turnFits, withoutRuins } from './doubts';
import { type Explanations, explained, nothingExplained } from './explanations';
import { goneOn } from './odd-play';
import { noQuestions, passedBetween, type Questions, questionsWith } from './questions';
import { asBegun, positionAt, remembered, type Seen, sameDeal, startsWith, withKnownTrick } from './seen-before';
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
  /** What was said about the calls. */
  explanations: Explanations;
  questions: Questions;
  /** What of this deal cannot be and was believed all the same, when it was still there at the second look. */
  accepted: readonly string[];
}

export const nothingSeen: Memory = {
  last: null,
  whole: null,
  passing: [],
  played: new Map(),
  callsBefore: null,
  candidate: null,
  told: '',
  troubledSince: null,
  explanations: nothingExplained,
  questions: noQuestions,
  accepted: [],
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
function putAway({ last, whole }: Memory, picture: Snapshot): Snapshot {
  const holds = (one: Snapshot): boolean => SEATS.some((seat) => (one.hands[seat]?.length ?? 0) > 0);
  // At the pace of machines a board can end before anything of it was believed.
  const held = [last, whole].some((one) => one !== null && sameDeal(one, picture) && holds(one));
  if (picture.role === 'review' || !held || holds(picture)) return picture;
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

/** Cards that fit no trick have come since: also at a table where they can really lie, half a movement looks the same. */
const isOdd = (last: Snapshot | null, { astray }: Snapshot): boolean =>
  astray !== undefined && json(astray) !== json(last?.astray);

/** The parts of these doubts, each once, and those in motion. */
const partsOf = (moving: readonly Part[], doubts: readonly Doubt[]): readonly Part[] => [
  ...new Set([...moving, ...doubts.map(({ part }) => part)]),
];

/**
 * One more picture at `now`, in milliseconds. It settles when the page has looked just like that for the
 * longest of the times of what changed since the last one that settled. One that contradicts itself, what was seen before, or what the site lets
 * players do, is read again until the longest time of all has passed: then only what is still there is believed, and the parts that were in
 * motion have been left out of it by the reader. What was believed against doubt is doubted no more. Tricks and questions that came and went in between are
 * told with it, as far as the settled picture bears them out.
 */
export function settle(memory: Memory, picture: Snapshot, now: number, times: Times): Settled {
  const text = json(picture);
  const candidate = memory.candidate?.text === text ? memory.candidate : { text, since: now };
  const read = withKnownTrick(memory, asBegun(memory, picture));
  const known = withoutRuins(goneOn(memory, putAway(memory, locked(memory.last, read))));
  const accepted = memory.last !== null && sameDeal(memory.last, known) ? memory.accepted : [];
  const doubts = doubtsAbout(memory, known).filter(({ why }) => !accepted.includes(why));
  const moving = known.moving ?? [];
  const parts = partsOf(moving, doubts);
  const troubledSince = parts.length === 0 ? null : (memory.troubledSince ?? now);
  const changed: readonly Change[] = [
    ...changes(memory.last, known),
    ...(turnFits(memory, known) ? [] : (['turn'] as const)),
    ...(moving.length > 0 ? (['moving'] as const) : []),
    ...(doubts.length > 0 || isOdd(memory.last, known) ? (['impossible'] as const) : []),
  ];
  const { explanations, again: unexplained } = explained(memory.explanations, known, now, memory.candidate === null);
  const wait = text === memory.told ? 0 : Math.max(0, ...changed.map((change) => times[change].ms));
  const left = candidate.since + wait - now;
  const clear = parts.length === 0;
  const questions = questionsWith(memory.questions, known, now, clear);
  const next = { ...memory, candidate, troubledSince, explanations, questions };
  const worried = troubledSince === null ? null : troubledSince + times.moving.ms - now;
  const doubtful = (about: readonly Part[]): readonly Part[] => (worried !== null && worried <= 0 ? about : []);
  const again = soonest(left > 0 ? left : null, worried !== null && worried > 0 ? worried : null, unexplained);
  /** What was said late about the calls stands in every picture from then on. */
  const telling = (one: Snapshot): Snapshot =>
    explanations.changed.length > 0 && sameDeal(one, known) ? { ...one, changed: explanations.changed } : one;
  const news = explanations.changed.length > memory.explanations.changed.length && memory.last !== null;
  const still = news && memory.last !== null ? [telling(memory.last)] : [];
  if (left > 0) {
    // What the turn alone tells is told by a turn that has come to rest.
    const sure = clear && known.byTurn === undefined;
    return { memory: sure ? remembered(next, known, false) : next, settled: still, doubtful: doubtful(parts), again };
  }
  if (text === memory.told) return { memory: next, settled: still, doubtful: doubtful(parts), again };
  const asked = passedBetween(questions, memory.last, known);
  const passed = memory.passing.filter((one) => between(memory.last, one, known));
  const settled = [...inOrder([...passed, ...asked]), known].map(telling);
  const believed = { ...next, accepted: [...accepted, ...doubts.map(({ why }) => why)] };
  return {
    memory: { ...remembered(believed, known, true), told: text, questions: { ...questions, passed: [] } },
    settled,
    doubtful: doubtful(moving),
    again,
  };
}

const soonest = (...waits: readonly (number | null)[]): number | null =>
  waits.reduce((best, one) => (best === null ? one : one === null ? best : Math.min(best, one)), null);

/** Pictures that passed, as far as their places in the play tell their order; what went back after a question stays behind it. */
function inOrder(pictures: readonly Snapshot[]): readonly Snapshot[] {
  const ordered: Snapshot[] = [];
  for (const one of pictures) {
    const at = positionAt(one) ?? -1;
    const asks = one.question != null;
    const place = asks ? ordered.findIndex((other) => (positionAt(other) ?? -1) > at) : -1;
    if (place < 0) ordered.push(one);
    else ordered.splice(place, 0, one);
  }
  return ordered;
}
