// What is pressed in a report and at the empty table: cards, seats, calls, contracts. Big, by suit, with sign and letter.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DECK, ofSuit, sorted } from '../../bridge/cards';
import {
  type Call,
  type Card,
  type Contract,
  type Level,
  SEATS,
  type Seat,
  type Strain,
  type Suit,
} from '../../bridge/types';
import { callText, type Lang, seatName, strainText, suitName } from '../../text';
import { CardSign } from '../overlay/words';
import * as words from './strings';
import { typed } from './typing';
import { useKeys } from './use-keys';

const BY_SUIT: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** A button that shows and names one card. One that cannot be picked keeps the focus: it may just have been picked. */
function CardButton(props: { card: Card; lang: Lang; disabled: boolean; pressed?: boolean; press(): void }) {
  const { card, lang, disabled, pressed, press } = props;
  return (
    <button
      type="button"
      class="pick-card"
      aria-pressed={pressed}
      data-card={card}
      aria-disabled={disabled}
      onClick={() => !disabled && press()}
    >
      <CardSign card={card} lang={lang} />
    </button>
  );
}

/**
 * Cards in rows by suit; `from` null: the whole pack. `not` cannot be picked. Two keys pick one too. `picked`: those that are picked already, where several
 * can be.
 */
export function CardGrid(props: {
  from: readonly Card[] | null;
  not: readonly Card[];
  lang: Lang;
  pick(card: Card): void;
  picked?: readonly Card[];
}) {
  const { from, not, lang, pick, picked } = props;
  const [suit, setSuit] = useState<Suit | null>(null);
  const cards = sorted(from ?? DECK);
  const can = (card: Card): boolean => cards.includes(card) && !not.includes(card);
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, (key) => {
    const made = typed(suit, key, lang);
    if (made === null) return false;
    setSuit('suit' in made ? made.suit : null);
    if ('card' in made && can(made.card)) take(made.card);
    return true;
  });
  // The card that was picked may be gone from here; the keys that follow must not go to the page.
  const picking = useRef(false);
  useLayoutEffect(() => {
    const grid = root.current;
    const { activeElement } = (grid?.getRootNode() ?? document) as Document | ShadowRoot;
    if (picking.current && grid !== null && !grid.contains(activeElement)) grid.focus({ preventScroll: true });
    picking.current = false;
  });
  const take = (card: Card) => {
    picking.current = true;
    pick(card);
  };
  return (
    <div class="card-grid" ref={root} tabIndex={-1}>
      {BY_SUIT.map((one) => {
        const row = ofSuit(cards, one);
        return (
          row.length > 0 && (
            <fieldset class="card-row" key={one}>
              <legend class="ear">{suitName(one, lang)}</legend>
              {row.map((card) => (
                <CardButton
                  key={card}
                  card={card}
                  lang={lang}
                  disabled={!can(card)}
                  pressed={picked?.includes(card)}
                  press={() => take(card)}
                />
              ))}
            </fieldset>
          )
        );
      })}
      <p class="pick-hint">
        {words.PICK_HINT[lang]} {suit !== null && <b role="status">{suitName(suit, lang)} …</b>}
      </p>
    </div>
  );
}

export function SeatButtons(props: {
  seats: readonly Seat[];
  lang: Lang;
  pick(seat: Seat): void;
  pressed?: Seat | null;
  disabled?: readonly Seat[];
}) {
  const { seats, lang, pick, pressed, disabled } = props;
  return (
    <div class="picks">
      {seats.map((seat) => (
        <button
          type="button"
          key={seat}
          data-seat={seat}
          aria-pressed={pressed === undefined ? undefined : pressed === seat}
          disabled={disabled?.includes(seat)}
          onClick={() => pick(seat)}
        >
          {seatName(seat, lang)}
        </button>
      ))}
    </div>
  );
}

const isRed = (strain: string | undefined): boolean => strain === 'D' || strain === 'H';

/** A call as it is written, for the ear in words. */
export function callName(call: Call, lang: Lang): string {
  const strain = call[1];
  if (call === 'P' || call === 'X' || call === 'XX' || strain === 'N') return callText(call, lang);
  return `${call[0]} ${suitName(strain as Suit, lang)}`;
}

export function CallButtons(props: { calls: readonly Call[]; lang: Lang; pick(call: Call): void }) {
  return (
    <div class="picks calls">
      {props.calls.map((call) => (
        <button
          type="button"
          key={call}
          class={/^\d/.test(call) ? 'call' : undefined}
          data-call={call}
          aria-label={callName(call, props.lang)}
          onClick={() => props.pick(call)}
        >
          <span class={isRed(call[1]) ? 'red' : undefined}>{callText(call, props.lang)}</span>
        </button>
      ))}
    </div>
  );
}

function Row<T extends string | number>(props: {
  title: string;
  values: readonly { value: T; label: string; name?: string; red?: boolean }[];
  value: T | null;
  pick(value: T): void;
}) {
  return (
    <fieldset class="contract-row">
      <legend>{props.title}</legend>
      <div class="picks">
        {props.values.map(({ value, label, name, red }) => (
          <button
            type="button"
            key={value}
            data-value={value}
            aria-label={name}
            aria-pressed={props.value === value}
            onClick={() => props.pick(value)}
          >
            <span class={red ? 'red' : undefined}>{label}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
const STRAINS = ['C', 'D', 'H', 'S', 'N'] as const;

/** A contract in three presses and a fourth to go on. */
export function ContractPicker(props: { lang: Lang; pick(contract: Contract): void }) {
  const { lang, pick } = props;
  const [level, setLevel] = useState<Level | null>(null);
  const [strain, setStrain] = useState<Strain | null>(null);
  const [doubled, setDoubled] = useState<Contract['doubled']>(0);
  const [declarer, setDeclarer] = useState<Seat | null>(null);
  const ready = level !== null && strain !== null && declarer !== null;
  return (
    <div class="contract-picker">
      <Row
        title={words.LEVEL[lang]}
        values={LEVELS.map((value) => ({ value, label: String(value) }))}
        value={level}
        pick={(value: Level) => setLevel(value)}
      />
      <Row
        title={words.STRAIN[lang]}
        values={STRAINS.map((value) => ({
          value,
          label: strainText(value, lang),
          name: value === 'N' ? strainText(value, lang) : suitName(value, lang),
          red: isRed(value),
        }))}
        value={strain}
        pick={(value: Strain) => setStrain(value)}
      />
      <Row
        title={words.DECLARER[lang]}
        values={SEATS.map((value) => ({ value, label: seatName(value, lang) }))}
        value={declarer}
        pick={(value: Seat) => setDeclarer(value)}
      />
      <Row
        title={words.DOUBLED[lang]}
        values={([0, 1, 2] as const).map((value) => ({ value, label: words.DOUBLES[value]?.[lang] ?? '' }))}
        value={doubled}
        pick={(value: Contract['doubled']) => setDoubled(value)}
      />
      <button
        type="button"
        class="go"
        disabled={!ready}
        onClick={() => ready && pick({ level, strain, doubled, declarer })}
      >
        {words.DONE[lang]}
      </button>
    </div>
  );
}
