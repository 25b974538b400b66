// How long ago something happened, and whether partner acted in between.
import type { TableEvent } from '../bridge/events';
import { apply } from '../bridge/replay';
import { empty } from '../bridge/table';
import { partner } from '../bridge/types';
import type { Irregularity } from '../detect/index';

/** Tricks begun when each event happened, by its id; and now, under the empty id. */
export function tricksAt(log: readonly TableEvent[]): ReadonlyMap<string, number> {
  const tricks = new Map<string, number>();
  let table = empty;
  for (const event of log) {
    table = apply(table, event);
    tricks.set(event.id, table.tricks.length);
  }
  return tricks.set('', table.tricks.length);
}

/** It happened in the running trick or the one before: what a site itself still shows (F2). An unknown moment is long ago. */
export function isRecent(tricks: ReadonlyMap<string, number>, { at }: Irregularity): boolean {
  const then = tricks.get(at);
  return then !== undefined && (tricks.get('') ?? 0) - then <= 1;
}

/** A call after which partner called comes with two more at least: that of the opponent between them and partner's own. */
const WITH_PARTNERS = 3;

/** What went back reached over an action of partner's: he knows more than he should (16C, 25A). */
export function partnerActed(found: Irregularity, log: readonly TableEvent[]): boolean {
  if (found.kind !== 'undo' || found.step !== 'done') return false;
  const [first, ...others] = found.cards;
  if (first !== undefined) return others.some(({ seat }) => seat === partner(first.seat));
  const event = log.find(({ id }) => id === found.at);
  return event?.type === 'takeBack' && event.what === 'call' && event.count >= WITH_PARTNERS;
}

/** A claim or concession that was refused, and after which nobody has played: a card after it has a find of its own. */
export function isRefused(found: Irregularity, log: readonly TableEvent[]): boolean {
  if (found.kind !== 'claim' && found.kind !== 'concession') return false;
  const after = log.slice(log.findIndex(({ id }) => id === found.at) + 1);
  const next = after.find(({ type }) => type === 'claimAnswer' || type === 'claim' || type === 'concession');
  return next?.type === 'claimAnswer' && !next.accepted && !after.some(({ type }) => type === 'play');
}
