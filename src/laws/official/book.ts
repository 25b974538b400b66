// One stored law book: what several imports brought, one unit for each article, each with where it came from.
import type { Lang } from '../../text';
import type { Edition } from '../law';
import { compareIds, idParts, isWithin, plainId } from './ids';
import type { Part, Unit } from './passage';

/** `source`: in the user's words; `saved`: milliseconds since 1970. */
export interface StoredUnit extends Unit {
  source: string;
  saved: number;
}
export interface Book {
  v: 1;
  units: readonly StoredUnit[];
}

/** A book and what it is the text of. */
export interface StoredBook {
  edition: Edition;
  lang: Lang;
  book: Book;
}

export const EMPTY_BOOK: Book = { v: 1, units: [] };
/** UTF-16 units of text in one book: some ten times the whole law book. */
export const MOST_STORED = 3_000_000;
export const LONGEST_SOURCE = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readPart(value: unknown): readonly Part[] {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.text !== 'string') return [];
  const { id, text } = value;
  return plainId(id) === id
    ? [{ id, text, head: value.head === true, item: value.item === true, loose: value.loose === true }]
    : [];
}

function readUnit(value: unknown): readonly StoredUnit[] {
  if (!isRecord(value) || typeof value.id !== 'string' || plainId(value.id) !== value.id) return [];
  if (!Array.isArray(value.parts) || typeof value.source !== 'string') return [];
  const parts = value.parts.flatMap(readPart);
  // Part of an article as if it were all of it would mislead: a damaged one goes as a whole.
  if (parts.length !== value.parts.length || parts.length === 0) return [];
  const title = typeof value.title === 'string' ? value.title : null;
  const saved = typeof value.saved === 'number' && Number.isFinite(value.saved) ? value.saved : 0;
  return [{ id: value.id, title, parts, source: value.source, saved }];
}

/** A book from a stored value; units that are damaged are left out. Null: stored by another version. */
export function readBook(value: unknown): Book | null {
  if (value === undefined || value === null) return EMPTY_BOOK;
  if (!isRecord(value) || value.v !== 1 || !Array.isArray(value.units)) return null;
  return { v: 1, units: value.units.flatMap(readUnit) };
}

export const sizeOf = ({ units }: Book): number =>
  units.reduce((sum, { parts }) => sum + parts.reduce((all, { text }) => all + text.length, 0), 0);

/** Units of the book that a new one takes the place of: the same article, or a part of it. */
export const replacedBy = (book: Book, id: string): readonly StoredUnit[] =>
  book.units.filter((unit) => isWithin(unit.id, id));

/** The book with these units added, in the order of the law book. */
export function merged(book: Book, units: readonly Unit[], source: string, saved: number): Book {
  // Asked of each id outward, not of each pair: a large import into a large book stays quick.
  const fresh = new Set(units.map(({ id }) => id));
  const kept = book.units.filter(({ id }) => {
    const parts = idParts(id) ?? [];
    return !parts.some((_, i) => fresh.has(parts.slice(0, i + 1).join('')));
  });
  const added = units.map(({ id, title, parts }) => ({ id, title, parts, source, saved }));
  return { v: 1, units: [...kept, ...added].sort((a, b) => compareIds(a.id, b.id)) };
}

/** Whether more is known of where the words of `a` stand than of those of `b`. */
export const isBetterPlaced = (a: Unit, b: Unit): boolean => {
  const loose = ({ parts }: Unit) => parts.filter((part) => part.loose).length / parts.length;
  return loose(a) < loose(b);
};
