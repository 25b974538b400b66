// @vitest-environment happy-dom
// Boards played at our own table come back as they were played, whatever the page goes through on the way.
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../../src/bridge/events';
import { replay } from '../../../src/bridge/replay';
import { judge } from '../../../src/referee';
import { type PlayedBoard, randomBoard, seeded } from '../../help/deals';
import { watchedTable } from './onlooker';
import type { Switches } from './script';

const BOARDS = Array.from({ length: 40 }, (_, seed) => randomBoard(seeded(seed + 1)));
const played = BOARDS.find(({ contract }) => contract !== null) as PlayedBoard;
const passed = BOARDS.find(({ contract }) => contract === null) as PlayedBoard;

const types = (log: readonly TableEvent[]) => log.map(({ type }) => type);
const callsIn = (log: readonly TableEvent[]) => replay(log).calls.map(({ seat, call }) => ({ seat, call }));
const playsIn = (log: readonly TableEvent[]) =>
  replay(log).tricks.flatMap(({ plays }) => plays.map((one) => one && { seat: one.seat, card: one.card }));

const VIEWS: readonly [string, Switches][] = [
  ['South, diagrams', {}],
  ['West, pictures without size, Dutch', { me: 'W', pictures: true, language: 'nl', unused: 'zero' }],
  ['West, diagrams, Dutch, old names', { me: 'W', language: 'nl', old: true, pace: 'machine' }],
  ['North, pictures, invented language', { me: 'N', pictures: true, language: 'zz', counts: 'own', pace: 'machine' }],
  [
    'East, pictures, own trick cards',
    { me: 'E', pictures: true, trickPool: 'extra', counted: 'fourth', pace: 'machine' },
  ],
  ['a kibitzer', { me: null, removed: true, trickGoes: 'nextLead' }],
  ['a kibitzer, invented language', { me: null, language: 'zz', counted: 'fourth', pace: 'machine' }],
];

async function whole(board: PlayedBoard, view: Switches, misses?: () => boolean) {
  const { script, seen, look } = watchedTable(view, { misses });
  await script.run(script.table.deal(board), look);
  await script.run(script.table.go(), look);
  await script.rest(6000, look);
  script.table.stop();
  return seen;
}

describe.each(VIEWS)('a whole board: %s', (_, view) => {
  it('comes back as it was played, and nothing is found', async () => {
    const seen = await whole(played, view);
    expect(callsIn(seen.log)).toEqual(played.calls);
    expect(playsIn(seen.log)).toEqual(played.plays);
    expect(replay(seen.log)).toMatchObject({ board: played.board, contract: played.contract, phase: 'over' });
    expect(seen.log.filter(({ type }) => type === 'end')).toMatchObject([{ why: 'played' }]);
    expect(types(seen.log)).not.toContain('takeBack');
    expect(judge(seen.log, '2017').findings).toEqual([]);
    expect([...seen.doubtful, ...seen.unreadable]).toEqual([]);
    expect(seen.earlier).toEqual([]);
    expect(new Set(seen.settled.map(({ role }) => role))).toEqual(new Set([view.me === null ? 'kibitz' : 'playing']));
    expect(new Set(seen.settled.map(({ me }) => me))).toEqual(new Set([view.me === undefined ? 'S' : view.me]));
  }, 120_000);
});

it('a board that is passed out', async () => {
  const seen = await whole(passed, {});
  expect(callsIn(seen.log)).toEqual(passed.calls);
  expect(seen.log.filter(({ type }) => type === 'end')).toMatchObject([{ why: 'passedOut' }]);
});

it.each([0.2, 0.5, 0.8])(
  'with %d of the pictures missed: the same, or holes where it says so, and nothing is found',
  async (share) => {
    const random = seeded(share * 100);
    for (const board of BOARDS.filter(({ contract }) => contract !== null).slice(1, 3)) {
      for (const me of ['E', null] as const) {
        const seen = await whole(board, { me, pace: 'machine' }, () => random() < share);
        const calls = callsIn(seen.log);
        expect(calls).toEqual(board.calls.slice(0, calls.length));
        const plays = playsIn(seen.log);
        for (const [n, one] of plays.entries()) if (one !== null) expect(one).toEqual(board.plays[n]);
        const holes = plays.includes(null) || plays.length < 52;
        expect(holes).toBe(types(seen.log).includes('gap') || plays.length < 52);
        expect(judge(seen.log, '2017').findings).toEqual([]);
        expect(types(seen.log)).not.toContain('takeBack');
      }
    }
  },
  120_000,
);
