import { describe, expect, it } from 'vitest';
import type { Effect, TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import { log } from '../../src/cases/log';

const ruled = (...effects: Effect[]): TableEvent => ({
  id: 'r',
  from: 'user',
  type: 'ruled',
  finding: '',
  option: '',
  effects,
});
const cardsOf = (text: string, ...effects: Effect[]) => {
  const state = replay([...log(text), ruled(...effects)]);
  const last = state.tricks[state.tricks.length - 1];
  const show = (plays: readonly ({ seat: string; card: string } | null)[] = []) =>
    plays.map((play) => `${play?.seat}.${play?.card}`);
  return { plays: show(last?.plays), loose: show(last?.loose), state };
};

describe('cards that came to the table together', () => {
  it('of two seats: the one in turn counts first, whatever the report names first', () => {
    expect(cardsOf('contract 3NT S; simultaneous E.♥9 W.♠7').plays).toEqual(['W.S7', 'E.H9']);
  });

  it('of one seat: the others lie beside the trick', () => {
    const { plays, loose } = cardsOf('contract 3NT S; trick 9 lead S; play S.♥4; simultaneous W.♥7 W.♥3');
    expect([plays, loose]).toEqual([['S.H4', 'W.H7'], ['W.H3']]);
  });

  it('one that lies beside takes the place of the other, which goes back to the hand', () => {
    const { plays, loose, state } = cardsOf(
      'contract 3NT S; trick 9 lead S; hand W ♥73 ♠2; play S.♥4; simultaneous W.♥7 W.♥3; play N.♥8',
      { type: 'replace', trick: 9, seat: 'W', card: 'H7', by: 'H3' },
    );
    expect([plays, loose]).toEqual([['S.H4', 'W.H3', 'N.H8'], []]);
    expect(state.hands.W).toEqual(['S2', 'H7']);
    expect(state.turn).toBe('E');
  });

  it('one from the hand does so too, and a second time nothing changes', () => {
    const change: Effect = { type: 'replace', trick: 9, seat: 'N', card: 'H5', by: 'H9' };
    const { plays, state } = cardsOf('contract 3NT S; trick 9 lead W; hand N ♥95; play W.♥6 N.♥5 E.♥8', change, change);
    expect(plays).toEqual(['W.H6', 'N.H9', 'E.H8']);
    expect([state.hands.N, state.withdrawn.map((one) => one.card)]).toEqual([['H5'], ['H5']]);
  });
});

it('a card remembers whose turn it was, where it was not its own', () => {
  const { plays } = replay(log('contract 3NT S; trick 9 lead S; play S.♥4 E.♥9 W.♥2')).tricks[8]!;
  expect(plays.map((play) => play?.due)).toEqual([undefined, 'W', undefined]);
});
