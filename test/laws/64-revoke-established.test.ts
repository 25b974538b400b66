import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { log } from '../../src/cases/log';
import { judge } from '../../src/referee';
import { fill } from '../../src/text';
import { answer, findingOf, judged, lawsOn, logs, rulingOf, turnedTable } from '../help/rulings';

/** West revokes in trick 9; the suffix says who wins what. Trick 9 is not won by West himself unless he ruffs. */
const WEST = 'hand W ♠2 ♥73 ♣52; play S.♥4 W.♠2 N.♥A E.♥6';
const NT = 'contract 3NT S; trick 9 lead S';
const SPADES = 'contract 4♠ S; trick 9 lead S';
const NS_WINS = 'play N.♣A E.♣3 S.♣4 W.♣2 | N.♣K E.♣6 S.♣7 W.♣5 | N.♦A E.♦2 S.♦3 W.♥7 | N.♦K E.♦4 S.♦5 W.♥3';
const ruffed = (rest: string): string => `${SPADES}; ${WEST} | ${rest}`;

/** Name, log, article that decides, tricks [least, most] that go over, settled. */
const CASES: readonly (readonly [string, string, string, readonly [number, number], boolean])[] = [
  [
    'won by himself and two later tricks won: two tricks, never more (64A1)',
    ruffed('W.♣2 N.♣4 E.♣A S.♣3 | E.♠4 S.♠5 W.♣5 N.♠8 | N.♣6 E.♦A S.♥8 W.♥7 | N.♦4 E.♦J S.♦5 W.♥3'),
    '64A1',
    [2, 2],
    true,
  ],
  [
    'won by himself, no later trick won: that trick alone (64A1)',
    ruffed('W.♣2 N.♣A E.♣4 S.♣3 | N.♠A E.♠4 S.♠5 W.♣5 | N.♦A E.♦4 S.♦5 W.♥7 | N.♦K E.♦6 S.♥8 W.♥3'),
    '64A1',
    [1, 1],
    true,
  ],
  ['won by himself, the rest still to be played (64A1)', ruffed('W.♣2 N.♣A E.♣4 S.♣3'), '64A1', [1, 2], false],
  [
    'won by partner: one trick, partner is not the player who revoked (64A2)',
    `${NT}; hand W ♠2 ♥73 ♣52; play S.♥4 W.♠2 N.♥5 E.♥A | E.♣A S.♣4 W.♣2 N.♣3 | E.♣K S.♣7 W.♣5 N.♣6`,
    '64A2',
    [1, 1],
    true,
  ],
  ['not won, a later trick won (64A2)', `${NT}; ${WEST} | N.♣3 E.♣A S.♣4 W.♣2`, '64A2', [1, 1], true],
  ['neither that trick nor a later one (64B1)', `${NT}; ${WEST}; ${NS_WINS}`, '64B1', [0, 0], true],
  ['no later trick won so far (64A2)', `${NT}; ${WEST} | N.♣A E.♣3 S.♣4 W.♣2`, '64A2', [0, 1], false],
  ['by dummy (64B3)', `${NT}; hand N ♠6 ♥A8 ♣43; play S.♥4 W.♥7 N.♣3 E.♥6 | W.♠2 N.♠6 E.♠3 S.♠A`, '64B3', [0, 0], true],
  [
    'by both sides, both established (64B7)',
    `${NT}; hand S ♠4 ♥54 ♣43; hand W ♠2 ♥73 ♣52; play S.♥4 W.♠2 N.♥A E.♥6 | N.♥2 E.♥8 S.♣3 W.♥7 | E.♦2 S.♠4 W.♥3 N.♦4`,
    '64B7',
    [0, 0],
    true,
  ],
];

describe('an established revoke', () => {
  for (const [name, text, by, [least, most], settled] of CASES)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const report = judged(turnedTable(logs(text), places));
      const ruling = rulingOf(report, 'revoke', 64)!;
      expect(lawsOn(report, 'revoke')).toEqual([64]);
      expect(ruling.articles).toEqual(expect.arrayContaining(['44C', '61A', '63A1', by, '64C1']));
      expect(ruling.articles.filter((id) => /^64[AB]/.test(id))).toEqual([by]);
      const victim = places % 2 === 0 ? 'NS' : 'EW';
      const dummyOrBoth = by === '64B3' || by === '64B7';
      const effect = [{ type: 'tricks', to: victim, count: most }];
      expect(ruling.effects).toEqual(least === most && most > 0 && !dummyOrBoth ? effect : []);
      expect(fill(ruling.say, 'en')).toMatch(
        most === 0
          ? /No tricks/
          : least < most
            ? least === 1
              ? /and a second if/
              : /one trick .* if/
            : most === 1
              ? /one trick/
              : /2 tricks/,
      );
      expect(ruling.settled).toBe(settled);
      expect(ruling.options).toEqual([]);
    });

  it('tells who won what from the revoke on, and nothing before it', () => {
    const ruling = rulingOf(judged(logs(CASES[0]![1])), 'revoke', 64)!;
    const tricks = ruling.why.map((say) => fill(say, 'nl')).filter((text) => /^Slag \d+: gewonnen/.test(text));
    expect(tricks).toEqual([
      'Slag 9: gewonnen door West met ♠2.',
      'Slag 10: gewonnen door Oost met ♣A.',
      'Slag 11: gewonnen door Noord met ♠8.',
      'Slag 12: gewonnen door Noord met ♣6.',
      'Slag 13: gewonnen door Oost met ♦B.',
    ]);
  });
});

