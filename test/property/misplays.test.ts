import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Happening, TableEvent } from '../../src/bridge/events';
import { apply } from '../../src/bridge/replay';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { SEATS, sameSide } from '../../src/bridge/types';
import { judge } from '../../src/referee';
import { logOf, playedBoards } from '../help/deals';
import { expectSound } from '../help/rulings';

type Board = Parameters<typeof logOf>[0];

/** One to three cards of any seats that still hold them, in any order, with or without a word on how they were meant. */
const disorder = (board: Board, at: number): fc.Arbitrary<readonly Happening[]> => {
  const left = board.plays.slice(at);
  const anyCard = fc.constantFrom(...left);
  const play = fc
    .record({ play: anyCard, as: fc.constantFrom('lead', 'follow', undefined) })
    .map(
      ({ play: { seat, card }, as }): Happening => ({ type: 'play', seat, card, ...(as === undefined ? {} : { as }) }),
    );
  const together = fc
    .uniqueArray(anyCard, { minLength: 1, maxLength: 3 })
    .map((plays): Happening => ({ type: 'simultaneous', plays: plays.map(({ seat, card }) => ({ seat, card })) }));
  const handled = fc
    .record({ play: anyCard, how: fc.constantFrom('held', 'touched' as const) })
    .map(({ play: { seat, card }, how }): Happening => ({ type: 'handled', seat, card, how }));
  const told = fc.constantFrom<Happening>(
    ...SEATS.flatMap((by): Happening[] => [
      { type: 'misinformation', by, corrected: false, about: 'turn' },
      { type: 'interference', by, kind: 'card' },
      { type: 'accepted', by, what: 'lead' },
    ]),
  );
  return fc.array(fc.oneof({ weight: 3, arbitrary: play }, together, handled, told), { minLength: 1, maxLength: 3 });
};

const disordered = playedBoards().chain((board) =>
  fc.integer({ min: 0, max: 51 }).chain((at) =>
    fc.record({ seen: fc.boolean(), events: disorder(board, at) }).map(({ seen, events }) => {
      const log = logOf(board).filter((event) => seen || event.type !== 'hand');
      const cards = new Set<TableEvent>(log.filter((event) => event.type === 'play').slice(at));
      const start = log.filter((event) => !cards.has(event));
      const more = events.map((event, i): TableEvent => ({ ...event, id: `x${i}`, from: 'user' }));
      return [...start.map((event): TableEvent => ({ ...event, from: 'site' })), ...more];
    }),
  ),
);

test('cards out of order: every choice leaves what it names, and nobody of declarer’s side gets a penalty card', () => {
  let options = 0;
  fc.assert(
    fc.property(disordered, (log) => {
      const report = judge(log);
      expectSound(report);
      const now = report.now;
      const rulings = [...report.findings.flatMap((one) => one.rulings), ...report.due.map((one) => one.ruling)];
      for (const ruling of rulings.filter(({ law }) => law === 45 || (law >= 53 && law <= 60))) {
        for (const { effects, plays } of [...ruling.options, { effects: ruling.effects, plays: null }]) {
          const event: TableEvent = { id: 'r', from: 'user', type: 'ruled', finding: 'f', option: 'o', effects };
          const after = apply(now, event);
          // Both ways of carrying it out are the same: the option alone, or what follows by itself and then the option.
          expect(apply(apply(now, { ...event, effects: ruling.effects }), event).hands).toEqual(after.hands);
          for (const one of penaltyCards(after)) expect(sameSide(one.seat, now.contract!.declarer)).toBe(false);
          const legal = plays === null ? null : legalCards(after, plays.seat);
          if (plays?.cards && legal !== null && ruling.law !== 58 && ruling.law !== 45)
            expect(plays.cards).toEqual(legal.cards);
          options += 1;
        }
      }
      const [first] = rulings;
      const effects = first?.options[0]?.effects ?? first?.effects ?? [];
      const finding = report.findings[0]?.id ?? '';
      expectSound(judge([...log, { id: 'c', from: 'user', type: 'ruled', finding, option: 'o', effects }]));
    }),
    { numRuns: 1500 },
  );
  expect(options).toBeGreaterThan(300);
});
