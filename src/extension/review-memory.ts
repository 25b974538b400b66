// What was opened on the review page, kept in this browser: boards, what a scan found, the director's notes, and where the reader was. It goes nowhere else.
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Edition } from '../laws/law';
import type { KeptFound } from '../review/found';
import { type Entry, Work } from '../review/work';
import type { Text } from '../text';

const NAME = 'slagwacht-review';
const VERSION = 1;
/** Entries in a parcel, so that no single write takes long. Each is kept as one text: the browser copies that at once, and objects one by one. */
const PARCEL = 50;
/** So many boards, an evening's, are written down at once: who closes the page soon after has them. Beyond that it waits for rest. */
const AT_ONCE = 4 * PARCEL;

/** `keep` collections at most, and bytes of all together; the oldest go first. */
export const BOUNDS = { collections: 12, bytes: 150_000_000 } as const;

/** `title`: of the files, as the user knows them. `bytes`: what it takes here. `at`: milliseconds since 1970, of the last time it was opened. */
export interface Collection {
  id: number;
  title: string;
  at: number;
  boards: number;
  bytes: number;
  place: number;
  stop: number;
}

/** `edition`: the laws it was judged by; under others it is worth nothing. */
export interface KeptScan {
  edition: Edition;
  found: KeptFound;
}

/** The director's own words, by `noteKey`. */
export type Notes = Readonly<Record<string, string>>;
export const noteKey = (place: number, finding: string): string => `${place}:${finding}`;

interface Schema extends DBSchema {
  collections: { key: number; value: Collection };
  boards: { key: [number, number]; value: string };
  scans: { key: number; value: string };
  notes: { key: number; value: Notes };
}

export const REFUSED: Text = {
  nl: 'Uw browser bewaart hier niets. Alles werkt, maar na het sluiten van deze pagina is het weg.',
  en: 'Your browser keeps nothing here. Everything works, but it is gone once this page is closed.',
};
export const FULL: Text = {
  nl: 'Er is geen plaats meer om dit te bewaren. Alles werkt, maar na het sluiten van deze pagina is dit weg.',
  en: 'There is no room left to keep this. Everything works, but this is gone once this page is closed.',
};
export const OTHER_PAGE: Text = {
  nl: 'Een andere bladzijde van Slagwacht is nieuwer. Sluit die, of laad deze opnieuw.',
  en: 'Another page of Slagwacht is newer. Close that one, or load this one again.',
};

export const FORGOTTEN_ELSEWHERE: Text = {
  nl: 'Een andere bladzijde van Slagwacht heeft deze spellen vergeten. Wat u hier nu doet of schrijft, wordt niet bewaard. Open de spellen opnieuw.',
  en: 'Another page of Slagwacht has forgotten these boards. What you do or write here now is not kept. Open the boards again.',
};

/** The collection is not there any more. */
class Forgotten extends Error {}

/** Why something is not kept, in words. */
export function troubleOf(error: unknown): Text {
  if (error instanceof Forgotten) return FORGOTTEN_ELSEWHERE;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return FULL;
  return name === 'VersionError' ? OTHER_PAGE : REFUSED;
}

const bytesOf = ({ packed, file }: Entry): number => packed.length + file.length;
const boardsOf = (id: number) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

async function remove(db: IDBPDatabase<Schema>, id: number): Promise<void> {
  const task = db.transaction(['collections', 'boards', 'scans', 'notes'], 'readwrite');
  await Promise.all([
    task.objectStore('collections').delete(id),
    task.objectStore('boards').delete(boardsOf(id)),
    task.objectStore('scans').delete(id),
    task.objectStore('notes').delete(id),
    task.done,
  ]);
}

export class Memory {
  private constructor(
    private readonly db: IDBPDatabase<Schema>,
    private readonly now: () => number,
    private readonly rest: () => Promise<void>,
  ) {}

