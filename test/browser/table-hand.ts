// Driving the empty table: what a person presses, by its mark.
import type { Page } from 'puppeteer-core';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses the first element that matches, as soon as it is there. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { timeout: 10_000 });
  await page.$eval(selector, (element) => (element as HTMLElement).click());
  await pause(40);
}

export const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText);

/** From the first screen to the play of a contract such as `3NS`: level, strain, declarer. */
export async function begin(page: Page, contract: string): Promise<void> {
  const [level, strain, declarer] = contract;
  await press(page, '[data-do=watch]');
  await press(page, '[data-do=contract]');
  await press(page, `.contract-picker [data-value="${level}"]`);
  await press(page, `.contract-picker fieldset:nth-of-type(2) [data-value="${strain}"]`);
  await press(page, `.contract-picker fieldset:nth-of-type(3) [data-value="${declarer}"]`);
  await press(page, '.contract-picker .go');
}

/** Cards in turn (`H5`), or of a seat that is named (`E.H5`). */
export async function play(page: Page, cards: string): Promise<void> {
  for (const word of cards.split(' ')) {
    const [card, seat] = word.split('.').reverse();
    if (seat !== undefined) await press(page, `.picks [data-seat="${seat}"]`);
    await press(page, `.card-grid [data-card="${card}"]`);
  }
}

/** Enters what a seat holds now. */
export async function hand(page: Page, seat: string, cards: string): Promise<void> {
  if ((await page.$('.hands[open]')) === null) await press(page, '.hands summary');
  await press(page, `.hands [data-seat="${seat}"]`);
  for (const card of cards.split(' ')) await press(page, `.hands [data-card="${card}"]`);
  await press(page, '.hand .go');
}

/** A report from its topic on; `?` does not know. Cards as they are, seats and values by their marks. */
export async function report(page: Page, topic: string, ...answers: readonly string[]): Promise<void> {
  await press(page, '[data-do=report]');
  await press(page, `[data-topic="${topic}"]`);
  for (const one of answers) {
    const mark = /^[SHDC][2-9TJQKA]$/.test(one) ? 'card' : /^[NESW]$/.test(one) ? 'seat' : 'value';
    await press(page, `.report [data-${mark}="${one}"]`);
  }
}

/** All that is told, folded parts too. */
export async function told(page: Page): Promise<string> {
  await pause(150);
  await page.$$eval('.telling details', (all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  return textOf(page, '.telling');
}

/** What an article or an option says that can be chosen, in their order. */
export const options = (page: Page): Promise<readonly string[]> =>
  page.$$eval('.telling .ruling .option p', (all) => all.map((one) => (one as HTMLElement).innerText));

/** What a seat may play now; null where its hand is not known. */
export async function allowed(page: Page, seat: string): Promise<string | null> {
  const found = await page.$(`[data-allowed="${seat}"] dd`);
  return found === null ? null : found.evaluate((one) => (one as HTMLElement).innerText.replace(/\s*\(.*/, ''));
}
