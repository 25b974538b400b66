// Every record of the collection that SLAGWACHT_DATA names, dropped on the review page in one go: boards in each file, and what the page says of them, are those
// of `npm run scan`, which another test holds against the collection's own verdicts; the boards with a verdict are walked to the end and back.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { side } from '../../src/bridge/types';
import { kindName } from '../../src/kinds';
import { decode } from '../../src/records/decode';
import { readRecord } from '../../src/records/index';
import { openBoard } from '../../src/review/document';
import { scanGame } from '../../src/review/scan-rows';
import { seatName, sideName } from '../../src/text';
import { boardName } from '../../src/ui/review/said';
import { CERTAIN, ROOM_SHORT } from '../../src/ui/review/scan-strings';
import { DATA, hasData, table } from '../help/verdicts';
import { type OpenBrowser, openBrowser } from './open';
import { chooseFiles, pressWords, untilSays } from './review-driver';

/** Boards that are stepped card by card; the others trick by trick. */
const BY_CARD = 4;

interface Expected {
  files: ReadonlyMap<string, number>;
  /** Cells of each row of the results, in the order of the boards; with file and last stop of its board. */
  rows: readonly { cells: readonly string[]; occasion: boolean; file: string; last: number }[];
}

/** What the page should show, from the same parts that the command uses. Files are opened in the order of their names. */
function expected(): Expected {
  const byName = new Intl.Collator(undefined, { numeric: true });
  const names = table('MANIFEST.tsv')
    .map(([name = '']) => name)
    .sort((a, b) => byName.compare(path.basename(a), path.basename(b)));
  const files = new Map<string, number>();
  const rows: Expected['rows'][number][] = [];
  for (const name of names) {
    const file = path.basename(name);
    const games = [...readRecord(decode(readFileSync(path.join(DATA, name))), file)];
    files.set(file, games.length);
    for (const game of games)
      for (const row of scanGame(0, game, '2017').rows) {
        const room = game.room === null ? '' : ` · ${ROOM_SHORT[game.room].nl}`;
        const who = row.seat === null ? '' : `${sideName(side(row.seat), 'nl')}: ${seatName(row.seat, 'nl')}`;
        rows.push({
          cells: [
            `${boardName(game, 'nl')}${room}`,
            who,
            kindName(row.kind).nl,
            CERTAIN[row.certainty].nl,
            row.trick === null ? '' : String(row.trick),
          ],
          occasion: row.occasion,
          file,
          last: openBoard(game).stops.length - 1,
        });
      }
  }
  return { files, rows };
}

describe.skipIf(!hasData).each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let page: Page;
  beforeAll(async () => {
    open = await openBrowser(kind);
    page = await open.extensionPage('review.html', 'main.review');
    await page.bringToFront();
  });
  afterAll(() => open?.close());

  it('opens all of it in one go, gives every verdict, and walks the boards that have one', {
    timeout: 120_000,
  }, async () => {
    const { files, rows } = expected();
    const boards = [...files.values()].reduce((sum, count) => sum + count, 0);
    await chooseFiles(page, ...table('MANIFEST.tsv').map(([name = '']) => path.join(DATA, name)));
    await untilSays(page, '.opening', `${boards} spellen geopend`, 60_000);

    const counts = await page.evaluate(
      async (names) => {
        const found: [string, number][] = [];
        const box = document.querySelector<HTMLInputElement>('.boards input') as HTMLInputElement;
        for (const name of names) {
          box.value = name;
          box.dispatchEvent(new InputEvent('input', { bubbles: true }));
          await new Promise((done) => setTimeout(done));
          found.push([name, Number(document.querySelector('.boards li')?.getAttribute('aria-setsize') ?? 0)]);
        }
        return found;
      },
      [...files.keys()],
    );
    // What is typed also finds files that have it in their names.
    const wanted = [...files.keys()].map((name) => {
      const all = [...files].filter(([other]) => other.toLowerCase().includes(name.toLowerCase()));
      return [name, all.reduce((sum, [, count]) => sum + count, 0)];
    });
    expect(counts).toEqual(wanted);

    await pressWords(page, 'Alles nakijken');
    await pressWords(page, `${boards} spellen nakijken`);
    await untilSays(page, '.progress', `Klaar. ${boards} van ${boards} spellen nagekeken.`, 60_000);
    await page.click('.results label.check input');
    await untilSays(page, '.results [role=status]', `Gevonden: ${rows.length}`);
    expect(await allRows(page)).toEqual(rows.map(({ cells }) => cells));
    await page.click('.results label.check input');

    const walked = await walk(page, BY_CARD);
    const irregular = rows.filter(({ occasion }) => !occasion);
    expect(walked).toEqual(irregular.map(({ file, cells, last }) => `${file} ${cells[0]} ${last}`));
  });
});

