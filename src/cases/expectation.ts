// What a case expects of its ruling: the lines that begin with `then` or `never`.
import type { Seat, Side, Suit } from '../bridge/types';
import type { Expectation, OptionWanted, Token } from './case';
import { call, card, count, hand, NotationError, oneOf, seat, seatCard, suit } from './words';

const ARTICLE = /^\d{1,2}(?:[A-F](?:\d(?:[a-e])?)?)?$/u;
const SIGNS = /^[♠♥♦♣]+$/u;

/** An article number: `57A1`, `50D2a`, `49`. */
export const isArticle = (word: string): boolean => ARTICLE.test(word);

function articles(words: readonly string[]): readonly string[] {
  const wrong = words.find((word) => !isArticle(word));
  if (wrong !== undefined || words.length === 0) throw new NotationError(`"${wrong ?? ''}" is no article`);
  return words;
}

const suits = (word: string | undefined): readonly Suit[] => {
  if (word === undefined || !SIGNS.test(word)) throw new NotationError(`"${word ?? ''}" is no suit: write ♠ ♥ ♦ ♣`);
  return [...word].map(suit);
};

/** One word by which an option is meant. Suits and cards with their signs, so that no letter can mean two things. */
export function token(word: string): Token {
  if (SIGNS.test(word)) return { suits: suits(word) };
  if (/^[♠♥♦♣]/u.test(word)) return { card: card(word) };
  return isArticle(word) ? { article: word } : { word: word.toLowerCase() };
}

/** `57A1 by Z plays O ♠H works`: what it is, then in any order who chooses, what may be played, and whether it changes anything. */
function optionWanted(words: readonly string[]): OptionWanted {
  const clauses: Record<'what' | 'by' | 'plays', string[]> = { what: [], by: [], plays: [] };
  let clause: keyof typeof clauses = 'what';
  let idle: boolean | null = null;
  for (const word of words) {
    if (word === 'by' || word === 'plays') clause = word;
    else if (word === 'idle' || word === 'works') idle = word === 'idle';
    else clauses[clause].push(word);
  }
  const { what, by, plays } = clauses;
  const [player, ...cards] = plays;
  return {
    tokens: what.map(token),
    ...(by.length === 0 ? {} : { by: by[0] === 'director' ? 'director' : by.map(seat) }),
    ...(player === undefined ? {} : { plays: { seat: seat(player), cards: cards[0] === 'unseen' ? [] : hand(cards) } }),
    ...(idle === null ? {} : { idle }),
  };
}

function penalty(words: readonly string[]): Expectation {
  const cards: { seat: Seat; card: ReturnType<typeof card>; size?: 'major' | 'minor' }[] = [];
  for (const word of words) {
    const last = cards[cards.length - 1];
    if (word === 'none' && words.length === 1) return { type: 'penalty', cards };
    if ((word === 'major' || word === 'minor') && last !== undefined) last.size = word;
    else cards.push(seatCard(word));
  }
  if (cards.length === 0) throw new NotationError('write: penalty W.♥2 major, or penalty none');
  return { type: 'penalty', cards };
}

const one = (words: readonly string[]): Seat => seat(words[0] ?? '');
const cardsOf =
  (type: 'legal' | 'free' | 'holds' | 'played') =>
  (words: readonly string[]): Expectation => ({ type, seat: one(words), cards: hand(words.slice(1)) });

const READERS: Readonly<Record<string, (words: readonly string[]) => Expectation>> = {
  article: (words) => ({ type: 'article', articles: articles(words) }),
  penalty,
  legal: cardsOf('legal'),
  free: cardsOf('free'),
  holds: cardsOf('holds'),
  played: cardsOf('played'),
  waits: (words) => ({ type: 'waits', seat: one(words) }),
  option: (words) => ({ type: 'option', option: optionWanted(words) }),
  options: (words) => ({ type: 'options', count: count(words[0], 0, 99) }),
  lead: (words) => ({
    type: 'lead',
    seat: one(words),
    must: oneOf(words[1], ['must', 'not']) === 'must',
    suits: suits(words[2]),
    until: words.slice(3).join(' ') === 'while on lead' ? 'losesLead' : 'nextLead',
  }),
  pass: (words) => ({
    type: 'pass',
    seat: one(words),
    for: oneOf(words[1], ['once', 'always']) === 'once' ? 'nextTurn' : 'auction',
  }),
  question: (words) => ({ type: 'question', id: words[0] ?? '' }),
  settled: (words) => ({ type: 'settled', settled: oneOf(words[0], ['yes', 'no']) === 'yes' }),
  tricks: (words) => ({
    type: 'tricks',
    to: { NS: 'NS', NZ: 'NS', EW: 'EW', OW: 'EW' }[oneOf(words[0], ['NS', 'NZ', 'EW', 'OW'])] as Side,
    count: count(words[1], 0, 13),
  }),
  turn: (words) => ({ type: 'turn', seat: one(words) }),
  declarer: (words) => ({ type: 'declarer', seat: one(words) }),
  standing: (words) => ({ type: 'standing', seat: one(words), call: call(words[1] ?? '') }),
  found: (words) => ({
    type: 'found',
    kind: words[0] ?? '',
    ...(words[1] === undefined ? {} : { seat: seat(words[1]) }),
  }),
  director: (words) => ({ type: 'director', articles: words.length === 0 ? [] : articles(words) }),
};

/** What comes after `then` or `never`, in words. Throws `NotationError`. */
export function expectation(words: readonly string[]): Expectation {
  const [first = '', ...rest] = words;
  const name = first.toLowerCase();
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (reader === undefined) throw new NotationError(`"${first}" is no expectation: ${Object.keys(READERS).join(', ')}`);
  return reader(rest);
}
