// What can be done with all boards that lie open, as parts of the review page: check them, report on them, keep them.

import type { Edition } from '../laws/law';
import { stopOf } from '../review/document';
import type { ScanRow } from '../review/scan-rows';
import { movedTo } from '../review/walk';
import type { Lang } from '../text';
import { KeptPart } from '../ui/review/kept-part';
import type { Section } from '../ui/review/page';
import { type Reported, ReportPart } from '../ui/review/report-part';
import { boardName } from '../ui/review/said';
import { ScanPart } from '../ui/review/scan-part';
import * as words from '../ui/review/scan-strings';
import type { Desk } from './review-desk';
import { openKeeping, type Restored, type TabStore } from './review-keeping';
import { reportOf, reportsOf } from './review-reports';
import { openScanner } from './review-scan';
import type { WorkerLike } from './scan-hands';

export interface SectionPorts {
  desk: Desk;
  tab: TabStore;
  make(): WorkerLike;
  cores: number;
  changed(): void;
  turn(): Promise<void>;
  /** Resolves when the page has nothing better to do. */
  rest(): Promise<void>;
  /** Settings as they are now. */
  lang(): Lang;
  edition(): Edition;
  /** To the board, away from these parts. */
  toBoard(): void;
  copy(text: string): Promise<boolean>;
  print(): void;
}

export interface Sections {
  list(): readonly Section[];
  /** Places where the same hands were played, this one too; empty before a scan. */
  tables(place: number): readonly number[];
  /** More boards lie open. */
  added(): void;
  /** The reader is somewhere else. */
  walked(): void;
  /** Brings back what lay open in this tab; false where nothing did. */
  begin(): Promise<boolean>;
}

/** Milliseconds after which a reader stands still. */
const STANDS = 700;

/** Reports of many boards, made once for the list they are of. */
interface Made {
  key: string;
  reports: readonly Reported[] | null;
}

export function openSections(ports: SectionPorts): Sections {
  const { desk, changed, turn } = ports;
  let walked = Number.NEGATIVE_INFINITY;
  /** Writing down waits for a scan and for who steps through a board. */
  async function rest(): Promise<void> {
    while (scanner.scan()?.state === 'running' || performance.now() - walked < STANDS)
      await new Promise((resolve) => setTimeout(resolve, STANDS));
    await ports.rest();
  }
  const keeping = openKeeping(ports.tab, changed, rest);
  let which: 'this' | 'all' = 'this';
  let made: Made = { key: '', reports: null };
  const scanner = openScanner({
    work: desk.work,
    make: ports.make,
    cores: ports.cores,
    changed,
    stands: ({ edition, found }) => keeping.scanned({ edition, found: found.kept() }),
  });

  function restored({ collection, work, scan }: Restored) {
    scanner.forget();
    desk.restore(work, collection.place, collection.stop);
    if (scan !== null && scan.edition === ports.edition()) scanner.restore(scan);
  }

  const nameOf = (place: number): string => {
    const entry = desk.work.entry(place);
    const name = boardName({ board: entry?.board ?? null, index: entry?.index ?? place }, ports.lang());
    const room = entry?.room;
    return room ? `${name} · ${words.ROOM_SHORT[room][ports.lang()]}` : name;
  };

  function open(row: ScanRow) {
    desk.open(row.place);
    const now = desk.board();
    const stop = now === null ? null : (now.document.toldAt(row.at, ports.edition()) ?? stopOf(now.document, row.at));
    if (now !== null && stop !== null) desk.walk(movedTo(now.walk, stop));
    ports.toBoard();
  }

  /** Places on the scan's list with something irregular. */
  function listed(): readonly number[] {
    const rows = scanner.scan()?.found.rows ?? [];
    const places = new Set(rows.filter(({ occasion }) => !occasion).map(({ place }) => place));
    return [...places].sort((a, b) => a - b);
  }

  function reports(): readonly Reported[] | null {
    const notes = keeping.kept()?.notes ?? {};
    const edition = ports.edition();
    if (which === 'this') {
      const now = desk.board();
      return now === null ? [] : [reportOf(now.place, now.document, now.walk, edition, notes)];
    }
    const places = listed();
    const key = JSON.stringify([places, edition, notes]);
    if (key !== made.key) {
      const mine: Made = { key, reports: made.reports };
      made = mine;
      reportsOf(places, desk.work, edition, notes, turn, () => made === mine).then((found) => {
        if (found === null) return;
        mine.reports = found;
        changed();
      });
    }
    return made.reports;
  }

  return {
    tables: (place) => scanner.scan()?.found.sameDeal(place) ?? [],
    added() {
      keeping.added(desk.work, ports.lang());
    },
    walked() {
      walked = performance.now();
      const now = desk.board();
      if (now !== null) keeping.stand(now.place, now.walk.stop);
    },
    async begin() {
      const found = await keeping.begin();
      if (found !== null) restored(found);
      return found !== null;
    },
    list: () => [
      {
        id: 'scan',
        title: words.SCAN,
        draw: () => (
          <ScanPart
            scan={scanner.scan()}
            boards={desk.work.size}
            trouble={scanner.trouble()}
            lang={ports.lang()}
            start={() => scanner.start(ports.edition())}
            pause={() => scanner.scan()?.pause()}
            resume={() => scanner.scan()?.resume()}
            cancel={() => scanner.scan()?.cancel()}
            name={nameOf}
            open={open}
          />
        ),
      },
      {
        id: 'report',
        paper: true,
        title: words.REPORT,
        draw: () => (
          <ReportPart
            reports={reports()}
            which={which}
            listed={listed().length}
            lang={ports.lang()}
            choose={(one) => {
              which = one;
              changed();
            }}
            note={keeping.note}
            copy={ports.copy}
            print={ports.print}
          />
        ),
      },
      {
        id: 'kept',
        always: true,
        title: words.KEPT,
        draw: () => (
          <KeptPart
            kept={keeping.kept()?.collections ?? null}
            trouble={keeping.trouble()}
            done={keeping.done()}
            lang={ports.lang()}
            reopen={(id) => {
              void keeping.reopen(id).then((found) => {
                if (found === null) return;
                restored(found);
                ports.toBoard();
              });
            }}
            forget={keeping.forget}
            forgetAll={keeping.forgetAll}
          />
        ),
      },
    ],
  };
}
