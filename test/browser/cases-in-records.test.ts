// What people reported of boards that are over, in a hand viewer or in a file: what the page tells them in both browsers.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPanel } from './case-driver';
import { HANDVIEWER, type OpenBrowser, openBrowser } from './open';
import { overlayText, stepToPanel, waitForOverlay } from './overlay';
import { ROOT } from './root';

const REVOKE = readFileSync(path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn'), 'utf8');
const DEAL = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|sv|n|mb|1H|mb|p|mb|p|mb|p|';
/** Three tricks, and then a claim of so many in all. */
const claimed = (tricks: number) => `qx|o7|${DEAL}pc|S9|pc|S2|pc|SK|pc|SA|mc|${tricks}|`;
/** The play stops in its second trick: dashes stand for cards that were never played. */
const HOLES = ['H6 - - -', 'H3 - H5 H2']
  .map((line) => REVOKE.replace(/(\[Play "\w"\]\s*\n[^\n]*\n)[\s\S]*?\*/, `$1${line}\n*`))
  .join('\n');

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-cases-'));
  let open: OpenBrowser;
  let page: Page;
  beforeAll(async () => {
    open = await openBrowser(kind, { height: 900 });
  });
  afterAll(async () => {
    await open?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => page?.close());

  async function review(name: string, text: string): Promise<void> {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    page = await open.extensionPage('review.html', 'main.review');
    await page.bringToFront();
    await ((await page.$('input.files')) as ElementHandle<HTMLInputElement>).uploadFile(file);
    await page.waitForSelector('.board-view', { timeout: 20_000 });
  }
  const reads = async () => {
    await page.$$eval('details', (all) => {
      for (const one of all) one.open = true;
    });
    return page.$eval('main', (main) => (main as HTMLElement).innerText);
  };
  const says = (words: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>('main')?.innerText.includes(wanted) === true,
      { timeout: 20_000 },
      words,
    );
  const press = (words: string) =>
    page.evaluate((wanted) => {
      const found = [...document.querySelectorAll<HTMLElement>('button, summary')].find((one) =>
        one.innerText.includes(wanted),
      );
      if (found === undefined) throw new Error(`no button says ${wanted}`);
      found.click();
    }, words);

  it('case 3: an agreed claim that was wrong: 69 and 79C, with the trick and the cards that were left', async () => {
    await review('agreed.lin', claimed(9));
    await page.keyboard.press('End');
    await says('Noord eist op');
    await press('Verslag voor de WL');
    await says('69A');
    const text = await reads();
    for (const article of ['69B1', '69B2', '79C']) expect(text).toContain(article);
    expect(text).toMatch(/hersteltermijn/);
    expect(text).toContain('te beginnen met slag 2');
    expect(text).toContain('Hand van West: ♠8, ♠6, ♥A, ♥5, ♦H, ♦B, ♦9, ♦4, ♣A, ♣10, ♣8 en ♣4.');
  });

  it.each([2, 13])(
    'case 4: an impossible number of tricks (%i) on a record that was shown to many: no alarm',
    async (tricks) => {
      page = await open.visit(`${HANDVIEWER}?lin=${encodeURIComponent(claimed(tricks))}`);
      await page.bringToFront();
      await waitForOverlay(page);
      expect((await stepToPanel(page, 150)).opened).toBe(false);
      expect(await overlayText(page, 'pill')).toMatch(/leest mee/);
      const text = await readPanel(page);
      expect(text).not.toMatch(/Stop, roep de WL|64A|verzak/i);
    },
  );

  it('case 15: dashes in the play: unfinished tricks in the record, and nobody’s fault', async () => {
    await review('holes.pbn', HOLES);
    await page.keyboard.press('End');
    await says('Onvolledige slag in het verslag');
    expect(await page.$('.finding')).toBeNull();
    await press('Alles nakijken');
    await says('2 spellen nakijken');
    await press('2 spellen nakijken');
    await says('Klaar.');
    const text = await reads();
    expect(text).not.toMatch(/Verzaking|Onjuiste slag|niet gelezen/);
  });
});
