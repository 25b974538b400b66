// `npm start -- --table`: our own table at the address of BBO's, for a person to play at.
import type { Page } from 'puppeteer-core';
import { BBO_TABLE, type OpenBrowser } from '../browser/open';
import { overlayText, panelWithin } from '../browser/overlay';
import { BadRecord, recordedGame } from '../help/record-address';
import { SCENARIOS } from '../sites/bbo/page/scenarios.js';
import { boardOf } from '../sites/bbo/recorded-board';

/** What happens at the table when nobody says what. */
const SHOWN = 'claimRejected';
/** Faster than people play, and slow enough for a page to come to rest between two cards. */
const UNSEEN_SPEED = 3;
const UNSEEN_LIMIT = 300_000;

/**
 * The table's address for one of its scenarios, or for the board of a LIN or PBN file, which is then played as it was. `run`: at once, this
 * many times as fast as people play. Throws `BadRecord`.
 */
export async function tableAddress(argument: string | undefined, run: number | null): Promise<string> {
  const query = new URLSearchParams(run === null ? {} : { run: '1', speed: String(run) });
  const isScenario = argument === undefined || SCENARIOS.some(({ name }) => name === argument);
  query.set('scenario', isScenario ? (argument ?? SHOWN) : 'normal');
  if (isScenario) return `${BBO_TABLE}?${query}`;
  const { game } = await recordedGame(argument);
  const board = boardOf(game.events);
  if (board === null) throw new BadRecord(`${argument}: line ${game.line}: the hands of this board are not all known`);
  query.set('me', 'none');
  return `${BBO_TABLE}?${query}#${encodeURIComponent(JSON.stringify(board))}`;
}

/** Names of all scenarios, for the person at the terminal. */
export const scenarioNames = (): string => SCENARIOS.map(({ name }) => name).join(', ');

/** There when what ran at the table is done. */
const DONE = '#controls output[data-state="done"]';
export const tableDone = (page: Page, timeout: number) => page.waitForSelector(DONE, { timeout });

/**
 * Plays it without anybody watching, until the panel opens by itself or all is done, and prints what the overlay says then. Gives the page as
 * it was at that moment.
 */
export async function playUnseen(open: OpenBrowser, argument: string | undefined): Promise<Page> {
  const page = await open.visit(await tableAddress(argument, UNSEEN_SPEED));
  const end = Date.now() + UNSEEN_LIMIT;
  let opened = false;
  for (let done = false; !done && !opened; ) {
    if (Date.now() > end) throw new Error(`the table was not done in ${UNSEEN_LIMIT / 1000} seconds`);
    done = (await page.$(DONE)) !== null;
    opened = await panelWithin(page, 200);
  }
  console.log(opened ? 'the panel opened:\n' : 'no panel; the pill says:\n');
  console.log((await overlayText(page, opened ? 'panel' : 'pill')) ?? '');
  return page;
}
