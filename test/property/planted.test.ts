import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/referee';
import { logOf, playedBoards } from '../help/deals';
import * as plant from '../help/plant';

const PLANTERS: Readonly<Record<string, (board: plant.Played, pick: number) => plant.Planted | null>> = {
  'revoke, hand seen': plant.plantRevoke,
  'revoke, proved by a later card': plant.plantLaterProof,
  'lead out of turn': plant.plantLeadOutOfTurn,
  'play out of turn': plant.plantPlayOutOfTurn,
  'fifth card': plant.plantFifthCard,
  'trick with a card missing': plant.plantShortTrick,
  'wrong number of cards': plant.plantWrongCount,
  'insufficient bid': plant.plantInsufficient,
  'call out of rotation': plant.plantOutOfRotation,
  'inadmissible double': plant.plantInadmissible,
  'bid over seven': plant.plantOverSeven,
  'call after the end': plant.plantAfterEnd,
  'exposed card': plant.plantExposed,
  'penalty card kept back': plant.plantKeptBack,
};

describe('a lawful board', () => {
  test('gives no finding, from a record or from a page', () => {
    fc.assert(
      fc.property(playedBoards(), fc.constantFrom('record' as const, 'site' as const), (board, from) => {
        const report = judge(logOf(board).map((event) => ({ ...event, from })));
        expect([report.findings, report.occasions, report.notes, report.due]).toEqual([[], [], [], []]);
      }),
      { numRuns: 300 },
    );
  });
  test('gives no finding with any hands unseen', () => {
    fc.assert(
      fc.property(playedBoards(), fc.integer({ min: 0, max: 15 }), (board, seen) => {
        let hand = 0;
        const log = logOf(board).filter((event) => event.type !== 'hand' || ((seen >> hand++) & 1) === 1);
        expect(judge(log.map((event) => ({ ...event, from: 'site' as const }))).findings).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('one planted irregularity gives exactly that finding', () => {
  for (const [name, planter] of Object.entries(PLANTERS)) {
    test(name, () => {
      const seats = new Set<unknown>();
      fc.assert(
        fc.property(playedBoards(), fc.nat(1000), (board, pick) => {
          const planted = planter(board, pick);
          fc.pre(planted !== null);
          const report = judge((planted as plant.Planted).log);
          expect(report.findings.map(({ irregularity }) => [irregularity.kind, irregularity.seat])).toEqual([
            [(planted as plant.Planted).kind, (planted as plant.Planted).seat],
          ]);
          expect(report.notes).toEqual([]);
          seats.add((planted as plant.Planted).seat);
        }),
        { numRuns: 120 },
      );
      expect(seats).toEqual(new Set(['N', 'E', 'S', 'W']));
    });
  }
});
