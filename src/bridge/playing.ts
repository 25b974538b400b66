// Cards as they are played, shown together, taken back or missed.
import { callTurn } from './auction';
import type { TableEvent } from './events';
import { givenTo, NONE, playTurn, takenFrom, withLast } from './moves';
import { afterPlay, afterTrick, penaltyCards } from './restrictions';
import { copied, type Play, type TableState, type Trick } from './table';
import { EMPTY_TRICK, isComplete, playBy } from './trick';
import type { Seat } from './types';

function owedPlay(state: TableState, owed: TableState['owed'][number], made: Play): TableState {
  const tricks = state.tricks.map((trick, i) =>
    i === owed.trick - 1 ? { ...trick, plays: [...trick.plays, made] } : trick,
  );
  const left = state.owed.filter((one) => one !== owed);
  return {
    ...state,
    turn: left[0]?.seat ?? playTurn(tricks, state.contract),
    tricks,
    hands: takenFrom(state.hands, made.seat, made.card),
    restrictions: afterPlay(state.restrictions, { seat: made.seat, card: made.card, led: false, trick: owed.trick }),
    owed: left,
    n: state.n + 1,
  };
}

export function play(state: TableState, event: Extract<TableEvent, { type: 'play' }>): TableState {
  const { seat, card, as, mark, id } = event;
  const last = state.tricks[state.tricks.length - 1];
  const opens = last === undefined || as === 'lead' || (as === undefined && isComplete(last));
  const made: Play = { seat, card, at: id, n: state.n };
  if (mark !== undefined) made.mark = mark;
  // Every card of every board comes through here: the rare things cost nothing where they are absent.
  const ruled = state.restrictions.length > 0;
  const open = ruled ? penaltyCards(state, seat).find((one) => one.card === card) : undefined;
  if (open !== undefined) made.faced = open.size;
  if (state.turn !== null && state.turn !== seat) made.due = state.turn;
  const owed = state.owed.length === 0 || as === 'lead' ? undefined : state.owed.find((one) => one.seat === seat);
  if (owed !== undefined) return owedPlay(state, owed, made);
  let tricks: readonly Trick[];
  let loose = false;
  if (opens) tricks = [...state.tricks, { plays: [made], loose: NONE, added: NONE }];
  else {
    loose = isComplete(last) || playBy(last, seat) !== null;
    const { plays, loose: beyond, added } = last;
    tricks = withLast(
      state.tricks,
      loose ? { plays, loose: [...beyond, made], added } : { plays: [...plays, made], loose: beyond, added },
    );
  }
  const trick = tricks[tricks.length - 1] as Trick;
  const complete = isComplete(trick);
  const turn = loose ? state.turn : playTurn(tricks, state.contract);
  let restrictions = state.restrictions;
  if (ruled) restrictions = afterPlay(restrictions, { seat, card, led: opens, trick: tricks.length });
  if (ruled && complete && !loose) restrictions = afterTrick(restrictions, turn);
  const next = copied(state);
  if (next.phase !== 'over') next.phase = complete && tricks.length >= 13 ? 'over' : 'play';
  next.turn = turn;
  next.tricks = tricks;
  next.hands = takenFrom(state.hands, seat, card);
  next.restrictions = restrictions;
  next.n = state.n + 1;
  return next;
}

/** Law 58A: the card of the seat whose turn it was counts as the first of those that came together. */
export function together(state: TableState, event: Extract<TableEvent, { type: 'simultaneous' }>): TableState {
  return inTurnFirst(state, event.plays).reduce(
    (so, { seat, card }) => play(so, { id: event.id, from: event.from, type: 'play', seat, card }),
    state,
  );
}

/** Cards that came together, in the order in which they count. */
export const inTurnFirst = <T extends { seat: Seat }>(state: TableState, plays: readonly T[]): readonly T[] => [
  ...plays.filter(({ seat }) => seat === state.turn),
  ...plays.filter(({ seat }) => seat !== state.turn),
];

/** Takes the newest card of the last trick back; the trick disappears with its only card. */
function withoutNewest(state: TableState): TableState {
  const trick = state.tricks[state.tricks.length - 1];
  if (trick === undefined) return state;
  const seen = [...trick.plays.filter((one): one is Play => one !== null), ...trick.loose];
  const newest = seen.reduce<Play | null>((best, one) => (best === null || one.n > best.n ? one : best), null);
  const unseenLast = trick.plays.length > 0 && trick.plays[trick.plays.length - 1] === null && trick.loose.length === 0;
  const plays = unseenLast || newest === null ? trick.plays.slice(0, -1) : trick.plays.filter((one) => one !== newest);
  const loose = unseenLast ? trick.loose : trick.loose.filter((one) => one !== newest);
  const gone = plays.length + loose.length === 0;
  const tricks = gone ? state.tricks.slice(0, -1) : withLast(state.tricks, { ...trick, plays, loose });
  if (unseenLast || newest === null) return { ...state, tricks };
  return {
    ...state,
    tricks,
    hands: givenTo(state.hands, newest.seat, newest.card),
    withdrawn: [...state.withdrawn, newest],
  };
}

export function takeBack(state: TableState, what: 'call' | 'play', count: number): TableState {
  if (what === 'call') {
    const calls = state.calls.slice(0, Math.max(0, state.calls.length - count));
    return {
      ...state,
      phase: 'auction',
      contract: null,
      calls,
      turn: state.board && callTurn(calls, state.board.dealer),
    };
  }
  let next = state;
  for (let i = 0; i < count && next.tricks.length > 0; i++) next = withoutNewest(next);
  return { ...next, phase: 'play', turn: playTurn(next.tricks, next.contract) };
}

export function gap(state: TableState, event: Extract<TableEvent, { type: 'gap' }>): TableState {
  if (event.in === 'auction') return { ...state, whole: false, turn: event.next ?? null };
  let tricks = state.tricks;
  // No more than 52 cards can be missing, whatever a torn log claims.
  for (let i = 0; i < Math.min(event.missed, 52); i++) {
    const last = tricks[tricks.length - 1];
    tricks =
      last === undefined || isComplete(last)
        ? [...tricks, { ...EMPTY_TRICK, plays: [null] }]
        : withLast(tricks, { ...last, plays: [...last.plays, null] });
  }
  const phase = state.phase === 'auction' ? 'play' : state.phase;
  return { ...state, tricks, whole: false, phase, turn: event.next ?? playTurn(tricks, state.contract) };
}
