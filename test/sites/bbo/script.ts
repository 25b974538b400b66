// Drives our own table in the document of a test: opens it, runs what happens at it, and lets the test look at every change.
import { quickQueries } from '../quick-query';
import '../without-layout';
import { manualClock } from './manual-clock';
import { Player } from './page/player.js';
import type { SWITCHES } from './page/switches.js';
import type { TIMINGS } from './page/timings.js';

export type Switches = Partial<Omit<typeof SWITCHES, 'me' | 'language' | 'names'>> & {
  me?: 'S' | 'W' | 'N' | 'E' | null;
  language?: 'en' | 'nl' | 'zz';
  names?: Partial<Record<'S' | 'W' | 'N' | 'E', string>>;
};

export interface Script {
  table: Player;
  now(): number;
  /** Lets time go by until `what` is done, and looks after every moment at which the page may have changed. */
  run(what: Promise<unknown>, look?: (now: number) => unknown): Promise<void>;
  /** Lets this much time go by, or as long as anything waits. */
  rest(milliseconds?: number, look?: (now: number) => unknown): Promise<void>;
}

export interface OpenOptions {
  timings?: Partial<typeof TIMINGS>;
  /** Told how much time goes by, before the page changes: `(ms) => vi.advanceTimersByTimeAsync(ms)`. */
  passes?: (milliseconds: number) => Promise<unknown>;
}

quickQueries(window);

let before: Player | undefined;

/** Opens the table in `document.body`, which it empties; the one before it stops. */
export function openTable(switches: Switches = {}, { timings, passes }: OpenOptions = {}): Script {
  before?.stop();
  document.body.innerHTML = '';
  const clock = manualClock(passes);
  const table = new Player(document, clock, switches, { timings });
  before = table;
  return {
    table,
    now: clock.now,
    async run(what, look) {
      let done = false;
      let failure: unknown;
      what.then(
        () => {
          done = true;
        },
        (error: unknown) => {
          done = true;
          failure = error ?? new Error('the script failed without a reason');
        },
      );
      await look?.(clock.now());
      while (!done) {
        if (!(await clock.step()) && !done) throw new Error('nothing waits, and yet the script is not done');
        await look?.(clock.now());
      }
      if (failure !== undefined) throw failure;
    },
    async rest(milliseconds, look) {
      const until = milliseconds === undefined ? undefined : clock.now() + milliseconds;
      while (await clock.step(until)) await look?.(clock.now());
      await look?.(clock.now());
    },
  };
}
