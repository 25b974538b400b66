import { describe, expect, it, test } from 'vitest';
import { penaltyCards } from '../../src/bridge/restrictions';
import { findingOf, judged, logs, turnedTable } from '../help/rulings';

/** Name, log, articles, whether that settles it. */
const CASES: readonly (readonly [string, string, readonly string[], boolean])[] = [
  [
    'declarer drops a card',
    'contract 3NT S; trick 9 lead S; hand S ♠A4 ♥5 ♦A2; exposed S.♦A accident seen',
    ['48A', '45C2'],
    true,
  ],
  ['declarer shows a card', 'contract 3NT S; trick 9 lead S; exposed S.♦A deliberate seen', ['48A', '45C2'], false],
  ['nobody says how it was seen', 'contract 3NT S; trick 9 lead S; exposed S.♦A', ['48A', '45C2'], false],
  ['declarer names a card', 'contract 3NT S; trick 9 lead S; named S.♦A', ['48A', '45C2'], false],
  ['two fall at once', 'contract 3NT S; trick 9 lead S; exposed S.♦A S.♦2 accident seen', ['48A', '45C2'], true],
  ['a card of dummy', 'contract 3NT S; trick 9 lead S; exposed N.♦A accident seen', ['48A', '45F'], true],
  [
    'several laid open: perhaps a claim',
    'contract 3NT S; trick 9 lead S; exposed S.♦A S.♦2 deliberate seen',
    ['48A', '48B2', '68'],
    false,
  ],
  [
    'with a claim',
    'contract 3NT S; trick 9 lead S; exposed S.♦A deliberate seen; claim S 3 more',
    ['48A', '48B2', '68'],
    false,
  ],
  [
    'after an opening lead by the wrong defender',
    'contract 3NT S; lead E.♠5; exposed S.♦A deliberate seen',
    ['48A', '48B1', '54A'],
    false,
  ],
  ['after the right opening lead', 'contract 3NT S; lead W.♠5; exposed S.♦A deliberate seen', ['48A', '45C2'], false],
];

describe('declarer or dummy shows a card', () => {
  describe.each(CASES)('%s', (_name, text, articles, settled) => {
    it.each([0, 1, 2, 3])('turned %i places: never a penalty card', (places) => {
      const report = judged(turnedTable(logs(text), places));
      const rulings = findingOf(report, 'exposedCard').rulings;
      expect(rulings.map((one) => one.law)).toEqual([48]);
      expect(rulings[0]).toMatchObject({ articles, settled, effects: [], options: [], ask: [] });
      expect(penaltyCards(report.now)).toEqual([]);
    });
  });

  test('a defender or a card in the auction is no matter of this law', () => {
    for (const text of [
      'contract 3NT S; trick 9 lead S; exposed W.♦A accident seen',
      'dealer S; exposed S.♦A accident seen',
    ])
      expect(findingOf(judged(logs(text)), 'exposedCard').rulings.map((one) => one.law)).not.toContain(48);
  });
});
