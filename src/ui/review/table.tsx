// The table as a bridge column draws it: North on top, the trick in the middle, the facts of the board in the corners.
import type { TableState, Trick } from '../../bridge/table';
import { leadOf } from '../../bridge/trick';
import { partner, SEATS, type Seat, side } from '../../bridge/types';
import type { Moment } from '../../review/moment';
import type { Walk } from '../../review/walk';
import { fill, type Lang, seatName, sideName } from '../../text';
import { CardSign } from '../overlay/words';
import { Hand } from './hand';
import { contractText } from './said';
import * as words from './strings';

const isVulnerable = ({ board }: TableState, seat: Seat): boolean =>
  board !== null && (board.vulnerable === 'all' || board.vulnerable === side(seat));

function vulnerableText({ board }: TableState, lang: Lang): string {
  if (board === null || board.vulnerable === 'none') return words.NOBODY[lang];
  return board.vulnerable === 'all' ? words.EVERYBODY[lang] : sideName(board.vulnerable, lang);
}

const roleOf = ({ contract }: TableState, seat: Seat): 'declarer' | 'dummy' | null =>
  contract === null
    ? null
    : contract.declarer === seat
      ? 'declarer'
      : partner(contract.declarer) === seat
        ? 'dummy'
        : null;

function Middle({ trick, number, lang }: { trick: Trick | undefined; number: number; lang: Lang }) {
  if (trick === undefined) return <p class="middle empty">{words.NO_TRICK[lang]}</p>;
  const lead = leadOf(trick);
  const newest = [...trick.plays, ...trick.loose]
    .filter((play) => play !== null)
    .reduce((most, { n }) => Math.max(most, n), -1);
  const unseen = trick.plays.filter((play) => play === null).length;
  return (
    <section class="middle" aria-label={fill({ text: words.TRICK, with: { number } }, lang)}>
      <span class="trick-name">{fill({ text: words.TRICK, with: { number } }, lang)}</span>
      {SEATS.map((seat) => {
        const plays = [...trick.plays, ...trick.loose, ...trick.added].filter((play) => play?.seat === seat);
        return (
          <span key={seat} class={`lies-${seat}`}>
            {plays.map(
              (play) =>
                play !== null && (
                  <span key={play.card} class={play.n === newest ? 'played newest' : 'played'}>
                    <span class="unseen-text">{seatName(seat, lang)}: </span>
                    <CardSign card={play.card} lang={lang} />
                    {play === lead && <small class="led">1</small>}
                  </span>
                ),
            )}
          </span>
        );
      })}
      {unseen > 0 && (
        <span class="unseen">
          {unseen} × {words.UNSEEN[lang]}
        </span>
      )}
    </section>
  );
}

/** `hide` closes or opens a hand. */
export function Table(props: {
  moment: Moment;
  walk: Walk;
  lang: Lang;
  name: string;
  hide(seat: Seat, hidden: boolean): void;
}) {
  const { moment, walk, lang, name, hide } = props;
  const { table, won, partial, branch } = moment;
  const contract = contractText(table, lang);
  const passed = table.contract === null && table.phase === 'over' && table.calls.length > 3;
  return (
    <section class="table" aria-label={words.TABLE[lang]}>
      <dl class="facts board-facts">
        <div class="board-name">
          <dt class="unseen-text">{words.BOARDS[lang]}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{words.DEALER[lang]}</dt>
          <dd>{table.board === null ? '–' : seatName(table.board.dealer, lang)}</dd>
        </div>
        <div>
          <dt>{words.VULNERABLE[lang]}</dt>
          <dd>{vulnerableText(table, lang)}</dd>
        </div>
      </dl>
      <dl class="facts contract-facts">
        <div>
          <dt>{words.CONTRACT[lang]}</dt>
          <dd>{contract ?? (passed ? words.PASSED_OUT : words.NO_CONTRACT)[lang]}</dd>
        </div>
        {contract !== null && (
          <div>
            <dt>{words.TRICKS[lang]}</dt>
            <dd>
              {won === null
                ? words.TRICKS_UNKNOWN[lang]
                : `${sideName('NS', lang)} ${won.NS}, ${sideName('EW', lang)} ${won.EW}`}
            </dd>
          </div>
        )}
      </dl>
      {SEATS.map((seat) => (
        <Hand
          key={seat}
          seat={seat}
          cards={table.hands[seat] ?? null}
          partial={partial[seat] ?? null}
          hidden={walk.hidden.includes(seat)}
          role={roleOf(table, seat)}
          vulnerable={isVulnerable(table, seat)}
          turn={table.turn === seat && table.phase !== 'over'}
          may={branch?.legal[seat]?.cards ?? []}
          lang={lang}
          hide={(hidden) => hide(seat, hidden)}
        />
      ))}
      <Middle trick={table.tricks.at(-1)} number={table.tricks.length} lang={lang} />
    </section>
  );
}
