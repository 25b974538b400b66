import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import type { Game } from '../../src/records/game';
import { RecordReader, readRecord } from '../../src/records/index';
import { boards, logOf, type PlayedBoard, playedBoards, seeded } from '../help/deals';
import { linOf } from '../help/write-lin';
import { pbnOf } from '../help/write-pbn';

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

/** What happened, hands sorted, without the stamps of the record. */
const told = (events: readonly TableEvent[]) =>
  events.map(({ id: _id, from: _from, line: _line, ...happening }) =>
    happening.type === 'hand' ? { ...happening, cards: [...happening.cards].sort() } : happening,
  );

function same(text: string, wanted: readonly PlayedBoard[]): void {
  const games = [...readRecord(text)];
  expect(games.length).toBe(wanted.length);
  games.forEach((game, i) => {
    expect(told(game.events)).toEqual(told(logOf(wanted[i] as PlayedBoard)));
    expect(game.notes).toEqual([]);
    expect(game.board).toBe(String(wanted[i]?.board.number));
    game.events.forEach((event, at) => {
      expect(event.id).toBe(`r${at}`);
      expect(event.from).toBe('record');
    });
  });
}

describe('any lawful board, written and read', () => {
  test('LIN gives the same log', () => {
    fc.assert(
      fc.property(fc.array(boards(), { minLength: 1, maxLength: 3 }), seeds, (wanted, seed) => {
        const style = seeded(seed);
        same(wanted.map((board) => linOf(board, style)).join(seed % 2 === 0 ? '\n' : ''), wanted);
      }),
    );
  });

  test('PBN gives the same log, in export and in import form', () => {
    fc.assert(
      fc.property(fc.array(boards(), { minLength: 1, maxLength: 3 }), seeds, (wanted, seed) => {
        const style = seeded(seed);
        same(wanted.map((board) => pbnOf(board, style)).join(''), wanted);
      }),
    );
  });

  test('PBN with its rows in order of play gives the same log: each card goes to the hand that held it', () => {
    fc.assert(
      fc.property(playedBoards(), seeds, (wanted, seed) => {
        same(pbnOf(wanted, seeded(seed), true), [wanted]);
      }),
    );
  });

  test('a text in pieces of any size gives what the whole text gives', () => {
    fc.assert(
      fc.property(fc.array(boards(), { minLength: 1, maxLength: 3 }), seeds, (wanted, seed) => {
        const style = seeded(seed);
        const write = seed % 2 === 0 ? linOf : pbnOf;
        const text = wanted.map((board) => write(board, style)).join('');
        const reader = new RecordReader();
        const games: Game[] = [];
        for (let from = 0; from < text.length; ) {
          const to = from + 1 + Math.floor(style() * (seed % 3 === 0 ? 4 : 400));
          games.push(...reader.push(text.slice(from, to)));
          from = to;
        }
        expect([...games, ...reader.end()]).toEqual([...readRecord(text)]);
      }),
    );
  });
});