  /** Rejects where the browser keeps nothing (a private window, a setting, a broken profile): see `troubleOf`. `outdated`: a newer page wants to change what is kept. `rest` resolves when the page has nothing better to do. */
  static async open(now: () => number, outdated: () => void, rest: () => Promise<void>): Promise<Memory> {
    const db = await openDB<Schema>(NAME, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('collections', { keyPath: 'id' });
        fresh.createObjectStore('boards');
        fresh.createObjectStore('scans');
        fresh.createObjectStore('notes');
      },
      // Who holds an old version open keeps a newer page waiting for ever.
      blocking() {
        db.close();
        outdated();
      },
    });
    return new Memory(db, now, rest);
  }

  /** Opened last first. */
  async list(): Promise<readonly Collection[]> {
    return (await this.db.getAll('collections')).sort((a, b) => b.at - a.at);
  }

  /** Bytes of all together, as they are kept; what the browser adds to it is not counted. */
  async bytes(): Promise<number> {
    return (await this.list()).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Keeps all boards and gives the collection. Where it fails halfway nothing of it stays, and it rejects. */
  async keep(title: string, work: Work): Promise<Collection> {
    const entries = Array.from({ length: work.size }, (_, place) => work.entry(place)).filter(
      (entry) => entry !== null,
    );
    const bytes = entries.reduce((sum, entry) => sum + bytesOf(entry), 0);
    await this.makeRoom(bytes);
    const id = this.freshId();
    const collection: Collection = { id, title, at: this.now(), boards: entries.length, bytes, place: 0, stop: 0 };
    try {
      for (let from = 0; from < entries.length; from += PARCEL) {
        if (from >= AT_ONCE) await this.rest();
        await this.db.put('boards', JSON.stringify(entries.slice(from, from + PARCEL)), [id, from]);
      }
      // Last: what is not in this list does not exist.
      await this.db.put('collections', collection);
    } catch (error) {
      await remove(this.db, id);
      throw error;
    }
    return collection;
  }

  /** Its boards, and it becomes the one opened last; null where it is gone. */
  async reopen(id: number): Promise<{ collection: Collection; work: Work } | null> {
    const collection = await this.db.get('collections', id);
    if (collection === undefined) return null;
    const work = new Work();
    for (let from = 0; from < collection.boards; from += PARCEL) {
      const parcel = await this.db.get('boards', [id, from]);
      const entries: readonly Entry[] = parcel === undefined ? [] : JSON.parse(parcel);
      for (const entry of entries) work.put(entry);
    }
    if (work.size !== collection.boards) return null;
    const opened = { ...collection, at: this.now() };
    await this.db.put('collections', opened);
    return { collection: opened, work };
  }

  /** Where the reader is in it. */
  async stand(id: number, place: number, stop: number): Promise<void> {
    const task = this.db.transaction('collections', 'readwrite');
    const collection = await task.store.get(id);
    if (collection !== undefined) await task.store.put({ ...collection, place, stop });
    await task.done;
  }

  /** Rejects where the collection is gone; so does `note`. */
  async keepScan(id: number, scan: KeptScan): Promise<void> {
    await this.mustBe(id);
    await this.db.put('scans', JSON.stringify(scan), id);
  }
  async scan(id: number): Promise<KeptScan | null> {
    const scan = await this.db.get('scans', id);
    return scan === undefined ? null : JSON.parse(scan);
  }

  /** An empty note is none. */
  async note(id: number, key: string, words: string): Promise<void> {
    await this.mustBe(id);
    const task = this.db.transaction('notes', 'readwrite');
    const { [key]: _before, ...others } = (await task.store.get(id)) ?? {};
    await task.store.put(words === '' ? others : { ...others, [key]: words }, id);
    await task.done;
  }
  async notes(id: number): Promise<Notes> {
    return (await this.db.get('notes', id)) ?? {};
  }

  async forget(id: number): Promise<void> {
    await remove(this.db, id);
  }

  /** Nothing of anything is left, not even an empty database. */
  async forgetAll(): Promise<void> {
    this.db.close();
    await deleteDB(NAME);
  }

  /** Of no other page that keeps something at this moment, and of no collection that was forgotten: another page may still write to that. */
  private freshId(): number {
    const [chance = 0] = crypto.getRandomValues(new Uint16Array(1));
    // Below 2^53 for some two thousand years.
    return this.now() * 1_000 + (chance % 1_000);
  }

  private async mustBe(id: number): Promise<void> {
    if ((await this.db.getKey('collections', id)) === undefined) throw new Forgotten(`no collection ${id}`);
  }

  private async makeRoom(bytes: number): Promise<void> {
    const kept = [...(await this.list())];
    let sum = kept.reduce((all, one) => all + one.bytes, bytes);
    while (kept.length > 0 && (kept.length >= BOUNDS.collections || sum > BOUNDS.bytes)) {
      const oldest = kept.pop() as Collection;
      sum -= oldest.bytes;
      await remove(this.db, oldest.id);
    }
  }
}
