// The auction as a table from West to South, with the explanations below it.
import type { TableEvent } from '../../bridge/events';
import { type Board, type Call, SEATS, type Seat, type Strain, side } from '../../bridge/types';
import { callText, fill, type Lang, seatName, strainText, suitName } from '../../text';
import * as words from './strings';

const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];
const RED: ReadonlySet<string> = new Set(['H', 'D']);

type Made = Extract<TableEvent, { type: 'call' }>;
/** `call` null: a place that the record leaves out. `note`: number of its explanation. */
interface Cell {
  seat: Seat;
  made: Made | null;
  note: number | null;
}

/** `2♥` with the suit in its colour; a double in short, for a narrow column. */
export function CallSign({ call, lang }: { call: Call; lang: Lang }) {
  if (call === 'X' || call === 'XX') return <abbr title={callText(call, lang)}>{call === 'X' ? 'dbl' : 'rdbl'}</abbr>;
  if (call === 'P') return <>{callText(call, lang)}</>;
  const strain = call[1] as Strain;
  if (strain === 'N') return <>{callText(call, lang)}</>;
  return (
    <>
      {call[0]}
      <span class={RED.has(strain) ? 'suit red' : 'suit'} role="img" aria-label={suitName(strain, lang)}>
        {strainText(strain, lang)}
      </span>
    </>
  );
}

function cellsOf(shown: readonly TableEvent[]): readonly Cell[] {
  const cells: Cell[] = [];
  let notes = 0;
  for (const event of shown) {
    const explained = event.type === 'call' && (event.alert === true || event.explanation !== undefined);
    if (event.type === 'call') cells.push({ seat: event.seat, made: event, note: explained ? ++notes : null });
    else if (event.type === 'gap' && event.in === 'auction' && event.seat !== undefined)
      cells.push({ seat: event.seat, made: null, note: null });
  }
  return cells;
}

/** Rows of four columns; a seat that was passed over leaves its place empty. */
function rowsOf(cells: readonly Cell[]): readonly (readonly (Cell | null)[])[] {
  const places: (Cell | null)[] = [];
  for (const cell of cells) {
    const column = COLUMNS.indexOf(cell.seat);
    while (places.length % 4 !== column) places.push(null);
    places.push(cell);
  }
  const rows: (Cell | null)[][] = [];
  for (let from = 0; from < places.length; from += 4) rows.push(places.slice(from, from + 4));
  return rows;
}

/** `shown`: events of the record up to now. */
export function Auction({ shown, board, lang }: { shown: readonly TableEvent[]; board: Board | null; lang: Lang }) {
  const cells = cellsOf(shown);
  const last = cells.at(-1);
  const notes = cells.filter(({ note }) => note !== null);
  const vulnerable = (seat: Seat) => board !== null && (board.vulnerable === 'all' || board.vulnerable === side(seat));
  return (
    <section class="auction">
      <h2>{words.AUCTION[lang]}</h2>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((seat) => (
              <th key={seat} scope="col" class={vulnerable(seat) ? 'vulnerable' : undefined}>
                {seatName(seat, lang)}
                {vulnerable(seat) && <small>{words.VULNERABLE_SEAT[lang]}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.length === 0 && (
            <tr>
              <td colSpan={SEATS.length}>{words.NO_CALLS[lang]}</td>
            </tr>
          )}
          {rowsOf(cells).map((row, i) => (
            <tr key={i}>
              {row.map((cell, column) => (
                <td key={column} class={cell !== null && cell === last ? 'newest' : undefined}>
                  {cell !== null && cell.made === null && <span title={words.LEFT_OUT[lang]}>?</span>}
                  {cell?.made && <CallSign call={cell.made.call} lang={lang} />}
                  {cell?.note != null && <sup>{cell.note}</sup>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && (
        <ol class="explanations">
          {notes.map(({ made, note }) => (
            <li key={note} value={note ?? 0}>
              {made !== null && (
                <b>
                  <CallSign call={made.call} lang={lang} />{' '}
                  {fill({ text: { nl: 'van {seat}', en: 'by {seat}' }, with: { seat: { seat: made.seat } } }, lang)}:
                </b>
              )}{' '}
              {made?.explanation ?? words.NO_EXPLANATION[lang]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
