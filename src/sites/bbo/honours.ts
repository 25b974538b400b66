// Which letters mean J Q K A: hands are written in the language of the page, and the same letter is another honour in another language.
import type { Rank, Seat } from '../../bridge/types';
import { HONOURS, LANGUAGES, type Language } from './words';

/** Names of the seats as the page writes them, in full or as one letter. */
export type Directions = Partial<Readonly<Record<Seat, string>>>;

const NUMBER = /^([2-9]|10|T)$/;
const SEATS_OF: readonly Seat[] = ['N', 'E', 'S', 'W'];

/** Whether a text names the seat `name`: in full, or as its first letter. */
const means = (text: string, name: string): boolean => {
  const lower = text.toLowerCase();
  return lower === name || lower === name[0];
};

/** Languages in which the page's four directions are called so. */
export const languagesOf = (directions: Directions): readonly Language[] =>
  LANGUAGES.filter(({ seats }) =>
    SEATS_OF.every((seat, i) => directions[seat] !== undefined && means(directions[seat], seats[i] as string)),
  );

type Order = readonly (readonly [string, string])[];

const fits = (ranks: ReadonlyMap<string, Rank>, order: Order): boolean =>
  order.every(([high, low]) => HONOURS.indexOf(ranks.get(high) as Rank) > HONOURS.indexOf(ranks.get(low) as Rank));

function permutations(letters: readonly string[]): readonly (readonly string[])[] {
  if (letters.length <= 1) return [letters];
  return letters.flatMap((first) => permutations(letters.filter((it) => it !== first)).map((rest) => [first, ...rest]));
}

/** Rows that run from high to low, to judge by their numbers; one that runs neither way says nothing. */
function downwards(row: readonly string[]): readonly string[] {
  const numbers = row.filter((text) => NUMBER.test(text)).map((text) => (text === 'T' ? 10 : Number(text)));
  const falls = numbers.every((one, i) => i === 0 || (numbers[i - 1] as number) > one);
  if (falls) return row;
  return numbers.every((one, i) => i === 0 || (numbers[i - 1] as number) < one) ? [...row].reverse() : [];
}

/** What the rows say about the letters of a language: each pair is a higher one and a lower one. */
export interface Letters {
  seen: readonly string[];
  order: Order;
}
export const NO_LETTERS: Letters = { seen: [], order: [] };

/** The letters of `rows`, each the ranks of one suit side by side, with those known from before; too many are of another language. */
export function lettersOf(rows: readonly (readonly string[])[], before: Letters = NO_LETTERS): Letters {
  const now = [...new Set(rows.flat().filter((text) => !NUMBER.test(text)))];
  const order: Order = rows.flatMap((row) => {
    const honours = downwards(row).filter((text) => !NUMBER.test(text));
    return honours.slice(1).map((low, i) => [honours[i] as string, low] as const);
  });
  const seen = [...new Set([...before.seen, ...now])];
  if (seen.length > HONOURS.length) return { seen: now, order };
  const news = order.filter(([high, low]) => !before.order.some((pair) => pair[0] === high && pair[1] === low));
  return { seen, order: [...before.order, ...news] };
}

/**
 * Which letter is which honour: by the order in which they stand, and by the languages we know, first of all those of the page's directions.
 * Null where that leaves more than one reading: then no card is read.
 */
export function honoursIn({ seen, order }: Letters, directions: Directions): ReadonlyMap<string, Rank> | null {
  if (seen.length === 0) return new Map();
  if (seen.length > HONOURS.length) return null;
  const reading = (honours: readonly string[]): ReadonlyMap<string, Rank> =>
    new Map(honours.flatMap((text, i) => (seen.includes(text) ? [[text, HONOURS[i] as Rank] as const] : [])));
  const only = (of: readonly ReadonlyMap<string, Rank>[]): ReadonlyMap<string, Rank> | null | undefined => {
    const possible = of.filter((ranks) => ranks.size === seen.length && fits(ranks, order));
    const distinct = new Set(possible.map((ranks) => seen.map((letter) => ranks.get(letter)).join()));
    return distinct.size === 0 ? undefined : distinct.size === 1 ? possible[0] : null;
  };
  const here = only(languagesOf(directions).map(({ honours }) => reading(honours)));
  if (here !== undefined) return here;
  const known = only(LANGUAGES.map(({ honours }) => reading(honours)));
  if (known !== undefined) return known;
  return seen.length < HONOURS.length ? null : (only(permutations(seen).map(reading)) ?? null);
}

/** Rank of a text; null when it is none of the page's. */
export function rankFrom(text: string, honours: ReadonlyMap<string, Rank>): Rank | null {
  if (!NUMBER.test(text)) return honours.get(text) ?? null;
  return (text === '10' ? 'T' : text) as Rank;
}
