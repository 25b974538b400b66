// The hand viewer's adapter in real browsers, without the extension: there style sheets, layout and colours are the browser's own.
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/sites/site';
import { type PlayedBoard, randomBoard, seeded } from '../help/deals';
import { linkOf } from '../sites/link';
import { pictureOf } from '../sites/pictures';
import { HANDVIEWER, type OpenBrowser, openBrowser } from './open';
import { ROOT } from './root';

const board = [1, 2, 3, 4, 5]
  .map((seed) => randomBoard(seeded(seed)))
  .find(({ contract }) => contract !== null) as PlayedBoard;
const HANDS = ['N', 'E', 'S', 'W'] as const;

/** In one order, whichever way the page lays out a hand; four cards by seat where their order is not shown. */
function plain(picture: Snapshot, unsure: boolean) {
  const { leadUnsure: _unsure, ...rest } = picture;
  const trick = [...(picture.trick ?? [])];
  if (unsure) trick.sort((a, b) => (a.seat < b.seat ? -1 : 1));
  return { ...rest, trick, hands: HANDS.map((seat) => [...(picture.hands[seat] ?? ['-'])].sort().join(' ')) };
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let reader: string;

  beforeAll(async () => {
    const bundle = await build({
      entryPoints: [path.join(ROOT, 'src/sites/bbo-handviewer.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'adapter',
    });
    reader = `${bundle.outputFiles[0]?.text};globalThis.look = () => adapter.bboHandviewer.read(document);0`;
    open = await openBrowser(kind, { build: null });
  });
  afterAll(() => open?.close());

  it.each(['', '&f=y', '&pc=y'])('reads every step as it is drawn (%s)', async (option) => {
    const page = await open.visit(HANDVIEWER + linkOf(board) + option);
    await page.waitForFunction("document.querySelector('.blockDivStyle')?.style.visibility === 'hidden'");
    await page.evaluate(reader);
    for (let n = 0; n <= 52; n++) {
      const picture = (await page.evaluate('look()')) as Snapshot;
      const unsure = picture?.leadUnsure === true;
      expect(plain(picture, unsure)).toEqual(plain(pictureOf(board, board.plays.slice(0, n)), unsure));
      await page.evaluate("document.querySelector('#nextButton').click()");
    }
    await page.close();
  });

  it('does not read a hand that only a style sheet hides', async () => {
    const page = await open.visit(HANDVIEWER + linkOf(board));
    await page.waitForFunction("document.querySelector('.blockDivStyle')?.style.visibility === 'hidden'");
    await page.evaluate(reader);
    await page.addStyleTag({ content: '.handDivStyle:first-of-type { display: none !important }' });
    const picture = (await page.evaluate('look()')) as Snapshot;
    expect(Object.keys(picture.hands).sort()).toEqual(['E', 'N', 'W']);
    await page.close();
  });
});
