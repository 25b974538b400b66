// Play shown as pictures comes back as the same play: step by step, with cards taken back, with pictures missed, with hands hidden.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import type { Card, Contract, Seat } from '../../src/bridge/types';
import { catchUp } from '../../src/sites/catch-up';
import type { Snapshot } from '../../src/sites/site';
import { stepBack } from '../../src/sites/step-back';
import { type PlayedBoard, playedBoards, randomBoard, randomHands, seeded } from '../help/deals';
import { type Played, pictureOf, withoutLead } from './pictures';

const RUNS = { numRuns: 40 };
/** For walks of up to seventy steps. */
const WALKS = { numRuns: 15 };

/** The log after one more picture, as the extension keeps it. */
function seen(log: readonly TableEvent[], picture: Snapshot): readonly TableEvent[] {
  const { fresh, events } = catchUp(log, picture);
  return fresh ? events : [...log, ...events];
}
const playsIn = (log: readonly TableEvent[]) =>
  replay(log).tricks.flatMap((trick) => trick.plays.map((one) => one && { seat: one.seat, card: one.card }));
const types = (events: readonly TableEvent[]) => events.map(({ type }) => type);
const sorted = (cards: readonly Card[] | undefined) => [...(cards ?? [])].sort();

/** A board on which cards go on the table and back; `true` plays a random card, a number takes so many back. */
class Living {
  readonly plays: Played[] = [];
  private readonly random: () => number;
  constructor(
    readonly deal: PlayedBoard & { contract: Contract },
    seed: number,
  ) {
    this.random = seeded(seed);
  }
  step(move: true | number): void {
    if (move !== true) {
      this.plays.splice(Math.max(0, this.plays.length - move));
      return;
    }
    const turn = replay([...logStart(this.deal), ...this.plays.map(playEvent)]).turn as Seat;
    const held = this.deal.hands[turn].filter((card) => !this.plays.some((one) => one.card === card));
    const card = held[Math.floor(this.random() * held.length)];
    if (card !== undefined && this.plays.length < 52) this.plays.push({ seat: turn, card });
  }
  picture(visible?: readonly Seat[]): Snapshot {
    return pictureOf(this.deal, this.plays, visible ? { visible } : {});
  }
}
const playEvent = ({ seat, card }: Played, i: number): TableEvent => ({
  id: `p${i}`,
  from: 'site',
  type: 'play',
  seat,
  card,
});
const logStart = ({ board, contract }: PlayedBoard & { contract: Contract }): TableEvent[] => [
  { id: 'b', from: 'site', type: 'board', board },
  { id: 'c', from: 'site', type: 'contract', contract },
];
const moves = (takeBacks: boolean) =>
  fc.array(
    takeBacks
      ? fc.oneof(
          { weight: 4, arbitrary: fc.constant<true>(true) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) },
        )
      : fc.constant<true>(true),
    { maxLength: 70, size: 'max' },
  );

