import { describe, expect, test, vi } from 'vitest';
import { type Area, ASIDE, KEY, openStore, REFUSED, STRANGER } from '../../src/extension/storage';
import { defaults, nextSize, tomorrow } from '../../src/ui/settings';

const fallback = defaults('nl-NL');

/** Storage in memory; `refuse` makes every later call fail, as a full or forbidden one does. */
function area(values: Record<string, unknown> = {}) {
  const made = { values, refuse: false };
  const api: Area = {
    get: async (key) => {
      if (made.refuse) throw new Error('no access');
      return key in values ? { [key]: values[key] } : {};
    },
    set: async (some) => {
      if (made.refuse) throw new Error('QuotaExceededError');
      Object.assign(values, structuredClone(some));
    },
  };
  return Object.assign(made, { api });
}

describe('openStore', () => {
  test('nothing stored: the defaults, and no trouble', async () => {
    const store = await openStore(area().api, fallback, () => undefined);
    expect([store.settings(), store.trouble()]).toEqual([fallback, null]);
  });
  test('a change holds at once, is told, and is there the next time', async () => {
    const kept = area();
    const told = vi.fn();
    const store = await openStore(kept.api, fallback, told);
    const done = store.change({ size: 150, muted: ['revoke'] });
    expect(store.settings().size).toBe(150);
    expect(told).toHaveBeenCalledOnce();
    await done;
    const next = await openStore(kept.api, fallback, () => undefined);
    expect(next.settings()).toEqual({ ...fallback, size: 150, muted: ['revoke'] });
  });
  test('an unknown version is set aside with a message, not written over', async () => {
    const stranger = { v: 9, lang: 'fy' };
    const kept = area({ [KEY]: stranger });
    const store = await openStore(kept.api, fallback, () => undefined);
    expect(store.settings()).toEqual(fallback);
    expect(store.trouble()).toBe(STRANGER);
    expect(kept.values[ASIDE]).toEqual(stranger);
  });
  test('storage that refuses from the start: says so, works on in memory', async () => {
    const kept = area();
    kept.refuse = true;
    const store = await openStore(kept.api, fallback, () => undefined);
    expect(store.trouble()).toBe(REFUSED);
    await store.change({ lang: 'en' });
    expect(store.settings().lang).toBe('en');
    expect(kept.values).toEqual({});
  });
  test('storage that is full later: says so, and no longer once there is room', async () => {
    const kept = area();
    const told = vi.fn();
    const store = await openStore(kept.api, fallback, told);
    kept.refuse = true;
    await store.change({ size: 200 });
    expect([store.trouble(), told.mock.calls.length]).toEqual([REFUSED, 2]);
    kept.refuse = false;
    await store.change({ size: 175 });
    expect(store.trouble()).toBe(null);
    expect(kept.values[KEY]).toMatchObject({ ...fallback, size: 175 });
  });
  test('a late echo of an earlier change of our own does not undo a later one', async () => {
    const kept = area();
    const store = await openStore(kept.api, fallback, () => undefined);
    await store.change({ size: 175 });
    const echo = structuredClone(kept.values[KEY]);
    await store.change({ size: 150 });
    store.stored(echo);
    expect(store.settings().size).toBe(150);
  });
  test('takes over what another page stored, but nothing it does not know', async () => {
    const told = vi.fn();
    const store = await openStore(area().api, fallback, told);
    store.stored({ ...fallback, lang: 'en' });
    expect([store.settings().lang, told.mock.calls.length]).toEqual(['en', 1]);
    store.stored({ v: 9, lang: 'nl' });
    expect([store.settings().lang, told.mock.calls.length]).toEqual(['en', 1]);
  });
});

describe('after an update', () => {
  test('settings of the first version are kept, and written in the new form at the next change', async () => {
    const first = {
      v: 1,
      lang: 'en',
      size: 175,
      theme: 'dark',
      off: ['bbo'],
      muted: ['revoke'],
      quietUntil: 12,
      places: { bbo: { pill: { x: 1, y: 2 } } },
      writer: 'x',
    };
    const kept = area({ [KEY]: first });
    const store = await openStore(kept.api, fallback, () => undefined);
    const { v: _, writer: __, ...before } = first;
    const now = { ...fallback, ...before, places: { bbo: { pill: { x: 1, y: 2 }, panel: undefined } } };
    expect([store.settings(), store.trouble(), ASIDE in kept.values]).toEqual([now, null, false]);
    await store.change({ notrump: 'ZT' });
    expect(kept.values[KEY]).toMatchObject({ v: 2, lang: 'en', muted: ['revoke'], notrump: 'ZT' });
  });
});

test('text sizes step and stop', () => {
  expect([nextSize(100, -1), nextSize(100, 1), nextSize(175, 1), nextSize(200, 1)]).toEqual([100, 125, 200, 200]);
});
test('until tomorrow: six in the morning after the next midnight', () => {
  expect(new Date(tomorrow(new Date(2026, 11, 31, 23, 30)))).toEqual(new Date(2027, 0, 1, 6));
  expect(new Date(tomorrow(new Date(2026, 5, 1, 0, 30)))).toEqual(new Date(2026, 5, 2, 6));
});
