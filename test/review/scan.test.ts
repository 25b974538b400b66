// A scan handed out in parcels: the same rows as board by board, whatever is paused, broken or ended meanwhile.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card, Hands, Seat } from '../../src/bridge/types';
import type { Game } from '../../src/records/game';
import { judge } from '../../src/referee';
import { Found } from '../../src/review/found';
import { openAll, textSource } from '../../src/review/opening';
import { type Hand, Scan } from '../../src/review/scan';
import { scanParcel } from '../../src/review/scan-parcel';
import { dealOf, scanGame } from '../../src/review/scan-rows';
import { Work } from '../../src/review/work';

const CLEAN =
  'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|sv|o|mb|1H|mb|p|mb|p|mb|p|pc|D5|pc|DA|pc|D4|pc|D3|';
const REVOKE = `${CLEAN}pc|S2|pc|SK|pc|SA|pc|C7|pc|HK|pc|H6|pc|H4|pc|HA|pc|S6|pc|SJ|pc|S3|`;
const OTHER = CLEAN.replace('SK86HA5', 'SK96HA5');

async function workOf(lins: readonly string[]): Promise<Work> {
  const work = new Work();
  const text = lins.map((lin, i) => `qx|o${i + 1}|${lin}`).join('\n');
  await openAll([textSource('evening.lin', text)], work, {
    pace: async () => {},
    signal: new AbortController().signal,
  });
  expect(work.size).toBe(lins.length);
  return work;
}
const packedOf = (work: Work) => (place: number) => work.entry(place)?.packed ?? '';
const local: Hand = async (parcel) => scanParcel(parcel);

function started(
  work: Work,
  hands: readonly Hand[] = [local],
  more: { told?(): void; report?(error: unknown): void } = {},
  found = new Found(),
) {
  let time = 0;
  return new Scan(
    work.size,
    '2017',
    {
      hands,
      packed: packedOf(work),
      clock: () => {
        time += 5;
        return time;
      },
      told: more.told ?? (() => {}),
      report: more.report ?? ((error) => expect.fail(String(error))),
    },
    found,
  );
}
async function ended(scan: Scan): Promise<Scan> {
  while (scan.state === 'running') await new Promise((done) => setTimeout(done));
  return scan;
}

describe('a scan', () => {
  it('gives the rows of each board, in the order of the boards, with as many hands as there are', async () => {
    const work = await workOf([CLEAN, REVOKE, CLEAN, REVOKE, REVOKE]);
    const alone = Array.from({ length: work.size }, (_, i) => scanGame(i, work.game(i) as Game, '2017'));
    expect(alone.flatMap(({ rows }) => rows).map(({ place, kind }) => [place, kind])).toContainEqual([1, 'revoke']);
    for (const hands of [1, 2, 5]) {
      const scan = await ended(
        started(
          work,
          new Array<Hand>(hands).fill(local).map((hand) => (parcel) => hand(parcel)),
        ),
      );
      expect(scan.state).toBe('done');
      expect(scan.found.rows).toEqual(alone.flatMap(({ rows }) => rows));
      expect([scan.found.judged, scan.found.played, scan.left()]).toEqual([5, 5, 0]);
    }
  });
  it('finds the same as the referee does, kind by kind', async () => {
    const work = await workOf([REVOKE]);
    const { findings, occasions } = judge((work.game(0) as Game).events, '2017');
    const { rows } = (await ended(started(work))).found;
    expect(rows.map(({ kind, at }) => [kind, at])).toEqual(
      [...findings, ...occasions].map(({ irregularity }) => [irregularity.kind, irregularity.at]),
    );
  });
  it('knows a deal again that was played at many tables, and no other', async () => {
    const work = await workOf([CLEAN, OTHER, REVOKE, OTHER]);
    const scan = await ended(started(work));
    expect(scan.found.sameDeal(0)).toEqual([0, 2]);
    expect(scan.found.sameDeal(1)).toEqual([1, 3]);
  });
  it('goes on where it was paused, and nothing is judged twice', async () => {
    const work = await workOf(new Array<string>(60).fill(REVOKE));
    let given = 0;
    const counting: Hand = async (parcel) => {
      given += parcel.packed.length;
      return scanParcel(parcel);
    };
    const scan = started(work, [counting]);
    scan.pause();
    await new Promise((done) => setTimeout(done, 5));
    expect(scan.state).toBe('paused');
    const then = scan.found.judged;
    expect(then).toBeLessThan(60);
    scan.resume();
    scan.pause();
    scan.resume();
    await ended(scan);
    expect([scan.found.judged, given, scan.state]).toEqual([60, 60, 'done']);
  });
  it('keeps what it found when it is ended, and does no more', async () => {
    const work = await workOf(new Array<string>(60).fill(REVOKE));
    const scan = started(work);
    scan.cancel();
    await new Promise((done) => setTimeout(done, 5));
    expect(scan.state).toBe('ended');
    expect(scan.found.rows.filter(({ kind }) => kind === 'revoke')).toHaveLength(scan.found.judged);
    expect(scan.settled()).toBe(true);
    const kept = Found.from(structuredClone(scan.found.kept()));
    // It can still go on, here and in a page that is opened later.
    scan.resume();
    const later = started(work, [local], {}, kept);
    await Promise.all([ended(scan), ended(later)]);
    expect([scan.state, scan.found.judged, later.found.judged]).toEqual(['done', 60, 60]);
    expect(later.found.rows).toEqual(scan.found.rows);
    expect(later.found.sameDeal(59)).toHaveLength(60);
  });
  it('tells boards that cannot be unpacked, and parcels that broke down, and goes on', async () => {
    const work = await workOf(new Array<string>(45).fill(CLEAN));
    const errors: unknown[] = [];
    let first = true;
    const breaking: Hand = async (parcel) => {
      if (!first) return scanParcel({ ...parcel, packed: parcel.packed.map((text, i) => (i === 0 ? 'torn' : text)) });
      first = false;
      throw new Error('a worker broke down');
    };
    const scan = await ended(started(work, [breaking], { report: (error) => errors.push(error) }));
    expect([scan.state, scan.found.judged, errors.length]).toEqual(['done', 45, 1]);
    expect(scan.found.unread.slice(0, 21)).toEqual(Array.from({ length: 21 }, (_, i) => i));
  });
  it('of nothing is done at once', async () => {
    expect((await ended(started(new Work()))).state).toBe('done');
  });
});

