// Watches a page and reads it when something on it changes. The library only rings the bell: what a change means is found by reading.
import { MutationSummary } from 'mutation-summary';
import type { Memory } from './settle';
import { type Site, type Snapshot, Unreadable } from './site';

/** `partly`: the named part cannot be read, so nothing is; `notRecognised`: there is no table that we know. */
export type Health =
  | { state: 'reading' }
  | { state: 'partly'; part: Unreadable['part']; detail: string }
  | { state: 'notRecognised'; detail: string };

export interface Watcher {
  /** A new picture, different from the one before. */
  picture(picture: Snapshot): void;
  /** How reading goes, when that changes. */
  health(health: Health): void;
  /** An error in `picture` or `health` themselves: ours, not the page's. */
  fault(error: unknown): void;
}

/** Time, as a test or a browser gives it. Milliseconds. */
export interface Clock {
  now(): number;
  /** Calls back as soon as the task that runs now is done; gives a function that cancels. */
  soon(then: () => void): () => void;
  /** Calls back before the next painting (or soon, in a tab that is not shown). */
  frame(then: () => void): () => void;
  after(ms: number, then: () => void): () => void;
}

/** Loading screens and half-drawn pages are normal: failing this long is not. */
export const PATIENCE = 2000;
/** Records in one batch from which summing them up costs more than reading the page once. */
export const STORM = 300;
/** Milliseconds from one reading to the next, at least. */
const FRAME = 16;

/** The clock of a window. A hidden tab paints nothing, so there a timer stands in. */
export function windowClock(view: Window): Clock {
  const after = (ms: number, then: () => void): (() => void) => {
    const timer = view.setTimeout(then, ms);
    return () => view.clearTimeout(timer);
  };
  return {
    now: () => view.performance.now(),
    after,
    // A message takes no rest between two tasks, as a timer may: four milliseconds, or a second in a tab that is not shown.
    soon(then) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        then();
      };
      port2.postMessage(null);
      return () => port1.close();
    },
    frame(then) {
      if (view.document.hidden) return after(100, then);
      const frame = view.requestAnimationFrame(then);
      return () => view.cancelAnimationFrame(frame);
    },
  };
}

/** Rings when something changes that the site names, and on any change while a storm of changes lasts. */
class Doorbell {
  private summary: MutationSummary | null = null;
  private readonly guard: MutationObserver;
  private calm: (() => void) | null = null;

  constructor(
    private readonly root: Document,
    private readonly watched: Site['watch'],
    private readonly clock: Clock,
    private readonly ring: (storm: boolean) => void,
  ) {
    this.guard = new MutationObserver((records) => this.weigh(records.length));
    this.guard.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    this.listen();
  }

  private listen(): void {
    this.summary = new MutationSummary({
      rootNode: this.root,
      // Else the library stops for good when anything throws while it reports; we change nothing on the page.
      observeOwnChanges: true,
      queries: [
        { element: this.watched.elements, elementAttributes: this.watched.attributes },
        { characterData: true },
      ],
      callback: () => this.ring(false),
    });
  }

  private weigh(records: number): void {
    if (records < STORM && this.summary !== null) return;
    this.ring(true);
    if (this.summary !== null && records >= STORM) this.deaf();
    if (records >= STORM) {
      this.calm?.();
      this.calm = this.clock.after(PATIENCE, () => {
        this.calm = null;
        this.listen();
        this.ring(false);
      });
    }
  }

  private deaf(): void {
    this.summary?.disconnect();
    this.summary = null;
  }

  stop(): void {
    this.calm?.();
    this.guard.disconnect();
    this.deaf();
  }
}

const unreadable = (error: unknown): Health => {
  if (error instanceof Unreadable && error.part !== 'table')
    return { state: 'partly', part: error.part, detail: error.detail };
  return { state: 'notRecognised', detail: error instanceof Error ? error.message : String(error) };
};

/**
 * Reads `site` on `root` now and after every change, at most once a frame, and tells `watcher`. A change after a rest is read as soon as the page's
 * own task is done, since waiting for a frame would cost most of one; what follows on it, and a storm, waits for the next frame. Where the site moves,
 * only pictures that have settled are told, and a part that does not come to rest makes the reading partial. Failing is told after two seconds of it,
 * recovery at once; a picture that cannot be read is no picture. The page may replace everything below the document. Gives a function
 * that ends it all. No error of the page or of reading escapes.
 */
export function watch(site: Site, root: Document, watcher: Watcher, clock: Clock): () => void {
  let ended = false;
  let cancelLook: (() => void) | null = null;
  let looked = 0;
  let cancelWait: (() => void) | null = null;
  let failingSince: number | null = null;
  let told = '';
  let last = '';
  let memory: Memory | null = null;
  let cancelAgain: (() => void) | null = null;

  const tell = <T>(what: (it: T) => void, it: T): void => {
    try {
      what(it);
    } catch (error) {
      watcher.fault(error);
    }
  };
  const tellHealth = (health: Health): void => {
    const text = JSON.stringify(health);
    if (text === told) return;
    told = text;
    tell((it: Health) => watcher.health(it), health);
  };

  const tellPicture = (picture: Snapshot): void => {
    const text = JSON.stringify(picture);
    if (text === last) return;
    last = text;
    tell((it: Snapshot) => watcher.picture(it), picture);
  };
  const succeed = (picture: Snapshot): void => {
    failingSince = null;
    cancelWait?.();
    cancelWait = null;
    if (site.settling === undefined) {
      tellHealth({ state: 'reading' });
      tellPicture(picture);
      return;
    }
    const { settled, doubtful, again, ...next } = site.settling.step(
      memory ?? site.settling.nothing,
      picture,
      clock.now(),
    );
    memory = next.memory;
    const [part] = doubtful;
    tellHealth(part === undefined ? { state: 'reading' } : { state: 'partly', part, detail: `${doubtful}: in motion` });
    for (const one of settled) tellPicture(one);
    if (again !== null) {
      cancelAgain = clock.after(again, () => {
        cancelAgain = null;
        look();
      });
    }
  };
  const fail = (health: Health): void => {
    memory = memory && { ...memory, candidate: null };
    failingSince ??= clock.now();
    const left = failingSince + PATIENCE - clock.now();
    if (left <= 0) tellHealth(health);
    else {
      cancelWait ??= clock.after(left, () => {
        cancelWait = null;
        look();
      });
    }
  };

  function look(): void {
    cancelLook?.();
    cancelLook = null;
    cancelAgain?.();
    cancelAgain = null;
    if (ended) return;
    looked = clock.now();
    let picture: Snapshot | null;
    try {
      picture = site.read(root);
    } catch (error) {
      fail(unreadable(error));
      return;
    }
    if (picture === null) fail({ state: 'notRecognised', detail: 'no table' });
    else succeed(picture);
  }

  const bell = new Doorbell(root, site.watch, clock, (storm) => {
    if (ended || cancelLook !== null) return;
    const rested = clock.now() - looked >= FRAME;
    cancelLook = rested && !storm ? clock.soon(look) : clock.frame(look);
  });
  look();
  return () => {
    ended = true;
    cancelLook?.();
    cancelWait?.();
    cancelAgain?.();
    bell.stop();
  };
}
