import { describe, expect, it, test } from 'vitest';
import { fill } from '../../src/text';
import { afterChoice, dueOf, lying, penalties } from '../help/penalties';
import { judged, logs, optionLine, turnedTable } from '../help/rulings';

const due = (text: string, cards: string) => dueOf(judged(logs(text, [lying(cards)])));

describe('several can be played (51A)', () => {
  const TEXT = 'contract 3NT S; trick 9 lead S; hand W ♠43 ♦9 ♣Q6; play S.♥3';
  it('declarer picks, and the pick binds', () => {
    const ruling = due(TEXT, 'W♦9 W♣6');
    expect(ruling.law).toBe(51);
    expect(ruling.articles).toEqual(['51A', '50D1a']);
    expect(ruling.options.map(optionLine)).toEqual(['play-D9 S W:♦9', 'play-C6 S W:♣6']);
    const before = [TEXT, [lying('W♦9 W♣6')]];
    expect(dueOf(afterChoice(before, 'play-C6')).options.map(optionLine)).toEqual(['play-C6 W W:♣6']);
    expect(penalties(afterChoice(before, 'play-C6', 'play W.♣6').now)).toBe('W♦9');
    expect(afterChoice(before, 'play-C6', 'play W.♣6').findings).toEqual([]);
    expect(afterChoice(before, 'play-C6', 'play W.♦9').findings.map((one) => one.irregularity.kind)).toEqual([
      'failedRestriction',
    ]);
  });

  test.each([
    ['on lead, hand not seen', 'contract 3NT S; trick 9 lead W', ['play-D9 S W:♦9', 'play-C6 S W:♣6']],
    ['one of them follows suit', 'contract 3NT S; trick 9 lead S; hand W ♠43 ♦9 ♣Q6; play S.♣3', ['play-C6 W W:♣6']],
  ])('%s', (_name, text, options) => {
    expect(due(text, 'W♦9 W♣6').options.map(optionLine)).toEqual(options);
  });
});

describe('the last of several is a low card (50B): whether it stays major is for the director', () => {
  const TEXT = 'contract 3NT S; trick 8 lead S; hand W ♠4 ♥63 ♦53 ♣72';
  const TWO = [lying('W♣7 W♦5')];
  const doubts = (ruling: ReturnType<typeof due>) => [
    ruling.settled,
    ruling.confirm,
    ruling.director.some((say) => /only because there were several/.test(fill(say, 'en'))),
  ];
  it('at the turn of its holder', () => {
    const ruling = dueOf(judged(logs(TEXT, TWO, 'play S.♣4 W.♣7 N.♣A E.♣3 | N.♦2 E.♦9 S.♦A')));
    expect([ruling.options.map(optionLine), ...doubts(ruling)]).toEqual([['play-D5 W W:♦5'], false, true, true]);
  });
  it('where the partner is on lead', () => {
    const ruling = dueOf(judged(logs(TEXT, TWO, 'play S.♣4 W.♣7 N.♣5 E.♣A')));
    expect([ruling.options.length, ...doubts(ruling)]).toEqual([3, false, true, true]);
  });
  it.each([
    ['an honour', 'W♣7 W♦T', 'hand W ♠4 ♥63 ♦T3 ♣72'],
    ['a card shown on purpose', 'W♣7 W♦5', 'exposed W.♦5 deliberate seen'],
    ['a card played and taken back', 'W♣7 W♦5', 'play S.♠4 W.♦5; takeback play 2'],
  ])('no doubt about %s', (_, cards, text) => {
    const ruling = dueOf(judged(logs(TEXT, text, [lying(cards)], 'play S.♣4 W.♣7 N.♣5 E.♣A')));
    expect([ruling.options.length, ...doubts(ruling)]).toEqual([3, true, false, false]);
  });
});

it('a demand in vain is not said to leave the lead free where a penalty card must be led (50D1a, 59)', () => {
  const ruling = due('contract 3NT S; trick 9 lead E; hand E ♠AK ♥87 ♣5', 'W♦Q E♠A');
  expect(ruling.options.slice(0, 1).map((one) => [optionLine(one), fill(one.say, 'en')])).toEqual([
    ['demand-D S E:♠A', 'Demand ♦: East has no ♦. East must lead the own penalty card. Back to the hand: ♦Q.'],
  ]);
});

const WEST = 'hand W ♠Q ♥5 ♦T2 ♣8';
const QUEEN_TEN = 'W♠Q W♦T';

