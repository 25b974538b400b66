// The review page's memory: what lies open is kept, comes back after loading the page anew, and can be forgotten. Where the browser refuses, it says so.
import type { Work } from '../review/work';
import { fill, type Lang, type Text } from '../text';
import { FORGOTTEN, GONE, SEVERAL } from '../ui/review/scan-strings';
import { type Collection, type KeptScan, Memory, type Notes, noteKey, OTHER_PAGE, troubleOf } from './review-memory';

/** Milliseconds after which the reader's place is written down. */
const SETTLED = 400;

/** The part of `sessionStorage` that is used: it belongs to one tab, as what lies open there. */
export type TabStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const TAB_KEY = 'slagwacht-review';

export interface Kept {
  collections: readonly Collection[];
  notes: Notes;
}

export interface Keeping {
  kept(): Kept | null;
  trouble(): Text | null;
  /** What was done last. */
  done(): Text | null;
  /** The collection of this tab as it was left; null where there is none. */
  begin(): Promise<Restored | null>;
  /** More boards lie open. */
  added(work: Work, lang: Lang): void;
  stand(place: number, stop: number): void;
  scanned(scan: KeptScan): void;
  note(place: number, finding: string, text: string): void;
  /** Null where it is gone. */
  reopen(id: number): Promise<Restored | null>;
  forget(id: number): void;
  forgetAll(): void;
}

export interface Restored {
  collection: Collection;
  work: Work;
  scan: KeptScan | null;
}

function titleOf(work: Work, lang: Lang): string {
  const [first, ...others] = work.files().filter((file) => file !== '');
  if (first === undefined) return '';
  return others.length === 0 ? first : `${first} ${fill({ text: SEVERAL, with: { count: others.length } }, lang)}`;
}

/** These notes over those; an empty one takes one away. */
const written = (notes: Notes, over: Notes): Notes =>
  Object.fromEntries(Object.entries({ ...notes, ...over }).filter(([, text]) => text !== ''));

/** `rest`: see `Memory.open`. */
export function openKeeping(tab: TabStore, changed: () => void, rest: () => Promise<void>): Keeping {
  let memory: Memory | null = null;
  let trouble: Text | null = null;
  let done: Text | null = null;
  let kept: Kept | null = null;
  let current: number | null = null;
  /** Notes on the boards that lie open that could not be kept yet. */
  let unkept: Notes = {};
  /** Why what is kept has fewer boards than lie open; null where it has them all. */
  let behind: Text | null = null;
  let placing: ReturnType<typeof setTimeout> | null = null;
  /** One thing after the other: two that write at a time would undo each other. */
  let queue: Promise<unknown> = Promise.resolve();

  const outdated = () => {
    memory = null;
    trouble = OTHER_PAGE;
    changed();
  };

  async function opened(): Promise<Memory> {
    memory ??= await Memory.open(() => Date.now(), outdated, rest);
    return memory;
  }

  async function look(from: Memory): Promise<void> {
    const notes = current === null ? {} : await from.notes(current);
    kept = { collections: await from.list(), notes: written(notes, unkept) };
  }

  /** Does something with the memory; where that fails the user hears it, and all works on. */
  function doing<T>(what: (memory: Memory) => Promise<T>): Promise<T | null> {
    const next = queue.then(async () => {
      try {
        const from = await opened();
        const result = await what(from);
        // After all was forgotten another database is opened, and it is empty.
        await look(await opened());
        trouble = behind;
        return result;
      } catch (error) {
        console.error('Slagwacht:', error);
        trouble = troubleOf(error);
        return null;
      } finally {
        changed();
      }
    });
    queue = next;
    return next;
  }

  function become(id: number | null) {
    current = id;
    try {
      if (id === null) tab.removeItem(TAB_KEY);
      else tab.setItem(TAB_KEY, String(id));
    } catch (error) {
      // Then it only does not come back after loading the page anew.
      console.error('Slagwacht:', error);
    }
  }

  function own(): number | null {
    try {
      const id = Number(tab.getItem(TAB_KEY) ?? Number.NaN);
      return Number.isSafeInteger(id) ? id : null;
    } catch (error) {
      console.error('Slagwacht:', error);
      return null;
    }
  }

  async function reopened(from: Memory, id: number): Promise<Restored | null> {
    const found = await from.reopen(id);
    become(found === null ? null : id);
    unkept = {};
    behind = null;
    if (found === null) return null;
    return { ...found, scan: await from.scan(id) };
  }

  return {
    kept: () => kept,
    trouble: () => trouble,
    done: () => done,
    begin() {
      const id = own();
      return doing(async (from) => (id === null ? null : reopened(from, id)));
    },
    added(work, lang) {
      done = null;
      void doing(async (from) => {
        const before = current;
        const typed = unkept;
        const notes = written(before === null ? {} : await from.notes(before), typed);
        try {
          // The new one first: where it fails, what was kept stays.
          const { id } = await from.keep(titleOf(work, lang), work);
          for (const [key, text] of Object.entries(notes)) await from.note(id, key, text);
          become(id);
        } catch (error) {
          behind = troubleOf(error);
          throw error;
        }
        // What was typed meanwhile is written down by itself, and stands there until then.
        unkept = Object.fromEntries(Object.entries(unkept).filter(([key, text]) => typed[key] !== text));
        behind = null;
        if (before !== null) await from.forget(before);
      });
    },
    stand(place, stop) {
      if (placing !== null) clearTimeout(placing);
      placing = setTimeout(() => {
        placing = null;
        const id = current;
        // Nothing to draw: this is no news to anybody.
        if (id !== null)
          queue = queue.then(() =>
            opened()
              .then((from) => from.stand(id, place, stop))
              .catch((error: unknown) => {
                trouble = troubleOf(error);
                changed();
              }),
          );
      }, SETTLED);
    },
    scanned(scan) {
      void doing(async (from) => {
        // Of other boards than are kept it would be wrong when they come back.
        if (current !== null && behind === null) await from.keepScan(current, scan);
      });
    },
    note(place, finding, text) {
      const key = noteKey(place, finding);
      // Shown at once, kept where it can be.
      unkept = { ...unkept, [key]: text };
      kept = { collections: kept?.collections ?? [], notes: written(kept?.notes ?? {}, unkept) };
      changed();
      void doing(async (from) => {
        if (current === null) return;
        await from.note(current, key, text);
        if (unkept[key] !== text) return;
        const { [key]: _kept, ...others } = unkept;
        unkept = others;
      });
    },
    async reopen(id) {
      done = null;
      const found = await doing((from) => reopened(from, id));
      if (found === null && trouble === null) {
        done = GONE;
        changed();
      }
      return found;
    },
    forget(id) {
      done = null;
      void doing(async (from) => {
        await from.forget(id);
        if (id !== current) return;
        become(null);
        unkept = {};
        behind = null;
      });
    },
    forgetAll() {
      void doing(async (from) => {
        become(null);
        unkept = {};
        behind = null;
        memory = null;
        await from.forgetAll();
        done = FORGOTTEN;
        return null;
      });
    },
  };
}
