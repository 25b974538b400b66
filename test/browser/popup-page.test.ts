// The toolbar popup in real browsers: nobody is kept out, and it knows what the tab in front shows; so does the icon.
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BBO_TABLE, type OpenBrowser, openBrowser } from './open';
import { waitForOverlay } from './overlay';
import { measures, STATES, set, violations } from './page-access';

interface Api {
  tabs: { query(which: object): Promise<readonly { id: number }[]> };
  action: {
    getBadgeText(of: { tabId: number }): Promise<string>;
    getTitle(of: { tabId: number }): Promise<string>;
  };
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let page: Page;
  beforeAll(async () => {
    open = await openBrowser(kind, { width: 1280, height: 800 });
    page = await open.extensionPage('popup.html', 'main');
  });
  afterAll(() => open?.close());

  it.each(STATES)('keeps nobody out ($lang, $theme, $size %, $width px)', async ({ width, ...settings }) => {
    // A browser makes no popup wider than 800 pixels.
    await page.setViewport({ width: Math.min(width, 780), height: 580 });
    await set(page, { ...settings, muted: ['revoke'] });
    expect(await violations(page)).toEqual([]);
    expect(await measures(page)).toEqual({ small: [], over: 0 });
  });

  it('says of the tab in front in which mode it is, as the icon does, and switches that site', async () => {
    await set(page, { lang: 'nl', size: 100, muted: [] });
    const table = await open.visit(BBO_TABLE);
    await table.bringToFront();
    await waitForOverlay(table);
    await table.evaluate(
      'window.testTable.table.halt(); window.testTable.table.arrive(window.testTable.table.board, 99, 5)',
    );
    const icon = () =>
      page.evaluate(async () => {
        const { tabs, action } = (globalThis as unknown as { chrome: Api }).chrome;
        const [tab] = await tabs.query({ active: true, currentWindow: true });
        const tabId = tab?.id ?? -1;
        return { text: await action.getBadgeText({ tabId }), title: await action.getTitle({ tabId }) };
      });
    const until = async (text: string) => {
      for (let left = 50; left > 0 && (await icon()).text !== text; left--)
        await new Promise((resolve) => setTimeout(resolve, 100));
      return icon();
    };
    expect(await until('S')).toEqual({ text: 'S', title: 'Slagwacht: Spelend' });
    await page.reload({ waitUntil: kind === 'chromium' ? 'load' : [] });
    await page.waitForSelector('.notice .letter');
    const text = await page.$eval('.notice', (one) => (one as HTMLElement).innerText);
    expect(text).toMatch(/^S Spelend/);
    const names = await page.$$eval('fieldset:first-of-type label', (all) => all.map((one) => one.textContent));
    expect(names).toEqual(['BBO', 'Stil tot morgen']);
    await page.$eval('fieldset input', (input) => (input as HTMLElement).click());
    expect(await until('')).toEqual({ text: '', title: 'Slagwacht: kijkt hier niet mee' });
    await table.waitForFunction(() => document.querySelector('[data-slagwacht]') === null, { timeout: 5000 });
    await table.close();
  });
});
