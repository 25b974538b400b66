import { describe, expect, it, test } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { legalCards } from '../../src/bridge/restrictions';
import type { Edition, Ruling } from '../../src/laws/law';
import { cardText, fill } from '../../src/text';
import { chosen, findingOf, judged, logs, optionLine, rulingOf, turnedTable } from '../help/rulings';

const FOLLOWS = 'contract 3NT S; trick 9 lead W; hand N ♠75 ♥B4 ♣4; play W.♥6';
const LEADS = 'contract 3NT S; trick 9 lead N; hand N ♠75 ♥B4 ♣4';
const FOURTH = 'contract 3NT S; trick 9 lead E; hand N ♠5 ♦AV62; play E.♦5 S.♦3 W.♦B';
const VOID = 'contract 3NT S; trick 9 lead W; hand N ♠75 ♦4 ♣64; play W.♥6';
const RUFF = 'contract 4♠ S; trick 9 lead E; hand N ♠75 ♦4 ♣64; play E.♥6 S.♥3 W.♥A';
const SECOND = 'contract 3NT S; trick 9 lead W; hand N ♠5 ♥4 ♦AV2; play W.♦5';
const SPADES = 'contract 3NT S; trick 8 lead N; play N.♠A E.♠3 S.♠4 W.♠6';

/** Log, then the ruling: its articles, its options, whether it is settled. */
type Row = readonly [string, string, readonly string[], readonly string[], boolean];

