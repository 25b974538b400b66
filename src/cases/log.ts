// A whole log in the case notation, for tests and short examples.
import type { TableEvent } from '../bridge/events';
import { type Reading, statement } from './statement';
import { NotationError } from './words';

/**
 * The log that `text` describes, statements separated by newlines or semicolons: `contract 3NT S; play W.♠4 N.♠2 E.♥9 S.♠A`. Ids are e0, e1 … in order.
 * Throws `NotationError`.
 */
export function log(text: string, from: TableEvent['from'] = 'site'): readonly TableEvent[] {
  const reading: Reading = { caller: null };
  const events: TableEvent[] = [];
  for (const part of text.split(/[;\n]/u)) {
    if (part.trim() === '') continue;
    const happenings = statement(part, reading);
    if (happenings === null) throw new NotationError(`"${part.trim()}" is no statement about the table`);
    for (const one of happenings) events.push({ ...one, id: `e${events.length}`, from });
  }
  return events;
}
