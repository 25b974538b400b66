import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { fill } from '../../src/text';
import { chosen, findingOf, judged, lawsOn, logs, optionLine, rulingOf } from '../help/rulings';

const KIND = 'leadOutOfTurn';
const N = 'hand N ♠7 ♥J ♦65 ♣4; hand S ♠A4 ♥5 ♦32; hand W ♠Q2 ♥73 ♣5';
const START = 'contract 3NT S; trick 9 lead';

describe('declarer’s lead out of turn', () => {
  it.each([
    ['from the hand, dummy being on lead', 'N', 'S.♠4', ['accept WE W:♠2 ♠Q', 'refuse WE N:♠7 ♣4 ♦5 ♦6 ♥J'], '55B2'],
    ['from dummy, the hand being on lead', 'S', 'N.♠7', ['accept EW E:?', 'refuse EW S:♠4 ♠A ♥5 ♦2 ♦3'], '55B2'],
    ['a defender being on lead', 'W', 'S.♠4', ['accept WE W:♠2 ♠Q', 'refuse WE W:♠2 ♠Q ♣5 ♥3 ♥7'], '55B1'],
  ])('%s', (_, lead, card, lines, article) => {
    const text = `${START} ${lead}; ${N}; play ${card}`;
    const report = judged(logs(text));
    expect(lawsOn(report, KIND)).toEqual([55]);
    const ruling = rulingOf(report, KIND, 55)!;
    expect(ruling.options.map((one) => optionLine(one).split(':')[0])).toEqual(lines.map((one) => one.split(':')[0]));
    for (const [i, option] of ruling.options.entries()) {
      const cards = lines[i]?.split(':')[1]?.split(' ') ?? [];
      expect(optionLine(option).split(':')[1]?.split(' ').sort()).toEqual(cards.sort());
    }
    expect(ruling.options[1]?.articles).toContain(article);
    const { now } = judged(logs(text, [chosen(findingOf(report, KIND), ruling, 'refuse')]));
    expect([now.turn, penaltyCards(now), now.tricks.length]).toEqual([lead, [], 8]);
    expect(legalCards(now, lead as 'N')?.cards).toEqual(ruling.options[1]?.plays?.cards);
  });

  it('tells whose choice counts when the defenders disagree', () => {
    const { why } = rulingOf(judged(logs(`${START} N; play S.♠4`)), KIND, 55)!;
    expect(fill(why[0]!, 'nl')).toBe(
      'Zijn West en Oost het oneens, dan geldt de keuze van West: die komt na de verkeerde hand.',
    );
  });
});
