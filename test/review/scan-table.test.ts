// Rows of a scan: filtered by what the table shows, ordered by any column.
import { expect, it } from 'vitest';
import type { ScanRow } from '../../src/review/scan-rows';
import { ALL_ROWS, BY_BOARD, type CellOf, COLUMNS, type Column, kindsIn, rowsOf } from '../../src/review/scan-table';

const row = (place: number, more: Partial<ScanRow> = {}): ScanRow => ({
  place,
  kind: 'revoke',
  occasion: false,
  seat: 'W',
  certainty: 'certain',
  trick: 3,
  card: 'H5',
  articles: ['61', '64A1'],
  settled: true,
  at: `r${place}`,
  ...more,
});
const ROWS = [
  row(4, { trick: 12 }),
  row(0, { kind: 'claim', occasion: true, seat: 'S', articles: ['68'] }),
  row(2, { certainty: 'possible', seat: 'N' }),
  row(1, { kind: 'fifthCard', trick: null, articles: ['67'] }),
];
const cells = ({
  place,
  seat,
  kind,
  certainty,
  trick,
  articles,
}: ScanRow): Readonly<Record<Column, string | number>> => ({
  board: `Spel ${place + 1}`,
  who: seat ?? '',
  kind,
  certainty,
  trick: trick ?? 0,
  articles: articles.join(' '),
  tables: place % 2,
});
const cell: CellOf = (row, column) => cells(row)[column];
const places = (filter: Partial<typeof ALL_ROWS>, order = BY_BOARD) =>
  rowsOf(ROWS, { ...ALL_ROWS, ...filter }, order, cell).map(({ place }) => place);

it.each<[string, Partial<typeof ALL_ROWS>, readonly number[]]>([
  ['irregularities only, by board', {}, [1, 2, 4]],
  ['with claims', { occasions: true }, [0, 1, 2, 4]],
  ['of a kind', { kind: 'fifthCard' }, [1]],
  ['a kind of occasion asks for occasions', { kind: 'claim' }, []],
  ['certain ones', { certainty: 'certain' }, [1, 4]],
  ['possible ones', { certainty: 'possible' }, [2]],
  ['by words, all of them', { words: 'spel 64a1 ' }, [2, 4]],
  ['by words in any case', { words: 'FIFTH' }, [1]],
  ['by words that no row has', { words: 'nowhere' }, []],
])('%s', (_name, filter, expected) => expect(places(filter)).toEqual(expected));

it('orders by each column both ways, equal rows by board', () => {
  expect(places({}, { column: 'trick', down: false })).toEqual([1, 2, 4]);
  expect(places({}, { column: 'trick', down: true })).toEqual([4, 2, 1]);
  expect(places({ occasions: true }, { column: 'tables', down: true })).toEqual([1, 0, 2, 4]);
  for (const column of COLUMNS)
    for (const down of [false, true]) expect(new Set(places({}, { column, down }))).toEqual(new Set([1, 2, 4]));
});
it('counts kinds as shown', () => {
  expect([...kindsIn(ROWS, false)]).toEqual([
    ['revoke', 2],
    ['fifthCard', 1],
  ]);
  expect(kindsIn(ROWS, true).get('claim')).toBe(1);
});
