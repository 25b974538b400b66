import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { fill } from '../../src/text';
import type { Parts } from '../help/penalties';
import { answer, chosen, findingOf, judged, logs, optionLine, rulingOf } from '../help/rulings';

const START = 'contract 3NT S; trick 9 lead';

describe('a card that may count as played (45C1-3)', () => {
  const CASES: readonly (readonly [string, string, string, 'yes' | 'no', string])[] = [
    [
      'a defender holds it so that partner could see it',
      `${START} S; hand W ♥Q73 ♣2; play S.♥4; holds W.♥7`,
      'W',
      'yes',
      '45C1',
    ],
    ['declarer holds it as played', `${START} W; hand S ♠A4; play W.♠7 N.♠2 E.♠3; holds S.♠A`, 'S', 'yes', '45C2'],
    ['declarer touches a card of dummy', `${START} N; hand N ♠75 ♥J; touches N.♠5`, 'N', 'no', '45C3'],
  ];
  it.each(CASES)('%s', (_, text, seat, played, article) => {
    const finding = findingOf(judged(logs(text)), 'handledCard');
    const ruling = finding.rulings[0]!;
    expect([ruling.law, ruling.settled, ruling.options.map((one) => one.id)]).toEqual([45, false, ['played', 'back']]);
    const { id } = ruling.ask[0]!;
    const says = (value: string) => rulingOf(judged(logs(text, [answer(id, value)])), 'handledCard', 45)!;
    const yes = says(played);
    expect([yes.articles[0], yes.settled, yes.effects.length]).toEqual([article, true, 1]);
    const no = says(played === 'yes' ? 'no' : 'yes');
    expect([no.settled, no.effects]).toEqual([true, []]);
    const { now, due } = judged(logs(text, [chosen(finding, ruling, 'played')]));
    const { card } = finding.irregularity as { card: string };
    expect(legalCards(now, seat as 'W')?.cards).toEqual([card]);
    expect(due.map((one) => [one.ruling.law, one.ruling.articles[0]])).toEqual([[45, article]]);
    expect(penaltyCards(now)).toEqual([]);
  });

  it.each([
    ['out of turn it is for the director', `${START} S; hand W ♥Q7; holds W.♥7`],
    ['once somebody has played on too', `${START} S; play S.♥4; holds W.♥7; play W.♥3`],
  ])('%s', (_, text) => {
    const [ruling] = findingOf(judged(logs(text, [answer('couldSee:e3', 'yes')])), 'handledCard').rulings;
    expect([ruling?.settled, ruling?.effects, ruling?.options]).toEqual([false, [], []]);
  });

  it.each([
    ['a defender', `${START} S; hand W ♠A2 ♥6 ♦85; play S.♥4; holds W.♠2`, '62B1', ['restrict'], 'W:♥6'],
    ['declarer', `${START} W; hand S ♠A2 ♥6 ♦85; play W.♥4 N.♥2 E.♥3; holds S.♠2`, '62B2', [], 'S:♥6'],
    ['dummy', `${START} W; hand N ♠A2 ♥6 ♦85; play W.♥4; touches N.♠2`, '62B2', [], 'N:♥6'],
  ])(
    'of %s, played and yet not legal in this trick: a legal card comes instead (62A)',
    (_, text, article, made, plays) => {
      const ruling = findingOf(judged(logs(text)), 'handledCard').rulings[0]!;
      const [played] = ruling.options;
      expect(optionLine(played!)).toBe(`played director ${plays}`);
      expect(played?.articles).toEqual(expect.arrayContaining(['44C', '62A', article]));
      expect(played?.effects.map((one) => one.type)).toEqual(made);
    },
  );

  it.each([
    ['while a trick runs', `${START} N; play N.♥4; holds W.♥7`, ['45C1', '57'], /te vroeg/],
    ['after his own card', `${START} S; play S.♥4 W.♥3; holds W.♥7`, ['45C1', '45E'], /een kaart te veel/],
    ['between two tricks', `${START} S; holds W.♥7`, ['45C1', '53', '45E'], /voor de beurt voorgespeeld/],
    ['before the opening lead', 'contract 3NT S; holds E.♥7', ['45C1', '54'], /uitkomst voor de beurt/],
    ['when play has ended', `${START} S; end claimed; holds W.♥7`, ['45C1'], /niet bekend/],
  ])('out of turn, %s: what it would be, for the director', (_, text, articles, words) => {
    const ruling = rulingOf(judged(logs(text)), 'handledCard', 45)!;
    expect([ruling.articles, ruling.settled, ruling.effects, ruling.options]).toEqual([articles, false, [], []]);
    expect(fill(ruling.say, 'nl')).toMatch(words);
  });

  it('a penalty card had to be played: whether the other card counts is for the director', () => {
    const own = { type: 'penaltyCard', seat: 'W', card: 'HK', size: 'major' } as const;
    const lying = [{ type: 'ruled', finding: '', option: '', effects: [{ type: 'restrict', restriction: own }] }];
    const text = `${START} S; hand W ♥K73 ♦A`;
    const report = judged(logs(text, lying as Parts[number], 'play S.♥4; holds W.♥3', [answer('couldSee:e5', 'yes')]));
    const ruling = rulingOf(report, 'handledCard', 45)!;
    expect([ruling.settled, ruling.effects, ruling.articles]).toEqual([false, [], ['45C1', '50D', '52']]);
    expect(legalCards(report.now, 'W')?.cards).toEqual(['HK']);
  });

  it('not played, as answered: it stays so when play goes on', () => {
    const text = `${START} S; hand W ♥Q73; play S.♥4; holds W.♥7`;
    const ruling = rulingOf(judged(logs(text, [answer('couldSee:e4', 'no')], 'play W.♥3')), 'handledCard', 45)!;
    expect([ruling.settled, ruling.articles]).toEqual([true, ['45C1', '49']]);
  });

  it('a card that is no card of dummy cannot be touched by declarer', () => {
    expect(findingOf(judged(logs(`${START} N; touches E.♠5`)), 'handledCard').rulings).toEqual([]);
  });
});

