// What a user declares, from the panel to the background and back after a reload; and the mode at the toolbar.
import { describe, expect, test } from 'vitest';
import type { Declared } from '../../src/disclose/context';
import { showMode } from '../../src/extension/toolbar';
import { CARDS, picture, startPage, TAB } from './fake-page';
import { fakeTabs } from './fake-tabs';

const last = CARDS.length;
const watching = () => picture(last, { role: 'kibitz', hands: {} });
const playing = () => picture(last, { role: 'playing', me: 'W', hands: {} });
/** A page without a record, in a tab of which the background remembers what it did. */
const live = (tabs = fakeTabs(), storage: Record<string, unknown> = {}) =>
  startPage({ link: null }, storage, undefined, tabs);
const kinds = (page: Awaited<ReturnType<typeof live>>) =>
  page.view().findings.map(({ irregularity }) => irregularity.kind);
const KEPT = ['revoke'];
type Page = Awaited<ReturnType<typeof live>>;
async function declare(page: Page, change: Partial<Declared>, shows: Parameters<Page['see']>[0]) {
  page.session.actions.declare(change);
  await page.see(shows);
}
/** East's revoke comes from the pictures, card by card. */
async function walk(page: Page, shows: (played: number) => Parameters<Page['see']>[0]) {
  for (let played = 0; played <= last; played++) await page.see(shows(played));
}
const each = (rest: object) => (played: number) => picture(played, { ...rest, hands: {} });

describe('a spectator', () => {
  test('is told nothing until he confirms, then all, also after a reload', async () => {
    const page = await live();
    await walk(page, each({ role: 'kibitz' }));
    expect([kinds(page), page.view().offers.spectator]).toEqual([[], false]);
    await declare(page, { spectator: true }, watching());
    expect([kinds(page), page.view().manner.head]).toEqual([KEPT, 'silent']);
    const again = await live(page.tabs);
    await walk(again, each({ role: 'kibitz' }));
    expect(kinds(again)).toEqual(KEPT);
  });
  test('is none once he sits down, and has to confirm anew', async () => {
    const page = await live();
    await walk(page, each({ role: 'kibitz' }));
    await declare(page, { spectator: true }, playing());
    expect([page.view().mode, kinds(page), page.view().offers.spectator]).toEqual(['playing', [], null]);
    const again = await live(page.tabs);
    await again.see(watching());
    expect(again.view().offers.spectator).toBe(false);
  });
  test('in another tab, on another site or in another session is asked anew', async () => {
    const page = await live();
    await declare(page, { spectator: true }, watching());
    expect((await page.tabs.declared(TAB, 'page')).spectator).toBe(true);
    expect((await page.tabs.declared(TAB + 1, 'page')).spectator).toBe(false);
    expect((await page.tabs.declared(TAB, 'elsewhere')).spectator).toBe(false);
    page.tabs.now = new Date(2026, 5, 2, 6);
    expect((await page.tabs.declared(TAB, 'page')).spectator).toBe(false);
  });
  test('is forgotten with his tab, and when the browser closes', async () => {
    const page = await live();
    await declare(page, { spectator: true }, watching());
    await page.tabs.closed(TAB);
    expect(page.tabs.values).toEqual({});
    expect(page.storage).toEqual({});
  });
});

describe('a lesson table', () => {
  test('shows every find at once, to the next board, and ends when the table is left', async () => {
    const page = await live();
    await walk(page, each({ role: 'playing', me: 'W' }));
    expect([kinds(page), page.view().offers.lesson]).toEqual([[], false]);
    await declare(page, { lesson: true }, playing());
    expect(kinds(page)).toEqual(KEPT);
    await page.see(picture(0, { role: 'playing', me: 'W', board: { ...picture(0).board!, number: 8 } }));
    expect(page.view().offers.lesson).toBe(true);
    page.session.read({ state: 'unknown' });
    await page.see(playing());
    expect([kinds(page), page.view().offers.lesson]).toEqual([[], false]);
  });
  test('takes what it showed with it', async () => {
    const page = await live();
    await walk(page, each({ role: 'playing', me: 'W' }));
    await declare(page, { lesson: true }, playing());
    expect(kinds(page)).toEqual(KEPT);
    page.session.read({ state: 'unknown' });
    expect(kinds(page)).toEqual([]);
  });
  test('is neither offered nor kept where a tournament shows', async () => {
    const page = await live();
    await declare(page, { lesson: true }, playing());
    await page.see({ ...playing(), tournament: true });
    expect([kinds(page), page.view().offers.lesson]).toEqual([[], null]);
    await page.see(playing());
    expect(page.view().offers.lesson).toBe(false);
  });
});

