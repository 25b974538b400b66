// The log of a page that carries no record: what the pictures tell.
import type { TableEvent } from '../bridge/events';
import { catchUp } from '../sites/catch-up';
import type { Snapshot } from '../sites/site';
import { stepBack } from '../sites/step-back';

/** The log after one more picture. In review a step back is navigation: it shortens the log and takes nothing back. */
export function grow(log: readonly TableEvent[], picture: Snapshot): { log: readonly TableEvent[]; fresh: boolean } {
  const kept = picture.role === 'review' ? stepBack(log, picture) : log;
  const { fresh, events } = catchUp(kept, picture);
  return { log: fresh ? events : [...kept, ...events], fresh };
}
