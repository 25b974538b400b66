import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import type { Card, Seat } from '../../src/bridge/types';
import type { Ruling } from '../../src/laws/law';
import { fill } from '../../src/text';
import { answer, chosen, findingOf, judged, lawsOn, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const WEST = 'contract 3NT S; trick 9 lead S; hand W ♠2 ♥73 ♣52; play S.♥4 W.♠2';
const ALL =
  'contract 3NT S; trick 9 lead S; hand W ♠2 ♥73 ♣52; hand E ♠A7 ♥96 ♦J; hand N ♠6 ♥A8 ♣43; play S.♥4 W.♠2 N.♥A E.♥6';

/** Name, log, articles that must be cited, options, and cards that become or stay penalty cards. */
const CASES: readonly (readonly [string, string, string, readonly string[], string])[] = [
  ['a defender notices it himself (62A, 62B1)', WEST, '44C 61A 47B 62A 62B1', ['correct W W:♥3 ♥7'], 'W S2 major'],
  ['his hand is not seen, a mark says so', 'contract 3NT S; play W.♥4 N.♥2 E.♠3', '', [], ''],
  [
    'cards of the other side follow (62C1), and partner may only change after them (62C2)',
    ALL,
    '62A 62B1 62C1 47D 16C1 62C2 50B',
    ['correct W W:♥3 ♥7', 'change:HA S N:♥8', 'keep S'],
    'W S2 major',
  ],
  [
    'declarer, asked by dummy (61B2, 42B1): no penalty card',
    'contract 3NT S; trick 9 lead W; hand S ♠A4 ♥5 ♣43; play W.♥6 N.♥J E.♥9 S.♣4',
    '61B2 62A 62B2 42B1',
    ['correct S S:♥5'],
    '',
  ],
  [
    'dummy: declarer chooses the card, no penalty card',
    'contract 3NT S; trick 9 lead W; hand N ♠6 ♥A8 ♣43; play W.♥6 N.♣3',
    '62A 62B2',
    ['correct S N:♥8 ♥A'],
    '',
  ],
  [
    'a card that can only be the same one changes nothing',
    'contract 3NT S; trick 9 lead S; hand W ♠2 ♥73 ♣52; hand N ♠6 ♥A ♣432; play S.♥4 W.♠2 N.♥A',
    '62C1',
    ['correct W W:♥3 ♥7', 'change:HA S N:♥A idle', 'keep S'],
    'W S2 major',
  ],
  [
    'the other side has led on to the next trick (62C1)',
    'contract 3NT S; trick 9 lead S; hand W ♠2 ♥73 ♣52; hand N ♠6 ♥A8 ♣43; play S.♥4 W.♠2 N.♥A E.♥6 | N.♣3',
    '62A 62B1 62C1',
    ['correct W W:♥3 ♥7', 'change:HA S N:♥8', 'change:C3 S N:♠6 ♣4 ♥8', 'keep S'],
    'W S2 major',
  ],
  [
    'trick 12, led to trick 13 by both: always corrected (62D1, 64B6)',
    'contract 3NT S; trick 12 lead S; hand E ♠A ♥8; play S.♥4 W.♥2 N.♥A E.♠A | N.♣2 E.♥8',
    '62D1 64B6',
    ['correct E E:♥8'],
    'E SA major',
  ],
  [
    'trick 12 before the turn of partner (62D2, 16C)',
    'contract 3NT S; trick 12 lead N; hand E ♠A ♥8; play N.♥4 E.♠A',
    '62D1 62D2 16C',
    ['correct E E:♥8'],
    'E SA major',
  ],
];

it('a ban on several suits that was not kept: its own article, and nobody asks about a suit (51B2b, 61A)', () => {
  const ban = {
    type: 'lead',
    seat: 'E',
    suits: ['S', 'D'],
    must: false,
    until: 'losesLead',
    article: '51B2',
  } as const;
  const ruled = { type: 'ruled', finding: '', option: '', effects: [{ type: 'restrict', restriction: ban }] } as const;
  const report = judged(logs('contract 3NT S; trick 9 lead E; hand E ♠A7 ♥8 ♦J6', [ruled], 'play E.♠7'));
  const ruling = rulingOf(report, 'failedRestriction', 62)!;
  expect(ruling.articles).toContain('51B2b');
  expect(ruling.articles).not.toContain('50D2a');
  expect(ruling.why.map((say) => fill(say, 'en')).join(' ')).not.toMatch(/61B/);
});

it.each([
  ['before', 'misinformation S open turn; lead W.♣5'],
  ['after', 'lead W.♣5; misinformation S open turn'],
])('a lead because an opponent said so establishes nothing, told %s it (47E1, 63A1)', (_, text) => {
  expect(lawsOn(judged(logs(`${WEST} N.♥A E.♥6`, text)), 'revoke')).toEqual([62]);
  expect(lawsOn(judged(logs(`${WEST} N.♥A E.♥6; lead W.♣5`)), 'revoke')).toEqual([64]);
});

describe('a revoke that is not established', () => {
  for (const [name, text, articles, options, penalty] of CASES.filter(([, , , made]) => made.length > 0))
    it.each([0, 1, 2, 3])(`${name}, turned %i`, (places) => {
      const report = judged(turnedTable(logs(text), places));
      const ruling = rulingOf(report, 'revoke', 62)!;
      expect(lawsOn(report, 'revoke')).toEqual([62]);
      expect(articles.split(' ').filter((id) => !ruling.articles.includes(id as never))).toEqual([]);
      expect(turnedTable(ruling.options, 4 - places).map(optionLine)).toEqual(options);
      const made = turnedTable(ruling.effects, 4 - places).flatMap((one) =>
        one.type === 'restrict' && one.restriction.type === 'penaltyCard'
          ? [`${one.restriction.seat} ${one.restriction.card} ${one.restriction.size}`]
          : [],
      );
      expect(made.join()).toBe(penalty);
    });

  it('without a seen hand is no find at all', () => {
    expect(judged(logs('contract 3NT S; play W.♥4 N.♥2 E.♠3')).findings).toEqual([]);
  });
});

describe('the correction followed at the table', () => {
  const first = judged(logs(ALL));
  const found = findingOf(first, 'revoke');
  const confirmed = logs(ALL, [chosen(found, rulingOf(first, 'revoke', 62)!, null)]);

  it('takes the card back, lets him follow suit and leaves it as a major penalty card', () => {
    const { now } = judged(confirmed);
    expect([now.turn, legalCards(now, 'W')?.cards]).toEqual(['W', ['H7', 'H3']]);
    expect(penaltyCards(now)).toEqual([{ type: 'penaltyCard', seat: 'W', card: 'S2', size: 'major' }]);
  });

  it('goes on, and the same options stay to be seen', () => {
    const report = judged(logs(confirmed, 'play W.♥7'));
    expect(lawsOn(report, 'revoke')).toEqual([62]);
    expect(rulingOf(report, 'revoke', 62)?.options.map((one) => one.id)).toEqual(['correct', 'change:HA', 'keep']);
    expect([report.now.turn, report.now.tricks[8]?.plays.length]).toEqual(['N', 4]);
  });

  it('lets the partner change his card only after the other side has (62C2), at the price of a penalty card', () => {
    const played = logs(confirmed, 'play W.♥7');
    const change = rulingOf(judged(played), 'revoke', 62)!;
    const after = judged(logs(played, [chosen(found, change, 'change:HA')], 'play N.♥8'));
    const ruling = rulingOf(after, 'revoke', 62)!;
    expect(ruling.options.map(optionLine)).toEqual(['correct W', 'change:HA S', 'keep S', 'follow:H6 E E:♥6 ♥9']);
    expect(ruling.options[3]?.effects).toContainEqual({
      type: 'restrict',
      restriction: { type: 'penaltyCard', seat: 'E', card: 'H6', size: 'major', replacedIn: 9 },
    });
    const changed = judged(
      logs(played, [chosen(found, change, 'change:HA')], 'play N.♥8', [chosen(found, ruling, 'follow:H6')]),
    );
    expect(legalCards(changed.now, 'E')?.cards).toEqual(['H9', 'H6']);
    expect(
      judged(
        logs(
          played,
          [chosen(found, change, 'change:HA')],
          'play N.♥8',
          [chosen(found, ruling, 'follow:H6')],
          'play E.♥9',
        ),
      ).findings,
    ).toHaveLength(1);
  });
});

describe('a demand of declarer that was not complied with (61A)', () => {
  const demand = (what: 'highest' | 'suit', suit?: 'C') =>
    ({
      type: 'ruled',
      finding: '',
      option: '',
      effects: [
        { type: 'restrict', restriction: { type: 'penaltyCard', seat: 'W', card: 'HT', size: 'major' } },
        { type: 'restrict', restriction: { type: 'follow', seat: 'E', trick: 9, what, ...(suit ? { suit } : {}) } },
      ],
    }) as never;
  const start = 'contract 3NT S; trick 9 lead N; hand E ♠A7 ♥K8 ♦J; play N.♥4';

  it('is corrected like a revoke: the highest heart after all, the other becomes a penalty card', () => {
    const report = judged(logs(start, [demand('highest')], 'play E.♥8'));
    const ruling = rulingOf(report, 'failedRestriction', 62)!;
    expect(ruling.articles).toEqual(expect.arrayContaining(['61A', '57A1', '47B', '62A', '62B1']));
    expect(ruling.options.map(optionLine)).toEqual(['correct E E:♥K']);
    expect(fill(ruling.say, 'nl')).toContain('♥8 wordt een grote strafkaart');
  });

  it('is none where he could not comply (59)', () => {
    expect(judged(logs(start, [demand('suit', 'C')], 'play E.♥8')).findings).toEqual([]);
  });
});

describe('both sides revoked in one trick and one side played on (62C3)', () => {
  const text = 'contract 3NT S; trick 9 lead E; hand S ♠A4 ♥5 ♣43; hand W ♠2 ♥73 ♣52; play E.♥6 S.♣4 W.♠2 N.♥J | N.♣Q';
  const report = judged(logs(text));
  const rulings = report.findings.map((one) => one.rulings);

  it('both put it right, nobody loses tricks', () => {
    expect(rulings.map((all) => all.map((one) => one.law))).toEqual([[62], [62]]);
    expect(rulings.flat().every((one) => one.articles.includes('62C3') && one.articles.includes('64B8'))).toBe(true);
    expect(rulings.flat().flatMap((one) => one.options.map(optionLine))).toEqual([
      'correct S S:♥5',
      'correct W W:♥3 ♥7',
    ]);
  });
});

describe('trick 12 after the play', () => {
  const text = 'contract 3NT S; trick 12 lead S; hand E ♠A ♥8; play S.♥4 W.♥2 N.♥A E.♠A | N.♣2 E.♥8 S.♠3 W.♠4';
  const at = findingOf(judged(logs(text)), 'revoke').irregularity.at;

  it.each([
    [null, [62, 64]],
    ['no', [62]],
    ['yes', [64]],
  ] as const)('all hands back: %s', (value, laws) => {
    const report = judged(logs(text, value === null ? [] : [answer(`returned:${at}`, value)]));
    expect(lawsOn(report, 'revoke')).toEqual(laws);
    expect(findingOf(report, 'revoke').rulings.map((one) => one.settled)).toEqual(laws.map(() => value !== null));
    expect(
      findingOf(report, 'revoke')
        .rulings.flatMap((one) => one.effects)
        .some((one) => one.type === 'tricks'),
    ).toBe(false);
  });

  it('put right and trick 13 played anew: nothing goes back a second time', () => {
    const before = judged(logs(text, [answer(`returned:${at}`, 'no')]));
    const revoke = findingOf(before, 'revoke');
    const ruling = rulingOf(before, 'revoke', 62) as Ruling;
    expect(ruling.effects.filter(({ type }) => type === 'returnToHand')).toHaveLength(5);
    const anew = ['E H8', 'N C2', 'E SA', 'S S3', 'W S4'].map((play) => {
      const [seat, card] = play.split(' ') as [Seat, Card];
      return { type: 'play', seat, card } as const;
    });
    const after = judged(logs(text, [answer(`returned:${at}`, 'no'), chosen(revoke, ruling, null), ...anew]));
    expect(after.now.tricks.at(-1)?.plays.map((one) => one?.card)).toEqual(['C2', 'SA', 'S3', 'S4']);
    const effects = findingOf(after, 'revoke').rulings.flatMap((one) => one.effects);
    expect(effects.filter(({ type }) => type === 'returnToHand')).toEqual([]);
  });
});

it('a card that goes back and is played once more, and goes back again, is offered once', () => {
  const before = judged(logs(ALL));
  const revoke = findingOf(before, 'revoke');
  const ruling = rulingOf(before, 'revoke', 62) as Ruling;
  const again = [chosen(revoke, ruling, null), chosen(revoke, ruling, 'change:HA')];
  // Before the other card of West, which is out of order too.
  const played = [{ type: 'play', seat: 'N', card: 'HA' }] as const;
  const ids = (...more: readonly (readonly Omit<TableEvent, 'id' | 'from'>[])[]) =>
    rulingOf(judged(logs(ALL, again, ...more)), 'revoke', 62)?.options.map((one) => one.id);
  expect(ids(played)).toEqual(['correct', 'change:HA', 'keep', 'follow:H6']);
  expect(ids(played, again.slice(1), played)).toEqual(['correct', 'change:HA', 'keep', 'follow:H6']);
});

it('a card that went back before the revoke and again after it is still one that went back', () => {
  const earlier = ALL.replace('play S.♥4 W.♠2', 'play S.♥4 W.♥3 N.♥A; takeback play 3; play S.♥4 W.♠2');
  const before = judged(logs(earlier));
  const revoke = findingOf(before, 'revoke');
  const ruling = rulingOf(before, 'revoke', 62) as Ruling;
  expect(ruling.options.map(optionLine)).toEqual(['correct W W:♥3 ♥7', 'change:HA S N:♥8', 'keep S']);
  const after = judged(logs(earlier, [chosen(revoke, ruling, null), chosen(revoke, ruling, 'change:HA')]));
  const ids = rulingOf(after, 'revoke', 62)?.options.map((one) => one.id);
  expect(ids).toEqual(['correct', 'change:HA', 'keep', 'follow:H6']);
});
