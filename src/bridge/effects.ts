// What a ruling does to the table.
import { hasEnded } from './auction';
import type { Effect } from './events';
import { givenTo, outOfTrick, playTurn, takenFrom, takenOut, withLast } from './moves';
import { imposed, lifted } from './restrictions';
import type { Play, TableState } from './table';
import { EMPTY_TRICK } from './trick';
import type { Call, Seat } from './types';

function replaced(state: TableState, one: Extract<Effect, { type: 'replace' }>, at: string): TableState {
  const { seat, card, by } = one;
  const trick = state.tricks[one.trick - 1];
  const old = trick?.plays.find((play) => play?.seat === seat && play.card === card) ?? null;
  if (trick === undefined || old === null) return state;
  const beside = trick.loose.find((play) => play.seat === seat && play.card === by);
  const made: Play = beside ?? { seat, card: by, at, n: old.n };
  const plays = trick.plays.map((play) => (play === old ? made : play));
  const loose = trick.loose.filter((play) => play !== beside);
  const tricks = state.tricks.map((each) => (each === trick ? { ...trick, plays, loose } : each));
  return {
    ...state,
    tricks,
    hands: givenTo(takenFrom(state.hands, seat, by), seat, card),
    withdrawn: [...state.withdrawn, old],
    turn: playTurn(tricks, state.contract) ?? state.turn,
  };
}

function ledAfterAll(state: TableState, { trick, seat, card }: Extract<Effect, { type: 'asLead' }>): TableState {
  const from = state.tricks[trick - 1];
  const lead = from?.loose.find((play) => play.seat === seat && play.card === card);
  if (from === undefined || lead === undefined || state.tricks.length > trick) return state;
  const loose = from.loose.filter((play) => play !== lead);
  const tricks = [...withLast(state.tricks, { ...from, loose }), { ...EMPTY_TRICK, plays: [lead] }];
  return { ...state, tricks, turn: playTurn(tricks, state.contract) };
}

/** Without the newest such call. While no card is played, the auction is open again where its end went with the call. */
function callWithdrawn(state: TableState, { seat, call }: { seat: Seat; call: Call }): TableState {
  const place = state.calls.reduce((last, made, i) => (made.seat === seat && made.call === call ? i : last), -1);
  if (place < 0) return state;
  const calls = state.calls.filter((_, i) => i !== place);
  if (state.tricks.length > 0 || hasEnded(calls)) return { ...state, calls };
  return { ...state, calls, phase: 'auction', contract: null, turn: seat };
}

export function effect(state: TableState, one: Effect, at: string): TableState {
  switch (one.type) {
    case 'restrict':
      return { ...state, restrictions: imposed(state.restrictions, one.restriction) };
    case 'lift': {
      const decided = one.restriction.type === 'wait' ? state.tricks.length : state.decided;
      const trick = state.tricks.length;
      const up = one.restriction.type === 'penaltyCard' ? [{ ...one.restriction, trick }] : [];
      const restrictions = lifted(state.restrictions, one.restriction);
      return { ...state, restrictions, pickedUp: [...state.pickedUp, ...up], decided };
    }
    case 'withdraw':
      return takenOut(state, state.tricks.length - 1, one.seat, one.card);
    case 'returnToHand':
      return takenOut(state, one.trick - 1, one.seat, one.card);
    case 'addToTrick': {
      const added: Play = { seat: one.seat, card: one.card, at, n: state.n };
      const tricks = state.tricks.map((trick, i) =>
        i === one.trick - 1 ? { ...trick, added: [...trick.added, added] } : trick,
      );
      return { ...state, tricks, hands: takenFrom(state.hands, one.seat, one.card) };
    }
    case 'replace':
      return replaced(state, one, at);
    case 'asLead':
      return ledAfterAll(state, one);
    case 'toHand': {
      const played = state.tricks.some((trick) => outOfTrick(trick, one.seat, one.card).gone !== null);
      return played ? state : { ...state, hands: givenTo(state.hands, one.seat, one.card) };
    }
    case 'owes':
      return { ...state, owed: [...state.owed, { seat: one.seat, trick: one.trick }], turn: one.seat, phase: 'play' };
    case 'withdrawCall':
      return callWithdrawn(state, one);
    case 'declarer':
      return { ...state, contract: state.contract && { ...state.contract, declarer: one.seat } };
    case 'turn':
      return { ...state, turn: one.seat };
    case 'tricks':
      return { ...state, awarded: { ...state.awarded, [one.to]: state.awarded[one.to] + one.count } };
    case 'mayWithdraw': {
      const { seat, card, article } = one;
      const others = state.replaceable.filter((old) => old.card !== card);
      return { ...state, replaceable: [...others, { seat, card, article, n: state.n }] };
    }
  }
}
