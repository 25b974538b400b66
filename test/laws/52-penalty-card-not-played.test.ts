import { describe, expect, it, test } from 'vitest';
import { fill } from '../../src/text';
import { dueOf, lying, type Part, type Parts, penalties } from '../help/penalties';
import { chosen, findingOf, judged, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const START = 'contract 3NT S; trick 9 lead S; hand W ♠9 ♥K4 ♣83; play S.♥3';
const KEPT = [START, [lying('W♥K')], 'play W.♥4'] as const;
const on = (...parts: Parts) => {
  const ruling = rulingOf(judged(logs(...parts)), 'failedRestriction', 52);
  if (ruling === undefined) throw new Error('law 52 keeps silent');
  return ruling;
};
function choose(option: string, parts: Parts, after = '') {
  const finding = findingOf(judged(logs(...parts)), 'failedRestriction');
  return judged(logs(...parts, [chosen(finding, on(...parts), option)], after));
}

/** Name, parts of the log, options. */
const CASES: readonly (readonly [string, Parts, readonly string[]])[] = [
  ['following suit', [...KEPT], ['accept S', 'refuse-HK S W:♥K']],
  [
    'on lead, hand not seen',
    ['contract 3NT S; trick 9 lead W', [lying('W♣T')], 'play W.♥4'],
    ['accept S', 'refuse-CT S W:♣10'],
  ],
  [
    'two could be played',
    ['contract 3NT S; trick 9 lead S; hand W ♠43 ♦9 ♣Q6; play S.♥3', [lying('W♦9 W♣6')], 'play W.♠4'],
    ['accept S', 'refuse-D9 S W:♦9', 'refuse-C6 S W:♣6'],
  ],
  [
    'as last to play',
    ['contract 3NT S; trick 9 lead N; hand W ♥K4 ♣83; play N.♥2 E.♥6 S.♥3', [lying('W♥K')], 'play W.♥4'],
    ['accept S', 'refuse-HK S W:♥K'],
  ],
];

describe('a penalty card is not played', () => {
  describe.each(CASES)('%s', (_name, parts, options) => {
    it('lets declarer accept or not', () => {
      const ruling = on(...parts);
      expect(ruling.articles).toEqual(expect.arrayContaining(['52A', '52B2', '47A', '50B']));
      expect(ruling.options.map(optionLine)).toEqual(options);
      expect(ruling).toMatchObject({ effects: [], settled: true });
    });
    it.each([1, 2, 3])('is the same at every seat (%i)', (places) => {
      const events = turnedTable(logs(...parts), places);
      const there = rulingOf(judged(events), 'failedRestriction', 52)?.options.map(optionLine);
      expect(there).toEqual(turnedTable(on(...parts).options, places).map(optionLine));
    });
  });

  test('not accepted: the card becomes a major penalty card too, and the other is played', () => {
    const report = choose('refuse-HK', [...KEPT]);
    expect(penalties(report.now)).toBe('W♥K W♥4');
    expect(dueOf(report).options.map(optionLine)).toEqual(['play-HK W W:♥K']);
    expect(rulingOf(report, 'failedRestriction', 52)).toMatchObject({ options: [], effects: [] });
    const played = choose('refuse-HK', [...KEPT], 'play W.♥K');
    expect(penalties(played.now)).toBe('W♥4');
    expect(played.findings).toHaveLength(1);
  });

  test('a lead that is not accepted goes back', () => {
    const report = choose('refuse-CT', ['contract 3NT S; trick 9 lead W', [lying('W♣T')], 'play W.♥4'], 'play W.♣T');
    expect(penalties(report.now)).toBe('W♥4');
    expect(report.now.tricks).toHaveLength(9);
    expect(report.findings).toHaveLength(1);
  });

  test('accepted: the penalty card stays', () => {
    expect(penalties(choose('accept', [...KEPT]).now)).toBe('W♥K');
  });

  test('declarer has played on: he accepted (52B1)', () => {
    const ruling = on(...KEPT, 'play N.♥T');
    expect(ruling.articles).toEqual(['52B1', '52B1a', '52B1b', '52B1c']);
    expect(ruling).toMatchObject({ options: [], effects: [], settled: true });
    expect(fill(ruling.say, 'nl')).toContain('Blijft'.toLowerCase());
  });

  test('a defender played next: the director', () => {
    const parts = [
      'contract 3NT S; trick 9 lead N; hand W ♥K4 ♣83; play N.♥2 E.♥Q S.♥3',
      [lying('W♥K')],
      'play W.♥4 | E.♣2',
    ];
    expect(on(...parts)).toMatchObject({ options: [], effects: [], settled: false });
  });

  test('taken back without a choice (52A): the director', () => {
    const ruling = on(...KEPT, 'takeback play 1');
    expect(ruling.articles).toEqual(['52A', '47F2', '52B2']);
    expect(ruling).toMatchObject({ options: [], effects: [], settled: false });
  });

  test('a low card beside a minor penalty card: the same, with a question for the director', () => {
    const ruling = on('contract 3NT S; trick 10 lead S; hand W ♠7 ♦KT85; play S.♦4', [lying('W♦8-')], 'play W.♦5');
    expect(ruling.options.map(optionLine)).toEqual(['accept S', 'refuse-D8 S W:♦8']);
    expect(ruling.articles).toContain('50C');
    expect(ruling.settled).toBe(false);
    expect(ruling.director.map((say) => fill(say, 'nl')).join(' ')).toContain('kleine strafkaart');
  });

  test.each([
    ['following suit comes first', 'contract 3NT S; trick 9 lead S; hand W ♠9 ♥K4 ♣83; play S.♣5', 'W♥K', 'play W.♣3'],
    [
      'a minor one need not be played',
      'contract 3NT S; trick 9 lead S; hand W ♠4 ♣Q97; play S.♦5',
      'W♣7-',
      'play W.♠4',
    ],
    ['an honour beside a minor one', 'contract 3NT S; trick 9 lead S; hand W ♠7 ♦KT85; play S.♦4', 'W♦8-', 'play W.♦T'],
  ])('no find: %s', (_name, text, cards, play) => {
    expect(judged(logs(text, [lying(cards)], play)).findings).toEqual([]);
  });

  test('a demand that is not met is no matter of this law (61A)', () => {
    const restriction = { type: 'lead', seat: 'E', suits: ['H'], must: true, until: 'nextLead' };
    const rule = { type: 'ruled', finding: '', option: '', effects: [{ type: 'restrict', restriction }] } as Part;
    const report = judged(logs('contract 3NT S; trick 9 lead E; hand E ♠A7 ♥86 ♦J', [rule], 'play E.♠A'));
    expect(rulingOf(report, 'failedRestriction', 52)).toBeUndefined();
  });
});