/** Name, log, penalty cards, options, articles of each option. */
const PARTNER: readonly (readonly [string, string, string, readonly string[], readonly string[]])[] = [
  [
    'two of one suit (51B1)',
    'contract 3NT S; trick 9 lead E; hand W ♠9 ♥K5 ♣83; hand E ♠A7 ♥86 ♦J',
    'W♥K W♥5',
    ['demand-H S E:♥6 ♥8', 'forbid-H S E:♠7 ♠A ♦J', 'free S E:♠7 ♠A ♥6 ♥8 ♦J'],
    ['51B1a', '51B1b', '50D2b'],
  ],
  [
    'two suits (51B2): each to demand, every set to forbid',
    `contract 3NT S; trick 9 lead E; ${WEST}; hand E ♠A7 ♥8 ♦J6`,
    QUEEN_TEN,
    [
      'demand-S S E:♠7 ♠A',
      'demand-D S E:♦6 ♦J',
      'forbid-S S E:♥8 ♦6 ♦J',
      'forbid-D S E:♠7 ♠A ♥8',
      'forbid-SD S E:♥8',
      'free S E:♠7 ♠A ♥8 ♦6 ♦J',
    ],
    ['51B2a', '51B2a', '51B2b', '51B2b', '51B2b', '51B2c'],
  ],
  [
    'nothing but the suits forbidden (59)',
    `contract 3NT S; trick 9 lead E; ${WEST}; hand E ♠A7 ♦J63`,
    QUEEN_TEN,
    [
      'demand-S S E:♠7 ♠A',
      'demand-D S E:♦3 ♦6 ♦J',
      'forbid-S S E:♦3 ♦6 ♦J',
      'forbid-D S E:♠7 ♠A',
      'forbid-SD S E:♠7 ♠A ♦3 ♦6 ♦J',
      'free S E:♠7 ♠A ♦3 ♦6 ♦J',
    ],
    ['51B2a', '51B2a', '51B2b', '51B2b', '51B2b 59', '51B2c'],
  ],
];

describe('the partner is on lead', () => {
  describe.each(PARTNER)('%s', (_name, text, cards, options, articles) => {
    it('gives every choice of the law', () => {
      const ruling = due(text, cards);
      expect(ruling.law).toBe(51);
      expect(ruling.options.map(optionLine)).toEqual(options);
      expect(ruling.options.map((one) => one.articles.join(' '))).toEqual(articles);
      expect(ruling.articles).toEqual(expect.arrayContaining(['51B', '50D2', '50E2', '16C2']));
    });

    it.each([1, 2, 3])('is the same at every seat (%i)', (places) => {
      const events = logs(text, [lying(cards)]);
      const there = dueOf(judged(turnedTable(events, places))).options.map(optionLine);
      expect(there).toEqual(turnedTable(dueOf(judged(events)).options, places).map(optionLine));
    });
  });

  test('three suits: three demands, seven bans, nothing', () => {
    const ids = due('contract 3NT S; trick 9 lead E', 'W♠Q W♦T W♣8').options.map((one) => one.id);
    expect(ids.slice(0, 3)).toEqual(['demand-S', 'demand-D', 'demand-C']);
    expect(ids.slice(3, 10)).toEqual([
      'forbid-S',
      'forbid-D',
      'forbid-C',
      'forbid-SD',
      'forbid-SC',
      'forbid-DC',
      'forbid-SDC',
    ]);
    expect(ids.slice(10)).toEqual(['free']);
  });

  const TWO = [PARTNER[1]?.[1] ?? '', [lying(QUEEN_TEN)]];
  test.each([
    ['demand-D', 'W♠Q'],
    ['forbid-S', 'W♦10'],
    ['forbid-SD', ''],
    ['free', 'W♠Q W♦10'],
  ])('%s leaves %s', (id, after) => {
    expect(penalties(afterChoice(TWO, id).now)).toBe(after);
  });

  test('a demand is over after the lead; the holder then follows with any card of the suit', () => {
    const report = afterChoice(TWO, 'demand-D', 'play E.♦6 S.♦4');
    expect(report.due.flatMap((one) => one.ruling.options.map(optionLine))).toEqual(['play W W:♦10 ♦2']);
    expect(report.now.restrictions.filter((one) => one.type === 'lead')).toEqual([]);
  });

  test('both suits forbidden: they stay forbidden while the lead is kept', () => {
    const hands = PARTNER[1]?.[1].replace('♥8', '♥A') ?? '';
    const report = afterChoice([hands, [lying(QUEEN_TEN)]], 'forbid-SD', 'play E.♥A S.♥2 W.♥5 N.♥3');
    expect(dueOf(report).articles).toEqual(['59']);
    expect(dueOf(report).options.map(optionLine)).toEqual(['any E E:♠7 ♠A ♦6 ♦J']);
  });

  test('one suit forbidden: the other card must be played, which the text leaves open (51B2b)', () => {
    const ruling = dueOf(afterChoice(TWO, 'forbid-S', 'play E.♦6 S.♦4'));
    expect(ruling.options.map(optionLine)).toEqual(['play-DT W W:♦10']);
    expect(ruling.articles).toEqual(['50D1a', '51B2b']);
    expect(ruling.settled).toBe(false);
    expect(ruling.director.map((say) => fill(say, 'en')).join(' ')).toContain('51B2');
  });

  test('nothing asked: both cards stay and partner follows suit first (51B2c)', () => {
    const report = afterChoice(TWO, 'free', 'play E.♥8 S.♥2');
    expect(dueOf(report).options.map(optionLine)).toEqual(['play W W:♥5']);
    expect(penalties(afterChoice(TWO, 'free', 'play E.♥8 S.♥2 W.♥5').now)).toBe('W♠Q W♦10');
  });
});
