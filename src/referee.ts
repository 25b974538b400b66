// The only door into detect/ and laws/.
import type { TableState } from './bridge/table';
import type { Irregularity } from './detect/index';
import type { Ruling } from './laws/law';
import type { Say } from './text';

/** `id` is kind-seat-at. `chosen`: the option that the user recorded, null while none. */
export interface Finding {
  id: string;
  irregularity: Irregularity;
  rulings: readonly Ruling[];
  chosen: string | null;
}

/** About the record, as judge sees it after replay ("record inconsistent"). `at`: id of the event. */
export interface JudgeNote {
  code: string;
  say: Say;
  at: string;
  line: number | null;
}

/**
 * What there is to say about a log. `findings`: irregularities, oldest first. `occasions`: lawful (a claim, an undo), listed apart. `due`: what the
 * restrictions in force ask for now, without a new find.
 */
export interface Report {
  now: TableState;
  findings: readonly Finding[];
  occasions: readonly Finding[];
  notes: readonly JudgeNote[];
  due: readonly Ruling[];
}
