// `npm run bench`: figures as JSON lines. Reading and judging over the folder in SLAGWACHT_DATA, else over random boards; sizes; delays.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readRecord } from '../../src/records/index';
import { TIMES } from '../../src/sites/bbo/times';
import { firstPanelDelay, panelDelay } from '../browser/measure-panel';
import { openBrowser } from '../browser/open';
import { ROOT } from '../browser/root';
import { incidentTimes } from '../help/measure-incidents';
import { boardFigures, lobbyFigures, timedBuild } from '../help/measure-live';
import { type Named, ownTexts, recordSpeeds, texts } from '../help/measure-records';
import { reviewFigures } from '../help/measure-review';
import { PLANTED, settledDelay } from '../help/measure-settled';
import { recordAddress } from '../help/record-address';

const GAMES = 20_000;
const REVIEWED = 50_000;
const SAMPLES = 60;
const PAGES = 20;
const SETTLED = 32;
const DEMO = path.join(ROOT, 'test', 'commands', 'declared-revoke.pbn');

const print = (figure: object): void => console.log(JSON.stringify(figure));

function pbn(): readonly [over: string, found: readonly Named[]] {
  const data = process.env.SLAGWACHT_DATA;
  return data
    ? ['SLAGWACHT_DATA/pbn', texts(path.join(data, 'pbn'), /\.pbn$/i)]
    : ['random boards of our own', ownTexts(1000)];
}

function records(): void {
  const [over, found] = pbn();
  for (const one of recordSpeeds(found, GAMES)) print({ ...one, over });
}

function incidents(): void {
  print({ figure: 'judge a full board with three incidents, ms', ...incidentTimes(100, 20) });
}

function sizes(): void {
  const folder = path.join(ROOT, 'dist', 'extension');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(path.join(folder, name));
    print({ figure: 'size', file: name, raw: code.length, gzip: gzipSync(code, { level: 9 }).length });
  }
}

async function delays(): Promise<void> {
  const { address } = await recordAddress(DEMO);
  for (const kind of ['chromium', 'firefox'] as const) {
    const open = await openBrowser(kind);
    try {
      print({ figure: 'DOM change to panel, ms', browser: kind, ...(await panelDelay(open, address, SAMPLES)) });
      for (const by of ['step', 'jump'] as const)
        print({
          figure: `DOM change to first panel of a page by a ${by}, ms`,
          browser: kind,
          ...(await firstPanelDelay(open, address, PAGES, by)),
        });
    } finally {
      await open.close();
    }
  }
}

async function review(): Promise<void> {
  const [over, found] = pbn();
  for (const kind of ['chromium', 'firefox'] as const) {
    const open = await openBrowser(kind);
    try {
      const figures = await reviewFigures(open, found, (text) => [...readRecord(text)].length, REVIEWED);
      print({ figure: 'review: drop, check all, step', browser: kind, ...figures, over });
    } finally {
      await open.close();
    }
  }
}

async function liveTable(): Promise<void> {
  const settling = Object.fromEntries(Object.entries(TIMES).map(([change, { ms }]) => [change, ms]));
  print({ figure: 'live table: settling times by kind, ms', ...settling });
  const { folder, remove } = timedBuild();
  try {
    for (const kind of ['chromium', 'firefox'] as const) {
      const open = await openBrowser(kind, { folder });
      try {
        for (const cards of ['diagrams', 'pictures'] as const)
          print({
            figure: 'live table: work in the page, ms a piece; full readings',
            browser: kind,
            cards,
            ...(await boardFigures(open, cards)),
          });
        for (const [planted, one] of Object.entries(PLANTED)) {
          const settling = TIMES[one.settles].ms;
          const delay = await settledDelay(open, one, settling, SETTLED);
          print({ figure: 'live table: settled to panel, ms', browser: kind, planted, settling, ...delay });
        }
        print({ figure: 'no table open: work for each change', browser: kind, ...(await lobbyFigures(open, 200)) });
      } finally {
        await open.close();
      }
    }
  } finally {
    remove();
  }
}

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  records,
  incidents,
  sizes,
  panel: delays,
  review,
  live: liveTable,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`no part of the figures is called ${unknown.join(', ')}: they are ${Object.keys(PARTS).join(', ')}`);
  process.exitCode = 2;
} else for (const [name, part] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await part();
