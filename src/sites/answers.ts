// Questions that a live table puts to its players, and their outcome: a claim, an undo. The page shows the question; the outcome is what happens next.
import type { Happening, TableEvent } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { SEATS, type Seat } from '../bridge/types';
import type { Snapshot } from './site';

/** A log that grows, with its table. */
export interface Adding {
  readonly now: TableState;
  add(happening: Happening): void;
}

/** What the picture says about the play since the log: cards or calls gone back, or more of them. */
export interface Moved {
  back: boolean;
  on: boolean;
}

/** Who asked for the undo that nobody has answered; undefined when there is none. */
function openUndo(log: readonly TableEvent[]): { seat?: Seat } | undefined {
  const last = log.filter((event) => event.type === 'undo').at(-1);
  return last?.type === 'undo' && last.step === 'asked' ? last : undefined;
}

/** Hands that were there are gone, and the table with them: a claim was accepted. */
const cleared = ({ now }: Adding, picture: Snapshot): boolean =>
  picture.trick === null &&
  SEATS.some((seat) => (now.hands[seat]?.length ?? 0) > 0) &&
  SEATS.every((seat) => picture.hands[seat] === undefined);

/**
 * The page tells a claimer that his claim was refused, and asks him nothing before: a refusal in a deal without a claim is of the user's own, and for how
 * many tricks it was cannot be read.
 */
function ownClaim(log: Adding, { notice, me, role }: Snapshot, earlier: readonly TableEvent[]): void {
  if (notice !== 'claimRejected' || role !== 'playing' || me === null || log.now.phase !== 'play') return;
  // The message stays for a while, and the play may go on under it: once in a deal is all that can be told.
  if (earlier.some(({ type }) => type === 'claim' || type === 'concession')) return;
  log.add({ type: 'claim', seat: me, tricks: null, counted: 'more' });
}

/**
 * Answers to what was asked before and is asked no more. A claim was accepted when the board is over or the hands are put away, and an undo was
 * carried out when something goes back. Refused is only what the page says so, or after which play goes on; until then nothing is said.
 */
export function answered(log: Adding, picture: Snapshot, earlier: readonly TableEvent[], moved: Moved): void {
  const asked = picture.question?.kind;
  const undo = openUndo(earlier);
  if (undo !== undefined && asked !== 'undo') {
    const seat = undo.seat === undefined ? {} : { seat: undo.seat };
    if (moved.back) log.add({ type: 'undo', step: 'done', ...seat });
    else if (moved.on || picture.over || picture.notice === 'undoRefused')
      log.add({ type: 'undo', step: 'refused', ...seat });
  }
  ownClaim(log, picture, earlier);
  if (log.now.claim === null || log.now.claim.accepted !== null || asked === 'claim') return;
  if (picture.over || cleared(log, picture)) log.add({ type: 'claimAnswer', accepted: true });
  else if (moved.on || moved.back || picture.notice === 'claimRejected')
    log.add({ type: 'claimAnswer', accepted: false });
}

/** The question that is open now, where the log does not have it yet. No further tricks is a concession of all that are left. */
export function asked(log: Adding, picture: Snapshot, all: readonly TableEvent[]): void {
  const { question } = picture;
  if (question == null) return;
  if (question.kind === 'undo' && openUndo(all) === undefined)
    log.add({ type: 'undo', step: 'asked', ...(question.seat !== null && { seat: question.seat }) });
  const { seat, tricks } = question;
  if (question.kind !== 'claim' || seat === null || tricks === null) return;
  const made = log.now.claim;
  const open = made !== null && made.accepted === null && made.n === log.now.n && made.seat === seat;
  if (open && (made.concession ? 0 : made.tricks) === tricks) return;
  if (tricks === 0) log.add({ type: 'concession', seat, tricks: null });
  else log.add({ type: 'claim', seat, tricks, counted: 'more' });
}

/** Cards that lie face up in a hidden hand and that the log does not have as such. Whether by accident, and who saw them, no page tells. */
export function faced(log: Adding, picture: Snapshot, earlier: readonly TableEvent[]): void {
  const known = new Set(earlier.flatMap((event) => (event.type === 'exposed' ? event.cards : [])));
  for (const seat of SEATS) {
    const cards = (picture.faced ?? []).filter((one) => one.seat === seat).map(({ card }) => card);
    const news = cards.filter((card) => !known.has(card));
    if (news.length > 0) log.add({ type: 'exposed', seat, cards: news, how: 'unknown', seenByPartner: 'unknown' });
  }
}

/** Alerts and explanations that changed after the next player had called, each once for the call that stands. */
export function explained(log: Adding, picture: Snapshot, all: readonly TableEvent[]): void {
  for (const { at, what, times } of picture.changed ?? []) {
    const made = log.now.calls[at];
    if (made === undefined || log.now.calls[at + 1] === undefined) continue;
    const place = all.findIndex(({ id }) => id === made.at);
    const before = all
      .slice(place + 1)
      .filter((one) => one.type === 'misinformation' && one.changed?.call === at && one.changed.what === what).length;
    if (before < times)
      log.add({
        type: 'misinformation',
        by: made.seat,
        corrected: true,
        about: 'explanation',
        changed: { call: at, what },
      });
  }
}
