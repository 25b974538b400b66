// Where records come from: files, folders and links, read in pieces so that an archive of any size fits in memory.
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Game } from '../records/game';
import { fromHandviewerLink } from '../records/handviewer-link';
import { isRecordName, type Outcome, RecordFile } from '../review/record-file';
import type { Text } from '../text';
import { fileReason } from './arguments';

export interface Input {
  /** As the user knows it: relative to the path he gave. */
  name: string;
  /** Null for a link. */
  path: string | null;
  /** The user named this very file, so being no record is a failure and not a file to skip. */
  asked: boolean;
}

const isLink = (text: string): boolean => /^https?:\/\//i.test(text);

/** The files behind a path or a link, in order of name. Inside a folder a link to a file is read, one to a folder is not followed. */
export async function* inputs(path: string): AsyncIterable<Input | (Input & { problem: Text })> {
  if (isLink(path)) {
    yield { name: path, path: null, asked: true };
    return;
  }
  let folder: boolean;
  try {
    folder = (await stat(path)).isDirectory();
  } catch (error) {
    yield { name: path, path, asked: true, problem: fileReason(error) };
    return;
  }
  if (!folder) yield { name: basename(path), path, asked: true };
  else yield* within(path, path);
}

/** Also where a record's name leads nowhere: reading it will tell that. */
async function leadsToFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return isRecordName(path);
  }
}

async function* within(root: string, folder: string): AsyncIterable<Input | (Input & { problem: Text })> {
  try {
    const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* within(root, path);
      else if (entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(path))))
        yield { name: relative(root, path), path, asked: false };
    }
  } catch (error) {
    yield { name: relative(root, folder) || folder, path: folder, asked: true, problem: fileReason(error) };
  }
}

/** Reads one input and hands its games on, one by one. Never throws: what cannot be read is in the outcome; no problem and no record: skipped. */
export async function readInput(input: Input, each: (game: Game) => Promise<void>): Promise<Outcome> {
  if (input.path === null) {
    const games = fromHandviewerLink(input.name);
    for (const game of games ?? []) await each(game);
    const none: Text = {
      nl: 'dit is geen link waar een spel in staat (een opgeslagen spel is niet op te halen: Slagwacht maakt geen verbinding)',
      en: 'this is no link that holds a board (a stored hand cannot be fetched: Slagwacht makes no connection)',
    };
    return games === null ? { record: false, problem: none } : { record: true, problem: null };
  }
  const file = new RecordFile(input.name);
  const take = async (games: readonly Game[]): Promise<void> => {
    for (const game of games) await each(game);
  };
  try {
    for await (const piece of createReadStream(input.path, { highWaterMark: 1 << 18 })) {
      await take(file.push(piece as Uint8Array));
      if (file.done) break;
    }
    await take(file.end());
  } catch (error) {
    return { record: false, problem: fileReason(error) };
  }
  const { record, problem } = file.outcome();
  return { record, problem: input.asked || isRecordName(input.name) ? problem : null };
}
