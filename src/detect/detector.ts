// What a detector is. Detectors look at one step of the log and say what was irregular in it, never what follows from it.
import type { TableEvent } from '../bridge/events';
import type { TableState } from '../bridge/table';
import type { Seat } from '../bridge/types';

/** One event with the table before and after it. */
export interface Step {
  before: TableState;
  event: TableEvent;
  after: TableState;
}

/**
 * What every find has in common. `class`: an `irregularity` needs a ruling; an `occasion` (claim, undo) is lawful and explained;
 * a `note` is about the record and never about a player. `at` is the id of the event it happened in.
 */
export interface Base<K extends string> {
  kind: K;
  class: 'irregularity' | 'occasion' | 'note';
  seat: Seat | null;
  at: string;
  certainty: 'certain' | 'possible';
}

/** Pure; gives an empty list where nothing is irregular. */
export type Detector<I> = (step: Step) => readonly I[];
