// The scan of the review page: its workers, and how often the page hears of it.
import type { Edition } from '../laws/law';
import { Found } from '../review/found';
import { Scan } from '../review/scan';
import type { Work } from '../review/work';
import type { Say } from '../text';
import { NO_WORKER } from '../ui/review/scan-strings';
import type { KeptScan } from './review-memory';
import { handCount, handOf, type WorkerLike } from './scan-hands';

/** Milliseconds between two drawings. */
const TELL = 200;

export interface ScannerPorts {
  work: Work;
  make(): WorkerLike;
  cores: number;
  changed(): void;
  /** It stands still: done, or ended with no parcel out. */
  stands(scan: Scan): void;
}

export interface Scanner {
  scan(): Scan | null;
  trouble(): Say | null;
  start(edition: Edition): void;
  /** As it was kept; where it was not through it can go on. */
  restore(kept: KeptScan): void;
  /** Other boards lie open: nothing of it holds. */
  forget(): void;
}

export function openScanner({ work, make, cores, changed, stands }: ScannerPorts): Scanner {
  let current: Scan | null = null;
  let trouble: Say | null = null;
  let dismiss: () => void = () => {};
  let telling: ReturnType<typeof setTimeout> | null = null;
  let stood: Scan['state'] | null = null;

  function told() {
    const scan = current;
    if (scan === null) return;
    const still = (scan.state === 'done' || scan.state === 'ended') && scan.settled();
    if (still && stood !== scan.state) {
      stood = scan.state;
      stands(scan);
    } else if (!still) stood = null;
    // At once where it is about what was pressed, else now and then.
    if (scan.state !== 'running') return changed();
    if (telling !== null) return;
    telling = setTimeout(() => {
      telling = null;
      changed();
    }, TELL);
  }

  function begin(edition: Edition, found: Found, state: 'running' | 'ended') {
    dismiss();
    const hands = Array.from({ length: handCount(cores) }, () => handOf(make));
    dismiss = () => {
      for (const hand of hands) hand.dismiss();
    };
    trouble = null;
    stood = null;
    // Of the boards that lie open now; what comes later is another scan's.
    current = new Scan(
      work.size,
      edition,
      {
        hands: hands.map(({ hand }) => hand),
        packed: (place) => work.entry(place)?.packed ?? '',
        clock: () => performance.now(),
        told,
        report(error) {
          console.error('Slagwacht:', error);
          const words = error instanceof Error ? error.message : String(error);
          trouble = { text: NO_WORKER, with: { words: { words } } };
        },
      },
      found,
      state,
    );
    changed();
  }

  return {
    scan: () => current,
    trouble: () => trouble,
    start: (edition) => begin(edition, new Found(), 'running'),
    restore({ edition, found }) {
      begin(edition, Found.from(found), found.judged >= work.size ? 'running' : 'ended');
    },
    forget() {
      dismiss();
      current?.cancel();
      current = null;
      trouble = null;
    },
  };
}
