// What a person does on the review page, and what it then shows.
import type { ElementHandle, Page } from 'puppeteer-core';

const WAIT = 30_000;

/** The words of one element, white space made one space. */
export const wordsIn = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (found) => (found as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

/** Presses the button or summary with these words. */
export const pressWords = (page: Page, words: string): Promise<void> =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>('button, summary')].find(
      (one) => one.innerText.trim() === wanted && one.getClientRects().length > 0,
    );
    if (!found) throw new Error(`no button says ${wanted}`);
    found.click();
  }, words);

/** Waits until an element has these words in it. */
export async function untilSays(page: Page, selector: string, words: string, timeout = WAIT): Promise<void> {
  await page.waitForFunction(
    (where, what) => document.querySelector<HTMLElement>(where)?.innerText.replace(/\s+/g, ' ').includes(what) === true,
    { timeout },
    selector,
    words,
  );
}

/** Chooses files in the page's own field, all at once. */
export async function chooseFiles(page: Page, ...files: readonly string[]): Promise<void> {
  const input = (await page.$('input.files')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...files);
}

/** From now on the page's longest time without a turn is measured; gives how to ask for it, in milliseconds. */
export async function watchTurns(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const own = globalThis as unknown as { longestTurn: number };
    own.longestTurn = 0;
    let last = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      own.longestTurn = Math.max(own.longestTurn, now - last);
      last = now;
      setTimeout(() => port2.postMessage(null), 5);
    };
    port2.postMessage(null);
  });
  return () => page.evaluate(() => (globalThis as unknown as { longestTurn: number }).longestTurn);
}
