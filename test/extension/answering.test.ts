// The background's side: what leaves it, and that nothing that arrives can break it.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { SEATS } from '../../src/bridge/types';
import { answering, type Own } from '../../src/extension/answering';
import { knownRecords } from '../../src/extension/known-records';
import type { Answer, Asker, PageRecord, Question, Values } from '../../src/extension/messages';
import { MOST } from '../../src/extension/question';
import type { Told } from '../../src/ui/overlay/view';
import { anyLog } from '../help/any-log';
import { LINK, linkTo, REVOKE, record } from './fake-page';
import { fakeTabs } from './fake-tabs';

const OWN = 'own';
const options = vi.fn(async () => undefined);
const putBeside = vi.fn(async () => undefined);
const openPage = vi.fn(async () => undefined);
const official = vi.fn<Own['official']>(async () => new Map());
const articleLink = vi.fn<Own['articleLink']>(async () => null);
const OURS = { id: OWN, official, articleLink, openOptions: options, putBeside, openPage, tabs: fakeTabs() };
const fresh = () => answering(OURS);
const answer = fresh();
const ask = (message: unknown, id: string | undefined = OWN) => answer(message, { id });
async function value<T>(question: Question, from = answer): Promise<T> {
  const got = await from(question, { id: OWN });
  if (!got.ok) throw new Error(got.error);
  return got.value as T;
}
const reviewer: Asker = {
  role: 'review',
  me: null,
  visible: SEATS,
  over: false,
  claimOpen: false,
  tournament: false,
  teaching: false,
  lesson: false,
  spectator: false,
  director: 'off',
};
const judge = (rest: Partial<Extract<Question, { kind: 'judge' }>> = {}): Extract<Question, { kind: 'judge' }> => ({
  kind: 'judge',
  edition: '2017',
  asker: reviewer,
  table: { log: record },
  user: [],
  ...rest,
});
const named = `${LINK.replace('?lin=', '?lin=pn%7CJansen%2CPietersen%2CKlaassen%2CDirksen%7C')}`;

