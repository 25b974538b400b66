// The page for one's own copy of the laws in real browsers: nobody is kept out, a page runs and loads nothing, what is stored is read at a table.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAddress } from '../help/record-address';
import { BARE, PAGE, QUOTED } from '../laws/official/texts';
import { type OpenBrowser, openBrowser } from './open';
import { stepToPanel, waitForOverlay } from './overlay';
import { byTab, measures, STATES, set, violations } from './page-access';
import { ROOT } from './root';

const RECORD = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');
/** A text for every law on a revoke, so that the panel has one to show whichever it names. */
const REVOKES = ['61', '62', '63', '64']
  .map((id) => `Artikel ${id}\n\nVergeten hoepel\n\nWie een hoepel van nummer ${id} vergeet, rolt opnieuw.`)
  .join('\n\n');

/** All that a page can have loaded, run or sent as soon as it is a page. */
const ELSEWHERE = 'https://elders.example';
const HOSTILE = PAGE.replace(
  '<p>Einde',
  `<base href="${ELSEWHERE}/"><meta http-equiv="refresh" content="0;url=${ELSEWHERE}/meta"><link rel="stylesheet" href="${ELSEWHERE}/a.css">
<link rel="preload" as="image" href="${ELSEWHERE}/b.png"><style>@import url(${ELSEWHERE}/c.css); body { background: url(${ELSEWHERE}/d.png) }</style>
<script src="${ELSEWHERE}/e.js"></script><iframe src="${ELSEWHERE}/f"></iframe><iframe srcdoc="<script>top.document.title = 'run'</script>"></iframe>
<object data="${ELSEWHERE}/g"></object><embed src="${ELSEWHERE}/h"><video autoplay src="${ELSEWHERE}/i" poster="${ELSEWHERE}/j"></video>
<svg onload="document.title = 'run'"><image href="${ELSEWHERE}/k"/></svg><img srcset="${ELSEWHERE}/l 2x"><details open ontoggle="document.title = 'run'"></details>
<form action="${ELSEWHERE}/m"><input autofocus onfocus="document.title = 'run'"></form><p>Einde`,
);

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-laws-'));
  let open: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    open = await openBrowser(kind, { width: 1000, height: 800 });
    page = await open.extensionPage('import.html', 'main');
    await page.bringToFront();
  });
  afterAll(async () => {
    await open?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const textsOf = (of: Page, selector: string) =>
    of.$$eval(selector, (all) => all.map((one) => (one as HTMLElement).innerText.trim()));
  const texts = (selector: string) => textsOf(page, selector);
  const press = (selector: string) => page.$eval(selector, (one) => (one as HTMLElement).click());
  async function paste(text: string) {
    await page.$eval(
      'textarea',
      (box, words) => {
        (box as HTMLTextAreaElement).value = words;
      },
      text,
    );
    // A preview that stands there from before is another one.
    await page.$$eval('.preview', ([old]) => old?.setAttribute('data-old', ''));
    await press('button.main');
    await page.waitForSelector('.preview:not([data-old])');
  }
  async function upload(name: string, content: string | Uint8Array) {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    await ((await page.$('input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(file);
  }
  const unfold = () =>
    page.$$eval('details', (all) => {
      for (const one of all) one.setAttribute('open', '');
    });
  async function lookedAt(states: readonly (typeof STATES)[number][] = STATES) {
    for (const { width, ...settings } of states) {
      await page.setViewport({ width, height: 800 });
      await set(page, settings);
      expect([settings, await violations(page)]).toEqual([settings, []]);
      expect([settings, width, await measures(page)]).toEqual([settings, width, { small: [], over: 0 }]);
    }
    await page.setViewport({ width: 1000, height: 800 });
    await set(page, { lang: 'nl', theme: 'auto', size: 100 });
  }

  it('keeps nobody out while it is empty', async () => {
    await unfold();
    await lookedAt();
  });

  it('keeps nobody out of the preview, with all of it open and a fault in it', async () => {
    await paste(QUOTED);
    await unfold();
    await press('.preview button.main');
    await page.waitForSelector('.preview .trouble');
    await lookedAt();
    const { reached, all } = await byTab(page);
    // Tab stops once at each of the two groups of radios, of three and of two; and at the box, which `all` does not count.
    expect([reached, all > 15]).toEqual([all - 3 + 1, true]);
  });

  it('is worked by keyboard: from the empty box to a text that is stored', async () => {
    await page.$$eval('.preview .buttons button', (all) => (all.at(-1) as HTMLElement).click());
    await page.waitForFunction(() => document.querySelector('.preview') === null, { timeout: 5000 });
    // A tab of its own: who tabs on past the end of a page is in the browser's own bars.
    const own = await open.extensionPage('import.html', 'textarea');
    await own.bringToFront();
    expect((await byTab(own)).unmarked).toEqual([]);
    await own.focus('textarea');
    await own.keyboard.type('Artikel 7');
    await own.keyboard.press('Enter');
    await own.keyboard.type('Een bal is rond en rolt vanzelf door het gras heen.');
    await own.keyboard.press('Tab');
    await own.keyboard.press('Enter');
    await own.waitForFunction(() => document.activeElement?.textContent === 'Gevonden: één artikel', {
      timeout: 5000,
    });
    await own.keyboard.press('Tab');
    await own.keyboard.press(' ');
    for (let n = 0; n < 12; n++) {
      if (await own.evaluate(() => document.activeElement?.matches('.preview button.main'))) break;
      await own.keyboard.press('Tab');
    }
    await own.keyboard.press('Enter');
    await own.waitForSelector('.stored');
    expect((await textsOf(own, '[role=status]'))[0]).toMatch(/^Bewaard: één artikel\./);
    expect(await textsOf(own, '.stored h3')).toEqual(['Spelregels 2017, Nederlands: één artikel']);
    await own.close();
    await page.bringToFront();
  });

  it('reads a page without running or loading anything of it', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await upload('pagina.html', HOSTILE);
    await page.waitForSelector('.preview');
    expect(await texts('.preview h2')).toEqual(['Gevonden: één artikel']);
    await unfold();
    await page.waitForSelector('.found .passage');
    expect((await texts('.found .passage p')).slice(0, 2)).toEqual([
      '50 Een bal met een deuk is een zieke bal zolang het fluitje zwijgt.',
      '• Zieke bal blijft in het zicht',
    ]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await page.title()).toBe('Slagwacht');
    expect(asked.filter((url) => url.startsWith(ELSEWHERE))).toEqual([]);
    // In Firefox every name in the world leads to our server.
    expect(open.server.missed.filter((url) => url.startsWith(ELSEWHERE))).toEqual([]);
    const tried = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(tried.filter((url) => url.startsWith(ELSEWHERE))).toEqual([]);
    expect(await page.$$eval('iframe, object, embed, video, img, base, svg', (all) => all.length)).toBe(0);
  });

  it('stands a page of lists ten thousand deep, and files that are no text', async () => {
    await upload('diep.html', `<!doctype html>${'<ol><li>'.repeat(10_000)}Artikel 7`);
    await page.waitForFunction(() => document.querySelector('.preview h2')?.textContent === 'Geen artikel gevonden', {
      timeout: 20_000,
    });
    await upload('boekje.pdf', '%PDF-1.7');
    await page.waitForFunction(
      () => document.querySelector('[role=alert]')?.textContent?.startsWith('Dit is een pdf.'),
      { timeout: 5000 },
    );
    await lookedAt(STATES.slice(0, 2));
    await upload('foto.txt', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0]));
    await page.waitForFunction(() => document.querySelector('[role=alert]')?.textContent?.includes('geen tekst'), {
      timeout: 5000,
    });
  });

  it('says that a text is far too long, and that files come one by one', async () => {
    await upload('lang.txt', `Artikel 7\n\n${'Een bal rolt door het gras heen. '.repeat(310_000)}`);
    await page.waitForFunction(() => document.querySelector('[role=alert]')?.textContent?.includes('veel langer'), {
      timeout: 10_000,
    });
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      for (const n of [1, 2, 3, 4, 5]) dataTransfer.items.add(new File([`Artikel ${n}`], `${n}.txt`));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.waitForFunction(() => document.querySelector('[role=alert]')?.textContent?.includes('één voor één'), {
      timeout: 5000,
    });
    expect(await page.$('.preview')).toBeNull();
  });

  it('letters that run the other way, and none at all, stay where they stand', async () => {
    await paste('Artikel 7\n\nDe bal \u202e(שלום\u0000) rolt rustig door het gras heen.\n');
    expect(await texts('.preview h2')).toEqual(['Gevonden: één artikel']);
    await unfold();
    await page.waitForSelector('.found .passage');
    expect(await texts('.found .passage p')).toEqual(['7 De bal (שלום) rolt rustig door het gras heen.']);
    expect(await measures(page)).toEqual({ small: [], over: 0 });
  });

  it('a file in an old encoding is read as it was written', async () => {
    const text = 'Artikel 8\nEen bal is één bal, ook als hij naar “Curaçao” rolt.';
    const bytes = [...text].map((letter) => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0));
    await page.$$eval('.found', ([old]) => old?.setAttribute('data-old', ''));
    await upload('oud.txt', Uint8Array.from(bytes));
    await page.waitForSelector('.found:not([data-old])');
    await unfold();
    await page.waitForSelector('.found .passage');
    expect(await texts('.found .passage p')).toEqual(['8 Een bal is één bal, ook als hij naar “Curaçao” rolt.']);
  });

  it('what is stored is read below our summary at a table, and gone when it is removed', async () => {
    await paste(REVOKES);
    await press('input[name=edition]');
    await press('.preview button.main');
    await page.waitForFunction(() => document.querySelector('.stored h3')?.textContent?.includes('5 artikelen'), {
      timeout: 5000,
    });
    await unfold();
    await press('.stored > button');
    await lookedAt();
    const table = await open.visit((await recordAddress(RECORD)).address);
    await table.bringToFront();
    await waitForOverlay(table);
    await stepToPanel(table, 60);
    await table.waitForFunction(
      () => {
        const root = document.querySelector('[data-slagwacht]')?.shadowRoot;
        const article = root?.querySelector<HTMLElement>('.article[aria-expanded="false"]');
        if (root?.querySelector('.official') == null) article?.click();
        return root?.querySelector('.official') != null;
      },
      { timeout: 10_000, polling: 200 },
    );
    const official = await table.evaluate(() => {
      const found = document
        .querySelector('[data-slagwacht]')
        ?.shadowRoot?.querySelector<HTMLDetailsElement>('.official');
      const folded = found?.open === false;
      if (found != null) found.open = true;
      return { folded, text: found?.innerText ?? '' };
    });
    expect(official.folded).toBe(true);
    expect(official.text).toMatch(
      /Wie een hoepel van nummer 6\d vergeet, rolt opnieuw\.\s+Bron: geplakte tekst \(spelregels 2017\)/,
    );
    expect((await violations(table)).filter((one) => /official|passage|summary|details/.test(one))).toEqual([]);
    await table.close();
    await page.bringToFront();
    await page.$$eval('.stored fieldset button', ([yes]) => (yes as HTMLElement).click());
    await page.waitForFunction(() => document.querySelector('.stored') === null, { timeout: 5000 });
    const kept = await page.evaluate(() =>
      (
        globalThis as unknown as { chrome: { storage: { local: { get(key: null): Promise<object> } } } }
      ).chrome.storage.local
        .get(null)
        .then((all) => Object.keys(all)),
    );
    expect(kept.filter((key) => key.startsWith('law:'))).toEqual([]);
  });

  it('a text with damage is told of in full, and forgotten when it is not stored', async () => {
    await paste(BARE);
    await unfold();
    await lookedAt(STATES.slice(0, 2));
    expect(await texts('.account h3')).toEqual([
      'Alleen een kop, zonder tekst (1)',
      'Stond er twee keer, één keer weggelaten (1)',
      'Lijstnummers of streepjes zonder artikelnummer weggelaten; de tekst erachter is bewaard (4)',
      'Noot midden in de tekst (1)',
      'Vreemde letter (1)',
      'Misschien een streepje verloren (1)',
      'Kop zonder tekst eronder (3)',
    ]);
    await page.$$eval('.preview .buttons button', (all) => (all.at(-1) as HTMLElement).click());
    await page.waitForFunction(() => document.querySelector('.preview') === null, { timeout: 5000 });
    expect(await texts('[role=status]')).toEqual(['Er is niets bewaard.']);
  });
});
