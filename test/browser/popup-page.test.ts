// The toolbar popup in real browsers: nobody is kept out, and it knows what the tab in front shows; so does the icon.
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BBO_TABLE, type OpenBrowser, openBrowser } from './open';
import { waitForOverlay } from './overlay';
import { byTab, measures, STATES, set, violations } from './page-access';

interface Api {
  tabs: { query(which: object): Promise<readonly { id: number; url?: string }[]> };
  storage: { local: { get(key: string): Promise<{ settings: Record<string, unknown> }> } };
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

  it('is worked by keyboard alone: every switch, and the ways out', async () => {
    await page.setViewport({ width: 420, height: 580 });
    await set(page, { lang: 'nl', size: 100, theme: 'light', muted: ['revoke'], off: [] });
    await page.bringToFront();
    const { reached, all, unmarked } = await byTab(page);
    expect([reached, unmarked]).toEqual([all, []]);
    expect(all).toBeGreaterThan(8);
    /** Presses Tab until it is there, as a person would who reads the ring. */
    const tabTo = async (selector: string) => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (let left = all; left > 0; left--) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((find) => document.activeElement?.matches(find), selector)) return;
      }
      throw new Error(`Tab does not come to ${selector}`);
    };
    const stored = (field: string) =>
      page.evaluate(
        async (name) =>
          (await (globalThis as unknown as { chrome: Api }).chrome.storage.local.get('settings')).settings[name],
        field,
      );
    await tabTo('fieldset:first-of-type label:first-of-type input');
    await page.keyboard.press(' ');
    await expect.poll(() => stored('off')).toHaveLength(1);
    await page.keyboard.press(' ');
    await expect.poll(() => stored('off')).toEqual([]);
    await tabTo('fieldset:first-of-type label:last-of-type input');
    await page.keyboard.press(' ');
    await expect.poll(() => stored('quietUntil')).toBeGreaterThan(Date.now());
    await page.keyboard.press(' ');
    await expect.poll(() => stored('quietUntil')).toBe(null);
    await tabTo('button[aria-label^="Weer aan"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => stored('muted')).toEqual([]);
    await tabTo('select');
    for (const [field, value] of [
      ['lang', 'en'],
      ['size', 125],
      ['theme', 'dark'],
    ] as const) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => stored(field)).toBe(value);
      await page.keyboard.press('Tab');
    }
    await tabTo('a[href="laws.html"]');
    await page.keyboard.press('Enter');
    const open = () =>
      page.evaluate(async () =>
        (await (globalThis as unknown as { chrome: Api }).chrome.tabs.query({})).map(({ url }) => url ?? ''),
      );
    await expect.poll(open, { timeout: 5000 }).toContainEqual(expect.stringMatching(/laws\.html$/));
    await page.bringToFront();
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
    for (const { width, ...settings } of STATES.slice(0, 2)) {
      await page.setViewport({ width: Math.min(width, 780), height: 580 });
      await set(page, settings);
      expect([settings, await violations(page)]).toEqual([settings, []]);
    }
    await set(page, { lang: 'nl', size: 100 });
    await page.$eval('fieldset input', (input) => (input as HTMLElement).click());
    expect(await until('')).toEqual({ text: '', title: 'Slagwacht: kijkt hier niet mee' });
    await table.waitForFunction(() => document.querySelector('[data-slagwacht]') === null, { timeout: 5000 });
    await table.close();
  });
});
