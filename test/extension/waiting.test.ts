// What a session shows while an answer is under way, out of order, or never comes.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakePage, picture, REVOKE, settle, startPage } from './fake-page';

let page: FakePage;
const judged = () => page.asked('judge').length;
const laws = () => page.view().findings[0]?.rulings.map(({ law }) => law);

describe('while an answer is under way', () => {
  beforeEach(async () => {
    // Without a record nothing is asked ahead, so each step has a question of its own.
    page = await startPage({ link: null });
    await page.see(picture(3));
    expect(page.ids()).toHaveLength(1);
  });
  test('forward: what was drawn stays as it was', async () => {
    const before = page.view().findings;
    const judge = page.hold('judge');
    page.session.see(picture(4));
    expect(page.view().findings).toEqual(before);
    page.session.see(picture(6));
    expect(page.view().findings).toEqual(before);
    await judge.go();
    expect(page.view().findings).toEqual(before);
    await judge.go();
    expect(page.view().findings).not.toEqual(before);
  });
  test('back before the finding: silent at once, before any answer', async () => {
    await page.see(picture(6));
    page.hold('judge');
    page.session.see(picture(1));
    expect([page.ids(), page.view().due, page.view().now]).toEqual([[], [], null]);
  });
  test('back behind the finding: it stays, and what the later moment asked for goes', async () => {
    await page.see(picture(8));
    const id = page.ids();
    const judge = page.hold('judge');
    page.session.see(picture(5));
    expect([page.ids(), page.view().due, page.view().now]).toEqual([id, [], null]);
    await judge.go();
    expect(page.view().now).not.toBe(null);
  });
  test('another card under the same number is another event', async () => {
    page.hold('judge');
    // One picture: East's card went back and another one lies there.
    const trick = picture(3).trick!.map((one) => (one.seat === 'E' ? { ...one, card: 'S8' as const } : one));
    const hand = [...picture(3).hands.E!.filter((card) => card !== 'S8'), 'H9' as const];
    page.session.see(picture(3, { trick, hands: { ...picture(3).hands, E: hand } }));
    expect(page.ids()).toEqual([]);
  });
  test('another role: nothing said in the one is shown in the other', () => {
    page.hold('judge');
    page.session.see(picture(3, { role: 'playing' }));
    expect([page.ids(), page.view().mode]).toEqual([[], 'playing']);
  });
  test('an answer that was overtaken changes nothing', async () => {
    const judge = page.hold('judge');
    page.session.see(picture(4));
    page.session.see(picture(2));
    expect(judge.waiting()).toBe(2);
    const drawn = page.drawn.length;
    await judge.go(0);
    expect([page.ids(), page.drawn.length]).toEqual([[], drawn]);
    await judge.go(0);
    expect(page.ids()).toEqual([]);
  });
  test('answers in the wrong order: the newest question decides', async () => {
    const judge = page.hold('judge');
    page.session.see(picture(4));
    page.session.see(picture(6));
    await judge.go(1);
    const newest = laws();
    await judge.go(0);
    expect(laws()).toEqual(newest);
  });
});

describe('few messages', () => {
  test('a picture that changes nothing in the log asks nothing', async () => {
    page = await startPage({ link: null });
    await page.see(picture(3));
    const before = judged();
    await page.see({ ...picture(3), turn: 'S' });
    page.session.read({ state: 'reading' });
    page.session.refresh();
    await settle();
    expect(judged()).toBe(before);
  });
  test('what was answered before is not asked again, and stands at once', async () => {
    page = await startPage();
    for (const step of [2, 3, 4, 3, 2]) await page.see(picture(step));
    const before = judged();
    page.hold('judge');
    page.session.see(picture(3));
    expect([page.ids(), judged()]).toEqual([[REVOKE], before]);
  });
  test('in a record the next card is asked ahead, also for a worker that sleeps when the page gets there', async () => {
    page = await startPage();
    await page.see(picture(2));
    page.hold('judge');
    page.session.see(picture(3));
    expect(page.ids()).toEqual([REVOKE]);
  });
  test('nothing is asked ahead while playing', async () => {
    page = await startPage();
    await page.see(picture(2, { role: 'playing' }));
    expect(judged()).toBe(1);
  });
  test('the record is asked for first, and nothing is judged until it is there', async () => {
    page = await startPage({}, {});
    expect(page.sent.map(({ kind }) => kind)).toEqual(['declared', 'record', 'stands']);
    await page.see(picture(3));
    expect(
      page.sent.flatMap((one) => (one.kind === 'judge' ? [one.table] : [])).every((table) => 'link' in table),
    ).toBe(true);
  });
});

describe('when the background', () => {
  test('is gone, the user is told to load the page again, and nothing old is explained', async () => {
    page = await startPage({ link: null });
    await page.see(picture(3));
    page.wire.alive = false;
    await page.see(picture(6));
    expect(page.view().trouble?.nl).toContain('Herlaad');
    expect([page.ids(), page.view().reading]).toEqual([[], { state: 'broken' }]);
    await page.see(picture(2));
    expect(page.view().trouble?.nl).toContain('Herlaad');
  });
  test('is gone when titles are asked for, numbers stand', async () => {
    page = await startPage();
    page.wire.meddle = (question, answer) => {
      if (question.kind !== 'articles') return answer;
      throw new Error('Extension context invalidated.');
    };
    await page.see(picture(3));
    expect(page.view().trouble?.nl).toContain('Herlaad');
    expect(page.ids()).toEqual([REVOKE]);
  });
  test('was put to sleep over a question, it is asked again', async () => {
    page = await startPage({ link: null });
    const lose = vi.fn(() => {
      throw new Error('The message port closed before a response was received.');
    });
    page.wire.meddle = (question, answer) =>
      question.kind === 'judge' && lose.mock.calls.length === 0 ? lose() : answer;
    await page.see(picture(3));
    expect(lose).toHaveBeenCalledTimes(1);
    expect([page.ids().length, page.view().trouble]).toEqual([1, null]);
  });
  test('has a fault, that is told and not drawn, and the next step asks again', async () => {
    page = await startPage({ link: null });
    await page.see(picture(3));
    page.wire.meddle = () => ({ ok: false, error: 'bang' });
    await page.see(picture(4));
    expect([page.ids(), page.view().reading, page.view().trouble]).toEqual([[], { state: 'broken' }, null]);
    expect(String(page.reported.at(-1))).toContain('judge: bang');
    page.wire.meddle = (_, answer) => answer;
    page.session.read({ state: 'reading' });
    await page.see(picture(5));
    expect([page.ids().length, page.view().reading]).toEqual([1, { state: 'reading' }]);
  });
  test('cannot give the record, the table is read alone', async () => {
    page = await startPage(
      {},
      {},
      {
        alive: true,
        meddle: (question, answer) => (question.kind === 'record' ? { ok: false, error: 'bang' } : answer),
      },
    );
    page.session.read({ state: 'reading' });
    await page.see(picture(2));
    await page.see(picture(3));
    expect(page.view().findings.map(({ irregularity }) => irregularity.kind)).toEqual(['revoke']);
    expect(page.view().reading).toEqual({ state: 'partly', part: 'record' });
  });
});
