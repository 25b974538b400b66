// What is wrong with what people open, on the real page in both browsers: told in words, the rest goes on, the page stays awake. And a browser that keeps nothing.
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FULL, REFUSED } from '../../src/extension/review-memory';
import { LIMITS } from '../../src/review/problems';
import { type OpenBrowser, openBrowser } from './open';
import { chooseFiles, pressWords, untilSays, watchTurns, wordsIn } from './review-driver';

const DEAL = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|';
const lin = (board: number) => `qx|o${board}|${DEAL}sv|n|mb|1H|mb|p|mb|p|mb|p|pc|H6|pc|H4|pc|HA|pc|H5|`;
const PICTURE = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);
const PICTURES = 300;
const TINY = 10_000;
/** Milliseconds that the page may be without a turn: far above what it takes, for test machines are busy. */
const AWAKE = 1_500;

/** A zip whose own list says that the file in it is small. */
function lyingZip(): Uint8Array {
  const packed = zipSync({ 'bom.lin': strToU8(`${lin(1)}${' '.repeat(60_000_000)}`), 'b.lin': strToU8(lin(2)) });
  new DataView(packed.buffer).setUint32(22, 500, true);
  return packed;
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-input-'));
  const put = (name: string, what: string | Uint8Array) => {
    writeFileSync(path.join(folder, name), what);
    return path.join(folder, name);
  };
  /** A file that is said to be so long, and takes no room. */
  const putLong = (name: string, bytes: number) => {
    const file = openSync(path.join(folder, name), 'w');
    ftruncateSync(file, bytes);
    closeSync(file);
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

  it('too large, lying, torn, pictures: each is told, what can be read opens, the page stays awake', async () => {
    const whole = zipSync({ 'a.lin': strToU8(lin(3)), 'b.lin': strToU8(lin(4).repeat(40)) }, { level: 0 });
    await review();
    const longest = await watchTurns(page);
    await chooseFiles(
      page,
      putLong('groot.pbn', LIMITS.file + 1),
      put('kapot.zip', whole.slice(0, whole.length - 300)),
      put('liegt.zip', lyingZip()),
      put('leeg.pbn', ''),
      ...Array.from({ length: PICTURES }, (_, i) => put(`foto${i}.jpg`, PICTURE)),
      put('zz-goed.lin', lin(7)),
    );
    await untilSays(page, '.opening', 'spellen geopend');
    const told = await wordsIn(page, '.problems');
    for (const words of [
      'groter dan 200 MB. Het is niet, of niet helemaal, gelezen. groot.pbn',
      'beschadigd of afgebroken. Wat ervoor stond, is gelezen. kapot.zip',
      'veel groter dan het zegt te zijn. Het is overgeslagen. liegt.zip/bom.lin',
      'Dit bestand is leeg. leeg.pbn',
      `${PICTURES} bestanden`,
    ])
      expect(told).toContain(words);
    // Found by what is typed, for only what is in sight is drawn.
    for (const [file, boards] of [
      ['kapot.zip/a.lin', 1],
      ['liegt.zip/b.lin', 1],
      ['zz-goed.lin', 1],
      ['groot.pbn', 0],
    ] as const)
      expect(await listed(file), file).toBe(boards);
    const took = await longest();
    console.info(`${kind}: longest without a turn ${took.toFixed()} ms while opening what is wrong`);
    expect(took).toBeLessThan(AWAKE);
  });

  /** Boards on the list once these words are typed. */
  const listed = (words: string) =>
    page.evaluate(async (typed) => {
      const box = document.querySelector<HTMLInputElement>('.boards input') as HTMLInputElement;
      box.value = typed;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((done) => setTimeout(done, 60));
      return Number(document.querySelector('.boards li')?.getAttribute('aria-setsize') ?? 0);
    }, words);

  it(`${TINY} tiny files in a zip: the first are read, and it is said`, async () => {
    await review();
    const longest = await watchTurns(page);
    const files = Object.fromEntries(Array.from({ length: TINY }, (_, i) => [`${i}.lin`, strToU8(lin(i))]));
    await chooseFiles(page, put('avond.zip', zipSync(files, { level: 0 })));
    // The zip itself is one of them.
    await untilSays(page, '.opening', `${LIMITS.files - 1} spellen geopend`);
    expect(await wordsIn(page, '.problems')).toContain(`meer dan ${LIMITS.files} bestanden`);
    const took = await longest();
    console.info(`${kind}: longest without a turn ${took.toFixed()} ms with ${TINY} files`);
    expect(took).toBeLessThan(AWAKE);
  });

  it.each([
    ['that there is no room', 'QuotaExceededError', FULL],
    ['that nothing is kept', 'InvalidStateError', REFUSED],
  ] as const)('says %s, and works on', async (_what, name, said) => {
    await review();
    await page.evaluate((why) => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('for a test', why);
      };
    }, name);
    await chooseFiles(page, put('a.lin', lin(7) + lin(8)));
    await page.waitForSelector('.board-view');
    await pressWords(page, 'Bewaard');
    await untilSays(page, '.kept [role=alert]', said.nl);
    await pressWords(page, 'Alles nakijken');
    await pressWords(page, '2 spellen nakijken');
    await untilSays(page, '.progress', 'Klaar. 2 van 2 spellen nagekeken.');
    await pressWords(page, 'De tafel');
    await page.keyboard.press(']');
    await page.keyboard.press('PageDown');
    await untilSays(page, '.board-bar h2', 'Spel 8');
  });

  // Firefox runs no script of a driver before those of a page of an extension.
  it.runIf(kind === 'chromium')('a browser without any memory says so at once', async () => {
    await review();
    await page.evaluateOnNewDocument(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not in a private window', 'SecurityError');
      };
    });
    await page.evaluate(() => {
      document.body.dataset.before = '';
      setTimeout(() => location.reload());
    });
    await page.waitForFunction(() => document.body?.dataset.before === undefined, { timeout: 20_000 });
    await page.waitForSelector('main.review');
    await pressWords(page, 'Bewaard');
    await untilSays(page, '.kept [role=alert]', REFUSED.nl);
    await chooseFiles(page, put('a.lin', lin(7)));
    await untilSays(page, '.sections', 'De tafel');
    await pressWords(page, 'De tafel');
    await untilSays(page, '.board-bar h2', 'Spel 7');
    // The address alone brings the board back.
    await page.keyboard.press('End');
    await page.waitForFunction(() => location.hash.includes('&s='));
    await page.evaluate(() => {
      document.body.dataset.before = '';
      setTimeout(() => location.reload());
    });
    await page.waitForFunction(() => document.body?.dataset.before === undefined, { timeout: 20_000 });
    await page.waitForSelector('.board-view');
    await untilSays(page, '.board-bar h2', 'Spel 7');
    await untilSays(page, '.where', 'Het verslag stopt hier');
  });
});
