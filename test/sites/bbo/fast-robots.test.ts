// @vitest-environment happy-dom
// Robots that play faster than anybody looks: several cards in one frame, and whole tricks between two looks.
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/bridge/types';
import { KIBITZ, PICTURES } from './a-table';
import { watchedTable } from './onlooker';
import { madeUpBoard } from './page/robot.js';
import type { RealBoard } from './real-boards';
import type { Switches } from './script';
import { cardsIn, faultsIn } from './watched-board';

/** No time goes by between a thought and its card, or a call and its text. */
const AT_ONCE = {
  turnToCall: [0, 1],
  fillCell: 0,
  turnToCard: 0,
  handToTrick: 0,
  auctionGoneBeforeLead: 0,
  dummyStep: 0,
};
const TRICK = 4;
const BOARDS = [3, 4];

/** Plays a board before somebody who sees the page `every` so many milliseconds, and when it has come to rest. */
async function watchedEvery(every: number, seed: number, view: Switches) {
  const board = madeUpBoard(seed) as unknown as RealBoard['board'] & { contract: Contract };
  let last = Number.NEGATIVE_INFINITY;
  const { script, seen, look } = watchedTable(
    { ...view, pace: 'machine', seed },
    {
      timings: AT_ONCE,
      misses: () => {
        if (script.now() - last < every) return true;
        last = script.now();
        return false;
      },
    },
  );
  const { table } = script;
  await script.run(table.deal(board), look);
  await script.run(table.go(), look);
  await script.rest(4000, look);
  document.body.setAttribute('data-at-rest', String(seed));
  await script.rest(4000, look);
  // Cards that appeared from one look to the next.
  const steps = seen.settled.flatMap(({ trick, tricksDone }) =>
    trick === null || tricksDone === null ? [] : [TRICK * tricksDone + trick.length],
  );
  const most = Math.max(...steps.map((at, i) => at - (steps[i - 1] ?? 0)));
  return { seen, real: { name: `made up ${seed}`, board }, most };
}

describe.each([
  ['a kibitzer', KIBITZ, [0.95, 0.7]],
  ['South, diagrams', { me: 'S' }, [0.9, 0.4]],
  // Among pictures only the name that is lit tells whose a card is where no open hand does, and that must have come to rest: the rest are holes.
  ['South, pictures', PICTURES, [0, 0]],
  ['East, pictures', { me: 'E', pictures: true, trickPool: 'extra' }, [0, 0]],
] as const)('before %s', (_, view: Switches, [inFrames, inLooks]) => {
  it.each([
    ['several cards in a frame', 16, inFrames],
    ['several cards from one look to the next', 100, inLooks],
    ['whole tricks from one look to the next', 300, 0],
  ] as const)(
    '%s: the log is the record, or says what it missed, and nothing is found',
    async (_, every, known) => {
      let cards = 0;
      let fast = 0;
      for (const seed of BOARDS) {
        const { seen, real, most } = await watchedEvery(every, seed, view);
        expect(faultsIn(seen, real, { share: 0.5, view }), real.name).toEqual([]);
        cards += cardsIn(seen.log).filter((card) => card !== null).length;
        fast = Math.max(fast, most);
      }
      expect(fast).toBeGreaterThan(every === 300 ? TRICK : 1);
      expect(cards / (BOARDS.length * 52)).toBeGreaterThanOrEqual(known);
    },
    120_000,
  );
});
