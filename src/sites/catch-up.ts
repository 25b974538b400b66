// From pictures to events. The only place that knows time: what a log has too much was taken back, what a picture has more has happened,
// what neither shows is a gap. Keeps no memory, so that a reload just goes on.
import { isAuctionOver } from '../bridge/auction';
import type { Happening, TableEvent } from '../bridge/events';
import { applyShown, replayShown } from '../bridge/shown';
import { empty, type TableState } from '../bridge/table';
import { type Card, SEATS, type Seat } from '../bridge/types';
import {
  agreement,
  asHeld,
  isOtherDeal,
  type Played,
  playsOf,
  runningTrick,
  sameContract,
  startOf,
  tellsPlay,
} from './agreement';
import { answered, asked, explained, faced } from './answers';
import type { Snapshot } from './site';

/** `fresh`: `events` are the start of a new deal's log, not more of the old one. */
export interface CaughtUp {
  fresh: boolean;
  events: readonly TableEvent[];
}

/** The log as it grows: a table that follows every event added. */
class Growing {
  readonly events: TableEvent[] = [];
  constructor(
    public now: TableState,
    private next: number,
  ) {}
  add(happening: Happening): void {
    const event: TableEvent = { id: `s${this.next++}`, from: 'site', ...happening };
    this.events.push(event);
    this.now = applyShown(this.now, event);
  }
}

const sameCards = (a: readonly Card[] | undefined, b: readonly Card[]): boolean =>
  a !== undefined && a.length === b.length && a.every((card) => b.includes(card));

const without = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !gone.includes(card));

/** Makes the seats' hands what they were before `coming` was played: a card is seen in a hand before it leaves it. */
function showHands(log: Growing, picture: Snapshot, coming: readonly Played[], seats: readonly Seat[]): void {
  for (const seat of seats) {
    const held = picture.hands[seat];
    if (held === undefined) continue;
    const own = coming.filter((one) => one.seat === seat).map(({ card }) => card);
    const before = [...held, ...without(own, held)];
    if (!sameCards(log.now.hands[seat], before)) log.add({ type: 'hand', seat, cards: before });
  }
}

/**
 * Fills the play up to `target` cards. A card that was not seen being played is known all the same when its seat's hand has lost just
 * that one; what is not known is a gap.
 */
function fill(log: Growing, picture: Snapshot, shown: readonly Played[], target: number): void {
  let missed = 0;
  for (let n = playsOf(log.now).length; n < target; n++) {
    const seat: Seat | null = missed === 0 ? log.now.turn : null;
    const left = seat === null ? undefined : picture.hands[seat];
    const onTable = shown.filter((one) => one.seat === seat).map(({ card }) => card);
    const lost = left && seat ? without(log.now.hands[seat] ?? [], [...left, ...onTable]) : [];
    if (seat !== null && lost.length === 1) log.add({ type: 'play', seat, card: lost[0] as Card });
    else missed++;
  }
  if (missed === 0) return;
  log.add({ type: 'gap', in: 'play', missed });
  // Any of its cards may have been among those: what a hand is said to hold later would prove what is not so.
  for (const seat of SEATS)
    if (log.now.hands[seat] !== undefined && picture.hands[seat] === undefined) log.add({ type: 'hidden', seat });
}

function auction(log: Growing, picture: Snapshot, stands: number): void {
  const extra = log.now.calls.length - stands;
  if (extra > 0) log.add({ type: 'takeBack', what: 'call', count: extra });
  for (const { seat, call, alert, explanation } of picture.calls?.slice(log.now.calls.length) ?? []) {
    log.add({ type: 'call', seat, call, ...(alert && { alert }), ...(explanation && { explanation }) });
  }
  const { contract } = picture;
  if (contract === null || sameContract(log.now.contract, contract)) return;
  // Four calls at least make a contract: a bid and three passes.
  if (!isAuctionOver(log.now.calls)) {
    log.add({ type: 'gap', in: 'auction', missed: Math.max(1, 4 - log.now.calls.length) });
  }
  log.add({ type: 'contract', contract });
}

function play(log: Growing, picture: Snapshot, stands: number): void {
  const extra = playsOf(log.now).length - stands;
  if (extra > 0) log.add({ type: 'takeBack', what: 'play', count: extra });
  if (!tellsPlay(picture)) return;
  if (!picture.short) fill(log, picture, picture.trick, startOf(log.now, picture.tricksDone));
  const { before, shown } = runningTrick(log.now, picture);
  const more = picture.trick.length - before.length;
  if (shown === null) {
    if (more > 0) log.add({ type: 'gap', in: 'play', missed: more });
    return;
  }
  const coming = shown.slice(before.length);
  showHands(log, picture, coming, [...new Set(coming.map(({ seat }) => seat))]);
  for (const { seat, card } of coming) {
    const fifth = (log.now.tricks[picture.tricksDone]?.plays.length ?? 0) >= 4;
    const early = picture.short && log.now.tricks.length === picture.tricksDone;
    log.add({ type: 'play', seat, card, ...(fifth ? { as: 'follow' } : early ? { as: 'lead' } : {}) });
  }
}

