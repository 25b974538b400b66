// A line beside the record: what was chosen, what each seat may then play, cards of one's own, and the way back.
import { type Card, SEATS, type Seat } from '../../bridge/types';
import type { Moment } from '../../review/moment';
import { cardName, fill, type Lang, type Say } from '../../text';
import { CardSign, Words } from '../overlay/words';
import * as words from './strings';

function saying({ own, legal }: NonNullable<Moment['branch']>, chosen: boolean): Say | null {
  if (own === 1) return { text: words.BRANCH_OWN_ONE };
  if (own > 1) return { text: words.BRANCH_OWN, with: { count: own } };
  if (!chosen) return { text: words.BRANCH_ASKED };
  return Object.keys(legal).length > 0 ? { text: words.BRANCH_CHOSEN } : null;
}

/** Nothing while the record alone is followed. */
export function WhatIf(props: {
  moment: Moment;
  lang: Lang;
  play(seat: Seat, card: Card): void;
  takeBack(): void;
  toRecord(): void;
}) {
  const { moment, lang, play, takeBack, toRecord } = props;
  const { branch, table, told } = moment;
  if (branch === null) return null;
  const says = saying(branch, told.choices.length > 0);
  const following = told.choices.length > 0 || branch.own > 0;
  const { next } = branch;
  return (
    <section class="what-if" aria-label={words.BRANCH[lang]}>
      <h2>{words.BRANCH[lang]}</h2>
      {says !== null && (
        <p>
          <Words say={says} lang={lang} />
        </p>
      )}
      {following && (
        <ul class="may-play">
          {SEATS.flatMap((seat) => {
            const legal = branch.legal[seat];
            if (legal === undefined) return [];
            return [
              <li key={seat} class={table.turn === seat ? 'turn' : undefined}>
                <b>{fill({ text: words.MAY_PLAY, with: { seat: { seat } } }, lang)}</b>{' '}
                {legal.waits && <i>({words.BRANCH_WAITS[lang]}) </i>}
                {legal.cards.map((card) =>
                  table.turn === seat && !legal.waits ? (
                    <button
                      key={card}
                      type="button"
                      class="play"
                      title={fill(
                        { text: words.PLAY_CARD, with: { card: { words: cardName(card, lang) }, seat: { seat } } },
                        lang,
                      )}
                      onClick={() => play(seat, card)}
                    >
                      <CardSign card={card} lang={lang} />
                    </button>
                  ) : (
                    <span key={card} class="may-card">
                      <CardSign card={card} lang={lang} />{' '}
                    </span>
                  ),
                )}
              </li>,
            ];
          })}
        </ul>
      )}
      {branch.own === 0 && next !== null && (
        <p class="barred">
          <Words
            say={
              next.type === 'play'
                ? { text: words.BRANCH_BARRED, with: { card: { card: next.card }, seat: { seat: next.seat } } }
                : { text: words.BRANCH_BARRED_CALL, with: { call: { call: next.call }, seat: { seat: next.seat } } }
            }
            lang={lang}
          />
        </p>
      )}
      <div class="buttons">
        {branch.own > 0 && (
          <button type="button" onClick={takeBack}>
            {words.TAKE_CARD_BACK[lang]}
          </button>
        )}
        <button type="button" onClick={toRecord}>
          {words.TO_RECORD[lang]}
        </button>
      </div>
    </section>
  );
}
