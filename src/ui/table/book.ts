// The table that a user fills by hand: what was entered, step by step, each of which can be undone; and how it is kept.
import type { Happening, TableEvent } from '../../bridge/events';
import type { Text } from '../../text';

/** What one press entered; `as`: what it is called, where it is a report. */
export interface BookStep {
  events: readonly TableEvent[];
  as: Text | null;
}

/** `playing`: whether the user plays this board himself, null while he has not said. `next`: number of the next event's id. */
export interface Book {
  v: 1;
  playing: boolean | null;
  next: number;
  steps: readonly BookStep[];
}

export const EMPTY_BOOK: Book = { v: 1, playing: null, next: 0, steps: [] };

export const logOf = ({ steps }: Book): readonly TableEvent[] => steps.flatMap(({ events }) => events);

export function entered(book: Book, happenings: readonly Happening[], as: Text | null = null): Book {
  const events = happenings.map((one, i): TableEvent => ({ ...one, id: `h${book.next + i}`, from: 'user' }));
  return { ...book, next: book.next + events.length, steps: [...book.steps, { events, as }] };
}

/** Without the last step. */
export const undone = (book: Book): Book => ({ ...book, steps: book.steps.slice(0, -1) });

/** A new deal; who plays is asked anew. */
export const newDeal = (book: Book): Book => ({ ...EMPTY_BOOK, next: book.next });

/** Whether an event decides or answers something about one of these, or is one of them. */
export function isAbout(ids: readonly string[], event: TableEvent): boolean {
  if (ids.includes(event.id)) return true;
  const names = (text: string): boolean => ids.some((id) => text.endsWith(`-${id}`) || text.endsWith(`:${id}`));
  if (event.type === 'ruled') return names(event.finding);
  return event.type === 'answer' && names(event.question);
}

/** Without the report that begins with the event `at`, and without what was chosen and answered about it. */
export function unreported(book: Book, at: string): Book {
  const gone = book.steps.find(({ events }) => events[0]?.id === at)?.events.map(({ id }) => id) ?? [];
  return { ...book, steps: book.steps.filter(({ events }) => !events.some((event) => isAbout(gone, event))) };
}

/** The reports in it, oldest first; `at`: id of the first event of each. */
export const reportsIn = ({ steps }: Book): readonly { at: string; as: Text }[] =>
  steps.flatMap(({ events, as }) => (as !== null && events[0] !== undefined ? [{ at: events[0].id, as }] : []));

/** Far above a deal with every card, some incidents and their rulings. */
const MOST_STEPS = 500;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEvent = (value: unknown): boolean =>
  isRecord(value) && typeof value.id === 'string' && typeof value.type === 'string' && value.from === 'user';
const isText = (value: unknown): boolean =>
  isRecord(value) && typeof value.nl === 'string' && typeof value.en === 'string';
const isStep = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value.events) &&
  value.events.every(isEvent) &&
  (value.as === null || isText(value.as));

/** The book in a stored text; null where it is none of this version. */
export function readBook(text: string): Book | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value.v !== 1 || !Number.isInteger(value.next)) return null;
  const { steps, playing } = value;
  if (!Array.isArray(steps) || steps.length > MOST_STEPS || !steps.every(isStep)) return null;
  if (playing !== null && typeof playing !== 'boolean') return null;
  return value as unknown as Book;
}
