// Time that passes when a test says so.
import { setImmediate as turnOver } from 'node:timers/promises';

export interface ManualClock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Goes to the next moment at which somebody waits; false when nobody does, or not before `until`. */
  step(until?: number): Promise<boolean>;
}

/** A clock that starts at 0. `passes(ms)`: told how much time goes by, before those who waited go on (for a test's fake timers). */
export function manualClock(passes?: (milliseconds: number) => Promise<unknown> | undefined): ManualClock {
  let now = 0;
  let waiting: { at: number; go: () => void }[] = [];
  return {
    now: () => now,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        waiting.push({ at: now + Math.max(0, milliseconds), go: resolve });
      }),
    async step(until = Number.POSITIVE_INFINITY) {
      await turnOver();
      const at = Math.min(...waiting.map((one) => one.at));
      if (waiting.length === 0 || at > until) {
        if (until > now && until !== Number.POSITIVE_INFINITY) {
          await passes?.(until - now);
          now = until;
        }
        return false;
      }
      if (at > now) await passes?.(at - now);
      now = at;
      const due = waiting.filter((one) => one.at === at);
      waiting = waiting.filter((one) => one.at !== at);
      for (const one of due) {
        one.go();
        await turnOver();
      }
      return true;
    },
  };
}