const ROWS_2017: readonly Row[] = [
  ['high: highest of the suit led', `${FOLLOWS}; designates high`, ['46B1a', '46B', '44C'], ['play-HJ S N:♥J'], true],
  ['high, last to play', `${FOURTH}; designates high`, ['46B1a', '46B', '44C'], ['play-DA director N:♦A'], false],
  [
    'high, last, nothing lower wins',
    'contract 3NT S; trick 9 lead E; hand N ♠5 ♦A62; play E.♦5 S.♦3 W.♦B; designates high',
    ['46B1a', '46B', '44C'],
    ['play-DA S N:♦A'],
    true,
  ],
  ['low', `${FOLLOWS}; designates low`, ['46B1c', '46B', '44C'], ['play-H4 S N:♥4'], true],
  [
    'low, dummy on lead: one a suit, none ranked',
    `${LEADS}; designates low`,
    ['46B1c', '46B'],
    ['play-S5 director N:♠5', 'play-H4 director N:♥4', 'play-C4 director N:♣4'],
    false,
  ],
  [
    'high, dummy has none of the suit',
    `${VOID}; designates high`,
    ['46B1a', '46B'],
    ['play-S7 director N:♠7', 'play-D4 director N:♦4', 'play-C6 director N:♣6'],
    false,
  ],
  [
    'win, last to play: lowest that wins',
    `${FOURTH}; designates win`,
    ['46B1b', '46B', '44C'],
    ['play-DQ S N:♦Q'],
    true,
  ],
  ['win, last to play: by ruffing', `${RUFF}; designates win`, ['46B1b', '46B'], ['play-S5 director N:♠5'], false],
  [
    'win, but nothing wins',
    `${FOLLOWS} N.♥4 E.♥7 S.♥A; trick 10 lead E; play E.♣A S.♣2 W.♣3; designates win`,
    ['46B1b', '46B', '44C'],
    [],
    false,
  ],
  ['win, second to play: sure to win', `${SECOND}; designates win`, ['46B1b', '46B', '44C'], ['play-DA S N:♦A'], true],
  [
    'win, second: the hand behind is seen',
    `${SECOND}; hand E ♦K ♠2; designates win`,
    ['46B1b', '46B', '44C'],
    ['play-DA S N:♦A'],
    true,
  ],
  [
    'win, second: the hand behind cannot beat the queen',
    `${SECOND}; hand E ♦3 ♠2; designates win`,
    ['46B1b', '46B', '44C'],
    ['play-DQ S N:♦Q'],
    true,
  ],
  [
    'win, second: may be ruffed',
    `${SECOND.replace('3NT', '4♠')}; designates win`,
    ['46B1b', '46B', '44C'],
    ['play-DA director N:♦A'],
    false,
  ],
  [
    'win, second: nothing sure',
    'contract 3NT S; trick 9 lead W; hand N ♠5 ♦V2; play W.♦5; designates win',
    ['46B1b', '46B', '44C'],
    [],
    false,
  ],
  ['win, dummy on lead', `${LEADS}; designates win`, ['46B1b', '46B'], [], false],
  ['suit only: the lowest', `${LEADS}; designates suit ♠`, ['46B2', '46B'], ['play-S5 S N:♠5'], true],
  [
    'suit only, going on from the top?',
    `${SPADES}; hand N ♠QJ2 ♥5; designates suit ♠`,
    ['46B2', '46B'],
    ['play-S2 director N:♠2', 'play-SQ director N:♠Q'],
    false,
  ],
  [
    'suit only, dummy did not win in it',
    `${SPADES}; hand N ♠52 ♥52; designates suit ♥`,
    ['46B2', '46B'],
    ['play-H2 S N:♥2'],
    true,
  ],
  [
    'a suit that dummy does not hold',
    `${LEADS}; designates suit ♦`,
    ['46B2', '46B4', '46B'],
    ['play-S7 S N:♠7', 'play-S5 S N:♠5', 'play-HJ S N:♥J', 'play-H4 S N:♥4', 'play-C4 S N:♣4'],
    true,
  ],
  [
    'a suit while dummy must follow',
    `${FOLLOWS}; designates suit ♠`,
    ['46B2', '45C4a', '44C', '42A3', '62B2', '46B'],
    ['play-HJ S N:♥J', 'play-H4 S N:♥4'],
    true,
  ],
  [
    'rank only, dummy won the last trick in that suit',
    `${SPADES}; hand N ♠B5 ♥B4; designates rank B`,
    ['46B3a', '46B'],
    ['play-SJ S N:♠J'],
    true,
  ],
  [
    'rank only, not in that suit but in two others',
    `${SPADES}; hand N ♠75 ♥B4 ♦B; designates rank B`,
    ['46B3a', '46B3b', '46B'],
    ['play-HJ S N:♥J', 'play-DJ S N:♦J'],
    true,
  ],
  [
    'rank only, last trick not seen',
    `${LEADS}; designates rank 4`,
    ['46B3a', '46B3b', '46B'],
    ['play-H4 S N:♥4', 'play-C4 S N:♣4'],
    false,
  ],
  [
    'rank only, one that may be played',
    `${FOLLOWS}; designates rank 4`,
    ['46B3b', '46B', '44C'],
    ['play-H4 S N:♥4'],
    true,
  ],
  [
    'rank only, none that may be played',
    `${FOLLOWS}; designates rank 7`,
    ['46B3b', '46B4', '46B', '44C'],
    ['play-HJ S N:♥J', 'play-H4 S N:♥4'],
    true,
  ],
  [
    'a card that is not there',
    `${FOLLOWS}; designates card ♥H`,
    ['46B4', '46B', '44C'],
    ['play-HJ S N:♥J', 'play-H4 S N:♥4'],
    true,
  ],
  [
    'a card that may not be played',
    `${FOLLOWS}; designates card ♣4`,
    ['45C4a', '44C', '42A3', '62B2', '46B'],
    ['play-HJ S N:♥J', 'play-H4 S N:♥4'],
    true,
  ],
  [
    'anything: either defender',
    `${FOLLOWS}; designates any`,
    ['46B5', '46B', '44C'],
    ['play-HJ EW N:♥J', 'play-H4 EW N:♥4'],
    true,
  ],
  [
    'anything, with one card that may be played',
    `${SECOND.replace('♦AV2', '♦A')}; designates any`,
    ['46B5', '46B', '44C'],
    ['play-DA S N:♦A'],
    true,
  ],
  ['dummy is not seen', 'contract 3NT S; trick 9 lead W; play W.♥6; designates high', ['46B1a', '46B'], [], false],
];

