// The log of what the page shows: its place in the record that it carries, or what its pictures told, with what the user added.
import type { Happening, Stamp, TableEvent } from '../bridge/events';
import { visible } from '../review/step';
import type { Snapshot } from '../sites/site';
import type { Text } from '../text';
import { isAbout } from '../ui/table/book';
import type { Inquiry, PageRecord } from './messages';

export interface Reader {
  /** How many of the record's events the page shows; null when the page shows something else. */
  follow(events: readonly TableEvent[], picture: Snapshot): number | null;
  /** The log after one more picture, for a page without a record; `fresh`: it is of another deal than before. */
  grow(log: readonly TableEvent[], picture: Snapshot): { log: readonly TableEvent[]; fresh: boolean };
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** What the user decides or answers; it follows what the page shows now. */
type Said = 'ruled' | 'unruled' | 'answer';
export type Saying = Without<Extract<TableEvent, { type: Said }>, keyof Stamp>;

/** A log and how the background is asked about it. */
export interface Page {
  events: readonly TableEvent[];
  table: Inquiry['table'];
  user: readonly TableEvent[];
}

export interface Logbook {
  /** From now on places are looked for in this record; null: the page carries none. */
  carry(record: PageRecord | null): void;
  /** Whether the picture is of another deal than the one before. */
  see(picture: Snapshot): boolean;
  say(saying: Saying): void;
  /** What the user saw, put behind what the page shows, or behind the event `after` where that still stands. `as`: what it is called. */
  report(happenings: readonly Happening[], as: Text, after?: string): void;
  /** Takes a report back, with what was chosen and answered about it. `at`: as in `reports`. */
  unreport(at: string): void;
  /** The reports that hang on what the page shows, oldest first. `at`: id of the first event of each. */
  reports(): readonly { at: string; as: Text }[];
  /** Forgets what was chosen; what was answered or reported stays. */
  unchoose(): void;
  now(): Page;
  /** The log with the record's next call or card, as far as the page goes along with it; null without a record or at its end. */
  next(): Page | null;
  /** What the record says of itself is about all of it: while the page shows a part, nothing beyond that part is told. */
  notes(): PageRecord['notes'];
}

/** `link`: where the record is that the page carries. Until `carry` there is none. */
export function openLogbook({ follow, grow }: Reader, link: string | null): Logbook {
  let record: PageRecord | null = null;
  let shown: number | null = null;
  let log: readonly TableEvent[] = [];
  let user: readonly TableEvent[] = [];
  let said = 0;
  let told: readonly { ids: readonly string[]; as: Text }[] = [];

  const page = (count: number | null): Page =>
    record !== null && link !== null && count !== null
      ? { events: visible({ record: record.events, shown: count, user }), table: { link, shown: count }, user }
      : { events: visible({ record: log, shown: log.length, user }), table: { log }, user };

  const newest = (): string | undefined =>
    page(shown)
      .events.filter(({ from }) => from !== 'user')
      .at(-1)?.id;
  function put(what: Saying | Happening, after: string | undefined): string {
    const id = `u${said}`;
    said += 1;
    user = [...user, { ...what, id, from: 'user', after }];
    return id;
  }

  return {
    carry(found) {
      record = found;
    },
    see(picture) {
      shown = record === null ? null : follow(record.events, picture);
      if (shown !== null) return false;
      const grown = grow(log, picture);
      log = grown.log;
      // What was decided about another deal says nothing here, and its events' ids are given out anew.
      if (grown.fresh && record === null) {
        user = [];
        told = [];
      }
      return grown.fresh;
    },
    say: (saying) => void put(saying, newest()),
    report(happenings, as, after) {
      const known = page(shown).events.some(({ id }) => id === after);
      const at = known ? after : newest();
      const ids = happenings.map((one) => put(one, at));
      told = [...told, { ids, as }];
    },
    unreport(at) {
      const gone = told.find(({ ids }) => ids[0] === at)?.ids ?? [];
      told = told.filter(({ ids }) => ids !== gone);
      user = user.filter((event) => !isAbout(gone, event));
    },
    reports() {
      const there = new Set(page(shown).events.map(({ id }) => id));
      return told.flatMap(({ ids: [at], as }) => (at !== undefined && there.has(at) ? [{ at, as }] : []));
    },
    unchoose() {
      user = user.filter(({ type }) => type !== 'ruled' && type !== 'unruled');
    },
    now: () => page(shown),
    next() {
      const from = shown;
      if (record === null || from === null || from >= record.events.length) return null;
      const step = record.events.findIndex(({ type }, i) => i > from && ['call', 'play', 'gap'].includes(type));
      return page(step < 0 ? record.events.length : step);
    },
    notes: () => (record !== null && (shown === null || shown === record.events.length) ? record.notes : []),
  };
}
