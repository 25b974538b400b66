import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { type Finding, judge } from '../../src/referee';
import { fill } from '../../src/text';
import type { Parts } from '../help/penalties';
import { chosen, findingOf, judged, logs, optionLine, turnedTable } from '../help/rulings';

const LEAD = 'prematureLead';
const PLAY = 'playOutOfTurn';
/** A lead for which nothing can be demanded is found as the trick it left short, where law 67 speaks beside 53, 56 and 57. */
function on(kind: typeof LEAD | typeof PLAY, ...parts: Parts): Finding {
  const report = judged(logs(...parts));
  const ahead = report.findings.find(({ irregularity }) => irregularity.kind === 'shortTrick');
  if (kind === PLAY || ahead === undefined) return findingOf(report, kind);
  expect(report.findings.filter(({ irregularity }) => irregularity.kind === LEAD)).toEqual([]);
  return { ...ahead, rulings: ahead.rulings.filter(({ law }) => law !== 67) };
}
const told = (finding: Finding) =>
  finding.rulings.map(({ law, articles, settled }) => [law, articles.join(' '), settled]);

/** West has played, only East has to: declarer has played from both hands. */
const PARTNER = 'contract 3NT S; trick 9 lead S; hand W ♠A ♥K75 ♦8; hand E ♠9 ♥A92 ♦A; play S.♥4 W.♥K N.♥3; lead W.♠A';
/** West led and his partner has played, only declarer has to. */
const DECLARER = 'contract 3NT S; trick 9 lead W; hand W ♠Q ♥K75 ♦8; play W.♠Q N.♠2 E.♠9; lead W.♥K';
const SUPPLY = [
  { type: 'ruled', finding: '', option: '', effects: [{ type: 'owes', trick: 9, seat: 'E' }] },
] as unknown as Parts[number];
const SUPPLY_S = turnedTable(SUPPLY, 1);

describe('a defender led to the next trick and nothing is demanded of partner', () => {
  it('declarer had played from both hands (57C1): the trick comes first, no penalty card', () => {
    const [ruling, ...more] = on(LEAD, PARTNER).rulings;
    expect([ruling?.law, ruling?.articles.join(' '), more]).toEqual([57, '57C1 16 67A1 53 56', []]);
    expect([ruling?.options, ruling?.effects, ruling?.settled]).toEqual([[], [], true]);
    expect(ruling?.director.map((one) => fill(one, 'en')).join()).toContain('East');
  });

  it('only declarer had still to play: 57D is about playing, not leading', () => {
    const [ruling] = on(LEAD, DECLARER).rulings;
    expect(ruling?.articles.join(' ')).toBe('57 16 67A1 53 56');
    expect([ruling?.options, ruling?.effects]).toEqual([[], []]);
  });

  it('the trick is completed as law 67 says', () => {
    for (const text of [PARTNER, DECLARER])
      expect(findingOf(judged(logs(text)), 'shortTrick').rulings.map((one) => one.articles[0])).toContain('67A');
  });

  it('he won the trick: the lead stands', () => {
    expect(told(on(LEAD, PARTNER, SUPPLY, 'play E.♥2'))).toEqual([[57, '57C1 16 44G', true]]);
    expect(told(on(LEAD, DECLARER, SUPPLY_S, 'play S.♠3'))).toEqual([[57, '57 16 44G', true]]);
  });

  it('partner won it: a lead out of turn, with the choices of 50D2', () => {
    const finding = on(LEAD, PARTNER, SUPPLY, 'play E.♥A');
    expect(finding.rulings.map((one) => one.law)).toEqual([56, 57]);
    expect(finding.rulings[0]?.options.map(optionLine)).toEqual([
      'accept S N:?',
      'demand-S S E:♠9',
      'forbid-S S E:♥2 ♥9 ♦A',
      'free S E:♠9 ♥2 ♥9 ♦A',
    ]);
    const report = judged(logs(PARTNER, SUPPLY, 'play E.♥A', [chosen(finding, finding.rulings[0]!, 'free')]));
    expect(penaltyCards(report.now).map((one) => [one.card, one.size])).toEqual([['SA', 'major']]);
    expect([report.now.turn, report.now.tricks.length]).toEqual(['E', 9]);
  });

  it('declarer won it: accept or refuse, and he leads', () => {
    const finding = on(LEAD, DECLARER, SUPPLY_S, 'play S.♠A');
    expect(finding.rulings[0]?.options.map(optionLine)).toEqual(['accept S N:?', 'refuse S S:?']);
  });

  it('the next hand played to it: accepted (53A)', () => {
    expect(told(on(LEAD, PARTNER, SUPPLY, 'play E.♥A N.♠2'))[0]).toEqual([53, '53A 60A1 60A2 60A3', true]);
  });

  it('a trick completed in time is no revoke once both sides play on (67A1, not 67B1)', () => {
    const report = judged(logs(PARTNER, SUPPLY, 'play E.♥2 N.♠2'));
    const ruling = findingOf(report, 'shortTrick').rulings.find(({ law }) => law === 67);
    expect([ruling?.articles[0], ruling?.options, ruling?.effects]).toEqual(['67A', [], []]);
  });

  it('both sides played on before the trick was complete: for the director', () => {
    expect(told(on(LEAD, PARTNER, 'play N.♠2'))).toEqual([[57, '57C1 16 67B1', false]]);
  });

  it('is the same at every seat', () => {
    for (const text of [PARTNER, DECLARER])
      for (const places of [1, 2, 3]) {
        const here = findingOf(judge(logs(text)), 'shortTrick').rulings;
        const there = findingOf(judge(turnedTable(logs(text), places)), 'shortTrick').rulings;
        expect(there.map((one) => [one.articles, one.options.length])).toEqual(
          here.map((one) => [one.articles, one.options.length]),
        );
      }
  });
});

