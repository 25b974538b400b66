// Where pill and panel stand on tablets and telephones, over both tables: beside what people look at where that is possible, else at the edge of the window.
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEEP_FREE as LIVE } from '../../src/sites/bbo/marks';
import { KEEP_FREE as RECORD } from '../../src/sites/bbo-handviewer/marks';
import { wishes } from '../../src/ui/overlay/standing';
import { recordAddress } from '../help/record-address';
import { openTable } from './bbo-driver';
import { type OpenBrowser, openBrowser } from './open';
import { overlayText, panelWithin, stepToPanel, waitForOverlay } from './overlay';
import { ROOT } from './root';

const SIZES = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 320, height: 640 },
];
const FILE = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');
const MARGIN = 8;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const press = (page: Page, selector: string) =>
  page.evaluate((inside) => {
    const found = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>(inside);
    if (!found) throw new Error(`nothing in the overlay is ${inside}`);
    found.click();
  }, selector);

type Rect = [left: number, top: number, right: number, bottom: number];
const meet = (a: Rect, b: Rect) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Where a part of the overlay stands, the inside of the window, and what on the page can be read. */
async function stand(page: Page, part: 'pill' | 'panel', keepFree: string) {
  return page.evaluate(
    (inside, selector) => {
      const rect = (element: Element): Rect => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom];
      };
      const root = document.querySelector('[data-slagwacht]')?.shadowRoot;
      const found = root?.querySelector(`.${inside}`);
      const frame = root?.querySelector('.frame');
      if (!found || !frame) throw new Error(`there is no ${inside}`);
      const taken = [...document.querySelectorAll(selector)]
        .map(rect)
        .filter(([left, top, right, bottom]) => right - left >= 12 && bottom - top >= 12);
      return { ours: rect(found), window: rect(frame), taken };
    },
    part,
    keepFree,
  );
}

/** Whether a box of this size fits anywhere beside what is there, by trying: each left and top at which it could just begin. */
function fits(size: { w: number; h: number }, window: Rect, taken: readonly Rect[]): boolean {
  const lefts = [MARGIN, ...taken.map((one) => one[2] + MARGIN)];
  const tops = [MARGIN, ...taken.map((one) => one[3] + MARGIN)];
  return lefts.some((x) =>
    tops.some((y) => {
      const isInside = x + size.w <= window[2] - MARGIN && y + size.h <= window[3] - MARGIN;
      const around: Rect = [x - MARGIN + 1, y - MARGIN + 1, x + size.w + MARGIN - 1, y + size.h + MARGIN - 1];
      return isInside && !taken.some((one) => meet(around, one));
    }),
  );
}

async function expectAside(page: Page, part: 'pill' | 'panel', keepFree: string, size: number): Promise<void> {
  const { ours, window, taken } = await stand(page, part, keepFree);
  expect(taken.length).toBeGreaterThan(0);
  expect(ours[0] >= 0 && ours[1] >= 0 && ours[2] <= window[2] && ours[3] <= window[3], `${part} ${ours}`).toBe(true);
  if (!taken.some((one) => meet(one, ours))) return;
  const { least } = wishes(size, { w: window[2], h: window[3] }, 0)[part];
  expect(fits(least, window, taken), `${part} ${ours.map(Math.round)} covers although there is room`).toBe(false);
  const gaps = [ours[0], ours[1], window[2] - ours[2], window[3] - ours[3]];
  expect(Math.min(...gaps), `${part} ${ours.map(Math.round)} is at no edge`).toBeLessThanOrEqual(MARGIN + 1);
}

