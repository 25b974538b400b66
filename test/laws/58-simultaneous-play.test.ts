import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import type { Parts } from '../help/penalties';
import { chosen, findingOf, judged, lawsOn, logs, optionLine, turnedTable } from '../help/rulings';

const START = 'contract 3NT S; trick 9 lead';
const several = (...parts: Parts) => findingOf(judged(logs(...parts)), 'severalCards');
const sizes = (state: Parameters<typeof penaltyCards>[0]) =>
  penaltyCards(state).map((one) => `${one.seat}${one.card} ${one.size}`);

describe('two players together (58A)', () => {
  it.each([
    [
      'both defenders on opening lead: 57D, never 54',
      'contract 3NT S; hand E ♠K8 ♥9; simultaneous E.♥9 W.♠7',
      'E',
      '57D',
    ],
    ['before partner: 57A, no lead out of turn', `${START} N; simultaneous W.♠5 N.♠A`, 'W', '57A'],
    ['declarer with a defender: played (57C3)', `${START} W; simultaneous W.♠5 S.♠A`, 'S', '57C3'],
  ])('%s', (_, text, seat, article) => {
    const report = judged(logs(text));
    expect(report.findings.map(({ irregularity }) => [irregularity.kind, irregularity.seat])).toEqual([
      ['simultaneousPlay', seat],
    ]);
    expect(lawsOn(report, 'simultaneousPlay')).toEqual([58]);
    expect(report.findings[0]?.rulings[0]?.articles.slice(0, 2)).toEqual(['58A', article]);
  });
});

