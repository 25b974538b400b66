import { describe, expect, test } from 'vitest';
import { finds } from '../help/finds';
import { judged, logs, rulingOf } from '../help/rulings';

const W = 'contract 3NT S; trick 9 lead S; hand W ♠2 ♥73 ♣52';

describe('a revoke', () => {
  const CASES: readonly (readonly [string, string, readonly string[]])[] = [
    ['West discards with hearts in hand', `${W}; play S.♥4 W.♠2`, ['revoke W certain "hand" 9 "H"']],
    ['West follows suit', `${W}; play S.♥4 W.♥3`, []],
    ['West has none of the suit', `${W}; play S.♦4 W.♠2`, []],
    ['an unseen hand shows nothing yet', 'contract 3NT S; play W.♠4 N.♥2', []],
    [
      'a later card proves it',
      'contract 3NT S; play W.♠4 N.♥2 E.♠K S.♠A S.♠3 W.♠5 N.♠6',
      ['revoke N certain "laterPlay" 1 "S"'],
    ],
    [
      'proved twice, found once',
      'contract 3NT S; play W.♠4 N.♥2 E.♠K S.♠A S.♠3 W.♠5 N.♠6 E.♠8 E.♦2 S.♦3 W.♦4 N.♠9',
      ['revoke N certain "laterPlay" 1 "S"'],
    ],
    [
      'a hand that opens proves it',
      'contract 3NT S; play W.♠4 N.♥2 E.♠K S.♠A; hand N ♠65',
      ['revoke N certain "hand" 1 "S"'],
    ],
    [
      'after a card went back an unseen hand proves less',
      'contract 3NT S; play W.♠4 N.♠6; takeback play 1; play N.♥2 E.♠K S.♠A S.♠3 W.♠5 N.♠6',
      ['undo - certain   ', 'revoke N possible "laterPlay" 1 "S"'].reverse(),
    ],
    ['dummy too', 'contract 3NT S; hand N ♠6 ♥2; play W.♠4 N.♥2', ['revoke N certain "hand" 1 "S"']],
    ['a lead is never a revoke', `${W}; play S.♥4 W.♥3 N.♥2 E.♥5 E.♣3 S.♣4 W.♣5`, []],
    ['nothing is known where the lead was not seen', 'contract 3NT S; hand N ♠6 ♥2; missed play 1; play N.♥2', []],
  ];
  for (const [name, text, found] of CASES)
    test(name, () => expect(finds(text, 'site', ['proof', 'trick', 'led'])).toEqual(found));
});

describe("a defender's card of another suit before its turn", () => {
  const held = (seat: string) => `hand ${seat} ♠A2 ♥6 ♣85`;
  const EARLY: readonly (readonly [string, string, readonly string[]])[] = [
    ['57A rules on it', `lead S; ${held('E')}; play S.♣4 E.♠2`, ['playOutOfTurn E']],
    ['57D rules on it', `lead N; ${held('W')}; play N.♣4 E.♣9 W.♠2`, ['playOutOfTurn W']],
    ['57D, also when the hand opens only now', `lead N; play N.♣4 E.♣9 W.♠2; ${held('W')}`, ['playOutOfTurn W']],
    [
      '57D, when the one in turn has played since',
      `lead N; ${held('W')}; play N.♣4 E.♣9 W.♠2 S.♣2`,
      ['playOutOfTurn W'],
    ],
    [
      'declarer had played from both hands: it stays (57C1)',
      `lead S; ${held('E')}; play S.♣4 N.♣3 E.♠2`,
      ['playOutOfTurn N', 'revoke E', 'playOutOfTurn E'],
    ],
    [
      'the next hand plays on: it stays (60A1)',
      `lead W; ${held('E')}; play W.♣4 E.♠2 S.♣3`,
      ['playOutOfTurn E', 'revoke E', 'playOutOfTurn S'],
    ],
    [
      'play goes on to the next trick',
      `lead N; ${held('W')}; play N.♣4 E.♣9 W.♠2 S.♣2 E.♦2`,
      ['playOutOfTurn W', 'revoke W'],
    ],
    [
      "declarer's own card stays at once (57C3)",
      `lead W; ${held('S')}; play W.♣4 S.♠2`,
      ['revoke S', 'playOutOfTurn S'],
    ],
  ];
  test.each(EARLY)('%s', (_, text, found) => {
    expect(
      finds(`contract 3NT S; trick 9 ${text}`, 'site', []).map((one) => one.split(' ').slice(0, 2).join(' ')),
    ).toEqual(found);
  });
});

test('of an unseen hand an open penalty card of the suit led shows the revoke', () => {
  const penalty = { type: 'penaltyCard', seat: 'W', card: 'HK', size: 'major' } as const;
  const ruled = {
    type: 'ruled',
    finding: '',
    option: '',
    effects: [{ type: 'restrict', restriction: penalty }],
  } as const;
  const report = judged(logs('contract 3NT S; trick 9 lead S', [ruled], 'play S.♥4 W.♠2'));
  expect(report.findings.map((one) => one.irregularity)).toMatchObject([
    { kind: 'revoke', seat: 'W', certainty: 'certain', proof: 'hand', missedFaced: true },
  ]);
  // The penalty card follows suit, so it must be played (50D1a).
  const [correct] = rulingOf(report, 'revoke', 62)?.options ?? [];
  expect(correct?.plays).toEqual({ seat: 'W', cards: ['HK'] });
});

describe('a revoke in a record', () => {
  const hands = 'contract 3NT S; hand W ♠43 ♥2; hand N ♠5 ♥8; hand E ♠9 ♥9; hand S ♠A ♥T';
  test('without a mark is possible', () => {
    expect(finds(`${hands}; play W.♠4 N.♥8 E.♠9 S.♠A`, 'record')).toEqual(['revoke N possible']);
  });
  test('two in one trick: the lead was written wrongly', () => {
    expect(finds(`${hands}; play W.♠3 N.♥8 E.♥9 S.♠A`, 'record')).toEqual(['note lead-misrecorded']);
  });
  test('the leader keeps the led rank in the suit of the discard: the lead was written wrongly', () => {
    const kept = 'contract 3NT S; hand W ♠3 ♥3; hand N ♠5 ♥8; hand E ♠9 ♥9; hand S ♠A ♥T';
    expect(finds(`${kept}; play W.♠3 N.♥8`, 'record')).toEqual(['note lead-misrecorded']);
    // Somebody followed the suit as written, so it was written rightly.
    expect(finds(`${kept}; play W.♠3 N.♥8 E.♠9 S.♠A`, 'record')).toEqual(['revoke N possible']);
  });
  test('a card missing where the record stops is no hole', () => {
    expect(finds(`${hands}; play W.♠4 N.♥8; missed play 1`, 'record')).toEqual(['revoke N possible']);
    expect(finds(`${hands}; play W.♠4 N.♥8; missed play 2; lead S.♥T`, 'record')).toEqual(['note play-garbled']);
  });
  test('with a card missing before it nothing can be said', () => {
    expect(finds(`${hands}; play W.♠4; missed play 1; play E.♥9 S.♠A`, 'record')).toEqual(['note play-garbled']);
  });
});