/** An arrow key moves the panel, whether it covers something or not; back again, for the place is remembered. */
async function expectMovable(page: Page, keepFree: string): Promise<void> {
  const before = (await stand(page, 'panel', keepFree)).ours;
  const key = before[1] > 100 ? 'ArrowUp' : 'ArrowDown';
  await page.evaluate(() =>
    document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>('.bar [data-move]')?.focus(),
  );
  await page.keyboard.press(key);
  await pause(250);
  expect((await stand(page, 'panel', keepFree)).ours[1]).not.toBe(before[1]);
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let address: string;
  beforeAll(async () => {
    address = (await recordAddress(FILE)).address;
  });

  async function begin(table: 'record' | 'live', size: { width: number; height: number }): Promise<Page> {
    // A browser of its own: places and sizes are remembered.
    open = await openBrowser(kind, size);
    const page = table === 'record' ? await open.visit(address) : await openTable(open, 'seed=9&me=S');
    await page.setViewport(size);
    await page.bringToFront();
    await waitForOverlay(page);
    await pause(300);
    return page;
  }

  it.each(SIZES.flatMap((size) => (['record', 'live'] as const).map((table) => ({ table, ...size }))))(
    '$table at $width x $height, at 100 and 200 %',
    async ({ table, ...size }) => {
      const page = await begin(table, size);
      const keepFree = table === 'record' ? RECORD : LIVE;
      try {
        await expectAside(page, 'pill', keepFree, 100);
        if (table === 'record') await stepToPanel(page, 100);
        else await press(page, '.pill');
        expect(await panelWithin(page, 5000)).toBe(true);
        await pause(300);
        await expectAside(page, 'panel', keepFree, 100);
        for (let step = 0; step < 4; step++) await press(page, '[aria-label="A+ Grotere tekst"]');
        await pause(300);
        await expectAside(page, 'panel', keepFree, 200);
        await expectMovable(page, keepFree);
        await page.keyboard.press('Escape');
        await pause(300);
        await expectAside(page, 'pill', keepFree, 200);
      } finally {
        await open.close();
      }
    },
  );

  // Firefox has no way to be told these from outside.
  if (kind === 'chromium') {
    it('with forced colours and reduced motion text can be read and nothing moves by itself', async () => {
      const page = await begin('record', { width: 1024, height: 768 });
      try {
        const session = await page.createCDPSession();
        await session.send('Emulation.setEmulatedMedia', {
          features: [
            { name: 'forced-colors', value: 'active' },
            { name: 'prefers-reduced-motion', value: 'reduce' },
          ],
        });
        await stepToPanel(page, 100);
        expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
        const { faint, moving } = await page.evaluate(() => {
          const all = [
            ...(document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelectorAll('.panel, .panel *') ?? []),
          ];
          const light = (colour: string) => {
            const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
              const c = Number(part) / 255;
              return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const behind = (element: Element): string => {
            for (let at: Element | null = element; at !== null; at = at.parentElement) {
              const { backgroundColor } = getComputedStyle(at);
              if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
            }
            return 'rgb(255, 255, 255)';
          };
          const contrast = (element: Element) => {
            const [a, b] = [light(getComputedStyle(element).color), light(behind(element))];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          };
          const says = (element: Element) =>
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          return {
            faint: all
              .filter((one) => says(one) && !one.matches(':disabled') && contrast(one) < 4.5)
              .map((one) => one.outerHTML.slice(0, 80)),
            moving: all.filter((one) => one.getAnimations().length > 0).map((one) => one.className),
          };
        });
        expect([faint, moving]).toEqual([[], []]);
      } finally {
        await open.close();
      }
    });

    it('a finger drags it', async () => {
      const page = await begin('record', { width: 1024, height: 768 });
      try {
        await stepToPanel(page, 100);
        const name = () =>
          page.evaluate(() => {
            const box = document
              .querySelector('[data-slagwacht]')
              ?.shadowRoot?.querySelector('.name')
              ?.getBoundingClientRect();
            return { x: (box?.left ?? 0) + 10, y: (box?.top ?? 0) + 10 };
          });
        const from = await name();
        const by = { x: from.x > 400 ? -150 : 150, y: from.y > 300 ? -100 : 100 };
        await page.touchscreen.touchStart(from.x, from.y);
        for (const part of [0.3, 0.7, 1]) await page.touchscreen.touchMove(from.x + by.x * part, from.y + by.y * part);
        await page.touchscreen.touchEnd();
        await pause(200);
        const to = await name();
        expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([by.x, by.y]);
        expect(await overlayText(page, 'panel')).not.toBe(null);
      } finally {
        await open.close();
      }
    });
  }
});
