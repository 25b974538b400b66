import { describe, expect, test } from 'vitest';
import { replay } from '../../src/bridge/replay';
import { log } from '../../src/cases/log';

const at = (text: string) => replay(log(text));

describe('whose turn it is', () => {
  const CASES: readonly (readonly [string, string, string | null])[] = [
    ['the dealer calls first', 'dealer E', 'E'],
    ['then clockwise', 'dealer E; calls 1♣ P', 'W'],
    ['declarer’s LHO leads', 'dealer N; calls 1♣ P P P', 'E'],
    ['nobody after four passes', 'dealer N; calls P P P P', null],
    ['next in the trick', 'contract 3NT S; play W.♠4', 'N'],
    ['highest of the suit led wins', 'contract 3NT S; play W.♠4 N.♠2 E.♠K S.♥A', 'E'],
    ['a trump wins', 'contract 4♥ S; play W.♠4 N.♠2 E.♥2 S.♠A', 'E'],
    ['the higher trump wins', 'contract 4♥ S; play W.♠4 N.♥5 E.♥2 S.♠A', 'N'],
    ['a skipped seat is next', 'contract 3NT S; play W.♠4 E.♠5', 'N'],
    ['a lead out of turn goes round from there', 'contract 3NT S; play E.♠4 S.♠5', 'W'],
    ['an unseen card counts for the next seat', 'contract 3NT S; play W.♠4; missed play 1', 'E'],
    ['nobody knows after an unseen winner', 'contract 3NT S; play W.♠4 N.♠5 E.♠6; missed play 1', null],
    ['a trick joined in the middle of the play', 'contract 3NT S; trick 9 lead E', 'E'],
    ['after a card went back', 'contract 3NT S; play W.♠4 N.♠2 E.♠K S.♥A; takeback play 2', 'E'],
    ['after calls went back', 'dealer N; calls 1♣ P P P; takeback call 1', 'W'],
  ];
  for (const [name, text, turn] of CASES) test(name, () => expect(at(text).turn).toBe(turn));
});

describe('cards', () => {
  test('leave the hand when played and return when taken back', () => {
    expect(at('contract 3NT S; hand W ♠A4 ♥2; play W.♠4').hands.W).toEqual(['SA', 'H2']);
    expect(at('contract 3NT S; hand W ♠A4 ♥2; play W.♠4; takeback play 1').hands.W).toEqual(['SA', 'H2', 'S4']);
  });
  test('beyond one from each hand lie loose', () => {
    const { tricks } = at('contract 3NT S; play W.♠4 N.♠2 E.♠K S.♥A; extra W.♠Q');
    expect(tricks.map(({ plays, loose }) => [plays.length, loose.map(({ card }) => card)])).toEqual([[4, ['SQ']]]);
  });
  test('of a hidden hand are unknown, not gone', () => {
    expect(at('hand W ♠A4; hidden W').hands).toEqual({});
  });
  test('the newest goes back first, over a trick', () => {
    const { tricks } = at('contract 3NT S; play W.♠4 N.♠2 E.♠K S.♥A E.♠3; takeback play 2');
    expect(tricks.map(({ plays }) => plays.map((play) => play?.card))).toEqual([['S4', 'S2', 'SK']]);
  });
});

test('the play is over after thirteen tricks or the end', () => {
  expect(at('contract 3NT S; trick 13 lead E; play E.♠4 S.♠5 W.♠6 N.♠7').phase).toBe('over');
  expect(at('contract 3NT S; trick 12 lead E; play E.♠4 S.♠5 W.♠6 N.♠7').phase).toBe('play');
  expect(at('contract 3NT S; end claimed').phase).toBe('over');
});
