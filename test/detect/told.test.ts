import { describe, expect, it } from 'vitest';
import { finds } from '../help/finds';

const START = 'contract 3NT S; trick 9 lead S; hand W ♠2 ♥73 ♣52';

describe('what people tell', () => {
  it.each([
    [
      'a card among those of an earlier trick',
      `${START}; found W.♣9 trick 8`,
      ['trick', 'played'],
      'foundCard W certain 8 null',
    ],
    [
      'a card on the floor, with cards that were not seen',
      `${START}; found W.♣9 floor`,
      ['trick', 'played'],
      'foundCard W certain null null',
    ],
    [
      'a card that the log shows played',
      `${START}; play S.♥4 W.♥7; found W.♥7 floor`,
      ['played'],
      'foundCard W certain true',
    ],
    [
      'a card that was never played',
      'contract 3NT S; play W.♥4; found W.♥7 floor',
      ['played'],
      'foundCard W certain false',
    ],
    ['no trick 14', `${START}; found W.♣9 trick 14`, ['trick'], 'foundCard W certain null'],
    [
      'a wrong explanation, corrected at once',
      `${START}; play S.♥4 W.♥7; misinformation N corrected`,
      ['about', 'corrected', 'trick'],
      'misinformation N certain "explanation" true 9',
    ],
    [
      'wrong about the turn',
      `${START}; play S.♥4; misinformation W corrected turn`,
      ['about', 'trick'],
      'misinformation W certain "turn" 9',
    ],
    [
      'another card of dummy than was named',
      'contract 3NT S; trick 9 lead N; play N.♦K E.♦2; misplaced N.♦K named ♦9',
      ['card', 'named', 'trick', 'led'],
      'misplacedCard N certain "DK" "D9" 9 true',
    ],
    [
      'dummy takes part',
      `${START}; interference N touches a card`,
      ['what'],
      'interference N certain "touches a card"',
    ],
  ] as const)('%s', (_name, text, fields, found) => {
    expect(finds(text, 'user', fields)).toEqual([found]);
  });

  it('a card of dummy that does not lie there is not found', () => {
    expect(finds('contract 3NT S; trick 9 lead N; play N.♦K; misplaced N.♦Q named ♦9')).toEqual([]);
  });
});
