// Alerts and explanations that come late count only where nothing else can be behind it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import { TIMES } from '../../src/sites/bbo/times';
import { catchUp } from '../../src/sites/catch-up';
import { EXPLAINED } from '../../src/sites/explanations';
import { nothingSeen, settle } from '../../src/sites/settle';
import type { Snapshot } from '../../src/sites/site';
import { playedBoards, randomBoard, seeded } from '../help/deals';
import { pictureOf } from './pictures';

const board = Array.from({ length: 20 }, (_, seed) => randomBoard(seeded(seed + 1))).find(
  ({ calls }) => calls.length > 5,
) as ReturnType<typeof randomBoard>;

type Calls = NonNullable<Snapshot['calls']>;
type Change = (calls: Calls) => Calls;
const at =
  (index: number, change: Partial<Calls[number]>): Change =>
  (calls) =>
    calls.map((call, i) => (i === index ? { ...call, ...change } : call));

/** Somebody who looks at a table for a while at a time: the log grows as it does in the extension. */
class Watcher {
  private memory = nothingSeen;
  private now = 0;
  log: readonly TableEvent[] = [];
  constructor(private readonly of: typeof board) {}

  /** The page looks like this for so long; looked at as often as settling asks. */
  sees(called: number, ms: number, change: Change = (calls) => calls, more: Partial<Snapshot> = {}): this {
    const picture = pictureOf(this.of, [], { called });
    return this.looks({ ...picture, role: 'kibitz', calls: change(picture.calls ?? []), ...more }, ms);
  }

  looks(picture: Snapshot, ms: number): this {
    const end = this.now + ms;
    for (let again: number | null = 0; again !== null && this.now + again <= end; ) {
      this.now += again;
      const result = settle(this.memory, picture, this.now, TIMES);
      this.memory = result.memory;
      for (const one of result.settled) {
        const { fresh, events } = catchUp(this.log, one);
        this.log = fresh ? events : [...this.log, ...events];
      }
      again = result.again;
    }
    this.now = end;
    return this;
  }

  /** For so long there is nothing to read. */
  blind(ms: number): this {
    this.memory = { ...this.memory, candidate: null };
    this.now += ms;
    return this;
  }

  get news() {
    return this.log.flatMap((event) => (event.type === 'misinformation' ? [event.changed] : []));
  }
}

const ALERT: Change = at(1, { alert: true });
const says = (explanation: string): Change => at(1, { alert: true, explanation });
const OPEN = { explaining: true } as const;
const LONG = EXPLAINED.lag + EXPLAINED.stands + 1000;
const standing = () => new Watcher(board).sees(2, LONG).sees(3, LONG);

describe('late', () => {
  it('is an alert that comes long after the next player called', () => {
    expect(standing().sees(3, LONG, ALERT).news).toEqual([{ call: 1, what: 'alert' }]);
  });
  it('is an explanation that reads otherwise than it did when the next player had called', () => {
    const first = new Watcher(board).sees(3, LONG, ALERT).sees(3, 4000, says('11-13'), OPEN);
    expect(first.news).toEqual([]);
    const second = first.sees(3, LONG, ALERT).sees(3, 4000, says('15-17'), OPEN);
    expect(second.news).toEqual([{ call: 1, what: 'explanation' }]);
    expect(second.sees(3, LONG, ALERT).sees(3, 4000, says('12-14'), OPEN).news).toHaveLength(2);
  });
  it('is told once, however often the page is looked at', () => {
    const { news } = standing().sees(3, LONG, ALERT).sees(4, LONG, ALERT).sees(5, LONG, ALERT);
    expect(news).toHaveLength(1);
  });
  it('goes with the call that was taken back, and counts anew for the next one', () => {
    const undone = standing().sees(3, LONG, ALERT).sees(1, LONG);
    expect(undone.sees(2, LONG).sees(3, LONG).sees(3, LONG, ALERT).news).toHaveLength(2);
  });
});

describe('no news', () => {
  it.each<[string, () => Watcher]>([
    ['the alert is there from the start', () => new Watcher(board).sees(2, LONG, ALERT).sees(3, LONG, ALERT)],
    ['the next player has not called', () => new Watcher(board).sees(2, 3 * LONG).sees(2, LONG, ALERT)],
    [
      'it comes as late as a slow network brings it',
      () => new Watcher(board).sees(3, EXPLAINED.lag - 500).sees(3, LONG, ALERT),
    ],
    ['the next call came a moment before', () => new Watcher(board).sees(2, LONG).sees(3, 1000).sees(3, LONG, ALERT)],
    [
      'a lit cell goes out again',
      () =>
        standing()
          .sees(3, EXPLAINED.stands - 500, ALERT)
          .sees(3, LONG),
    ],
    ['the user pressed the call, and its explanation opens', () => standing().sees(3, LONG, says('11-13'), OPEN)],
    [
      'the explanation opens a moment after the cell is lit',
      () => standing().sees(3, 500, ALERT).sees(3, LONG, ALERT, OPEN),
    ],
    [
      'an explanation is read for the first time',
      () => standing().sees(3, LONG, at(1, { explanation: '11-13' }), OPEN),
    ],
    [
      'it closes and opens again',
      () => standing().sees(3, 4000, says('11'), OPEN).sees(3, LONG, ALERT).sees(3, 4000, says('11'), OPEN),
    ],
    [
      'several calls are lit at once, as by another look of the page',
      () => standing().sees(3, LONG, (calls) => at(0, { alert: true })(ALERT(calls))),
    ],
    ['the table was away meanwhile', () => standing().blind(60_000).sees(3, LONG, ALERT)],
    ['the auction was drawn anew', () => standing().sees(0, 200).sees(3, 4000).sees(3, LONG, ALERT)],
    ['the tab was not shown', () => standing().sees(3, 60_000, undefined, { outOfSight: true }).sees(3, LONG, ALERT)],
    [
      'the auction was out of sight',
      () => standing().sees(3, 60_000, undefined, { auctionHidden: true }).sees(3, LONG, ALERT),
    ],
    ['the user leafs through earlier boards', () => standing().sees(3, LONG, ALERT, { role: 'review' })],
    ['an alert is gone', () => new Watcher(board).sees(3, LONG, ALERT).sees(3, LONG).sees(3, LONG, ALERT)],
  ])('where %s', (_, watcher) => {
    expect(watcher().news).toEqual([]);
  });
});

it('any auction with one alert too late: that one, of its call, and the auction as it was', () => {
  fc.assert(
    fc.property(playedBoards(), fc.nat(), fc.nat(), (deal, which, when) => {
      const call = which % (deal.calls.length - 1);
      const late = call + 2 + (when % (deal.calls.length - call - 1));
      const alerted = at(call, { alert: true });
      const watcher = new Watcher(deal);
      for (let called = 0; called <= late; called++) watcher.sees(called, LONG);
      for (let called = late; called <= deal.calls.length; called++) watcher.sees(called, LONG, alerted);
      expect(watcher.news).toEqual([{ call, what: 'alert' }]);
      const told = watcher.log.find(({ type }) => type === 'misinformation');
      expect(told).toMatchObject({ by: deal.calls[call]?.seat, corrected: true });
      expect(replay(watcher.log).calls.map(({ seat, call: made }) => ({ seat, call: made }))).toEqual(deal.calls);
    }),
    { numRuns: 25 },
  );
});
