import { describe, expect, it } from 'vitest';
import { apply } from '../../src/bridge/replay';
import { penaltyCards } from '../../src/bridge/restrictions';
import { SEATS, turned } from '../../src/bridge/types';
import { type Finding, judge } from '../../src/referee';
import { fill } from '../../src/text';
import type { Parts } from '../help/penalties';
import { answer, chosen, findingOf, judged, lawsOn, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const START = 'contract 3NT S; trick 9 lead';
const KIND = 'leadOutOfTurn';

/** What each law says about the lead: its number, articles and options. */
const told = (finding: Finding) =>
  finding.rulings.map(({ law, articles, options }) => [law, articles.join(' '), ...options.map(optionLine)]);
const on = (...parts: Parts) => findingOf(judged(logs(...parts)), KIND);

describe('a lead out of turn that somebody has played to', () => {
  it.each([
    ['the next hand played: accepted', 'W; play E.♣5 S.♣8', [[53, '53A 60A1 60A2 60A3']]],
    ['the next hand was itself on lead and followed suit: accepted', 'E; play N.♣4 E.♣9', [[53, '53A 60A1 60A2 53B']]],
    ['declarer accepted it in words', 'W; play E.♣5; accepts S lead', [[53, '53A 56']]],
    ['a defender accepted it in words', 'N; play S.♠4; accepts W lead', [[53, '53A 55A']]],
    ['the defender on the right of declarer’s wrong hand: it stands', 'N; play S.♦K E.♦A', [[53, '53C 57 55A']]],
    ['the one on lead led himself', 'E; play N.♣4; lead E.♦Q', [[53, '53B 47F1 16C']]],
    ['partner of the offender: for the director', 'W; play E.♣5; lead W.♠9', [[53, '53A 53B 60A 60C']]],
  ])('%s', (_, text, expected) => {
    const report = judged(logs(`${START} ${text}`));
    expect(report.findings.filter((one) => one.irregularity.kind === KIND).flatMap(told)).toEqual(expected);
  });

  it('goes back in the last trick, whoever led', () => {
    const finding = on('contract 3NT S; trick 13 lead W; play E.♣5');
    expect(told(finding)).toEqual([[53, '53A 47B']]);
    expect(finding.rulings[0]?.effects).toEqual([
      { type: 'returnToHand', trick: 13, seat: 'E', card: 'C5' },
      { type: 'turn', seat: 'W' },
    ]);
  });
});

describe('a card of the one on lead, of another suit', () => {
  const TEXT = `${START} E; hand E ♠7 ♥Q9 ♦Q ♣9; play N.♣4 E.♦Q`;
  const asked = on(TEXT).rulings[0]!;

  it('is his own lead or not: both ways until people say so, and no revoke yet', () => {
    expect(asked.settled).toBe(false);
    expect(asked.options.map(optionLine)).toEqual(['own-lead director', 'accepted director']);
    expect(judge(logs(TEXT)).findings.map((one) => one.irregularity.kind)).toEqual([KIND]);
  });

  it('an own lead stays and the other card goes back', () => {
    const ruling = on(TEXT, [answer(asked.ask[0]!.id, 'yes')]).rulings[0]!;
    expect([ruling.settled, ruling.articles[0]]).toEqual([true, '53B']);
    const report = judged(logs(TEXT, [answer(asked.ask[0]!.id, 'yes'), chosen(on(TEXT), ruling, null)]));
    expect(report.now.tricks[8]?.plays.map((play) => play?.card)).toEqual(['DQ']);
    expect([report.now.turn, penaltyCards(report.now)]).toEqual(['S', []]);
  });

  it('no own lead: accepted, and then it may be a revoke', () => {
    const ruling = on(TEXT, [answer(asked.ask[0]!.id, 'no')]).rulings[0]!;
    expect([ruling.articles[0], ruling.settled, ruling.options]).toEqual(['53A', true, []]);
    expect(ruling.why.map((say) => fill(say, 'nl')).join()).toContain('61A');
  });

  it('the defender on lead to the right of the wrong hand is asked too, and nothing is demanded meanwhile', () => {
    const report = judged(logs(`${START} E; play S.♦5 E.♠Q`));
    expect(lawsOn(report, KIND)).toEqual([53]);
    expect(findingOf(report, 'playOutOfTurn').rulings).toEqual([]);
  });
});

describe('misled about the turn (47E1)', () => {
  const TEXT = `${START} W; play E.♣5`;
  it.each([
    ['as reported before', [`${START} W; misinformation S open turn; play E.♣5`]],
    ['as answered', [TEXT, [answer('misled:e2', 'yes')]]],
  ])('%s: the card goes back, nothing to accept, no penalty card', (_, parts) => {
    const finding = on(...(parts as Parts));
    expect(told(finding)).toEqual([[47, '47E1 16C']]);
    const after = finding.rulings[0]!.effects;
    expect(after.map((effect) => effect.type)).toEqual(['returnToHand', 'turn']);
  });

  it('as reported right after the card: the report itself has that ruling', () => {
    const report = judged(logs(TEXT, 'misinformation S open turn'));
    expect(findingOf(report, KIND).rulings).toEqual([]);
    expect(rulingOf(report, 'misinformation', 47)?.articles[0]).toBe('47E1');
  });

  it('by the own partner it changes nothing', () => {
    expect(on(`${START} W; misinformation W open turn; play E.♣5`).rulings.map((one) => one.law)).toEqual([56]);
  });
});

it('is the same at every seat', () => {
  const events = logs(`${START} W; hand W ♠9 ♥K4 ♣A3; play E.♣5 S.♣8`);
  for (const [places] of SEATS.entries()) {
    const { irregularity, rulings } = findingOf(judged(turnedTable(events, places)), KIND);
    expect([irregularity.seat, rulings.map((one) => one.articles)]).toEqual([
      turned('E', places),
      [['53A', '60A1', '60A2', '60A3']],
    ]);
  }
});

it('taken back without a ruling: people are sent to the director', () => {
  const finding = on(`${START} W; play E.♣5; takeback play 1`);
  expect(finding.rulings.map((one) => [one.law, one.settled])).toEqual([[53, false]]);
});

it('a find keeps speaking once its choice is in force', () => {
  const events = logs(`${START} W; play E.♣5`);
  const finding = findingOf(judged(events), KIND);
  const free = finding.rulings[0]!.options.find((one) => one.id === 'free')!;
  const ruled = {
    type: 'ruled',
    id: 'r',
    from: 'user',
    finding: finding.id,
    option: 'free',
    effects: free.effects,
  } as const;
  const after = findingOf(judged([...events, ruled]), KIND);
  expect([after.chosen, after.rulings.map((one) => one.articles)]).toEqual([
    'free',
    [['56', '50B', '50D2', '72C', '12C1']],
  ]);
  expect(apply(judge(events).now, ruled).restrictions.map((one) => one.type)).toEqual(['penaltyCard']);
});
