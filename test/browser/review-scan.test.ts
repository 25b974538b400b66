// All boards of the review page at once, in both browsers: checked in workers, paused, ended and gone on with; reported; kept over a reload; forgotten.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenBrowser, openBrowser } from './open';
import { measures, STATES, set, violations } from './page-access';
import { ROOT } from './root';

const REVOKE = readFileSync(path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn'), 'utf8');
const DEAL = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|';
const CLEAN = (board: number) =>
  `qx|o${board}|${DEAL}sv|n|mb|1H|mb|p|mb|p|mb|p|pc|D5|pc|DA|pc|D4|pc|D3|pc|S2|pc|SK|pc|SA|pc|S3|\n`;
const CLAIMED = (board: number) => `${CLEAN(board).trimEnd()}mc|9|\n`;
const REVOKED = (board: number) => CLEAN(board).replace('pc|S3|', 'pc|C7|pc|HK|pc|H6|pc|H4|pc|HA|pc|S6|pc|SJ|pc|S3|');
/** Every so many boards a revoke and a claim. */
const EVERY = 50;
const evening = (boards: number): string =>
  Array.from({ length: boards }, (_, i) => {
    if (i % EVERY === 7) return REVOKED(i + 1);
    return i % EVERY === 8 ? CLAIMED(i + 1) : CLEAN(i + 1);
  }).join('');

const text = (page: Page, selector: string) =>
  page.$eval(selector, (found) => (found as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
const press = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>('button')].find(
      (one) => one.innerText.trim() === wanted && one.getClientRects().length > 0,
    );
    if (!found) throw new Error(`no button says ${wanted}`);
    found.click();
  }, words);
