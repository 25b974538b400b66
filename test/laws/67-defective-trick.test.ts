import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { fill } from '../../src/text';
import type { Parts } from '../help/penalties';
import { answer, chosen, findingOf, judged, lawsOn, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const NT = 'contract 3NT S';
const SHORT = `${NT}; trick 8 lead S; hand E ♠A7 ♥86 ♦J5; play S.♥A W.♥9 N.♥4`;
const NO_HEARTS = `${NT}; trick 8 lead S; hand E ♠A7 ♦J65 ♣2; play S.♥A W.♥9 N.♥4`;
const ON = 'lead S.♣4; play W.♣K N.♣3 E.♦5';

/** Name, log, articles, options, tricks that go over, settled. */
const MISSING: readonly (readonly [string, string, string, readonly string[], number, boolean])[] = [
  [
    'one side played on: the trick is completed (67A1)',
    `${SHORT}; lead S.♣4`,
    '67A 67A1 44C',
    ['supply:E E E:♥6 ♥8'],
    0,
    true,
  ],
  ['his own side led: also completed', `${SHORT}; lead W.♣4`, '67A1', ['supply:E E E:♥6 ♥8'], 0, true],
  [
    'both sides played on and he can follow (67B1a)',
    `${SHORT}; ${ON}`,
    '67B1 67B1a 64A2',
    ['supply:E:H8 E', 'supply:E:H6 E'],
    1,
    true,
  ],
  [
    'both sides played on and he cannot follow (67B1b): a revoke all the same',
    `${NO_HEARTS}; ${ON}`,
    '67B1 67B1b 64A2',
    ['supply:E:SA E', 'supply:E:S7 E', 'supply:E:DJ E', 'supply:E:D6 E', 'supply:E:C2 E'],
    1,
    true,
  ],
  [
    'his side has won no trick since: nothing goes over yet',
    `${SHORT}; lead S.♣A; play W.♣K N.♣3 E.♦5`,
    '67B1 64A2',
    ['supply:E:H8 E', 'supply:E:H6 E'],
    0,
    false,
  ],
  [
    'his hand is not seen',
    `${NT}; trick 8 lead S; play S.♥A W.♥9 N.♥4; ${ON}`,
    '67B1a 67B1b',
    ['supply:E E E:?'],
    1,
    true,
  ],
];

describe('a trick that lacks a card', () => {
  for (const [name, text, articles, options, tricks, settled] of MISSING)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const report = judged(turnedTable(logs(text), places));
      const ruling = rulingOf(report, 'shortTrick', 67)!;
      expect(articles.split(' ').filter((id) => !ruling.articles.includes(id as never))).toEqual([]);
      expect(
        turnedTable(ruling.options, 4 - places)
          .map(optionLine)
          .map((line) => line.replace(/:[NESW]( |$|:)/, ':E$1')),
      ).toEqual(options);
      const over = ruling.effects.flatMap((one) => (one.type === 'tricks' ? [one] : []));
      expect(over).toEqual(tricks === 0 ? [] : [{ type: 'tricks', to: places % 2 === 0 ? 'NS' : 'EW', count: tricks }]);
      expect(ruling.settled).toBe(settled);
    });

  it('of dummy: whether 64B3 applies is for the director', () => {
    const text = `${NT}; trick 8 lead E; hand N ♠A7 ♥86 ♦J5; play E.♥4 S.♥A W.♥9; lead S.♣4; play W.♣K N.♦5 E.♣3`;
    const ruling = rulingOf(judged(logs(text)), 'shortTrick', 67)!;
    expect([ruling.settled, ruling.effects]).toEqual([false, []]);
    expect(ruling.director.map((say) => fill(say, 'nl')).join()).toContain('64B3');
  });

  it('is completed at the table: his turn, then the later trick goes on, with no revoke found', () => {
    const text = `${SHORT}; lead S.♣4`;
    const first = judged(logs(text));
    const asked = logs(text, [chosen(findingOf(first, 'shortTrick'), rulingOf(first, 'shortTrick', 67)!, null)]);
    expect([judged(asked).now.turn, legalCards(judged(asked).now, 'E')?.cards]).toEqual(['E', ['H8', 'H6']]);
    const after = judged(logs(asked, 'play E.♥8'));
    expect([after.now.turn, after.findings.map((one) => one.irregularity.kind)]).toEqual(['W', ['shortTrick']]);
  });

  it('gets a card that cannot win it', () => {
    const text = `${SHORT}; ${ON}`;
    const first = judged(logs(text));
    const { now } = judged(
      logs(text, [chosen(findingOf(first, 'shortTrick'), rulingOf(first, 'shortTrick', 67)!, 'supply:E:H8')]),
    );
    expect([now.tricks[7]?.added.map((play) => play.card), now.hands.E]).toEqual([['H8'], ['SA', 'S7', 'H6', 'DJ']]);
  });
});

