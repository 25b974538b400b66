// @vitest-environment happy-dom
// Every scenario of the table, at both paces and in both kinds of cards: it comes to its end, and shows on the way what it is named for.
import { afterEach, describe, expect, it } from 'vitest';
import { madeUpBoard } from './page/robot.js';
import { SCENARIOS, scenarioNamed } from './page/scenarios.js';
import { openTable, type Script, type Switches } from './script';

const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)];
/** By the attribute: computing style is slow here. */
const visible = (element: HTMLElement): boolean => element.closest('[style*="display: none"]') === null;
const live = () => document.querySelector<HTMLElement>('#navDiv bridge-screen') ?? document.createElement('div');
const count = (selector: string) => all(selector, live()).filter(visible).length;

/** What there is to see at a moment; a test looks only at what it asks for, as looking is slow here. */
const PROBES = {
  number: () => all('.vulPanelInnerPanelClass', live())[0]?.textContent ?? null,
  calls: () => all('auction-box auction-box-cell', live()).length,
  empty: () => all('auction-box auction-box-cell', live()).filter(({ textContent }) => textContent === '').length,
  trick: () => count('.handDiagramCurrentTrickClass'),
  cards: () => count('.handDiagramCardClass'),
  flat: () =>
    all('.cardClass:not([style*="display: none"])', live()).every((card) =>
      /z-index: 100;/.test(card.getAttribute('style') ?? ''),
    ),
  question: () => count('.announcementPanelClass') > 0,
  notice: () => count('.notificationClass') > 0,
  end: () => count('.deal-end-panel') > 0,
  table: () => live().isConnected && visible(live()),
  names: () =>
    all('.nameDisplayClass', live())
      .map(({ textContent }) => textContent)
      .join(),
  alerted: () =>
    all('.auction-box-cell', live()).filter(({ style }) => style.backgroundColor === 'rgb(255, 206, 0)').length,
  explained: () => count('.callExplanationClass') > 0,
  tiny: () => all('.auctionBoxClass', live()).some((box) => visible(box) && box.style.width === '0px'),
  tens: () => (live().querySelector('.coverClass')?.textContent ?? '').includes('10'),
};
type Probe = keyof typeof PROBES;
type Moment = { [P in Probe]: ReturnType<(typeof PROBES)[P]> };

const moment = (probes: readonly Probe[]): Moment =>
  Object.fromEntries(probes.map((probe) => [probe, PROBES[probe]()])) as Moment;

let script: Script | undefined;
afterEach(() => script?.table.stop());

function opened(name: string, switches: Switches) {
  const scenario = scenarioNamed(name);
  script = openTable({ ...(scenario.switches as Switches), ...switches });
  return { script, done: scenario.run(script.table, madeUpBoard(3), madeUpBoard(8)) };
}

/** All different moments of a scenario, each with these probes only. */
async function shown(name: string, probes: readonly Probe[], switches: Switches = {}): Promise<Moment[]> {
  const { script, done } = opened(name, switches);
  const moments: Moment[] = [];
  let last = '';
  const look = () => {
    const now = moment(probes);
    const text = JSON.stringify(now);
    if (text !== last) moments.push(now);
    last = text;
  };
  await script.run(done, look);
  await script.rest(5000, look);
  return moments;
}

describe('boards made from a number', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i is dealt, called and played by the rules', (seed) => {
    const board = madeUpBoard(seed);
    expect(new Set(Object.values(board.hands).flat()).size).toBe(52);
    expect(board.plays).toHaveLength(52);
    board.plays.forEach(({ seat, card }: { seat: string; card: string }, n: number) => {
      const led = board.plays[n - (n % 4)].card[0];
      const rest = board.plays.slice(n).filter((play: { seat: string }) => play.seat === seat);
      if (card[0] !== led) expect(rest.every((play: { card: string }) => play.card[0] !== led)).toBe(true);
    });
    expect(madeUpBoard(seed)).toEqual(board);
  });
});

describe.each<Switches>([{ pace: 'human' }, { pace: 'machine', pictures: true, old: true }])('%o', (switches) => {
  it.each(SCENARIOS.map(({ name }) => name))('%s comes to its end', async (name) => {
    const { script, done } = opened(name, switches);
    await script.run(done);
    await script.rest(5000);
    // What the page shows is what the table knows, once all has come to rest.
    const cells = all(
      'auction-box .scrollerClass > auction-box-cell, .auctionBoxClass .scrollerClass > auction-box-cell',
      live(),
    );
    // Where the user only looked back, nothing was dealt.
    const dealt = name !== 'historyPlayed';
    expect(script.table.game !== null).toBe(dealt);
    expect(cells).toHaveLength(dealt ? (script.table.game?.calls.length ?? -1) : 0);
    expect(cells.some(({ textContent }) => textContent === '')).toBe(false);
  });
});

