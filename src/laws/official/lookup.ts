// Which passage of a stored law book belongs to an article.
import type { Lang } from '../../text';
import type { Edition } from '../law';
import type { Book, StoredUnit } from './book';
import { isWithin, outward } from './ids';
import type { Official, Part } from './passage';

/** Gives the part of a book that an article can be in: who asks for many asks of a few units each time, not of all. */
export function byNumber(book: Book): (id: string) => Book {
  const numbered = new Map<string, StoredUnit[]>();
  for (const unit of book.units) {
    const number = outward(unit.id).at(-1) ?? '';
    const list = numbered.get(number);
    if (list === undefined) numbered.set(number, [unit]);
    else list.push(unit);
  }
  return (id) => ({ v: 1, units: numbered.get(outward(id).at(-1) ?? '') ?? [] });
}

interface Found {
  unit: StoredUnit;
  parts: readonly Part[];
}

/**
 * The paragraphs of `id` in a unit, with what stands inside it; null where it has none, or where a paragraph without a number may be one of them: then
 * less than the whole would look complete and not be.
 */
function within(unit: StoredUnit, id: string): Found | null {
  if (isWithin(unit.id, id)) return { unit, parts: unit.parts };
  const first = unit.parts.findIndex((part) => !part.loose && isWithin(part.id, id));
  if (first < 0) return null;
  let end = first;
  for (let i = first; i < unit.parts.length; i++) {
    const part = unit.parts[i];
    if (part === undefined) break;
    if (part.loose) return null;
    if (!isWithin(part.id, id)) break;
    end = i + 1;
  }
  return { unit, parts: unit.parts.slice(first, end) };
}

/** The best unit for exactly this id: one that begins there, else one that it stands in. */
function exactly(book: Book, id: string): Found | null {
  const own = book.units.filter((unit) => unit.id === id);
  const around = book.units.filter((unit) => unit.id !== id && isWithin(id, unit.id));
  for (const unit of [...own, ...around.reverse()]) {
    const found = within(unit, id);
    if (found !== null) return found;
  }
  return null;
}

/** The passage for an article: the article itself, else what stands nearest around it, else what there is of it. Null where the book has nothing of these. */
export function officialText(book: Book, id: string, edition: Edition, lang: Lang): Official | null {
  const ids = outward(id);
  for (const one of ids) {
    const found = exactly(book, one);
    if (found === null) continue;
    const { unit, parts } = found;
    const title = unit.id === one ? unit.title : null;
    return { id: one, exact: one === ids[0], pieces: false, title, parts, source: unit.source, edition, lang };
  }
  const [asked = ''] = ids;
  const pieces = book.units.filter((unit) => isWithin(unit.id, asked));
  if (pieces.length === 0) return null;
  return {
    id: asked,
    exact: true,
    pieces: true,
    title: null,
    parts: pieces.flatMap(({ parts }) => parts),
    source: [...new Set(pieces.map(({ source }) => source))].join('; '),
    edition,
    lang,
  };
}
