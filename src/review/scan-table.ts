// The results of a scan as a table: which rows, in what order.
import type { Kind } from '../detect/index';
import type { ScanRow } from './scan-rows';

export const COLUMNS = ['board', 'who', 'kind', 'certainty', 'trick', 'articles', 'tables'] as const;
export type Column = (typeof COLUMNS)[number];

/** `kind`, `certainty` null: all. `occasions`: claims, undos and the like too. `words`: each must be found in what the row shows. */
export interface RowFilter {
  kind: Kind | null;
  certainty: ScanRow['certainty'] | null;
  occasions: boolean;
  words: string;
}

export interface Order {
  column: Column;
  down: boolean;
}

/** The text that the table shows of a row in a column, a number where numbers are to be ordered. */
export type CellOf = (row: ScanRow, column: Column) => string | number;

export const ALL_ROWS: RowFilter = { kind: null, certainty: null, occasions: false, words: '' };
export const BY_BOARD: Order = { column: 'board', down: false };

const passes = (row: ScanRow, cell: CellOf, { kind, certainty, occasions }: RowFilter, words: readonly string[]) => {
  if (row.occasion && !occasions) return false;
  if (kind !== null && row.kind !== kind) return false;
  if (certainty !== null && row.certainty !== certainty) return false;
  if (words.length === 0) return true;
  const text = COLUMNS.map((column) => cell(row, column))
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Rows that pass, in the order asked; rows that are equal there stay in the order of the boards. */
export function rowsOf(
  rows: readonly ScanRow[],
  filter: RowFilter,
  { column, down }: Order,
  cell: CellOf,
): readonly ScanRow[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = rows.filter((row) => passes(row, cell, filter, words));
  // The board's name is a text; its place is what a reader calls its order.
  const keyed = kept.map((row) => ({ row, key: column === 'board' ? row.place : cell(row, column) }));
  const sign = down ? -1 : 1;
  keyed.sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : a.row.place - b.row.place));
  return keyed.map(({ row }) => row);
}

/** Kinds that occur, each once, with how many. */
export function kindsIn(rows: readonly ScanRow[], occasions: boolean): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const { kind, occasion } of rows) if (occasions || !occasion) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