describe('a lead before partner and dummy have played (57A)', () => {
  const TEXT = 'contract 3NT S; trick 9 lead W; hand E ♠K84 ♥A ♦J; hand N ♠5 ♥9 ♦32 ♣4; play W.♠Q; lead W.♥2';
  it('the demand waits for the hand whose turn it is', () => {
    const finding = on(LEAD, TEXT);
    const highest = chosen(finding, finding.rulings[0]!, 'highest');
    const { now } = judged(logs(TEXT, [highest]));
    expect([now.turn, legalCards(now, 'N')?.cards]).toEqual(['N', ['S5']]);
    const then = judged(logs(TEXT, [highest], 'play N.♠5')).now;
    expect([then.turn, legalCards(then, 'E')?.cards]).toEqual(['E', ['SK']]);
  });

  it('declarer’s side played to it: the lead stands, what the trick lacks is for the director (67)', () => {
    expect(told(on(LEAD, TEXT, 'play N.♥9'))).toEqual([[60, '60A1 60A2 60A3 57 67', false]]);
  });
});

describe('what cannot be told', () => {
  it('play ended before declarer chose: no demands any more', () => {
    const [ruling] = on(PLAY, 'contract 3NT S; trick 9 lead S; play S.♥4 E.♥9; end claimed').rulings;
    expect([ruling?.articles, ruling?.settled, ruling?.options, ruling?.effects]).toEqual([['57A'], false, [], []]);
  });

  it('a second lead while the first has just been made: no verdict on cards that were left out', () => {
    const report = judged(logs('contract 3NT S; trick 9 lead W; lead S.♦K N.♠A'));
    expect(findingOf(report, 'shortTrick').rulings.map((one) => one.settled)).toEqual([false]);
  });

  it('a card of the trick was not seen: no demands', () => {
    const [ruling] = on(PLAY, 'contract 3NT S; trick 9 lead S; play S.♥4; missed play 1; play E.♥9').rulings;
    expect([ruling?.settled, ruling?.options, ruling?.effects]).toEqual([false, [], []]);
  });

  it('both defenders led at once while declarer was on lead: no duty to play the second card', () => {
    const report = judged(logs('contract 3NT S; trick 9 lead S; simultaneous W.♥7 E.♥9'));
    expect(report.findings.flatMap((one) => one.rulings.map((ruling) => [ruling.settled, ruling.effects]))).toEqual([
      [false, []],
      [false, []],
    ]);
  });

  it('partner played to a lead out of turn that declarer had not answered (60C)', () => {
    const text = 'contract 3NT S; trick 9 lead N; hand W ♠92 ♥4 ♣3; play E.♣5';
    expect(told(on(PLAY, `${text} W.♠9`))).toEqual([[57, '60C 53 57', false]]);
    expect(told(on(PLAY, `${text}; accepts S lead; play W.♠9`))[0]?.[1]).toMatch(/^57D/u);
  });
});