it('two deals have the same text only where all hands are the same', () => {
  const events = (hands: Partial<Hands>): Game => ({
    index: 0,
    board: null,
    room: null,
    line: 1,
    events: Object.entries(hands).map(([seat, cards], i) => ({
      id: `r${i}`,
      from: 'record',
      type: 'hand',
      seat: seat as Seat,
      cards: cards as readonly Card[],
    })),
    notes: [],
    comments: [],
    partial: {},
  });
  const deck = ['C', 'D', 'H', 'S'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => `${suit}${rank}` as Card));
  const dealt = fc.shuffledSubarray(deck, { minLength: 52, maxLength: 52 }).map((cards) => ({
    N: cards.slice(0, 13),
    E: cards.slice(13, 26),
    S: cards.slice(26, 39),
    W: cards.slice(39),
  }));
  fc.assert(
    fc.property(dealt, fc.nat(12), fc.nat(12), (hands, i, j) => {
      const swapped = { ...hands, N: [...hands.N], W: [...hands.W] };
      [swapped.N[i], swapped.W[j]] = [hands.W[j] as Card, hands.N[i] as Card];
      const mixed = { ...hands, E: [...hands.E].reverse() };
      expect(dealOf(events(mixed))).toBe(dealOf(events(hands)));
      expect(dealOf(events(swapped))).not.toBe(dealOf(events(hands)));
      expect(dealOf(events({ N: hands.N, E: hands.E, S: hands.S }))).toBeNull();
    }),
    { numRuns: 50 },
  );
});

const DATA = process.env.SLAGWACHT_DATA;
it.runIf(DATA !== undefined)(
  'of real files finds what judging each board finds',
  async () => {
    const folder = DATA as string;
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(lin|pbn)$/i.test(name),
    );
    expect(names.length).toBeGreaterThan(0);
    const work = new Work();
    const sources = names.map((name) => ({
      name,
      size: null,
      async *read() {
        yield new Uint8Array(readFileSync(path.join(folder, name)));
      },
    }));
    await openAll(sources, work, { pace: async () => {}, signal: new AbortController().signal });
    const scan = await ended(started(work));
    expect([scan.found.failed, scan.found.unread.length, scan.found.judged]).toEqual([0, 0, work.size]);
    // Every so many boards: judging all of them again takes as long as the scan.
    for (let place = 0; place < work.size; place += 17)
      expect(scan.found.rows.filter((row) => row.place === place)).toEqual(
        scanGame(place, work.game(place) as Game, '2017').rows,
      );
  },
  120_000,
);
