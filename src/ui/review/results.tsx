// The rows that a scan found, however many: filtered, ordered, each a way to its board.
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Seat, side } from '../../bridge/types';
import type { Kind } from '../../detect/index';
import { kindName } from '../../kinds';
import type { ScanRow } from '../../review/scan-rows';
import {
  ALL_ROWS,
  BY_BOARD,
  type CellOf,
  COLUMNS,
  type Column,
  kindsIn,
  type Order,
  rowsOf,
} from '../../review/scan-table';
import { fill, type Lang, seatName, sideName, type Text } from '../../text';
import * as words from './scan-strings';
import { useTurns } from './use-turns';
import { useVirtual } from './use-virtual';

export interface ResultsProps {
  rows: readonly ScanRow[];
  /** Changes with the rows. */
  count: number;
  lang: Lang;
  /** The board at a place, as it is called. */
  name(place: number): string;
  /** Tables at which these hands were played. */
  tables(place: number): number;
  open(row: ScanRow): void;
}

/** Height of a row in CSS pixels before it is measured. */
const ROW = 56;

/** A seat with its pair: "Noord-Zuid: Zuid". */
const whoText = (seat: Seat | null, lang: Lang): string =>
  seat === null ? '' : `${sideName(side(seat), lang)}: ${seatName(seat, lang)}`;

function Filters(props: {
  rows: readonly ScanRow[];
  filter: typeof ALL_ROWS;
  lang: Lang;
  change(filter: typeof ALL_ROWS): void;
}) {
  const { rows, filter, lang, change } = props;
  const kinds = [...kindsIn(rows, filter.occasions)].sort(([a], [b]) =>
    kindName(a)[lang].localeCompare(kindName(b)[lang], lang),
  );
  const choice = <V extends string>(
    label: Text,
    value: V | null,
    all: Text,
    list: readonly (readonly [V, string])[],
    set: (value: V | null) => void,
  ) => (
    <label>
      <span>{label[lang]}</span>
      <select value={value ?? ''} onChange={(event) => set((event.currentTarget.value || null) as V | null)}>
        <option value="">{all[lang]}</option>
        {list.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="filters">
      {choice<Kind>(
        words.KIND,
        filter.kind,
        words.ALL_KINDS,
        kinds.map(([kind, count]) => [kind, `${kindName(kind)[lang]} (${count})`] as const),
        (kind) => change({ ...filter, kind }),
      )}
      {choice<ScanRow['certainty']>(
        words.CERTAINTY,
        filter.certainty,
        words.ALL,
        (['certain', 'possible'] as const).map((one) => [one, words.CERTAIN[one][lang]] as const),
        (certainty) => change({ ...filter, certainty }),
      )}
      <label class="filter">
        <span>{words.SEARCH_ROWS[lang]}</span>
        <input
          type="search"
          value={filter.words}
          onInput={(event) => change({ ...filter, words: event.currentTarget.value })}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={filter.occasions}
          onChange={(event) => change({ ...filter, occasions: event.currentTarget.checked, kind: null })}
        />
        <span>{words.OCCASIONS[lang]}</span>
      </label>
    </div>
  );
}

function Head({ order, lang, change }: { order: Order; lang: Lang; change(order: Order): void }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {COLUMNS.map((column) => {
          const mine = order.column === column;
          return (
            <th
              key={column}
              scope="col"
              class={column}
              aria-sort={mine ? (order.down ? 'descending' : 'ascending') : 'none'}
            >
              <button
                type="button"
                title={fill({ text: words.ORDER_BY, with: { column: { text: words.COLUMN[column] } } }, lang)}
                onClick={() => change({ column, down: mine && !order.down })}
              >
                {words.COLUMN[column][lang]}
                <span aria-hidden="true">{mine ? (order.down ? ' ▾' : ' ▴') : ''}</span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** In place of the rows on one side that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height <= 0 ? null : (
    <tr class="gap">
      <td colSpan={COLUMNS.length} style={{ height: `${height}px` }} />
    </tr>
  );

export function Results({ rows, count, lang, name, tables, open }: ResultsProps) {
  const [filter, setFilter] = useState(ALL_ROWS);
  const [order, setOrder] = useState<Order>(BY_BOARD);
  const box = useRef<HTMLDivElement>(null);
  const inColumn: Readonly<Record<Column, (row: ScanRow) => string | number>> = {
    board: (row) => name(row.place),
    who: (row) => whoText(row.seat, lang),
    kind: (row) => kindName(row.kind)[lang],
    certainty: (row) => words.CERTAIN[row.certainty][lang],
    trick: (row) => row.trick ?? '',
    articles: (row) => row.articles.join(', '),
    tables: (row) => tables(row.place),
  };
  const cell: CellOf = (row, column) => inColumn[column](row);
  const shown = useMemo(() => rowsOf(rows, filter, order, cell), [rows, count, filter, order, lang]);
  const { items, height, measure } = useVirtual(box, shown.length, ROW);
  const turns = useTurns(1);
  const irregular = shown.filter(({ occasion }) => !occasion).length;
  const none = rows.some(({ occasion }) => !occasion) || filter.occasions ? words.NOTHING_LEFT : words.NOTHING_FOUND;
  return (
    <section class="results" aria-label={fill({ text: words.FOUND, with: { count: shown.length } }, lang)}>
      <Filters rows={rows} filter={filter} lang={lang} change={setFilter} />
      <p role="status">
        {shown.length === 0
          ? none[lang]
          : fill({ text: words.FOUND, with: { count: filter.occasions ? shown.length : irregular } }, lang)}
      </p>
      {shown.length > 0 && turns > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div class="scroll" ref={box} tabIndex={0}>
          <table aria-rowcount={shown.length + 1}>
            <Head order={order} lang={lang} change={setOrder} />
            <tbody>
              <Gap height={items[0]?.start ?? 0} />
              {items.map(({ index }) => {
                const row = shown[index] as ScanRow;
                return (
                  <tr
                    key={`${row.place} ${row.kind} ${row.at} ${row.seat}`}
                    aria-rowindex={index + 2}
                    data-index={index}
                    ref={measure}
                  >
                    {COLUMNS.map((column) => (
                      <td key={column} class={column} data-label={words.COLUMN[column][lang]}>
                        {column === 'board' ? (
                          <button type="button" onClick={() => open(row)}>
                            {cell(row, 'board')}
                          </button>
                        ) : column === 'tables' && tables(row.place) < 2 ? (
                          ''
                        ) : (
                          cell(row, column)
                        )}
                      </td>
                    ))}
                  </tr>
                );
              })}
              <Gap height={height - (items.at(-1)?.end ?? 0)} />
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
