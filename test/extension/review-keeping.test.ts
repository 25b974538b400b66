// The review page's memory in use: what is told where the browser keeps nothing or is full, that nothing is lost meanwhile, and that notes follow their boards.
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Keeping, openKeeping, type TabStore } from '../../src/extension/review-keeping';
import { FULL, noteKey, REFUSED } from '../../src/extension/review-memory';
import { openAll, textSource } from '../../src/review/opening';
import { Work } from '../../src/review/work';
import { FORGOTTEN, GONE } from '../../src/ui/review/scan-strings';

const LIN = 'qx|o1|md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|sv|o|mb|1H|mb|p|mb|p|mb|p|pc|D5|';
const SCAN = {
  edition: '2017',
  found: { rows: [], deals: ['a'], judged: 1, played: 1, failed: 0, unread: [] },
} as const;

async function workOf(...files: string[]): Promise<Work> {
  const work = new Work();
  const sources = files.map((name) => textSource(name, LIN));
  await openAll(sources, work, { pace: async () => {}, signal: new AbortController().signal });
  return work;
}
/** The memory of one tab, as its session storage. */
function tabOf(): TabStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const titles = (keeping: Keeping) => keeping.kept()?.collections.map(({ title }) => title);
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('brings back boards, place, scan and notes to the tab in which they lay open, and to no other', async () => {
  const tab = tabOf();
  const before = openKeeping(
    tab,
    () => {},
    async () => {},
  );
  before.added(await workOf('a.lin', 'b.lin'), 'nl');
  await vi.waitFor(() => expect(titles(before)).toEqual(['a.lin en 1 andere']));
  before.scanned(SCAN);
  before.note(1, 'x', 'gezien');
  before.stand(1, 2);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const after = openKeeping(
    tab,
    () => {},
    async () => {},
  );
  const restored = await after.begin();
  expect(restored?.work.size).toBe(2);
  expect(restored?.collection).toMatchObject({ place: 1, stop: 2 });
  expect(restored?.scan).toEqual(SCAN);
  expect(after.kept()?.notes).toEqual({ [noteKey(1, 'x')]: 'gezien' });
  expect(
    await openKeeping(
      tabOf(),
      () => {},
      async () => {},
    ).begin(),
  ).toBeNull();
});

it('more boards: one collection with all of them, and the notes stay', async () => {
  const keeping = openKeeping(
    tabOf(),
    () => {},
    async () => {},
  );
  keeping.added(await workOf('a.lin'), 'en');
  keeping.note(0, 'x', 'seen');
  keeping.added(await workOf('a.lin', 'b.lin'), 'en');
  await vi.waitFor(() => expect(titles(keeping)).toEqual(['a.lin and 1 more']));
  expect(keeping.kept()?.notes).toEqual({ [noteKey(0, 'x')]: 'seen' });
});

describe.each([
  ['full', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full), FULL],
  [
    'refused',
    () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('not here', 'InvalidStateError');
      }),
    REFUSED,
  ],
] as const)('a memory that is %s', (_, broken, words) => {
  it('is told at the first boards, notes are still shown, and it is tried again', async () => {
    const failing = broken();
    const keeping = openKeeping(
      tabOf(),
      () => {},
      async () => {},
    );
    keeping.added(await workOf('a.lin'), 'nl');
    await vi.waitFor(() => expect(keeping.trouble()).toEqual(words));
    keeping.note(0, 'x', 'gezien');
    expect(keeping.kept()?.notes).toEqual({ [noteKey(0, 'x')]: 'gezien' });
    failing.mockRestore();
    keeping.added(await workOf('a.lin', 'b.lin'), 'nl');
    await vi.waitFor(() => expect(titles(keeping)).toEqual(['a.lin en 1 andere']));
    expect(keeping.trouble()).toBeNull();
    expect(keeping.kept()?.notes).toEqual({ [noteKey(0, 'x')]: 'gezien' });
  });
});

it('full while more is added: what was kept before is still there, with its notes', async () => {
  const tab = tabOf();
  const keeping = openKeeping(
    tab,
    () => {},
    async () => {},
  );
  keeping.added(await workOf('a.lin'), 'nl');
  keeping.note(0, 'x', 'gezien');
  await vi.waitFor(() => expect(titles(keeping)).toEqual(['a.lin']));
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  keeping.added(await workOf('a.lin', 'b.lin'), 'nl');
  await vi.waitFor(() => expect(keeping.trouble()).toEqual(FULL));
  failing.mockRestore();
  // A scan of two boards does not belong to the one that is kept; it is still told that not all is.
  keeping.scanned(SCAN);
  keeping.note(0, 'y', 'ook gezien');
  keeping.note(0, 'y', '');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(keeping.trouble()).toEqual(FULL);
  const later = openKeeping(
    tab,
    () => {},
    async () => {},
  );
  const restored = await later.begin();
  expect([restored?.work.size, restored?.scan]).toEqual([1, null]);
  expect(later.kept()?.notes).toEqual({ [noteKey(0, 'x')]: 'gezien' });
});

it('a tab that remembers nothing: boards are kept all the same', async () => {
  const refusing = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const keeping = openKeeping(
    { getItem: refusing, setItem: refusing, removeItem: refusing },
    () => {},
    async () => {},
  );
  expect(await keeping.begin()).toBeNull();
  keeping.added(await workOf('a.lin'), 'nl');
  await vi.waitFor(() => expect(titles(keeping)).toEqual(['a.lin']));
  expect(keeping.trouble()).toBeNull();
});

it('forgets one, says of it that it is gone, and forgets all', async () => {
  const tab = tabOf();
  const keeping = openKeeping(
    tab,
    () => {},
    async () => {},
  );
  keeping.added(await workOf('a.lin'), 'nl');
  await vi.waitFor(() => expect(titles(keeping)).toEqual(['a.lin']));
  const id = keeping.kept()?.collections[0]?.id ?? 0;
  keeping.forget(id);
  await vi.waitFor(() => expect(titles(keeping)).toEqual([]));
  expect(await keeping.reopen(id)).toBeNull();
  expect(keeping.done()).toEqual(GONE);
  keeping.added(await workOf('a.lin'), 'nl');
  await vi.waitFor(() => expect(titles(keeping)).toEqual(['a.lin']));
  keeping.forgetAll();
  await vi.waitFor(() => expect(keeping.done()).toEqual(FORGOTTEN));
  expect(titles(keeping)).toEqual([]);
  expect(
    await openKeeping(
      tab,
      () => {},
      async () => {},
    ).begin(),
  ).toBeNull();
});

it('what is typed while boards are being kept never goes back', async () => {
  const key = noteKey(0, 'x');
  const shown: string[] = [];
  const keeping: Keeping = openKeeping(
    tabOf(),
    () => shown.push(keeping.kept()?.notes[key] ?? ''),
    async () => {},
  );
  const text = 'Oost bevestigt dit';
  keeping.added(await workOf('a.lin'), 'nl');
  for (let end = 1; end <= text.length; end++) {
    keeping.note(0, 'x', text.slice(0, end));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await vi.waitFor(() => expect(titles(keeping)).toEqual(['a.lin']));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const lengths = shown.map((one) => one.length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(shown.at(-1)).toBe(text);
});
