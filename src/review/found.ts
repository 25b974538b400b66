// What a scan has found so far: rows, and which boards are the same deal at other tables.
import type { ScannedBoard, ScanRow } from './scan-rows';

/** `deals` by place: see `dealOf`. `judged`: every board before this place was judged or told as unread. */
export interface KeptFound {
  rows: readonly ScanRow[];
  deals: readonly (string | null)[];
  judged: number;
  played: number;
  failed: number;
  unread: readonly number[];
}

export class Found {
  readonly rows: ScanRow[] = [];
  readonly unread: number[] = [];
  /** Boards that were judged or are unread; those with cards played; those on which something of our own broke down, so that something may be missing. */
  judged = 0;
  played = 0;
  failed = 0;
  private readonly deals: (string | null)[] = [];
  private readonly tables = new Map<string, number[]>();

  static from({ rows, deals, judged, played, failed, unread }: KeptFound): Found {
    const found = new Found();
    for (const row of rows) found.rows.push(row);
    for (const place of unread) found.unread.push(place);
    for (const [place, deal] of deals.entries()) found.seat(place, deal);
    Object.assign(found, { judged, played, failed });
    return found;
  }

  kept(): KeptFound {
    const { rows, deals, judged, played, failed, unread } = this;
    // Where the last boards were not judged the list has no end of its own.
    return { rows, deals: Array.from(deals, (deal) => deal ?? null), judged, played, failed, unread };
  }

  add(boards: readonly ScannedBoard[], unread: readonly number[]): void {
    this.judged += boards.length + unread.length;
    this.unread.push(...unread);
    for (const { place, deal, played, rows, failed } of boards) {
      this.rows.push(...rows);
      this.seat(place, deal);
      if (played) this.played++;
      if (failed) this.failed++;
    }
  }

  /** Places where the same four hands were played, this one too; empty where the deal is not whole or not judged yet. */
  sameDeal(place: number): readonly number[] {
    const deal = this.deals[place];
    return (deal && this.tables.get(deal)) || [];
  }

  private seat(place: number, deal: string | null): void {
    this.deals[place] = deal;
    if (deal === null) return;
    const tables = this.tables.get(deal);
    if (tables === undefined) this.tables.set(deal, [place]);
    else tables.push(place);
  }
}