describe('as the same play', () => {
  it('call by call and card by card', () => {
    fc.assert(
      fc.property(playedBoards(), (board) => {
        let log: readonly TableEvent[] = [];
        for (let called = 0; called <= board.calls.length; called++)
          log = seen(log, { ...pictureOf(board, [], { called }), role: 'kibitz' });
        for (let n = 1; n <= 52; n++) log = seen(log, pictureOf(board, board.plays.slice(0, n)));
        expect(types(log)).toEqual([
          'board',
          'hand',
          'hand',
          'hand',
          'hand',
          ...board.calls.map(() => 'call'),
          ...board.plays.map(() => 'play'),
          'end',
        ]);
        expect(playsIn(log)).toEqual(board.plays);
        expect(replay(log)).toMatchObject({ contract: board.contract, whole: true, phase: 'over' });
        expect(log.map(({ id }) => id)).toEqual(log.map((_, i) => `s${i}`));
      }),
      RUNS,
    );
  });

  it('where the page does not show which of four cards was led', () => {
    fc.assert(
      fc.property(playedBoards(), fc.integer({ min: 0, max: 3 }), (board, turn) => {
        let log: readonly TableEvent[] = [];
        for (let n = 0; n <= 52; n++) log = seen(log, withoutLead(pictureOf(board, board.plays.slice(0, n)), turn));
        expect(playsIn(log)).toEqual(board.plays);
      }),
      RUNS,
    );
  });

  it('with two hands visible, and dummy opening after the lead', () => {
    fc.assert(
      fc.property(playedBoards(), (board) => {
        const dummy = ({ N: 'S', E: 'W', S: 'N', W: 'E' } as const)[board.contract.declarer];
        let log: readonly TableEvent[] = [];
        for (let n = 0; n <= 52; n++) {
          const visible = n === 0 ? [board.contract.declarer] : [board.contract.declarer, dummy];
          log = seen(log, pictureOf(board, board.plays.slice(0, n), { visible }));
        }
        expect(playsIn(log)).toEqual(board.plays);
        expect(types(log).filter((type) => type === 'hand')).toHaveLength(2);
        expect(types(log)).not.toContain('takeBack');
        expect(types(log).indexOf('play')).toBeLessThan(types(log).lastIndexOf('hand'));
      }),
      RUNS,
    );
  });

  it('with cards taken back, as far as one likes', () => {
    fc.assert(
      fc.property(playedBoards(), fc.integer(), moves(true), (board, seed, steps) => {
        const table = new Living(board, seed);
        let log = seen([], table.picture());
        for (const step of steps) {
          const before = table.plays.length;
          table.step(step);
          const { events } = catchUp(log, table.picture());
          if (step !== true && before > 0)
            expect(events).toMatchObject([{ type: 'takeBack', what: 'play', count: Math.min(step, before) }]);
          log = [...log, ...events];
          expect(playsIn(log)).toEqual(table.plays);
        }
        expect(types(log)).not.toContain('gap');
      }),
      WALKS,
    );
  });

  it('with pictures missed: what is known is true, the rest is a gap, and the hands are right', () => {
    fc.assert(
      fc.property(
        playedBoards(),
        fc.integer(),
        moves(false),
        fc.array(fc.boolean(), { minLength: 70, maxLength: 70 }),
        (board, seed, steps, missed) => {
          const table = new Living(board, seed);
          let log: readonly TableEvent[] = [];
          for (const [i, step] of steps.entries()) {
            table.step(step);
            if (missed[i] && i < steps.length - 1) continue;
            log = seen(log, table.picture());
            const plays = playsIn(log);
            expect(plays).toHaveLength(table.plays.length);
            for (const [n, one] of plays.entries()) if (one !== null) expect(one).toEqual(table.plays[n]);
            for (const seat of ['N', 'E', 'S', 'W'] as const)
              expect(sorted(replay(log).hands[seat])).toEqual(sorted(table.picture().hands[seat]));
          }
          expect(types(log)).not.toContain('takeBack');
        },
      ),
      WALKS,
    );
  });

  it('with pictures missed and cards taken back: the table now is right, in hands and in number', () => {
    fc.assert(
      fc.property(
        playedBoards(),
        fc.integer(),
        moves(true),
        fc.array(fc.boolean(), { minLength: 70, maxLength: 70 }),
        (board, seed, steps, missed) => {
          const table = new Living(board, seed);
          let log = seen([], table.picture());
          for (const [i, step] of steps.entries()) {
            table.step(step);
            if (missed[i]) continue;
            log = seen(log, table.picture());
            expect(playsIn(log)).toHaveLength(table.plays.length);
            const held = Object.values(table.picture().hands).flat();
            for (const one of playsIn(log)) expect(held).not.toContain(one?.card);
            // What was missed stays missed, also when cards go back to it: nobody saw it being played.
            const trick = table.picture().trick ?? [];
            const running = playsIn(log).slice(4 * (table.picture().tricksDone ?? 0));
            for (const [n, one] of running.entries()) if (one !== null) expect(one).toEqual(trick[n]);
            for (const seat of ['N', 'E', 'S', 'W'] as const)
              expect(sorted(replay(log).hands[seat])).toEqual(sorted(table.picture().hands[seat]));
          }
        },
      ),
      WALKS,
    );
  });

  it('the same picture twice is no news, whatever the log', () => {
    fc.assert(
      fc.property(playedBoards(), fc.integer({ min: 0, max: 52 }), fc.integer({ min: 0, max: 52 }), (board, a, b) => {
        const log = seen(
          seen([], pictureOf(board, board.plays.slice(0, a))),
          pictureOf(board, board.plays.slice(0, b)),
        );
        expect(catchUp(log, pictureOf(board, board.plays.slice(0, b)))).toEqual({ fresh: false, events: [] });
      }),
      RUNS,
    );
  });
});

