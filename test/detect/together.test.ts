import { describe, expect, it } from 'vitest';
import { log } from '../../src/cases/log';
import { judge } from '../../src/referee';

/** Kind, seat and the trick of everything found. */
const found = (text: string): readonly string[] =>
  judge(log(text)).findings.map(({ irregularity: one }) =>
    [one.kind, one.seat ?? '-', ...('trick' in one ? [one.trick] : []), ...('due' in one ? [one.due] : [])].join(' '),
  );
const START = 'contract 3NT S; trick 9 lead';

describe('a lead to the next trick while this one lacks cards', () => {
  it.each([
    [
      'partner and declarer still had to play: premature (57A)',
      `${START} W; play W.♠Q N.♠5; lead W.♥2`,
      'prematureLead W 9 E',
    ],
    [
      'declarer has played from both hands: left short (67A)',
      `${START} N; play N.♠5 S.♠8 W.♠Q; lead W.♥2`,
      'shortTrick E 9',
    ],
    ['only declarer still had to play: left short', `${START} W; play W.♠Q N.♠5 E.♠3; lead W.♥2`, 'shortTrick S 9'],
    ['by a seat that had not played itself: left short', `${START} W; play W.♠Q N.♠5; lead E.♥2`, 'shortTrick - 9'],
    ['by declarer: left short', `${START} S; play S.♠Q W.♠5; lead S.♥2`, 'shortTrick - 9'],
  ])('%s', (_, text, expected) => {
    expect(found(text).filter((one) => !one.startsWith('playOutOfTurn'))).toEqual([expected]);
  });

  it('by the one who was on lead, after a lead out of turn: the trick anew (53B)', () => {
    expect(found(`${START} W; play S.♦5; lead W.♠Q`)).toEqual(['leadOutOfTurn S 9 W']);
  });
});

describe('cards at one moment', () => {
  it.each([
    [
      'one of them in turn: the other counts as later (58A)',
      `${START} N; simultaneous W.♠5 N.♠A`,
      ['simultaneousPlay W 9 E'],
    ],
    ['the next in turn: nothing', `${START} N; simultaneous N.♠A E.♠5`, []],
    ['none in turn', `${START} S; simultaneous W.♠5 E.♠A`, ['leadOutOfTurn W 9 S', 'playOutOfTurn E 9 N']],
    ['two of one hand (58B)', `${START} S; play S.♥4; simultaneous W.♥7 W.♥3`, ['severalCards W 9']],
    ['one of several could be seen (58B1)', `${START} S; play S.♥4; simultaneous W.♥7`, ['severalCards W 9']],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

it.each([
  ['held', `${START} S; play S.♥4; holds W.♥7`, ['handledCard W W']],
  ['touched', `${START} N; touches N.♥7`, ['handledCard N N']],
  ['meant another', `${START} W; play W.♥6 N.♥5; meant N.♥9 instead ♥5`, ['changedDesignation N']],
])('a card of dummy or in the hand: %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});