describe('several cards of one hand (58B)', () => {
  const HEARTS = `${START} S; hand W ♥K73 ♦8 ♣2; play S.♥4; simultaneous W.♥7 W.♥3`;
  const CASES: readonly (readonly [string, string, string, readonly string[], readonly string[]])[] = [
    ['two low cards: the other is minor', HEARTS, 'play-H7', ['play-H7 W W:♥7', 'play-H3 W W:♥3'], ['WH3 minor']],
    ['the one put down second is played', HEARTS, 'play-H3', ['play-H7 W W:♥7', 'play-H3 W W:♥3'], ['WH7 minor']],
    [
      'an honour goes back: major',
      `${START} S; hand W ♥73 ♣K4; play S.♣5; simultaneous W.♣K W.♣4`,
      'play-C4',
      ['play-CK W W:♣K', 'play-C4 W W:♣4'],
      ['WCK major'],
    ],
    [
      'three cards: the two others are both major',
      `${START} S; hand W ♥8632 ♣2; play S.♥4; simultaneous W.♥8 W.♥6 W.♥3`,
      'play-H6',
      ['play-H8 W W:♥8', 'play-H6 W W:♥6', 'play-H3 W W:♥3'],
      ['WH8 major', 'WH3 major'],
    ],
    [
      'a hidden hand: all that were seen, those of the suit led first of all',
      `${START} S; play S.♥4; simultaneous W.♠9 W.♦2`,
      'play-D2',
      ['play-S9 W W:♠9', 'play-D2 W W:♦2'],
      ['WS9 minor'],
    ],
    [
      'declarer: no penalty card',
      `${START} E; hand S ♠4 ♥5 ♣A2; play E.♣7; simultaneous S.♣A S.♣2`,
      'play-C2',
      ['play-CA S S:♣A', 'play-C2 S S:♣2'],
      [],
    ],
    [
      'dummy: declarer says which',
      `${START} W; hand N ♣A2; play W.♣7; simultaneous N.♣A N.♣2`,
      'play-C2',
      ['play-CA S N:♣A', 'play-C2 S N:♣2'],
      [],
    ],
    [
      'two cards led',
      `${START} W; hand W ♠QJ ♥7; simultaneous W.♠Q W.♥7`,
      'play-H7',
      ['play-SQ W W:♠Q', 'play-H7 W W:♥7'],
      ['WSQ major'],
    ],
  ];
  it.each(CASES)('%s', (_, text, id, lines, penalties) => {
    const finding = several(text);
    const ruling = finding.rulings[0]!;
    expect(ruling.options.map(optionLine)).toEqual(lines);
    const { now } = judged(logs(text, [chosen(finding, ruling, id)]));
    const { seat, card } = { seat: finding.irregularity.seat, card: id.slice(5) };
    const last = now.tricks[now.tricks.length - 1]!;
    expect(last.plays.filter((play) => play?.seat === seat).map((play) => play?.card)).toEqual([card]);
    expect([last.loose, sizes(now)]).toEqual([[], penalties]);
  });

  it('only one of them follows suit: it is the card played, nothing to choose (44C)', () => {
    const text = `${START} S; hand W ♠2 ♥K73 ♣2; play S.♥4; simultaneous W.♠2 W.♥7`;
    const finding = several(text);
    expect(finding.rulings[0]?.options).toEqual([]);
    const { now } = judged(logs(text, [chosen(finding, finding.rulings[0]!, null)]));
    expect(now.tricks[8]?.plays.map((play) => play?.card)).toEqual(['H4', 'H7']);
    expect(sizes(now)).toEqual(['WS2 minor']);
  });

  it('one could be seen: it is played (58B1)', () => {
    const { rulings } = several(`${START} S; play S.♥4; simultaneous W.♥7`);
    expect(rulings.map((one) => [one.articles, one.options, one.effects])).toEqual([[['58B1', '47F'], [], []]]);
  });

  it('an opponent who played since may replace his card, until the next card (58B3)', () => {
    const text = `${START} S; hand W ♥73 ♣K4; hand N ♠7 ♣A3; play S.♣5; simultaneous W.♣K W.♣4; play N.♣A`;
    const finding = several(text);
    const choice = chosen(finding, finding.rulings[0]!, 'play-C4');
    const { due } = judged(logs(text, [choice]));
    const may = due.filter(({ ruling }) => ruling.law === 58);
    expect(may.map(({ ruling }) => ruling.options.map(optionLine))).toEqual([['back-CA S N:♣3 ♣A']]);
    expect(judged(logs(text, [choice], 'play E.♣2')).due.filter(({ ruling }) => ruling.law === 58)).toEqual([]);
    const back = { type: 'ruled', finding: may[0]!.id, option: '', effects: may[0]!.ruling.options[0]!.effects };
    const { now } = judged(logs(text, [choice], [back] as Parts[number]));
    expect([now.turn, legalCards(now, 'N')?.cards, sizes(now)]).toEqual(['N', ['C3', 'CA'], ['WCK major']]);
  });

  it('both opponents who played since may replace theirs', () => {
    const text = `${START} E; hand W ♥73 ♣K4; play E.♣5 S.♣6; simultaneous W.♣K W.♣4; play N.♣A; lead S.♠2`;
    const finding = several(text);
    const choice = chosen(finding, finding.rulings[0]!, 'play-C4');
    const may = judged(logs(text, [choice])).due.filter(({ ruling }) => ruling.law === 58);
    expect(may.flatMap(({ ruling }) => ruling.options.map((one) => one.id))).toEqual(['back-CA', 'back-S2']);
  });

  it('none of the visible cards may be played: for the director (44C, 62A)', () => {
    for (const cards of ['W.♠2 W.♣2', 'W.♠2']) {
      const [ruling] = several(`${START} S; hand W ♠2 ♥K73 ♣2; play S.♥4; simultaneous ${cards}`).rulings;
      expect([ruling?.settled, ruling?.options, ruling?.effects]).toEqual([false, [], []]);
      expect(ruling?.articles).toContain('62A');
    }
  });

  it('what may be played is that of the trick itself, also when one side has played on (67A2)', () => {
    const text = `${START} S; hand W ♥K73 ♠2 ♣2; play S.♥4; simultaneous W.♥7 W.♠2; play N.♥2 E.♥5; play S.♠3`;
    const [ruling] = several(text).rulings;
    expect([ruling?.settled, ruling?.articles.slice(0, 3), ruling?.options]).toEqual([
      true,
      ['67A', '67A2', '58B2'],
      [],
    ]);
  });

  it('one side has played on: still the own choice (67A2); both sides: for the director (58B4)', () => {
    const on = `${HEARTS}; play N.♥2 E.♥5`;
    expect(several(`${on}; play E.♠2`).rulings[0]?.articles.slice(0, 2)).toEqual(['67A', '67A2']);
    const late = several(`${on}; play E.♠2 S.♠3`).rulings[0]!;
    expect([late.articles, late.settled, late.options]).toEqual([['58B4', '67B2'], false, []]);
  });

  it('is the same at every seat', () => {
    for (let places = 0; places < 4; places++) {
      const { rulings } = findingOf(judged(turnedTable(logs(HEARTS), places)), 'severalCards');
      expect(rulings[0]?.options.map((one) => one.id)).toEqual(['play-H7', 'play-H3']);
    }
  });
});
