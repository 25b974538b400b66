import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../src/bridge/types';
import type { Kind } from '../../src/detect/index';
import type { Occasion } from '../../src/detect/occasions';
import { judge } from '../../src/referee';
import { logOf, playedBoards } from '../help/deals';
import * as plant from '../help/plant';
import * as reported from '../help/plant-reported';

type Planter = (board: plant.Played, pick: number) => plant.Planted | null;
/** Every kind that is an irregularity, and the ways to plant it. A kind without one does not compile. */
const PLANTERS: Readonly<Record<Exclude<Kind, Occasion['kind'] | 'inconsistent'>, Readonly<Record<string, Planter>>>> =
  {
    revoke: { 'hand seen': plant.plantRevoke, 'proved by a later card': plant.plantLaterProof },
    leadOutOfTurn: { 'by any seat': plant.plantLeadOutOfTurn },
    playOutOfTurn: { 'by the partner of the leader': plant.plantPlayOutOfTurn },
    prematureLead: { 'by a defender': reported.plantPrematureLead },
    simultaneousPlay: { 'with partner': reported.plantSimultaneous },
    severalCards: { 'one or two faces seen': reported.plantSeveralCards },
    handledCard: { 'held or touched': reported.plantHandled },
    changedDesignation: { 'after dummy played': reported.plantChangedDesignation },
    fifthCard: { 'from any hand': plant.plantFifthCard },
    shortTrick: { 'a card missing': plant.plantShortTrick },
    wrongCardCount: { 'one hand short': plant.plantWrongCount },
    insufficientBid: { 'over any bid': plant.plantInsufficient },
    callOutOfRotation: { 'a pass': plant.plantOutOfRotation },
    missedPass: { 'a bid instead': reported.plantMissedPass },
    inadmissibleDouble: { "of partner's bid": plant.plantInadmissible },
    bidOverSeven: { 'at any turn': plant.plantOverSeven },
    callAfterEnd: { 'by any seat': plant.plantAfterEnd },
    exposedCard: { 'by accident': plant.plantExposed },
    failedRestriction: { 'penalty card kept back': plant.plantKeptBack },
    foundCard: { 'in a trick or elsewhere': reported.plantFound },
    misinformation: { 'of the turn or a call': reported.plantMisinformation },
    misplacedCard: { 'after dummy played': reported.plantMisplaced },
    interference: { 'by any seat': reported.plantInterference },
    designation: { "at dummy's turn": reported.plantDesignation },
    playAfterClaim: { 'by the next to play': reported.plantPlayAfterClaim },
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
  const ways = Object.entries(PLANTERS).flatMap(([kind, planters]) =>
    Object.entries(planters).map(([name, planter]) => [kind, name, planter] as const),
  );
  test.each(ways)('%s: %s', (kind, _name, planter) => {
    const seats = new Set<unknown>();
    fc.assert(
      fc.property(playedBoards(), fc.nat(1000), (board, pick) => {
        const planted = planter(board, pick);
        fc.pre(planted !== null);
        const { log, kind: meant, seat } = planted as plant.Planted;
        expect(meant).toBe(kind);
        const report = judge(log);
        expect(report.findings.map(({ irregularity }) => [irregularity.kind, irregularity.seat])).toEqual([
          [kind, seat],
        ]);
        expect(report.notes).toEqual([]);
        seats.add(seat);
      }),
      { numRuns: 120 },
    );
    expect(seats).toEqual(new Set(SEATS));
  });
});
