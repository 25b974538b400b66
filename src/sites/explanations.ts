// Alerts and explanations that come or change after their call was made. When a page shows one late is easily told, why it does is not: so only what can
// hardly be anything else counts. Pure: what was seen so far goes in and comes out, and so does the time.
import type { Call, Seat } from '../bridge/types';
import { sameDeal } from './seen-before';
import type { Snapshot } from './site';

/** An alert or explanation that changed: of the call at this place in the auction, from 0, the how-many-th time. */
export interface Changed {
  at: number;
  what: 'alert' | 'explanation';
  times: number;
}

interface Known {
  seat: Seat;
  call: Call;
  /** Since when the call is there. */
  since: number;
  alert: boolean;
  /** The text that was shown for it, and how many calls there were when it last was. */
  text: { words: string; calls: number } | null;
  /** What is there now and is not believed yet. `late`: it came when it should have been there long before. */
  coming: { alert: boolean; words: string | null; since: number; late: boolean } | null;
}

export interface Explanations {
  last: Snapshot | null;
  calls: readonly Known[];
  /** Since when the auction has been read without a break; null while it cannot be. */
  steadySince: number | null;
  /** Since when its box has been on the screen. */
  shownSince: number | null;
  changed: readonly Changed[];
}

export const nothingExplained: Explanations = {
  last: null,
  calls: [],
  steadySince: null,
  shownSince: null,
  changed: [],
};

/**
 * Milliseconds, all chosen. `lag`: how long the auction must have been there and read without a break, the call with it, before an alert or text that comes
 * counts as late: longer than a network keeps one waiting. `next`: how long the next player's call must have been there. `stands`: how long what is
 * new must stay: a cell that is pressed or moved may be lit for a moment.
 */
export const EXPLAINED = { lag: 5000, next: 3000, stands: 2000 } as const;

type Made = NonNullable<Snapshot['calls']>[number];

/** Nothing is known of when things came: the calls are those of before, what is new about them is taken as it is. */
function asItIs(known: Known, made: Made | undefined, calls: number): Known {
  const words = made?.explanation;
  return {
    ...known,
    alert: known.alert || made?.alert === true,
    text: words === undefined ? known.text : { words, calls },
    coming: null,
  };
}

/** What one call's cell shows that was not there before; null where that is nothing. */
function newIn(known: Known, made: Made): { alert: boolean; words: string | null } | null {
  const alert = made.alert === true && !known.alert;
  const words = made.explanation !== undefined && made.explanation !== known.text?.words ? made.explanation : null;
  return alert || words !== null ? { alert, words } : null;
}

/**
 * One more picture at `now`; `broken`: between it and the one before there was none that could be read. `changed` of the result is all that changed late in this deal so far, for calls that still stand. Late is what comes when the
 * next player had called for a while, in an auction that stood there whole: nothing after a table was rebuilt or come back to, nothing that several calls get at once, no
 * mark on a call while an explanation lies open (it may be the call that was pressed), no text that is read for the first time. `again`: look again
 * after so many milliseconds.
 */
export function explained(
  before: Explanations,
  picture: Snapshot,
  now: number,
  broken: boolean,
): { explanations: Explanations; again: number | null } {
  const { calls } = picture;
  const other = before.last === null || !sameDeal(before.last, picture);
  const blind =
    calls === null || picture.role === 'review' || picture.outOfSight || picture.moving?.includes('auction');
  if (blind) {
    const kept = other ? nothingExplained : before;
    const known = kept.calls.map((one) => asItIs(one, undefined, kept.calls.length));
    return { explanations: { ...kept, last: picture, calls: known, steadySince: null, shownSince: null }, again: null };
  }
  const stood = other ? [] : before.calls;
  const differs = stood.findIndex(({ seat, call }, i) => calls[i]?.seat !== seat || calls[i]?.call !== call);
  const same = differs < 0 ? stood.length : differs;
  const whole = !other && !broken && before.steadySince !== null && differs < 0;
  const steadySince = whole ? (before.steadySince as number) : now;
  const shownSince = picture.auctionHidden ? null : whole ? (before.shownSince ?? now) : now;
  const news = calls.map((made, i) => (i < same ? newIn(stood[i] as Known, made) : null));
  const several = news.filter((one) => one?.alert === true).length > 1;
  const changed: Changed[] = before.changed.filter(({ at }) => !other && at < same);
  let again: number | null = null;

  const known = calls.map((made, at): Known => {
    const { seat, call } = made;
    if (at >= same) {
      const fresh: Known = { seat, call, since: now, alert: false, text: null, coming: null };
      return asItIs(fresh, made, calls.length);
    }
    const one = stood[at] as Known;
    const seenAgain = made.explanation !== undefined && made.explanation === one.text?.words;
    const text = seenAgain ? { words: made.explanation as string, calls: calls.length } : one.text;
    const found = news[at] ?? null;
    if (found === null) return { ...one, text, coming: null };
    const next = at + 1 < same ? stood[at + 1] : undefined;
    const long =
      now - steadySince >= EXPLAINED.lag &&
      now - one.since >= EXPLAINED.lag &&
      next !== undefined &&
      now - next.since >= EXPLAINED.next;
    const inSight = shownSince !== null && now - shownSince >= EXPLAINED.lag;
    const marked = found.alert && inSight && !several && !picture.explaining;
    // The old text must have been there when the next player had called already; else nobody knows when it changed.
    const reworded = found.words !== null && one.text !== null && one.text.calls > at + 1;
    const going =
      !broken && one.coming !== null && one.coming.alert === found.alert && one.coming.words === found.words;
    const coming = going ? one.coming : { ...found, since: now, late: long && (marked || reworded) };
    if (coming === null) return one;
    // An open explanation right behind a mark: the call was pressed.
    const late = coming.late && (marked || reworded);
    const left = coming.since + EXPLAINED.stands - now;
    if (left > 0) {
      again = Math.min(again ?? left, left);
      return { ...one, text, coming: { ...coming, late } };
    }
    const what = found.words !== null && one.text !== null ? 'explanation' : 'alert';
    if (late) changed.push({ at, what, times: 1 + changed.filter((it) => it.at === at && it.what === what).length });
    return asItIs(one, made, calls.length);
  });
  return { explanations: { last: picture, calls: known, steadySince, shownSince, changed }, again };
}
