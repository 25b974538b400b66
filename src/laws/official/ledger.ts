// The account of what was done to a text: nothing is mended or left out unseen.
import type { Doubt, DoubtKind, Repair, RepairKind, Unplaced, UnplacedKind } from './passage';

/** So many places of one kind are named; the count goes on. */
export const MOST_EXAMPLES = 100;
const MOST_DOUBTS = 500;
const EXCERPT = 120;

const excerpt = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1)}…` : text);

export class Ledger {
  private readonly mended = new Map<RepairKind, { count: number; examples: string[] }>();
  readonly doubts: Doubt[] = [];
  readonly unplaced: Unplaced[] = [];

  mend(kind: RepairKind, example: string, count = 1): void {
    if (count === 0) return;
    const entry = this.mended.get(kind) ?? { count: 0, examples: [] };
    entry.count += count;
    const shown = excerpt(example.trim());
    if (shown !== '' && entry.examples.length < MOST_EXAMPLES && !entry.examples.includes(shown))
      entry.examples.push(shown);
    this.mended.set(kind, entry);
  }

  doubt(kind: DoubtKind, id: string | null, text: string): void {
    if (this.doubts.length < MOST_DOUBTS) this.doubts.push({ kind, id, text: excerpt(text) });
  }

  /** The whole text, uncut: it is nowhere else. */
  leaveOut(why: UnplacedKind, text: string): void {
    if (text !== '') this.unplaced.push({ why, text });
  }

  repairs(): readonly Repair[] {
    return [...this.mended].map(([kind, entry]) => ({ kind, ...entry }));
  }
}
