// What axe finds wrong for who does not see or does not use a mouse, on a page and in the overlay's open shadow root.
import axe from 'axe-core';
import type { Page } from 'puppeteer-core';

/**
 * The rules with the elements that break them, a line each; contrast of at least 7 to 1 is asked for. `drawer`: only of what is
 * drawn in the overlay's drawer, its open shadow root; else of the whole page.
 */
export async function accessFaults(page: Page, drawer = false): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return await page.evaluate(async (inDrawer) => {
    const own = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await own.run(inDrawer ? { fromShadowDom: ['[data-slagwacht]', '.drawer'] } : document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast-enhanced': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`),
    );
  }, drawer);
}

/** Whether everything fits in the width of the window. */
export const fitsAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
