// What a ruling asks of a seat, as data with its own duration. Stepping it forward needs no law.
import type { SeatCall } from './auction';
import { hasSuit, highest, isHonour, lowest, ofSuit, suitOf } from './cards';
import type { TableState } from './table';
import { isComplete, suitLed, trickToFollow } from './trick';
import { type Call, type Card, type Contract, partner, type Seat, type Suit, sameSide } from './types';

/** The article that gives a restriction, where its kind does not tell: leads are of 50D2, cards to follow of 57A. */
export type RuledBy = '26B' | '45C1' | '45C2' | '45C3' | Named | '51A' | '51B1' | '51B2' | '52B2' | '57D' | '58B2';
/** Law 46: the card of dummy that declarer's words come to. */
export type Named = '46B1' | '46B1a' | '46B1b' | '46B1c' | '46B2' | '46B3a' | '46B3b' | '46B4' | '46B5';

export type Restriction =
  /** A card of a defender that lies face up (law 50). `replacedIn`: it was taken back from that trick to be replaced, so it need not be played there (62C2). */
  | { type: 'penaltyCard'; seat: Seat; card: Card; size: 'major' | 'minor'; replacedIn?: number }
  /** Lead (`must`) or do not lead one of `suits`: at the next lead, or as long as the seat keeps the lead. `begun`: it has led under it. */
  | {
      type: 'lead';
      seat: Seat;
      suits: readonly Suit[];
      must: boolean;
      until: 'nextLead' | 'losesLead';
      begun?: boolean;
      article?: RuledBy;
    }
  /** What to play to trick number `trick` (from 1): laws 52, 57A, 58. Highest and lowest are of the suit led. */
  | {
      type: 'follow';
      seat: Seat;
      trick: number;
      what: 'highest' | 'lowest' | 'suit' | 'notSuit' | 'card';
      suit?: Suit;
      card?: Card;
      article?: RuledBy;
    }
  /** Wait with the lead to trick number `trick` until one of `for` has chosen (law 50D2). */
  | { type: 'wait'; seat: Seat; for: readonly Seat[]; trick: number }
  | { type: 'pass'; seat: Seat; for: 'nextTurn' | 'auction' }
  /**
   * The seat calls anew in place of `call`, which was withdrawn (laws 23, 25B, 30-32). `repeat`: it must repeat that call if its RHO passes (31A1).
   * `partnerPasses`: what follows for its partner when the call is not comparable. `made`: the call it then made.
   */
  | { type: 'replacement'; seat: Seat; call: Call; repeat: boolean; partnerPasses: boolean; made?: Call }
  /**
   * At the first lead of this defender declarer may forbid one suit, because `by`, the partner, replaced a call by one not comparable (26B). `begun`: it has
   * led without waiting for that choice, and nobody has played to the lead yet.
   */
  | { type: 'mayForbid'; seat: Seat; by: Seat; begun?: boolean };

export type PenaltyCard = Extract<Restriction, { type: 'penaltyCard' }>;
export type Wait = Extract<Restriction, { type: 'wait' }>;
export type Follow = Extract<Restriction, { type: 'follow' }>;

/** The card of dummy that a ruling under law 46 settled on. Another one is a card that was not named (45D), never a revoke. */
export const isNamed = (one: Restriction): one is Follow & { card: Card } =>
  one.type === 'follow' && one.card !== undefined && one.article?.startsWith('46') === true;
export type Replacement = Extract<Restriction, { type: 'replacement' }>;

export const penaltyCards = (state: TableState, seat?: Seat): readonly PenaltyCard[] =>
  state.restrictions.filter(
    (one): one is PenaltyCard => one.type === 'penaltyCard' && (seat === undefined || one.seat === seat),
  );

/** The number, from 1, of the trick that `seat` plays to next. */
export function trickFor(state: TableState, seat: Seat): number {
  return trickToFollow(state, seat)?.number ?? state.tricks.length + 1;
}