/** The cells of all rows of the results, of which the page draws only those in sight. */
const allRows = (page: Page): Promise<readonly string[][]> =>
  page.evaluate(async () => {
    const box = document.querySelector<HTMLElement>('.results .scroll') as HTMLElement;
    const found = new Map<number, string[]>();
    for (let top = 0; ; top += 300) {
      box.scrollTop = top;
      await new Promise((done) => setTimeout(done, 60));
      for (const row of box.querySelectorAll('tbody tr:not(.gap)'))
        found.set(
          Number(row.getAttribute('aria-rowindex')),
          ['board', 'who', 'kind', 'certainty', 'trick'].map(
            (column) => row.querySelector<HTMLElement>(`td.${column}`)?.textContent?.trim() ?? '',
          ),
        );
      if (top > box.scrollHeight) break;
    }
    return [...found].sort(([a], [b]) => a - b).map(([, cells]) => cells);
  });

/**
 * Presses each row of the results, sees that the laws say something there, and steps its board to the end and back by keys. Gives for each row the file, the
 * name and the last stop of the board, or what went wrong.
 */
const walk = (page: Page, byCard: number): Promise<readonly string[]> =>
  page.evaluate(async (cards) => {
    const turn = () => new Promise((done) => setTimeout(done));
    const rest = () => new Promise((done) => setTimeout(done, 40));
    const until = async <T>(look: () => T | null): Promise<T | null> => {
      for (const end = performance.now() + 5_000; performance.now() < end; ) {
        const seen = look();
        if (seen !== null) return seen;
        await turn();
      }
      return null;
    };
    const slider = () => document.querySelector<HTMLInputElement>('.stepping input') as HTMLInputElement;
    const key = async (name: string) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
      await turn();
    };
    const found: string[] = [];
    const sections = () => [...document.querySelectorAll<HTMLElement>('nav.sections button')];
    const had = new Set<string>();
    const total = Number(document.querySelector('.results table')?.getAttribute('aria-rowcount')) - 1;
    for (let row = 2; row < total + 2; row++) {
      sections()[1]?.click();
      const box = await until(() => document.querySelector<HTMLElement>('.results .scroll'));
      if (box === null) return [...found, `no results at row ${row}`];
      let button: HTMLElement | null = null;
      for (let top = Math.max(0, (row - 6) * 40); button === null && top < box.scrollHeight; top += 250) {
        box.scrollTop = top;
        await rest();
        button = box.querySelector<HTMLElement>(`tr[aria-rowindex="${row}"] td.board button`);
      }
      const name = button?.textContent?.trim() ?? `no row ${row}`;
      button?.click();
      await until(() => document.querySelector('.board-bar'));
      const said = () => document.querySelector('.laws-part h2, .laws-part h3, .laws-part summary');
      const told = (await until(said)) !== null;
      const file = document.querySelector('.board-bar h2 .file')?.textContent ?? '';
      const last = Number(slider().max);
      const board = `${file} ${name} ${last}`;
      if (!told) found.push(`${board}: nothing is said`);
      if (!had.has(board)) {
        had.add(board);
        await key('Home');
        const [on, back] = had.size <= cards ? ['ArrowRight', 'ArrowLeft'] : ['PageDown', 'PageUp'];
        for (let i = 0; i < 300 && Number(slider().value) < last; i++) await key(on);
        if (Number(slider().value) !== last) found.push(`${board}: does not come to its end`);
        for (let i = 0; i < 300 && Number(slider().value) > 0; i++) await key(back);
        if (Number(slider().value) !== 0) found.push(`${board}: does not come back`);
      }
      found.push(board);
    }
    return found;
  }, byCard);
