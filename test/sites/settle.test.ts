// A picture is believed when the page has stood still for as long as its kind of change asks; what cannot be waits for a second look.
import { describe, expect, it } from 'vitest';
import { TIMES } from '../../src/sites/bbo/times';
import { type Memory, nothingSeen, settle } from '../../src/sites/settle';
import type { Snapshot } from '../../src/sites/site';
import { type PlayedBoard, randomBoard, seeded } from '../help/deals';
import { pictureOf } from './pictures';

const board = Array.from({ length: 20 }, (_, seed) => randomBoard(seeded(seed + 1))).find(
  ({ contract }) => contract !== null,
) as PlayedBoard & { contract: NonNullable<PlayedBoard['contract']> };
const at = (n: number, change: Partial<Snapshot> = {}): Snapshot => ({
  ...pictureOf(board, board.plays.slice(0, n)),
  role: 'kibitz',
  ...change,
});

/** Somebody who looks at pictures: gives what was believed, as positions in the play. */
class Eyes {
  memory: Memory = nothingSeen;
  now = 0;
  doubtful: readonly string[] = [];
  look(picture: Snapshot, ms: number): readonly Snapshot[] {
    const first = this.step(picture);
    this.now += ms;
    return [...first, ...this.step(picture)];
  }
  private step(picture: Snapshot): readonly Snapshot[] {
    const { memory, settled, doubtful } = settle(this.memory, picture, this.now, TIMES);
    this.memory = memory;
    this.doubtful = doubtful;
    return settled;
  }
}
const cards = (pictures: readonly Snapshot[]) =>
  pictures.map(({ trick, tricksDone }) => 4 * (tricksDone ?? 0) + (trick?.length ?? 0));

function eyesAt(n: number): Eyes {
  const eyes = new Eyes();
  expect(cards(eyes.look(at(n), 2000))).toEqual([n]);
  return eyes;
}

describe('waiting', () => {
  it.each([
    ['a card', 5, at(6), TIMES.play.ms],
    ['cards that went back', 6, at(4), TIMES.back.ms],
    ['a hand that is gone', 5, at(5, { hands: {} }), TIMES.hands.ms],
    ['a question', 5, at(5, { question: { kind: 'undo', seat: 'N', tricks: null } }), TIMES.question.ms],
    ['somebody else at the table', 5, at(5, { seats: { N: 'robot' } }), TIMES.seats.ms],
    ['the end', 5, at(5, { over: true }), TIMES.end.ms],
    ['something in motion', 5, at(5, { moving: ['hands'] }), TIMES.moving.ms],
  ])('%s', (_, from, picture, wait) => {
    expect(eyesAt(from).look(picture, wait - 1)).toEqual([]);
    expect(eyesAt(from).look(picture, wait)).toHaveLength(1);
  });

  it('begins anew when the page changes again', () => {
    const eyes = eyesAt(5);
    expect(eyes.look(at(6), 150)).toEqual([]);
    expect(eyes.look(at(7), 150)).toEqual([]);
    expect(cards(eyes.look(at(7), 100))).toEqual([6, 7].slice(1));
  });

  it('tells what is believed once', () => {
    const eyes = eyesAt(5);
    expect(eyes.look(at(5), 5000)).toEqual([]);
  });
});

describe('what passes by', () => {
  it('a trick that comes and goes faster than anything settles is told with the next', () => {
    const eyes = eyesAt(5);
    for (const n of [6, 7, 8, 9]) expect(eyes.look(at(n), 50)).toEqual([]);
    expect(cards(eyes.look(at(10), 300))).toEqual([8, 10]);
  });

  it('not when what settles belies it', () => {
    const eyes = eyesAt(5);
    for (const n of [6, 7, 8]) expect(eyes.look(at(n), 50)).toEqual([]);
    // All went back but one card.
    expect(cards(eyes.look(at(6), 1000))).toEqual([6]);
  });

  it('a trick of 52 cards is told although the board ends with its cards put away', () => {
    const eyes = eyesAt(50);
    for (const n of [51, 52]) eyes.look(at(n), 50);
    const over = at(52, { over: true, hands: {}, trick: null, tricksDone: null });
    expect(cards(eyes.look(over, 1000))).toEqual([52, 0]);
  });

  it('cards that are put away after a claim did not go back, also where nothing of the board was believed before', () => {
    const eyes = new Eyes();
    for (const n of [24, 25, 26]) expect(eyes.look(at(n), 50)).toEqual([]);
    const told = eyes.look(at(24, { hands: {}, trick: [], tricksDone: 6, turn: null }), 1000);
    expect(told.map(({ trick }) => trick?.length ?? null)).toEqual([4, 2, null]);
  });
});

describe('what cannot be', () => {
  const last = board.plays[3] as { seat: 'N'; card: 'SA' };
  it.each([
    ['a card of an earlier trick', at(5, { trick: [last] })],
    ['a card in another hand than before', at(4, { hands: { N: at(4).hands.S ?? [], S: at(4).hands.N ?? [] } })],
    ['a lead by the wrong seat', at(5, { trick: [{ ...(board.plays[4] as typeof last), seat: wrongLeader() }] })],
    ['single cards face up', at(4, { faced: [{ seat: 'N', card: 'SA' }] })],
  ])('%s waits for a second look', (_, picture) => {
    const eyes = eyesAt(4);
    expect(eyes.look(picture, TIMES.impossible.ms - 1)).toEqual([]);
    expect(eyes.look(picture, 1).map(({ trick }) => trick)).toEqual([picture.trick]);
  });

  function wrongLeader(): 'N' | 'E' {
    return board.plays[4]?.seat === 'N' ? 'E' : 'N';
  }

  it('is no doubt on a page that can really show it', () => {
    const eyes = new Eyes();
    const free = { faced: [{ seat: 'N', card: 'SA' }] as const, teaching: true };
    eyes.look(at(4, { teaching: true }), 2000);
    expect(eyes.look(at(4, free), 0)).toHaveLength(1);
  });

  it('is said to be doubtful after two seconds, and not before', () => {
    const eyes = eyesAt(4);
    eyes.look(at(4, { moving: ['trick'] }), 1900);
    expect(eyes.doubtful).toEqual([]);
    eyes.look(at(4, { moving: ['trick'] }), 100);
    expect(eyes.doubtful).toEqual(['trick']);
    eyes.look(at(5), 0);
    expect(eyes.doubtful).toEqual([]);
  });

  it('the calls of the deal before are none of this one', () => {
    const eyes = eyesAt(52);
    const next = { board: { ...board.board, number: 77 }, hands: {}, trick: [], tricksDone: 0, contract: null };
    expect(eyes.look(at(0, next), TIMES.impossible.ms - 1)).toEqual([]);
    expect(eyes.look(at(0, { ...next, calls: [] }), TIMES.board.ms)).toHaveLength(1);
  });
});

describe('roles', () => {
  it('who plays does not become a spectator before the board is over', () => {
    const eyes = new Eyes();
    eyes.look(at(5, { role: 'playing', me: 'S' }), 2000);
    expect(eyes.look(at(6, { role: 'kibitz' }), 2000)).toMatchObject([{ role: 'playing', me: 'S' }]);
    expect(eyes.look(at(6, { role: 'kibitz', over: true }), 2000)).toMatchObject([{ role: 'kibitz' }]);
  });
});
