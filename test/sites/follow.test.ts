// A page that carries a record shows a step of it: which events are that?
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import type { Contract } from '../../src/bridge/types';
import { follow } from '../../src/sites/follow';
import { logOf, type PlayedBoard, playedBoards, randomBoard, randomHands, seeded } from '../help/deals';
import { pictureOf, withoutLead } from './pictures';

const board = randomBoard(seeded(7)) as PlayedBoard & { contract: Contract };
const record = logOf(board);
const at = (n: number) => pictureOf(board, board.plays.slice(0, n));
const firstPlay = record.findIndex(({ type }) => type === 'play');

describe('follow', () => {
  it('finds every step of every board, with the lead shown or not', () => {
    fc.assert(
      fc.property(playedBoards(), fc.integer({ min: 0, max: 3 }), (any, turn) => {
        const events = logOf(any);
        const plays = events.findIndex(({ type }) => type === 'play');
        for (let called = 0; called < any.calls.length; called++) {
          const shown = follow(events, pictureOf(any, [], { called }));
          expect(events[shown ?? -1]).toMatchObject({ type: 'call', ...any.calls[called] });
        }
        for (let n = 0; n <= 52; n++) {
          const picture = withoutLead(pictureOf(any, any.plays.slice(0, n)), turn);
          // With the last card the end is shown too.
          expect(follow(events, picture)).toBe(n === 52 ? events.length : plays + n);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('a claim counts as shown with the last card before it', () => {
    const claimed: TableEvent[] = [
      ...record.slice(0, firstPlay + 9),
      { id: 'c', from: 'record', type: 'claim', seat: 'N', tricks: 9, counted: 'total' },
      { id: 'e', from: 'record', type: 'end', why: 'claimed' },
    ];
    expect(follow(claimed, at(8))).toBe(firstPlay + 8);
    expect(follow(claimed, at(9))).toBe(claimed.length);
    expect(follow(claimed, at(10))).toBeNull();
  });

  it('cards that the record has not are passed over by number', () => {
    const holes = record.flatMap((event, i): TableEvent[] =>
      i === firstPlay + 2 ? [{ id: 'g', from: 'record', type: 'gap', in: 'play', missed: 1 }] : [event],
    );
    expect(follow(holes, at(3))).toBe(firstPlay + 3);
    expect(follow(holes, at(7))).toBe(firstPlay + 7);
  });

  it.each([
    [
      'another card on the table',
      {
        ...at(3),
        trick: [
          ...(at(3).trick ?? []).slice(0, 2),
          { seat: board.plays[2]?.seat ?? 'N', card: board.plays[30]?.card ?? 'C2' },
        ],
      },
    ],
    ['another deal', { ...at(3), hands: randomHands(seeded(1)) }],
    ['the same trick in a line of the user’s own', { ...at(5), hands: at(6).hands }],
    ['another auction', { ...at(0), calls: board.calls.slice(1) }],
    [
      'another dealer',
      { ...at(0), board: { ...board.board, dealer: board.board.dealer === 'N' ? ('E' as const) : ('N' as const) } },
    ],
    ['more calls than recorded', { ...at(0), calls: [...board.calls, ...board.calls] }],
    ['a page that does not tell where the play stands', { ...at(3), tricksDone: null }],
  ])('null for %s', (_what, picture) => {
    expect(follow(record, picture)).toBeNull();
  });
});
