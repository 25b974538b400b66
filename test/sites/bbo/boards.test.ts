// @vitest-environment happy-dom
// Two hundred boards that people played (forty of our own where there is no collection), each played twice at our table: in both kinds of cards, or before
// two kinds of kibitzer. Ten views, each of which sees a fifth of the boards. A third of the times every picture is looked at, a third of the times a quarter of
// them is missed, and a third of the times half. What was seen is the record, or a hole where it says so, and nothing is ever found.
import { describe, expect, it } from 'vitest';
import { realBoards } from './real-boards';
import { VIEWS } from './views';
import { cardsIn, faultsIn, watchedBoard } from './watched-board';

const BOARDS = realBoards(200);
const SHARES = [0, 0.25, 0.5] as const;

describe.each(VIEWS.map(([name, view], at) => [name, view, at] as const))('%s', (_, view, at) => {
  const mine = BOARDS.filter((_, i) => i % 5 === at % 5);

  it(`${mine.length} boards come back as they were played`, async () => {
    const wrong: string[] = [];
    let [cards, known] = [0, 0];
    for (const [n, real] of mine.entries()) {
      const share = SHARES[(n + at) % SHARES.length] as number;
      const watching = { view, share, seed: 100 * at + n + 1 };
      const seen = await watchedBoard(real, watching);
      cards += real.board.plays.length;
      known += cardsIn(seen.log).filter((card) => card !== null).length;
      const faults = faultsIn(seen, real, watching);
      if (faults.length > 0) wrong.push(`${n} ${real.name}, ${share} missed: ${faults.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    // Missing pictures is not missing cards.
    expect(known / cards).toBeGreaterThan(0.8);
  }, 600_000);
});

it('every board is seen twice, in both kinds of cards or by two kinds of kibitzer', () => {
  for (let at = 0; at < 5; at++) {
    const [one, other] = [VIEWS[at]?.[1], VIEWS[at + 5]?.[1]];
    expect(one?.me).toBe(other?.me);
    if (one?.me !== null) expect(new Set([one?.pictures ?? false, other?.pictures ?? false]).size).toBe(2);
  }
  expect(BOARDS.length).toBe(process.env.SLAGWACHT_DATA ? 200 : 40);
});
