// The road from picture to view, and what the user decides on it.
import { beforeEach, describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import type { Snapshot } from '../../src/sites/site';
import { CALLED, CARDS, type FakePage, linkTo, picture, REVOKE, record, settle, startPage } from './fake-page';

let page: FakePage;
const start = async (...of: Parameters<typeof startPage>) => {
  page = await startPage(...of);
};
const { ids, view, see } = {
  ids: () => page.ids(),
  view: () => page.view(),
  see: (...of: Parameters<FakePage['see']>) => page.see(...of),
};

describe('with a record', () => {
  beforeEach(() => start());
  test('speaks at the step of the card, stays, and is silent again when stepped back', async () => {
    const seen: (readonly string[])[] = [];
    for (const step of [0, 2, 3, 4, 8, 3, 2, 0]) {
      await see(picture(step));
      seen.push(ids());
    }
    expect(seen).toEqual([[], [], [REVOKE], [REVOKE], [REVOKE], [REVOKE], [], []]);
  });
  test('what the whole record contradicts is never shown', async () => {
    // A lead that everybody else "did not follow": the record wrote it down wrongly.
    const wrong = record.map((event) =>
      event.type === 'play' && event.card === 'S4' ? ({ ...event, card: 'D5' } as TableEvent) : event,
    );
    await start({
      link: linkTo(wrong),
      follow: (_, now) => CALLED + 4 * (now.tricksDone ?? 0) + (now.trick?.length ?? 0),
    });
    for (const step of [1, 2, 3, 4, 5, 6]) {
      await see(picture(step));
      expect(ids()).toEqual([]);
    }
    expect(page.asked('judge').length).toBeGreaterThanOrEqual(6);
  });
  test('the ruling reads as the step does: correctable at the card, no longer a trick later', async () => {
    await see(picture(3));
    const early = view().findings[0]?.rulings.map(({ law }) => law);
    await see(picture(6));
    const late = view().findings[0]?.rulings.map(({ law }) => law);
    expect(early).not.toEqual(late);
  });
  test('titles are asked for once, in one message, and drawn when they come', async () => {
    const titles = page.hold('articles');
    await see(picture(3));
    expect(view().articles.size).toBe(0);
    expect(titles.waiting()).toBe(1);
    await titles.go();
    expect(view().articles.size).toBeGreaterThan(0);
    await see(picture(4));
    await see(picture(3));
    const asked = page.sent.flatMap((one) => (one.kind === 'articles' ? one.ids : []));
    expect(new Set(asked).size).toBe(asked.length);
  });
  test('what the record says of itself waits for its last step', async () => {
    const say = { text: { nl: 'Stopt hier.', en: 'Stops here.' } };
    await start(
      {},
      {},
      {
        alive: true,
        meddle: (question, answer) => {
          if (question.kind === 'record' && answer.ok)
            Object.assign(answer.value as object, { notes: [{ code: 'record-stops', say, line: 1 }] });
          return answer;
        },
      },
    );
    const told: boolean[] = [];
    for (const step of [3, CARDS.length, 3]) {
      await see(picture(step));
      told.push(view().notes.some(({ text }) => text.en === say.text.en));
    }
    expect(told).toEqual([false, true, false]);
  });
  test('a page that shows something else is read alone, and comes back to the record', async () => {
    const other = picture(3, { calls: [{ seat: 'S', call: '1C' }, ...picture(3).calls!.slice(1)], contract: null });
    await see(other);
    expect(view().mode).toBe('review');
    await see(picture(3));
    expect(ids()).toEqual([REVOKE]);
  });
});

describe('without a record', () => {
  const kinds = async (...steps: number[]) => {
    const seen: string[][] = [];
    for (const step of steps) {
      await see(picture(step));
      seen.push(view().findings.map(({ irregularity }) => irregularity.kind));
    }
    return seen;
  };
  test('the pictures alone give the same find, and stepping back takes it away', async () => {
    await start({ link: null });
    expect(await kinds(0, 1, 2, 3, 5, 2)).toEqual([[], [], [], ['revoke'], ['revoke'], []]);
    expect(page.asked('record')).toEqual([]);
    expect(view().reading).toEqual({ state: 'starting' });
  });
  test('a record that cannot be read is said to be unreadable, and the table is read alone', async () => {
    await start({ link: 'https://www.bridgebase.com/tools/handviewer.html?lin=x' });
    page.session.read({ state: 'reading' });
    expect(await kinds(2, 3)).toEqual([[], ['revoke']]);
    expect(view().reading).toEqual({ state: 'partly', part: 'record' });
    await start({ link: null, lost: true });
    page.session.read({ state: 'reading' });
    expect(view().reading).toEqual({ state: 'partly', part: 'record' });
  });
});

test('another deal forgets what was decided about the one before', async () => {
  await start({ link: null });
  await see(picture(3));
  page.session.actions.answer('seen', 'yes');
  await settle();
  expect(view().now?.answers).toEqual({ seen: 'yes' });
  await see(picture(3, { board: { number: 8, dealer: 'S', vulnerable: 'none' } }));
  expect([view().now?.answers, page.ids().length]).toEqual([{}, 1]);
});

describe('choices', () => {
  const choose = async () => {
    await see(picture(3));
    const [finding] = view().findings;
    const ruling = finding?.rulings.find(({ options }) => options.length > 0);
    const option = ruling?.options[0];
    if (!finding || !ruling || !option) throw new Error('a correctable revoke has a choice');
    page.session.actions.choose(finding.id, ruling, option);
    await settle();
    return option;
  };
  beforeEach(() => start());
  test('a choice is recorded, follows the step, and can be taken back', async () => {
    const option = await choose();
    expect(view().findings[0]?.chosen).toBe(option.id);
    await see(picture(2));
    expect(ids()).toEqual([]);
    await see(picture(3));
    expect(view().findings[0]?.chosen).toBe(option.id);
    expect(view().choices).toMatchObject([{ finding: REVOKE, option: option.id, say: option.say }]);
    page.session.actions.takeBack(view().choices[0]!.at);
    await settle();
    expect([view().findings[0]?.chosen, view().choices]).toEqual([null, []]);
  });
  test('a second choice on the same find adds, and each goes by itself', async () => {
    const first = await choose();
    const ruling = { ...view().findings[0]!.rulings[0]!, effects: [] };
    page.session.actions.choose(REVOKE, ruling, { ...first, id: 'second', effects: [] });
    await settle();
    const standing = () => view().choices.map(({ option }) => option);
    expect(standing()).toEqual([first.id, 'second']);
    page.session.actions.takeBack(view().choices[0]!.at);
    await settle();
    expect(standing()).toEqual(['second']);
    page.session.see(picture(2));
    expect(standing()).toEqual([]);
  });
  test('its effects are in force at the table', async () => {
    await see(picture(3));
    const restriction = { type: 'penaltyCard', seat: 'E', card: 'H9', size: 'major' } as const;
    const [ruling] = view().findings[0]!.rulings;
    const option = {
      id: 'x',
      chooser: 'director',
      say: { text: { nl: '', en: '' } },
      articles: [],
      effects: [{ type: 'restrict', restriction }],
      plays: null,
      idle: false,
    } as const;
    page.session.actions.choose(REVOKE, { ...ruling!, effects: [] }, option);
    await settle();
    expect(view().now?.inForce.map(({ text }) => text.en)).toEqual(['{card} of {seat}: major penalty card.']);
    page.session.actions.takeBack(view().choices[0]!.at);
    await settle();
    expect(view().now?.inForce).toEqual([]);
  });
  test('an answer reaches the table, and "not known" takes it away', async () => {
    await see(picture(3));
    page.session.actions.answer('seen', 'yes');
    await settle();
    expect(view().now?.answers).toEqual({ seen: 'yes' });
    page.session.actions.answer('seen', null);
    await settle();
    expect(view().now?.answers.seen).toBe('');
  });
});

describe('muting', () => {
  beforeEach(() => start());
  test('this kind: gone at once and after a reload, undone at once', async () => {
    await see(picture(3));
    page.session.actions.mute('kind', 'revoke');
    expect([ids(), view().muted?.what]).toEqual([[], 'kind']);
    page.session.actions.unmute();
    expect([ids(), view().muted]).toEqual([[REVOKE], null]);
    page.session.actions.mute('kind', 'revoke');
    page.session.actions.dismiss();
    await start({}, page.storage);
    await see(picture(3));
    expect(ids()).toEqual([]);
  });
  test('this table: quiet until the page is loaded anew', async () => {
    await see(picture(3));
    page.session.actions.mute('table', '');
    expect([ids(), view().quiet]).toEqual([[], 'table']);
    await start({}, page.storage);
    await see(picture(3));
    expect(ids()).toEqual([REVOKE]);
  });
  test('everything until tomorrow: quiet until then', async () => {
    await see(picture(3));
    page.session.actions.mute('tomorrow', '');
    expect([ids(), view().quiet]).toEqual([[], 'tomorrow']);
    await start({ clock: () => new Date(2026, 5, 2, 6, 1) }, page.storage);
    await see(picture(3));
    expect([ids(), view().quiet]).toEqual([[REVOKE], null]);
  });
  test('this site: only the undo is left, then nothing at all', async () => {
    await see(picture(3));
    page.session.actions.mute('site', '');
    expect([ids(), view().muted?.what]).toEqual([[], 'site']);
    page.session.actions.unmute();
    expect(ids()).toEqual([REVOKE]);
    page.session.actions.mute('site', '');
    page.session.actions.dismiss();
    expect(page.drawn.at(-1)).toBe(null);
  });
});

test('while playing nothing of the report is shown', async () => {
  await start();
  await see(picture(3, { role: 'playing' }));
  expect([view().mode, ids()]).toEqual(['playing', []]);
});
test('who plays is no spectator or reviewer of that board until it is over', async () => {
  await start({ link: null });
  const shows = async (next: Snapshot) => {
    await see(next);
    return [view().mode, view().findings.length];
  };
  expect(await shows(picture(3, { role: 'playing', me: 'W' }))).toEqual(['playing', 0]);
  expect(await shows(picture(3))).toEqual(['playing', 0]);
  expect(await shows(picture(3, { role: 'playing', me: 'W', over: true }))).toEqual(['playing', 1]);
  expect(await shows(picture(3))).toEqual(['review', 1]);
  const other = { ...picture(3).board!, number: 8 };
  expect(await shows(picture(0, { role: 'playing', me: 'W', board: other }))).toEqual(['playing', 0]);
  expect(await shows(picture(3))).toEqual(['review', 1]);
});
test('a live table: what everybody sees now is shown, what passed lawfully stays a line', async () => {
  await start({ link: null });
  const live = (played: number, rest: Partial<Snapshot> = {}) =>
    see(picture(played, { role: 'playing', me: 'E', hands: {}, ...rest }));
  await live(4);
  await live(4, { claim: { seat: 'S', tricks: 9 } });
  expect([ids(), view().occasions.map(({ irregularity }) => irregularity.kind)]).toEqual([[], ['claim']]);
  const cited = view().occasions.flatMap(({ rulings }) => rulings.flatMap(({ articles }) => articles));
  expect([cited.length > 0, cited.filter((id) => !view().articles.has(id))]).toEqual([true, []]);
  await live(5);
  expect(view().findings.map(({ irregularity }) => irregularity.kind)).toEqual(['playAfterClaim']);
  expect([view().manner.head, view().manner.screen]).toEqual(['stop', true]);
});
test('an error report is made and copied on request, and gone when reading goes otherwise', async () => {
  await start({ diagnose: async () => 'what is wrong', copy: async () => false });
  page.session.read({ state: 'partly', part: 'trick' });
  expect(view().problem).toBe(null);
  page.session.actions.copyProblem();
  await settle();
  expect(view().problem).toEqual({ text: 'what is wrong', copied: false });
  page.session.read({ state: 'reading' });
  expect(view().problem).toBe(null);
});
test('what is read is passed on', async () => {
  await start();
  page.session.refresh();
  expect(view().reading).toEqual({ state: 'starting' });
  page.session.read({ state: 'partly', part: 'auction' });
  expect(view().reading).toEqual({ state: 'partly', part: 'auction' });
});