describe('stepping through a record', () => {
  it('takes nothing back: the log is that of the step shown', () => {
    fc.assert(
      fc.property(
        playedBoards(),
        fc.array(fc.integer({ min: 0, max: 52 }), { maxLength: 12, size: 'max' }),
        (board, jumps) => {
          let log: readonly TableEvent[] = [];
          for (const to of jumps) {
            const picture = pictureOf(board, board.plays.slice(0, to));
            log = seen(stepBack(log, picture), picture);
            const plays = playsIn(log);
            expect(plays).toHaveLength(to);
            for (const [n, one] of plays.entries()) if (one !== null) expect(one).toEqual(board.plays[n]);
            expect(plays.slice(4 * (picture.tricksDone ?? 0))).toEqual(picture.trick);
            expect(types(log)).not.toContain('takeBack');
            expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
          }
        },
      ),
      RUNS,
    );
  });

  const board = randomBoard(seeded(7)) as PlayedBoard & { contract: Contract };
  const at = (n: number) => pictureOf(board, board.plays.slice(0, n));
  const walk = (to: number) =>
    Array.from({ length: to + 1 }, (_, n) => at(n)).reduce(seen, [] as readonly TableEvent[]);

  it('going on keeps the log as it is', () => {
    const log = walk(6);
    expect(stepBack(log, at(7))).toBe(log);
  });

  it("keeps a user's event whose moment stays, drops one whose moment is gone", () => {
    const log = walk(6);
    const plays = log.filter(({ type }) => type === 'play');
    const user = (id: string, n: number): TableEvent => ({
      id,
      from: 'user',
      after: plays[n]?.id as string,
      type: 'answer',
      question: 'q',
      value: 'v',
    });
    const back = stepBack([...log, user('u0', 1), user('u1', 5)], at(3));
    expect(back.filter(({ from }) => from === 'user').map(({ id }) => id)).toEqual(['u0']);
    expect(playsIn(back.filter(({ from }) => from === 'site'))).toEqual(board.plays.slice(0, 3));
  });

  it('another board keeps nothing', () => {
    const other = { ...board, board: { ...board.board, number: 99 } };
    expect(stepBack(walk(6), pictureOf(other, []))).toEqual([]);
  });
});

