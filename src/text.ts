// Texts in two languages and the filling of their blanks: seats, cards and suits print as each language writes them.
import type { Call, Card, Seat, Side, Suit } from './bridge/types';

export type Lang = 'nl' | 'en';
/** One text in every language. `{name}` is a blank for the value of that name. */
export type Text = Readonly<Record<Lang, string>>;

/** A value for a blank. `cards` and `seats` print as a list ("♥H, ♥8 of ♥6"). */
export type Value =
  | { seat: Seat }
  | { seats: readonly Seat[] }
  | { side: Side }
  | { card: Card }
  | { cards: readonly Card[] }
  | { suit: Suit }
  | { suits: readonly Suit[] }
  | { call: Call }
  | number;

/** Something to say: a text with its blanks. */
export interface Say {
  text: Text;
  with?: Readonly<Record<string, Value>>;
}
