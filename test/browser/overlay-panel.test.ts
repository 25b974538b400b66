// The overlay on our hand viewer page, with a recorded revoke: where it stands, its keys, its settings, and that the page stays as it was.
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEEP_FREE } from '../../src/sites/bbo-handviewer/marks';
import { recordAddress } from '../help/record-address';
import { type OpenBrowser, openBrowser } from './open';
import { overlayText, panelGone, panelWithin, stepToPanel, waitForOverlay } from './overlay';
import { ROOT } from './root';

const RECORD = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** Runs in the page: presses what the selector finds in the overlay. */
const press = (page: Page, selector: string) =>
  page.evaluate((inside) => {
    const found = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>(inside);
    if (!found) throw new Error(`nothing in the overlay is ${inside}`);
    found.click();
  }, selector);
const focus = (page: Page, selector: string) =>
  page.evaluate((inside) => {
    document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>(inside)?.focus();
  }, selector);
const cardsOnTable = (page: Page) => page.evaluate(() => document.body.innerText);

/** Names of the page's elements that a part of the overlay lies over, cards and buttons that are shown only. */
const covered = (page: Page, part: 'pill' | 'panel') =>
  page.evaluate(
    (selector, inside) => {
      const found = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector(`.${inside}`);
      if (!found) throw new Error(`there is no ${inside}`);
      const ours = found.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.width < 12 || box.height < 12) return false;
          return box.left < ours.right && ours.left < box.right && box.top < ours.bottom && ours.top < box.bottom;
        })
        .map((element) => element.className || element.id);
    },
    KEEP_FREE,
    part,
  );

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let page: Page;
  let address: string;

  beforeAll(async () => {
    address = (await recordAddress(RECORD)).address;
    open = await openBrowser(kind, { width: 1280, height: 800 });
  });
  afterAll(() => open?.close());
  beforeEach(async () => {
    page = await open.visit(address);
    await page.bringToFront();
    await waitForOverlay(page);
  });
  afterEach(() => page.close());

  it('opens at the card, names it as the language does, and is gone one step back', async () => {
    expect(await overlayText(page, 'pill')).toMatch(/Slagwacht · Terugblik\s+leest mee/);
    expect((await stepToPanel(page, 300)).opened).toBe(true);
    const text = await overlayText(page, 'panel');
    expect(text).toMatch(/Slag \d+: (Noord|Oost|Zuid|West) speelde [♠♥♦♣](A|H|V|B|10|\d)/);
    expect(text).toContain('Stop, roep de WL');
    expect(text).toMatch(/\b6[1-4][A-C]\d?\b/);
    await page.$eval('#undoButton', (button) => (button as HTMLElement).click());
    expect(await panelGone(page, 2000)).toBe(true);
    await page.$eval('#nextButton', (button) => (button as HTMLElement).click());
    expect(await panelWithin(page, 2000)).toBe(true);
  });

  it('titles of articles come from the background', async () => {
    await stepToPanel(page, 60);
    await page.waitForFunction(
      () => {
        const title = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>('.titled');
        return (title?.innerText.length ?? 0) > 8;
      },
      { timeout: 5000 },
    );
  });

  // Firefox has no way to put its event page to sleep from outside.
  if (kind === 'chromium')
    it('a worker that was put to sleep wakes up and answers', async () => {
      const target = await open.browser.waitForTarget((one) => one.type() === 'service_worker');
      await (await target.worker())?.close();
      // A jump: of the steps between nothing was asked ahead.
      for (let presses = 0; presses < 60 && (await overlayText(page, 'panel')) === null; presses += 4)
        await page.evaluate(() => {
          for (let i = 0; i < 4; i++) document.querySelector<HTMLInputElement>('#nextButton:enabled')?.click();
        });
      expect(await panelWithin(page, 5000)).toBe(true);
      expect(await overlayText(page, 'panel')).not.toContain('Herlaad');
    });

  it.each(SIZES)('covers no card, bidding or button at $width x $height', async (size) => {
    await page.setViewport(size);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await covered(page, 'pill')).toEqual([]);
    await stepToPanel(page, 60);
    expect(await covered(page, 'panel')).toEqual([]);
  });

  it('at 200 % text all of it is in the window and every control can be hit', async () => {
    await stepToPanel(page, 60);
    for (let step = 0; step < 4; step++) await press(page, '[aria-label="A+ Grotere tekst"]');
    const seen = await page.evaluate(() => {
      const root = document.querySelector('[data-slagwacht]')?.shadowRoot;
      const panel = root?.querySelector('.panel')?.getBoundingClientRect();
      const small = [...(root?.querySelectorAll<HTMLElement>('button, summary, .radio') ?? [])]
        .filter((control) => control.offsetParent !== null || control.getClientRects().length > 0)
        .map((control) => ({ name: control.innerText, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name }) => name);
      const wide = [...(root?.querySelectorAll('.content, .bar') ?? [])].filter(
        (box) => box.scrollWidth > box.clientWidth,
      );
      return { panel: panel && [panel.left, panel.top, panel.right, panel.bottom], small, wide: wide.length };
    });
    const [left = -1, top = -1, right = 9999, bottom = 9999] = seen.panel ?? [];
    expect([left >= 0, top >= 0, right <= 1280, bottom <= 800]).toEqual([true, true, true, true]);
    expect([seen.small, seen.wide]).toEqual([[], 0]);
    for (let step = 0; step < 4; step++) await press(page, '[aria-label="A− Kleinere tekst"]');
  });

  it('keys: the page keeps its own, gets none of ours, and keeps the focus', async () => {
    await page.keyboard.press('ArrowRight');
    const one = await cardsOnTable(page);
    await stepToPanel(page, 60);
    const atPanel = await cardsOnTable(page);
    expect(atPanel).not.toBe(one);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-slagwacht') ?? false)).toBe(false);
    await focus(page, '.bar [data-move]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await cardsOnTable(page)).toBe(atPanel);
    await page.keyboard.press('Escape');
    expect(await panelGone(page, 1000)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await panelWithin(page, 1000)).toBe(true);
  });

  it('a drag moves it, and it is still there after a reload', async () => {
    await stepToPanel(page, 60);
    const handle = () =>
      page.evaluate(() => {
        const name = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector('.name');
        const box = name?.getBoundingClientRect();
        return { x: (box?.left ?? 0) + 10, y: (box?.top ?? 0) + 10 };
      });
    const from = await handle();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 300, from.y - 200, { steps: 5 });
    await page.mouse.up();
    const to = await handle();
    expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([-300, -200]);
    await page.reload();
    await waitForOverlay(page);
    await stepToPanel(page, 60);
    expect(await handle()).toEqual(to);
  });

  it("the page's own styles do not reach it", async () => {
    await page.addStyleTag({
      content: 'div { display: none !important } * { font: 4px serif !important; color: red !important }',
    });
    const pill = await page.evaluate(() => {
      const found = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector('.pill');
      if (!found) return null;
      const { fontSize, color } = getComputedStyle(found);
      return { high: found.getBoundingClientRect().height > 40, fontSize, red: color === 'rgb(255, 0, 0)' };
    });
    expect(pill).toEqual({ high: true, fontSize: '18px', red: false });
  });

  it('muted for this site: one press undoes it, another takes everything away until it is switched on again', async () => {
    await stepToPanel(page, 60);
    await press(page, '.mute button:nth-child(3)');
    expect(await panelGone(page, 2000)).toBe(true);
    await press(page, '.notice button');
    expect(await panelWithin(page, 2000)).toBe(true);
    await press(page, '.mute button:nth-child(3)');
    await press(page, '.notice button:nth-child(2)');
    await page.waitForFunction(() => document.querySelector('[data-slagwacht]') === null, { timeout: 2000 });
    const popup = await open.extensionPage('popup.html', 'input[type=checkbox]');
    await popup.$eval('fieldset input:not(:checked)', (input) => (input as HTMLElement).click());
    await page.bringToFront();
    expect(await panelWithin(page, 5000)).toBe(true);
    await popup.close();
  });
});
