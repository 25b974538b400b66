// Moments at our own table for single cases: what happens there is written as it would be told, and the panel is read then, folded parts too.
import type { Page } from 'puppeteer-core';
import { openTable } from './bbo-driver';
import type { OpenBrowser } from './open';

/** What the overlay needs to read what has just happened. */
const READ_WITHIN = 2500;

/**
 * A table at which `steps` have happened: statements with `table`, `board` (a made-up board of this number, as it will be played) and `next`, run in the page.
 * Machines play; people take `answering` ms to answer a question.
 */
export async function tableAfter(
  open: OpenBrowser,
  { seed = 9, me = 'S', steps, answering = 1500 }: { seed?: number; me?: string; steps: string; answering?: number },
): Promise<Page> {
  const page = await openTable(open, `seed=${seed}&me=${me}`);
  await page.bringToFront();
  await goOn(
    page,
    `table.halt();
     table.switches.pace = 'machine';
     table.timings.dealing = 500;
     table.answerTime = () => table.wait(${answering});
     ${steps}`,
  );
  return page;
}

/** Goes on with the table, and waits until the overlay has read it. */
export async function goOn(page: Page, steps: string): Promise<void> {
  await page.evaluate(`(async () => {
    const { table } = window.testTable;
    const { board } = table;
    ${steps}
  })()`);
  await new Promise((resolve) => setTimeout(resolve, READ_WITHIN));
}

/**
 * All that the panel says when a person opens it and unfolds everything; `about`: the line among what happened lawfully that he presses, as of those only one
 * stands open at a time.
 */
export async function readPanel(page: Page, about = ''): Promise<string> {
  await page.evaluate(() => {
    const root = document.querySelector('[data-slagwacht]')?.shadowRoot;
    if (root?.querySelector('.panel') == null) root?.querySelector<HTMLElement>('.pill')?.click();
  });
  await page.waitForFunction(
    () => document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector('.panel') != null,
    { timeout: 10_000 },
  );
  return page.evaluate(async (line) => {
    const panel = document.querySelector('[data-slagwacht]')?.shadowRoot?.querySelector<HTMLElement>('.panel');
    if (line !== '') {
      const lines = [...(panel?.querySelectorAll<HTMLElement>('.quiet button') ?? [])];
      const found = lines.find((button) => button.innerText.includes(line));
      if (found === undefined) throw new Error(`nothing that happened reads ${line}`);
      found.click();
    }
    // What unfolds may hold what can be unfolded.
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (const part of panel?.querySelectorAll('details') ?? []) part.open = true;
    }
    return panel?.innerText ?? '';
  }, about);
}
