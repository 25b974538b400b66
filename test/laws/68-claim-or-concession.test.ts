import { describe, expect, it, test } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { penaltyCards } from '../../src/bridge/restrictions';
import { fill } from '../../src/text';
import { answer, findingOf, judged, logs, optionLine, turnedTable } from '../help/rulings';

const START = 'contract 3NT S; trick 11 lead S';
const SPADES = 'contract 4♠ S; trick 11 lead S';
const ON = 'play S.♥4 W.♥A N.♥3 E.♥5';

type Kind = 'claim' | 'concession' | 'playAfterClaim';
/** What is reported, about which find, each ruling as "law articles", the options of law 68, whether all is settled. */
type Row = readonly [string, string, Kind, readonly string[], readonly string[], boolean];

const WAYS = ['agree WNE', 'dispute WNE', 'playOn WE'];
const AGREED = ['68 68D1 69A', '69 69 69A 69B1 69B2 79C 63A4'];
const ROWS: readonly Row[] = [
  ['a claim by declarer', `${START}; claim S 3 more statement`, 'claim', ['68 68 68A 68C 68D'], WAYS, true],
  [
    'a claim by a defender',
    `${START}; claim W 3 more`,
    'claim',
    ['68 68 68A 68C 68D'],
    ['agree NES', 'dispute NES', 'playOn NS'],
    true,
  ],
  ['a concession by declarer', `${START}; concede S 2`, 'concession', ['68 68 68B1 68C 68D'], WAYS, true],
  [
    'a concession by a defender: his partner may object',
    `${START}; concede W`,
    'concession',
    ['68 68 68B1 68B2 68C 68D 16C'],
    ['object E', 'agree NES', 'dispute NES', 'playOn NS'],
    true,
  ],
  [
    'a claim of a part by a defender: his partner may object to the rest',
    `${START}; claim W 2 more`,
    'claim',
    ['68 68 68A 68B2 68C 68D 16C'],
    ['object E', 'agree NES', 'dispute NES', 'playOn NS'],
    true,
  ],
  [
    'partner objects to a claim of a part',
    `${START}; claim W 2 more; objection E`,
    'claim',
    ['68 68B2 49 16C2'],
    [],
    false,
  ],
  [
    'declarer agrees first and then partner objects to a claim of a part',
    `${START}; claim W 2 more; claimanswer accepted; objection E`,
    'claim',
    ['68 68B2 49 16C2'],
    [],
    false,
  ],
  [
    'dummy objects to a claim of a part',
    `${START}; claim S 2 more; objection N`,
    'claim',
    ['68 68D 68D2 68D2a 68D2b', '70 70 70A 70B 70D1 70E1 70E2'],
    ['director director', 'playOn WE'],
    false,
  ],
  [
    'refused, and claimed anew at once',
    `${START}; claim S 3 more; claimanswer refused; claim S 2 more`,
    'claim',
    ['68 68 68D'],
    [],
    false,
  ],
  [
    'refused, claimed anew and accepted',
    `${START}; claim S 3 more; claimanswer refused; claim S 2 more; claimanswer accepted`,
    'claim',
    ['68 68 68D'],
    [],
    true,
  ],
  ['accepted a card later', `${START}; claim S 3 more; play S.♥4; claimanswer accepted`, 'claim', AGREED, [], true],
  [
    'cut off before anyone answered',
    `${START}; claim S 3 more; end cutOff`,
    'claim',
    ['68 68 68A 68C 68D'],
    WAYS,
    true,
  ],
  ['partner objects', `${START}; concede W; objection E`, 'concession', ['68 68B2 49 16C2'], [], false],
  [
    'an opponent objects to a concession',
    `${START}; concede W 2; objection N`,
    'concession',
    ['68 68D 68D2 68D2a 68D2b', '70 70 70A 70B 71'],
    ['director director', 'playOn NS'],
    false,
  ],
  [
    'dummy objects to declarer',
    `${START}; concede S; objection N`,
    'concession',
    ['68 68D 68D2 68D2a 68D2b', '70 70 70A 70B 71'],
    ['director director', 'playOn WE'],
    false,
  ],
  ['accepted, all the tricks', `${START}; claim S 3 more; claimanswer accepted`, 'claim', AGREED, [], true],
  [
    'accepted, the rest given away',
    `${START}; claim S 2 more; claimanswer accepted`,
    'claim',
    [...AGREED, '71 71 68B1 69B'],
    [],
    true,
  ],
  ['the play ended on it', `${START}; claim S 3 more; end claimed`, 'claim', AGREED, [], true],
  [
    'a concession accepted',
    `${START}; concede W; claimanswer accepted`,
    'concession',
    [...AGREED, '71 71 68B1 69B'],
    [],
    true,
  ],
  [
    'an objection after agreement',
    `${START}; claim S 3 more; claimanswer accepted; objection W`,
    'claim',
    ['68 68D1 69A', '69 69 69A 69B1 69B2 79C 63A4 70'],
    [],
    false,
  ],
  [
    'disputed, no trumps',
    `${START}; claim S 3 more; objection W`,
    'claim',
    ['68 68D 68D2 68D2a 68D2b', '70 70 70A 70B 70D1 70E1 70E2'],
    ['director director', 'playOn WE'],
    false,
  ],
  [
    'disputed, with trumps',
    `${SPADES}; claim S 3 more; claimanswer refused`,
    'claim',
    ['68 68D 68D2 68D2a 68D2b', '70 70 70A 70B 70C 70D1 70E1 70E2'],
    ['director director', 'playOn WE'],
    false,
  ],
  [
    'disputed, by a defender',
    `${START}; claim W 3 more; objection S`,
    'claim',
    ['68 68D 68D2 68D2a 68D2b', '70 70 70A 70B 70D1 70D2 70E1 70E2'],
    ['director director', 'playOn NS'],
    false,
  ],
  [
    'played on',
    `${START}; claim S 3 more; ${ON}`,
    'claim',
    ['68 68D 68D1 68D2a 68D2b 69A', '70 70 70A 70B 70D1 70D3 70E1 70E2'],
    [],
    false,
  ],
  ['the first card after it', `${START}; claim S 3 more; ${ON}`, 'playAfterClaim', ['68 68D 68D2a 68D2b'], [], false],
  [
    'claimed twice: the first was played on',
    `${START}; claim S 3 more; ${ON}; claim S 2 more`,
    'claim',
    ['68 68D 68D1 68D2a 68D2b 69A', '70 70 70A 70B 70D1 70D3 70E1 70E2'],
    [],
    false,
  ],
];

