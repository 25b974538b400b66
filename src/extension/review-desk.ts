// The review page's own state: what lies open, which board is looked at, how far an opening is. It draws nothing.
import { boardInLink, fromAddress, toAddress } from '../review/address';
import { type Document, openBoard } from '../review/document';
import { openAll, openLink, type Source } from '../review/opening';
import type { Problem } from '../review/problems';
import { START, type Walk } from '../review/walk';
import { type Entry, Work } from '../review/work';
import type { Say, Text } from '../text';
import type { OpeningState } from '../ui/review/opening';
import { BROKEN_LINK, FAULT } from '../ui/review/strings';

/** Milliseconds of work after which the page gets its turn, and between two drawings of how far an opening is. */
const BUSY = 8;
const TELL = 200;

export interface Desk {
  work: Work;
  opening(): OpeningState;
  /** Null before the first board. */
  board(): { place: number; document: Document; walk: Walk } | null;
  open(place: number): void;
  walk(walk: Walk): void;
  /** Resolves when all is read. What comes while others are still being read is read after them. */
  take(sources: Sources): Promise<void>;
  /** One link to a hand viewer, or any other text. */
  paste(text: string, source: Source): Promise<void>;
  stop(): void;
  say(trouble: Text): void;
  /** In place of what lies open: boards that were kept, at the place where the reader was. */
  restore(kept: Work, place: number, stop: number): void;
  /** Goes to the place that an address names; false where it names none. */
  follow(hash: string): boolean;
  /** The address of what is looked at; empty before the first board. */
  address(): string;
}

type Sources = AsyncIterable<Source> | Iterable<Source>;

/** An opening that runs, and what was dropped since. `done` never rejects. */
interface Run {
  control: AbortController;
  waiting: Sources[];
  done: Promise<void>;
}

async function* inTurn(waiting: Sources[]): AsyncIterable<Source> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield* next;
}

const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim());

/** `changed` runs after every change; `turn` resolves when the page has had its turn; `added` runs once an opening has brought boards. */
export function openDesk(changed: () => void, turn: () => Promise<void>, added: () => void): Desk {
  const work = new Work();
  let current: { place: number; document: Document; walk: Walk } | null = null;
  let problems: readonly Problem[] = [];
  let reading: number | null = null;
  let opened: number | null = null;
  let trouble: Say | null = null;
  let running: Run | null = null;
  /** Boards that lay open when `added` was told last. */
  let told = 0;
  let link: { document: Document; text: string } | null = null;

  function look(place: number, walk: Walk = START) {
    const game = work.game(place);
    if (game === null) return;
    current = { place, document: openBoard(game), walk };
    changed();
  }

  function tell() {
    if (work.size <= told) return;
    told = work.size;
    added();
  }

  function finish(found: readonly Problem[], before: number) {
    problems = found;
    opened = work.size - before;
    if (opened > 0) look(before);
    changed();
    tell();
  }

  function linkOf(document: Document): string {
    if (link?.document !== document) link = { document, text: boardInLink(document.game) };
    return link.text;
  }

  /** At a place of the board that an address names, where that is the one that is looked at. */
  function turnTo({ stop, hidden }: Pick<Walk, 'stop' | 'hidden'>, document: Document): Walk {
    return { ...START, stop: Math.max(0, Math.min(stop, document.stops.length - 1)), hidden };
  }

  function take(sources: Sources): Promise<void> {
    if (running?.control.signal.aborted === false) {
      running.waiting.push(sources);
      return running.done;
    }
    // One that was stopped may still be in the middle of a file.
    const earlier = running?.done;
    const mine: Run = { control: new AbortController(), waiting: [sources], done: Promise.resolve() };
    running = mine;
    reading = 0;
    trouble = null;
    problems = [];
    changed();
    mine.done = read(mine, earlier);
    return mine.done;
  }

  async function read(mine: Run, earlier: Promise<void> | undefined): Promise<void> {
    await earlier;
    const { signal } = mine.control;
    const before = work.size;
    let since = performance.now();
    let drawn = since;
    const pace = async () => {
      const now = performance.now();
      // The first board is shown while the others are still being read.
      const first = work.size > before && (current === null || current.place < before);
      if (first) {
        // Reading and drawing are tasks of their own: both are slow the first time.
        await turn();
        if (running === mine) look(before);
      } else if (now - since < BUSY) return;
      await turn();
      if (now - drawn > TELL && running === mine) {
        drawn = now;
        reading = work.size - before;
        changed();
        await turn();
      }
      since = performance.now();
    };
    try {
      const found = (await openAll(inTurn(mine.waiting), work, { pace, signal })).list();
      if (running !== mine) return;
      problems = found;
      opened = work.size - before;
      if (work.size > before && (current === null || current.place < before)) look(before);
    } catch (error) {
      console.error('Slagwacht:', error);
      trouble = { text: FAULT, with: { words: { words: error instanceof Error ? error.message : String(error) } } };
    } finally {
      if (running === mine) {
        running = null;
        reading = null;
        changed();
        tell();
      }
    }
  }

  return {
    work,
    opening: () => ({ reading, opened, problems, trouble }),
    board: () => current,
    open: (place) => look(place),
    walk(walk) {
      if (current === null) return;
      current = { ...current, walk };
      changed();
    },
    take,
    async paste(text, source) {
      if (!isLink(text)) return take([source]);
      trouble = null;
      const before = work.size;
      finish(openLink(text, work).list(), before);
    },
    stop() {
      running?.control.abort();
    },
    say(text) {
      trouble = { text };
      changed();
    },
    follow(hash) {
      const place = fromAddress(hash);
      if (place === null) return false;
      if (place === 'broken') trouble = { text: BROKEN_LINK };
      // Packed as text, for the same board can be read from its record and from a link.
      else if (current !== null && boardInLink(place.game) === linkOf(current.document))
        current = { ...current, walk: turnTo(place, current.document) };
      else {
        work.add('', place.game);
        const document = openBoard(place.game);
        current = { place: work.size - 1, document, walk: turnTo(place, document) };
        // Not kept: the address brings it back.
        told++;
      }
      changed();
      return true;
    },
    restore(kept, place, stop) {
      running?.control.abort();
      running = null;
      reading = null;
      work.clear();
      for (let i = 0; i < kept.size; i++) work.put(kept.entry(i) as Entry);
      told = work.size;
      problems = [];
      opened = null;
      trouble = null;
      current = null;
      const game = work.game(place) ?? work.game(0);
      if (game !== null) {
        const document = openBoard(game);
        current = {
          place: work.game(place) === null ? 0 : place,
          document,
          walk: turnTo({ stop, hidden: [] }, document),
        };
      }
      changed();
    },
    address() {
      if (current === null) return '';
      const { document, walk } = current;
      return toAddress(linkOf(document), walk.stop, walk.hidden);
    },
  };
}
