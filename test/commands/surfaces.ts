// Everything that a person sees, each brought to the state in which a picture is taken.
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { openTable, playScenario } from '../browser/bbo-driver';
import { tableAfter } from '../browser/case-driver';
import type { OpenBrowser } from '../browser/open';
import { panelWithin, stepToPanel, waitForOverlay } from '../browser/overlay';
import { ROOT } from '../browser/root';
import { begin, play, press } from '../browser/table-hand';
import { recordAddress } from '../help/record-address';
import { BARE } from '../laws/official/texts';

const RECORD = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');
const WAIT = 15_000;
/** In the window of the toolbar's button. */
const POPUP = { width: 420, height: 580 };

export interface Surface {
  name: string;
  /** Gives the page as it is to be pictured. */
  show(open: OpenBrowser): Promise<Page>;
}

/** Presses what the overlay has there, as soon as it is there. */
async function inOverlay(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (find) => document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector(find) != null,
    { timeout: WAIT },
    selector,
  );
  await page.evaluate((find) => {
    document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>(find)?.click();
  }, selector);
}

async function handviewer(open: OpenBrowser): Promise<Page> {
  const page = await open.visit((await recordAddress(RECORD)).address);
  await page.bringToFront();
  await waitForOverlay(page, WAIT);
  return page;
}

async function revoke(open: OpenBrowser): Promise<Page> {
  const page = await handviewer(open);
  await stepToPanel(page, 150);
  return page;
}

/** The panel as it stands after a scenario at the live table, opened by hand where it does not by itself. */
const live = (name: string, scenario: string, me: string): Surface => ({
  name,
  async show(open) {
    const page = await openTable(open, `seed=9&me=${me}`);
    await page.bringToFront();
    await playScenario(page, scenario);
    if (!(await panelWithin(page, 500))) await inOverlay(page, '.pill');
    return page;
  },
});

/** A page of the extension; `then` brings it further. */
const own = (name: string, address: string, ready: string, then?: (page: Page) => Promise<unknown>): Surface => ({
  name,
  async show(open) {
    const page = await open.extensionPage(address, ready);
    await page.bringToFront();
    await then?.(page);
    return page;
  },
});

/** Presses the button that says this in the language of the page. */
const says = (page: Page, nl: string, en: string) =>
  page.evaluate(
    (words) => {
      const found = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
        words.some((text) => one.innerText.includes(text)),
      );
      if (found === undefined) throw new Error(`no button says ${words.join(' or ')}`);
      found.click();
    },
    [nl, en],
  );

async function openRecord(page: Page): Promise<void> {
  await ((await page.$('input.files')) as ElementHandle<HTMLInputElement>).uploadFile(RECORD);
  await page.waitForSelector('.board-view', { timeout: WAIT });
  await page.keyboard.press('n');
}

const review = (name: string, then?: (page: Page) => Promise<unknown>): Surface =>
  own(name, 'review.html', 'main.review', async (page) => {
    await openRecord(page);
    await then?.(page);
  });

const welcome = (screen: number): Surface =>
  own(`welcome-${screen}`, 'welcome.html', 'h1', async (page) => {
    for (let next = 1; next < screen; next++) await says(page, 'Verder', 'Next');
  });

export const SURFACES: readonly Surface[] = [
  { name: 'pill', show: handviewer },
  { name: 'card-revoke', show: revoke },
  {
    name: 'card-large',
    async show(open) {
      const page = await revoke(open);
      await inOverlay(page, '.bar [aria-pressed]');
      return page;
    },
  },
  {
    name: 'card-claim',
    // The scenario plays on to the end of the board, when the claim is long past.
    show: (open) =>
      tableAfter(open, {
        me: 'W',
        steps: `await table.deal(board); await table.go({ cards: 20 });
          await table.claim('N', 5, { answer: 'rejected' }); await table.go({ cards: table.played + 1 });`,
      }),
  },
  live('card-lead-out-of-turn', 'leadOutOfTurn', 'W'),
  live('card-exposed', 'faceUp', 'W'),
  live('card-insufficient-bid', 'insufficient', 'W'),
  live('card-call-taken-back', 'undoCall', 'W'),
  {
    name: 'several',
    async show(open) {
      const page = await revoke(open);
      await inOverlay(page, '[data-to=report]');
      for (const mark of ['[data-topic=dropped]', '[data-seat=N]', '[data-card$=K]', '[data-value=yes]'])
        await inOverlay(page, `.report ${mark}`);
      return page;
    },
  },
  {
    name: 'report',
    async show(open) {
      const page = await revoke(open);
      await inOverlay(page, '[data-to=report]');
      return page;
    },
  },
  {
    name: 'laws-drawer',
    async show(open) {
      const page = await revoke(open);
      await inOverlay(page, '[data-to=laws]');
      return page;
    },
  },
  own('laws', 'laws.html', '.laws h1'),
  own('laws-search', 'laws.html#zoek=strafkaart', '.results'),
  own('laws-article', 'laws.html#50D2', 'article h1'),
  own('import', 'import.html', 'main'),
  own('import-preview', 'import.html', 'main', async (page) => {
    await page.$eval(
      'textarea',
      (box, text) => {
        (box as HTMLTextAreaElement).value = text;
      },
      BARE,
    );
    await page.$eval('button.main', (one) => (one as HTMLElement).click());
    await page.waitForSelector('.preview', { timeout: WAIT });
  }),
  own('settings', 'options.html', 'main'),
  own('popup', 'popup.html', 'main', (page) => page.setViewport(POPUP)),
  welcome(1),
  welcome(2),
  welcome(3),
  own('table-start', 'table.html', '.table-page', async (page) => {
    if ((await page.$('[data-do=watch]')) === null) await press(page, '[data-do=new]');
  }),
  own('table', 'table.html', '.table-page', async (page) => {
    if ((await page.$('[data-do=watch]')) === null) await press(page, '[data-do=new]');
    await begin(page, '3NS');
    await play(page, 'E.H5');
  }),
  review('review'),
  review('review-scan', async (page) => {
    await says(page, 'Alles nakijken', 'Check all');
    await says(page, '1 spel nakijken', 'Check 1 board');
    await page.waitForSelector('.results', { timeout: WAIT });
  }),
  review('director-report', async (page) => {
    await says(page, 'Verslag voor de WL', "Director's report");
    await page.waitForSelector('.report', { timeout: WAIT });
  }),
];
