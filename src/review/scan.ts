// A scan of all that lies open, handed out in parcels to workers: so that it can be paused, ended and told how long it takes, and the page stays free.
import type { Edition } from '../laws/law';
import { Found } from './found';
import type { ScannedBoard } from './scan-rows';

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

/** `paused` by the user, to go on in a moment; `ended` by the user, who has seen enough: what was found is kept, and it can still go on. */
export type ScanState = 'running' | 'paused' | 'ended' | 'done';

export class Scan {
  private next: number;
  private readonly busy = new Set<Hand>();
  private size = FIRST;
  /** Milliseconds before the last start, since it, and boards judged before this scan began. */
  private spent = 0;
  private since: number;
  private readonly before: number;

  /** Goes on behind what `found` holds already; at once, or once it is resumed. */
  constructor(
    readonly total: number,
    readonly edition: Edition,
    private readonly ports: ScanPorts,
    readonly found: Found = new Found(),
    public state: ScanState = 'running',
  ) {
    this.since = ports.clock();
    this.next = found.judged;
    this.before = found.judged;
    if (state === 'running') this.go();
  }

  pause(): void {
    this.stand('paused');
  }

  /** What was found stays. */
  cancel(): void {
    this.stand('ended');
  }

  resume(): void {
    if (this.state !== 'paused' && this.state !== 'ended') return;
    this.state = 'running';
    this.since = this.ports.clock();
    this.ports.told();
    this.go();
  }

  /** No parcel is out, so that what was found holds every board up to a place. */
  settled(): boolean {
    return this.busy.size === 0;
  }

  /** Milliseconds that it will still take, as it went until now; null while that cannot be told. */
  left(): number | null {
    const spent = this.spent + (this.state === 'running' ? this.ports.clock() - this.since : 0);
    const { judged } = this.found;
    if (judged === this.before) return judged === this.total ? 0 : null;
    return (spent / (judged - this.before)) * (this.total - judged);
  }

  private stand(state: 'paused' | 'ended'): void {
    if (this.state === 'done' || this.state === 'ended' || this.state === state) return;
    if (this.state === 'running') this.spent += this.ports.clock() - this.since;
    this.state = state;
    this.ports.told();
  }

  private go(): void {
    // After a quick pause a hand may still be at its parcel: it goes on by itself.
    for (const hand of this.ports.hands) if (!this.busy.has(hand)) void this.work(hand);
  }

  private async work(hand: Hand): Promise<void> {
    this.busy.add(hand);
    while (this.state === 'running' && this.next < this.total) {
      const from = this.next;
      const count = Math.min(this.size, this.total - from);
      this.next += count;
      const begun = this.ports.clock();
      const packed = Array.from({ length: count }, (_, i) => this.ports.packed(from + i));
      const { boards, unread } = await hand({ from, packed, edition: this.edition }).catch((error): Parceled => {
        this.ports.report(error);
        return { boards: [], unread: packed.map((_, i) => from + i) };
      });
      // After an end its last parcels still come in: they were judged, so they count.
      this.found.add(boards, unread);
      const took = Math.max(1, this.ports.clock() - begun);
      this.size = Math.max(1, Math.min(MOST, this.size * 2, Math.round((count * AIM) / took)));
      if (this.next < this.total) this.ports.told();
    }
    this.busy.delete(hand);
    if (this.state === 'running' && this.settled()) {
      this.spent += this.ports.clock() - this.since;
      this.state = 'done';
    }
    this.ports.told();
  }
}
