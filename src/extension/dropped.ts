// What was dropped or pasted onto a page, as sources: files, folders with all that is in them, or a text.
import { fileSource, type Source, textSource } from '../review/opening';

const filesIn = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));
const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** Board 9 before board 10. */
const BY_NAME = new Intl.Collator(undefined, { numeric: true });

/** A file that the browser gave a name for and then refuses. */
const refused = (name: string): Source => ({
  name,
  size: null,
  read: () => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error(`${name}: refused by the browser`)) }),
  }),
});

async function* within(entry: FileSystemEntry): AsyncIterable<Source> {
  const name = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry).catch(() => null);
    yield file === null ? refused(name) : fileSource(file, name);
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const entries: FileSystemEntry[] = [];
  try {
    // A reader gives its entries in parts, in no order, an empty one at the end.
    for (let part = await filesIn(reader); part.length > 0; part = await filesIn(reader)) entries.push(...part);
  } catch {
    // The rest of the folder cannot be told apart: it is named as one, and what was given is read.
    yield refused(name);
  }
  for (const one of entries.sort((a, b) => BY_NAME.compare(a.name, b.name))) yield* within(one);
}

async function* allWithin(entries: readonly FileSystemEntry[]): AsyncIterable<Source> {
  for (const entry of entries) yield* within(entry);
}

/** Has to be called while the event is being told: afterwards the browser has forgotten what it was about. Null where there is nothing to open. */
export function sourcesOf(data: DataTransfer): AsyncIterable<Source> | readonly Source[] | null {
  const entries = [...data.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry === null ? [] : [entry];
  });
  if (entries.length > 0) return allWithin(entries);
  if (data.files.length > 0) return [...data.files].map((file) => fileSource(file));
  const text = data.getData('text/plain');
  return text.trim() === '' ? null : [textSource('', text)];
}

/** Files chosen one by one, or as a folder in the order of their paths. */
export const chosen = (files: readonly File[]): readonly Source[] =>
  files
    .map((file) => fileSource(file, file.webkitRelativePath === '' ? file.name : file.webkitRelativePath))
    .sort((a, b) => BY_NAME.compare(a.name, b.name));
