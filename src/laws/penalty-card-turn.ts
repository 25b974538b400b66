// A defender's turn where penalty cards count: who plays, what the hand leaves open, and what is said about cards that lie there.
import { isHonour, sorted } from '../bridge/cards';
import { type Legal, legalCards, type PenaltyCard, penaltyCards } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { suitLed, trickToFollow } from '../bridge/trick';
import type { Card, Seat, Suit } from '../bridge/types';
import type { Say } from '../text';
import type { ArticleId, Option } from './law';
import { isDefender, option, playsAfter } from './option';

/** 50E1: while it lies there everyone may use it. */
export const WHILE_IT_LIES: Say = {
  text: {
    nl: 'Zolang de kaart ligt, mag iedereen ermee rekening houden (50E1).',
    en: 'While the card lies there, everyone may take it into account (50E1).',
  },
};
const PLAYS = {
  known: { nl: '{seat} speelt {cards}.', en: '{seat} plays {cards}.' },
  hidden: { nl: '{seat} speelt een kaart die mag.', en: '{seat} plays a card that is allowed.' },
} as const;

/** `legal` is null where the hand is hidden, `led` where the seat leads. */
export interface Turn {
  now: TableState;
  seat: Seat;
  legal: Legal | null;
  led: Suit | null;
}

export const cardsOf = (penalties: readonly PenaltyCard[]): readonly Card[] => penalties.map((one) => one.card);

/** The turn of a defender who waits for nobody, or null. */
export function turnOf(now: TableState): Turn | null {
  const seat = now.turn;
  if (seat === null || now.phase !== 'play' || isDefender(now, seat) !== true) return null;
  if (now.restrictions.some((one) => one.type === 'wait' && one.seat === seat)) return null;
  const follows = trickToFollow(now, seat);
  const led = follows === null ? null : suitLed(follows.trick);
  if (follows !== null && led === null) return null;
  return { now, seat, legal: legalCards(now, seat), led };
}

/** The choice of the seat itself out of `cards`, or out of all that is left to it. */
export function ownChoice(turn: Turn, id: string, articles: readonly ArticleId[], cards?: readonly Card[]): Option {
  const { seat } = turn;
  const left = cards ?? playsAfter(turn.now, [], seat).cards;
  const plays = { seat, cards: left && sorted(left) };
  const text = plays.cards === null ? PLAYS.hidden : PLAYS.known;
  return option(id, [seat], { text, with: { seat: { seat }, cards: { cards: plays.cards ?? [] } } }, articles, {
    plays,
  });
}

const STAYS_MAJOR = {
  nl: 'Werd {card} alleen groot omdat er meer strafkaarten waren? Of de kaart groot blijft nu de andere weg is, regelt de tekst niet. Dat bepaalt de WL (50B).',
  en: 'Did {card} become major only because there were several? Whether it stays so with the other gone is not in the text. That is for the director (50B).',
};

/**
 * 50B says when a card becomes major, not whether it can go back: said of a lone low card whose companion has gone, so that only the director can settle what
 * it asks. A card that was played or shown on purpose is major by itself.
 */
export function staysMajor(now: TableState, seat: Seat): readonly Say[] {
  const [one, ...more] = penaltyCards(now, seat);
  if (one === undefined || more.length > 0 || one.size === 'minor' || isHonour(one.card)) return [];
  const is = (other: { seat: Seat; card: Card }): boolean => other.seat === seat && other.card === one.card;
  if (now.withdrawn.some(is) || now.exposed.some((shown) => is(shown) && shown.how === 'deliberate')) return [];
  const played = now.tricks.some(({ plays }) => plays.some((play) => play?.seat === seat && play.faced !== undefined));
  if (!played && !now.pickedUp.some((up) => up.seat === seat)) return [];
  return [{ text: STAYS_MAJOR, with: { card: { card: one.card } } }];
}
