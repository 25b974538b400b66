// Two hundred boards that people played (forty of our own where there is no collection), all of them played at our table before each of these views: in the three
// files together all seats in both kinds of cards, and two kinds of kibitzer. A third of the times every picture is looked at, a third of the times a quarter
// of them is missed, and a third of the times half. What was seen is the record, or a hole where it says so, and nothing is ever found.
import { describe, expect, it } from 'vitest';
import { realBoards } from './real-boards';
import type { VIEWS } from './views';
import { cardsIn, evening, faultsIn, wholeBoard } from './watched-board';

/** Share of the pictures that is missed, and what share of the cards must be known all the same: missing pictures is not missing cards. */
const SHARES = [
  { share: 0, atLeast: 1 },
  { share: 0.25, atLeast: 0.9 },
  { share: 0.5, atLeast: 0.75 },
] as const;

/** Tests that play every board before each of these views, an evening at one table for each. */
export function everyBoard(views: typeof VIEWS): void {
  const boards = realBoards(200);
  const tally = SHARES.map(() => ({ cards: 0, known: 0 }));
  let played = 0;

  describe.each(views.map(([name, view], at) => [name, view, at] as const))('%s', (_, view, at) => {
    it(`${boards.length} boards come back as they were played`, async () => {
      const wrong: string[] = [];
      const watched = evening(view);
      for (const [n, real] of boards.entries()) {
        const kind = (n + at) % SHARES.length;
        const { share } = SHARES[kind] as (typeof SHARES)[number];
        const seen = await watched({ share, seed: 1000 * at + n + 1 }, wholeBoard(real));
        played++;
        const faults = faultsIn(seen, real, { share, view });
        if (faults.length > 0) wrong.push(`${n} ${real.name}, ${share} missed: ${faults.join(', ')}`);
        const sum = tally[kind];
        // Letters of a language that nobody knows are learnt on the way, and until then no card is; the log says how many it has not.
        if (sum === undefined || (view.language === 'zz' && seen.unreadable.has('hands'))) continue;
        sum.cards += real.board.plays.length;
        sum.known += cardsIn(seen.log).filter((card) => card !== null).length;
      }
      expect(wrong).toEqual([]);
    }, 600_000);
  });

  it('all boards were played before every one of them, and the cards are known', () => {
    expect(boards.length).toBe(process.env.SLAGWACHT_DATA ? 200 : 40);
    expect(played).toBe(views.length * boards.length);
    for (const [kind, { share, atLeast }] of SHARES.entries()) {
      const { cards, known } = tally[kind] ?? { cards: 0, known: 0 };
      expect(known / cards, `${known} of ${cards} cards known with ${share} missed`).toBeGreaterThanOrEqual(atLeast);
    }
  });
}
