// The table as the log tells it, legal or not: `apply` records and never refuses. Who broke which law is for the detectors.
import { contractOf, isAuctionOver } from './auction';
import { effect } from './effects';
import type { TableEvent } from './events';
import { handShown, playTurn } from './moves';
import { gap, play, takeBack, together } from './playing';
import { afterCall, type Restriction, withWaits } from './restrictions';
import { type CallMade, type Claim, copied, type Exposed, empty, type TableState } from './table';
import { lho, type Seat } from './types';

const TRICKS = 13;

/** Law 28A: who calls at the turn of a RHO that had to pass once, calls in rotation; that pass is behind him. */
function turnsSkipped({ restrictions, turn }: TableState, caller: Seat): readonly Restriction[] {
  if (turn === null || restrictions.length === 0 || lho(turn) !== caller) return restrictions;
  return restrictions.filter((one) => one.type !== 'pass' || one.seat !== turn || one.for !== 'nextTurn');
}

function call(state: TableState, event: Extract<TableEvent, { type: 'call' }>): TableState {
  const made: CallMade = { seat: event.seat, call: event.call, at: event.id };
  if (event.marks !== undefined) made.marks = event.marks;
  const next = copied(state);
  const calls = [...state.calls, made];
  next.calls = calls;
  // Law 39: what is called after the final pass changes nothing.
  if (state.phase !== 'auction') return next;
  if (state.turn !== null && state.turn !== event.seat) made.due = state.turn;
  const over = isAuctionOver(calls);
  const contract = over ? contractOf(calls) : null;
  next.restrictions = afterCall(turnsSkipped(state, event.seat), calls, over, contract);
  next.turn = lho(event.seat);
  if (!over) return next;
  next.contract = contract;
  next.phase = next.contract === null ? 'over' : 'play';
  next.turn = next.contract === null ? null : playTurn(state.tricks, next.contract);
  return next;
}

function step(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'board':
      return { ...empty, board: event.board, turn: event.board.dealer };
    case 'hand':
      return handShown(state, event.seat, event.cards);
    case 'hidden': {
      const { [event.seat]: _hidden, ...hands } = state.hands;
      return { ...state, hands };
    }
    case 'call':
      return call(state, event);
    case 'play':
      return play(state, event);
    case 'contract': {
      const contract = event.contract;
      return {
        ...state,
        contract,
        phase: state.phase === 'over' ? 'over' : 'play',
        turn: playTurn(state.tricks, contract),
      };
    }
    case 'takeBack':
      return takeBack(state, event.what, event.count);
    case 'gap':
      return gap(state, event);
    case 'exposed': {
      const { seat, how, seenByPartner, id: at } = event;
      const shown = event.cards.map((card): Exposed => ({ seat, card, how, seenByPartner, at, phase: state.phase }));
      return { ...state, exposed: [...state.exposed, ...shown] };
    }
    case 'named': {
      const { seat, card, id: at } = event;
      const shown: Exposed = { seat, card, how: 'unknown', seenByPartner: true, at, phase: state.phase, named: true };
      return { ...state, exposed: [...state.exposed, shown] };
    }
    case 'claim':
    case 'concession': {
      const claim: Claim = {
        seat: event.seat,
        tricks: event.tricks,
        counted: event.type === 'claim' ? event.counted : 'more',
        concession: event.type === 'concession',
        partial: event.type === 'claim' && event.counted === 'more' && event.tricks < TRICKS - state.tricks.length,
        statement: event.type === 'claim' ? (event.statement ?? null) : null,
        objections: [],
        accepted: null,
        at: event.id,
        n: state.n,
      };
      return { ...state, claim };
    }
    case 'objection':
      return state.claim === null
        ? state
        : { ...state, claim: { ...state.claim, objections: [...state.claim.objections, event.seat] } };
    case 'claimAnswer':
      return state.claim === null ? state : { ...state, claim: { ...state.claim, accepted: event.accepted } };
    case 'answer':
      return { ...state, answers: { ...state.answers, [event.question]: event.value } };
    case 'end': {
      // Play that ended on a claim ended by consent; where it was cut off nobody has answered.
      const agreed = event.why === 'claimed' && state.claim !== null && state.claim.accepted === null;
      const claim = agreed && state.claim !== null ? { ...state.claim, accepted: true } : state.claim;
      return { ...state, phase: 'over', turn: null, claim };
    }
    case 'simultaneous':
      return together(state, event);
    case 'interference':
    case 'misinformation':
    case 'accepted':
    case 'designation':
      return { ...state, told: [...state.told, { what: event, n: state.n }] };
    case 'ruled':
      return event.effects.reduce((so, one) => effect(so, one, event.id), state);
    case 'undo':
    case 'misplaced':
    case 'handled':
    case 'meant':
    case 'found':
    case 'unruled':
      return state;
  }
}

/** The table after one more event. Never refuses and never throws on an event of the type. */
export function apply(state: TableState, event: TableEvent): TableState {
  const next = step(state, event);
  if (next.restrictions.length === 0) return next;
  const restrictions = withWaits(next);
  return restrictions === next.restrictions ? next : { ...next, restrictions };
}

/** The table after a whole log, in the order of the log (see `inOrder`). */
export const replay = (log: readonly TableEvent[]): TableState => log.reduce(apply, empty);
