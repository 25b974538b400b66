// Reading and driving the overlay of the test build, whose shadow root is open, and the hand viewer page below it.
import type { Page } from 'puppeteer-core';

const HOST = '[data-slagwacht]';

/** What a person reads in the pill or the panel, or null when it is not there. */
export function overlayText(page: Page, part: 'pill' | 'panel'): Promise<string | null> {
  return page.evaluate(
    (host, inside) => {
      const found = document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(inside);
      return found === null || found === undefined || found.hidden ? null : found.innerText;
    },
    HOST,
    `.${part}`,
  );
}

/** Waits until the overlay has read the page for the first time. */
export async function waitForOverlay(page: Page, timeout = 10_000): Promise<void> {
  await page.waitForFunction(
    (host) => document.querySelector(host)?.shadowRoot?.querySelector('.pill') != null,
    { timeout },
    HOST,
  );
}

/** Waits up to `timeout` ms for the panel to be there, or gone; false when it stays as it was. */
async function panelIs(page: Page, there: boolean, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout;
  for (;;) {
    if (((await overlayText(page, 'panel')) !== null) === there) return true;
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
export const panelWithin = (page: Page, timeout: number): Promise<boolean> => panelIs(page, true, timeout);
export const panelGone = (page: Page, timeout: number): Promise<boolean> => panelIs(page, false, timeout);

/**
 * Presses Next until the panel opens by itself or the record ends, `pause` ms a step. Gives the number of presses, and whether it opened.
 */
export async function stepToPanel(page: Page, pause: number): Promise<{ steps: number; opened: boolean }> {
  for (let steps = 0; ; steps++) {
    if (await panelWithin(page, pause)) return { steps, opened: true };
    const next = await page.$('#nextButton:enabled');
    if (next === null) return { steps, opened: false };
    await next.evaluate((button) => (button as HTMLInputElement).click());
  }
}
