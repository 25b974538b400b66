// Where records come from: files, folders and links, read in pieces so that an archive of any size fits in memory.
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { Decoder } from '../records/decode';
import type { Game } from '../records/game';
import { fromHandviewerLink } from '../records/handviewer-link';
import { RecordReader } from '../records/index';
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

/** What came of one input. `problem`: why it cannot be read; null with `record` false: no record, skipped. */
export interface Outcome {
  record: boolean;
  problem: Text | null;
}

const isLink = (text: string): boolean => /^https?:\/\//i.test(text);
const isRecordName = (name: string): boolean => /\.(lin|pbn)$/i.test(name);

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

/** Reads one input and hands its games on, one by one. Never throws: what cannot be read is in the outcome. */
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
  const reader = new RecordReader(input.name);
  const decoder = new Decoder();
  const wanted = input.asked || isRecordName(input.name);
  let bytes = 0;
  let count = 0;
  const take = async (games: readonly Game[]): Promise<void> => {
    count += games.length;
    for (const game of games) await each(game);
  };
  try {
    for await (const piece of createReadStream(input.path, { highWaterMark: 1 << 18 })) {
      bytes += (piece as Uint8Array).length;
      await take(reader.push(decoder.push(piece as Uint8Array)));
      if (decoder.note !== null || reader.format === null) break;
    }
    await take(reader.push(decoder.end()));
    await take(reader.end());
  } catch (error) {
    return { record: false, problem: fileReason(error) };
  }
  if (decoder.note !== null) return { record: false, problem: wanted ? decoder.note.say.text : null };
  // Only its name says that it is a record, and there is no board in it.
  const nothing = !reader.shown && count === 0;
  if (reader.format != null && bytes > 0 && !nothing) return { record: true, problem: null };
  const empty = bytes === 0;
  const problem: Text = {
    nl: empty ? 'het bestand is leeg' : 'dit is geen LIN of PBN en geen lijst met links',
    en: empty ? 'the file is empty' : 'this is no LIN or PBN and no list of links',
  };
  return { record: count > 0, problem: wanted ? problem : null };
}
