// At the table's edge, with the pill, while the panel is closed: penalty cards and restrictions that are in force.
import { type Card, SEATS, type Seat } from '../../bridge/types';
import { fill, type Lang, type Say, seatLetter } from '../../text';
import * as words from './strings';
import { CardSign, Words } from './words';

/** Characters that fit on one line of it, and how high a line is in CSS pixels at 100 % text. */
const ACROSS = 27;
const LINE = 26;

/** Its height in CSS pixels at 100 % text when it is short. */
export const EDGE_SHORT = LINE + 20;

/** Its height in CSS pixels at 100 % text. */
export const edgeHeight = (says: readonly Say[], lang: Lang): number =>
  says.reduce((sum, say) => sum + Math.ceil(fill(say, lang).length / ACROSS) * LINE + 4, says.length === 0 ? 0 : 20);

/** "♥10 W" where there is no room for more; null for what names no card. */
function Short({ say, lang }: { say: Say; lang: Lang }) {
  const values = Object.values(say.with ?? {});
  const card = values.find((value): value is { card: Card } => typeof value === 'object' && 'card' in value);
  const seat = values.find((value): value is { seat: Seat } => typeof value === 'object' && 'seat' in value);
  if (card === undefined || seat === undefined || !SEATS.includes(seat.seat)) return <>§</>;
  return (
    <>
      <CardSign card={card.card} lang={lang} /> {seatLetter(seat.seat, lang)}
    </>
  );
}

/** Nothing where nothing is in force. `short`: there is little room; the words are then for the ear and in the panel. */
export function Edge(props: { says: readonly Say[]; lang: Lang; short: boolean; stale: boolean }) {
  const { says, lang, short, stale } = props;
  if (says.length === 0) return null;
  return (
    <ul class={`edge${short ? ' short' : ''}${stale ? ' stale' : ''}`} aria-label={words.STATE[lang]}>
      {says.map((say, i) => (
        <li key={i} title={short ? fill(say, lang) : undefined}>
          {short ? <Short say={say} lang={lang} /> : <Words say={say} lang={lang} />}
        </li>
      ))}
    </ul>
  );
}
