// Time from a change of the page's DOM to the panel standing in the DOM, in a real browser.
import type { Page } from 'puppeteer-core';
import type { OpenBrowser } from './open';
import { panelGone, stepToPanel, waitForOverlay } from './overlay';

export interface Delay {
  samples: number;
  /** Milliseconds; Firefox's clock has steps of one. */
  median: number;
  p95: number;
}

/** So many presses of Next in one go, the last of them to the finding, timed inside the page. */
const press = (page: Page, presses = 1): Promise<number> =>
  page.evaluate(
    (count) =>
      new Promise<number>((resolve, reject) => {
        const root = document.querySelector('[data-slagwacht]')?.shadowRoot;
        const next = document.querySelector<HTMLInputElement>('#nextButton');
        if (!root || !next) return reject(new Error('no overlay or no hand viewer on this page'));
        const late = setTimeout(() => reject(new Error('the panel did not open within 5 s')), 5000);
        let start = 0;
        const observer = new MutationObserver(() => {
          if (root.querySelector('.panel') === null) return;
          const took = performance.now() - start;
          observer.disconnect();
          clearTimeout(late);
          resolve(took);
        });
        observer.observe(root, { childList: true, subtree: true });
        start = performance.now();
        for (let i = 0; i < count; i++) next.click();
      }),
    presses,
  );

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function summary(times: readonly number[]): Delay {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1));
  return { samples: sorted.length, median: at(0.5), p95: at(0.95) };
}

/** Opens the record and steps to the card at which the panel opens; gives the number of presses. */
async function toPanel(open: OpenBrowser, address: string): Promise<{ page: Page; steps: number }> {
  const page = await open.visit(address);
  await waitForOverlay(page);
  const { opened, steps } = await stepToPanel(page, 100);
  if (!opened) throw new Error('this record opens no panel');
  return { page, steps };
}

/** Steps back and forth over the card at which the panel opens: by then the page's scripts are warm, and what the background says is known. */
export async function panelDelay(open: OpenBrowser, address: string, samples: number): Promise<Delay> {
  const { page } = await toPanel(open, address);
  const times: number[] = [];
  for (let i = 0; i < samples; i++) {
    await page.$eval('#undoButton', (button) => (button as HTMLInputElement).click());
    if (!(await panelGone(page, 5000))) throw new Error('the panel stayed when the board was stepped back');
    // Let the page come to rest: two frames and what the overlay still has to do.
    await pause(100);
    times.push(await press(page));
  }
  await page.close();
  return summary(times);
}

/** The first time on a page that has just been opened, all of its scripts cold; by a step, or by a jump of several cards that nobody foresaw. */
export async function firstPanelDelay(
  open: OpenBrowser,
  address: string,
  samples: number,
  by: 'step' | 'jump',
): Promise<Delay> {
  const { page: trial, steps } = await toPanel(open, address);
  await trial.close();
  const times: number[] = [];
  for (let i = 0; i < samples; i++) {
    const page = await open.visit(address);
    await waitForOverlay(page);
    const before = by === 'step' ? steps - 1 : steps - 4;
    for (let step = 0; step < before; step++) {
      await page.$eval('#nextButton', (button) => (button as HTMLInputElement).click());
      await pause(20);
    }
    await pause(500);
    times.push(await press(page, steps - before));
    await page.close();
  }
  return summary(times);
}
