import { describe, expect, test } from 'vitest';
import { finds } from '../help/finds';

describe('calls', () => {
  const CASES: readonly (readonly [string, string, readonly string[]])[] = [
    ['a sound auction', 'dealer N; calls 1♥ X XX 1♠ P P P', []],
    ['the same bid again', 'dealer N; calls 1♥ 1♥', ['insufficientBid E certain 1']],
    ['a lower bid of the same level', 'dealer N; calls 1♥ P 1♦', ['insufficientBid S certain 2']],
    ['a call by the wrong seat', 'dealer N; calls 1♥ S:2♥', ['callOutOfRotation S certain 1']],
    ['the turn goes on from there', 'dealer N; calls 1♥ S:2♥ W:P', ['callOutOfRotation S certain 1']],
    ['a double of partner', 'dealer N; calls 1♥ P X', ['inadmissibleDouble S certain 2']],
    ['a double of nothing', 'dealer N; calls X', ['inadmissibleDouble N certain 0']],
    ['a redouble of partner’s double', 'dealer N; calls 1♥ X P XX', ['inadmissibleDouble W certain 3']],
    ['a double of a double', 'dealer N; calls 1♥ X XX X', ['inadmissibleDouble W certain 3']],
    ['eight', 'dealer N; calls 7NT 8♣', ['bidOverSeven E certain 1']],
    ['after the final pass', 'dealer N; calls 1♥ P P P P', ['callAfterEnd N certain 4']],
    ['after four passes', 'dealer N; calls P P P P 1♣', ['callAfterEnd N certain 4']],
    [
      'two faults in one call',
      'dealer N; calls 1♥ S:1♦',
      ['callOutOfRotation S certain 1', 'insufficientBid S certain 1'],
    ],
    ['after unseen calls the turn is unknown', 'dealer N; calls 1♥; missed auction 2; calls N:2♥', []],
    ['after unseen calls no double is certain to be wrong', 'dealer N; calls 1♥; missed auction 2; calls N:X', []],
  ];
  for (const [name, text, found] of CASES) test(name, () => expect(finds(text, 'site', ['index'])).toEqual(found));

  test('in a record without a mark they are notes', () => {
    expect(finds('dealer N; calls 1♥ 1♥ P X P P P', 'record')).toEqual(['note unmarked-call', 'note unmarked-call']);
  });
});
