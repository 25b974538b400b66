// The law index in real browsers: nobody is kept out, places have addresses, an article is read with what it leans on inside it.
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_BOOK, merged } from '../../src/laws/official/book';
import { type OpenBrowser, openBrowser } from './open';
import { byTab, measures, STATES, set, violations } from './page-access';

/** A copy of one's own, of invented text. */
const BOOK = merged(
  EMPTY_BOOK,
  [
    {
      id: '57',
      title: 'Hoepels',
      parts: [{ id: '57A', text: 'Wie te vroeg hoepelt, wacht <b>even</b>.', head: false, item: false, loose: false }],
    },
  ],
  'mijn hoepelboek',
  0,
);

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    open = await openBrowser(kind, { width: 1000, height: 800 });
    page = await open.extensionPage('laws.html', '.laws h1');
    await page.bringToFront();
    await page.evaluate(async (book) => {
      const { chrome } = globalThis as unknown as {
        chrome: { storage: { local: { set(values: object): Promise<void> } } };
      };
      await chrome.storage.local.set({ 'law:2017:nl': book });
    }, BOOK as object);
  });
  afterAll(() => open?.close());

  const title = () => page.$eval('h1', (one) => one.textContent ?? '');
  const titled = (start: string) =>
    page.waitForFunction(
      (text) => document.querySelector('h1')?.textContent?.startsWith(text),
      { timeout: 8000 },
      start,
    );
  async function at(hash: string, ready: string) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.waitForSelector(ready, { timeout: 8000 });
  }
  /** Presses the first control whose text begins so. */
  const press = (start: string) =>
    page.evaluate((text) => {
      const controls = [...document.querySelectorAll<HTMLElement>('main button, main a, main summary')];
      const found = controls.find((one) => one.innerText.trim().startsWith(text));
      found?.click();
      return found !== undefined;
    }, start);

  /** Every kind of thing that can stand on the page, each with what makes it ready; `long`: hundreds of lines alike, looked through once in each language and theme. */
  const VIEWS: readonly {
    name: string;
    hash: string;
    ready: string;
    long?: boolean;
    more?: () => Promise<unknown>;
  }[] = [
    {
      name: 'contents',
      hash: '',
      ready: '.topics',
      long: true,
      more: () => page.$$eval('details', (all) => all.map((one) => one.setAttribute('open', ''))),
    },
    { name: 'results', hash: 'zoek=strafkaart', ready: '.results' },
    { name: 'nothing found', hash: 'zoek=xqzvw', ready: '.count' },
    {
      name: 'article, opened in place, with an explanation and the own copy',
      hash: '57A',
      ready: '.official',
      more: async () => {
        for (const start of ['57B', '59', '44C', '50D1b']) expect(await press(start), start).toBe(true);
        await page.$$eval('.official', (all) => all.map((one) => one.setAttribute('open', '')));
        await page.$$eval('.term', ([first]) => (first as HTMLElement | undefined)?.click());
        await page.waitForSelector('.term-note');
      },
    },
    { name: 'article of which the subject is all', hash: '76', ready: '.notice' },
    { name: 'glossary', hash: 'begrippen', ready: '.az', long: true },
    { name: 'term', hash: 'begrip=penalty-card', ready: '.term-card' },
    {
      name: 'keys',
      hash: '50',
      ready: 'article',
      more: async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await page.waitForSelector('.keys');
      },
    },
  ];

  it.each(STATES)(
    'keeps nobody out ($lang, $theme, $size %, $width px)',
    async ({ width, ...settings }) => {
      await page.setViewport({ width, height: 800 });
      await set(page, settings);
      const wrong: string[] = [];
      for (const { name, hash, ready, long, more } of VIEWS) {
        await at(hash, ready);
        await more?.();
        const { small, over } = await measures(page, '.term');
        if (!long || width > 320) wrong.push(...(await violations(page)).map((one) => `${name}: ${one}`));
        wrong.push(
          ...small.map((one) => `${name}: small ${one}`),
          ...(over > 0 ? [`${name}: ${over} px too wide`] : []),
        );
      }
      await page.keyboard.press('Escape');
      expect(wrong).toEqual([]);
    },
    180_000,
  );

  it('is worked by keyboard alone', async () => {
    await page.setViewport({ width: 1000, height: 800 });
    await set(page, { lang: 'nl', size: 100, theme: 'auto' });
    const fresh = await open.extensionPage('laws.html#57A', 'article h1');
    await fresh.bringToFront();
    const { reached, all, unmarked } = await byTab(fresh);
    expect([reached, unmarked]).toEqual([all, []]);
    expect(all).toBeGreaterThan(20);
    await fresh.close();
    await page.bringToFront();
    await at('57A', 'article');
    await page.keyboard.press('/');
    await page.keyboard.type('kart gevalen');
    await page.waitForSelector('.result', { timeout: 8000 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await titled('49');
    await page.keyboard.press('ArrowRight');
    await titled('50');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('has an address for each place, and a way back and forth', async () => {
    await at('', '.topics');
    await at('57A', 'article');
    expect(await page.title()).toBe('57A Te vroeg, vóór zijn partner · Slagwacht');
    await page.$eval('.steps a[href="#57A1"]', (one) => (one as HTMLElement).click());
    await titled('57A1');
    expect(await page.evaluate(() => location.hash)).toBe('#57A1');
    await page.evaluate(() => history.back());
    await titled('57A ');
    await page.evaluate(() => history.forward());
    await titled('57A1');
    await page.focus('input[type=search]');
    await page.keyboard.type('toeschouwer');
    await page.waitForFunction(() => location.hash === '#zoek=toeschouwer', { timeout: 8000 });
    await page.$eval('.result', (one) => (one as HTMLElement).click());
    await titled('76');
    await page.evaluate(() => history.back());
    await page.waitForSelector('.results', { timeout: 8000 });
    expect(await page.$eval('input[type=search]', (box) => (box as HTMLInputElement).value)).toBe('toeschouwer');
    await page.evaluate(() => history.back());
    await titled('57A1');
  });

  // What players reported, and then looked up in their own words.
  it.each([
    [
      'case 7: a long thought',
      'denkpauze',
      ['73D1', '16B'],
      /op zichzelf geen overtreding[\s\S]*voor partner is het ongeoorloofd/,
    ],
    ['case 7: an opponent misled', 'misleidende denkpauze', ['73E2'], /Kon de tegenstander beseffen dat dit hem hielp/],
    ['case 9: dummy telephones declarer', 'telefoon', ['73A1'], /bellen of chatten over het spel hoort daar niet bij/],
    [
      'case 9: in other words',
      'contact met partner',
      ['73A1', '74C'],
      /bellen of chatten over het spel hoort daar niet bij/,
    ],
    ['case 9: when it was agreed', 'afgesproken seinen', ['73B2'], /een van de ergste overtredingen/],
    ['case 10: no time for the board', 'verbinding weg', ['12C2'], /40%[\s\S]*50%[\s\S]*60%[\s\S]*toernooireglement/],
  ] as const)('%s (“%s”) is found and explained', async (_, typed, articles, says) => {
    await at('', '.topics');
    await page.focus('input[type=search]');
    await page.keyboard.type(typed);
    await page.waitForFunction(
      (text) => decodeURIComponent(location.hash).replace(/\+/g, ' ').endsWith(text),
      { timeout: 8000 },
      typed,
    );
    const found = await page.$$eval('.result', (all) =>
      all.map((one) => (one as HTMLElement).innerText.split(/\s/)[0]),
    );
    for (const id of articles) expect(found.slice(0, 8)).toContain(id);
    await page.$eval(`.result[href="#${articles[0]}"], .result a[href="#${articles[0]}"]`, (one) =>
      (one as HTMLElement).click(),
    );
    await titled(articles[0]);
    const text = await page.$eval('article', (one) => (one as HTMLElement).innerText);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/\d+ (seconden|minuten)/);
  });

  it('opens at an article whose address was kept', async () => {
    const kept = await open.extensionPage('laws.html#50d2a', 'article h1');
    expect(await kept.$eval('h1', (one) => one.textContent)).toContain('50D2a');
    await kept.close();
  });

  it('shows the own copy as text, never as markup', async () => {
    await at('57A', '.official');
    expect(await page.$eval('.official .passage', (one) => one.textContent)).toContain('wacht <b>even</b>.');
    expect(await page.$eval('.official', (one) => (one as HTMLDetailsElement).open)).toBe(false);
  });

  it('explains a word to a mouse that rests on it, wholly inside the window', async () => {
    await page.setViewport({ width: 400, height: 800 });
    await at('begrippen', '.az');
    await at('50B', 'article');
    const word = await page.$('.term');
    await word?.hover();
    const note = await page.waitForSelector('.term-note', { timeout: 8000 });
    const box = await note?.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(400);
    await page.mouse.move(0, 0);
    await page.waitForFunction(() => document.querySelector('.term-note') === null, { timeout: 8000 });
  });

  it.runIf(kind === 'chromium')('prints what was read, without what is pressed', async () => {
    await at('57A', 'article');
    await page.emulateMediaType('print');
    const shown = await page.evaluate(() =>
      ['search', '.top', '.steps', '.summary-text', '.example'].filter(
        (one) => document.querySelector(one)?.getClientRects().length,
      ),
    );
    await page.emulateMediaType('screen');
    expect(shown).toEqual(['.summary-text', '.example']);
    expect(await title()).toContain('57A');
  });

  it('loads nothing but what is its own', async () => {
    const own = await page.evaluate(() => location.origin);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => !name.startsWith(own))).toEqual([]);
  });
});
