// Files, links and texts to boards, in small bites: whoever draws a page meanwhile is never kept waiting.
import type { Game } from '../records/game';
import { fromHandviewerLink } from '../records/handviewer-link';
import { type Basin, Intake } from './intake';
import { LIMITS, type ProblemCode, Problems } from './problems';
import type { Work } from './work';

/** A file or a text. `size` in bytes; null where that is not known before it is read. */
export interface Source {
  name: string;
  size: number | null;
  read(): AsyncIterable<Uint8Array>;
}

/** A text that was pasted, or shown by a page. */
export const textSource = (name: string, text: string): Source => ({
  name,
  size: text.length,
  async *read() {
    yield new TextEncoder().encode(text);
  },
});

/** Bytes of a browser's file that come at a time, and of those that are read before whoever draws the page gets a turn. */
const BITE = 65_536;
const SIP = 16_384;
/** Of the first: code that runs for the first time is slow, and the first board waits for it. */
const FIRST_SIP = 2_048;

export const fileSource = (file: Blob & { name: string }, name = file.name): Source => ({
  name,
  size: file.size,
  async *read() {
    for (let from = 0; from < file.size; from += BITE)
      yield new Uint8Array(await file.slice(from, from + BITE).arrayBuffer());
  },
});

/** How far an opening is. `files` and `bytes` that were read. */
export interface Progress {
  files: number;
  bytes: number;
  boards: number;
}

export interface Opening {
  /** Called after each bite; resolves when it is time for the next. */
  pace(progress: Progress): Promise<void>;
  signal: AbortSignal;
}

/**
 * Reads all sources into the work. What cannot be read is told in `Problems`, the rest goes on; stops early, and quietly, when the signal says so. Rejects
 * only on a fault of our own.
 */
export async function openAll(
  sources: AsyncIterable<Source> | Iterable<Source>,
  work: Work,
  { pace, signal }: Opening,
): Promise<Problems> {
  const problems = new Problems();
  const progress: Progress = { files: 0, bytes: 0, boards: 0 };
  const basin: Basin = {
    game(file: string, game: Game) {
      // The work may hold other boards by now.
      if (signal.aborted) return;
      if (work.size >= LIMITS.boards) problems.add('too-many-boards', file);
      else {
        work.add(file, game);
        progress.boards++;
      }
    },
    problem: (code: ProblemCode, name: string) => problems.add(code, name),
    mayTake(bytes) {
      progress.bytes += bytes;
      return progress.bytes <= LIMITS.all;
    },
    mayOpen() {
      progress.files++;
      if (progress.files > LIMITS.files) problems.add('too-many', '');
      return progress.files <= LIMITS.files;
    },
  };
  for await (const source of sources) {
    if (signal.aborted) break;
    if (!basin.mayOpen()) continue;
    if (source.size !== null && source.size > LIMITS.file) {
      problems.add('too-large', source.name);
      continue;
    }
    await openOne(source, basin, problems, () => pace(progress), signal);
    await pace(progress);
  }
  return problems;
}

async function openOne(
  source: Source,
  basin: Basin,
  problems: Problems,
  pace: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const intake = new Intake(source.name, basin);
  const bites = source.read()[Symbol.asyncIterator]();
  let sip = FIRST_SIP;
  for (;;) {
    let bite: IteratorResult<Uint8Array>;
    try {
      bite = await bites.next();
    } catch {
      // The browser gives no reason that a reader could use: moved, locked, or still on another computer.
      problems.add('unreadable', source.name);
      return;
    }
    if (bite.done === true || intake.done || signal.aborted) break;
    for (let from = 0; from < bite.value.length && !intake.done; ) {
      intake.push(bite.value.subarray(from, from + sip));
      from += sip;
      sip = Math.min(SIP, sip * 2);
      await pace();
    }
  }
  if (!signal.aborted) intake.end();
}

/** The boards in a link to a hand viewer; a link that points to a server's record is a problem with words of its own. */
export function openLink(link: string, work: Work): Problems {
  const problems = new Problems();
  const games = fromHandviewerLink(link.trim());
  for (const game of games ?? []) work.add('', game);
  if (games === null) problems.add('link-elsewhere', link.slice(0, 80));
  return problems;
}
