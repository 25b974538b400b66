// What a page can show of a table: cards, calls, claims and their end. What people report and what is ruled comes on top in `replay.ts`.
import { contractOf, isAuctionOver } from './auction';
import type { TableEvent } from './events';
import { handShown, playTurn } from './moves';
import { gap, play, takeBack } from './playing';
import { afterCall, type Restriction } from './restrictions';
import { type CallMade, type Claim, copied, empty, type TableState } from './table';
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

/** The table after one more event that a page shows; any other event changes nothing. */
export function applyShown(state: TableState, event: TableEvent): TableState {
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
    case 'claim':
    case 'concession': {
      const claim: Claim = {
        seat: event.seat,
        tricks: event.tricks,
        counted: event.type === 'claim' ? event.counted : 'more',
        concession: event.type === 'concession',
        partial:
          event.type === 'claim' &&
          event.counted === 'more' &&
          event.tricks !== null &&
          event.tricks < TRICKS - state.tricks.length,
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
    case 'end': {
      // Play that ended on a claim ended by consent; where it was cut off nobody has answered.
      const agreed = event.why === 'claimed' && state.claim !== null && state.claim.accepted === null;
      const claim = agreed && state.claim !== null ? { ...state.claim, accepted: true } : state.claim;
      return { ...state, phase: 'over', turn: null, claim };
    }
    default:
      return state;
  }
}

/** The table as the page's own events tell it. */
export const replayShown = (log: readonly TableEvent[]): TableState => log.reduce(applyShown, empty);
