// What keeps people out of the overlay, by axe with contrast 7 to 1: the pill, a card of every kind, and its rarer states; both browsers, languages and themes.
import axe from 'axe-core';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCards } from '../../src/extension/articles';
import { seen } from '../../src/seen';
import type { View } from '../../src/ui/overlay/view';
import { found } from '../disclose/every-kind';
import { playing, view } from '../ui/views';
import { type OpenBrowser, openBrowser } from './open';
import type { Staged } from './overlay-stage';
import { ROOT } from './root';

type Shown = Pick<Staged, 'view' | 'articles' | 'lost'>;

function shown(of: Partial<View>, lost = false): Shown {
  const { articles: _, ...rest } = view(of);
  const ids = rest.findings.flatMap(({ rulings }) => rulings.flatMap(({ articles }) => articles));
  return { view: rest, articles: articleCards(ids, '2017'), lost };
}

const cards = found().map(({ finding, contract }): [string, Shown] => [
  `${finding.irregularity.kind} ${finding.id}`,
  shown({
    findings: [{ ...finding, title: seen(finding.irregularity), picture: null }],
    now: { ...playing, contract },
  }),
]);
const [, first] = cards[0] as [string, Shown];
const two = cards.slice(0, 2).flatMap(([, one]) => one.view.findings);
const states: readonly [string, Shown][] = [
  ['pill', shown({})],
  ['several findings', { ...shown({ findings: two }) }],
  [
    'edge',
    shown({ now: { ...playing, inForce: [seen((first.view.findings[0] as View['findings'][0]).irregularity)] } }),
  ],
  ['no panel', { ...first, lost: true }],
  ['stale', { ...first, view: { ...first.view, reading: { state: 'unknown' } } }],
  [
    'problem',
    {
      ...first,
      view: { ...first.view, reading: { state: 'partly', part: 'trick' }, problem: { text: 'text', copied: false } },
    },
  ],
  ['muted', shown({ muted: { what: 'kind', kind: 'revoke' } })],
  [
    'question to a spectator',
    { ...first, view: { ...first.view, mode: 'playing', offers: { spectator: false, lesson: null, director: 'off' } } },
  ],
  [
    'question to a director',
    {
      ...first,
      view: { ...first.view, mode: 'director', offers: { spectator: null, lesson: false, director: 'asked' } },
    },
  ],
];

async function faults(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    const own = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await own.run(document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast-enhanced': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let page: Page;
  beforeAll(async () => {
    const bundle = await build({
      absWorkingDir: ROOT,
      entryPoints: ['test/browser/overlay-stage.tsx'],
      bundle: true,
      write: false,
      format: 'iife',
      jsx: 'automatic',
      jsxImportSource: 'preact',
    });
    open = await openBrowser(kind, { build: null, width: 1000, height: 900 });
    page = await open.browser.newPage();
    await page.setContent('<!doctype html><html lang="nl"><title>page</title><main><h1>page</h1></main></html>');
    await page.evaluate(bundle.outputFiles[0]?.text ?? '');
    await page.evaluate(axe.source);
  });
  afterAll(() => open?.close());

  it.each([
    ['nl', 'light'],
    ['nl', 'dark'],
    ['en', 'light'],
    ['en', 'dark'],
  ] as const)(
    '%s, %s: nobody is kept out',
    async (lang, theme) => {
      const wrong: string[] = [];
      for (const [name, one] of [...states, ...cards]) {
        await page.evaluate((staged) => (window as unknown as { stage(staged: Staged): void }).stage(staged), {
          ...one,
          looks: { lang, size: 100, theme },
        } as Staged);
        await page.waitForFunction(
          (part) => document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector(part) != null,
          { timeout: 5000 },
          one.view.findings.length > 0 && !one.lost ? '.panel .finding' : '.pill',
        );
        for (const fault of await faults(page)) wrong.push(`${name}: ${fault}`);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
