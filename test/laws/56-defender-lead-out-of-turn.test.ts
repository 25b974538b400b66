import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import type { Parts } from '../help/penalties';
import { chosen, findingOf, judged, lawsOn, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const KIND = 'leadOutOfTurn';
const START = 'contract 3NT S; trick 9 lead';

describe('a defender’s lead out of turn', () => {
  it('partner on lead: accept, or a major penalty card and the choices of 50D2', () => {
    const text = `${START} W; hand W ♠9 ♥K4 ♣A3; hand E ♠A7 ♥86 ♣5; play E.♣5`;
    const report = judged(logs(text));
    const ruling = rulingOf(report, KIND, 56)!;
    expect(ruling.options.map(optionLine)).toEqual([
      'accept S S:?',
      'demand-C S W:♣3 ♣A',
      'forbid-C S W:♠9 ♥4 ♥K',
      'free S W:♠9 ♣3 ♣A ♥4 ♥K',
    ]);
    const { now } = judged(logs(text, [chosen(findingOf(report, KIND), ruling, 'forbid-C')]));
    expect([penaltyCards(now), now.hands.E?.includes('C5'), now.turn]).toEqual([[], true, 'W']);
    expect(legalCards(now, 'W')?.cards).toEqual(['S9', 'HK', 'H4']);
  });

  it('declarer on lead: accept, or a major penalty card and any lead', () => {
    const text = `${START} N; hand N ♠7 ♥J; play E.♣5`;
    const report = judged(logs(text));
    const ruling = rulingOf(report, KIND, 56)!;
    expect(ruling.options.map(optionLine)).toEqual(['accept S S:?', 'refuse S N:♠7 ♥J']);
    const { now } = judged(logs(text, [chosen(findingOf(report, KIND), ruling, 'refuse')]));
    expect([penaltyCards(now).map((one) => [one.card, one.size]), now.turn]).toEqual([[['C5', 'major']], 'N']);
  });

  it('with a penalty card there already, both are major and law 51 speaks', () => {
    const minor = { type: 'penaltyCard', seat: 'E', card: 'D3', size: 'minor' } as const;
    const before = [{ type: 'ruled', finding: '', option: '', effects: [{ type: 'restrict', restriction: minor }] }];
    const ruling = rulingOf(judged(logs(`${START} W`, before as Parts[number], 'play E.♣5')), KIND, 56)!;
    expect(ruling.options.map((one) => one.id)).toEqual([
      'accept',
      'demand-D',
      'demand-C',
      'forbid-D',
      'forbid-C',
      'forbid-DC',
      'free',
    ]);
  });

  it('after a retracted lead of declarer it is law 60 alone, and nothing to accept', () => {
    const text = `${START} S; play N.♠5`;
    const first = judged(logs(text));
    const refuse = chosen(findingOf(first, KIND), rulingOf(first, KIND, 55)!, 'refuse');
    const report = judged(logs(text, [refuse], 'play W.♦9'));
    const second = report.findings[1]!;
    expect(second.rulings.map((one) => [one.law, one.articles[0], one.options])).toEqual([[60, '60B', []]]);
    const { now } = judged(logs(text, [refuse], 'play W.♦9', [chosen(second, second.rulings[0]!, null)]));
    expect([penaltyCards(now).map((one) => [one.card, one.size]), now.turn]).toEqual([[['D9', 'major']], 'S']);
  });

  it('is the same at every seat', () => {
    const events = logs(`${START} W; hand W ♠9 ♥K4 ♣A3; play E.♣5`);
    for (let places = 0; places < 4; places++) {
      const report = judged(turnedTable(events, places));
      expect(lawsOn(report, KIND)).toEqual([56]);
      expect(rulingOf(report, KIND, 56)?.options.map((one) => one.plays?.cards?.length)).toEqual([undefined, 2, 3, 5]);
    }
  });
});
