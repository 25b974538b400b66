// The review page in a real browser with tens of thousands of games: opened by a drop, checked in workers, stepped; how fast, how smooth and how large it is.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { OpenBrowser } from '../browser/open';
import type { Named } from './measure-records';

/** Milliseconds; megabytes of a million bytes. What only Chromium tells is null elsewhere. */
export interface ReviewFigures {
  games: number;
  megabytes: number;
  /** From the drop to the first board in the page. */
  firstBoard: number;
  /** From the drop until all is open. */
  opened: number;
  scanSeconds: number;
  gamesPerSecond: number;
  /** Of the page, from the drop to the end of the scan: tasks above 50 ms, and the longest. */
  longTasks: number | null;
  longestTask: number | null;
  /** Largest sum of the heaps of the page and its workers, sampled; text and objects, without the browser's own. */
  heapMegabytes: number | null;
  /** A card further, until it stands in the page. */
  stepMedian: number;
  stepP95: number;
}

const SAMPLE = 250;
const STEPS = 60;
/** Milliseconds; a driver waits no longer for an answer. */
const LIMIT = 170_000;

/** As many whole copies as are needed for this many games. */
function repeated(texts: readonly Named[], gamesIn: (text: string) => number, least: number): string {
  const once = texts.map(({ text }) => text).join('\n\n');
  return `${once}\n\n`.repeat(Math.ceil(least / Math.max(1, gamesIn(once))));
}

/** The page's real file, chosen in a field of our own, then dropped: the way of a person's file, without its bytes on the driver's wire. */
async function drop(page: Page, file: string): Promise<{ first: number; all: number; count: number }> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.type = 'file';
    field.id = 'measured';
    document.body.append(field);
  });
  const field = (await page.$('#measured')) as ElementHandle<HTMLInputElement>;
  await field.uploadFile(file);
  await field.dispose();
  return page.evaluate(
    (limit) =>
      new Promise<{ first: number; all: number; count: number }>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>('#measured');
        const [chosen] = input?.files ?? [];
        if (input === null || chosen === undefined) return reject(new Error('no file to drop'));
        const data = new DataTransfer();
        // Of a file that no hand dropped Chromium gives an entry that cannot be read; one around it has none.
        data.items.add(new File([chosen], chosen.name));
        input.remove();
        const late = setTimeout(() => reject(new Error('not opened in time')), limit);
        const begun = performance.now();
        let first: number | null = null;
        const observer = new MutationObserver(() => {
          if (document.querySelector('.board-view') === null) return;
          first ??= performance.now() - begun;
          const said = document.querySelector('.opening [role="status"]')?.textContent ?? '';
          if (document.querySelector('.opening > button') !== null || !/^\d+ /.test(said)) return;
          observer.disconnect();
          clearTimeout(late);
          resolve({ first, all: performance.now() - begun, count: Number.parseInt(said, 10) });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      }),
    LIMIT,
  );
}

/** Milliseconds that the scan of all that lies open takes. */
const scan = (page: Page): Promise<number> =>
  page.evaluate(
    (limit) =>
      new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('not scanned in time')), limit);
        let begun: number | null = null;
        const look = () => {
          const start = document.querySelector<HTMLElement>('.scan button.main');
          if (begun === null && start !== null) {
            begun = performance.now();
            start.click();
          }
          // The bar goes once it is through.
          if (begun === null || document.querySelector('.progress') === null) return;
          if (document.querySelector('.progress progress') !== null) return;
          observer.disconnect();
          clearTimeout(late);
          resolve(performance.now() - begun);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const [, part] = document.querySelectorAll<HTMLElement>('nav.sections button');
        part?.click();
      }),
    LIMIT,
  );

/** Milliseconds of each step by key, until the page shows it. */
const steps = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(async (times) => {
    document.querySelector<HTMLElement>('nav.sections button')?.click();
    await new Promise((done) => setTimeout(done, 500));
    const slider = () => document.querySelector<HTMLInputElement>('.stepping input');
    const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    // A board with a deal only has nowhere to step to.
    for (let boards = 0; Number(slider()?.max ?? 0) < 30; boards++) {
      if (boards === 500) throw new Error('no board with cards played among the first');
      press(']');
      await new Promise((done) => setTimeout(done, 20));
    }
    const took: number[] = [];
    for (let i = 0; i < times; i++) {
      const at = slider()?.value;
      const key = Number(at) < Number(slider()?.max) ? 'ArrowRight' : 'Home';
      const from = performance.now();
      press(key);
      while (slider()?.value === at && performance.now() - from < 5_000)
        await new Promise((done) => setTimeout(done, 0));
      if (key === 'ArrowRight') took.push(performance.now() - from);
      // What follows a step (the address, the place that is kept) is not part of it.
      await new Promise((done) => setTimeout(done, 30));
    }
    return took;
  }, count);

/** Samples the heaps until stopped; gives the largest sum in bytes. */
function watchHeap(page: Page): () => Promise<number> {
  let most = 0;
  let going = true;
  const sampling = (async () => {
    const own = await page.createCDPSession();
    while (going) {
      const clients = [own, ...page.workers().map(({ client }) => client)];
      const sizes = await Promise.all(
        clients.map((client) =>
          client.send('Runtime.getHeapUsage').then(
            ({ usedSize }) => usedSize,
            // A worker that has just gone holds nothing.
            () => 0,
          ),
        ),
      );
      most = Math.max(
        most,
        sizes.reduce((sum, size) => sum + size, 0),
      );
      await new Promise((resolve) => setTimeout(resolve, SAMPLE));
    }
    await own.detach();
  })();
  return async () => {
    going = false;
    await sampling;
    return most;
  };
}

/** Opens a file of at least so many games in the review page, checks them all and steps through a board. */
export async function reviewFigures(
  open: OpenBrowser,
  texts: readonly Named[],
  gamesIn: (text: string) => number,
  least: number,
): Promise<ReviewFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-figures-'));
  const file = path.join(folder, 'many.pbn');
  writeFileSync(file, repeated(texts, gamesIn, least));
  const chromium = open.kind === 'chromium';
  const page = await open.extensionPage('review.html', 'main.review');
  try {
    await page.bringToFront();
    if (chromium)
      await page.evaluate(() => {
        const long: number[] = [];
        Object.assign(globalThis, { long });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) long.push(duration);
        }).observe({ type: 'longtask' });
      });
    const stop = chromium ? watchHeap(page) : null;
    const { first, all, count } = await drop(page, file);
    const took = await scan(page);
    const heap = stop === null ? null : await stop();
    const long = chromium ? await page.evaluate(() => (globalThis as unknown as { long: number[] }).long) : null;
    const times = (await steps(page, STEPS)).sort((a, b) => a - b);
    const at = (share: number) => Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1));
    return {
      games: count,
      megabytes: Number((statSync(file).size / 1e6).toFixed(1)),
      firstBoard: Math.round(first),
      opened: Math.round(all),
      scanSeconds: Number((took / 1000).toFixed(2)),
      gamesPerSecond: Math.round(count / (took / 1000)),
      longTasks: long === null ? null : long.length,
      longestTask: long === null ? null : Math.round(Math.max(0, ...long)),
      heapMegabytes: heap === null ? null : Math.round(heap / 1e6),
      stepMedian: at(0.5),
      stepP95: at(0.95),
    };
  } finally {
    await page.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
