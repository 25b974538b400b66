// Moving through a board in which choices may stand: what a choice forbids is not followed on in the record.
import type { Edition } from '../laws/law';
import type { Document } from './document';
import { type Moment, momentOf } from './moment';
import { type Move, movedTo, target, type Walk } from './walk';

/** Where a move leads; a step short of what the line that is followed does not go along with. */
export function moved(document: Document, walk: Walk, move: Move, edition: Edition): Walk {
  const stop = target(document, walk.stop, move, edition);
  if (stop <= walk.stop || (walk.user.length === 0 && walk.asked === null)) return movedTo(walk, stop);
  let now = walk;
  while (now.stop < stop && momentOf(document, now, edition).branch?.open !== false) now = movedTo(now, now.stop + 1);
  return now;
}

/** Whether it leads anywhere at all. `moment`: of this walk. */
export function leads(document: Document, walk: Walk, move: Move, edition: Edition, moment: Moment): boolean {
  const stop = target(document, walk.stop, move, edition);
  return stop < walk.stop || (stop > walk.stop && moment.branch?.open !== false);
}
