// A user who steps through a record goes back and forth: that is navigation, and nothing was ever taken back.
import type { TableEvent } from '../bridge/events';
import { replayShown } from '../bridge/shown';
import type { TableState } from '../bridge/table';
import { agreement, asHeld, isOtherDeal, playsOf, runningTrick, tellsPlay } from './agreement';
import type { Snapshot } from './site';

/** Place of the first card that the log has missed and the picture shows now. */
function shownAtLast(now: TableState, picture: Snapshot): number {
  if (!tellsPlay(picture)) return Number.POSITIVE_INFINITY;
  const { before, shown } = runningTrick(now, picture);
  const unseen = shown === null ? -1 : before.indexOf(null);
  return unseen < 0 ? Number.POSITIVE_INFINITY : 4 * picture.tricksDone + unseen;
}

/**
 * The part of a log that a picture of the same board still shows, to catch up from; the log itself when the picture goes on from it. Cuts
 * before the first call or card that is no longer there, or that was missed and is seen now. A user's event stays when the event it follows
 * stays. Another board keeps nothing.
 */
export function stepBack(log: readonly TableEvent[], seen: Snapshot): readonly TableEvent[] {
  const now = replayShown(log.filter(({ from }) => from === 'site'));
  if (isOtherDeal(now, seen)) return [];
  const picture = asHeld(now, seen);
  const agreed = agreement(now, picture);
  const stands = { ...agreed, plays: Math.min(agreed.plays, shownAtLast(now, picture)) };
  if (stands.calls === now.calls.length && stands.plays === playsOf(now).length) return log;
  let calls = 0;
  let plays = 0;
  const cut = log.findIndex((event) => {
    if (event.from !== 'site') return false;
    if (event.type === 'call') calls++;
    else if (event.type === 'play') plays++;
    else if (event.type === 'gap' && event.in === 'play') plays += event.missed;
    else if (event.type === 'takeBack' && event.what === 'call') calls -= event.count;
    else if (event.type === 'takeBack') plays -= event.count;
    // A hand that opened for a card that is gone says nothing false: it is shown again when it differs.
    return calls > stands.calls || plays > stands.plays;
  });
  if (cut < 0) return log;
  const kept = log.slice(0, cut);
  const ids = new Set(kept.map(({ id }) => id));
  const reported: TableEvent[] = [];
  for (const event of log.slice(cut)) {
    if (event.from === 'user' && event.after !== undefined && ids.has(event.after)) {
      reported.push(event);
      ids.add(event.id);
    }
  }
  return [...kept, ...reported];
}
