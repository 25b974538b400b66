// A panel in the way, as people reported it of other programs: out of sight, elsewhere or silent in one or two presses on it, remembered for this site.
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAddress } from '../help/record-address';
import { type OpenBrowser, openBrowser } from './open';
import { panelGone, panelWithin, stepToPanel, waitForOverlay } from './overlay';
import { ROOT } from './root';

const RECORD = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');

/** With the mouse, in the middle of what the overlay has there. */
async function click(page: Page, selector: string): Promise<void> {
  const at = await page.evaluate((find) => {
    const found = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>(find);
    found?.scrollIntoView({ block: 'center' });
    const box = found?.getBoundingClientRect();
    return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, selector);
  if (at === null) throw new Error(`nothing in the overlay is ${selector}`);
  await page.mouse.click(at.x, at.y);
}

describe.each(['chromium', 'firefox'] as const)('case 14 in %s', (kind) => {
  let open: OpenBrowser;
  let address: string;
  beforeAll(async () => {
    address = (await recordAddress(RECORD)).address;
    open = await openBrowser(kind, { width: 1280, height: 800 });
  });
  afterAll(() => open?.close());
  async function atPanel(): Promise<Page> {
    const page = await open.visit(address);
    await page.bringToFront();
    await waitForOverlay(page);
    expect((await stepToPanel(page, 200)).opened).toBe(true);
    return page;
  }

  it('one press takes the panel out of sight', async () => {
    const page = await atPanel();
    await click(page, '.close');
    expect(await panelGone(page, 2000)).toBe(true);
    await page.close();
  });

  it('moved by arrow keys, it stands there after a reload', async () => {
    const page = await atPanel();
    const left = () =>
      page.evaluate(
        () =>
          document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector('.panel')?.getBoundingClientRect().left,
      );
    const before = (await left()) ?? 0;
    await page.evaluate(() =>
      document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>('.bar [data-move]')?.focus(),
    );
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowLeft');
    // Drawn and written down a moment after the key.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const moved = (await left()) ?? 0;
    expect(moved).toBeLessThan(before);
    await page.reload();
    await waitForOverlay(page);
    await stepToPanel(page, 200);
    await expect.poll(left, { timeout: 5000 }).toBe(moved);
    await page.close();
  });

  it('two presses silence it on this site, after a reload too, and the popup switches it on again', async () => {
    const page = await atPanel();
    await click(page, '.mute summary');
    await click(page, '.mute button:nth-child(3)');
    expect(await panelGone(page, 2000)).toBe(true);
    await page.reload();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await page.$('[data-slagwacht]')).toBeNull();
    const popup = await open.extensionPage('popup.html', 'input[type=checkbox]');
    await popup.$eval('fieldset input:not(:checked)', (input) => (input as HTMLElement).click());
    await page.bringToFront();
    await waitForOverlay(page);
    await stepToPanel(page, 200);
    expect(await panelWithin(page, 5000)).toBe(true);
    await page.close();
    await popup.close();
  });
});
