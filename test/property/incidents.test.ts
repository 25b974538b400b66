import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '../../src/bridge/replay';
import { legalCards } from '../../src/bridge/restrictions';
import { playBy } from '../../src/bridge/trick';
import { tableAfter } from '../../src/laws/option';
import { effectsOf, incidents, standingIn } from '../help/incidents';
import { expectSound } from '../help/rulings';

/** Laws under which a card may be chosen that lies on the table already: one of several from a hand (58B2), or the one that dummy put there (45C4b). */
const LIES_THERE: ReadonlySet<number> = new Set([45, 58]);
const seeds = fc.integer({ min: 0, max: 0x7fffffff });

describe('several incidents in one board, with choices in between', () => {
  test('an option lets its seat play only cards of its hand that are legal once it is chosen', () => {
    let options = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const { report } = incidents(seed);
        for (const standing of standingIn(report)) {
          for (const { id, effects, plays } of standing.ruling.options) {
            if (plays === null || plays.cards === null) continue;
            const after = tableAfter(report.now, effectsOf(standing, effects));
            const legal = legalCards(after, plays.seat);
            // Of a hidden hand only the cards that lie open are known.
            if (legal === null) continue;
            const lies = after.tricks.map((trick) => playBy(trick, plays.seat)?.card);
            const beyond = plays.cards.filter(
              (card) => !legal.cards.includes(card) && !(LIES_THERE.has(standing.ruling.law) && lies.includes(card)),
            );
            expect(beyond, `${standing.finding}: ${id}`).toEqual([]);
            for (const card of legal.cards) expect(after.hands[plays.seat]).toContain(card);
            options += 1;
          }
        }
      }),
      { numRuns: 1500 },
    );
    expect(options).toBeGreaterThan(150);
  });

  test('what is said is whole, and every find is ruled on or known to a law', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { report } = incidents(seed);
        expectSound(report);
        const silent = report.findings.filter(({ rulings, laws }) => rulings.length === 0 && laws.length === 0);
        expect(silent.map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 800 },
    );
  });

  test('whatever is chosen, a seat that holds cards may play one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { report } = incidents(seed);
        for (const standing of standingIn(report)) {
          for (const { effects } of standing.ruling.options) {
            const type = 'ruled' as const;
            const event = { id: 'r', from: 'user' as const, type, finding: standing.finding, option: 'o' };
            const after = apply(report.now, { ...event, effects: effectsOf(standing, effects) });
            for (const [seat, hand] of Object.entries(after.hands))
              expect(legalCards(after, seat as 'N')?.cards.length).toBeGreaterThanOrEqual(Math.min(1, hand.length));
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
