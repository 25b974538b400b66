// The tricks that were played up to now, a row each: every card leads to its moment.
import type { TableState } from '../../bridge/table';
import { leadOf, playBy, winnerOf } from '../../bridge/trick';
import type { Seat } from '../../bridge/types';
import { cardName, type Lang, seatName } from '../../text';
import { CardSign } from '../overlay/words';
import * as words from './strings';

const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** `go` gets the id of a card's event. Nothing before the first card. */
export function Tricks({ table, lang, go }: { table: TableState; lang: Lang; go(at: string): void }) {
  if (table.tricks.length === 0) return null;
  const strain = table.contract?.strain;
  return (
    <details class="tricks">
      <summary>{words.PLAYED[lang]}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen-text">{words.TRICKS[lang]}</span>
            </th>
            {COLUMNS.map((seat) => (
              <th key={seat} scope="col">
                {seatName(seat, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.tricks.map((trick, i) => {
            const winner = strain === undefined ? null : winnerOf(trick, strain);
            const lead = leadOf(trick);
            return (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                {COLUMNS.map((seat) => {
                  const play = playBy(trick, seat);
                  return (
                    <td key={seat} class={winner === seat ? 'winner' : undefined}>
                      {play !== null && (
                        <button
                          type="button"
                          class="to-card"
                          onClick={() => go(play.at)}
                          aria-label={`${seatName(seat, lang)} ${cardName(play.card, lang)}${winner === seat ? `, ${words.WON_BY[lang]} ${seatName(seat, lang)}` : ''}`}
                        >
                          <CardSign card={play.card} lang={lang} />
                          {play === lead && <small class="led">1</small>}
                          {winner === seat && <span aria-hidden="true">✓</span>}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
