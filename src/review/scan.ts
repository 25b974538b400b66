// A scan of all that lies open, handed out in parcels to workers: so that it can be paused, ended and told how long it takes, and the page stays free.
import type { Edition } from '../laws/law';
import type { ScannedBoard, ScanRow } from './scan-rows';

/** What a worker is asked: boards as they are kept (see `packGame`), from a place on. */
export interface Parcel {
  from: number;
  packed: readonly string[];
  edition: Edition;
}

/** `unread`: places of boards that could not be unpacked. */
export interface Parceled {
  boards: readonly ScannedBoard[];
  unread: readonly number[];
}

/** A worker as the scan sees it; rejects when it broke down. */
export type Hand = (parcel: Parcel) => Promise<Parceled>;

export interface ScanPorts {
  hands: readonly Hand[];
  /** The board at a place as it is kept. */
  packed(place: number): string;
  /** Milliseconds that go on. */
  clock(): number;
  /** Something changed. */
  told(): void;
  /** A parcel broke down; its boards are counted as unread. */
  report(error: unknown): void;
}

/** Boards in a parcel at first, and at most; milliseconds that one should take, which is how often there is something new to see. */
const [FIRST, MOST, AIM] = [20, 1_000, 60];

export type ScanState = 'running' | 'paused' | 'ended' | 'done';

export class Scan {
  state: ScanState = 'running';
  /** Boards that were judged; places of those that could not be. */
  done = 0;
  readonly rows: ScanRow[] = [];
  readonly unread: number[] = [];
  /** Boards on which something of our own broke down, so that something may be missing. */
  failed = 0;
  played = 0;
  private readonly tables = new Map<string, number[]>();
  private readonly deals: (string | null)[] = [];
  private next = 0;
  private readonly busy = new Set<Hand>();
  private size = FIRST;
  private spent = 0;
  private since: number;

  constructor(
    readonly total: number,
    private readonly edition: Edition,
    private readonly ports: ScanPorts,
  ) {
    this.since = ports.clock();
    this.go();
  }

  pause(): void {
    if (this.state !== 'running') return;
    this.state = 'paused';
    this.spent += this.ports.clock() - this.since;
    this.ports.told();
  }

  resume(): void {
    if (this.state !== 'paused') return;
    this.state = 'running';
    this.since = this.ports.clock();
    this.ports.told();
    this.go();
  }

  /** Ends it for good; what was found stays. */
  cancel(): void {
    if (this.state === 'done' || this.state === 'ended') return;
    if (this.state === 'running') this.spent += this.ports.clock() - this.since;
    this.state = 'ended';
    this.ports.told();
  }

  /** Milliseconds that it will still take, as it went until now; null while that cannot be told. */
  left(): number | null {
    const spent = this.spent + (this.state === 'running' ? this.ports.clock() - this.since : 0);
    if (this.done === 0 || this.state === 'ended') return null;
    return (spent / this.done) * (this.total - this.done);
  }

  /** Places where the same four hands were played, this one too; empty where the deal is not whole or not judged yet. */
  sameDeal(place: number): readonly number[] {
    const deal = this.deals[place];
    return (deal && this.tables.get(deal)) || [];
  }

  private go(): void {
    if (this.total === 0) this.finish();
    // After a quick pause a hand may still be at its parcel: it goes on by itself.
    for (const hand of this.ports.hands) if (!this.busy.has(hand)) void this.work(hand);
  }

  private finish(): void {
    this.spent += this.ports.clock() - this.since;
    this.state = 'done';
    this.rows.sort((a, b) => a.place - b.place);
    this.ports.told();
  }

  private async work(hand: Hand): Promise<void> {
    this.busy.add(hand);
    while (this.state === 'running' && this.next < this.total) {
      const from = this.next;
      const count = Math.min(this.size, this.total - from);
      this.next += count;
      const begun = this.ports.clock();
      const packed = Array.from({ length: count }, (_, i) => this.ports.packed(from + i));
      const parceled = await hand({ from, packed, edition: this.edition }).catch((error): Parceled => {
        this.ports.report(error);
        return { boards: [], unread: packed.map((_, i) => from + i) };
      });
      this.take(parceled);
      const took = Math.max(1, this.ports.clock() - begun);
      this.size = Math.max(1, Math.min(MOST, this.size * 2, Math.round((count * AIM) / took)));
      this.ports.told();
    }
    this.busy.delete(hand);
    if (this.state === 'running' && this.busy.size === 0 && this.next >= this.total) this.finish();
  }

  private take({ boards, unread }: Parceled): void {
    // After an end its last parcels may still come in: they were judged, so they count.
    this.done += boards.length + unread.length;
    this.unread.push(...unread);
    for (const { place, deal, played, rows, failed } of boards) {
      this.rows.push(...rows);
      this.deals[place] = deal;
      if (played) this.played++;
      if (failed) this.failed++;
      if (deal === null) continue;
      const tables = this.tables.get(deal);
      if (tables === undefined) this.tables.set(deal, [place]);
      else tables.push(place);
    }
  }
}
