import { describe, expect, it } from 'vitest';
import { log } from '../../src/cases/log';
import { fill } from '../../src/text';
import { chose, optionWords, ruledAt } from '../help/auction';
import { judged } from '../help/rulings';

const AUCTION = 'dealer N; calls 1NT P 2♥ X';

/** Name, log, articles, options. The director always judges the influence. */
const CASES: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'the last call of the other side may change',
    `${AUCTION}; misinformation N corrected`,
    '21B1 21B2 16C',
    ['change W -W:X turn:W', 'keep W'],
  ],
  [
    'and LHO, who called since, chooses anew',
    `${AUCTION} 2♠; misinformation N corrected`,
    '21B1 21B2',
    ['change W -N:2S -W:X turn:W', 'keep W'],
  ],
  [
    'also after the final pass, before a lead',
    'dealer N; calls 1NT P P P; misinformation N corrected',
    '21B1',
    ['change W -W:P turn:W', 'keep W'],
  ],
  ['the other side has not called', 'dealer N; calls 1NT; misinformation N corrected', '21B', []],
  [
    'an alert that a page shows late: a call after it may change',
    'dealer N; calls 1NT P 2♥ X; misinformation N corrected explanation alert 1',
    '21B1 21B2 20F4 40B 75',
    ['change W -W:X turn:W', 'keep W'],
  ],
  [
    'not one before it',
    'dealer N; calls 1NT P 2♥; misinformation S corrected explanation alert 3',
    '21B 20F4 40B 75',
    [],
  ],
  [
    'an explanation that changes after the lead: too late',
    'dealer N; calls 1NT P P P; play E.♠4; misinformation N corrected explanation explanation 1',
    '21B3 12C1 40B 75',
    [],
  ],
  ['play has begun: too late', 'dealer N; calls 1NT P P P; play E.♠4; misinformation N corrected', '21B3 12C1', []],
];

describe('wrong information and calls', () => {
  for (const [name, text, articles, options] of CASES)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const ruling = ruledAt(log(text), 'misinformation', 21, places)!;
      for (const id of articles.split(' ')) expect(ruling.articles).toContain(id);
      expect([optionWords(ruling), ruling.settled]).toEqual([options, false]);
      expect(ruling.director.map((say) => fill(say, 'nl')).join()).toContain('40C');
    });

  it('while it stands uncorrected, who corrects when is told (20F4, 20F5)', () => {
    const why = (word: string) =>
      ruledAt(log(`${AUCTION}; misinformation N ${word}`), 'misinformation', 21)!
        .why.map((say) => fill(say, 'nl'))
        .join()
        .includes('20F5');
    expect([why('open'), why('corrected')]).toEqual([true, false]);
  });

  it('changed after the final pass, the auction is open again', () => {
    const text = 'dealer N; calls 1NT P P P; misinformation N corrected';
    const { now } = judged(chose(log(text), 'misinformation', 21, 'change'));
    expect([now.phase, now.turn, now.contract]).toEqual(['auction', 'W', null]);
  });

  it('is silent about the turn, and where no auction was seen', () => {
    expect(ruledAt(log(`${AUCTION}; misinformation N corrected turn`), 'misinformation', 21)).toBeUndefined();
    expect(ruledAt(log('contract 3NT S; play W.♠4; misinformation N corrected'), 'misinformation', 21)).toBeUndefined();
  });
});