/** Name, log, law that speaks, articles, options. */
const EXTRA: readonly (readonly [string, string, 45 | 67, string, readonly string[]])[] = [
  [
    'an honour of a defender: major, unless it was a lead (45E1, 53A, 56)',
    `${NT}; trick 8 lead S; hand E ♠K7 ♥86 ♦J4 ; play S.♦A W.♦2 N.♦3 E.♦4; extra E.♠K`,
    45,
    '45E1 50B 53A 56',
    ['penaltyCard director', 'lead:accept S', 'lead:refuse S'],
  ],
  [
    'a low card: major or minor, as it was meant',
    `${NT}; trick 8 lead S; hand E ♠K7 ♥86 ♦54; play S.♦A W.♦2 N.♦3 E.♦4; extra E.♦5`,
    45,
    '45E1 50B 53A 56',
    ['deliberate director', 'accident director', 'lead:accept S', 'lead:refuse S'],
  ],
  [
    'by the seat that is on lead: a lead in turn, or a fifth card',
    `${NT}; trick 8 lead S; hand E ♠K7 ♥86 ♦A4; play S.♦J W.♦2 N.♦3 E.♦A; extra E.♠K`,
    45,
    '45E1 44A',
    ['penaltyCard director', 'lead director'],
  ],
  [
    'of dummy: goes back, never a penalty card (45E2, 48A, 55)',
    `${NT}; trick 8 lead W; hand N ♠K7 ♥86 ♦J4; play W.♦A N.♦4 E.♦2 S.♦3; extra N.♠K`,
    45,
    '45E2 48A 55A',
    ['back director', 'lead:accept WE', 'lead:refuse WE'],
  ],
  [
    'one side played on: still 45E (67A2)',
    `${NT}; trick 8 lead S; hand W ♠Q7 ♦A ♣2; play S.♦J W.♦A N.♦3 E.♦4; extra W.♠Q; lead W.♣2`,
    45,
    '67A 67A2 45E1 50B',
    ['penaltyCard director'],
  ],
  [
    'both sides played on: the card goes back (67B2)',
    `${NT}; trick 8 lead S; hand W ♠Q9 ♦A ♣2; play S.♦J W.♦A N.♦3 E.♦4; extra W.♠9; lead W.♣2; play N.♣3`,
    67,
    '67B2 67B2a 50',
    ['hidden director', 'shown director'],
  ],
  [
    'declarer, both sides played on: no penalty card',
    `${NT}; trick 8 lead W; play W.♦J N.♦A E.♦3 S.♦4; extra S.♠9; play N.♣3 E.♣2`,
    67,
    '67B2a',
    ['back director'],
  ],
];

describe('a card too many in a trick', () => {
  for (const [name, text, law, articles, options] of EXTRA)
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const report = judged(turnedTable(logs(text), places));
      const ruling = rulingOf(report, 'fifthCard', law)!;
      expect(lawsOn(report, 'fifthCard')).toEqual([law]);
      expect(articles.split(' ').filter((id) => !ruling.articles.includes(id as never))).toEqual([]);
      expect(turnedTable(ruling.options, 4 - places).map(optionLine)).toEqual(options);
      expect(ruling.settled).toBe(false);
    });

  const low = EXTRA[1]![1];
  const report = judged(logs(low));
  const found = findingOf(report, 'fifthCard');
  const ruling = rulingOf(report, 'fifthCard', 45)!;

  it.each([
    ['deliberate', 'major'],
    ['accident', 'minor'],
    ['lead:refuse', 'major'],
  ] as const)('chosen %s: a %s penalty card, and the card in the hand', (option, size) => {
    const { now } = judged(logs(low, [chosen(found, ruling, option)]));
    expect(penaltyCards(now)).toEqual([{ type: 'penaltyCard', seat: 'E', card: 'D5', size }]);
    expect([now.tricks[7]?.loose, now.turn]).toEqual([[], 'S']);
  });

  it('accepted as a lead it opens the next trick', () => {
    const { now } = judged(logs(low, [chosen(found, ruling, 'lead:accept')]));
    expect([now.tricks.length, now.turn, penaltyCards(now)]).toEqual([9, 'S', []]);
  });

  it.each([
    [[['meantAsLead', 'yes']], ['lead:accept', 'lead:refuse']],
    [[['meantAsLead', 'no']], ['deliberate', 'accident']],
    [
      [
        ['meantAsLead', 'no'],
        ['deliberate', 'yes'],
      ],
      ['deliberate'],
    ],
    [
      [
        ['meantAsLead', 'no'],
        ['deliberate', 'no'],
      ],
      ['accident'],
    ],
  ] as const)('answers %j leave %j', (answers, options) => {
    const told = answers.map(([question, value]) => answer(`${question}:${found.irregularity.at}`, value));
    expect(rulingOf(judged(logs(low, told)), 'fifthCard', 45)?.options.map((one) => one.id)).toEqual(options);
  });
});

