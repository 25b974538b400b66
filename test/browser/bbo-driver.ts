// Driving our own table in a real browser: several pages side by side, each with a watch on what the extension does to it.
import type { Page } from 'puppeteer-core';
import { BBO_TABLE, type OpenBrowser } from './open';
import { waitForOverlay } from './overlay';

/** What was noticed on a page from its first moment to now. */
export interface Watched {
  /** All that the pill, and the panel, ever said. */
  pill: readonly string[];
  panel: readonly string[];
  /** Changes of the page's own nodes that the page did not make, and events that nobody made. */
  foreign: readonly string[];
  /** Errors that reached the page. */
  faults: readonly string[];
}

/** Runs in the page, before any of its scripts. */
function keepWatch(): void {
  const own = window as unknown as { watched: Record<keyof Watched, string[]>; guard: (table: object) => void };
  own.watched = { pill: [], panel: [], foreign: [], faults: [] };
  const { pill, panel, foreign, faults } = own.watched;
  window.addEventListener('error', (event) => faults.push(String(event.message)));
  const KINDS =
    'click dblclick auxclick contextmenu mousedown mouseup pointerdown pointerup touchstart keydown keypress keyup beforeinput input change submit focusin focusout copy cut paste drop message';
  for (const kind of KINDS.split(' '))
    window.addEventListener(kind, (event) => foreign.push(`${kind} on ${(event.target as Element).nodeName}`), true);

  const look = (root: ShadowRoot): void => {
    for (const [into, selector] of [
      [pill, '.pill'],
      [panel, '.panel'],
    ] as const) {
      const found = root.querySelector<HTMLElement>(selector);
      const text = found === null || found.hidden ? '' : found.innerText;
      if (text !== '' && into.at(-1) !== text) into.push(text);
    }
  };
  new MutationObserver((_, self) => {
    const root = document.querySelector('[data-slagwacht]')?.shadowRoot;
    if (!root) return;
    self.disconnect();
    new MutationObserver(() => look(root)).observe(root, { subtree: true, childList: true, characterData: true });
    look(root);
  }).observe(document, { subtree: true, childList: true });

  // All that the page changes of itself it changes in these: what was changed when one begins, somebody else has changed.
  own.guard = (table) => {
    const watcher = new MutationObserver((records) => blame(records));
    const isOurs = (node: Node | null): boolean =>
      node instanceof Element &&
      (node.matches('[data-slagwacht], #controls, #controls *') || node.tagName === 'OUTPUT');
    const blame = (records: readonly MutationRecord[]): void => {
      for (const { type, target, addedNodes, removedNodes, attributeName } of records) {
        const nodes = [...addedNodes, ...removedNodes];
        if (isOurs(target instanceof Element ? target : target.parentElement)) continue;
        if (nodes.length > 0 && nodes.every(isOurs)) continue;
        foreign.push(`${type} ${attributeName ?? ''} of ${target.nodeName}.${(target as Element).className ?? ''}`);
      }
    };
    const methods = table as Record<string, (...args: unknown[]) => unknown>;
    const { app } = table as { app: Record<string, (...args: unknown[]) => unknown> };
    for (const [owner, names] of [
      [methods, ['draw', 'leave', 'comeBack', 'showEarlier', 'hideEarlier']],
      [app, ['rebuild', 'say']],
    ] as const)
      for (const name of names) {
        const act = owner[name];
        if (act === undefined) throw new Error(`the table does no ${name} any more`);
        owner[name] = (...args) => {
          blame(watcher.takeRecords());
          try {
            return act.apply(owner, args);
          } finally {
            watcher.takeRecords();
          }
        };
      }
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };
}

/** A window of its own, so that it is painted, with a watch on whatever it opens. */
export async function openWindow(open: OpenBrowser): Promise<Page> {
  const page = await open.browser.newPage({ type: 'window' });
  page.setDefaultTimeout(120_000);
  await page.evaluateOnNewDocument(keepWatch);
  return page;
}

/** Opens the table there, as new. `speed`: how many times as fast its time runs; `quickBuild` makes that of the extension do so too. */
export async function toTable(page: Page, query: string, speed: number): Promise<void> {
  await page.goto(`${BBO_TABLE}?${query}&speed=${speed}`, { waitUntil: 'load' });
  await waitForOverlay(page, 20_000);
}

/** The table in a window of its own. */
export async function openTable(open: OpenBrowser, query = '', speed = 1): Promise<Page> {
  const page = await openWindow(open);
  await toTable(page, query, speed);
  return page;
}

export const watchedOn = (page: Page): Promise<Watched> => page.evaluate('window.watched') as Promise<Watched>;

/** Does `work` for each in `width` windows side by side. */
export async function sideBySide<T>(
  open: OpenBrowser,
  items: readonly T[],
  width: number,
  work: (item: T, page: Page) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    const page = await openWindow(open);
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, page);
    await page.close();
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** Milliseconds of the table's time, and of real time, that a page needs to come to rest, and the panel to open. */
const REST = { table: 2500, real: 600 };

/**
 * Runs a scenario on the open table to its end, from when everything on the page is watched. Machines play, people answer at their own pace and think
 * a little before they play on, and the page comes to rest at the end.
 */
export async function playScenario(page: Page, name: string): Promise<void> {
  await page.evaluate(
    `(async (name, rest) => {
      const bar = document.querySelector('#controls');
      bar.querySelector('select[name=scenario]').value = name;
      bar.querySelector('button[name=start]').click();
      const { table } = window.testTable;
      const { speed } = table.clock;
      window.watched.foreign.length = 0;
      table.switches.pace = 'machine';
      table.timings.dealing = 500;
      table.timings.trickStays = 600;
      table.answerTime = async () => {
        await table.wait(1500);
        table.think = () => table.wait(900);
      };
      if (name === 'frozen') table.clock.speed = 40;
      window.guard(table);
      await window.testTable.busy;
      await new Promise((done) => setTimeout(done, rest.table / speed + rest.real));
    })(${JSON.stringify(name)}, ${JSON.stringify(REST)})`,
  );
}
