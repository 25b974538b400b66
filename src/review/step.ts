// How much of a record its page shows, with what the user added to it.
import type { TableEvent } from '../bridge/events';

/** `shown`: how many of the record's events the page shows. */
export interface Step {
  record: readonly TableEvent[];
  shown: number;
  user: readonly TableEvent[];
}

/** The user's events that hang on an event which is shown, so that stepping back takes them away too. */
export function visible({ record, shown, user }: Step): readonly TableEvent[] {
  const part = record.slice(0, shown);
  const ids = new Set(part.map(({ id }) => id));
  return [...part, ...user.filter(({ after }) => after !== undefined && ids.has(after))];
}