describe('a card that is found later', () => {
  const PLAYED = `${NT}; trick 8 lead S; play S.♦J W.♦A N.♦3 E.♦4 | W.♣4 N.♣A E.♣3 S.♣5 | N.♣K E.♣6 S.♣7 W.♠3 | N.♠A E.♠4 S.♠5 W.♠8`;

  it('too many in trick 8: back to the hand, and what he did since can be a revoke (67B2b)', () => {
    const report = judged(logs(PLAYED, 'found W.♣9 trick 8'));
    const ruling = rulingOf(report, 'foundCard', 67)!;
    expect(lawsOn(report, 'foundCard')).toEqual([67]);
    expect(ruling.articles).toEqual(expect.arrayContaining(['67B2a', '67B2b', '61A', '63A1', '64A']));
    expect(ruling.options.map((one) => one.id)).toEqual(['hidden', 'shown']);
    expect(ruling.why.map((say) => fill(say, 'nl')).join()).toContain('In slag 10 speelde West ♠3');
  });

  it('of a suit that he always followed: no revoke', () => {
    const ruling = rulingOf(judged(logs(PLAYED, 'found W.♦9 trick 8')), 'foundCard', 67)!;
    expect(ruling.articles).not.toContain('61A');
  });

  it.each([
    ['yes', [67], '67B3'],
    ['no', [14], '14B2'],
    [null, [14, 67], null],
  ] as const)('on the floor; had it been played: %s', (value, laws, article) => {
    const text = logs(PLAYED, 'found W.♥8 floor');
    const { at } = findingOf(judged(text), 'foundCard').irregularity;
    const report = judged(logs(text, value === null ? [] : [answer(`wasPlayed:${at}`, value)]));
    expect(lawsOn(report, 'foundCard')).toEqual(laws);
    if (article !== null) expect(findingOf(report, 'foundCard').rulings[0]?.articles).toContain(article);
    else expect(findingOf(report, 'foundCard').rulings.every((one) => !one.settled)).toBe(true);
  });
});

describe('a trick left short, the unusual ways', () => {
  const LEFT = `${NT}; trick 8 lead S; hand E ♥A8 ♠A; play S.♥4 W.♥K N.♥3; lead W.♣2`;
  const owes = { type: 'owes', trick: 8, seat: 'E' } as const;
  const added = { type: 'ruled', finding: '', option: '', effects: [owes] } as const;
  const short = (...parts: Parts) => rulingOf(judged(logs(...parts)), 'shortTrick', 67)!;

  it('what was added is no choice any more; a card that wins the trick makes the next lead one out of turn', () => {
    expect(short(LEFT).options.map(optionLine)).toEqual(['supply:E E E:♥8 ♥A']);
    const low = short(LEFT, [added], 'play E.♥8');
    expect([low.options, low.settled]).toEqual([[], true]);
    expect(short(LEFT, [added], 'play E.♥A').settled).toBe(false);
  });

  it('of dummy or of both sides nothing is said to go over: the director decides', () => {
    const dummy = short(`${NT}; trick 8 lead W; play W.♥4 E.♥3 S.♥K; lead S.♣2; play W.♣3`);
    const both = short(`${NT}; trick 8 lead W; play W.♥4 N.♥3; lead N.♣2; play E.♣3`);
    for (const ruling of [dummy, both]) {
      expect([ruling.settled, ruling.effects]).toEqual([false, []]);
      expect(ruling.why.map((say) => fill(say, 'en')).join(' ')).not.toMatch(/goes/);
    }
    expect(fill(both.director[0]!, 'en')).toMatch(/each side/);
  });
});

