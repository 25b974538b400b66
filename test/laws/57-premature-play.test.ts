import { describe, expect, it } from 'vitest';
import { legalCards, penaltyCards } from '../../src/bridge/restrictions';
import { SEATS, turned } from '../../src/bridge/types';
import { fill } from '../../src/text';
import type { Parts } from '../help/penalties';
import { answer, chosen, findingOf, judged, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

type Kind = 'playOutOfTurn' | 'prematureLead';
const START = 'contract 3NT S; trick 9 lead';
const PLAY: Kind = 'playOutOfTurn';
const LEAD: Kind = 'prematureLead';
const on = (kind: Kind, ...parts: Parts) => rulingOf(judged(logs(...parts)), kind, 57);

describe('before partner has played (57A): four demands', () => {
  const CASES: readonly (readonly [string, Kind, string, readonly string[]])[] = [
    [
      'partner follows suit: only highest and lowest have effect',
      LEAD,
      `${START} W; hand E ♠K84 ♥A ♦J; play W.♠Q N.♠5; lead W.♥2`,
      [
        'highest S E:♠K',
        'lowest S E:♠4',
        ...['demand-H', 'demand-D', 'demand-C', 'forbid-H', 'forbid-D', 'forbid-C'].map(
          (id) => `${id} S E:♠4 ♠8 ♠K idle`,
        ),
      ],
    ],
    [
      'partner has none of the suit and one of the others',
      PLAY,
      `${START} S; hand W ♠A ♦K7 ♣3; play S.♥4 E.♥9`,
      [
        'highest S W:♠A ♣3 ♦7 ♦K idle',
        'lowest S W:♠A ♣3 ♦7 ♦K idle',
        'demand-S S W:♠A',
        'demand-D S W:♦7 ♦K',
        'demand-C S W:♣3',
        'forbid-S S W:♣3 ♦7 ♦K',
        'forbid-D S W:♠A ♣3',
        'forbid-C S W:♠A ♦7 ♦K',
      ],
    ],
    [
      'partner has one suit left, and not that led (59)',
      PLAY,
      `${START} S; hand W ♦K7; play S.♥4 E.♥9`,
      [
        'highest S W:♦7 ♦K idle',
        'lowest S W:♦7 ♦K idle',
        'demand-S S W:♦7 ♦K idle',
        'demand-D S W:♦7 ♦K',
        'demand-C S W:♦7 ♦K idle',
        'forbid-S S W:♦7 ♦K idle',
        'forbid-D S W:♦7 ♦K idle',
        'forbid-C S W:♦7 ♦K idle',
      ],
    ],
    [
      'partner’s hand is not seen',
      PLAY,
      `${START} S; play S.♥4 E.♥9`,
      ['highest', 'lowest', 'demand-S', 'demand-D', 'demand-C', 'forbid-S', 'forbid-D', 'forbid-C'].map(
        (id) => `${id} S W:?`,
      ),
    ],
  ];
  it.each(CASES)('%s', (_, kind, text, lines) => {
    const ruling = on(kind, text)!;
    expect(ruling.options.map(optionLine)).toEqual(lines);
    expect(ruling.settled).toBe(true);
    for (const option of ruling.options) {
      expect(option.articles.some((id) => id === '59')).toBe(
        option.idle && !/^Verbied .: \S+ heeft geen .\.$/u.test(fill(option.say, 'nl')),
      );
    }
  });

  it('every option leaves exactly the cards that it names', () => {
    for (const [, kind, text] of CASES) {
      const finding = findingOf(judged(logs(text)), kind);
      const ruling = finding.rulings[0]!;
      for (const option of ruling.options) {
        const { now } = judged(logs(text, [chosen(finding, ruling, option.id)]));
        expect(legalCards(now, option.plays!.seat)?.cards ?? null).toEqual(option.plays!.cards);
        expect(penaltyCards(now).map((one) => [one.card, one.size])).toEqual([[kind === LEAD ? 'H2' : 'H9', 'major']]);
        expect(now.turn).toBe(option.plays!.seat);
      }
    }
  });

  it('a penalty card of partner: it must be played where the demand has no effect', () => {
    const own = { type: 'penaltyCard', seat: 'W', card: 'H7', size: 'major' } as const;
    const lying = [{ type: 'ruled', finding: '', option: '', effects: [{ type: 'restrict', restriction: own }] }];
    const { options } = on(PLAY, `${START} S; hand W ♠A ♥K75`, lying as Parts[number], 'play S.♥4 E.♥9')!;
    expect(options.map((one) => one.plays?.cards)).toEqual([['HK'], ['H5'], ...Array(6).fill(['H7'])]);
  });

  it('the demand is due until partner has played, with 59 where it cannot be met', () => {
    const text = `${START} N; hand E ♠A7 ♥8 ♦J ♣3; play N.♥5 W.♥T`;
    const finding = findingOf(judged(logs(text)), PLAY);
    const demand = chosen(finding, finding.rulings[0]!, 'demand-C');
    const report = judged(logs(text, [demand]));
    const due = report.due.filter(({ ruling }) => ruling.law === 57);
    expect(due.map(({ ruling }) => [ruling.articles, ruling.options.map(optionLine)])).toEqual([
      [['57A3', '57B', '44C', '59'], ['play E E:♥8']],
    ]);
    const after = judged(logs(text, [demand], 'play E.♥8'));
    expect(after.due.filter(({ ruling }) => ruling.law === 57)).toEqual([]);
    expect(after.now.restrictions.map((one) => one.type)).toEqual(['penaltyCard']);
  });
});

describe('no demands (57C)', () => {
  it.each([
    ['declarer has played from both hands', `${START} S; play S.♥4 N.♥T E.♥Q`, 'E', '57C1'],
    ['declarer had named a card of dummy', `${START} S; play S.♥4; designates card ♥T; play E.♥Q`, 'E', '57C1'],
    ['dummy second after an accepted opening lead', 'contract 3NT S; play E.♠5 N.♠7', 'N', '54B2'],
    ['dummy had taken a card', `${START} S; play S.♦3; interference N card; play E.♦A`, 'E', '57C2'],
    ['declarer too soon', `${START} W; play W.♠7 S.♠A`, 'S', '57C3'],
    ['dummy too soon, as declarer said', `${START} E; play E.♠7 N.♠A`, 'N', '57C3'],
  ])('%s', (_, text, seat, article) => {
    const { findings, now } = judged(logs(text));
    const rulings = findings.filter(({ irregularity }) => irregularity.kind === PLAY && irregularity.seat === seat);
    expect(
      rulings.flatMap((one) => one.rulings.map((ruling) => [ruling.articles[0], ruling.effects, ruling.options])),
    ).toEqual([[article, [], []]]);
    expect(penaltyCards(now)).toEqual([]);
  });

  it('57C2 also when people answer so', () => {
    const text = `${START} S; play S.♦3 E.♦A`;
    const [question] = on(PLAY, text)!.ask;
    expect(on(PLAY, text, [answer(question!.id, 'yes')])?.articles[0]).toBe('57C2');
    expect(on(PLAY, text, [answer(question!.id, 'no')])?.articles[0]).toBe('57A');
  });

  it('dummy that acted in an earlier trick changes nothing', () => {
    expect(on(PLAY, `${START} S; interference N card; play S.♦3 E.♦A`)?.articles[0]).toBe('57A');
  });
});

describe('on the turn of the hand to the right (57D)', () => {
  const AFTER = `${START} N; hand W ♠A2 ♥6 ♣85; play N.♣4 E.♣9`;
  it('a card that may be played waits for its turn and must be played then', () => {
    const text = `${AFTER} W.♣8`;
    const finding = findingOf(judged(logs(text)), PLAY);
    const ruling = finding.rulings[0]!;
    expect([ruling.articles[0], ruling.settled, ruling.options]).toEqual(['57D', false, []]);
    const { now, due } = judged(logs(text, [chosen(finding, ruling, null)], 'play S.♣2'));
    expect([now.turn, legalCards(now, 'W')?.cards, penaltyCards(now)]).toEqual(['W', ['C8'], []]);
    expect(due.map((one) => one.ruling.articles[0])).toEqual(['57D']);
  });

  it('a card that may not be played becomes a major penalty card', () => {
    const text = `${AFTER} W.♠2`;
    const finding = findingOf(judged(logs(text)), PLAY);
    const { now } = judged(logs(text, [chosen(finding, finding.rulings[0]!, null)], 'play S.♣2'));
    expect([now.turn, legalCards(now, 'W')?.cards]).toEqual(['W', ['C8', 'C5']]);
    expect(penaltyCards(now).map((one) => [one.card, one.size])).toEqual([['S2', 'major']]);
  });

  it('of a hidden hand a card of another suit is asked about, both ways', () => {
    const text = `${START} N; play N.♣4 E.♣9 W.♠2`;
    const ruling = on(PLAY, text)!;
    expect([ruling.settled, ruling.options.map((one) => one.id)]).toEqual([false, ['no-suit', 'holds-suit']]);
    const { id } = ruling.ask[0]!;
    const says = (value: string) => on(PLAY, text, [answer(id, value)])!.effects.map((one) => one.type);
    expect([says('yes'), says('no')]).toEqual([
      ['returnToHand', 'restrict'],
      ['returnToHand', 'restrict'],
    ]);
    expect(on(PLAY, text, [answer(id, 'yes')])?.articles).toContain('50B');
    expect(on(PLAY, text, [answer(id, 'no')])?.articles).not.toContain('50B');
  });
});

describe('played on', () => {
  it('partner before declarer chose: for the director (60C)', () => {
    const ruling = on(PLAY, `${START} S; play S.♥4 E.♥9 W.♥2`)!;
    expect([ruling.articles, ruling.settled, ruling.effects, ruling.options]).toEqual([['57A', '60C'], false, [], []]);
  });

  it('declarer’s side to a premature lead: the right is gone (60A1), and law 57 keeps silent', () => {
    const report = judged(logs(`${START} W; play W.♠Q N.♠5; lead W.♥2; play N.♥3`));
    const { rulings } = findingOf(report, LEAD);
    expect(rulings.map((one) => [one.law, one.articles[0], one.effects, one.options])).toEqual([[60, '60A1', [], []]]);
  });
});

describe('a hand that was left out', () => {
  const plays = (text: string) => judged(logs(`${START} ${text}`)).findings.map((one) => one.rulings[0]?.articles[0]);
  it('while the trick runs the cards out of turn are for law 57', () => {
    expect(plays('S; play S.♣4 N.♣9 E.♣3')).toEqual(['57C3', '57C1']);
  });
  it('once the next trick has begun law 67 speaks, and not 57 or 60', () => {
    const report = judged(logs(`${START} S; play S.♣4 N.♣9 E.♣3; lead S.♥3`));
    expect(report.findings.map((one) => one.rulings.map((ruling) => ruling.articles.join(' ')))).toEqual([
      ['57 67A1'],
      ['57 67A1'],
      ['67A 67A1 44C'],
    ]);
    expect(plays('W; play W.♣4 E.♣9 S.♣3; lead E.♥3; play S.♥4')).toEqual(['57', '57', '57']);
    const short = judged(logs(`${START} W; play W.♣4 E.♣9 S.♣3; lead E.♥3; play S.♥4`)).findings.at(-1);
    expect(short?.rulings.map((ruling) => ruling.articles[0])).toEqual(['57', '67B']);
  });
  it('declarer who had played from both hands has no right that could lapse (57C1, 60A1)', () => {
    const owes = { type: 'owes', trick: 9, seat: 'W' } as const;
    const added = { type: 'ruled', finding: '', option: '', effects: [owes] } as const;
    const parts = [`${START} S; play S.♣4 N.♣9 E.♣3; lead S.♥3`, [added], 'play W.♣2'] as const;
    const { findings } = judged(logs(...parts));
    expect(findings.map((one) => one.rulings.map((ruling) => ruling.articles[0]))).toEqual([
      ['57C3'],
      ['57C1'],
      ['67A'],
    ]);
  });
  it('nobody is told to play now who has played', () => {
    const says = (text: string) => fill(on(PLAY, text)!.say, 'en');
    expect(says(`${START} W; play W.♣4 S.♣9`)).toMatch(/North plays now/);
    expect(says(`${START} W; play W.♣4 S.♣9 N.♣5`)).not.toMatch(/plays now/);
  });
});

it('is the same at every seat', () => {
  const events = logs(`${START} W; hand E ♠K84 ♥A ♦J; play W.♠Q N.♠5; lead W.♥2`);
  for (const [places] of SEATS.entries()) {
    const ruling = rulingOf(judged(turnedTable(events, places)), LEAD, 57)!;
    expect(ruling.options.slice(0, 2).map((one) => [one.chooser, one.plays])).toEqual([
      [[turned('S', places)], { seat: turned('E', places), cards: ['SK'] }],
      [[turned('S', places)], { seat: turned('E', places), cards: ['S4'] }],
    ]);
  }
});
