// Cards on the move between hands and tricks, and whose turn that leaves.
import { copied, type Play, type TableState, type Trick } from './table';
import { isComplete, nextToPlay, winnerOf } from './trick';
import { type Card, type Contract, type Hands, lho, type Seat } from './types';

export const NONE: readonly Play[] = [];

export function takenFrom(hands: Hands, seat: Seat, card: Card): Hands {
  const hand = hands[seat];
  const at = hand === undefined ? -1 : hand.indexOf(card);
  if (hand === undefined || at < 0) return hands;
  const left = hand.slice();
  left.splice(at, 1);
  const { N, E, S, W } = hands;
  const next: { -readonly [S in Seat]?: readonly Card[] } = N && E && S && W ? { N, E, S, W } : { ...hands };
  next[seat] = left;
  return next;
}

export function handShown(state: TableState, seat: Seat, cards: readonly Card[]): TableState {
  const hands: { -readonly [S in Seat]?: readonly Card[] } = { ...state.hands };
  hands[seat] = cards;
  const next = copied(state);
  next.hands = hands;
  return next;
}

export function givenTo(hands: Hands, seat: Seat, card: Card): Hands {
  const hand = hands[seat];
  return hand === undefined || hand.includes(card) ? hands : { ...hands, [seat]: [...hand, card] };
}

export function withLast(tricks: readonly Trick[], trick: Trick): readonly Trick[] {
  const next = tricks.slice();
  next[next.length - 1] = trick;
  return next;
}

/** Whose turn it is to play by the tricks so far: next in the running trick, the winner of the last, or declarer's LHO. */
export function playTurn(tricks: readonly Trick[], contract: Contract | null): Seat | null {
  const last = tricks[tricks.length - 1];
  if (last === undefined) return contract === null ? null : lho(contract.declarer);
  if (!isComplete(last)) return nextToPlay(last);
  return contract === null ? null : winnerOf(last, contract.strain);
}

/** Removes one card from a trick, wherever it lies there. */
export function outOfTrick(trick: Trick, seat: Seat, card: Card): { trick: Trick; gone: Play | null } {
  const is = (one: Play | null): boolean => one !== null && one.seat === seat && one.card === card;
  const gone = [...trick.plays, ...trick.loose, ...trick.added].find(is) ?? null;
  const keep = (one: Play | null): boolean => !is(one);
  return {
    trick: { plays: trick.plays.filter(keep), loose: trick.loose.filter(keep), added: trick.added.filter(keep) },
    gone,
  };
}

export function takenOut(state: TableState, index: number, seat: Seat, card: Card): TableState {
  const trick = state.tricks[index];
  if (trick === undefined) return state;
  const out = outOfTrick(trick, seat, card);
  if (out.gone === null) return state;
  const bare = out.trick.plays.length + out.trick.loose.length + out.trick.added.length === 0;
  const tricks = bare
    ? state.tricks.filter((_, i) => i !== index)
    : state.tricks.map((one, i) => (i === index ? out.trick : one));
  return {
    ...state,
    tricks,
    hands: givenTo(state.hands, seat, card),
    withdrawn: [...state.withdrawn, out.gone],
    // A card beside the trick changes nobody's turn.
    turn: trick.loose.includes(out.gone) ? state.turn : playTurn(tricks, state.contract),
    phase: 'play',
  };
}
