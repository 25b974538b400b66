// Which option a few words mean: its name, and where that does not tell, the words, cards and suits of its text.
import { type Card, RANKS, type Rank, SUITS, type Suit } from '../bridge/types';
import type { OptionWanted, Token } from '../cases/case';
import type { Option } from '../laws/law';
import { fill } from '../text';

/** Names are words, cards and suits with these between: `demand-H`, `forbid-SD`, `play-HK`, `lead:accept`. */
const SEPARATOR = /[-:]/u;

const isSuits = (text: string): boolean => text !== '' && [...text].every((letter) => SUITS.includes(letter as Suit));
const isCard = (text: string): boolean =>
  text.length === 2 && SUITS.includes(text[0] as Suit) && RANKS.includes(text[1] as Rank);
const suitSet = (suits: Iterable<string>): string => [...suits].sort().join('');

function inName(part: string, token: Token): boolean {
  if ('card' in token) return isCard(part) && part === token.card;
  if ('suits' in token) return isSuits(part) && suitSet(part) === suitSet(token.suits);
  return 'word' in token && part.toLowerCase() === token.word;
}

function inText(option: Option, token: Token): boolean {
  const values = Object.values(option.say.with ?? {});
  if ('card' in token) {
    return values.some((of) => typeof of === 'object' && 'card' in of && of.card === token.card);
  }
  if ('suits' in token) {
    return values.some(
      (of) =>
        typeof of === 'object' &&
        (('suit' in of && suitSet(of.suit) === suitSet(token.suits)) ||
          ('suits' in of && suitSet(of.suits) === suitSet(token.suits))),
    );
  }
  if (!('word' in token)) return false;
  const words: readonly string[] =
    `${fill(option.say, 'nl')} ${fill(option.say, 'en')}`.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return words.includes(token.word) || option.id.toLowerCase().split(SEPARATOR).includes(token.word);
}

/** `57A` is met by `57A` itself and by everything below it. */
export function isUnder(article: string, parent: string): boolean {
  if (!article.startsWith(parent)) return false;
  const rest = article.slice(parent.length);
  return !(/\d$/u.test(parent) && /^\d/u.test(rest));
}

/** `exact`: the words are its whole name; else each of them is found in its name or its text. */
export function isMeant(option: Option, tokens: readonly Token[], exact: boolean): boolean {
  const parts = option.id.split(SEPARATOR);
  const found = (token: Token): boolean =>
    'article' in token
      ? option.articles.some((article) => isUnder(article, token.article))
      : parts.some((part) => inName(part, token)) || (!exact && inText(option, token));
  return tokens.every(found) && (!exact || tokens.length === parts.length);
}

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

/** Whether `option` is as wanted: meant by the words, for these choosers, with exactly these cards. */
export function isWanted(option: Option, wanted: OptionWanted): boolean {
  const { by, plays, idle } = wanted;
  if (!isMeant(option, wanted.tokens, false)) return false;
  if (idle !== undefined && option.idle !== idle) return false;
  if (by !== undefined) {
    if (by === 'director' || option.chooser === 'director') {
      if (by !== option.chooser) return false;
    } else if (!by.every((seat) => option.chooser.includes(seat))) return false;
  }
  if (plays === undefined) return true;
  if (option.plays === null || option.plays.seat !== plays.seat) return false;
  return option.plays.cards === null ? plays.cards.length === 0 : sameCards(option.plays.cards, plays.cards);
}
