// What the extension costs a live table: its own work in the page's thread while a board is played, and beside a page without a table. The build that is
// measured has a stopwatch in front of its content script; what is shipped has none.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTable, playScenario } from '../browser/bbo-driver';
import type { OpenBrowser } from '../browser/open';
import { ROOT } from '../browser/root';

/** Runs in the world of the content script, before it: everything that can be called back there is timed. */
function stopwatch(): void {
  const figures = { tasks: [] as number[], reads: [] as number[], lookups: 0, batches: 0 };
  const calls: number[] = [];
  const timed = <T extends unknown[]>(act: (...args: T) => unknown, observer?: number) =>
    function (this: unknown, ...args: T): void {
      if (observer !== undefined) {
        calls[observer] = (calls[observer] ?? 0) + 1;
        figures.batches = Math.max(...calls);
      }
      const start = performance.now();
      try {
        act.apply(this, args);
      } finally {
        figures.tasks.push(performance.now() - start);
      }
    };
  const Observer = window.MutationObserver;
  const own = globalThis as unknown as Record<string, unknown>;
  own.MutationObserver = function (this: unknown, then: MutationCallback) {
    // Our observers get the same batches; the one that watches everything gets most.
    calls.push(0);
    return new Observer(timed(then, calls.length - 1) as MutationCallback);
  };
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => frame(timed(then) as FrameRequestCallback);
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((then: () => void, ms: number) => later(timed(then), ms)) as typeof window.setTimeout;
  const Channel = window.MessageChannel;
  own.MessageChannel = () => {
    const { port1, port2 } = new Channel();
    const first = {
      close: () => port1.close(),
      set onmessage(then: (event: MessageEvent) => void) {
        port1.onmessage = timed(then) as (event: MessageEvent) => void;
      },
    };
    return { port1: first, port2 };
  };
  const find = Document.prototype.querySelectorAll;
  Document.prototype.querySelectorAll = function (this: Document, selector: string) {
    figures.lookups++;
    if (selector.includes('bridge-screen')) figures.reads.push(performance.now());
    return find.call(this, selector);
  } as typeof Document.prototype.querySelectorAll;
  window.addEventListener('message', (event) => {
    if (event.data === 'figures please') window.postMessage({ figures: JSON.stringify(figures) }, '*');
  });
}

interface Figures {
  tasks: number[];
  reads: number[];
  lookups: number;
  batches: number;
}

/** A copy of the test build with the stopwatch, for `OpenOptions.folder`; `remove` it afterwards. */
export function timedBuild(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'slagwacht-timed-'));
  cpSync(path.join(ROOT, 'dist', 'test'), folder, { recursive: true });
  const script = path.join(folder, 'content-bbo.js');
  writeFileSync(script, `(${stopwatch})();\n${readFileSync(script, 'utf8')}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

type Page = Awaited<ReturnType<typeof openTable>>;

const figuresOf = async (page: Page): Promise<Figures> =>
  JSON.parse(
    (await page.evaluate(
      `new Promise((done) => {
        addEventListener('message', function heard({ data }) {
          if (!data.figures) return;
          removeEventListener('message', heard);
          done(data.figures);
        });
        postMessage('figures please', '*');
      })`,
    )) as string,
  ) as Figures;

function share(values: readonly number[], at: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))];
  return found === undefined ? null : Number(found.toFixed(2));
}

/**
 * One board at the pace of machines. `task`: milliseconds of one piece of work (all of one batch of mutations, or one look and what is drawn after it);
 * `perSecond`: the most full readings within any second.
 */
export async function boardFigures(open: OpenBrowser, cards: 'diagrams' | 'pictures') {
  const page = await openTable(open, `seed=4&cards=${cards}`);
  const before = await figuresOf(page);
  await playScenario(page, 'normal');
  const { tasks, reads, batches } = await figuresOf(page);
  await page.close();
  const [own, looks] = [tasks.slice(before.tasks.length), reads.slice(before.reads.length)];
  const perSecond = Math.max(0, ...looks.map((at, i) => looks.slice(i).filter((one) => one < at + 1000).length));
  return {
    batches: batches - before.batches,
    tasks: own.length,
    median: share(own, 0.5),
    p95: share(own, 0.95),
    reads: looks.length,
    perSecond,
  };
}

/** The user is in the lobby and other things on the page change, in `changes` batches. */
export async function lobbyFigures(open: OpenBrowser, changes: number) {
  const page = await openTable(open);
  await page.evaluate('window.testTable.table.leave()');
  await page.evaluate('new Promise((done) => setTimeout(done, 4000))');
  const before = await figuresOf(page);
  await page.evaluate(
    `(async () => {
      const elsewhere = document.body.appendChild(document.createElement('p'));
      for (let n = 0; n < ${changes}; n++) {
        elsewhere.textContent = String(n);
        await new Promise((done) => setTimeout(done, 20));
      }
    })()`,
  );
  const { tasks, lookups, batches } = await figuresOf(page);
  await page.close();
  const own = tasks.slice(before.tasks.length);
  return {
    batches: batches - before.batches,
    lookupsPerBatch: Number(((lookups - before.lookups) / Math.max(1, batches - before.batches)).toFixed(2)),
    median: share(own, 0.5),
    p95: share(own, 0.95),
  };
}
