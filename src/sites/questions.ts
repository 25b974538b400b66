// Questions that come and go faster than the page comes to rest: robots answer at once. What was asked is told with the next picture that is believed.
import { positionAt, sameDeal } from './seen-before';
import type { Snapshot } from './site';

/** A question that was on the page, with the page as it was then. */
interface Passed {
  picture: Snapshot;
  /** The first picture after it on which cards or calls had gone back. */
  undone: Snapshot | null;
}

export interface Questions {
  /** The one that is open. */
  open: { text: string; since: number; picture: Snapshot } | null;
  passed: readonly Passed[];
}

export const noQuestions: Questions = { open: null, passed: [] };

/** Milliseconds that a question must have been there: a panel may show for a frame or two with the words of the one before. Chosen. */
export const FLASH = 60;

const isVote = ({ question }: Snapshot): boolean => question?.kind === 'claim' || question?.kind === 'undo';
const textOf = ({ question }: Snapshot): string => JSON.stringify(question);

const wentBack = (from: Snapshot, to: Snapshot): boolean => {
  const [before, now] = [positionAt(from), positionAt(to)];
  return (
    sameDeal(from, to) &&
    ((before !== null && now !== null && now < before) ||
      (from.calls !== null && to.calls !== null && to.calls.length < from.calls.length))
  );
};

/** With one more picture at `now`. `clear`: nothing in it was in motion or in doubt. */
export function questionsWith(before: Questions, picture: Snapshot, now: number, clear: boolean): Questions {
  const asks = isVote(picture);
  const same = asks && before.open?.text === textOf(picture);
  const over = before.open !== null && !same && now - before.open.since >= FLASH ? before.open : null;
  const passed = over === null ? before.passed : [...before.passed, { picture: over.picture, undone: null }];
  return {
    open: same ? before.open : asks && clear ? { text: textOf(picture), since: now, picture } : null,
    passed: passed.map((one) =>
      clear && one.undone === null && one.picture.question?.kind === 'undo' && wentBack(one.picture, picture)
        ? { ...one, undone: picture }
        : one,
    ),
  };
}

/**
 * Pictures with the questions that passed between the last one that was believed and `now`, each with what went back at once after an undo. None that was
 * believed itself, and none of another deal.
 */
export function passedBetween({ passed }: Questions, last: Snapshot | null, now: Snapshot): readonly Snapshot[] {
  return passed.flatMap(({ picture, undone }) => {
    const told = last !== null && textOf(last) === textOf(picture);
    if (!sameDeal(picture, now)) return [];
    return [...(told ? [] : [picture]), ...(undone === null ? [] : [undone])];
  });
}
