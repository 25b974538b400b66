import { describe, expect, it } from 'vitest';
import { DECK } from '../../src/bridge/cards';
import type { TableEvent } from '../../src/bridge/events';
import type { Seat } from '../../src/bridge/types';
import { log } from '../../src/cases/log';
import { ruledAt } from '../help/auction';
import { logs } from '../help/rulings';

/** Hands of these sizes; a card beyond the pack is the first one again. */
function dealt(n: number, e: number, s: number, w: number): readonly TableEvent[] {
  const pack = [...DECK, ...DECK];
  const sizes: readonly (readonly [Seat, number])[] = [
    ['N', n],
    ['E', e],
    ['S', s],
    ['W', w],
  ];
  return sizes.map(([seat, size]) => ({ type: 'hand', seat, cards: pack.splice(0, size) }) as never);
}
const START = log('dealer N; calls');
const on = (hands: readonly TableEvent[], before = 'dealer N') => logs(log(before), hands);

/** Name, log, article; null where law 13 has nothing to say. */
const CASES: readonly (readonly [string, readonly TableEvent[], string | null])[] = [
  ['fourteen and twelve, nobody has called', on(dealt(14, 12, 13, 13)), '13A'],
  ['only a right hand has called', on(dealt(13, 13, 14, 12), 'dealer N; calls 1♥'), '13A'],
  ['a wrong hand has called', on(dealt(14, 12, 13, 13), 'dealer N; calls 1♥'), '13B'],
  ['after the play', on(dealt(14, 12, 13, 13), 'dealer N; calls P P P P'), '13D'],
  ['one card that does not belong to the pack', on(dealt(14, 13, 13, 13)), '13C'],
  ['a card is only missing: law 14', on(dealt(12, 13, 13, 13)), null],
];

describe('a wrong number of cards', () => {
  it.each(CASES)('%s', (_name, events, article) => {
    const ruling = ruledAt(events, 'wrongCardCount', 13);
    expect(ruling?.articles.filter((id) => id !== '13' && id !== '12') ?? null).toEqual(
      article === null ? null : [article],
    );
    expect(ruling?.settled ?? false).toBe(false);
  });

  it('a table without hands says nothing', () => {
    expect(() => ruledAt(START, 'wrongCardCount', 13)).toThrow('no wrongCardCount');
  });
});