const turn = (events: readonly TableEvent[], places: number) => turnedTable(events, places);

describe('a claim or a concession', () => {
  test.each(ROWS)('%s', (_name, text, kind, rulings, options, settled) => {
    for (const places of [0, 1, 2, 3]) {
      const finding = findingOf(judged(turn(logs(text), places)), kind);
      expect(finding.rulings.map(({ law, articles }) => `${law} ${articles.join(' ')}`)).toEqual(rulings);
      expect(finding.rulings.every((one) => one.settled)).toBe(settled);
      const given = finding.rulings.find(({ law }) => law === 68)?.options ?? [];
      expect(given.map(({ id }) => id)).toEqual(options.map((line) => line.split(' ')[0]));
      if (places === 0) expect(given.map(optionLine)).toEqual(options);
      // A claim moves no trick by itself.
      expect(finding.rulings.flatMap(({ effects }) => effects)).toEqual([]);
    }
  });

  it('asks whether the running trick was meant only while one runs', () => {
    const asked = (text: string) =>
      findingOf(judged(logs(text)), 'claim').rulings.flatMap(({ ask }) => ask.map(({ id }) => id.split(':')[0]));
    expect(asked(`${START}; claim S 3 more`)).toEqual(['playOn']);
    expect(asked(`${START}; play S.♥4; claim W 1 more`)).toEqual(['runningTrick', 'playOn']);
    expect(asked(`${START}; claim S 3 more; claimanswer accepted`)).toEqual([]);
  });

  it('is none when it was about the running trick', () => {
    const text = `${START}; play S.♥4; claim W 1 more`;
    const report = judged(logs(text, [answer('runningTrick:e3', 'yes')], 'play W.♥A'));
    expect(findingOf(report, 'claim').rulings.map(({ law, articles }) => [law, articles])).toEqual([
      [68, ['68A', '68B1', '16', '57A']],
    ]);
    expect(report.occasions.map(({ irregularity }) => irregularity.kind)).toEqual(['claim']);
  });

  it('no longer counts when all four agreed to play on, said before or after', () => {
    const claim = `${START}; claim S 3 more`;
    const agreed = [answer('playOn:e2', 'yes')];
    for (const [parts, kinds] of [
      [[claim, agreed, ON], ['claim']],
      [
        [claim, ON, agreed],
        ['claim', 'playAfterClaim'],
      ],
    ] as const) {
      const report = judged(logs(...parts));
      expect(report.occasions.map(({ irregularity }) => irregularity.kind)).toEqual(kinds);
      const rulings = report.occasions.flatMap((one) => one.rulings);
      expect(new Set(rulings.flatMap(({ articles }) => articles))).toEqual(new Set(['68D2b']));
      expect(rulings.every(({ settled, options }) => settled && options.length === 0)).toBe(true);
    }
  });

  it('leaves a play that went on to the director where they did not', () => {
    const report = judged(logs(`${START}; claim S 3 more`, [answer('playOn:e2', 'no')], ON));
    expect(findingOf(report, 'playAfterClaim').rulings[0]?.settled).toBe(false);
  });

  it('makes no penalty card of what was shown with a concession to which partner objected', () => {
    const report = judged(
      logs(`${START}; hand W ♠4 ♥6 ♦V; exposed W.♠4 W.♦V deliberate seen; concede W; objection E; play S.♥4`),
    );
    expect(penaltyCards(report.now)).toEqual([]);
    expect(report.occasions.map(({ irregularity }) => irregularity.kind)).toEqual(['concession']);
  });
});