describe('one step', () => {
  const board = randomBoard(seeded(7)) as PlayedBoard & { contract: Contract };
  const at = (n: number) => pictureOf(board, board.plays.slice(0, n));
  const start = (n: number) => seen([], at(n));

  it('arriving in the third trick: board, calls, what was missed, the hands as they were, the trick', () => {
    const log = start(10);
    expect(types(log)).toEqual([
      'board',
      ...board.calls.map(() => 'call'),
      'gap',
      'hand',
      'hand',
      'play',
      'play',
      'hand',
      'hand',
    ]);
    expect(log.find(({ type }) => type === 'gap')).toMatchObject({ in: 'play', missed: 8 });
    expect(replay(log)).toMatchObject({ whole: false, phase: 'play' });
  });

  it('arriving where the auction cannot be seen: a gap and the contract', () => {
    const log = seen([], { ...at(0), calls: null });
    expect(types(log)).toEqual(['board', 'hand', 'hand', 'hand', 'hand', 'gap', 'contract']);
    expect(replay(log).contract).toEqual(board.contract);
  });

  it('arriving at four cards of unknown order, nobody knowing the leader: four cards missed, no guess', () => {
    const log = seen([], withoutLead(at(12), 2));
    expect(playsIn(log)).toEqual(Array(12).fill(null));
    expect(catchUp(log, withoutLead(at(12), 2)).events).toEqual([]);
  });

  it('a fourth card that was missed is known from the hand that lost it', () => {
    const log = seen(start(3), at(5));
    expect(playsIn(log)).toEqual(board.plays.slice(0, 5));
  });

  it('null is no news: nothing about calls, cards or the board', () => {
    const blind: Snapshot = { ...at(5), board: null, calls: null, contract: null, trick: null, tricksDone: null };
    expect(catchUp(start(5), blind).events).toEqual([]);
  });

  it('hands that close and open', () => {
    const two = pictureOf(board, board.plays.slice(0, 5), { visible: ['N', 'S'] });
    const closed = seen(start(5), two);
    expect(types(closed.slice(-2))).toEqual(['hidden', 'hidden']);
    expect(types(catchUp(closed, at(5)).events)).toEqual(['hand', 'hand']);
  });

  it('an undo back into the auction: cards first, then calls', () => {
    const { events } = catchUp(start(2), pictureOf(board, [], { called: board.calls.length - 2 }));
    expect(events).toMatchObject([
      { type: 'takeBack', what: 'play', count: 2 },
      { type: 'takeBack', what: 'call', count: 2 },
    ]);
    expect(replay([...start(2), ...events])).toMatchObject({ phase: 'auction', contract: null });
  });

  it('another board, told by its number', () => {
    const other = { ...at(0), board: { ...board.board, number: (board.board.number ?? 0) + 1 } };
    const { fresh, events } = catchUp(start(5), other);
    expect(fresh).toBe(true);
    expect(events[0]).toEqual({ id: 's0', from: 'site', type: 'board', board: other.board });
    expect(playsIn(events)).toEqual([]);
  });

  it.each([[['N', 'E', 'S', 'W']], [['S']]] as const)(
    'another deal of the same board, told by the cards of %j',
    (visible) => {
      const hands = randomHands(seeded(99));
      const now = pictureOf({ ...board, hands }, [], { visible });
      expect(catchUp(seen([], pictureOf(board, [], { visible })), now).fresh).toBe(true);
    },
  );

  it('a claim in a record ends the board; the same claim is told once', () => {
    const claim = { seat: board.contract.declarer, tricks: 9, counted: 'total' as const };
    const log = seen(start(9), { ...at(9), claim });
    expect(log.slice(-3)).toMatchObject([
      { type: 'claim', ...claim },
      { type: 'claimAnswer', accepted: true },
      { type: 'end', why: 'claimed' },
    ]);
    expect(catchUp(log, { ...at(9), claim }).events).toEqual([]);
    expect(catchUp(log, at(9)).events).toEqual([]);
    expect(stepBack(log, at(8))).not.toContainEqual(expect.objectContaining({ type: 'end' }));
  });

  it('a card that lies face up in a hidden hand is told once, as long as it lies there', () => {
    const lying: Snapshot = { ...at(5), faced: [{ seat: 'N', card: 'SA' }] };
    const log = seen(start(5), lying);
    expect(log.at(-1)).toMatchObject({ type: 'exposed', seat: 'N', cards: ['SA'], how: 'unknown' });
    expect(catchUp(log, lying).events).toEqual([]);
    expect(catchUp(log, { ...lying, faced: [...(lying.faced ?? []), { seat: 'N', card: 'SK' }] }).events).toMatchObject(
      [{ type: 'exposed', cards: ['SK'] }],
    );
  });

  it('a claim at a live table waits for its answer', () => {
    const claim = { seat: 'N' as const, tricks: 3 };
    const { events } = catchUp(start(9), { ...at(9), role: 'kibitz', claim });
    expect(events).toMatchObject([{ type: 'claim', seat: 'N', tricks: 3, counted: 'more' }]);
  });

  it("the user's own events are no part of what the page shows", () => {
    const user: TableEvent = { id: 'u0', from: 'user', type: 'takeBack', what: 'play', count: 3 };
    expect(catchUp([...start(5), user], at(5)).events).toEqual([]);
  });
});
