// The table as it stands: seats, the trick, penalty cards in their places, tricks won, and what each seat may play.
import type { ComponentChildren } from 'preact';
import { legalCards, penaltyCards } from '../../bridge/restrictions';
import type { TableState } from '../../bridge/table';
import { winnerOf } from '../../bridge/trick';
import { partner, SEATS, type Seat, side } from '../../bridge/types';
import { fill, type Lang, seatName, strainText } from '../../text';
import { CardSign } from '../overlay/words';
import * as words from './strings';

function Place({
  seat,
  now,
  lang,
  children,
}: {
  seat: Seat;
  now: TableState;
  lang: Lang;
  children: ComponentChildren;
}) {
  const { contract, turn } = now;
  const role =
    contract === null
      ? null
      : contract.declarer === seat
        ? words.DECLARER
        : partner(contract.declarer) === seat
          ? words.DUMMY
          : null;
  return (
    <li class={`seat-box at-${seat}${turn === seat ? ' turn' : ''}`}>
      <b>{seatName(seat, lang)}</b>
      {role !== null && <span> ({role[lang]})</span>}
      {turn === seat && <span class="to-play"> ← {words.TURN[lang]}</span>}
      {children}
    </li>
  );
}

/** Tricks won by each side, as far as their winners were seen. */
function won({ tricks, contract }: TableState): Readonly<Record<'NS' | 'EW', number>> {
  const count = { NS: 0, EW: 0 };
  if (contract === null) return count;
  for (const trick of tricks) {
    const winner = winnerOf(trick, contract.strain);
    if (winner !== null) count[side(winner)]++;
  }
  return count;
}

export function Diagram({ now, lang }: { now: TableState; lang: Lang }) {
  const { contract, tricks } = now;
  const trick = tricks.at(-1);
  const count = won(now);
  const doubled = ['', 'X', 'XX'][contract?.doubled ?? 0];
  return (
    <section class="diagram">
      <h2>{words.TABLE[lang]}</h2>
      {contract !== null && (
        <p>
          {words.CONTRACT[lang]} {contract.level}
          {strainText(contract.strain, lang)}
          {doubled} {seatName(contract.declarer, lang)}
          {tricks.length > 0 && ` · ${fill({ text: words.TRICK, with: { trick: tricks.length } }, lang)}`}
        </p>
      )}
      <ul class="places">
        {SEATS.map((seat) => {
          const lying = [...(trick?.plays ?? []), ...(trick?.loose ?? [])].filter((play) => play?.seat === seat);
          return (
            <Place key={seat} seat={seat} now={now} lang={lang}>
              {lying.map(
                (play) =>
                  play !== null && (
                    <span class="lying" key={play.at + play.card}>
                      <CardSign card={play.card} lang={lang} />
                    </span>
                  ),
              )}
              {penaltyCards(now, seat).map(({ card, size }) => (
                <span class="penalty" key={card}>
                  <CardSign card={card} lang={lang} /> {(size === 'major' ? words.MAJOR : words.MINOR)[lang]}
                </span>
              ))}
            </Place>
          );
        })}
      </ul>
      {tricks.length > 0 && <p class="won">{fill({ text: words.WON, with: { ns: count.NS, ew: count.EW } }, lang)}</p>}
    </section>
  );
}

/** What each seat may play now, as far as its hand was entered. */
export function Allowed({ now, lang }: { now: TableState; lang: Lang }) {
  if (now.phase !== 'play' || now.contract === null) return null;
  const known = SEATS.filter((seat) => now.hands[seat] !== undefined);
  const unknown = SEATS.filter((seat) => now.hands[seat] === undefined);
  return (
    <section class="allowed">
      <h2>{words.ALLOWED[lang]}</h2>
      <dl>
        {known.map((seat) => {
          const legal = legalCards(now, seat);
          const why = legal === null ? [] : [...new Set(legal.why.map(({ article }) => article))];
          return (
            <div key={seat} data-allowed={seat}>
              <dt>{seatName(seat, lang)}</dt>
              <dd>
                {legal?.waits && `${words.WAITS[lang]} `}
                {legal?.cards.length === 0 && words.NO_CARDS[lang]}
                {legal?.cards.map((card, i) => (
                  <span key={card}>
                    {i > 0 && ' '}
                    <CardSign card={card} lang={lang} />
                  </span>
                ))}
                {legal !== null && legal.cards.length > 0 && <span class="why"> ({why.join(', ')})</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      {unknown.length > 0 && (
        <p class="why">{fill({ text: words.UNKNOWN_HAND, with: { seats: { seats: unknown } } }, lang)}</p>
      )}
    </section>
  );
}
