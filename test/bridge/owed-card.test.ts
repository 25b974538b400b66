import { describe, expect, it } from 'vitest';
import type { Effect, TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import { legalCards } from '../../src/bridge/restrictions';
import { winnerOf } from '../../src/bridge/trick';
import { log } from '../../src/cases/log';

const ruled = (...effects: Effect[]): TableEvent => ({
  id: 'r',
  from: 'user',
  type: 'ruled',
  finding: '',
  option: '',
  effects,
});
const before = log('contract 3NT S; hand E ♠A7 ♥86; play W.♥4 N.♥5 S.♥9; lead S.♠2');

describe('a card owed to an earlier trick', () => {
  const asked = replay([...before, ruled({ type: 'owes', trick: 1, seat: 'E' })]);

  it('makes it the turn of that seat, which follows to that trick', () => {
    expect(asked.turn).toBe('E');
    expect(legalCards(asked, 'E')?.cards).toEqual(['H8', 'H6']);
  });

  it('goes to that trick, after which the later trick goes on', () => {
    const after = replay([...before, ruled({ type: 'owes', trick: 1, seat: 'E' }), ...log('play E.♥8')]);
    expect(after.tricks.map((trick) => trick.plays.length)).toEqual([4, 1]);
    expect(winnerOf(after.tricks[0]!, 'N')).toBe('S');
    expect([after.owed, after.turn, after.hands.E]).toEqual([[], 'W', ['SA', 'S7', 'H6']]);
  });

  it('of a seat that led to the later trick itself is no second card there', () => {
    const own = log('contract 3NT S; play W.♥4 N.♥5 S.♥9; lead E.♠2');
    const after = replay([...own, ruled({ type: 'owes', trick: 1, seat: 'E' }), ...log('play E.♥8')]);
    expect(after.tricks.map((trick) => [trick.plays.length, trick.loose.length])).toEqual([
      [4, 0],
      [1, 0],
    ]);
  });
});

describe('a penalty card that is played', () => {
  it('is remembered as one', () => {
    const card = { type: 'penaltyCard', seat: 'W', card: 'H4', size: 'minor' } as const;
    const state = replay([
      ...log('contract 3NT S'),
      ruled({ type: 'restrict', restriction: card }),
      ...log('play W.♥4 N.♥5'),
    ]);
    expect(state.tricks[0]?.plays.map((play) => play?.faced)).toEqual(['minor', undefined]);
    expect(state.restrictions).toEqual([]);
  });
});
