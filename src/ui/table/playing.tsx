// Cards as they are played, legal or not: who, which, and where it went when it was not played as usual. Hands where the user wants them.
import { useState } from 'preact/hooks';
import type { Happening } from '../../bridge/events';
import type { TableState } from '../../bridge/table';
import { isComplete, playBy } from '../../bridge/trick';
import { type Card, SEATS, type Seat } from '../../bridge/types';
import { fill, type Lang } from '../../text';
import { CardGrid, SeatButtons } from '../report/pickers';
import { DONE } from '../report/strings';
import * as words from './strings';

type As = 'usual' | 'lead' | 'follow';
const WAYS: readonly (readonly [As, typeof words.AS_USUAL])[] = [
  ['usual', words.AS_USUAL],
  ['lead', words.AS_LEAD],
  ['follow', words.AS_FOLLOW],
];

const playedIn = ({ tricks }: TableState): readonly Card[] =>
  tricks.flatMap(({ plays, loose, added }) =>
    [...plays, ...loose, ...added].flatMap((play) => (play === null ? [] : [play.card])),
  );
/** Cards that lie in another hand that was entered. */
const elsewhere = ({ hands }: TableState, seat: Seat): readonly Card[] =>
  SEATS.flatMap((other) => (other === seat ? [] : (hands[other] ?? [])));

export function Playing(props: { now: TableState; lang: Lang; enter(happenings: readonly Happening[]): void }) {
  const { now, lang, enter } = props;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [as, setAs] = useState<As>('usual');
  const by = seat ?? now.turn ?? 'N';
  const trick = now.tricks.at(-1);
  // A second card to a trick that runs is either led to the next one or too many: the usual reading is "too many".
  const odd = trick !== undefined && (isComplete(trick) || playBy(trick, by) !== null || by !== now.turn);
  return (
    <section>
      <h2>{words.PLAY[lang]}</h2>
      <h3>{words.WHO_PLAYS[lang]}</h3>
      <SeatButtons seats={SEATS} lang={lang} pick={setSeat} pressed={by} />
      {odd && (
        <details class="oddly">
          <summary>{words.ODDLY[lang]}</summary>
          <fieldset>
            <legend>{words.AS[lang]}</legend>
            {WAYS.map(([way, label]) => (
              <label class="radio" key={way}>
                <input type="radio" name="as" value={way} checked={as === way} onChange={() => setAs(way)} />
                <span>{label[lang]}</span>
              </label>
            ))}
          </fieldset>
        </details>
      )}
      <CardGrid
        from={now.hands[by] ?? null}
        not={[...playedIn(now), ...elsewhere(now, by)]}
        lang={lang}
        pick={(card) => {
          setSeat(null);
          setAs('usual');
          enter([{ type: 'play', seat: by, card, ...(as === 'usual' ? {} : { as }) }]);
        }}
      />
    </section>
  );
}

/** The cards that a seat holds now; nobody has to enter them. */
export function Hands(props: { now: TableState; lang: Lang; enter(happenings: readonly Happening[]): void }) {
  const { now, lang, enter } = props;
  const [seat, setSeat] = useState<Seat | null>(null);
  const [picked, setPicked] = useState<readonly Card[]>([]);
  const choose = (one: Seat) => {
    setSeat(one);
    setPicked(now.hands[one] ?? []);
  };
  const toggle = (card: Card) =>
    setPicked(picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card]);
  return (
    <details class="hands">
      <summary>{words.HANDS[lang]}</summary>
      <SeatButtons seats={SEATS} lang={lang} pick={choose} pressed={seat} />
      {seat !== null && (
        <div class="hand">
          <h3 aria-live="polite">
            {fill({ text: words.HAND_OF, with: { seat: { seat } } }, lang)}: {picked.length}
          </h3>
          <CardGrid
            from={null}
            not={[...playedIn(now), ...elsewhere(now, seat)]}
            lang={lang}
            pick={toggle}
            picked={picked}
          />
          <button
            type="button"
            class="go"
            disabled={picked.length === 0}
            onClick={() => {
              enter([{ type: 'hand', seat, cards: picked }]);
              setSeat(null);
            }}
          >
            {DONE[lang]}
          </button>
        </div>
      )}
    </details>
  );
}