describe('two revokes of one side, in two suits', () => {
  const TWICE =
    'contract 3NT S; trick 8 lead S; hand W ♠2 ♥73 ♣52 ♦2; play S.♥4 W.♠2 N.♥A E.♥9 | N.♣A E.♣3 S.♣4 W.♦2 | N.♣K E.♦3 S.♦4 W.♣5 | N.♦A E.♦5 S.♦6 W.♣2';
  const rulings = (text: string) => judged(logs(text)).findings.flatMap((one) => one.rulings);
  it('cost a trick each while that many were won', () => {
    const won = rulings(`${TWICE}; play N.♥2 E.♠A S.♥6 W.♥7 | W.♥3 N.♠5 E.♠6 S.♠7`);
    expect(won.map((one) => [one.settled, one.effects.length])).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });
  it('that ask for more than was won: how many go over is for the director', () => {
    const lost = rulings(`${TWICE}; play N.♥2 E.♠A S.♥6 W.♥7 | W.♥3 N.♥8 E.♠6 S.♠K`);
    expect(lost.map((one) => [one.settled, one.effects, fill(one.director[0]!, 'en').slice(0, 36)])).toEqual([
      [false, [], 'East-West revoked more than once. To'],
      [false, [], 'East-West revoked more than once. To'],
    ]);
  });
});

describe('the same suit once more (64B2)', () => {
  const text = `${NT}; hand W ♠2 ♥73 ♣52; play S.♥4 W.♠2 N.♥5 E.♥A | E.♥8 S.♥9 W.♣2 N.♥6 | S.♦2 W.♥7 N.♦3 E.♦A`;
  const report = judged(logs(text));
  const rulings = report.findings.flatMap((one) => one.rulings);

  it('only the first costs a trick; the later one is for the director (64C2a)', () => {
    expect(rulings.map((one) => one.articles.filter((id) => /^64/.test(id)))).toEqual([
      ['64A2', '64C1'],
      ['64B2', '64C', '64C2a', '64C1'],
    ]);
    expect(rulings.map((one) => one.effects.length)).toEqual([1, 0]);
  });
});

describe('a penalty card of the suit that was kept back (64B3)', () => {
  const penalty = {
    type: 'ruled',
    finding: '',
    option: '',
    effects: [{ type: 'restrict', restriction: { type: 'penaltyCard', seat: 'W', card: 'H7', size: 'major' } }],
  } as unknown as TableEvent;

  it('costs nothing by itself', () => {
    const text = `${NT}; hand W ♠2 ♥73 ♣52`;
    const played = 'play S.♥4 W.♠2 N.♥5 E.♥A | E.♦8 S.♦9 W.♣2 N.♦6';
    expect(rulingOf(judged(logs(text, [penalty], played)), 'revoke', 64)?.articles).toContain('64B3');
    expect(rulingOf(judged(logs(text, played)), 'revoke', 64)?.articles).not.toContain('64B3');
  });
});

