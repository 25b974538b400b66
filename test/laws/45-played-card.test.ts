import { describe, expect, it } from 'vitest';
import { penaltyCards } from '../../src/bridge/restrictions';
import { fill } from '../../src/text';
import { chosen, findingOf, judged, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const TABLE = 'contract 3NT S; trick 9 lead N; hand N ♠7 ♥J ♦K96; hand E ♠9 ♥Q9 ♦A2';
const EAST = `${TABLE}; play N.♦K E.♦2; misplaced N.♦K named ♦9`;
const SOUTH = `${TABLE}; play N.♦K E.♦2 S.♦3; misplaced N.♦K named ♦9`;

/** Name, log, options. */
const CASES: readonly (readonly [string, string, readonly string[]])[] = [
  ['nobody played on', `${TABLE}; play N.♦K; misplaced N.♦K named ♦9`, []],
  ['a defender played on it (45D1)', EAST, ['change:D2 E E:♦2 ♦A', 'keep E']],
  ['declarer too: he must wait for his right-hand opponent', SOUTH, ['change:D2 E E:♦2 ♦A', 'keep E']],
  ['another suit was named', `${TABLE}; play N.♦K E.♦2; misplaced N.♦K named ♥J`, ['change:D2 E E:♥9 ♥Q', 'keep E']],
];

describe('another card of dummy than was named, noticed in time (45D1)', () => {
  for (const [name, text, options] of CASES)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const ruling = rulingOf(judged(turnedTable(logs(text), places)), 'misplacedCard', 45)!;
      expect(ruling.articles).toEqual(['45D', '45D1', '47B', '16C']);
      expect(turnedTable(ruling.options, 4 - places).map(optionLine)).toEqual(options);
      expect(ruling.settled).toBe(true);
    });

  const first = judged(logs(SOUTH));
  const found = findingOf(first, 'misplacedCard');
  const confirmed = logs(SOUTH, [chosen(found, rulingOf(first, 'misplacedCard', 45)!, null)]);

  it('the named card takes its place, and nobody gets a penalty card', () => {
    const { now } = judged(confirmed);
    expect([now.tricks[8]?.plays.map((play) => play?.card), now.hands.N, penaltyCards(now)]).toEqual([
      ['D9', 'D2', 'D3'],
      ['S7', 'HJ', 'D6', 'DK'],
      [],
    ]);
  });

  it('declarer may change after his right-hand opponent has', () => {
    const ruling = rulingOf(judged(confirmed), 'misplacedCard', 45)!;
    const after = judged(logs(confirmed, [chosen(found, ruling, 'change:D2')]));
    expect(after.now.turn).toBe('E');
    const later = rulingOf(after, 'misplacedCard', 45)!;
    expect(later.options.map((one) => one.id)).toEqual(['change:D2', 'change:D3', 'keep']);
    expect(later.options[1]?.chooser).toEqual(['S']);
  });
});

describe('noticed too late (45D2)', () => {
  const played = `${TABLE}; play N.♦K E.♦2 S.♦3 W.♦4 | N.♦6 E.♦A; misplaced N.♦K`;

  it('everything stays, the director confirms', () => {
    const ruling = rulingOf(judged(logs(`${played} named ♣9`)), 'misplacedCard', 45)!;
    expect(ruling.articles).toEqual(['45D', '45D2', '61A']);
    expect([ruling.effects, ruling.options, ruling.settled, ruling.confirm]).toEqual([[], [], false, true]);
  });

  it('a card that followed: 64B3', () => {
    const text =
      'contract 3NT S; trick 9 lead W; hand N ♠7 ♥J ♦K96; play W.♥2 N.♦K E.♥3 S.♥4 | E.♠2 S.♠3; misplaced N.♦K named ♥J';
    expect(rulingOf(judged(logs(text)), 'misplacedCard', 45)?.articles).toContain('64B3');
  });
});

describe('dummy touches a card (45F)', () => {
  it.each(['touches a card', 'wijst een kaart aan', 'raakt ♦H aan'])('%s', (what) => {
    const ruling = rulingOf(judged(logs(`${TABLE}; interference N ${what}`)), 'interference', 45)!;
    expect([ruling.articles, ruling.effects, ruling.settled]).toEqual([['45F', '12'], [], false]);
    expect(fill(ruling.say, 'nl')).toContain('Het spel gaat gewoon door');
  });

  it.each([
    ['another word of dummy', 'interference N warns'],
    ['somebody who is not dummy', 'interference E touches a card'],
  ])('is not %s', (_name, statement) => {
    expect(rulingOf(judged(logs(`${TABLE}; ${statement}`)), 'interference', 45)).toBeUndefined();
  });
});