/** The same restriction, whatever has happened to it since (a size that grew, a lead begun). */
function same(a: Restriction, b: Restriction): boolean {
  if (a.type !== b.type || a.seat !== b.seat) return false;
  if (a.type === 'penaltyCard' && b.type === 'penaltyCard') return a.card === b.card;
  if (a.type === 'lead' && b.type === 'lead') return a.must === b.must && a.suits.join() === b.suits.join();
  if (a.type === 'follow' && b.type === 'follow') return a.trick === b.trick;
  return true;
}

/**
 * Adds a restriction. Law 50B is counted anew with each penalty card: one low card exposed by accident is minor; as soon as a defender has two, all are
 * major. Going back from major to minor is not in the law: a card that became major stays so.
 */
export function imposed(all: readonly Restriction[], one: Restriction): readonly Restriction[] {
  const next = [...all.filter((old) => !same(old, one)), one];
  if (one.type !== 'penaltyCard') return next;
  const several = next.filter((r) => r.type === 'penaltyCard' && r.seat === one.seat).length > 1;
  return next.map((r) =>
    several && r.type === 'penaltyCard' && r.seat === one.seat ? { ...r, size: 'major' as const } : r,
  );
}

export const lifted = (all: readonly Restriction[], one: Restriction): readonly Restriction[] =>
  all.filter((old) => !same(old, one));

/** What is left after `seat` played `card` to a trick: `led` when it was the lead, `trick` its number. */
export function afterPlay(
  all: readonly Restriction[],
  play: { seat: Seat; card: Card; led: boolean; trick: number },
): readonly Restriction[] {
  if (all.length === 0) return all;
  return all.flatMap((one): readonly Restriction[] => {
    if (one.type === 'mayForbid' && one.begun === true) return [];
    if (one.seat !== play.seat) return [one];
    if (one.type === 'penaltyCard') return one.card === play.card ? [] : [one];
    if (one.type === 'mayForbid') return play.led ? [{ ...one, begun: true }] : [one];
    if (one.type === 'lead' && play.led) return one.until === 'nextLead' ? [] : [{ ...one, begun: true }];
    if (one.type === 'follow') return one.trick === play.trick ? [] : [one];
    return [one];
  });
}

/** What is left after a trick is complete and `winner` is on lead. */
export function afterTrick(all: readonly Restriction[], winner: Seat | null): readonly Restriction[] {
  if (all.length === 0) return all;
  return all.filter(
    (one) => one.type !== 'lead' || one.until !== 'losesLead' || one.begun !== true || one.seat === winner,
  );
}

/**
 * What is left after the last of `calls`; `contract` when it ended the auction. A duty to pass for the whole auction ends with the auction, a replacement
 * that was never made too, and a lead can be forbidden to a defender only.
 */
export function afterCall(
  all: readonly Restriction[],
  calls: readonly SeatCall[],
  over: boolean,
  contract: Contract | null,
): readonly Restriction[] {
  const last = calls[calls.length - 1];
  if (all.length === 0 || last === undefined) return all;
  const repeats = calls[calls.length - 2]?.call === 'P';
  return all.flatMap((one): readonly Restriction[] => {
    const turn = one.seat === last.seat;
    if (one.type === 'pass') return over || (turn && one.for === 'nextTurn') ? [] : [one];
    if (one.type === 'mayForbid')
      return over && (contract === null || sameSide(one.seat, contract.declarer)) ? [] : [one];
    if (one.type !== 'replacement' || one.made !== undefined) return [one];
    if (!turn) return over ? [] : [one];
    return one.repeat && repeats && last.call === one.call ? [] : [{ ...one, made: last.call }];
  });
}

/**
 * Law 50D2: a defender on lead whose partner has a major penalty card waits until declarer has chosen, at each lead anew. `decided`: number of
 * tricks begun when the last choice was made.
 */
export function withWaits(state: TableState): readonly Restriction[] {
  if (!state.restrictions.some((one) => one.type === 'penaltyCard' || one.type === 'wait')) return state.restrictions;
  const others = state.restrictions.filter((one) => one.type !== 'wait');
  const { turn, contract, phase } = state;
  const last = state.tricks[state.tricks.length - 1];
  const leads = phase === 'play' && turn !== null && (last === undefined || isComplete(last));
  if (!leads || contract === null || sameSide(turn, contract.declarer) || state.decided === state.tricks.length)
    return others;
  const major = others.some((one) => one.type === 'penaltyCard' && one.seat === partner(turn) && one.size === 'major');
  if (!major) return others;
  return [...others, { type: 'wait', seat: turn, for: [contract.declarer], trick: state.tricks.length + 1 }];
}

