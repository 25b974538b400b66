// The empty table in both browsers: the classic cases of a club evening, played by hand, with the answers of the law.
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessFaults, fitsAcross } from './access';
import { type OpenBrowser, openBrowser } from './open';
import { allowed, begin, hand, options, play, press, report, textOf, told } from './table-hand';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    open = await openBrowser(kind, { width: 1280, height: 900 });
  });
  afterAll(() => open?.close());
  beforeEach(async () => {
    page = await open.extensionPage('table.html', '.table-page');
  });
  afterEach(() => page?.close());

  describe('case 11: the wrong defender leads', () => {
    beforeEach(async () => {
      await begin(page, '3NS');
      await play(page, 'E.H5');
    });
    it('gives declarer all five choices, in the order of the law', async () => {
      const text = await told(page);
      expect(text).toMatch(/Oost speelde ♥5 voor\. West was aan slag/);
      expect(text).toContain('Stop, roep de WL');
      const all = await options(page);
      expect(all).toHaveLength(5);
      expect(all[0]).toMatch(/blinde/i);
      expect(all.slice(2).join('\n')).toMatch(/♥[\s\S]*♥[\s\S]*/);
      for (const article of ['54A', '54B', '54D', '50D2']) expect(text).toContain(article);
      expect(text).not.toMatch(/beste keuze|aanbevolen/i);
    });
    it('must be accepted when declarer may have seen a card of dummy', async () => {
      await told(page);
      await press(page, '.telling input[type=radio][value=""], .telling fieldset .radio input');
      const text = await told(page);
      expect(text).toContain('54C');
      const [accept, ...others] = await options(page);
      expect(others).toEqual([]);
      expect(accept).toMatch(/^Accepteren: Zuid blijft leider\./);
      expect(text).toMatch(/moet de uitkomst ♥5 accepteren/);
    });
    it('refused, with hearts forbidden, the card goes back and the restriction stands at the table', async () => {
      await told(page);
      const all = await options(page);
      const forbid = all.findIndex((one) => /geen ♥|verbied|niet/i.test(one));
      expect(forbid).toBeGreaterThan(0);
      await page.$$eval(
        '.telling .ruling .option .choose',
        (buttons, i) => (buttons[i as number] as HTMLElement).click(),
        forbid,
      );
      const text = await told(page);
      expect(text).toMatch(/West mag geen ♥ voorspelen/);
      expect(await textOf(page, '.seat-box.turn')).toContain('West');
      await press(page, '[data-do=undo]');
      expect(await told(page)).not.toMatch(/West mag geen ♥ voorspelen/);
    });
  });

  describe('case 12: a defender has a card lying open', () => {
    beforeEach(async () => {
      await begin(page, '3NS');
      await hand(page, 'W', 'SQ ST HA H9 H3 D4');
    });
    it('a low one, dropped, is a minor penalty card: an honour of the suit may go before it', async () => {
      await report(page, 'dropped', 'W', 'H3', 'yes');
      const text = await told(page);
      expect(text).toContain('♥3 wordt kleine strafkaart');
      expect(text).toMatch(/zonder opzet, lager dan de 10/);
      await press(page, '.telling .option .choose');
      expect(await textOf(page, '.penalty')).toMatch(/♥3\s+kleine strafkaart/);
      const cards = await allowed(page, 'W');
      expect(cards).toContain('♥A');
      expect(cards).toContain('♥3');
      expect(cards).not.toContain('♥9');
    });
    it('put down on purpose, it is a major one and must be played', async () => {
      await press(page, '[data-do=report]');
      await press(page, '[data-topic=shown]');
      await press(page, '.report [data-seat=W]');
      await press(page, '.report [data-card=H3]');
      await press(page, '.report .go');
      await press(page, '.report [data-value=deliberate]');
      await press(page, '.report [data-value=yes]');
      expect(await told(page)).toContain('♥3: grote strafkaart');
      await press(page, '.telling .option .choose');
      expect((await allowed(page, 'W'))?.trim()).toBe('♥3');
    });
    it('whether on purpose or not unknown, it is asked, and both are told', async () => {
      await press(page, '[data-do=report]');
      await press(page, '[data-topic=shown]');
      await press(page, '.report [data-seat=W]');
      await press(page, '.report [data-card=H3]');
      await press(page, '.report .go');
      await press(page, '.report [data-value="?"]');
      await press(page, '.report [data-value=yes]');
      expect(await told(page)).toMatch(/kleine strafkaart[\s\S]*grote strafkaart[\s\S]*per ongeluk open gekomen/);
      expect((await page.$$('.telling fieldset')).length).toBeGreaterThan(0);
    });
    it('a report taken back leaves nothing of it', async () => {
      await report(page, 'dropped', 'W', 'H3', 'yes');
      await press(page, '.telling .option .choose');
      await press(page, '.reports .choose');
      expect(await told(page)).not.toContain('strafkaart');
      expect(await page.$('.penalty')).toBeNull();
    });
  });

  it('case 13: declarer ruffs, leads to the next trick and then finds the suit: established, and counted trick by trick', async () => {
    await begin(page, '4SS');
    await play(page, 'HA H2 H3 S2');
    await play(page, 'C2 C3 C4 C5');
    await play(page, 'H4 H5');
    const text = await told(page);
    expect(text).toMatch(/Slag 1: Zuid speelde ♠2\. Later kwam er nog ♥ uit die hand/);
    expect(text).toContain('64A1');
    expect(text).toMatch(/63A1/);
    expect(text).toMatch(
      /gaat één slag van Noord-Zuid naar Oost-West, en een tweede als Noord-Zuid nog een latere slag wint/,
    );
    // Each trick with its winner and the card, and what decides alone.
    expect(text).toMatch(
      /Zuid won slag 1 zelf[\s\S]*Slag 1: gewonnen door Zuid met ♠2\.\s+Slag 2: gewonnen door Oost met ♣5\./,
    );
    expect(text).toMatch(/Alleen de WL kan bepalen[\s\S]*64C1/);
  });

  it('a revoke that is reported stands like one that was seen', async () => {
    await begin(page, '4SS');
    await play(page, 'HA H2 D3 H4');
    await report(page, 'revoked', '0');
    expect(await told(page)).toMatch(/Slag 1: Oost speelde ♦3\. Gemeld is dat Oost nog ♥ had/);
  });

  it('who plays the board gets the laws and no cards', async () => {
    await press(page, '[data-do=play]');
    expect(await textOf(page, 'main')).toContain('40B2d');
    expect(await page.$('.card-grid, [data-do=report], [data-do=contract]')).toBeNull();
    await press(page, '[data-do=over]');
    expect(await page.$('[data-do=contract]')).not.toBeNull();
  });

  it('without any card a report alone leads to the ruling', async () => {
    await press(page, '[data-do=watch]');
    await report(page, 'dropped', 'play');
    await press(page, '.contract-picker [data-value="3"]');
    await press(page, '.contract-picker fieldset:nth-of-type(2) [data-value="N"]');
    await press(page, '.contract-picker fieldset:nth-of-type(3) [data-value="S"]');
    await press(page, '.contract-picker .go');
    for (const mark of ['[data-value=yes]', '[data-seat=E]', '[data-card=HK]', '[data-value=yes]'])
      await press(page, `.report ${mark}`);
    expect(await told(page)).toContain('♥H: grote strafkaart');
  });

  it('outlives a reload, goes back step by step, and a new board can be taken back', async () => {
    await begin(page, '3NS');
    await play(page, 'SQ S2');
    await page.reload({ waitUntil: kind === 'chromium' ? 'load' : [] });
    await page.waitForSelector('.lying');
    expect(await page.$$('.lying')).toHaveLength(2);
    await press(page, '[data-do=new]');
    expect(await page.$('.lying')).toBeNull();
    await press(page, '[data-do=restore]');
    expect(await page.$$('.lying')).toHaveLength(2);
    for (let left = 2; left > 0; left--) {
      await press(page, '[data-do=undo]');
      expect(await page.$$('.lying')).toHaveLength(left - 1);
    }
    await press(page, '[data-do=undo]');
    expect(await page.$('[data-do=contract]')).not.toBeNull();
  });

  it('an auction is entered call by call, what is wrong in it too', async () => {
    await press(page, '[data-do=watch]');
    await press(page, '[data-do=auction]');
    for (const call of ['1S', 'P', '1H']) await press(page, `[data-call="${call}"]`);
    expect(await told(page)).toMatch(/Zuid bood 1♥\. Dat is niet hoger dan 1♠/);
    expect(await textOf(page, '.telling')).toContain('27');
  });

  it('is worked by keys alone, and keeps the focus on the page', async () => {
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-do') ?? document.activeElement?.tagName);
    const tabTo = async (selector: string, back = false) => {
      for (let i = 0; i < 120; i++) {
        if (back) await page.keyboard.down('Shift');
        await page.keyboard.press('Tab');
        if (back) await page.keyboard.up('Shift');
        if (await page.evaluate((find) => document.activeElement?.matches(find) === true, selector)) return;
      }
      throw new Error(`Tab does not come to ${selector}, but to ${await focused()}`);
    };
    await page.bringToFront();
    await tabTo('[data-do=watch]');
    await page.keyboard.press('Enter');
    await tabTo('[data-do=contract]');
    await page.keyboard.press('Enter');
    for (const mark of ['fieldset:nth-of-type(1) [data-value="3"]', 'fieldset:nth-of-type(2) [data-value="N"]']) {
      await tabTo(`.contract-picker ${mark}`);
      await page.keyboard.press('Enter');
    }
    await tabTo('.contract-picker fieldset:nth-of-type(3) [data-value="S"]');
    await page.keyboard.press('Enter');
    await tabTo('.contract-picker .go');
    await page.keyboard.press('Enter');
    await tabTo('.card-grid button');
    for (const key of ['s', 'v', 'h', '2']) await page.keyboard.press(key as 's');
    await page.waitForFunction(() => document.querySelectorAll('.lying').length === 2, { timeout: 5000 });
    expect(await textOf(page, '.places')).toMatch(/♠V[\s\S]*/);
    // Backwards: at the end of a page Firefox goes on to its own buttons.
    await tabTo('[data-do=report]', true);
    await page.keyboard.press('Enter');
    await tabTo('[data-topic=dropped]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.$('[data-topic=dropped]')).not.toBeNull();
    await page.keyboard.press('Escape');
    expect(await page.$('.report')).toBeNull();
    expect(await focused()).not.toBe('BODY');
  });

  it('has no faults of access in any state, light and dark, in both languages, and fits a narrow window with large text', async () => {
    const faults: string[] = [];
    const look = async (state: string) => {
      for (const theme of ['light', 'dark']) {
        await page.$eval('.overlay', (one, to) => one.classList.replace(one.classList.item(2) ?? '', to), theme);
        for (const fault of await accessFaults(page)) faults.push(`${state} ${theme}: ${fault}`);
      }
      await page.setViewport({ width: 320, height: 700 });
      for (const size of ['18px', '36px']) {
        await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
        if (!(await fitsAcross(page))) faults.push(`${state} is too wide for 320 px at ${size}`);
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '18px'));
      await page.setViewport({ width: 1280, height: 900 });
    };
    await look('nl gate');
    await press(page, '[data-do=play]');
    await look('nl playing');
    await press(page, '[data-do=over]');
    await look('nl start');
    await press(page, '[data-do=auction]');
    await press(page, '[data-call="1H"]');
    await look('nl auction');
    await press(page, '[data-do=contract]');
    await look('nl contract');
    for (const mark of [
      '[data-value="3"]',
      'fieldset:nth-of-type(2) [data-value="N"]',
      'fieldset:nth-of-type(3) [data-value="S"]',
      '.go',
    ])
      await press(page, `.contract-picker ${mark}`);
    await hand(page, 'W', 'SQ ST HK H9 H3 D4');
    await report(page, 'dropped', 'W', 'HK', 'yes');
    await press(page, '.telling .option .choose');
    await play(page, 'E.H5');
    await told(page);
    await look('nl play');
    await press(page, '[data-do=report]');
    await look('nl report');
    await press(page, '[data-topic=shown]');
    await look('nl whose');
    await press(page, '.report [data-seat=W]');
    await press(page, '.report [data-card=H9]');
    await look('nl which');
    await press(page, '.report .go');
    await look('nl how');
    await press(page, '[data-way=cancel]');
    await press(page, '[lang=en]');
    await told(page);
    await look('en play');
    await press(page, '[data-do=report]');
    await look('en report');
    await press(page, '[data-topic=short]');
    await press(page, '.report [data-value="?"]');
    await look('en stuck');
    await press(page, '[data-way=cancel]');
    await press(page, '[lang=nl]');
    expect(faults).toEqual([]);
  }, 180_000);
});