describe('a card that was found, the unusual ways', () => {
  const found = (law: number, ...parts: Parts) => rulingOf(judged(logs(...parts)), 'foundCard', law)!;
  const EARLY = `${NT}; trick 8 lead S; play S.♣A W.♣4 N.♣2 E.♣3`;

  it('among the cards of a trick before both sides played on (67A2)', () => {
    const ruling = found(67, `${EARLY}; play S.♦A; found W.♣9 trick 8`);
    expect(ruling.articles.slice(0, 4)).toEqual(['67A', '67A2', '45E1', '58B']);
    expect([ruling.settled, ruling.options.map((one) => one.id)]).toEqual([false, ['hidden', 'shown']]);
    const [hidden, shown] = ruling.options.map((one) => one.effects.map((effect) => effect.type));
    expect([hidden, shown]).toEqual([['toHand'], ['toHand', 'restrict']]);
  });

  it.each([
    ['early', `${EARLY}; found S.♣9 trick 8`, 67],
    ['late', `${EARLY}; play S.♦A W.♦2; found S.♣9 trick 8`, 67],
    ['on the floor', `${NT}; play W.♣4 N.♣2 E.♣3 S.♣A; found S.♣9 floor`, 14],
  ])('of declarer it simply goes back, %s (48A)', (_, text, law) => {
    const [option, ...others] = found(law, text).options;
    expect([others, option?.id, option?.effects.map((one) => one.type)]).toEqual([[], 'back', ['toHand']]);
    expect(option?.articles).toContain('48A');
    expect(fill(option!.say, 'en')).not.toMatch(/see|shown/);
  });

  it('where nobody knows whether it had been played, neither law says that it was', () => {
    const text = `${NT}; trick 5 lead W; play W.♣K N.♣2 E.♣3 S.♣4; found W.♥8 floor`;
    expect(fill(found(67, text).say, 'en')).toMatch(/^Had/);
    expect(fill(found(14, text).say, 'en')).toMatch(/^Had/);
  });

  it('during the auction it goes to the hand (14A)', () => {
    const ruling = found(14, 'dealer N; calls 1♥ P; found W.♣9 floor');
    expect([ruling.articles, ruling.settled, ruling.effects.map((one) => one.type)]).toEqual([
      ['14A'],
      true,
      ['toHand'],
    ]);
  });
});

describe('a missing card of the hand (14B)', () => {
  const text =
    'contract 3NT S; hand W ♠T9 ♦9854 ♣QJT98; play W.♠T N.♠2 E.♠3 S.♠A | S.♥4 W.♦4 N.♥A E.♥6 | N.♣2 E.♣3 S.♣A W.♣8; found W.♥8 floor';

  it('counts as always held: a discard on hearts becomes an established revoke (14B4, 61A, 64A)', () => {
    const ruling = rulingOf(judged(logs(text)), 'foundCard', 14)!;
    expect(ruling.articles).toEqual(expect.arrayContaining(['14B2', '14B4', '61A', '63A1', '64A', '14C']));
    expect(ruling.options.map(optionLine)).toEqual(['unseen director', 'seen director']);
  });

  it('goes back to the hand, as a minor penalty card when partner could see it', () => {
    const first = judged(logs(text));
    const { now } = judged(
      logs(text, [chosen(findingOf(first, 'foundCard'), rulingOf(first, 'foundCard', 14)!, 'seen')]),
    );
    expect(now.hands.W).toContain('H8');
    expect(penaltyCards(now)).toEqual([{ type: 'penaltyCard', seat: 'W', card: 'H8', size: 'minor' }]);
  });

  it('before the opening lead is simply put back (14A)', () => {
    const report = judged(logs('contract 3NT S; found W.♥8 floor'));
    expect(lawsOn(report, 'foundCard')).toEqual([14]);
    expect(rulingOf(report, 'foundCard', 14)?.articles).toEqual(['14A']);
  });

  it('is looked for when a hand is short and none is long', () => {
    const hands = 'hand N ♠A ♥A; hand E ♠2 ♥2; hand S ♠3 ♥3; hand W ♠4';
    const report = judged(logs(`contract 3NT S; ${hands}; play W.♠4`));
    expect(report.findings.filter((one) => one.irregularity.kind === 'wrongCardCount')).toEqual([]);
  });
});