function endings(log: Growing, picture: Snapshot, earlier: readonly TableEvent[]): void {
  const all = [...earlier, ...log.events];
  const { claim } = picture;
  const made = log.now.claim;
  const known = claim && made && made.seat === claim.seat && made.tricks === claim.tricks && made.n === log.now.n;
  if (claim && !known) {
    log.add({ type: 'claim', seat: claim.seat, tricks: claim.tricks, counted: claim.counted ?? 'more' });
    // A page that shows a record shows how the board ended.
    if (picture.role === 'review') {
      log.add({ type: 'claimAnswer', accepted: true });
      log.add({ type: 'end', why: 'claimed' });
    }
    return;
  }
  const since = all.map(({ type }) => type).lastIndexOf('takeBack') + 1;
  const ended = all.slice(since).some(({ type }) => type === 'end');
  if (ended) return;
  if (playsOf(log.now).length >= 52) log.add({ type: 'end', why: 'played' });
  else if (log.now.claim?.accepted === true) log.add({ type: 'end', why: 'claimed' });
  else if (log.now.phase === 'over' && log.now.contract === null && isAuctionOver(log.now.calls)) {
    log.add({ type: 'end', why: 'passedOut' });
  }
  // Who claims himself, or only watches, is not asked: a board that is over with cards left was claimed.
  else if (picture.over && log.now.phase === 'play') log.add({ type: 'end', why: 'claimed' });
}

const numberOf = (event: TableEvent): number => Number(/^s(\d+)$/.exec(event.id)?.[1] ?? -1);

/**
 * What happened between a log and a picture of the same table: the events to append, ids `s0`, `s1` ... Compares the picture with the
 * table that the log's own `site` events make, and finds
 * - `takeBack` for cards or calls the log has too many, over tricks and into the auction, one event for each;
 * - `call`, `play`, `contract` for what is new, `gap` for what was missed and cannot be worked out from the hands;
 * - `hand` and `hidden` for hands that open and close, `exposed` for single cards where the page marks them;
 * - `claim`, `concession` and `undo` for questions, with their answers as far as the page tells, and `end`;
 * - `misinformation` where an alert or an explanation came or changed after the next player had called.
 * What the picture has as null is no news. A board that changes begins a log of its own (`fresh`). Never throws on a picture of the type.
 */
export function catchUp(log: readonly TableEvent[], seen: Snapshot): CaughtUp {
  const own = log.filter(({ from }) => from === 'site');
  const known = replayShown(own);
  const fresh = own.length === 0 || (known.board === null && seen.board !== null) || isOtherDeal(known, seen);
  const picture = asHeld(fresh ? empty : known, seen);
  const earlier = fresh ? [] : own;
  const growing = fresh ? new Growing(empty, 0) : new Growing(known, Math.max(...own.map(numberOf)) + 1);
  if (fresh && picture.board !== null) growing.add({ type: 'board', board: picture.board });
  const stands = agreement(growing.now, picture);
  if (fresh && !picture.tricksDone) showHands(growing, picture, picture.trick ?? [], SEATS);
  const called = growing.now.calls.length;
  const played = playsOf(growing.now).length;
  const plays = tellsPlay(picture) ? startOf(growing.now, picture.tricksDone) + picture.trick.length : 0;
  const moved = {
    back: stands.calls < called || stands.plays < played,
    on: (picture.calls?.length ?? 0) > stands.calls || plays > stands.plays,
  };
  answered(growing, picture, earlier, moved);
  const tooMany = playsOf(growing.now).length - stands.plays;
  if (tooMany > 0 && stands.calls < growing.now.calls.length) {
    growing.add({ type: 'takeBack', what: 'play', count: tooMany });
  }
  auction(growing, picture, stands.calls);
  play(growing, picture, stands.plays);
  showHands(growing, picture, [], SEATS);
  for (const seat of SEATS) {
    if (growing.now.hands[seat] !== undefined && picture.hands[seat] === undefined)
      growing.add({ type: 'hidden', seat });
  }
  faced(growing, picture, earlier);
  asked(growing, picture, [...earlier, ...growing.events]);
  explained(growing, picture, [...earlier, ...growing.events]);
  endings(growing, picture, earlier);
  return { fresh: fresh && growing.events.length > 0, events: growing.events };
}
