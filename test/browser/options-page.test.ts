// The options page in real browsers: nobody is kept out, settings are kept and reach an open table, a file goes out and comes in.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAddress } from '../help/record-address';
import { type OpenBrowser, openBrowser } from './open';
import { overlayText, panelGone, panelWithin, stepToPanel, waitForOverlay } from './overlay';
import { byTab, measures, STATES, set, violations } from './page-access';
import { ROOT } from './root';

const RECORD = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-settings-'));
  let open: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    open = await openBrowser(kind, { width: 1280, height: 800 });
    page = await open.extensionPage('options.html', 'main');
  });
  afterAll(async () => {
    await open?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has something to say of a bad file and a bad address', async () => {
    await page.bringToFront();
    const torn = path.join(folder, 'none.json');
    writeFileSync(torn, '{"file":"slagwacht-settings","v":2,"settings":{"size":7}}');
    await ((await page.$('input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(torn);
    await page.focus('input[type=url]');
    await page.keyboard.type('geen adres');
    await page.waitForFunction(() => document.querySelectorAll('.trouble').length === 2, { timeout: 5000 });
    expect(await page.$eval('div.trouble', (one) => (one as HTMLElement).innerText)).toContain('(size)');
  });

  it.each(STATES)(
    'keeps nobody out, with what is wrong in sight ($lang, $theme, $size %, $width px)',
    async ({ width, ...settings }) => {
      await page.setViewport({ width, height: 800 });
      await set(page, { ...settings, muted: ['revoke'], edition: '1997' });
      expect(await violations(page)).toEqual([]);
      expect(await measures(page)).toEqual({ small: [], over: 0 });
    },
  );

  it('is worked by keyboard alone', async () => {
    await page.setViewport({ width: 1000, height: 800 });
    await set(page, { lang: 'nl', size: 100, theme: 'auto', muted: [], edition: '2017' });
    await page.bringToFront();
    await page.reload({ waitUntil: kind === 'chromium' ? 'load' : [] });
    await page.waitForSelector('input[type=file]');
    const { reached, all, unmarked } = await byTab(page);
    expect([reached, unmarked]).toEqual([all, []]);
    expect(all).toBeGreaterThan(12);
    await page.focus('fieldset input[type=checkbox]');
    await page.keyboard.press(' ');
    expect(await page.$eval('fieldset input[type=checkbox]', (box) => (box as HTMLInputElement).checked)).toBe(false);
    await page.keyboard.press(' ');
    await page.focus('select');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('main[lang=en]');
    await page.keyboard.press('ArrowUp');
    await page.waitForSelector('main[lang=nl]');
  });

  it('takes a settings file over, and says what is wrong with one', async () => {
    const file = (name: string, text: string) => {
      const made = path.join(folder, name);
      writeFileSync(made, text);
      return made;
    };
    const input = (await page.$('input[type=file]')) as ElementHandle<HTMLInputElement>;
    const exported = await page.$eval('a[download]', (link) =>
      decodeURIComponent((link as HTMLAnchorElement).href.split(',')[1] ?? ''),
    );
    await input.uploadFile(file('torn.json', exported.slice(0, 50)));
    await page.waitForSelector('.trouble');
    expect(await page.$eval('.trouble', (one) => one.textContent)).toContain('Er is niets veranderd');
    await input.uploadFile(file('good.json', exported.replace('"size": 100', '"size": 150')));
    await page.waitForFunction(() => document.documentElement.style.fontSize === '27px', { timeout: 5000 });
    await page.$$eval('.notice button', ([undo]) => (undo as HTMLElement).click());
    await page.waitForFunction(() => document.documentElement.style.fontSize === '18px', { timeout: 5000 });
  });

  it('a kind is muted in two presses on the panel, stands on this page, and comes back', async () => {
    const table = await open.visit((await recordAddress(RECORD)).address);
    await table.bringToFront();
    await waitForOverlay(table);
    await stepToPanel(table, 60);
    let presses = 0;
    /** With the mouse, on what a person reads there. */
    const press = async (words: string) => {
      const at = await table.evaluate((text) => {
        const root = document.querySelector('[data-slagwacht]')?.shadowRoot;
        const found = [...(root?.querySelectorAll<HTMLElement>('summary, button') ?? [])].find(
          (one) => one.innerText.trim() === text && one.getClientRects().length > 0,
        );
        found?.scrollIntoView({ block: 'center' });
        const box = found?.getBoundingClientRect();
        return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      }, words);
      if (at === null) throw new Error(`nothing reads ${words}`);
      await table.mouse.click(at.x, at.y);
      presses += 1;
    };
    await press('Niet meer tonen');
    await press('Deze soort');
    expect([await panelGone(table, 2000), presses]).toEqual([true, 2]);
    await page.bringToFront();
    await page.waitForFunction(() => document.body.innerText.includes('Verzaking'), { timeout: 5000 });
    await page.$$eval('button[aria-label^="Weer aan"]', ([button]) => (button as HTMLElement).click());
    await table.bringToFront();
    expect(await panelWithin(table, 5000)).toBe(true);
    // What is set here reaches the table at once, and is there after a reload.
    await set(page, { lang: 'en', edition: '1997' });
    await table.waitForFunction(
      () => document.querySelector('[data-slagwacht]')?.shadowRoot?.textContent?.includes('Laws 1997'),
      { timeout: 5000 },
    );
    expect(await overlayText(table, 'panel')).toContain('Laws 1997');
    await table.close();
    await page.reload({ waitUntil: kind === 'chromium' ? 'load' : [] });
    await page.waitForSelector('main[lang=en]');
  });
});
