// Which events may be judged at all. What is not judged cannot show in a finding, an option or a word of them.
import type { TableEvent } from '../bridge/events';
import { replay } from '../bridge/replay';
import { partner, type Seat } from '../bridge/types';
import { type Context, isFree, type Role } from './context';

type Shown = Extract<TableEvent, { type: 'hand' }>;

/** Dummy's hand lies open from the opening lead on. A log that had it before gets it there. */
function fromTheLead(log: readonly TableEvent[], dummy: Seat): readonly TableEvent[] {
  const admitted: TableEvent[] = [];
  let before: Shown | null = null;
  let led = false;
  for (const event of log) {
    if (event.type === 'hand') {
      if (event.seat !== dummy) continue;
      if (!led) {
        before = event;
        continue;
      }
    }
    admitted.push(event);
    if (event.type !== 'play' || led) continue;
    led = true;
    if (before !== null && event.seat !== dummy) admitted.push(before);
  }
  return admitted;
}

/**
 * The log without the hands that may not be used now. A hand that the page does not show is out for everybody (F5), also one that was seen before. While
 * the user plays only the hand that the whole table sees is in: dummy's, so that the text is the same at all seats and rests on no hidden card (F4, F9);
 * and none at all while a claim waits for its answer.
 */
export function admit(role: Role, context: Context): readonly TableEvent[] {
  const { log, visible, claimOpen } = context;
  const shown = log.filter((event) => event.type !== 'hand' || visible.includes(event.seat));
  if (isFree(role, context)) return shown;
  const { contract } = replay(log);
  if (contract === null || claimOpen) return shown.filter(({ type }) => type !== 'hand');
  return fromTheLead(shown, partner(contract.declarer));
}
