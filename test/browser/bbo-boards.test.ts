// Twelve boards in each kind of cards, played at our own table in real browsers with the extension in them: nothing is found, nothing opens, nothing is touched.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playScenario, sideBySide, toTable, watchedOn } from './bbo-driver';
import { type OpenBrowser, openBrowser } from './open';
import { quickBuild } from './quick-clock';

const BOARDS = Array.from({ length: 12 }, (_, seed) => seed + 1);
const SEATS = ['S', 'W', 'N', 'E'] as const;
/** How many times as fast time runs. */
const SPEED = 4;
/** Windows at a time: more starve each other on a small machine. */
const WIDTH = 4;

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  let open: OpenBrowser;
  let build: ReturnType<typeof quickBuild>;
  beforeAll(async () => {
    build = quickBuild(SPEED);
    open = await openBrowser(kind, { height: 1000, folder: build.folder });
  });
  afterAll(async () => {
    await open?.close();
    build?.remove();
  });

  it.each(['diagrams', 'pictures'])(
    `${BOARDS.length} boards, %s`,
    async (cards) => {
      const wrong: string[] = [];
      await sideBySide(open, BOARDS, WIDTH, async (seed, page) => {
        // Only players get pictures; every fifth board of letters has a kibitzer.
        const me = cards === 'diagrams' && seed % 5 === 0 ? 'none' : SEATS[seed % 4];
        await toTable(page, `seed=${seed - 1}&cards=${cards}&me=${me}`, SPEED);
        await playScenario(page, 'normal');
        const { pill, panel, foreign, faults } = await watchedOn(page);
        const said = pill.at(-1)?.split('\n').slice(2) ?? [];
        if (panel.length > 0) wrong.push(`board ${seed}: ${panel[0]}`);
        // Who watches is asked once whether he does not play.
        const expected = me === 'none' ? 'leest mee,Er is een vraag aan u' : 'leest mee';
        if (said.join() !== expected) wrong.push(`board ${seed}: ${said}`);
        wrong.push(...[...foreign, ...faults].map((one) => `board ${seed}: ${one}`));
      });
      expect(wrong).toEqual([]);
    },
    600_000,
  );
});
