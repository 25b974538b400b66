// The road from picture to view, on a record with a revoke in it: no browser, a fake page.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import { type Card, SEATS, type Seat } from '../../src/bridge/types';
import { grow } from '../../src/extension/grow';
import { type Ports, type Session, startSession } from '../../src/extension/session';
import { openStore } from '../../src/extension/storage';
import type { Game } from '../../src/records/game';
import { follow } from '../../src/sites/follow';
import type { Snapshot } from '../../src/sites/site';
import type { View } from '../../src/ui/overlay/view';
import { defaults } from '../../src/ui/settings';

const HANDS: Readonly<Record<Seat, readonly Card[]>> = {
  N: ['SA', 'SK', 'SQ', 'SJ', 'HA', 'HK', 'HQ', 'HJ', 'DA', 'DK', 'CA', 'CK', 'CQ'],
  E: ['ST', 'S9', 'S8', 'H9', 'H8', 'H7', 'DQ', 'DJ', 'DT', 'D9', 'CJ', 'CT', 'C9'],
  S: ['S7', 'S6', 'S5', 'HT', 'H6', 'H5', 'H4', 'D8', 'D7', 'D6', 'C8', 'C7', 'C6'],
  W: ['S4', 'S3', 'S2', 'H3', 'H2', 'D5', 'D4', 'D3', 'D2', 'C5', 'C4', 'C3', 'C2'],
};
/** South plays 1NT; in trick 1 East discards ♥9 on West's spade with three spades in hand, and follows in trick 2. */
const CARDS: readonly [Seat, Card][] = [
  ['W', 'S4'],
  ['N', 'SA'],
  ['E', 'H9'],
  ['S', 'S5'],
  ['N', 'SK'],
  ['E', 'S8'],
  ['S', 'S6'],
  ['W', 'S3'],
];
const CALLS = [
  ['S', '1N'],
  ['W', 'P'],
  ['N', 'P'],
  ['E', 'P'],
] as const;

const happenings: object[] = [
  { type: 'board', board: { number: 7, dealer: 'S', vulnerable: 'none' } },
  ...SEATS.map((seat) => ({ type: 'hand', seat, cards: HANDS[seat] })),
  ...CALLS.map(([seat, call]) => ({ type: 'call', seat, call })),
  ...CARDS.map(([seat, card]) => ({ type: 'play', seat, card })),
];
const record = happenings.map((one, i) => ({ id: `r${i}`, from: 'record', ...one }) as TableEvent);
const game: Game = { index: 0, board: '7', room: null, line: 1, events: record, notes: [] };
const revokeAt = record.find((event) => event.type === 'play' && event.card === 'H9')!.id;

/** The page with so many cards played. */
function picture(played: number, rest: Partial<Snapshot> = {}): Snapshot {
  const now = replay(record.slice(0, 9 + played));
  const last = now.tricks.at(-1);
  return {
    role: 'review',
    me: null,
    board: now.board,
    hands: now.hands,
    calls: CALLS.map(([seat, call]) => ({ seat, call })),
    contract: now.contract,
    trick: (last?.plays ?? []).flatMap((play) => (play === null ? [] : [{ seat: play.seat, card: play.card }])),
    tricksDone: Math.max(0, now.tricks.length - 1),
    claim: null,
    ...rest,
  };
}

let drawn: (View | null)[];
let session: Session;
let storage: Record<string, unknown>;
const articles = vi.fn();

async function start(ports: Partial<Ports> = {}, stored: Record<string, unknown> = {}) {
  drawn = [];
  storage = stored;
  const area = {
    get: async (key: string) => (key in storage ? { [key]: storage[key] } : {}),
    set: async (values: Record<string, unknown>) => void Object.assign(storage, values),
  };
  const store = await openStore(area, defaults('nl'), () => session.refresh());
  session = startSession({
    site: { id: 'page' },
    game,
    edition: '2017',
    store,
    follow,
    grow,
    articles,
    clock: () => new Date(2026, 5, 1, 20),
    draw: (view) => void drawn.push(view),
    openOptions: () => undefined,
    diagnose: () => 'what is wrong',
    copy: async () => true,
    ...ports,
  });
}
const view = (): View => {
  const last = drawn.at(-1);
  if (!last) throw new Error('nothing was drawn');
  return last;
};
const ids = () => view().findings.map(({ id }) => id);
const REVOKE = `revoke-E-${revokeAt}`;

