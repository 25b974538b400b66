// What the review page keeps: back as it was, bounded, all or nothing, and gone when it is to be forgotten.
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BOUNDS,
  FORGOTTEN_ELSEWHERE,
  FULL,
  Memory,
  noteKey,
  OTHER_PAGE,
  REFUSED,
  troubleOf,
} from '../../src/extension/review-memory';
import { openAll, textSource } from '../../src/review/opening';
import { Work } from '../../src/review/work';

const LIN = 'qx|o1|md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|sv|o|mb|1H|mb|p|mb|p|mb|p|pc|D5|';

async function workOf(boards: number): Promise<Work> {
  const work = new Work();
  const source = textSource('avond.lin', `${LIN}\n`.repeat(boards));
  await openAll([source], work, { pace: async () => {}, signal: new AbortController().signal });
  return work;
}
let clock = 0;
const opened = () =>
  Memory.open(
    () => ++clock,
    () => expect.fail('outdated'),
    async () => {},
  );

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  clock = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gives back what it kept, also to a page that is opened later', async () => {
  const work = await workOf(3);
  const { id } = await (await opened()).keep('avond.lin', work);
  const later = await opened();
  const again = await later.reopen(id);
  expect(again?.collection).toMatchObject({ title: 'avond.lin', boards: 3, place: 0, stop: 0 });
  expect([0, 1, 2].map((place) => again?.work.game(place))).toEqual([0, 1, 2].map((place) => work.game(place)));
});
it('keeps more boards than go into one parcel, in order', async () => {
  const memory = await opened();
  const work = new Work();
  const entry = (await workOf(1)).entry(0);
  if (entry === null) throw new Error('no board');
  for (let index = 0; index < 1_201; index++) work.put({ ...entry, index });
  const again = await memory.reopen((await memory.keep('veel', work)).id);
  expect(again?.work.size).toBe(1_201);
  expect([0, 500, 1_200].map((place) => again?.work.entry(place)?.index)).toEqual([0, 500, 1_200]);
});
it('remembers where the reader was, what a scan found, and notes', async () => {
  const memory = await opened();
  const { id } = await memory.keep('avond.lin', await workOf(2));
  await memory.stand(id, 1, 14);
  const found = { rows: [], deals: ['a', 'a'], judged: 2, played: 2, failed: 0, unread: [] };
  await memory.keepScan(id, { edition: '2017', found });
  await memory.note(id, noteKey(1, 'claim-S-r9'), 'Noord bevestigt dit');
  await memory.note(id, noteKey(0, 'claim-S-r9'), 'weg ermee');
  await memory.note(id, noteKey(0, 'claim-S-r9'), '');
  expect((await memory.reopen(id))?.collection).toMatchObject({ place: 1, stop: 14 });
  expect(await memory.scan(id)).toEqual({ edition: '2017', found });
  expect(await memory.notes(id)).toEqual({ '1:claim-S-r9': 'Noord bevestigt dit' });
});
it('two pages that keep at the same time keep both', async () => {
  const slowly = () =>
    Memory.open(
      () => Date.now(),
      () => expect.fail('outdated'),
      () => new Promise((resolve) => setTimeout(resolve, 1)),
    );
  const [one, other] = [await slowly(), await slowly()];
  const [many, few] = [await workOf(120), await workOf(70)];
  const [first, second] = await Promise.all([one.keep('many', many), other.keep('few', few)]);
  expect(await one.list()).toHaveLength(2);
  expect((await other.reopen(first.id))?.work.size).toBe(120);
  expect((await one.reopen(second.id))?.work.size).toBe(70);
});
it('what is written about boards that another page forgot is refused, and never stands at the boards that come next', async () => {
  const [one, other] = [await opened(), await opened()];
  const { id } = await one.keep('a', await workOf(1));
  await other.forget(id);
  const refusal = await one.note(id, noteKey(0, 'x'), 'of a').catch(troubleOf);
  expect(refusal).toBe(FORGOTTEN_ELSEWHERE);
  const found = { rows: [], deals: ['a'], judged: 1, played: 1, failed: 0, unread: [] };
  await expect(one.keepScan(id, { edition: '2017', found })).rejects.toThrow();
  const next = await other.keep('b', await workOf(1));
  expect(next.id).not.toBe(id);
  expect(await other.notes(next.id)).toEqual({});
});
it('lists what was opened last first, and drops the oldest when there are too many', async () => {
  const memory = await opened();
  const work = await workOf(1);
  const first = await memory.keep('0', work);
  for (let n = 1; n < BOUNDS.collections; n++) await memory.keep(String(n), work);
  await memory.reopen(first.id);
  expect((await memory.list())[0]?.title).toBe('0');
  await memory.keep('new', work);
  const titles = (await memory.list()).map(({ title }) => title);
  expect(titles).toHaveLength(BOUNDS.collections);
  expect(titles.slice(0, 2)).toEqual(['new', '0']);
  expect(titles).not.toContain('1');
});
it('counts bytes, and forgets one or all', async () => {
  const memory = await opened();
  const one = await memory.keep('a', await workOf(1));
  const two = await memory.keep('b', await workOf(2));
  expect(await memory.bytes()).toBe(one.bytes + two.bytes);
  expect(two.bytes).toBeGreaterThan(one.bytes);
  await memory.note(two.id, 'x', 'y');
  await memory.forget(two.id);
  expect(await memory.reopen(two.id)).toBeNull();
  expect(await memory.notes(two.id)).toEqual({});
  await memory.forgetAll();
  expect(await indexedDB.databases()).toEqual([]);
  expect(await (await opened()).list()).toEqual([]);
});
it('where storage is full keeps nothing half, says so, and what was there stays', async () => {
  const memory = await opened();
  const before = await memory.keep('a', await workOf(1));
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'collections') throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, given);
  });
  const error = await memory.keep('b', await workOf(1)).catch((reason: unknown) => reason);
  expect(troubleOf(error)).toBe(FULL);
  vi.restoreAllMocks();
  expect((await memory.list()).map(({ id }) => id)).toEqual([before.id]);
  expect((await memory.reopen(before.id))?.work.size).toBe(1);
});
it('where the browser keeps nothing, opening says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'InvalidStateError');
  });
  const error = await opened().catch((reason: unknown) => reason);
  expect(troubleOf(error)).toBe(REFUSED);
  expect(troubleOf(new DOMException('newer', 'VersionError'))).toBe(OTHER_PAGE);
});
it('of boards that are gone says that the collection is gone', async () => {
  const memory = await opened();
  expect(await memory.reopen(7)).toBeNull();
});
