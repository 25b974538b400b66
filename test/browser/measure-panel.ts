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

/** One press of Next at the step before the finding, timed inside the page. */
const press = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
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
        next.click();
      }),
  );

/** Steps back and forth over the card at which the panel opens. */
export async function panelDelay(open: OpenBrowser, address: string, samples: number): Promise<Delay> {
  const page = await open.visit(address);
  await waitForOverlay(page);
  const { opened } = await stepToPanel(page, 100);
  if (!opened) throw new Error('this record opens no panel');
  const times: number[] = [];
  for (let i = 0; i < samples; i++) {
    await page.$eval('#undoButton', (button) => (button as HTMLInputElement).click());
    if (!(await panelGone(page, 5000))) throw new Error('the panel stayed when the board was stepped back');
    // Let the page come to rest: two frames and what the overlay still has to do.
    await new Promise((resolve) => setTimeout(resolve, 100));
    times.push(await press(page));
  }
  await page.close();
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Number((times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(1));
  return { samples, median: at(0.5), p95: at(0.95) };
}