const ROWS_1997: readonly Row[] = [
  [
    'high, last to play: also the lowest that wins',
    `${FOURTH}; designates high`,
    ['46B1', '46B'],
    ['play-DA director N:♦A', 'play-DQ director N:♦Q'],
    false,
  ],
  ['high, second to play', `${SECOND}; designates high`, ['46B1', '46B'], ['play-DA S N:♦A'], true],
  ['low', `${FOLLOWS}; designates low`, ['46B1', '46B'], ['play-H4 S N:♥4'], true],
  ['win', `${FOURTH}; designates win`, ['46B1', '46B'], ['play-DQ S N:♦Q'], true],
  ['anything', `${FOLLOWS}; designates any`, ['46B5', '46B'], ['play-HJ EW N:♥J', 'play-H4 EW N:♥4'], true],
  ['not there', `${FOLLOWS}; designates card ♥H`, ['46B4', '46B'], ['play-HJ S N:♥J', 'play-H4 S N:♥4'], true],
  ['dummy is not seen', 'contract 3NT S; trick 9 lead W; play W.♥6; designates low', ['46B1', '46B'], [], false],
];

function rulingAt(text: string, places: number, edition: Edition): Ruling {
  const found = rulingOf(judged(turnedTable(logs(text), places), edition), 'designation', 46);
  if (found === undefined) throw new Error('law 46 keeps silent');
  return found;
}

describe.each([
  ['2017', ROWS_2017],
  ['1997', ROWS_1997],
] as const)('a card of dummy named incompletely, %s', (edition, rows) => {
  test.each(rows)('%s', (_name, text, articles, options, settled) => {
    const given = rulingAt(text, 0, edition);
    expect({ articles: given.articles, options: given.options.map(optionLine), settled: given.settled }).toEqual({
      articles,
      options,
      settled,
    });
    expect(given.director.length).toBeGreaterThan(0);
    for (const places of [1, 2, 3])
      expect(rulingAt(text, places, edition)).toMatchObject({
        articles,
        settled,
        options: given.options.map(({ id }) => ({ id })),
      });
  });
});

describe('a proper way to name a card', () => {
  it.each([`${FOLLOWS}; designates card ♥4`, `${LEADS}; designates card ♠7`, 'contract 3NT S; designates card ♥4'])(
    '%s',
    (text) => {
      expect(judged(logs(text)).findings).toEqual([]);
    },
  );
});

describe('the card that was settled on', () => {
  const legal = (events: readonly TableEvent[]) =>
    legalCards(judged(events).now, 'N')?.cards.map((card) => cardText(card, 'en'));
  const low = `${FOLLOWS}; designates low`;
  const confirmed = (text: string, option: string | null) => {
    const report = judged(logs(text));
    const finding = findingOf(report, 'designation');
    return [chosen(finding, rulingOf(report, 'designation', 46) as Ruling, option)];
  };

  test('is the only one dummy may play', () => {
    expect(legal(logs(low, confirmed(low, null)))).toEqual(['♥4']);
    const any = `${LEADS}; designates any`;
    expect(legal(logs(any, confirmed(any, 'play-C4')))).toEqual(['♣4']);
  });

  test('another one is a card not named (45D), never a revoke', () => {
    const report = judged(logs(low, confirmed(low, null), 'play N.♥B'));
    expect(report.findings.map(({ irregularity }) => irregularity.kind).sort()).toEqual([
      'designation',
      'misplacedCard',
    ]);
    expect(rulingOf(report, 'misplacedCard', 45)?.articles).toContain('45D1');
  });

  test('once played it is right, or it was another', () => {
    const right = rulingOf(judged(logs(low, 'play N.♥4')), 'designation', 46);
    expect(right).toMatchObject({ options: [], settled: true });
    const other = rulingOf(judged(logs(low, 'play N.♥B')), 'designation', 46);
    expect(other).toMatchObject({ options: [], settled: false, articles: ['46B1c', '46B', '44C', '45D'] });
    expect(other === undefined ? '' : fill(other.say, 'nl')).toBe(
      'De leider zei: "laag". De blinde speelde ♥B, maar het was: ♥4.',
    );
  });

  test('a card that dummy may not play is left to the revoke', () => {
    const report = judged(logs(`${FOLLOWS}; designates card ♣4; play N.♣4`));
    expect(findingOf(report, 'designation').rulings).toEqual([]);
    expect(rulingOf(report, 'revoke', 62)).toBeDefined();
  });
});
