// One board as a record tells it: the log of what happened, and what the record itself has to say for itself.
import type { TableEvent } from '../bridge/events';
import type { Hands } from '../bridge/types';
import type { Say } from '../text';
import type { Comment } from './comments';

/** About the record, never about a player. `line` counts from 1 in the file; null where it has none (a link). */
export interface RecordNote {
  code: string;
  say: Say;
  line: number | null;
}

export interface Game {
  /** Board in the file, from 0; each room of a vugraph counts. */
  index: number;
  /** The board's number or name as the record writes it; null where it has none. */
  board: string | null;
  room: 'open' | 'closed' | null;
  /** Line on which it starts, from 1. */
  line: number;
  /** From the record, ids `r0`, `r1` ...; a hole gives `gap`. */
  events: readonly TableEvent[];
  notes: readonly RecordNote[];
  comments: readonly Comment[];
  /** Cards of hands that the record tells in part: nothing can be concluded from them, so they are in no event. */
  partial: Hands;
}
