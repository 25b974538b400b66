// The first screens in real browsers: opened once by the installation, and nobody is kept out.
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenBrowser, openBrowser } from './open';
import { byTab, measures, STATES, set, violations } from './page-access';

interface Api {
  tabs: { query(which: object): Promise<readonly { url?: string }[]> };
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let page: Page;
  beforeAll(async () => {
    open = await openBrowser(kind, { build: 'extension', welcome: true, width: 1000, height: 800 });
  });
  afterAll(() => open?.close());

  it('are opened by the installation, once', async () => {
    page = await open.extensionPage('options.html', 'main');
    const opened = () =>
      page.evaluate(async () => {
        const { tabs } = (globalThis as unknown as { chrome: Api }).chrome;
        return (await tabs.query({})).filter(({ url }) => url?.endsWith('/welcome.html')).length;
      });
    for (let left = 50; left > 0 && (await opened()) === 0; left--)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await opened()).toBe(1);
    await page.close();
  });

  it.each(STATES)('keep nobody out ($lang, $theme, $size %, $width px)', async ({ width, ...settings }) => {
    page = await open.extensionPage('welcome.html', 'h1');
    await page.setViewport({ width, height: 800 });
    await set(page, settings);
    for (let screen = 1; screen <= 3; screen++) {
      await page.$$eval('details', (all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      expect([screen, await violations(page)]).toEqual([screen, []]);
      expect(await measures(page)).toEqual({ small: [], over: 0 });
      await page.$$eval('button.main', ([next]) => (next as HTMLElement | undefined)?.click());
    }
    await page.close();
  });

  it('are gone through with the keyboard', async () => {
    page = await open.extensionPage('welcome.html', 'h1');
    await set(page, { lang: 'nl', size: 100 });
    await page.bringToFront();
    const { reached, all, unmarked } = await byTab(page);
    expect([reached, unmarked]).toEqual([all, []]);
    for (const title of ['Wat Slagwacht nooit doet', 'In welke stand?']) {
      await page.focus('button.main');
      await page.keyboard.press('Enter');
      await page.waitForFunction((text) => document.activeElement?.textContent === text, { timeout: 2000 }, title);
    }
    await page.close();
  });
});
