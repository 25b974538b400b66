// Letters of cards and seats, as both formats write them, to numbers and back.
import { DECK } from '../bridge/cards';
import { type Card, SEATS, type Seat, type Strain } from '../bridge/types';

const table = (letters: string, values?: readonly number[]): Int8Array => {
  const codes = new Int8Array(128).fill(-1);
  for (let i = 0; i < letters.length; i++) {
    const value = values?.[i] ?? i;
    codes[letters.charCodeAt(i)] = value;
    codes[letters.toLowerCase().charCodeAt(i)] = value;
  }
  return codes;
};

const RANK = table('23456789TJQKA');
const SUIT = table('CDHS');
const STRAIN = table('CDHSN');
const SEAT = table('NESW');

const look = (codes: Int8Array, code: number): number => (code < 128 ? (codes[code] as number) : -1);

/** Height of a rank letter, 0 (two) to 12 (ace); -1 when it is none. `code` is a UTF-16 unit, any case. */
export const rankAt = (code: number): number => look(RANK, code);
/** Place of a suit letter, clubs 0 to spades 3; -1 when it is none. */
export const suitAt = (code: number): number => look(SUIT, code);
/** As `suitAt`, with 4 for no trumps. */
export const strainAt = (code: number): number => look(STRAIN, code);
/** Seats clockwise from North 0; -1 when it is none. */
export const seatAt = (code: number): number => look(SEAT, code);

export const STRAINS: readonly Strain[] = ['C', 'D', 'H', 'S', 'N'];
/** The seat `places` clockwise from North; any whole number from 0. */
export const seatOf = (places: number): Seat => SEATS[places & 3] as Seat;
/** The card with this index in DECK. */
export const cardOf = (index: number): Card => DECK[index] as Card;

/** The card at this place of a text, suit letter first, `10` for ten: its index in DECK, -1 when there is none. */
export function cardAt(text: string, at: number): number {
  const suit = suitAt(text.charCodeAt(at));
  if (suit < 0) return -1;
  const rank = isTen(text, at + 1) ? 8 : rankAt(text.charCodeAt(at + 1));
  return rank < 0 ? -1 : suit * 13 + rank;
}
/** Where the card at this place ends. */
export const cardEnd = (text: string, at: number): number => at + (isTen(text, at + 1) ? 3 : 2);
const isTen = (text: string, at: number): boolean => text.charCodeAt(at) === 49 && text.charCodeAt(at + 1) === 48;

/** Suit codes in explanations (`!H`, `@H`, `\H` of the programs that write LIN and PBN) as suit signs. */
export const plainText = (text: string): string =>
  text
    .replace(/[!@\\]([SHDC])(?![a-z]{2})/gi, (_, suit: string) => '♣♦♥♠'[suitAt(suit.charCodeAt(0))] as string)
    .trim();
