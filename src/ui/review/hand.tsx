// One hand at the table: its cards by suit, who it is, and whether it is shown.
import { ofSuit, rankOf, sorted } from '../../bridge/cards';
import { type Card, type Seat, SUITS, type Suit } from '../../bridge/types';
import { fill, type Lang, rankLetter, seatName, suitName, suitSign } from '../../text';
import * as words from './strings';

/** Spades first, as a hand is printed. */
const ORDER: readonly Suit[] = [...SUITS].reverse();
const RED: ReadonlySet<Suit> = new Set<Suit>(['H', 'D']);

export interface HandProps {
  seat: Seat;
  /** Null: not known, or closed. */
  cards: readonly Card[] | null;
  /** Cards of a hand that the record tells in part. */
  partial: readonly Card[] | null;
  hidden: boolean;
  role: 'declarer' | 'dummy' | null;
  vulnerable: boolean;
  turn: boolean;
  /** Cards that may be played now, while a choice is followed. */
  may: readonly Card[];
  lang: Lang;
  hide(hidden: boolean): void;
}

function Suits({ cards, may, lang }: { cards: readonly Card[]; may: readonly Card[]; lang: Lang }) {
  return (
    <ul class="suits">
      {ORDER.map((suit) => (
        <li key={suit}>
          <span class={RED.has(suit) ? 'suit red' : 'suit'} role="img" aria-label={suitName(suit, lang)}>
            {suitSign(suit)}
          </span>{' '}
          {sorted(ofSuit(cards, suit)).map((card) => (
            <span key={card} class={may.includes(card) ? 'rank may' : 'rank'}>
              {rankLetter(rankOf(card), lang)}{' '}
            </span>
          ))}
          {ofSuit(cards, suit).length === 0 && '–'}
        </li>
      ))}
    </ul>
  );
}

export function Hand({ seat, cards, partial, hidden, role, vulnerable, turn, may, lang, hide }: HandProps) {
  const name = seatName(seat, lang);
  const known = cards ?? partial;
  const press = fill({ text: hidden ? words.SHOW : words.HIDE, with: { seat: { seat } } }, lang);
  return (
    <section class={turn ? `hand at-${seat} turn` : `hand at-${seat}`} aria-label={name}>
      <h3>
        {turn && (
          <span class="turn-sign" role="img" aria-label={words.TURN[lang]}>
            ▸
          </span>
        )}
        <span class="seat">{name}</span>
        {role !== null && <span class="role">{(role === 'declarer' ? words.DECLARER : words.DUMMY)[lang]}</span>}
        {vulnerable && <span class="vul">{words.VULNERABLE_SEAT[lang]}</span>}
      </h3>
      {hidden ? (
        <p class="no-cards">{words.HAND_HIDDEN[lang]}</p>
      ) : known === null ? (
        <p class="no-cards">{words.HAND_MISSING[lang]}</p>
      ) : known.length === 0 ? (
        <p class="no-cards">{words.HAND_EMPTY[lang]}</p>
      ) : (
        <>
          {cards === null && <p class="no-cards">{words.HAND_PART[lang]}</p>}
          <Suits cards={known} may={may} lang={lang} />
        </>
      )}
      {(known !== null || hidden) && (
        <button
          type="button"
          class="eye"
          aria-pressed={hidden}
          aria-label={press}
          title={press}
          onClick={() => hide(!hidden)}
        >
          {(hidden ? words.OPEN_HAND : words.CLOSE_HAND)[lang]}
        </button>
      )}
    </section>
  );
}
