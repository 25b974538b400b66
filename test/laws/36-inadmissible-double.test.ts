import { describe, expect, it } from 'vitest';
import { log } from '../../src/cases/log';
import { fill } from '../../src/text';
import { chose, effectWords, ruledAt } from '../help/auction';
import { judged, lawsOn, logs } from '../help/rulings';

/** Name, log, kind, law, article, effects, whether the director should confirm. */
const CASES: readonly (readonly [string, string, Parameters<typeof ruledAt>[1], number, string, string, boolean])[] = [
  [
    'a double of partner, noticed at once',
    'dealer N; calls 1♥ P X',
    'inadmissibleDouble',
    36,
    '36B 26B 72C',
    '-S:X turn:S pass:N:auction forbid:N',
    false,
  ],
  [
    'a redouble of nothing, out of rotation',
    'dealer N; calls E:XX',
    'inadmissibleDouble',
    36,
    '36B',
    '-E:XX turn:N pass:W:auction forbid:W',
    false,
  ],
  ['LHO called over it', 'dealer N; calls 1♥ P X P', 'inadmissibleDouble', 36, '36A', '-W:P -S:X turn:S', false],
  [
    'LHO and others called over it',
    'dealer N; calls 1♥ P X P 2♥ P',
    'inadmissibleDouble',
    36,
    '36A',
    '-E:P -N:2H -W:P -S:X turn:S',
    false,
  ],
  [
    'noticed after the opening lead',
    'dealer N; calls 1♥ P X P P P; play E.♠4',
    'inadmissibleDouble',
    36,
    '36C',
    '',
    false,
  ],
  [
    'eight',
    'dealer N; calls 7NT 8♣',
    'bidOverSeven',
    38,
    '38 26B 72C',
    '-E:8C turn:E pass:E:auction pass:W:auction forbid:W',
    false,
  ],
  [
    'eight, and LHO called over it',
    'dealer N; calls 7NT 8♣ X',
    'bidOverSeven',
    38,
    '38',
    '-S:X -E:8C turn:E pass:E:auction pass:W:auction',
    false,
  ],
  ['declarer after the final pass', 'dealer N; calls 1♥ P P P 2♥', 'callAfterEnd', 39, '39', '-N:2H', false],
  ['a pass of a defender after it', 'dealer N; calls 1♥ P P P; calls E:P', 'callAfterEnd', 39, '39', '-E:P', false],
  [
    'a bid of a defender after it',
    'dealer N; calls 1♥ P P P; calls E:1♠',
    'callAfterEnd',
    39,
    '39 26B',
    '-E:1S forbid:W',
    false,
  ],
  [
    'a bid of a defender after it, and LHO called',
    'dealer N; calls 1♥ P P P; calls E:1♠ S:P',
    'callAfterEnd',
    39,
    '39',
    '-E:1S',
    false,
  ],
  ['after four passes', 'dealer N; calls P P P P 1♣', 'callAfterEnd', 39, '39', '-N:1C', false],
];

describe('a call that cannot be', () => {
  for (const [name, text, kind, law, articles, effects, confirm] of CASES)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const ruling = ruledAt(log(text), kind, law, places)!;
      for (const id of articles.split(' ')) expect(ruling.articles).toContain(id);
      expect(ruling.articles.includes('26B')).toBe(effects.includes('forbid'));
      expect([effectWords(ruling.effects), ruling.confirm, ruling.settled]).toEqual([effects, confirm, true]);
    });

  it('replaced by the player before anyone explained: for the director, and law 25 does not let it stand', () => {
    const cases = [
      ['dealer N; calls 1♥ P X S:2♣', 'inadmissibleDouble', 36, '-S:X turn:W pass:N:auction forbid:N'],
      ['dealer N; calls 7NT 8♣ E:P', 'bidOverSeven', 38, '-E:8C turn:S pass:E:auction pass:W:auction forbid:W'],
      ['dealer N; calls 3NT 8♣ E:4♣', 'bidOverSeven', 38, '-E:4C -E:8C turn:E pass:E:auction pass:W:auction forbid:W'],
    ] as const;
    for (const [text, kind, law, effects] of cases) {
      const ruling = ruledAt(log(text), kind, law)!;
      expect([effectWords(ruling.effects), ruling.settled]).toEqual([effects, false]);
      expect(ruledAt(log(text), 'callOutOfRotation', 25)).toBeUndefined();
    }
    const { now } = judged(chose(log(cases[0][0]), 'inadmissibleDouble', 36, null));
    expect([now.calls.map(({ call }) => call).join(' '), now.turn]).toEqual(['1H P 2C', 'W']);
  });

  it('out of rotation: whose turn it was calls first', () => {
    const say = fill(ruledAt(log('dealer N; calls E:XX'), 'inadmissibleDouble', 36)!.say, 'nl');
    expect(say).toContain('Eerst biedt Noord');
    expect(fill(ruledAt(log('dealer N; calls 1♥ P X'), 'inadmissibleDouble', 36)!.say, 'nl')).not.toContain('Eerst');
  });

  it('goes when the director confirms, and the auction is open again', () => {
    const report = judged(chose(log('dealer N; calls 1♥ P X P P P'), 'inadmissibleDouble', 36, null));
    expect([report.now.phase, report.now.contract, report.now.turn, report.now.calls.length]).toEqual([
      'auction',
      null,
      'S',
      2,
    ]);
    expect(lawsOn(report, 'inadmissibleDouble')).toEqual([36]);
  });

  it('after the end the contract stays, also when there are two such calls', () => {
    const report = judged(log('dealer N; calls 1♥ P P P 2♥ 2♠'));
    expect(report.findings.map(({ irregularity }) => irregularity.kind)).toEqual(['callAfterEnd', 'callAfterEnd']);
    const { now } = judged(chose(log('dealer N; calls 1♥ P P P 2♥ 2♠'), 'callAfterEnd', 39, null));
    expect([now.phase, now.contract?.strain, now.turn]).toEqual(['play', 'H', 'E']);
  });
});

describe('a call where a pass was required (37)', () => {
  const refused = chose(log('dealer N; calls E:P'), 'callOutOfRotation', 30, 'refuse');
  const bids = logs(refused, log('dealer N; calls 1♣ 1♠').slice(1));

  it('noticed at once: a pass takes its place and both pass throughout', () => {
    const ruling = judged(bids).findings[1]!.rulings[0]!;
    expect([ruling.law, ruling.articles.slice(0, 3), ruling.confirm]).toEqual([37, ['37B', '26B', '72C'], true]);
    expect(effectWords(ruling.effects)).toBe('-E:1S turn:E pass:E:auction pass:W:auction forbid:W');
  });

  it('LHO called: it stands, and a duty to pass throughout goes on', () => {
    const over = judged(logs(bids, log('dealer S; calls P').slice(1)));
    expect(over.findings[1]!.rulings.map(({ articles, effects }) => [articles, effects])).toEqual([[['37A'], []]]);
    const bound = chose(log('dealer N; calls 1NT P 2♥ 2♣'), 'insufficientBid', 27, 'pass');
    const stands = judged(logs(bound, log('dealer W; calls P 2♠ 3♦ P').slice(1)));
    expect(stands.findings[1]!.rulings[0]!.why).toHaveLength(1);
    expect(effectWords(stands.now.restrictions.map((restriction) => ({ type: 'restrict', restriction })))).toContain(
      'pass:E:auction',
    );
  });
});
