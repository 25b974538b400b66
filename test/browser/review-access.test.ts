// Who cannot use a mouse, see small or little, or reads from paper, on the review page in both browsers.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenBrowser, openBrowser } from './open';
import { byTab, measures, set, violations } from './page-access';
import { chooseFiles, untilSays } from './review-driver';
import { ROOT } from './root';

const REVOKE = readFileSync(path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn'), 'utf8');
const DEAL = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|';
const lin = (board: number) => `qx|o${board}|${DEAL}sv|n|mb|1H|an|five cards|mb|p|mb|p|mb|p|pc|H6|pc|H4|pc|HA|`;

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-access-'));
  const put = (name: string, what: string) => {
    writeFileSync(path.join(folder, name), what);
    return path.join(folder, name);
  };
  let open: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    open = await openBrowser(kind);
  });
  afterAll(async () => {
    await open?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => page?.close());
  async function review() {
    page = await open.extensionPage('review.html', 'main.review');
    await page.bringToFront();
  }
  async function chosen(...files: string[]) {
    await chooseFiles(page, ...files);
    await page.waitForSelector('.board-view', { timeout: 20_000 });
  }

  it('keeps nobody out, in both languages and colours: empty, what cannot be opened, a board, what if, keys', async () => {
    /** In each language and in each colour; the page follows at once. */
    const faults = async () => {
      const found: string[] = [];
      for (const [lang, theme] of [
        ['nl', 'light'],
        ['en', 'dark'],
      ] as const) {
        await set(page, { lang, theme });
        await page.waitForFunction((one) => document.body.classList.contains(one), {}, theme);
        found.push(...(await violations(page)).map((fault) => `${lang} ${theme} ${fault}`));
      }
      return found;
    };
    await review();
    expect(await faults()).toEqual([]);
    await chooseFiles(page, put('leeg.pbn', ''));
    await page.waitForSelector('.problems');
    expect(await faults()).toEqual([]);
    await chosen(put('revoke.pbn', REVOKE), put('z.lin', lin(7)));
    await page.keyboard.press('n');
    await page.waitForSelector('.to-moment button');
    expect(await faults()).toEqual([]);
    await page.evaluate(() => document.querySelector<HTMLElement>('.to-moment button')?.click());
    await page.waitForSelector('.what-if');
    expect(await faults()).toEqual([]);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    expect(await faults()).toEqual([]);
    await set(page, { lang: 'nl', theme: 'light' });
  });

  it('can be done by keys alone: a record typed in, each control in reach, a finding, another choice, checking all', async () => {
    await review();
    /** Tab until this has the keys; within as many presses as the page has controls. */
    const to = async (selector: string, words = '') => {
      for (let i = 0; i < 90; i++) {
        const there = await page.evaluate(
          (where, what) => {
            const now = document.activeElement as HTMLElement | null;
            return now?.matches(where) === true && (now.innerText ?? '').includes(what);
          },
          selector,
          words,
        );
        if (there) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${selector} ${words}`);
    };
    await to('.paste textarea');
    // As if it was pasted there by Ctrl V.
    await page.evaluate((text) => {
      const box = document.querySelector('.paste textarea') as HTMLTextAreaElement;
      box.value = text;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, REVOKE);
    await to('.paste button');
    await page.keyboard.press('Enter');
    await untilSays(page, '.board-bar h2', 'Spel 1');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('n');
    await untilSays(page, '.where', 'Slag 3: Zuid ♣2');
    await page.waitForSelector('.to-moment button');
    // What is folded is unfolded: all of it is to be reached.
    await page.$$eval('details', (found) => {
      for (const one of found) one.open = true;
    });
    const { reached, all: controls } = await byTab(page);
    await page.$eval('.opening details', (one) => {
      one.open = false;
    });
    expect([controls > 15, reached]).toEqual([true, controls]);
    // What had the keys may be gone once it was pressed, or Tab has left the page: they begin anew at the top.
    const atTop = () => page.evaluate(() => document.querySelector<HTMLElement>('.opening summary')?.focus());
    await atTop();
    await to('.to-moment button', 'Wat had er nog meer gekund?');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.what-if');
    await atTop();
    await to('.laws-part button', 'Dit is gekozen');
    await page.keyboard.press(' ');
    await untilSays(page, '.what-if', 'Zuid mag:');
    await atTop();
    await to('.sections button', 'Alles nakijken');
    await page.keyboard.press('Enter');
    await to('.scan button.main');
    await page.keyboard.press('Enter');
    await to('.results td.board button');
    await page.keyboard.press('Enter');
    await untilSays(page, '.where', 'Slag 3: Zuid ♣2');
  });

  it('fits a window of 320 pixels and text of 200 %', async () => {
    await review();
    await chosen(put('revoke.pbn', REVOKE), put('z.lin', lin(7)));
    await page.keyboard.press('n');
    for (const [width, size] of [
      [320, 100],
      [1280, 200],
    ] as const) {
      await page.setViewport({ width, height: 800 });
      await set(page, { lang: 'nl', size });
      expect(await measures(page), `${width} at ${size} %`).toEqual({ small: [], over: 0 });
    }
    await set(page, { lang: 'nl', size: 100 });
    await page.setViewport({ width: 1280, height: 900 });
  });

  it.runIf(kind === 'chromium')('prints the board without buttons', async () => {
    await review();
    await chosen(put('revoke.pbn', REVOKE));
    await page.keyboard.press('n');
    await page.emulateMediaType('print');
    const seen = await page.$$eval('.steps, .eye, .opening, .board-bar .buttons', (found) =>
      found.filter((one) => one.getClientRects().length > 0).map((one) => one.className),
    );
    expect(seen).toEqual([]);
    // On a sheet of A4 the hands lie in a cross, in black on white also for who reads white on black.
    await set(page, { lang: 'nl', theme: 'dark' });
    await page.setViewport({ width: 688, height: 1000 });
    const places = await page.$$eval('.hand', (hands) =>
      hands.map((hand) => {
        const { left, top, right } = hand.getBoundingClientRect();
        const { backgroundColor, color } = getComputedStyle(hand);
        return { seat: hand.className.slice(8, 9), left, top, right, backgroundColor, color };
      }),
    );
    const [north, west, east, south] = ['N', 'W', 'E', 'S'].map((seat) => places.find((one) => one.seat === seat));
    if (!north || !west || !east || !south) throw new Error('not all hands are on paper');
    expect(west.right).toBeLessThanOrEqual(north.left + 1);
    expect(north.right).toBeLessThanOrEqual(east.left + 1);
    expect(south.top).toBeGreaterThan(west.top);
    expect([north.backgroundColor, north.color]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(10_000);
    await page.emulateMediaType('screen');
    await page.setViewport({ width: 1280, height: 900 });
    await set(page, { lang: 'nl', theme: 'light' });
  });
});
