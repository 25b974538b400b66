// From nothing to a ruling by the report form, in both browsers: presses are counted, keys work, and nobody is offered a card that he may not see.
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAddress } from '../help/record-address';
import { madeUpBoard } from '../sites/bbo/page/robot.js';
import { accessFaults } from './access';
import { BBO_TABLE, type OpenBrowser, openBrowser } from './open';
import { overlayText, waitForOverlay } from './overlay';
import { ROOT } from './root';

const RECORD = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');
const MOST_PRESSES = 6;
const TO_THE_FORM = 2;
const READ_WITHIN = 2_500;

/** A person's presses in the overlay, counted. */
function presses(page: Page) {
  let count = 0;
  const inside = (selector: string) =>
    page.waitForFunction(
      (find) => document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector(find) != null,
      { timeout: 10_000 },
      selector,
    );
  return {
    count: () => count,
    async press(selector: string) {
      await inside(selector);
      await page.evaluate((find) => {
        document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>(find)?.click();
      }, selector);
      count++;
    },
    inside,
    all: (selector: string, name: string) =>
      page.evaluate(
        (find, attribute) =>
          [...(document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelectorAll(find) ?? [])].map(
            (one) => one.getAttribute(attribute) ?? '',
          ),
        selector,
        name,
      ),
  };
}
const panelSays = (page: Page, pattern: string) =>
  page.waitForFunction(
    (find) =>
      new RegExp(find).test(
        document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>('.panel')?.innerText ?? '',
      ),
    { timeout: 10_000 },
    pattern,
  );

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let address: string;
  beforeAll(async () => {
    address = (await recordAddress(RECORD)).address;
    open = await openBrowser(kind, { width: 1280, height: 1000 });
  });
  afterAll(() => open?.close());

  it('two presses to the form, at most six to the ruling on a dropped honour, one to take it back', async () => {
    const page = await open.visit(address);
    await page.bringToFront();
    await waitForOverlay(page);
    for (let i = 0; i < 6; i++) await page.$eval('#nextButton', (button) => (button as HTMLInputElement).click());
    const { press, count, inside, all } = presses(page);
    await press('.pill');
    await press('[data-to=report]');
    await inside('.report [data-topic=dropped]');
    expect(count()).toBeLessThanOrEqual(TO_THE_FORM);
    expect(await accessFaults(page, true)).toEqual([]);
    await press('[data-topic=dropped]');
    await inside('.report [data-seat]');
    // West declares in this record, so North defends.
    await press('.report [data-seat=N]');
    await inside('.report [data-card]');
    expect(await accessFaults(page, true)).toEqual([]);
    // A question back and forth again with keys, which are no presses on the way.
    await page.keyboard.press('Escape');
    await inside('.report [data-seat]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await inside('.report [data-card]');
    const honour = (await all('.report [data-card]', 'data-card')).find((card) => /[AKQJT]$/.test(card));
    await press(`.report [data-card=${honour}]`);
    await press('.report [data-value=yes]');
    await panelSays(page, 'grote strafkaart');
    expect(count()).toBeLessThanOrEqual(MOST_PRESSES);
    expect(await overlayText(page, 'panel')).toMatch(/50B/);
    await press('.reports .choose');
    await page.waitForFunction(
      () =>
        !/grote strafkaart/.test(
          document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>('.panel')?.innerText ?? '',
        ),
      { timeout: 10_000 },
    );
    await page.close();
  });

  /** The table of our own with so many cards played, seen by one seat; West declares and East is dummy. */
  async function table(me: string, cards: number): Promise<Page> {
    expect(madeUpBoard(10).contract?.declarer).toBe('W');
    const page = await open.visit(`${BBO_TABLE}?me=${me}`);
    await page.bringToFront();
    await waitForOverlay(page);
    await page.evaluate(`(() => {
      const { table } = window.testTable;
      table.halt();
      table.arrive(table.board, 99, ${cards});
    })()`);
    // Nothing outside tells when the cards that came at once have been read: that takes a second or two.
    await new Promise((resolve) => setTimeout(resolve, READ_WITHIN));
    return page;
  }

  it('a player is offered no card of a closed hand as such, nor his own, but any card of the pack', async () => {
    const page = await table('S', 6);
    const { press, inside, all } = presses(page);
    await press('.pill');
    await press('[data-to=report]');
    await press('[data-topic=dropped]');
    await press('.report [data-seat=S]');
    await inside('.report [data-card]');
    expect(await all('.report [data-card]', 'data-card')).toHaveLength(52);
    expect(await all('.report [data-card][aria-disabled=true]', 'data-card')).toEqual([]);
    await press('.report [data-card=HK]');
    await press('.report [data-value=yes]');
    await panelSays(page, '♥H');
    await panelSays(page, 'grote strafkaart|50');
    await page.close();
  });

  it('dummy is told that he reports after the board', async () => {
    const page = await table('E', 6);
    const { press } = presses(page);
    await press('.pill');
    await press('[data-to=report]');
    await panelSays(page, 'wijst de blinde niet op een fout \\(43\\)');
    expect(await overlayText(page, 'panel')).not.toMatch(/Er viel een kaart/);
    await page.close();
  });
});