beforeEach(() => {
  articles.mockReset();
  articles.mockImplementation(async (asked: readonly string[]) =>
    asked.map((id) => ({ id, title: { nl: id, en: id }, summary: { nl: '', en: '' }, workedOut: true })),
  );
});

describe('with a record', () => {
  beforeEach(() => start());
  test('speaks at the step of the card, stays, and is silent again when stepped back', () => {
    const seen: string[][] = [];
    for (const step of [0, 2, 3, 4, 8, 3, 2, 0]) {
      session.see(picture(step));
      seen.push(ids());
    }
    expect(seen).toEqual([[], [], [REVOKE], [REVOKE], [REVOKE], [REVOKE], [], []]);
  });
  test('what the whole record contradicts is never shown', async () => {
    // A lead that everybody else "did not follow": the record wrote it down wrongly.
    const wrong: TableEvent[] = [
      ...record.slice(0, 9),
      ...record
        .slice(9)
        .map((event) =>
          event.type === 'play' && event.card === 'S4' ? ({ ...event, card: 'D5' } as TableEvent) : event,
        ),
    ];
    await start({
      game: { ...game, events: wrong },
      follow: (_, now) => 9 + 4 * (now.tricksDone ?? 0) + (now.trick?.length ?? 0),
    });
    for (const step of [1, 2, 3, 4, 5, 6]) {
      session.see(picture(step));
      expect(ids()).toEqual([]);
    }
  });
  test('the ruling reads as the step does: correctable at the card, no longer a trick later', () => {
    session.see(picture(3));
    const early = view().findings[0]?.rulings.map(({ law }) => law);
    session.see(picture(6));
    const late = view().findings[0]?.rulings.map(({ law }) => law);
    expect(early).not.toEqual(late);
  });
  test('titles are asked for once, in one message, and drawn when they come', async () => {
    session.see(picture(3));
    expect(view().articles.size).toBe(0);
    await vi.waitFor(() => expect(view().articles.size).toBeGreaterThan(0));
    session.see(picture(4));
    session.see(picture(3));
    const asked = articles.mock.calls.flatMap(([of]) => of as string[]);
    expect(new Set(asked).size).toBe(asked.length);
  });
  test('a background that is gone is told, once, and the numbers stand', async () => {
    articles.mockRejectedValue(new Error('Extension context invalidated.'));
    session.see(picture(3));
    await vi.waitFor(() => expect(view().trouble?.nl).toContain('Herlaad'));
    expect(ids()).toEqual([REVOKE]);
  });
  test('what the record says of itself waits for its last step', async () => {
    const say = { text: { nl: 'Stopt hier.', en: 'Stops here.' } };
    await start({ game: { ...game, notes: [{ code: 'record-stops', say, line: 1 }] } });
    const told = [3, CARDS.length, 3].map((step) => {
      session.see(picture(step));
      return view().notes.includes(say);
    });
    expect(told).toEqual([false, true, false]);
  });
  test('a page that shows something else is read alone, and comes back to the record', () => {
    const other = picture(3, { calls: [{ seat: 'S', call: '1C' }, ...picture(3).calls!.slice(1)], contract: null });
    session.see(other);
    expect(view().mode).toBe('review');
    session.see(picture(3));
    expect(ids()).toEqual([REVOKE]);
  });
});

describe('without a record', () => {
  beforeEach(() => start({ game: null }));
  test('the pictures alone give the same find, and stepping back takes it away', () => {
    const seen = [0, 1, 2, 3, 5, 2].map((step) => {
      session.see(picture(step));
      return view().findings.map(({ irregularity }) => irregularity.kind);
    });
    expect(seen).toEqual([[], [], [], ['revoke'], ['revoke'], []]);
  });
});

