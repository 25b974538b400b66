// What keeps people out of a page of the extension: by axe-core, and what it does not look at: small targets, text beyond the edge, what no key reaches.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations, each as its rule and the elements, of what stands in the page now; contrast by the strict rule, 7:1. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(`(async () => {
    if (!window.axe) { ${AXE} }
    const { violations } = await window.axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '));
  })()`);
  return found as readonly string[];
}

/**
 * Controls smaller than 44 CSS pixels (a label counts for what it names; words inside a sentence, those that `inText` selects, may be), and how far the
 * page reaches over the window's edge.
 */
export const measures = (page: Page, inText?: string): Promise<{ small: readonly string[]; over: number }> =>
  page.evaluate(
    (words) => ({
      small: [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea')]
        .filter((control) => control.getClientRects().length > 0 && (words === null || !control.matches(words)))
        .filter((control) => {
          const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
          return width < 44 || height < 43.5;
        })
        .map((control) => control.textContent || control.outerHTML),
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }),
    inText ?? null,
  );

/**
 * How many controls Tab reaches in as many presses as there are, without those that are switched off (one more would leave the page); and those
 * that had no ring around them when they were reached.
 */
export async function byTab(page: Page): Promise<{ reached: number; all: number; unmarked: readonly string[] }> {
  const all = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
    return controls.filter((one) => one.getClientRects().length > 0 && !(one as HTMLButtonElement).disabled).length;
  });
  for (let press = 0; press < all; press++) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      at.setAttribute(
        'data-reached',
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? '' : 'unmarked',
      );
    });
  }
  const seen = await page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-reached]')];
    const unmarked = found
      .filter((one) => one.dataset.reached === 'unmarked')
      .map((one) => one.outerHTML.slice(0, 120));
    for (const one of found) one.removeAttribute('data-reached');
    return { reached: found.length, unmarked };
  });
  return { ...seen, all };
}

/** Stores settings as another page of the extension would; the page follows at once. */
export async function set(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(async (change) => {
    const { storage } = (globalThis as unknown as { chrome: { storage: { local: StorageArea } } }).chrome;
    interface StorageArea {
      get(key: string): Promise<{ settings?: object }>;
      set(values: object): Promise<void>;
    }
    const stored = (await storage.local.get('settings')).settings;
    await storage.local.set({ settings: { ...stored, v: 2, writer: 'test', ...change } });
  }, settings);
  await page.waitForFunction(
    (lang, size) =>
      document.documentElement.lang === lang && document.documentElement.style.fontSize === `${(18 * size) / 100}px`,
    { timeout: 5000 },
    (settings.lang as string) ?? 'nl',
    (settings.size as number) ?? 100,
  );
}

/** In which states every page is looked at. */
export const STATES = [
  { lang: 'nl', theme: 'light', size: 100, width: 1000 },
  { lang: 'en', theme: 'dark', size: 200, width: 1000 },
  { lang: 'nl', theme: 'dark', size: 100, width: 320 },
  { lang: 'en', theme: 'light', size: 200, width: 320 },
] as const;
