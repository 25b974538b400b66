// Every scenario of our own table once in each browser, with the extension in it: what the pill and the panel say, and that the page is only looked at.
import type { HTTPRequest } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '../sites/bbo/page/scenarios.js';
import { playScenario, sideBySide, toTable, type Watched, watchedOn } from './bbo-driver';
import { type OpenBrowser, openBrowser } from './open';
import { quickBuild } from './quick-clock';

/** What is said besides that the page is read: on the pill at some moment, in the panel that opens by itself. */
const ASKED: { pill: RegExp } = { pill: /Er is een vraag aan u/ };
const SAID: Readonly<Record<string, { pill?: RegExp; panel?: RegExp }>> = {
  // Who asked sees no question; after the board what went back may be explained.
  undoCall: {},
  undoCard: {},
  undoPartnerActed: { pill: /gevraagd om iets terug te nemen/, panel: /kaarten teruggenomen[\s\S]*16C/ },
  undoTrick: {},
  undoIntoAuction: {},
  undoRefused: {},
  claimAccepted: { pill: /West eiste nog 4 slagen op/ },
  claimRejected: { panel: /68D/ },
  // Play that goes on proves the refusal, whatever hands stay open: that is no card which lies open.
  claimHandsStay: { pill: /West eiste nog 5 slagen op/, panel: /nadat West had opgeëist[\s\S]*68D2b/ },
  ownClaimRejected: { panel: /68D/ },
  defenderClaim: { pill: /eiste nog 2 slagen op/ },
  // An alert that came late is told after the board: lateAlert opens nothing, and slowAlert never does.
  changedExplanation: { panel: /veranderd nadat er verder was geboden/ },
  concession: { pill: /West stond slagen af/ },
  // Who watches is told while the board is played only when he has said that he does not play: asked, and nothing opens.
  revoke: ASKED,
  leadOutOfTurn: ASKED,
  playOutOfTurn: ASKED,
  fifthCard: ASKED,
  shortTrick: ASKED,
  faceUp: ASKED,
  insufficient: ASKED,
  callOutOfTurn: ASKED,
};
/** Others change the page as well: programs in the place of other extensions, and a login that makes the table anew. */
const NOISY = ['others', 'tForTen', 'login'];
/** What the page keeps; its user it writes down itself, for all windows at once. */
const KEPT = 'JSON.stringify([{ ...localStorage, userID: undefined }, { ...sessionStorage }, document.cookie])';
/** How many times as fast time runs. */
const SPEED = 4;
/** Windows at a time: more starve each other on a small machine. */
const WIDTH = 4;

const named = SCENARIOS.map(({ name }) => name);

function wrongWith(name: string, { pill, panel, foreign, faults }: Watched): readonly string[] {
  const expected = SAID[name];
  return [
    ...faults,
    ...(NOISY.includes(name) ? [] : foreign),
    ...(pill.length > 0 ? [] : ['no pill']),
    ...(expected?.pill && !pill.some((text) => expected.pill?.test(text)) ? [`pill: ${pill.at(-1)}`] : []),
    ...(expected?.panel && !panel.some((text) => expected.panel?.test(text)) ? [`panel: ${panel.at(-1)}`] : []),
    ...(expected === undefined || expected === ASKED ? panel.map((text) => `a panel: ${text}`) : []),
  ].map((what) => `${name}: ${what}`);
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let build: ReturnType<typeof quickBuild>;
  const requests: string[] = [];
  beforeAll(async () => {
    build = quickBuild(SPEED);
    open = await openBrowser(kind, { height: 1000, folder: build.folder });
  });
  afterAll(async () => {
    await open?.close();
    build?.remove();
  });

  it('every scenario', async () => {
    const wrong: string[] = [];
    await sideBySide(open, named, WIDTH, async (name, page) => {
      await toTable(page, 'seed=9', SPEED);
      const ask = (request: HTTPRequest) => requests.push(`${name}: ${request.url()}`);
      page.on('request', ask);
      const kept = await page.evaluate(KEPT);
      await playScenario(page, name);
      wrong.push(...wrongWith(name, await watchedOn(page)));
      const now = await page.evaluate(KEPT);
      if (now !== kept) wrong.push(`${name}: what the page keeps was changed to ${now}`);
      page.off('request', ask);
    });
    expect(wrong).toEqual([]);
  }, 900_000);

  it('nothing is asked of any network meanwhile', () => {
    expect(requests).toEqual([]);
    // Icons and lists of its own maker a browser asks for by itself.
    const byItself = /\/favicon\.ico$|^https?:\/\/[\w.-]+\.(mozilla|firefox)\.(com|org|net)\//;
    expect(open.server.missed.filter((address) => !byItself.test(address))).toEqual([]);
  });
});