describe('answers', () => {
  test('the record of a link: events and notes, and no names', async () => {
    const got = await value<PageRecord>({ kind: 'record', link: named });
    expect(Object.keys(got).sort()).toEqual(['events', 'notes']);
    expect(got.events.filter(({ type }) => type === 'play')).toHaveLength(8);
    expect(JSON.stringify(got)).not.toMatch(/Jansen|Pietersen|Klaassen|Dirksen/);
  });
  test('a link without a record', async () => {
    expect(await value({ kind: 'record', link: 'https://example.org/' })).toBe(null);
    expect(await ask(judge({ table: { link: 'https://example.org/', shown: 3 } }))).toMatchObject({ ok: false });
  });
  test('a step of a record, and the same whether the background has just been started or not', async () => {
    const { events } = await value<PageRecord>({ kind: 'record', link: LINK });
    for (let shown = 0; shown <= events.length; shown++) {
      const question = judge({ table: { link: LINK, shown } });
      const told = await value<Told>(question);
      const at = events.findIndex(({ id }) => REVOKE.endsWith(`-${id}`));
      expect(told.findings.map(({ id }) => id)).toEqual(shown > at ? [REVOKE] : []);
      expect(await value(question, fresh())).toEqual(told);
    }
  });
  test('only what may be told leaves, and never a hand or a trick', async () => {
    expect((await value<Told>(judge())).findings).toHaveLength(1);
    // Dummy, or perhaps dummy.
    const told = await value<Told>(judge({ asker: { ...reviewer, role: 'playing' } }));
    expect([told.findings, told.occasions, told.notes, told.due]).toEqual([[], [], [], []]);
    expect(Object.keys(told.now).sort()).toEqual(['answers', 'contract', 'inForce']);
  });
  test('a player is told nothing that rests on a closed hand, not of a record either', async () => {
    // East's revoke is proved by the hand that the record knows and nobody at the table sees.
    for (const table of [{ log: record }, { link: LINK, shown: record.length }]) {
      expect((await value<Told>(judge({ table }))).findings).toHaveLength(1);
      const asker: Asker = { ...reviewer, role: 'playing', me: 'W' };
      expect((await value<Told>(judge({ table, asker }))).findings).toEqual([]);
    }
  });
  test('a hand that the page of a review hides is not told of, though the record has it', async () => {
    const table = { link: LINK, shown: 12 };
    expect((await value<Told>(judge({ table }))).findings).toHaveLength(1);
    const asker: Asker = { ...reviewer, visible: ['N', 'S', 'W'] };
    expect((await value<Told>(judge({ table, asker }))).findings).toEqual([]);
  });
  test('what is told is worded for the asker', async () => {
    expect((await value<Told>(judge())).manner.head).toBe('stop');
    const asker: Asker = { ...reviewer, role: 'kibitz', spectator: true };
    expect((await value<Told>(judge({ asker }))).manner.head).toBe('silent');
    expect((await value<Told>(judge({ asker: { ...asker, over: true } }))).manner.head).toBe('afterwards');
  });
  test("the user's events count from the event they follow", async () => {
    const user: TableEvent[] = [{ id: 'u0', from: 'user', after: 'r9', type: 'answer', question: 'q', value: 'yes' }];
    expect((await value<Told>(judge({ user }))).now.answers).toEqual({ q: 'yes' });
    expect((await value<Told>(judge({ user, table: { log: record.slice(0, 9) } }))).now.answers).toEqual({});
  });
  test('articles carry what the user has of the official text, and stand without it where storage refuses', async () => {
    const text = {
      id: '50',
      exact: false,
      pieces: false,
      title: null,
      parts: [],
      source: 'club',
      edition: '2017',
      lang: 'nl',
    } as const;
    official.mockResolvedValueOnce(new Map([['50B', [text]]]));
    const question: Question = { kind: 'articles', ids: ['50B', '50C'], edition: '2017' };
    const cards = await value<Values['articles']>(question);
    expect(cards.map(({ official }) => official)).toEqual([[text], undefined]);
    official.mockRejectedValueOnce(new Error('no access'));
    expect((await value<Values['articles']>(question)).map(({ id }) => id)).toEqual(['50B', '50C']);
  });
  test("articles carry the user's own address, and stand without it where storage refuses", async () => {
    const question: Question = { kind: 'articles', ids: ['50B', '64A1'], edition: '2017' };
    const addresses = async () => (await value<Values['articles']>(question)).map(({ own }) => own);
    articleLink.mockResolvedValueOnce('https://example.org/laws/{artikel}?x=1');
    expect(await addresses()).toEqual(['https://example.org/laws/50B?x=1', 'https://example.org/laws/64A1?x=1']);
    articleLink.mockResolvedValueOnce('javascript:alert(1)//{artikel}');
    expect(await addresses()).toEqual([undefined, undefined]);
    articleLink.mockRejectedValueOnce(new Error('no access'));
    expect(await addresses()).toEqual([undefined, undefined]);
  });
  test('articles, and the options page', async () => {
    expect(await value({ kind: 'articles', ids: ['50B'], edition: '2017' })).toMatchObject([{ id: '50B' }]);
    expect(await value({ kind: 'options' })).toBe(null);
    expect(options).toHaveBeenCalledTimes(1);
  });
  test('as JSON they stay what they are, whatever the log', async () => {
    await fc.assert(
      fc.asyncProperty(anyLog(), async (log) => {
        const got = await ask(judge({ table: { log }, user: log.slice(0, 3) }));
        expect(got).toMatchObject({ ok: true });
        expect(JSON.parse(JSON.stringify(got))).toEqual(got);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is not understood is answered with an error', () => {
  const event = record[0] as TableEvent;
  test('also what breaks when it is looked at, and what nobody sent', async () => {
    const trap = new Proxy({}, { get: () => expect.fail('looked at') });
    expect(await ask(trap)).toMatchObject({ ok: false });
    expect(await answer({ kind: 'options' }, null)).toMatchObject({ ok: false });
  });
  const long = 'x'.repeat(MOST.link + 1);
  const circle: Record<string, unknown> = { kind: 'options' };
  circle.self = circle;
  test.each<[string, unknown]>([
    ['no such question', null],
    ['no such question', 'judge'],
    ['no such question', []],
    ['no such question', {}],
    ['no such question', { kind: 'other' }],
    ['no such question', { kind: 'toString' }],
    ['no such question', { kind: 3 }],
    ['too large', circle],
    ['too large', judge({ table: { log: Array(MOST.events).fill({ ...event, id: 'x'.repeat(300) }) } })],
    ['link', { kind: 'record' }],
    ['link', { kind: 'record', link: '' }],
    ['link', { kind: 'record', link: long }],
    ['ids, edition', { kind: 'articles' }],
    ['ids', { kind: 'articles', ids: [3], edition: '2017' }],
    ['ids', { kind: 'articles', ids: Array(MOST.ids + 1).fill('1'), edition: '2017' }],
    ['edition', { kind: 'articles', ids: [], edition: '1987' }],
    ['edition, asker, table, user', { kind: 'judge' }],
    ['asker', { ...judge(), asker: { ...reviewer, role: 'director' } }],
    ['asker', { ...judge(), asker: { ...reviewer, me: 'X' } }],
    ['asker', { ...judge(), asker: { ...reviewer, visible: ['N', 'X'] } }],
    ['asker', { ...judge(), asker: { ...reviewer, visible: [...SEATS, 'N'] } }],
    ['asker', { ...judge(), asker: { ...reviewer, over: 'no' } }],
    ['asker', { ...judge(), asker: { ...reviewer, lesson: undefined } }],
    ['table', { ...judge(), table: null }],
    ['table', { ...judge(), table: { link: LINK, shown: -1 } }],
    ['table', { ...judge(), table: { link: LINK, shown: 0.5 } }],
    ['table', { ...judge(), table: { link: long, shown: 1 } }],
    ['table', { ...judge(), table: { log: {} } }],
    ['table', { ...judge(), table: { log: Array(MOST.events + 1).fill(event) } }],
    ['table', { ...judge(), table: { log: [null] } }],
    ['table', { ...judge(), table: { log: [{ ...event, id: '' }] } }],
    ['table', { ...judge(), table: { log: [{ ...event, from: 'elsewhere' }] } }],
    ['table', { ...judge(), table: { log: [{ ...event, type: undefined }] } }],
    ['user', { ...judge(), user: [{ ...event, after: 3 }] }],
  ])('%s: %#', async (error, message) => {
    const got = await ask(message);
    expect(got.ok).toBe(false);
    expect((got as Extract<Answer, { ok: false }>).error).toMatch(new RegExp(`(^|: )${error}$`));
  });
  test('and so is one from elsewhere', async () => {
    expect(await ask({ kind: 'options' }, 'stranger')).toEqual({ ok: false, error: 'not from this extension' });
    expect(await answer({ kind: 'options' }, {})).toMatchObject({ ok: false });
  });
  test('events with anything in them give an answer, of one kind or the other', async () => {
    const junk = fc.record({
      id: fc.string({ minLength: 1, maxLength: 5 }),
      from: fc.constantFrom('site', 'record', 'user'),
      type: fc.constantFrom('board', 'hand', 'call', 'play', 'ruled', 'gap', 'claim', 'exposed', 'other'),
      seat: fc.anything(),
      card: fc.anything(),
      cards: fc.anything(),
      call: fc.anything(),
      effects: fc.anything(),
      board: fc.anything(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(junk, { maxLength: 12 }), async (log) => {
        expect(typeof (await ask({ ...judge(), table: { log } })).ok).toBe('boolean');
      }),
      { numRuns: 100 },
    );
  });
  test('a fault of our own too', async () => {
    const broken = answering({ ...OURS, openOptions: () => Promise.reject(new Error('no tab')) });
    expect(await broken({ kind: 'options' }, { id: OWN })).toEqual({ ok: false, error: 'no tab' });
  });
});

describe('drawers', () => {
  const from = { id: OWN, tab: { id: 7 }, frameId: 3 };
  const drawer = (which: string, at = '') => answer({ kind: 'drawer', which, at }, from);
  test('are put into the frame that asked, and into no other', async () => {
    expect(await drawer('laws', '64A1')).toEqual({ ok: true, value: 'here' });
    expect(putBeside).toHaveBeenLastCalledWith('laws', { tab: 7, frame: 3 });
    expect(openPage).not.toHaveBeenCalled();
  });
  test('are opened as a page where the browser refuses; the build of a page has none', async () => {
    putBeside.mockRejectedValue(new Error('no permission'));
    expect(await drawer('laws', '64A1')).toEqual({ ok: true, value: 'tab' });
    expect(openPage).toHaveBeenLastCalledWith('laws', '64A1');
    expect(await drawer('build')).toEqual({ ok: false, error: 'no permission' });
    expect(openPage).toHaveBeenCalledOnce();
    putBeside.mockReset();
  });
  test('asked for by a page of our own, which has no frame, are opened as a page', async () => {
    expect(await answer({ kind: 'drawer', which: 'report', at: '' }, { id: OWN })).toEqual({ ok: true, value: 'tab' });
    expect(putBeside).not.toHaveBeenCalled();
  });
  test.each([
    ['which', 'other', ''],
    ['at', 'laws', 'javascript:'],
    ['at', 'laws', '64A1/../options.html'],
  ])('%s not understood: %s %s', async (part, which, at) => {
    expect(await drawer(which, at)).toEqual({ ok: false, error: `not understood: ${part}` });
  });
});

describe('records that were asked about', () => {
  const links = [1, 2, 3, 4].map((number) =>
    linkTo(record.map((event) => (event.type === 'board' ? { ...event, board: { ...event.board, number } } : event))),
  );
  test('are read and judged once; the one that was asked about longest ago is forgotten', () => {
    const known = knownRecords(2);
    const [a, b, c] = links as [string, string, string];
    const first = known(a);
    expect(known(a)).toBe(first);
    expect(first?.whole('2017')).toBe(first?.whole('2017'));
    known(b);
    known(a);
    known(c);
    expect(known(a)).toBe(first);
    const again = known(b);
    expect(again?.game).toEqual(knownRecords()(b)?.game);
    expect(known(c)).not.toBe(undefined);
  });
  test('are no more than they may be, and a bad link is none', () => {
    const known = knownRecords(1);
    const [a, b] = links as [string, string];
    const first = known(a);
    expect(known('https://example.org/')).toBe(null);
    expect(known(a)).toBe(first);
    known(b);
    expect(known(a)).not.toBe(first);
    expect(known(a)?.game).toEqual(first?.game);
  });
});
