import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../src/bridge/events';
import { apply, replay } from '../../src/bridge/replay';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { empty } from '../../src/bridge/table';
import { SEATS } from '../../src/bridge/types';
import { judge } from '../../src/referee';
import { anyLog } from '../help/any-log';

describe('whatever happens', () => {
  test('judge gives a report and hides no fault of its own', () => {
    fc.assert(
      fc.property(anyLog(), (log) => {
        const report = judge(log);
        expect(report.notes.filter((note) => note.code === 'failure')).toEqual([]);
        expect([...report.findings, ...report.occasions].filter((finding) => finding.failed)).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  test('judging twice gives the same', () => {
    fc.assert(
      fc.property(anyLog(), (log) => {
        expect(judge(log)).toEqual(judge(log));
      }),
      { numRuns: 100 },
    );
  });

  test('no restriction leaves a seat that holds cards without a legal card', () => {
    fc.assert(
      fc.property(anyLog(), (log) => {
        const state = replay(log);
        for (const seat of SEATS) {
          const hand = state.hands[seat];
          const legal = legalCards(state, seat);
          if (hand === undefined) expect(legal).toBeNull();
          else {
            expect(legal?.cards.length).toBeGreaterThanOrEqual(Math.min(1, hand.length));
            expect(hand).toEqual(expect.arrayContaining([...(legal?.cards ?? [])]));
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('a penalty card leaves the table only by being played, by a choice or with the board', () => {
    fc.assert(
      fc.property(anyLog(), (log) => {
        let before = empty;
        for (const event of log) {
          const after = apply(before, event);
          const gone = penaltyCards(before).filter(
            (one) => !penaltyCards(after).some((left) => left.card === one.card),
          );
          for (const one of gone) {
            const played = event.type === 'play' && event.seat === one.seat && event.card === one.card;
            expect(played || event.type === 'ruled' || event.type === 'board').toBe(true);
          }
          before = after;
        }
      }),
      { numRuns: 800 },
    );
  });

  test('events about the past are put in their place and none is lost', () => {
    fc.assert(
      fc.property(anyLog(), (log) => {
        const ordered = inOrder(log);
        expect([...ordered].map((event) => event.id).sort()).toEqual(log.map((event) => event.id).sort());
      }),
    );
  });
});
