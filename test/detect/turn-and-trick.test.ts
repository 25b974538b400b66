import { describe, expect, test } from 'vitest';
import { finds } from '../help/finds';

describe('out of turn', () => {
  const CASES: readonly (readonly [string, string, readonly string[]])[] = [
    ['the wrong defender leads', 'contract 3NT S; play E.♠4', ['leadOutOfTurn E certain "W"']],
    [
      'declarer leads from the wrong hand',
      'contract 3NT S; trick 9 lead N; play S.♠4',
      ['leadOutOfTurn S certain "N"'],
    ],
    [
      'a defender leads on declarer’s turn',
      'contract 3NT S; trick 9 lead N; play E.♠4',
      ['leadOutOfTurn E certain "N"'],
    ],
    ['fourth hand before second', 'contract 3NT S; trick 9 lead S; play S.♥4 E.♥9', ['playOutOfTurn E certain "W"']],
    [
      'the skipped hand plays after all',
      'contract 3NT S; trick 9 lead S; play S.♥4 E.♥9 W.♥3 N.♥2',
      ['playOutOfTurn E certain "W"'],
    ],
    ['in turn', 'contract 3NT S; trick 9 lead S; play S.♥4 W.♥9', []],
    ['the winner leads', 'contract 3NT S; play W.♠4 N.♠2 E.♠K S.♥A E.♦2', []],
    ['before the contract is known nobody is out of turn', 'play E.♠4', []],
    [
      'with a card unseen the turn is a guess',
      'contract 3NT S; play W.♠4; missed play 1; play S.♠5',
      ['playOutOfTurn S possible "E"'],
    ],
  ];
  for (const [name, text, found] of CASES) test(name, () => expect(finds(text, 'site', ['due'])).toEqual(found));
  test('in a record only a mark counts', () => {
    expect(finds('contract 3NT S; play E.♠4', 'record')).toEqual(['note unmarked-play']);
  });
});

describe('a card too many or too few', () => {
  const CASES: readonly (readonly [string, string, readonly string[]])[] = [
    ['a second card from one hand', 'contract 3NT S; play W.♠4 W.♠5', ['fifthCard W certain 1']],
    ['a fifth card after four', 'contract 3NT S; play W.♠4 N.♠2 E.♠K S.♠A; extra E.♠Q', ['fifthCard E certain 1']],
    ['a lead after four', 'contract 3NT S; play W.♠4 N.♠2 E.♠K S.♠A S.♥2', []],
    [
      'the next trick begins while East has not played',
      'contract 3NT S; play W.♠4 N.♠2; play S.♠A; lead S.♥2',
      ['playOutOfTurn S certain 1', 'shortTrick E certain 1'],
    ],
    ['two have not played', 'contract 3NT S; play W.♠4 N.♠2; lead N.♥2', ['shortTrick - certain 1']],
    ['an unseen card is no missing card', 'contract 3NT S; play W.♠4 N.♠2; missed play 1; lead N.♥2', []],
  ];
  for (const [name, text, found] of CASES) test(name, () => expect(finds(text, 'site', ['trick'])).toEqual(found));
});

describe('the number of cards in a hand', () => {
  const hand = (seat: string, ...suits: string[]) => `hand ${seat} ${suits.join(' ')}`;
  const N = hand('N', '♠AKQJT98765432');
  const E = hand('E', '♥AKQJT98765432');
  const S = hand('S', '♦AKQJT98765432');
  const CASES: readonly (readonly [string, string, readonly string[]])[] = [
    ['thirteen each', [N, E, S, hand('W', '♣AKQJT98765432')].join(';'), []],
    ['one short', [N, E, S, hand('W', '♣AKQJT9876543')].join(';'), ['wrongCardCount W certain']],
    ['one not seen', [N, E, S].join(';'), []],
    ['an end position is no wrong deal', ['hand N ♠A', 'hand E ♥A', 'hand S ♦A', 'hand W ♣AK'].join(';'), []],
    ['seen again, found once', [N, E, S, hand('W', '♣AKQJT9876543'), N].join(';'), ['wrongCardCount W certain']],
  ];
  for (const [name, text, found] of CASES) test(name, () => expect(finds(text)).toEqual(found));
});
