// Our own table in real browsers, at first without the extension: there style sheets, layout, timers and observers are the browser's own.
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableAddress, tableDone } from '../commands/show-table';
import { madeUpBoard } from '../sites/bbo/page/robot.js';
import { BBO_TABLE, type OpenBrowser, openBrowser } from './open';
import { overlayText, panelWithin, waitForOverlay } from './overlay';

const SPEED = 60;

/** Names of the visible elements that match, with their texts. */
const seen = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (find) =>
      [...document.querySelectorAll<HTMLElement>(find)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.innerText.replace(/\s+/g, '')),
    `#navDiv ${selector}`,
  );

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  beforeAll(async () => {
    open = await openBrowser(kind, { build: null, height: 1000 });
  });
  afterAll(() => open?.close());

  async function played(query: string): Promise<{ page: Page; faults: readonly unknown[] }> {
    const page = await open.browser.newPage();
    const faults: unknown[] = [];
    page.on('pageerror', (error) => faults.push(error));
    await page.goto(`${BBO_TABLE}?run=1&speed=${SPEED}&seed=3&${query}`, { waitUntil: 'load' });
    await tableDone(page, 50_000);
    return { page, faults };
  }

  it.each(['cards=diagrams', 'cards=pictures&page=old&language=zz'])('plays a deal to its end (%s)', async (query) => {
    const { page, faults } = await played(`scenario=normal&${query}`);
    const board = madeUpBoard(3);
    const ns = board.contract?.declarer === 'N' || board.contract?.declarer === 'S' ? board.tricks : 13 - board.tricks;
    const labels = await seen(page, '.tricksPanelTricksLabelClass');
    expect(labels.slice(1)).toEqual([String(ns), String(13 - ns)]);
    expect(await seen(page, '.deal-end-panel, .dealEndPanelClass')).toHaveLength(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('plays among other extensions and a second observer', async () => {
    const { page, faults } = await played('scenario=others');
    expect(await seen(page, '.bhPlayClock')).toHaveLength(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('takes calls and cards from a person, the robots play on, and it can be halted', async () => {
    const page = await open.visit(`${BBO_TABLE}?me=N&speed=${SPEED}&seed=16`);
    const has = (count: number, selector: string) =>
      page.waitForFunction(
        (n, find) => document.querySelectorAll(find).length >= n,
        { timeout: 20_000 },
        count,
        selector,
      );
    const shown = (selector: string) => page.waitForSelector(`#navDiv ${selector}`, { visible: true, timeout: 20_000 });
    // North deals; the pass is the first call, and the others call until it is North's turn again or the play begins.
    await shown('.biddingBoxClass');
    await page.click('bidding-box-button:nth-of-type(13) button');
    await has(4, '.scrollerClass .call-level');
    expect((await seen(page, '.scrollerClass > auction-box-cell'))[0]).toBe('Pas');
    await page.click('#controls button[name=stop]');

    await page.evaluate('window.testTable.table.arrive(window.testTable.table.board, 99, 0)');
    const calls = madeUpBoard(16).calls.length;
    expect(await seen(page, '.scrollerClass > auction-box-cell')).toHaveLength(calls);
    await page.click('.handDiagramPanelClass:has(.handDiagramCardClass) .handDiagramCardClass');
    await has(1, '.handDiagramCurrentTrickClass:not([style*="display: none"])');
    await page.click('#controls button[name=on]');
    await shown('.deal-end-panel');
    await page.close();
  });

  it('has the own hand at the bottom, and its picture of no card under another box', async () => {
    const page = await open.visit(`${BBO_TABLE}?me=W&cards=pictures&speed=${SPEED}`);
    await page.waitForFunction(
      'document.querySelectorAll(\'#navDiv .cardClass:not([style*="display: none"])\').length === 52',
    );
    const tops = (await page.evaluate(() =>
      ['1', '2', '3', '4'].map((owner) => {
        const cards = [...document.querySelectorAll<HTMLElement>('#navDiv .cardClass')];
        const own = cards.filter((card) => card.style.display !== 'none' && card.style.zIndex.startsWith(owner));
        return own.length === 13 ? Math.max(...own.map((card) => card.getBoundingClientRect().top)) : null;
      }),
    )) as (number | null)[];
    expect(tops).not.toContain(null);
    expect(tops.indexOf(Math.max(...(tops as number[])))).toBe(1);
    await page.waitForSelector('#navDiv .auctionBoxClass', { visible: true });
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('#navDiv .cardClass')].filter((card) => {
          const { left, top, width } = card.getBoundingClientRect();
          return width > 0 && document.elementFromPoint(left + 8, top + 40)?.closest('.cardClass') !== card;
        }).length,
    );
    expect(hidden).toBe(0);
    await page.close();
  });
});

describe.each(['chromium', 'firefox'] as const)('with the extension in %s', (kind) => {
  it('a claim that is refused and played on opens the panel', async () => {
    const open = await openBrowser(kind, { height: 1000 });
    try {
      const page = await open.visit(BBO_TABLE);
      await waitForOverlay(page);
      // South defends, so nothing waits until the board is over.
      expect(madeUpBoard(10).contract?.declarer).toBe('W');
      await page.evaluate(`(async () => {
        const { table } = window.testTable;
        table.halt();
        table.arrive(table.board, 99, 32);
        await table.wait(2000);
        await table.claim('W', 5, { answer: 'rejected' });
        await table.go({ cards: 34 });
      })()`);
      expect(await panelWithin(page, 10_000)).toBe(true);
      expect(await overlayText(page, 'panel')).toContain('68D');
      await page.close();
    } finally {
      await open.close();
    }
  });
});

describe('the address', () => {
  it('of a record carries its board', async () => {
    const address = await tableAddress('test/commands/declared-revoke.pbn', 20);
    const board = JSON.parse(decodeURIComponent(new URL(address).hash.slice(1)));
    expect(Object.values(board.hands).flat()).toHaveLength(52);
    expect(board.plays.length).toBeGreaterThan(10);
  });
  it('of something else is refused', async () => {
    await expect(tableAddress('nothing.pbn', null)).rejects.toThrow('no such file');
  });
});
