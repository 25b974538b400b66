// `npm start`: our hand viewer page at its real address, the extension in it, and a record played until the panel opens. With `--table` our
// own table instead, for a person to play at.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer-core';
import { type OpenBrowser, openBrowser } from '../browser/open';
import { overlayText, stepToPanel, waitForOverlay } from '../browser/overlay';
import { ROOT } from '../browser/root';
import { BadRecord, recordAddress, type Wanted } from '../help/record-address';
import { playUnseen, scenarioNames, tableAddress } from './show-table';

const USAGE = `usage: npm start -- [--firefox] [FILE.lin | FILE.pbn | 'https://www.bridgebase.com/tools/handviewer.html?lin=…']
       npm start -- --table [--firefox] [FILE.lin | FILE.pbn | SCENARIO]
scenarios: ${scenarioNames()}`;
const OWN_RECORD = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');
const PICTURES = path.join(ROOT, 'dist', 'demo');

const hasDisplay =
  process.platform === 'win32' ||
  process.platform === 'darwin' ||
  Boolean(process.env.DISPLAY) ||
  Boolean(process.env.WAYLAND_DISPLAY);

async function picture(page: Page, name: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const file = path.join(PICTURES, `${name}.png`) as `${string}.png`;
  await page.screenshot({ path: file });
  console.log(`picture: ${path.relative(process.cwd(), file)}`);
}

/** Plays the record; true when the panel opened. */
async function play(open: OpenBrowser, wanted: Wanted): Promise<boolean> {
  console.log(`playing ${wanted.title}`);
  const page = await open.visit(wanted.address);
  await waitForOverlay(page);
  if (!hasDisplay) await picture(page, `${open.kind}-1-start`);
  const { steps, opened } = await stepToPanel(page, hasDisplay ? 400 : 100);
  console.log(opened ? `the panel opened after ${steps} steps:\n` : `no panel in ${steps} steps; the pill says:\n`);
  console.log((await overlayText(page, opened ? 'panel' : 'pill')) ?? '');
  if (!opened) for (const remark of wanted.remarks) console.log(`about the record: ${remark}`);
  if (!hasDisplay) await picture(page, `${open.kind}-2-${opened ? 'panel' : 'end'}`);
  return opened;
}

const closed = (open: OpenBrowser): Promise<unknown> => {
  console.log('\nThe window is yours. Close it to stop.');
  return new Promise((resolve) => open.browser.once('disconnected', resolve));
};

async function table(kind: OpenBrowser['kind'], argument: string | undefined): Promise<number> {
  const address = await tableAddress(argument, null);
  const open = await openBrowser(kind, { headless: !hasDisplay, height: 1000 });
  try {
    if (hasDisplay) {
      await open.visit(address);
      await closed(open);
    } else await picture(await playUnseen(open, argument), `${kind}-table`);
    return 0;
  } finally {
    await open.close();
  }
}

async function start(): Promise<number> {
  const options = {
    firefox: { type: 'boolean' },
    table: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (positionals.length > 1) throw new BadRecord(`one record at a time\n${USAGE}`);
  if (values.table) return table(values.firefox ? 'firefox' : 'chromium', positionals[0]);
  const wanted = await recordAddress(positionals[0] ?? OWN_RECORD);
  const kind = values.firefox ? 'firefox' : 'chromium';
  const open = await openBrowser(kind, { headless: !hasDisplay });
  try {
    const opened = await play(open, wanted);
    if (hasDisplay) await closed(open);
    // Our own record must show its revoke; a person's may have nothing to show.
    return opened || positionals.length > 0 ? 0 : 1;
  } finally {
    await open.close();
  }
}

try {
  process.exitCode = await start();
} catch (error) {
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const reason = error instanceof Error ? error.message : String(error);
  console.error(usage ? `${reason.split('. ')[0]}\n${USAGE}` : reason);
  process.exitCode = usage || error instanceof BadRecord ? 2 : 1;
}