describe('declarer meant another card of dummy (45C4b)', () => {
  const TEXT = `${START} W; hand N ♠7 ♥95 ♣42; hand E ♠A ♥Q8; play W.♥6 N.♥5 E.♥8; meant N.♥9 instead ♥5`;
  const finding = findingOf(judged(logs(TEXT)), 'changedDesignation');
  const ruling = finding.rulings[0]!;

  it('a slip of the tongue or not: both ways', () => {
    expect([ruling.settled, ruling.options.map(optionLine)]).toEqual([
      false,
      ['change director N:♥9', 'stay director N:♥5'],
    ]);
    const { id } = ruling.ask[0]!;
    const says = (value: string) => rulingOf(judged(logs(TEXT, [answer(id, value)])), 'changedDesignation', 45)!;
    expect([says('yes').articles[1], says('no').articles[1]]).toEqual(['47C', '45C4a']);
    expect(says('no').effects).toEqual([]);
  });

  it('after a change the next defender may replace his card, without a penalty card (47D)', () => {
    const change = chosen(finding, ruling, 'change');
    const { due, now } = judged(logs(TEXT, [change]));
    expect(now.tricks[8]?.plays.map((play) => play?.card)).toEqual(['H6', 'H9', 'H8']);
    expect(due.map((one) => [one.ruling.articles, one.ruling.options.map(optionLine)])).toEqual([
      [['47D', '16C1'], ['back-H8 E E:♥8 ♥Q']],
    ]);
    const back = { type: 'ruled', finding: due[0]!.id, option: '', effects: due[0]!.ruling.options[0]!.effects };
    const after = judged(logs(TEXT, [change], [back] as Parts[number])).now;
    expect([after.turn, penaltyCards(after), after.hands.E]).toEqual(['E', [], ['SA', 'HQ', 'H8']]);
  });

  it('after a lead to the next trick the change may still be made, and the director sees to that lead', () => {
    const text = `${START} S; hand N ♠A2 ♥3; play S.♠9 W.♠K N.♠2 E.♠3; lead W.♥5; meant N.♠A instead ♠2`;
    const told = rulingOf(judged(logs(text, [answer('slip:e8', 'yes')])), 'changedDesignation', 45)!;
    expect([told.articles[0], told.settled]).toEqual(['45C4b', false]);
    expect(told.why.map((one) => fill(one, 'en')).join(' ')).toContain('next trick has been led to');
  });

  it('is too late once declarer has played from either hand since', () => {
    const late = `${START} W; play W.♥6 N.♥5 E.♥8 S.♥2; meant N.♥9 instead ♥5`;
    const told = rulingOf(judged(logs(late)), 'changedDesignation', 45)!;
    expect([told.articles, told.options, told.effects]).toEqual([['45C4b', '45C4a'], [], []]);
  });

  it.each(['W', 'S'])('is about dummy only: a wrong pull of %s stays (47F2)', (seat) => {
    const text = `${START} ${seat}; play ${seat}.♥6; meant ${seat}.♥9 instead ♥6`;
    const told = rulingOf(judged(logs(text)), 'changedDesignation', 45)!;
    expect([told.articles, told.options, told.effects]).toEqual([['45C', '45C4b', '47F', '47F2'], [], []]);
    expect(fill(told.say, 'en')).toMatch(/♥6 is played and stays/);
  });

  it('where the suit led changes, a card that no longer follows suit is said so (44C)', () => {
    const lead = `${START} N; hand N ♠7 ♥95 ♣42; hand E ♠A ♥Q8 ♦J6; play N.♥5 E.♥8; meant N.♠7 instead ♥5`;
    const first = findingOf(judged(logs(lead)), 'changedDesignation');
    const { due } = judged(logs(lead, [chosen(first, first.rulings[0]!, 'change')]));
    expect(due.map((one) => one.ruling.why.map((say) => fill(say, 'en')))).toEqual([
      ['If ♥8 stays, East does not follow suit (44C).'],
    ]);
    expect(due[0]!.ruling.options.map(optionLine)).toEqual(['back-H8 E E:♠A']);
  });
});