describe('a director', () => {
  test('is asked first; who does not play gets all, who does nothing; and is asked again after a reload', async () => {
    const page = await live();
    await walk(page, each({ role: 'kibitz' }));
    await declare(page, { director: 'asked' }, watching());
    expect([kinds(page), page.view().mode]).toEqual([[], 'director']);
    await declare(page, { director: 'free' }, watching());
    expect([kinds(page), page.view().manner.head]).toEqual([KEPT, 'director']);
    await declare(page, { director: 'plays' }, watching());
    expect(kinds(page)).toEqual([]);
    const again = await live(page.tabs);
    await again.see(watching());
    expect([again.view().offers.director, kinds(again)]).toEqual(['asked', []]);
  });
});

test('nothing is judged before it is known what was declared, and a background that cannot tell leaves nothing declared', async () => {
  const page = await startPage(
    { link: null },
    {},
    {
      alive: true,
      meddle: (question, answer) => {
        if (question.kind === 'declared') return { ok: false, error: 'no session storage' };
        return answer;
      },
    },
  );
  await page.see(watching());
  expect([page.view().offers.spectator, page.reported.length]).toEqual([false, 1]);
  expect(page.asked('judge').length).toBeGreaterThan(0);
});
test('nothing is judged before that', async () => {
  const tabs = fakeTabs();
  let known: () => void = () => undefined;
  const late = new Promise<void>((go) => {
    known = go;
  });
  const page = await startPage({ link: null }, {}, undefined, {
    ...tabs,
    declared: async (...of) => {
      await late;
      return tabs.declared(...of);
    },
  });
  await page.see(watching());
  expect(page.asked('judge')).toEqual([]);
  known();
  await page.see(watching());
  expect(page.asked('judge').length).toBeGreaterThan(0);
});

describe('the toolbar', () => {
  test('shows the mode as a letter and in words, in the language of the user, and no number', async () => {
    const page = await live();
    const seen = () => page.tabs.shown.get(TAB);
    expect(seen()).toEqual({ text: '', title: 'Slagwacht: kijkt hier niet mee' });
    await page.see(playing());
    expect(seen()).toEqual({ text: 'S', title: 'Slagwacht: Spelend' });
    await page.see({ ...playing(), over: true });
    await walk(page, each({ role: 'review' }));
    expect([seen()?.text, page.view().findings.length]).toEqual(['R', 1]);
    await declare(page, { director: 'asked' }, picture(last));
    expect(seen()).toEqual({ text: 'WL', title: 'Slagwacht: WL (wedstrijdleider)' });
    page.session.actions.change({ lang: 'en' });
    await page.see(picture(last));
    expect(seen()?.text).toBe('TD');
  });
  test('shows none where it is switched off, and asks nothing twice', async () => {
    const page = await live();
    await page.see(watching());
    expect(page.tabs.shown.get(TAB)?.text).toBe('K');
    const told = page.asked('stands').length;
    await page.see(watching());
    expect(page.asked('stands')).toHaveLength(told);
    page.session.actions.mute('site', '');
    await page.see(watching());
    expect(page.tabs.shown.get(TAB)?.text).toBe('');
  });
  test('passes on that a tab is gone', async () => {
    const gone = {
      setBadgeText: () => Promise.reject(new Error('No tab')),
      setTitle: async () => undefined,
      setBadgeBackgroundColor: async () => undefined,
    };
    await expect(showMode(gone, 1, 'playing', 'nl')).rejects.toThrow('No tab');
  });
});

describe('another edition', () => {
  test('is judged and titled anew, without what was chosen under the other', async () => {
    const page = await startPage();
    await page.see(picture(3));
    const [finding] = page.view().findings;
    const ruling = finding?.rulings.find(({ options }) => options.length > 0);
    page.session.actions.choose(finding!.id, ruling!, ruling!.options[0]!);
    await page.see(picture(3));
    expect([page.view().choices.length, page.view().articles.size > 0]).toEqual([1, true]);
    page.session.actions.change({ edition: '1997' });
    await page.see(picture(3));
    expect([page.view().edition, page.view().choices]).toEqual(['1997', []]);
    const asked = page.asked('judge').at(-1);
    expect(asked?.kind === 'judge' && [asked.edition, asked.user]).toEqual(['1997', []]);
    // What 1997 has no rule for is found all the same, and nothing of 2017 is told of it.
    expect(page.view().findings.flatMap(({ rulings }) => rulings)).toEqual([]);
    page.session.actions.change({ edition: '2017' });
    await page.see(picture(3));
    expect(page.view().findings[0]?.rulings.length).toBeGreaterThan(0);
  });
});

test('a table that is muted stays muted when something else is muted and undone', async () => {
  const page = await startPage();
  await page.see(picture(3));
  page.session.actions.mute('table', '');
  page.session.actions.mute('tomorrow', '');
  page.session.actions.unmute();
  expect(page.view().quiet).toBe('table');
});