describe('how it came to be established (63A)', () => {
  const trick = `${NT}; ${WEST}`;
  it.each([
    ['nobody played on: not established', trick, [], [62], null],
    ['a card was named (63A2)', trick, [['namedNext', 'yes']], [64], '63A2'],
    ['the other side alone played on', `${trick} | N.♣3`, [], [62], null],
    ['partner played on (63A1)', `${trick} | N.♣3 E.♣A`, [], [64], '63A1'],
    ['own side claimed (63A3)', `${trick}; claim E 2`, [], [64], '63A3'],
    ['own side conceded (63A3)', `${trick}; concede W 4`, [], [64], '63A3'],
    ['partner objected at once to the concession (68B2)', `${trick}; concede W 4; objection E`, [], [62], null],
    ['the other side claimed: only people know (63A4)', `${trick}; claim S 4`, [], [63], null],
    ['and it is too late to object', `${trick}; claim S 4`, [['agreed', 'yes']], [64], '63A4'],
    ['and it is not', `${trick}; claim S 4`, [['agreed', 'no']], [62], null],
    ['the claim was refused', `${trick}; claim S 4; claimanswer refused`, [], [62], null],
    ['the record stops', `${trick}; end cutOff`, [], [63], null],
    ['it stops, and they played on', `${trick}; end cutOff`, [['playedOn', 'yes']], [64], '63A1'],
    ['a card after it was not seen', `${trick}; missed play 1`, [], [63], null],
  ] as const)('%s', (_name, text, answers, laws, by) => {
    const { at } = findingOf(judged(logs(text)), 'revoke').irregularity;
    const report = judged(
      logs(
        text,
        answers.map(([question, value]) => answer(`${question}:${at}`, value)),
      ),
    );
    expect(lawsOn(report, 'revoke')).toEqual(laws);
    if (by !== null) expect(rulingOf(report, 'revoke', 64)?.articles).toContain(by);
    if (laws[0] === 63) {
      const ruling = rulingOf(report, 'revoke', 63)!;
      expect([ruling.settled, ruling.ask.length, ruling.effects]).toEqual([false, 1, []]);
    }
  });
});

describe('when it was noticed (64B4, 64B5)', () => {
  const text = `${CASES[0]![1]}; end played`;
  const { at } = findingOf(judged(logs(text)), 'revoke').irregularity;

  it.each([
    ['inTime', '64A1', 2, true],
    ['nextBoard', '64B4', 0, true],
    ['roundOver', '64B5', 0, true],
  ] as const)('%s', (value, by, count, settled) => {
    const ruling = rulingOf(judged(logs(text, [answer(`noticed:${at}`, value)])), 'revoke', 64)!;
    expect(ruling.articles).toContain(by);
    expect(ruling.effects).toEqual(count === 0 ? [] : [{ type: 'tricks', to: 'NS', count }]);
    expect(ruling.settled).toBe(settled);
    expect(ruling.ask.map((ask) => ask.id)).toEqual([`noticed:${at}`]);
  });

  it('is asked once the play is over; in time until somebody says otherwise', () => {
    const ruling = rulingOf(judged(logs(text)), 'revoke', 64);
    expect([ruling?.ask.length, ruling?.settled, ruling?.effects.length]).toEqual([1, true, 1]);
  });
});

describe('tricks that a claim gives', () => {
  const trick = `${NT}; ${WEST} | N.♣A E.♣3 S.♣4 W.♣2`;
  it.each([
    ['all to declarer', 'claim S 3 more', 0],
    ['one left for the defenders', 'claim S 2 more', 1],
    ['conceded by declarer', 'concede S 3', 1],
    ['conceded by a defender', 'concede E 3', 0],
  ])('count as won: %s', (_name, claim, count) => {
    const ruling = rulingOf(judged(logs(`${trick}; ${claim}; claimanswer accepted; end claimed`)), 'revoke', 64)!;
    expect(ruling.effects.flatMap((one) => (one.type === 'tricks' ? [one.count] : []))).toEqual(
      count === 0 ? [] : [count],
    );
    expect(fill(ruling.say, 'nl')).not.toMatch(/ als /);
  });
});

describe('a revoke in a record', () => {
  const cards =
    'contract 3NT S; hand E ♠2 ♥73 ♣52; hand N ♠6 ♥A8 ♣A3; hand S ♠A7 ♥96 ♦J; hand W ♠4 ♥54 ♣43; play W.♥4 N.♥A E.♠2 S.♥6 | N.♣A E.♣2 S.♠7 W.♣3; end cutOff';

  it('without a mark is possible, and the ruling says to check the record', () => {
    const report = judge(log(cards, 'record'));
    const ruling = report.findings.flatMap((one) => one.rulings).find((one) => one.law === 64)!;
    expect(report.findings.map((one) => one.irregularity.certainty)).toEqual(['possible']);
    expect(ruling.settled).toBe(false);
    expect(ruling.why.map((say) => fill(say, 'en')).join()).toContain('if the record is right');
  });
});

describe('without a contract', () => {
  it('law 61 sends to the director', () => {
    const report = judged(logs('hand W ♠2 ♥73 ♣52; play S.♥4 W.♠2 N.♥A E.♥6'));
    expect(lawsOn(report, 'revoke')).toEqual([61]);
    expect(rulingOf(report, 'revoke', 61)?.settled).toBe(false);
  });
});

describe('another edition', () => {
  it('is not worked out, so nothing is said', () => {
    expect(findingOf(judged(logs(CASES[0]![1]), '1997'), 'revoke').rulings).toEqual([]);
  });
});
