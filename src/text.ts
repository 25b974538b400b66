// Texts in two languages and the filling of their blanks: seats, cards and suits print as each language writes them.
import { rankOf, suitOf } from './bridge/cards';
import type { Call, Card, Rank, Seat, Side, Strain, Suit } from './bridge/types';

export type Lang = 'nl' | 'en';
/** One text in every language. `{name}` is a blank for the value of that name. */
export type Text = Readonly<Record<Lang, string>>;

/** A value for a blank. Lists print as lists: `cards` with or ("♥H, ♥8 of ♥6"), `everyCard`, `seats` and `suits` with and. */
export type Value =
  | { seat: Seat }
  | { seats: readonly Seat[] }
  | { side: Side }
  | { card: Card }
  | { cards: readonly Card[] }
  | { everyCard: readonly Card[] }
  | { suit: Suit }
  | { suits: readonly Suit[] }
  | { call: Call }
  | { text: Text }
  | { words: string }
  | number;

/** Something to say: a text with its blanks. */
export interface Say {
  text: Text;
  with?: Readonly<Record<string, Value>>;
}

/** A piece of a filled text; cards and suits stay apart so that a screen can colour them and a voice can read them. */
export type Part = string | { card: Card } | { suit: Suit };

const SIGN: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const RANK: Readonly<Record<Lang, Partial<Record<Rank, string>>>> = {
  nl: { K: 'H', Q: 'V', J: 'B', T: '10' },
  en: { T: '10' },
};
const SEAT: Readonly<Record<Lang, Record<Seat, string>>> = {
  nl: { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' },
  en: { N: 'North', E: 'East', S: 'South', W: 'West' },
};
const SEAT_LETTER: Readonly<Record<Lang, Record<Seat, string>>> = {
  nl: { N: 'N', E: 'O', S: 'Z', W: 'W' },
  en: { N: 'N', E: 'E', S: 'S', W: 'W' },
};
const SIDE: Readonly<Record<Lang, Record<Side, string>>> = {
  nl: { NS: 'Noord-Zuid', EW: 'Oost-West' },
  en: { NS: 'North-South', EW: 'East-West' },
};
const SUIT: Readonly<Record<Lang, Record<Suit, string>>> = {
  nl: { C: 'klaveren', D: 'ruiten', H: 'harten', S: 'schoppen' },
  en: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
};
const RANK_NAME: Readonly<Record<Lang, Partial<Record<Rank, string>>>> = {
  nl: { A: 'aas', K: 'heer', Q: 'vrouw', J: 'boer', T: 'tien' },
  en: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten' },
};
const CALL: Readonly<Record<Lang, { P: string; X: string; XX: string }>> = {
  nl: { P: 'pas', X: 'doublet', XX: 'redoublet' },
  en: { P: 'pass', X: 'double', XX: 'redouble' },
};
/** What the Dutch write for notrump: SA in the Netherlands, ZT in Flanders. */
export type Notrump = 'SA' | 'ZT';
let notrump: Notrump = 'SA';
/** From now on Dutch texts print notrump so. One for all that this page prints, for one reader sits before it: what prints a call deep inside need not be handed it. */
export function printNotrumpAs(word: Notrump): void {
  notrump = word;
}

const LAST: Text = { nl: 'of', en: 'or' };
const AND: Text = { nl: 'en', en: 'and' };

export const suitSign = (suit: Suit): string => SIGN[suit];
export const suitName = (suit: Suit, lang: Lang): string => SUIT[lang][suit];
export const rankLetter = (rank: Rank, lang: Lang): string => RANK[lang][rank] ?? rank;
export const seatName = (seat: Seat, lang: Lang): string => SEAT[lang][seat];
export const seatLetter = (seat: Seat, lang: Lang): string => SEAT_LETTER[lang][seat];
export const sideName = (side: Side, lang: Lang): string => SIDE[lang][side];
/** `♥H` in Dutch, `♥K` in English. */
export const cardText = (card: Card, lang: Lang): string => SIGN[suitOf(card)] + rankLetter(rankOf(card), lang);
/** As it is spoken: "harten heer", "king of hearts". */
export function cardName(card: Card, lang: Lang): string {
  const rank = RANK_NAME[lang][rankOf(card)] ?? rankOf(card);
  return lang === 'nl' ? `${suitName(suitOf(card), lang)} ${rank}` : `${rank} of ${suitName(suitOf(card), lang)}`;
}
export function strainText(strain: Strain, lang: Lang): string {
  if (strain !== 'N') return SIGN[strain];
  return lang === 'nl' ? notrump : 'NT';
}
/** `2♥`, `3SA`, `pas`. */
export function callText(call: Call, lang: Lang): string {
  if (call === 'P' || call === 'X' || call === 'XX') return CALL[lang][call];
  return `${call[0]}${strainText(call[1] as Strain, lang)}`;
}

function list<T>(items: readonly T[], show: (item: T) => Part, word: string): readonly Part[] {
  return items.flatMap((item, i): Part[] => {
    if (i === 0) return [show(item)];
    return [i === items.length - 1 ? ` ${word} ` : ', ', show(item)];
  });
}

function value(of: Value, lang: Lang): readonly Part[] {
  if (typeof of === 'number') return [String(of)];
  if ('seat' in of) return [seatName(of.seat, lang)];
  if ('seats' in of) return list(of.seats, (seat) => seatName(seat, lang), AND[lang]);
  if ('side' in of) return [sideName(of.side, lang)];
  if ('card' in of) return [{ card: of.card }];
  if ('cards' in of) return list(of.cards, (card) => ({ card }), LAST[lang]);
  if ('everyCard' in of) return list(of.everyCard, (card) => ({ card }), AND[lang]);
  if ('suit' in of) return [{ suit: of.suit }];
  if ('suits' in of) return list(of.suits, (suit) => ({ suit }), AND[lang]);
  if ('call' in of) return [callText(of.call, lang)];
  if ('text' in of) return [of.text[lang]];
  return [of.words];
}

/** With a capital where it begins a sentence: "Doublet van West", "Pas van Noord". */
function begun(value: readonly Part[], before: readonly Part[]): readonly Part[] {
  const [first, ...rest] = value;
  const last = before[before.length - 1];
  const begins = last === undefined || (typeof last === 'string' && /[.!?] $/u.test(last));
  return begins && typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : value;
}

/** The filled text in pieces. A blank without a value stays as it is written, so that a test or a reader sees it. */
export function parts(say: Say, lang: Lang): readonly Part[] {
  const found: Part[] = [];
  for (const piece of say.text[lang].split(/(\{\w+\})/)) {
    if (piece === '') continue;
    const name = piece.startsWith('{') ? piece.slice(1, -1) : null;
    const values = say.with ?? {};
    const of = name !== null && Object.hasOwn(values, name) ? values[name] : undefined;
    found.push(...(of === undefined ? [piece] : begun(value(of, lang), found)));
  }
  return found;
}

/** The filled text as one string: `{card}` prints as ♥H, a suit as ♥. */
export function fill(say: Say, lang: Lang): string {
  return parts(say, lang)
    .map((part) => (typeof part === 'string' ? part : 'card' in part ? cardText(part.card, lang) : suitSign(part.suit)))
    .join('');
}