describe('what a scenario shows', () => {
  const some = (moments: readonly Moment[], wanted: Partial<Moment>) =>
    moments.some((one) =>
      Object.entries(wanted).every(([key, value]) => String(one[key as keyof Moment]) === String(value)),
    );
  const [board, next] = [madeUpBoard(3), madeUpBoard(8)];

  it.each<[string, Partial<Moment>, Switches?]>([
    ['passedOut', { calls: 4, end: true }],
    ['staleAuction', { calls: next.calls.length, number: String(board.board.number), cards: 13 }],
    ['earlyCalls', { tiny: true, calls: 1 }],
    ['animation', { flat: true }, { pictures: true }],
    ['claimRejected', { question: true, cards: 10 }, { me: 'S' }],
    ['claimAccepted', { end: true, cards: 0 }],
    ['undoRefused', { question: true }, { me: null }],
    ['replaced', { names: 'zilverduin,molenwiek,havenzicht,East - Sit!' }],
    ['replaced', { names: 'zilverduin,molenwiek,havenzicht,appelbloesem' }],
    ['reseat', { names: 'Robot,Robot,zilverduin,Robot', calls: 0 }],
    ['lobby', { table: false }],
    ['login', { table: false, cards: 0 }],
    ['boardCut', { number: String(next.board.number), cards: 13 }],
    ['director', { notice: true }],
    ['alert', { alerted: 1, explained: true }],
    ['tForTen', { tens: false, cards: 13 }],
  ])('%s: %o', async (name, wanted, switches) => {
    expect(some(await shown(name, Object.keys(wanted) as Probe[], switches), wanted)).toBe(true);
  });

  it('cells of the auction come empty', async () => {
    expect((await shown('normal', ['empty'])).some(({ empty }) => empty === 1)).toBe(true);
  });

  it.each([
    ['undoCard', 1],
    ['undoPartnerActed', 3],
    ['undoTrick', 4],
  ])('%s gives cards back to the hands: %i', async (name, back) => {
    const moments = await shown(name, ['cards'], { me: null });
    const most = moments.map(({ cards }, n) => cards - (moments[n - 1]?.cards ?? 52));
    expect(most).toContain(back);
  });

  it('an undo of the lead takes a pass from the auction too, and dummy closes', async () => {
    const moments = await shown('undoIntoAuction', ['calls', 'trick', 'cards']);
    const at = moments.findIndex(({ calls }, n) => calls < (moments[n - 1]?.calls ?? 0));
    expect(moments[at]).toMatchObject({ calls: board.calls.length - 1, trick: 0, cards: 13 });
    expect(moments[at - 1]?.cards).toBeGreaterThan(13);
  });

  it('from four cards to one in one step', async () => {
    const tricks = (await shown('fourToOne', ['trick'], { me: null, pace: 'machine' })).map(({ trick }) => trick);
    expect(tricks.join('').replace(/(.)\1+/g, '$1')).toContain('12341234');
  });

  it('the winner of the last trick beside the new lead, at the height it had', async () => {
    const scenario = scenarioNamed('staleWinner');
    script = openTable({ ...(scenario.switches as Switches), pictures: true, pace: 'machine' });
    const heights = new Set<string>();
    await script.run(scenario.run(script.table, board, next), () => {
      const lying = all('.cardClass:not([style*="display: none"])', live()).map(({ style }) => Number(style.zIndex));
      heights.add(
        lying
          .filter((height) => height < 100)
          .sort()
          .join(' '),
      );
    });
    const seats = board.plays.map(({ seat }: { seat: string }) => seat);
    const at = seats.findIndex((seat: string, n: number) => n > 3 && n % 4 === 0 && seats[n - 4] !== seat);
    const won = 90 + seats.slice(at - 4, at).indexOf(seats[at]);
    expect(heights).toContain(`90 ${won}`);
  });

  it('hands that a claim opened close after a refusal, or stay', async () => {
    const closed = openTable();
    await closed.run(closed.table.deal(board));
    await closed.run(closed.table.go({ cards: 32 }));
    const before = PROBES.cards();
    const seen: number[] = [];
    await closed.run(closed.table.claim('W', 2, { answer: 'rejected', show: 'all' }), () => seen.push(PROBES.cards()));
    expect(Math.max(...seen)).toBe(20);
    expect(PROBES.cards()).toBe(before);
    await closed.run(closed.table.claim('W', 2, { answer: 'rejected', show: 'all', stay: true }));
    expect(PROBES.cards()).toBe(20);
  });

  it('the pane on the right is stepped through while the table goes on', async () => {
    const scenario = scenarioNamed('history');
    script = openTable();
    const counts = new Set<number>();
    await script.run(scenario.run(script.table, board, next), () =>
      counts.add(all('#rightDiv .handDiagramCardClass').filter(visible).length),
    );
    expect([...counts]).toEqual([0, 52, 47, 46, 48, 32]);
  });
});