const shows = (page: Page, selector: string, words: string) =>
  page.waitForFunction(
    (where, what) => document.querySelector<HTMLElement>(where)?.innerText.replace(/\s+/g, ' ').includes(what) === true,
    { timeout: 25_000 },
    selector,
    words,
  );

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-scan-'));
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
  afterEach(async () => {
    await page?.close();
  });
  async function review(...files: string[]) {
    page = await open.extensionPage('review.html', 'main.review');
    await page.bringToFront();
    if (files.length === 0) return;
    const input = (await page.$('input.files')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...files);
    await page.waitForSelector('.board-view', { timeout: 20_000 });
  }

  /** As a person does it; a driver's own reload is not for pages of an extension in Firefox. */
  async function reload() {
    await page.evaluate(() => {
      document.body.dataset.before = '';
      setTimeout(() => location.reload());
    });
    await page.waitForFunction(() => document.body?.dataset.before === undefined, { timeout: 20_000 });
    await page.waitForSelector('main.review');
  }

  it('scans 5,000 boards: waits, stops, goes on, and finds each revoke once', async () => {
    await review(put('evening.lin', evening(5_000)));
    await shows(page, '.opening', '5000 spellen geopend');
    await press(page, 'Alles nakijken');
    await press(page, '5000 spellen nakijken');
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLProgressElement>('.progress progress')?.value) > 0,
    );
    await press(page, 'Even wachten');
    await shows(page, '.progress', 'Wacht.');
    const judged = () => page.$eval('.progress progress', (bar) => (bar as HTMLProgressElement).value);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const then = await judged();
    expect(then).toBeLessThan(5_000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await judged()).toBe(then);
    await press(page, 'Ophouden');
    await shows(page, '.progress', 'Opgehouden.');
    await press(page, 'Verder gaan');
    await shows(page, '.progress', 'Klaar. 5000 van 5000 spellen nagekeken.');
    await shows(page, '.results', 'Gevonden: 100');
    // Only what is in sight is drawn.
    expect((await page.$$('.results tbody tr')).length).toBeLessThan(60);
    const first = await text(page, '.results tbody tr:not(.gap)');
    for (const words of ['Spel 8', 'Oost-West: Oost', 'Verzaking', '63A1', '5000']) expect(first).toContain(words);
    // Another column, and the other way round.
    await page.click('.results th.board button');
    await shows(page, '.results tbody tr:not(.gap)', 'Spel 4958');
    await page.click('.results label.check input');
    await shows(page, '.results', 'Gevonden: 200');
    await page.type('.results input[type=search]', 'verzaking');
    await shows(page, '.results', 'Gevonden: 100');
    // A row leads to its board, at the card.
    await page.click('.results td.board button');
    await shows(page, '.board-bar h2', 'Spel 4958');
    await shows(page, '.laws-part', 'Oost speelde ♣7');
  });

  it('knows the same hands at other tables, with a way to each', async () => {
    await review(put('a.lin', evening(3)));
    expect(await page.$('.tables')).toBeNull();
    await press(page, 'Alles nakijken');
    await press(page, '3 spellen nakijken');
    await shows(page, '.progress', 'Klaar.');
    await press(page, 'De tafel');
    await shows(page, '.tables summary', 'Dezelfde handen aan 3 tafels');
    await page.click('.tables summary');
    await page.click('.tables li:nth-child(3) button');
    await shows(page, '.board-bar h2', 'Spel 3');
    expect(await page.$eval('.tables [aria-current]', (one) => (one as HTMLElement).innerText)).toContain('Spel 3');
  });

  it('comes back as it was after loading the page anew, with what the scan found; and is forgotten when asked', async () => {
    await review(put('a.lin', evening(60)), put('b.pbn', REVOKE));
    await shows(page, '.opening', '61 spellen geopend');
    await press(page, 'Alles nakijken');
    await press(page, '61 spellen nakijken');
    await shows(page, '.progress', 'Klaar.');
    await page.click('.results td.board button');
    await shows(page, '.board-bar h2', 'Spel 8');
    await shows(page, '.laws-part', 'Oost speelde ♣7');
    await press(page, 'Bewaard');
    await shows(page, '.kept', 'a.lin en 1 andere');
    // The reader's place is written down a moment later.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await reload();
    await shows(page, '.board-bar h2', 'Spel 8');
    await shows(page, '.laws-part', 'Oost speelde ♣7');
    await press(page, 'Alles nakijken');
    await shows(page, '.progress', 'Klaar. 61 van 61 spellen nagekeken.');
    await press(page, 'Bewaard');
    await press(page, 'Alles vergeten');
    await shows(page, '.kept', 'Alles is vergeten.');
    await reload();
    await page.waitForSelector('main.review');
    await press(page, 'Bewaard');
    await shows(page, '.kept', 'Er is niets bewaard.');
  });

  it('reports one board and all that were found, with notes that stay; as text, CSV and JSON', async () => {
    await review(put('a.lin', evening(60)));
    await press(page, 'Verslag voor de WL');
    await shows(page, '.report', 'niets gezien om te melden');
    await press(page, 'Alles nakijken');
    await press(page, '60 spellen nakijken');
    await shows(page, '.progress', 'Klaar.');
    await press(page, 'Verslag voor de WL');
    await page.click('.report .which label:nth-of-type(2) input');
    await shows(page, '.report .reported-board', 'Spel 8');
    const told = await text(page, '.report');
    for (const words of ['Feiten', 'Artikelen', '64', 'Oost ♣7']) expect(told).toContain(words);
    await page.type('.report textarea', 'Oost bevestigt dit');
    await page.keyboard.press('Tab');
    await page.waitForSelector('.report .note.written');
    const saved = async (label: string) => {
      const link = (await page.$(`::-p-xpath(//a[contains(., '${label}')])`)) as ElementHandle<HTMLAnchorElement>;
      await link.focus();
      await page.waitForFunction((one) => (one as HTMLAnchorElement).href.startsWith('blob:'), {}, link);
      return page.evaluate((one) => fetch(one.href).then((found) => found.text()), link);
    };
    const csv = await saved('CSV');
    expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3);
    expect(csv).toContain('Oost bevestigt dit');
    const [board] = JSON.parse(await saved('JSON'));
    expect([board.board, board.findings[0].kind, board.findings[0].note]).toEqual([
      '8',
      'revoke',
      'Oost bevestigt dit',
    ]);
    await reload();
    await page.waitForSelector('.board-view');
    await press(page, 'Verslag voor de WL');
    await page.click('.report .which label:nth-of-type(2) input');
    await page.waitForSelector('.report textarea');
    expect(await page.$eval('.report textarea', (box) => (box as HTMLTextAreaElement).value)).toBe(
      'Oost bevestigt dit',
    );
  });

  it('is within everybody’s reach in each of its parts', async () => {
    await review(put('a.lin', evening(60)));
    await press(page, 'Alles nakijken');
    await press(page, '60 spellen nakijken');
    await shows(page, '.progress', 'Klaar.');
    for (const state of STATES) {
      await page.setViewport({ width: state.width, height: 900 });
      await set(page, state);
      for (const part of [
        ['Alles nakijken', 'Check all'],
        ['Verslag voor de WL', "Director's report"],
        ['Bewaard', 'Kept'],
      ]) {
        await press(page, part[state.lang === 'nl' ? 0 : 1] as string);
        if (process.env.SLAGWACHT_LOOK) {
          mkdirSync(process.env.SLAGWACHT_LOOK, { recursive: true });
          const name = [kind, part[1]?.slice(0, 5), state.lang, state.theme, state.size, state.width].join('-');
          await page.screenshot({ path: path.join(process.env.SLAGWACHT_LOOK, `${name}.png`) });
        }
        expect(await violations(page), `${part[1]} ${JSON.stringify(state)}`).toEqual([]);
        expect(await measures(page), `${part[1]} ${JSON.stringify(state)}`).toEqual({ small: [], over: 0 });
      }
    }
  });
});
