import { expect, test } from 'vitest';
import { covers, siteFor } from '../../src/extension/match';
import { sites } from '../../src/sites/index';

const PAGE = 'https://www.bridgebase.com/tools/handviewer.html';
const cases: readonly [string, string, boolean][] = [
  [`${PAGE}*`, PAGE, true],
  [`${PAGE}*`, `${PAGE}?lin=md%7C1`, true],
  [`${PAGE}*`, 'https://www.bridgebase.com/tools/handviewer', false],
  [`${PAGE}*`, 'http://www.bridgebase.com/tools/handviewer.html', false],
  [`${PAGE}*`, `https://example.org/?${PAGE}`, false],
  ['https://example.org/a', 'https://example.org/a', true],
  ['https://example.org/a', 'https://example.org/ab', false],
  ['https://example.org/*/x*z', 'https://example.org/q/xyz', true],
  ['https://example.org/*/x*z', 'https://example.org/q/zyx', false],
];
test.each(cases)('%s on %s: %s', (pattern, url, is) => {
  expect(covers(pattern, new URL(url))).toBe(is);
});

test('each site is found by its own patterns', () => {
  for (const site of sites)
    for (const pattern of site.matches) expect(siteFor(sites, new URL(pattern.replaceAll('*', '')))?.id).toBe(site.id);
  expect(siteFor(sites, new URL('https://example.org/'))).toBe(null);
});
