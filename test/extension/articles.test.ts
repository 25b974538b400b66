import { expect, test } from 'vitest';
import { articleCards } from '../../src/extension/articles';
import { catalogue } from '../../src/laws/catalogue';

test('gives titles and summaries in the order asked, and leaves out what the edition lacks', () => {
  const cards = articleCards(['64A1', '99Z', '50B'], '2017');
  expect(cards.map(({ id }) => id)).toEqual(['64A1', '50B']);
  const found = catalogue.find(({ id, editions }) => id === '50B' && editions.includes('2017'));
  expect(cards[1]).toEqual({ id: '50B', title: found?.title, summary: found?.summary, workedOut: true });
});
test('an article that is named only says that it is not worked out', () => {
  const bare = catalogue.find(({ workedOut, editions }) => workedOut === false && editions.includes('2017'));
  if (bare === undefined) throw new Error('every article is worked out: take this test away');
  expect(articleCards([bare.id], '2017')[0]?.workedOut).toBe(false);
});
