// Reads our own table as the extension does: looks when the page changes and when settling asks for it, and lets the log grow.
import type { TableEvent } from '../../../src/bridge/events';
import { grow } from '../../../src/extension/grow';
import { bbo } from '../../../src/sites/bbo';
import { TIMES } from '../../../src/sites/bbo/times';
import { nothingSeen, settle } from '../../../src/sites/settle';
import { type Part, type Snapshot, Unreadable } from '../../../src/sites/site';
import { type OpenOptions, openTable, type Script, type Switches } from './script';

/** What watches the page now: one that is left behind would be told of every later page as well. */
let watching: MutationObserver | undefined;

export interface Onlooker {
  /** The log of the deal that shows now. */
  log: readonly TableEvent[];
  /** Logs of deals before it. */
  earlier: (readonly TableEvent[])[];
  settled: Snapshot[];
  unreadable: Set<Part>;
  doubtful: Set<Part>;
}

/** Opens a table with somebody who looks at it. `misses()`: true for a change of the page that is not looked at. `anew()`: from now on somebody else does. */
export function watchedTable(
  switches: Switches = {},
  { misses = () => false, ...options }: OpenOptions & { misses?: () => boolean } = {},
): { script: Script; seen: Onlooker; look: (now: number) => void; anew: () => Onlooker } {
  const nobody = (): Onlooker => {
    return { log: [], earlier: [], settled: [], unreadable: new Set(), doubtful: new Set() };
  };
  let seen = nobody();
  let memory = nothingSeen;
  let due: number | null = null;
  let time = 0;
  // A page that did not change is not looked at, as in a browser, and one that is looked at once more still shows what was read.
  let changed = true;
  let picture: Snapshot | null | undefined;
  const noted = (): void => {
    changed = true;
    picture = undefined;
  };
  const changes = new MutationObserver(noted);
  const note = (): void => {
    if (changes.takeRecords().length > 0) noted();
  };
  function look(now: number): void {
    due = null;
    time = now;
    note();
    try {
      picture ??= bbo.read(document);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      seen.unreadable.add(error.part);
      memory = { ...memory, candidate: null };
      return;
    }
    if (picture === null) {
      memory = { ...memory, candidate: null };
      return;
    }
    const result = settle(memory, picture, now, TIMES);
    memory = result.memory;
    for (const part of result.doubtful) seen.doubtful.add(part);
    for (const one of result.settled) {
      seen.settled.push(one);
      const { log, fresh } = grow(seen.log, one);
      if (fresh && seen.log.length > 0) seen.earlier.push(seen.log);
      seen.log = log;
    }
    if (result.again !== null) due = now + result.again;
  }
  const script = openTable(switches, {
    ...options,
    // What is due falls due before the page goes on.
    passes: async (milliseconds) => {
      const end = time + milliseconds;
      while (due !== null && due <= end) look(due);
      time = end;
    },
  });
  watching?.disconnect();
  watching = changes;
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    script,
    seen,
    look(now) {
      note();
      if (changed && !misses()) look(now);
      changed = false;
    },
    anew() {
      seen = nobody();
      memory = nothingSeen;
      due = null;
      return seen;
    },
  };
}