describe('a card after a claim', () => {
  const kinds = (from: TableEvent['from'], answer = '') => {
    const report = judged(logs(`${START}; claim S 3 more; ${answer}${ON}`).map((event) => ({ ...event, from })));
    return [report.findings, report.occasions].map((list) => list.map(({ irregularity }) => irregularity.kind));
  };

  it('is the way of a site that goes on, and a fault of people who do', () => {
    expect(kinds('site')).toEqual([[], ['claim', 'playAfterClaim']]);
    expect(kinds('user')).toEqual([['playAfterClaim'], ['claim']]);
  });

  it('is that also where it was refused: all four may have wanted to go on (68D2b)', () => {
    for (const answer of ['claimanswer refused; ', 'objection W; ']) {
      for (const from of ['site', 'record'] as const)
        expect(kinds(from, answer)).toEqual([[], ['claim', 'playAfterClaim']]);
    }
    const { irregularity, rulings } = findingOf(
      judged(logs(`${START}; claim S 3 more; claimanswer refused; ${ON}`)),
      'playAfterClaim',
    );
    expect([irregularity.certainty, rulings[0]!.settled, rulings[0]!.why.length]).toEqual(['possible', false, 1]);
  });

  it('is none once everybody has agreed', () => {
    expect(kinds('site', 'claimanswer accepted; ')).toEqual([[], ['claim']]);
    expect(kinds('user', 'claimanswer accepted; ')).toEqual([[], ['claim']]);
    const later = judged(logs(`${START}; claim S 3 more; ${ON}; claimanswer accepted`));
    expect(findingOf(later, 'playAfterClaim').rulings.map(({ articles, settled }) => [articles, settled])).toEqual([
      [['68D1', '69A'], true],
    ]);
  });

  it('of a total the record does not tell who claimed', () => {
    const total = findingOf(judged(logs(`${START}; claim S 9 total; end claimed`)), 'claim');
    expect(fill(total.rulings[0]!.say, 'nl')).not.toContain('Zuid');
  });

  it('is none after a claim of a part to which partner objected', () => {
    const report = judged(logs(`${START}; claim W 2 more; objection E; ${ON}`));
    expect([report.findings, report.occasions.map(({ irregularity }) => irregularity.kind)]).toEqual([[], ['claim']]);
  });

  it('is found once', () => {
    const report = judged(logs(`${START}; claim S 3 more; ${ON}; play W.♥K N.♥9`));
    expect(report.occasions.filter(({ irregularity }) => irregularity.kind === 'playAfterClaim')).toHaveLength(1);
  });
});