/** Why a card may or must be played: the article, and the restriction behind it where there is one. */
export interface Why {
  article: '44A' | '44C' | '44D' | '50C' | '50D1a' | '50D1b' | '50D2' | '57A' | '59' | RuledBy;
  restriction?: Restriction;
}

/** `cards`: what the seat may play now. `waits`: not before somebody has chosen. */
export interface Legal {
  cards: readonly Card[];
  why: readonly Why[];
  waits: boolean;
}

function narrowed(
  cards: readonly Card[],
  one: Extract<Restriction, { type: 'lead' | 'follow' }>,
  led: Suit | null,
): readonly Card[] {
  if (one.type === 'lead') return cards.filter((card) => one.suits.includes(suitOf(card)) === one.must);
  switch (one.what) {
    case 'highest':
    case 'lowest': {
      const suited = led === null ? [] : ofSuit(cards, led);
      const card = one.what === 'highest' ? highest(suited) : lowest(suited);
      return card === undefined ? [] : [card];
    }
    case 'suit':
      return cards.filter((card) => suitOf(card) === one.suit);
    case 'notSuit':
      return cards.filter((card) => suitOf(card) !== one.suit);
    case 'card':
      return cards.filter((card) => card === one.card);
  }
}

/** 50C: beside a minor penalty card no other card below the honours of its suit. */
function besideMinor(cards: readonly Card[], minor: Card): readonly Card[] {
  return cards.filter((card) => suitOf(card) !== suitOf(minor) || card === minor || isHonour(card));
}

const ARTICLE_OF = { lead: '50D2', follow: '57A' } as const;

/**
 * Which cards `seat` may play to the running trick or lead to the next, and why: following suit (44C) goes before a restriction, a restriction before a
 * penalty card (50D1b), and what cannot be complied with falls away (59), so a seat that holds cards always has one. Null when the hand is not visible.
 */
export function legalCards(state: TableState, seat: Seat): Legal | null {
  const hand = state.hands[seat];
  if (hand === undefined) return null;
  const running = trickToFollow(state, seat);
  const led = running === null ? null : suitLed(running.trick);
  const trick = trickFor(state, seat);
  const why: Why[] = [];
  let cards: readonly Card[] = hand;
  if (led === null) why.push({ article: '44A' });
  else if (hasSuit(hand, led)) {
    cards = ofSuit(hand, led);
    why.push({ article: '44C' });
  } else why.push({ article: '44D' });
  for (const one of state.restrictions) {
    if (one.seat !== seat) continue;
    const applies = one.type === 'lead' ? led === null : one.type === 'follow' && one.trick === trick;
    if (!applies || (one.type !== 'lead' && one.type !== 'follow')) continue;
    const left = narrowed(cards, one, led);
    why.push({ article: left.length > 0 ? (one.article ?? ARTICLE_OF[one.type]) : '59', restriction: one });
    if (left.length > 0) cards = left;
  }
  const own = penaltyCards(state, seat);
  const major = own.filter((one) => one.size === 'major' && one.replacedIn !== trick);
  const playable = major.filter((one) => cards.includes(one.card));
  if (playable.length > 0) {
    cards = playable.map((one) => one.card);
    why.push(...playable.map((restriction): Why => ({ article: playable.length > 1 ? '51A' : '50D1a', restriction })));
  } else why.push(...major.map((restriction): Why => ({ article: '50D1b', restriction })));
  for (const restriction of own) {
    if (restriction.size !== 'minor') continue;
    const left = besideMinor(cards, restriction.card);
    if (left.length === cards.length || left.length === 0) continue;
    cards = left;
    why.push({ article: '50C', restriction });
  }
  const wait = state.restrictions.find((one) => one.type === 'wait' && one.seat === seat && one.trick === trick);
  if (wait !== undefined) why.push({ article: '50D2', restriction: wait });
  return { cards, why, waits: wait !== undefined };
}
