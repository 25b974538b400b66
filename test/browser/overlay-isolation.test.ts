// The overlay on a page that works against it: what the page styles, hears, takes away or makes up. On the shipped build too, whose shadow root is closed:
// there only what can be seen at a place of the window tells how it stands.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordAddress } from '../help/record-address';
import { type OpenBrowser, openBrowser, PAGES } from './open';
import { overlayText, panelGone, panelWithin, stepToPanel } from './overlay';

const TOOLS = 'https://www.bridgebase.com/tools/';
const RECORD = 'test/commands/declared-revoke.pbn';

/** First of all scripts of the page: hears everything aimed at the overlay, and swallows it. */
const HOSTILE = `
window.heard = [];
const types = ['keydown', 'keyup', 'keypress', 'click', 'dblclick', 'mousedown', 'mouseup', 'mousemove', 'pointerdown', 'pointermove', 'pointerup',
  'touchstart', 'touchend', 'wheel', 'contextmenu', 'input', 'focusin', 'focusout', 'copy', 'paste'];
for (const target of [window, document]) for (const type of types) target.addEventListener(type, (event) => {
  const host = document.querySelector('[data-slagwacht]');
  if (host === null || event.target !== host) return;
  window.heard.push(type);
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);
`;

type Point = { x: number; y: number };
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
/** Whether a part of the overlay lies at a place of the window, and can be hit there. */
const isOursAt = (page: Page, { x, y }: Point) =>
  page.evaluate((left, top) => document.elementFromPoint(left, top)?.hasAttribute('data-slagwacht') === true, x, y);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function becomes(wanted: boolean, look: () => Promise<boolean>): Promise<boolean> {
  for (let i = 0; i < 50; i++) {
    if ((await look()) === wanted) return true;
    await pause(40);
  }
  return false;
}
/** The middle of a part of the overlay; of an open root only. */
const middleOf = (page: Page, selector: string): Promise<Point> =>
  page.evaluate((inside) => {
    const found = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector(inside);
    if (!found) throw new Error(`there is no ${inside}`);
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-hostile-'));
  let address: string;
  /** Where the button to close and the middle of the panel are: the same in both builds. */
  let closer: Point;
  let middle: Point;

  beforeAll(async () => {
    address = (await recordAddress(RECORD)).address;
    cpSync(PAGES[TOOLS] as string, folder, { recursive: true });
    writeFileSync(path.join(folder, 'hostile.js'), HOSTILE);
    const html = path.join(folder, 'handviewer.html');
    const source = readFileSync(html, 'utf8');
    const first = source.replace(/<head>|(<meta[^>]*>)/, (found) => `${found}<script src="hostile.js"></script>`);
    expect(first).not.toBe(source);
    writeFileSync(html, first);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe.each(['test', 'extension'] as const)('build %s', (build) => {
    let open: OpenBrowser;
    let page: Page;
    beforeAll(async () => {
      open = await openBrowser(kind, { build, width: 1280, height: 800, pages: { [TOOLS]: folder } });
    });
    afterAll(() => open?.close());
    beforeEach(async () => {
      page = await open.visit(address);
      await page.bringToFront();
      await page.waitForSelector('[data-slagwacht]');
      if (build === 'test') {
        expect((await stepToPanel(page, 300)).opened).toBe(true);
        closer = await middleOf(page, '.close');
        middle = await middleOf(page, '.bar .name');
      } else {
        for (let step = 0; step < 30 && !(await isOursAt(page, middle)); step++) {
          await page.$eval('#nextButton', (button) => (button as HTMLElement).click());
          await pause(300);
        }
      }
      expect(await isOursAt(page, closer)).toBe(true);
    });
    afterEach(() => page.close());

    it('a click and a key reach it although the page swallows all it can, and the page hears of neither', async () => {
      await page.mouse.click(closer.x, closer.y);
      expect(await becomes(false, () => isOursAt(page, middle))).toBe(true);
      // The pill has the focus now.
      await page.keyboard.press('Enter');
      expect(await becomes(true, () => isOursAt(page, middle))).toBe(true);
      await page.keyboard.press('n');
      await page.keyboard.press('Escape');
      expect(await becomes(false, () => isOursAt(page, middle))).toBe(true);
      expect(await heard(page)).toEqual([]);
    });

    it('a drag moves it, unheard', async () => {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x - 300, middle.y - 200, { steps: 4 });
      await page.mouse.up();
      expect(await becomes(true, () => isOursAt(page, { x: middle.x - 300, y: middle.y - 200 }))).toBe(true);
      expect(await heard(page)).toEqual([]);
      // Back, for it is remembered.
      await page.mouse.move(middle.x - 300, middle.y - 200);
      await page.mouse.down();
      await page.mouse.move(middle.x, middle.y, { steps: 4 });
      await page.mouse.up();
      expect(await becomes(true, () => isOursAt(page, closer))).toBe(true);
    });

    it('what a script makes up does nothing', async () => {
      await page.evaluate(({ x, y }) => {
        const host = document.querySelector('[data-slagwacht]') as HTMLElement;
        const where = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
        for (const type of ['pointerdown', 'pointerup']) host.dispatchEvent(new PointerEvent(type, where));
        for (const type of ['mousedown', 'mouseup', 'click']) host.dispatchEvent(new MouseEvent(type, where));
        for (const key of ['Escape', 'Enter']) host.dispatchEvent(new KeyboardEvent('keydown', { ...where, key }));
        host.click();
      }, closer);
      await pause(300);
      expect(await isOursAt(page, closer)).toBe(true);
    });

    it('no script finds our words, our settings or a way to our background', async () => {
      const found = await page.evaluate(() => ({
        root: document.querySelector('[data-slagwacht]')?.shadowRoot !== null,
        text:
          document.documentElement.outerHTML.includes('Spelregels') || document.body.innerText.includes('roep de WL'),
        names: Object.getOwnPropertySymbols(window)
          .map(String)
          .filter((name) => name.includes('slagwacht')),
        stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
        runtime:
          'chrome' in window &&
          'runtime' in (window.chrome as object) &&
          'sendMessage' in (window.chrome as { runtime: object }).runtime,
      }));
      expect(found).toEqual({ root: build === 'test', text: false, names: [], stored: '{}', runtime: false });
    });

    it('comes back when the page takes it away, but does not fight', async () => {
      await page.evaluate(() => document.querySelector('[data-slagwacht]')?.remove());
      expect(await becomes(true, () => isOursAt(page, closer))).toBe(true);
      const returns = await page.evaluate(async () => {
        let count = 0;
        for (let i = 0; i < 40; i++) {
          const host = document.querySelector('[data-slagwacht]');
          if (host !== null) count++;
          host?.remove();
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return count;
      });
      expect(returns).toBeLessThanOrEqual(3);
    });

    it('stays where it is and whole under any style of the page', async () => {
      await page.addStyleTag({
        content: `* { all: unset !important; } html { transform: rotate(5deg) scale(0.8) !important; filter: blur(3px) !important; opacity: 0.1 !important; }
          [data-slagwacht] { display: none !important; opacity: 0 !important; pointer-events: none !important; }`,
      });
      await pause(200);
      expect(await isOursAt(page, closer)).toBe(true);
      await page.mouse.click(closer.x, closer.y);
      expect(await becomes(false, () => isOursAt(page, middle))).toBe(true);
    });

    it('waits while the page has a modal dialog open, and works again after it', async () => {
      await page.evaluate(() => {
        const dialog = document.createElement('dialog');
        dialog.textContent = 'page';
        document.body.append(dialog);
        dialog.showModal();
      });
      await page.mouse.click(closer.x, closer.y);
      await pause(200);
      await page.evaluate(() => document.querySelector('dialog')?.close());
      expect(await becomes(true, () => isOursAt(page, closer))).toBe(true);
      await page.mouse.click(closer.x, closer.y);
      expect(await becomes(false, () => isOursAt(page, middle))).toBe(true);
    });
  });

  it('a page that zooms itself does not zoom it', async () => {
    const open = await openBrowser(kind, { width: 1280, height: 800, pages: { [TOOLS]: folder } });
    try {
      const page = await open.visit(address);
      await stepToPanel(page, 300);
      const sizeOf = () =>
        page.evaluate(() => {
          const panel = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector('.panel');
          return getComputedStyle(panel as Element).fontSize + Math.round((panel as HTMLElement).offsetWidth);
        });
      expect(await panelWithin(page, 2000)).toBe(true);
      const before = await sizeOf();
      await page.evaluate(() => {
        document.documentElement.style.zoom = '1.5';
        window.dispatchEvent(new Event('resize'));
      });
      await pause(300);
      const [left = -1, top = -1, right = 9999, bottom = 9999] = await page.evaluate(() => {
        const panel = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector('.panel');
        const box = panel?.getBoundingClientRect();
        return box === undefined ? [] : [box.left, box.top, box.right, box.bottom];
      });
      expect(await overlayText(page, 'panel')).not.toBe(null);
      expect([left >= 0, top >= 0, right <= 1280, bottom <= 800]).toEqual([true, true, true, true]);
      expect((await sizeOf()).startsWith(before.slice(0, 4))).toBe(true);
      expect(await panelGone(page, 10)).toBe(false);
    } finally {
      await open.close();
    }
  });
});