describe('choices', () => {
  const choose = () => {
    session.see(picture(3));
    const [finding] = view().findings;
    const ruling = finding?.rulings.find(({ options }) => options.length > 0);
    const option = ruling?.options[0];
    if (!finding || !ruling || !option) throw new Error('a correctable revoke has a choice');
    session.actions.choose(finding.id, ruling, option);
    return option;
  };
  beforeEach(() => start());
  test('a choice is recorded, follows the step, and can be taken back', () => {
    const option = choose();
    expect(view().findings[0]?.chosen).toBe(option.id);
    session.see(picture(2));
    expect(ids()).toEqual([]);
    session.see(picture(3));
    expect(view().findings[0]?.chosen).toBe(option.id);
    expect(view().choices).toMatchObject([{ finding: REVOKE, option: option.id, say: option.say }]);
    session.actions.takeBack(view().choices[0]!.at);
    expect([view().findings[0]?.chosen, view().choices]).toEqual([null, []]);
  });
  test('a second choice on the same find adds, and each goes by itself', () => {
    const first = choose();
    session.actions.choose(
      REVOKE,
      { ...view().findings[0]!.rulings[0]!, effects: [] },
      { ...first, id: 'second', effects: [] },
    );
    const standing = () => view().choices.map(({ option }) => option);
    expect(standing()).toEqual([first.id, 'second']);
    session.actions.takeBack(view().choices[0]!.at);
    expect(standing()).toEqual(['second']);
    session.see(picture(2));
    expect(standing()).toEqual([]);
  });
  test('its effects are in force at the table', () => {
    session.see(picture(3));
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
    session.actions.choose(REVOKE, { ...ruling!, effects: [] }, option);
    expect(view().now?.restrictions).toContainEqual(restriction);
    session.actions.takeBack(view().choices[0]!.at);
    expect(view().now?.restrictions).toEqual([]);
  });
  test('an answer reaches the table, and "not known" takes it away', () => {
    session.see(picture(3));
    session.actions.answer('seen', 'yes');
    expect(view().now?.answers).toEqual({ seen: 'yes' });
    session.actions.answer('seen', null);
    expect(view().now?.answers.seen).toBe('');
  });
});

describe('muting', () => {
  beforeEach(() => start());
  test('this kind: gone at once and after a reload, undone at once', async () => {
    session.see(picture(3));
    session.actions.mute('kind', 'revoke');
    expect([ids(), view().muted?.what]).toEqual([[], 'kind']);
    session.actions.unmute();
    expect([ids(), view().muted]).toEqual([[REVOKE], null]);
    session.actions.mute('kind', 'revoke');
    session.actions.dismiss();
    await start({}, storage);
    session.see(picture(3));
    expect(ids()).toEqual([]);
  });
  test('this table: quiet until the page is loaded anew', async () => {
    session.see(picture(3));
    session.actions.mute('table', '');
    expect([ids(), view().quiet]).toEqual([[], 'table']);
    await start({}, storage);
    session.see(picture(3));
    expect(ids()).toEqual([REVOKE]);
  });
  test('everything until tomorrow: quiet until then', async () => {
    session.see(picture(3));
    session.actions.mute('tomorrow', '');
    expect([ids(), view().quiet]).toEqual([[], 'tomorrow']);
    await start({ clock: () => new Date(2026, 5, 2, 6, 1) }, storage);
    session.see(picture(3));
    expect([ids(), view().quiet]).toEqual([[REVOKE], null]);
  });
  test('this site: only the undo is left, then nothing at all', () => {
    session.see(picture(3));
    session.actions.mute('site', '');
    expect([ids(), view().muted?.what]).toEqual([[], 'site']);
    session.actions.unmute();
    expect(ids()).toEqual([REVOKE]);
    session.actions.mute('site', '');
    session.actions.dismiss();
    expect(drawn.at(-1)).toBe(null);
  });
});

test('while playing nothing of the report is shown', async () => {
  await start();
  session.see(picture(3, { role: 'playing' }));
  expect([view().mode, ids()]).toEqual(['playing', []]);
});
test('a live table: what everybody sees now is shown, what passed lawfully stays a line', async () => {
  await start({ game: null });
  const live = (played: number, rest: Partial<Snapshot> = {}) =>
    session.see(picture(played, { role: 'playing', me: 'E', hands: {}, ...rest }));
  live(4);
  live(4, { claim: { seat: 'S', tricks: 9 } });
  expect([ids(), view().occasions.map(({ irregularity }) => irregularity.kind)]).toEqual([[], ['claim']]);
  live(5);
  expect(view().findings.map(({ irregularity }) => irregularity.kind)).toEqual(['playAfterClaim']);
  expect([view().manner.head, view().manner.screen]).toEqual(['stop', true]);
});
test('an error report is made and copied on request, and gone when reading goes otherwise', async () => {
  await start({ copy: async () => false });
  session.read({ state: 'partly', part: 'trick' });
  expect(view().problem).toBe(null);
  session.actions.copyProblem();
  await vi.waitFor(() => expect(view().problem).toEqual({ text: 'what is wrong', copied: false }));
  session.read({ state: 'reading' });
  expect(view().problem).toBe(null);
});
test('what is read is passed on', async () => {
  await start();
  session.refresh();
  expect(view().reading).toEqual({ state: 'starting' });
  session.read({ state: 'partly', part: 'auction' });
  expect(view().reading).toEqual({ state: 'partly', part: 'auction' });
});
