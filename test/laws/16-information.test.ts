import { describe, expect, test } from 'vitest';
import { fill } from '../../src/text';
import { findingOf, judged, logs, rulingOf, turnedTable } from '../help/rulings';

const PLAYED = 'contract 3NT S; hand W ♠54; play W.♠4 N.♠2';

describe('a card that was seen and taken back', () => {
  test.each([0, 1, 2, 3])('turned %i places: who may use it', (places) => {
    const ruling = rulingOf(judged(turnedTable(logs(`${PLAYED}; takeback play 1`), places)), 'undo', 16);
    expect(ruling).toMatchObject({ articles: ['16C', '16C1', '16C2', '16C3'], settled: false, options: [] });
    expect(ruling === undefined ? '' : fill(ruling.say, 'nl')).toBe('Gezien en teruggenomen: ♠2.');
  });

  test('several, in the order in which they were played', () => {
    const ruling = rulingOf(judged(logs(`${PLAYED}; takeback play 2`)), 'undo', 16);
    expect(ruling === undefined ? '' : fill(ruling.say, 'en')).toBe('Seen and taken back: ♠4 and ♠2.');
    expect(ruling?.director.map((say) => fill(say, 'en'))[0]).toContain('West');
  });

  test.each([`${PLAYED}; undo asked W`, `${PLAYED}; undo refused W`, 'dealer N; calls 1C P; takeback call 1'])(
    'nothing was learned: %s',
    (text) => {
      expect(findingOf(judged(logs(text)), 'undo').rulings.map(({ law }) => law)).not.toContain(16);
    },
  );
});
