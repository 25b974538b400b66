// The workers of a scan as the review page drives them: one that throws, one that breaks down and is made anew, a browser that refuses them; and what is kept.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openScanner, type Scanner } from '../../src/extension/review-scan';
import { handCount, handOf, type WorkerLike } from '../../src/extension/scan-hands';
import { openAll, textSource } from '../../src/review/opening';
import type { Parcel, Scan } from '../../src/review/scan';
import { scanParcel } from '../../src/review/scan-parcel';
import { Work } from '../../src/review/work';
import { NO_WORKER } from '../../src/ui/review/scan-strings';

const LIN = 'qx|o1|md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|sv|o|mb|1H|mb|p|mb|p|mb|p|pc|D5|';

async function workOf(boards: number): Promise<Work> {
  const work = new Work();
  const source = textSource('avond.lin', `${LIN}\n`.repeat(boards));
  await openAll([source], work, { pace: async () => {}, signal: new AbortController().signal });
  return work;
}

/** What a worker does with the parcel that it gets; `silent`: it never answers. */
type Manner = 'judges' | 'breaks' | 'silent';

/** Workers as a browser makes them, each in its manner; the last manner goes on for all that follow. */
function workers(...manners: Manner[]) {
  const made: { terminated: boolean }[] = [];
  const make = (): WorkerLike => {
    const manner = manners[Math.min(made.length, manners.length - 1)];
    const one = { terminated: false };
    made.push(one);
    const worker: WorkerLike = {
      onmessage: null,
      onerror: null,
      postMessage(parcel: Parcel) {
        setTimeout(() => {
          if (one.terminated || manner === 'silent') return;
          const self = worker as Worker;
          if (manner === 'breaks') self.onerror?.({ message: 'out of memory' } as ErrorEvent);
          else self.onmessage?.({ data: scanParcel(parcel) } as MessageEvent);
        });
      },
      terminate() {
        one.terminated = true;
      },
    };
    return worker;
  };
  return { make, made };
}

const refuses = (): WorkerLike => {
  throw new DOMException('workers are not allowed here', 'SecurityError');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const PARCEL = { from: 0, packed: ['{'], edition: '2017' } as const;

describe('a hand', () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [64, 4],
  ])('of %d cores %d are used', (cores, hands) => {
    expect(handCount(cores)).toBe(hands);
  });
  it('makes one worker for all its parcels', async () => {
    const { make, made } = workers('judges');
    const { hand } = handOf(make);
    expect(made).toHaveLength(0);
    await hand(PARCEL);
    expect(await hand(PARCEL)).toEqual({ boards: [], unread: [0] });
    expect(made).toHaveLength(1);
  });
  it('rejects when its worker breaks down, ends it, and makes another for what comes next', async () => {
    const { make, made } = workers('breaks', 'judges');
    const { hand } = handOf(make);
    await expect(hand(PARCEL)).rejects.toThrow('out of memory');
    expect(made.map(({ terminated }) => terminated)).toEqual([true]);
    expect(await hand(PARCEL)).toEqual({ boards: [], unread: [0] });
    expect(made).toHaveLength(2);
  });
  it('rejects where the browser refuses workers', async () => {
    await expect(handOf(refuses).hand(PARCEL)).rejects.toThrow('not allowed here');
  });
});

describe('the scanner', () => {
  async function open(boards: number, make: () => WorkerLike, cores = 2) {
    const stands = vi.fn<(scan: Scan) => void>();
    const scanner: Scanner = openScanner({ work: await workOf(boards), make, cores, changed: vi.fn(), stands });
    return { scanner, stands };
  }
  const until = (scanner: Scanner, state: Scan['state']) =>
    vi.waitFor(() => expect([scanner.scan()?.state, scanner.scan()?.settled()]).toEqual([state, true]));

  it('judges every board and says once that it stands', async () => {
    const { scanner, stands } = await open(120, workers('judges').make, 4);
    scanner.start('2017');
    await until(scanner, 'done');
    expect(scanner.scan()?.found).toMatchObject({ judged: 120, unread: [] });
    expect(scanner.trouble()).toBeNull();
    expect(stands).toHaveBeenCalledTimes(1);
  });
  it('of a worker that broke down says so, counts its boards, and judges the rest with another', async () => {
    const { scanner } = await open(120, workers('breaks', 'judges').make);
    scanner.start('2017');
    await until(scanner, 'done');
    const found = scanner.scan()?.found;
    expect(found?.judged).toBe(120);
    expect(found?.unread).toHaveLength(20);
    expect(scanner.trouble()).toEqual({ text: NO_WORKER, with: { words: { words: 'out of memory' } } });
  });
  it('where workers are refused comes to an end, says why, and shows no board as checked', async () => {
    const { scanner } = await open(50, refuses);
    scanner.start('2017');
    await until(scanner, 'done');
    expect(scanner.scan()?.found.unread).toHaveLength(50);
    expect(scanner.trouble()).toEqual({
      text: NO_WORKER,
      with: { words: { words: 'workers are not allowed here' } },
    });
  });
  it('another start forgets the trouble and ends the workers of the last', async () => {
    const { make, made } = workers('breaks', 'judges');
    const { scanner } = await open(30, make);
    scanner.start('2017');
    await until(scanner, 'done');
    scanner.start('2017');
    expect(scanner.trouble()).toBeNull();
    await until(scanner, 'done');
    expect(scanner.scan()?.found.unread).toEqual([]);
    expect(made.slice(0, -1).every(({ terminated }) => terminated)).toBe(true);
  });
  it('what was kept comes back; not through, it goes on behind it', async () => {
    const first = await open(60, workers('judges').make);
    first.scanner.start('2017');
    await vi.waitFor(() => expect(first.scanner.scan()?.found.judged).toBeGreaterThan(0));
    first.scanner.scan()?.cancel();
    await vi.waitFor(() => expect(first.scanner.scan()?.settled()).toBe(true));
    const kept = { edition: '2017', found: structuredClone(first.scanner.scan()?.found.kept()) } as const;
    if (kept.found === undefined) throw new Error('nothing kept');
    const second = await open(60, workers('judges').make);
    second.scanner.restore({ edition: '2017', found: kept.found });
    expect(second.scanner.scan()?.found.judged).toBe(kept.found.judged);
    second.scanner.scan()?.resume();
    await until(second.scanner, 'done');
    expect(second.scanner.scan()?.found).toMatchObject({ judged: 60, unread: [] });
  });
  it('forgets: its workers end and nothing of it is left', async () => {
    const { make, made } = workers('silent');
    const { scanner } = await open(30, make);
    scanner.start('2017');
    await vi.waitFor(() => expect(made).toHaveLength(1));
    scanner.forget();
    expect(scanner.scan()).toBeNull();
    expect(made[0]?.terminated).toBe(true);
  });
});
