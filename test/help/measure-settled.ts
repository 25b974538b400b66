// How long after a picture of the live table may be believed the panel stands there: judging, drawing, and whatever comes late on the way.
import type { Change } from '../../src/sites/settle';
import { openTable } from '../browser/bbo-driver';
import { type Delay, summary } from '../browser/measure-panel';
import type { OpenBrowser } from '../browser/open';
import { madeUpBoard, withDeclarer } from '../sites/bbo/page/robot.js';

interface Planted {
  /** What must have stood still for its time before it is believed. */
  settles: Change;
  /** Cards played before it. */
  cards: number;
  /** Statements that make it happen in one go, with `table`; West, who defends, is told by the panel. */
  before?: string;
  act: string;
}

/** What opens the panel of somebody who plays, one for each time that differs. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'claim refused': {
    settles: 'question',
    cards: 32,
    before: "await table.claim('S', 3, { answer: null, show: 'none' });",
    act: 'table.set({ question: null, notice: table.words.claimRejected });',
  },
  'undo after partner acted': { settles: 'back', cards: 7, act: 'table.takeBack(3);' },
};

/** What the board needs to settle, and to be judged. */
const REST = 1500;

/**
 * Each planted so many times at our own table, on a new board each time: milliseconds from the last change of the page plus the time of its kind (`settling`)
 * to the panel in the DOM. `missed`: how often it did not open within ten seconds.
 */
export async function settledDelay(
  open: OpenBrowser,
  { cards, before = '', act }: Planted,
  settling: number,
  samples: number,
): Promise<Delay & { missed: number }> {
  const page = await openTable(open, 'me=W&run=0');
  await page.bringToFront();
  const times: (number | null)[] = [];
  for (let n = 0; n < samples; n++) {
    const board = withDeclarer(madeUpBoard(n + 1), 'S');
    times.push(
      (await page.evaluate(`(async (board) => {
        const { table } = window.testTable;
        const root = document.querySelector('[data-slagwacht]').shadowRoot;
        const pause = (ms) => new Promise((done) => setTimeout(done, ms));
        const opened = () => root.querySelector('.panel') !== null;
        table.halt();
        table.arrive(board, board.calls.length, ${cards});
        for (let waited = 0; opened(); waited += 50) {
          if (waited > 5000) throw new Error('the panel of the board before stays');
          await pause(50);
        }
        ${before}
        await pause(${REST});
        if (opened()) throw new Error('the panel is open before anything happened');
        return new Promise((resolve) => {
          const late = setTimeout(() => settle(null), 10000);
          let changed = 0;
          const settle = (took) => {
            page.disconnect();
            overlay.disconnect();
            clearTimeout(late);
            resolve(took);
          };
          const page = new MutationObserver(() => { changed = performance.now(); });
          page.observe(document.querySelector('#bbo_everything'), { subtree: true, childList: true, attributes: true, characterData: true });
          const overlay = new MutationObserver(() => {
            if (!opened()) return;
            settle(performance.now() - changed - ${settling});
          });
          overlay.observe(root, { subtree: true, childList: true });
          ${act}
        });
      })(${JSON.stringify(board)})`)) as number | null,
    );
  }
  await page.close();
  const known = times.filter((time) => time !== null);
  return { ...summary(known), missed: times.length - known.length };
}
