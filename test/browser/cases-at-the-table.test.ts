// What players reported of live tables, each as it happened, at our own table in both browsers: what they are told, and what they are not.
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchedOn } from './bbo-driver';
import { goOn, readPanel, tableAfter } from './case-driver';
import { type OpenBrowser, openBrowser } from './open';

/** In this made-up board North declares 3♦, so East and West defend; 20 cards are five tricks. */
const DEAL = 'await table.deal(board); await table.go({ cards: 20 });';
/** A card as it is printed. */
const CARD = /[♠♥♦♣](A|H|V|B|10|[2-9])/;

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let page: Page;
  beforeAll(async () => {
    open = await openBrowser(kind, { height: 1000 });
  });
  afterAll(() => open?.close());
  afterEach(() => page?.close());
  const pillSaid = async () => (await watchedOn(page)).pill.join('\n');
  const opened = async () => (await watchedOn(page)).panel.length;

  const pressInPanel = (selector: string) =>
    page.evaluate(async (find) => {
      const found = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>(find);
      if (found == null) throw new Error(`nothing in the panel is ${find}`);
      found.click();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }, selector);

  it('case 1: declarer’s claim is refused and play goes on: both ways on, and no cards while the board lasts', async () => {
    page = await tableAfter(open, {
      me: 'W',
      steps: `${DEAL} await table.claim('N', 5, { answer: 'rejected' }); await table.go({ cards: table.played + 1 });`,
    });
    expect(await opened()).toBeGreaterThan(0);
    const text = await readPanel(page);
    expect(text).toContain('Stop, roep de WL');
    for (const way of ['68D2a', '68D2b']) expect(text).toContain(way);
    expect(text).toMatch(/Een site laat na een weigering vaak gewoon doorspelen/);
    expect(text).toMatch(/op verzoek van Oost-West en als alle vier het willen/);
    expect(text).toContain('Zonder instemming van alle vier bepalen de kaarten daarna het resultaat niet');
    // The card that was played after the claim is on the table; apart from it no card is named, and nothing of the trumps that are out.
    const [about, ...rest] = text.split('Artikelen');
    expect(about).toMatch(CARD);
    expect(rest.join('')).not.toMatch(CARD);
    expect(text).not.toContain('70C');
    await pressInPanel('.finding fieldset input[type=radio]');
    expect(await readPanel(page)).toMatch(/het resultaat aan tafel geldt\. 16 en 50 gelden daarbij niet/);
    expect(await readPanel(page, 'eiste nog 5 slagen op')).not.toMatch(/troef.*[♠♥♦♣](A|H|V|B|10|[2-9])/s);
  });

  it('case 2: a defender claims and his partner objects: another text than for declarer', async () => {
    page = await tableAfter(open, { me: 'W', steps: `${DEAL} await table.claim('E', 2, { answer: null });` });
    expect(await pillSaid()).toContain('Oost eiste nog 2 slagen op');
    const defender = await readPanel(page, 'Oost eiste nog 2 slagen op');
    expect(defender).toContain('68B2');
    expect(defender).toContain('16C');
    expect(defender).toMatch(/West maakt meteen bezwaar: er is niets afgestaan of opgeëist/);
    expect(defender).toMatch(/Het spel ligt stil\. Niemand speelt nu een kaart/);
    // What was seen binds his partner, and is no penalty card: in the article, which opens in place.
    await page.evaluate(() => {
      const links = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelectorAll<HTMLElement>('.article');
      [...(links ?? [])].find((one) => one.innerText.startsWith('68B2'))?.click();
    });
    await page.waitForFunction(
      () =>
        document
          .querySelector('[data-slagwacht]')
          ?.shadowRoot?.querySelector('.panel')
          ?.textContent?.includes('Getoonde kaarten zijn geen strafkaart; 16C geldt wel'),
      { timeout: 10_000 },
    );
    const objected = await readPanel(page);
    expect(objected).not.toMatch(/(wordt|kleine|grote) strafkaart/);
    await page.close();
    page = await tableAfter(open, { me: 'W', steps: `${DEAL} await table.claim('E', 2, { answer: 'accepted' });` });
    const accepted = await readPanel(page, 'Oost eiste nog 2 slagen op');
    expect(accepted).toContain('71');
    expect(accepted).toMatch(/Alleen de WL kan bepalen of een afgestane slag terug moet/);
    await page.close();
    page = await tableAfter(open, { me: 'W', steps: `${DEAL} await table.claim('N', 2, { answer: null });` });
    const declarer = await readPanel(page, 'Noord eiste nog 2 slagen op');
    expect(declarer).toContain('68D');
    expect(declarer).not.toMatch(/68B2|maakt meteen bezwaar/);
  });

  it('case 5: a call back after partner called: 25A as three questions, and the house rule', async () => {
    page = await tableAfter(open, {
      me: 'W',
      steps:
        'await table.deal(board); await table.go({ calls: 4, cards: 0 }); await table.undo(board.calls[1].seat, 3);',
    });
    const text = await readPanel(page);
    for (const question of ['nooit bedoeld', 'partner daarna nog niet geboden', 'bieden nog niet voorbij'])
      expect(text).toContain(question);
    expect(text.match(/Weet ik niet/g)).toHaveLength(3);
    expect(text).toMatch(/25A[\s\S]*25B/);
    expect(text).toContain('huisregel');
    await page.evaluate(() => {
      const root = document.querySelector('[data-slagwacht]')?.shadowRoot;
      // Yes, no, not known.
      const answers = [...(root?.querySelectorAll<HTMLInputElement>('input[name^=beforePartner]') ?? [])];
      answers[1]?.click();
    });
    await page.waitForFunction(
      () => document.querySelector('[data-slagwacht]')?.shadowRoot?.textContent?.includes('Het is te laat'),
      { timeout: 10_000 },
    );
  });

  it('case 6: a played card back: a played card stays, and the regulations decide', async () => {
    page = await tableAfter(open, {
      me: 'W',
      steps: 'await table.deal(board); await table.go({ cards: 7 }); await table.undo(board.plays[6].seat, 1);',
    });
    const text = await readPanel(page, 'kaart teruggenomen');
    expect(text).toContain('47F');
    expect(text).toContain('45C');
    expect(text).toMatch(/Buiten de gevallen van 47A tot E mag dat niet/);
    // Naming another card is a case of its own.
    expect(text).toMatch(/na een verspreking van de leider \(C\)/);
    expect(text).toMatch(/Online kan het toernooireglement of het platform terugnemen toestaan/);
    expect(text).not.toMatch(/(wordt|kleine|grote) strafkaart/);
  });

  it('case 7: a long thought is neither told nor counted', async () => {
    page = await tableAfter(open, { me: 'W', steps: `${DEAL} await table.wait(14000);` });
    await goOn(page, 'await table.go({ cards: table.played + 4 });');
    expect(await opened()).toBe(0);
    expect(await pillSaid()).not.toMatch(/second|minu|tempo|denk|traag|langzaam/i);
    const text = await readPanel(page);
    expect(text).toContain('Niets bijzonders gezien');
    expect(text).not.toMatch(/\d+ (s|sec|seconden|minuten)\b|tempo|denkpauze/i);
  });

  it('case 8: an alert that came late is told after the board with all that counts, and judged by the WL; dummy who sees declarer’s hand is a player all the same', async () => {
    page = await tableAfter(open, {
      me: 'S',
      steps: `await table.deal(board);
        const bid = board.calls.findIndex(({ call }) => /^\\d/.test(call));
        await table.go({ calls: bid + 2, cards: 0 });
        await table.wait(8000);
        table.alertLate(bid, '11-13');
        await table.wait(4000);
        await table.go({ cards: 8 });`,
    });
    expect(await opened()).toBe(0);
    // South is dummy, and the page shows him declarer's hand from now on.
    await goOn(page, "table.view.shown = ['N']; table.refresh(); await table.go({ cards: 12 });");
    expect(await opened()).toBe(0);
    const meanwhile = await readPanel(page);
    expect(meanwhile).toContain('U speelt');
    expect(meanwhile).not.toMatch(/U kijkt toe|zichtbaar|open gekomen|strafkaart|49|50B/);
    await goOn(page, 'await table.go();');
    const told = await readPanel(page);
    expect(told).toMatch(/Op het scherm lijkt het zo:\s+De alert bij .* kwam nadat er verder was geboden/);
    for (const article of ['20F', '21B', '75']) expect(told).toContain(article);
    expect(told).toContain('De WL beslist');
  });

  it('case 10: a board that the clock takes away is no fault of anybody', async () => {
    page = await tableAfter(open, {
      me: 'W',
      steps: `await table.deal(board); await table.go({ cards: 14 });
        await table.deal({ ...board, board: { ...board.board, number: board.board.number + 1 } }); await table.go({ cards: 3 });`,
    });
    expect(await opened()).toBe(0);
    const text = await readPanel(page);
    expect(text).toContain('Niets bijzonders gezien');
    expect(text).not.toMatch(/onvolledige slag|onjuiste slag|67|verzak/i);
  });
});
