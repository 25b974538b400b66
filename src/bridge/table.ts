// The table as the log tells it, legal or not: `apply` records and never refuses. Who broke which law is for the detectors.
import { callTurn, contractOf, hasEnded, isAuctionOver } from './auction';
import type { CallMark, Effect, PlayMark, TableEvent } from './events';
import {
  afterCall,
  afterPlay,
  afterTrick,
  imposed,
  lifted,
  type PenaltyCard,
  penaltyCards,
  type Restriction,
  withWaits,
} from './restrictions';
import { EMPTY_TRICK, isComplete, nextToPlay, playBy, winnerOf } from './trick';
import { type Board, type Call, type Card, type Contract, type Hands, lho, type Seat, type Side } from './types';

/** One card on the table. `at`: id of its event; `n`: how many cards were played before it in this deal. */
export interface Play {
  seat: Seat;
  card: Card;
  at: string;
  n: number;
  mark?: PlayMark;
  /** It lay face up as a penalty card of this size. */
  faced?: 'major' | 'minor';
  /** Whose turn it was, where it was another seat's. */
  due?: Seat;
}

/**
 * `plays` in order of play, null = not seen. `loose`: cards beyond one from each hand. `added`: put there by a ruling afterwards; they cannot win (67B1).
 */
export interface Trick {
  plays: readonly (Play | null)[];
  loose: readonly Play[];
  added: readonly Play[];
}

export interface CallMade {
  seat: Seat;
  call: Call;
  at: string;
  marks?: readonly CallMark[];
  /** Whose turn it was, where it was another seat's. */
  due?: Seat;
}

export interface Exposed {
  seat: Seat;
  card: Card;
  how: 'accident' | 'deliberate' | 'unknown';
  seenByPartner: boolean | 'unknown';
  at: string;
  phase: TableState['phase'];
  /** It was named, not seen. */
  named?: true;
}

export interface Claim {
  seat: Seat;
  tricks: number | null;
  counted: 'more' | 'total';
  concession: boolean;
  statement: boolean | null;
  objections: readonly Seat[];
  /** Null while nobody has answered. */
  accepted: boolean | null;
  at: string;
  /** Cards played in the deal when it was made. */
  n: number;
}

export type Told = Extract<TableEvent, { type: 'interference' | 'misinformation' | 'accepted' | 'designation' }>;

export interface TableState {
  board: Board | null;
  phase: 'auction' | 'play' | 'over';
  /** Whose turn it is to call or play; null where that is not known. */
  turn: Seat | null;
  calls: readonly CallMade[];
  contract: Contract | null;
  /** The running trick is the last one, also when it is complete and the next has not begun. */
  tricks: readonly Trick[];
  /** What each visible hand still holds. */
  hands: Hands;
  restrictions: readonly Restriction[];
  /** Tricks moved by a ruling. */
  awarded: Readonly<Record<Side, number>>;
  exposed: readonly Exposed[];
  /** What people reported that moves no card. `n`: cards played by then. */
  told: readonly { what: Told; n: number }[];
  /** Cards that a ruling allows to be taken back and replaced, until the next card is played (`n`: cards played by then). */
  replaceable: readonly { seat: Seat; card: Card; article: '47D' | '58B3'; n: number }[];
  /** Cards that were played and went back, oldest first. */
  withdrawn: readonly Play[];
  claim: Claim | null;
  answers: Readonly<Record<string, string>>;
  /** Cards that a ruling asks for in an earlier trick. `trick` from 1. */
  owed: readonly { seat: Seat; trick: number }[];
  /** Penalty cards that went back to the hand by declarer's choice (50D2a, 51B), oldest first. `trick`: number of tricks begun by then. */
  pickedUp: readonly (PenaltyCard & { trick: number })[];
  /** Number of tricks begun when declarer last chose under 50D2; -1 for never. */
  decided: number;
  /** Cards played so far, those that went back included. */
  n: number;
  /** False after a gap: what was not seen cannot be counted. */
  whole: boolean;
}

export const empty: TableState = {
  board: null,
  phase: 'auction',
  turn: null,
  calls: [],
  contract: null,
  tricks: [],
  hands: {},
  restrictions: [],
  awarded: { NS: 0, EW: 0 },
  exposed: [],
  told: [],
  replaceable: [],
  withdrawn: [],
  claim: null,
  answers: {},
  owed: [],
  pickedUp: [],
  decided: -1,
  n: 0,
  whole: true,
};

type Draft = { -readonly [K in keyof TableState]: TableState[K] };

/** A copy to change. Written out: spreading a state this wide costs more than all the rest of a replay. */
const copied = (from: TableState): Draft => ({
  board: from.board,
  phase: from.phase,
  turn: from.turn,
  calls: from.calls,
  contract: from.contract,
  tricks: from.tricks,
  hands: from.hands,
  restrictions: from.restrictions,
  awarded: from.awarded,
  exposed: from.exposed,
  told: from.told,
  replaceable: from.replaceable,
  withdrawn: from.withdrawn,
  claim: from.claim,
  answers: from.answers,
  owed: from.owed,
  pickedUp: from.pickedUp,
  decided: from.decided,
  n: from.n,
  whole: from.whole,
});

const NONE: readonly Play[] = [];

function takenFrom(hands: Hands, seat: Seat, card: Card): Hands {
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
function handShown(state: TableState, seat: Seat, cards: readonly Card[]): TableState {
  const hands: { -readonly [S in Seat]?: readonly Card[] } = { ...state.hands };
  hands[seat] = cards;
  const next = copied(state);
  next.hands = hands;
  return next;
}

function givenTo(hands: Hands, seat: Seat, card: Card): Hands {
  const hand = hands[seat];
  return hand === undefined || hand.includes(card) ? hands : { ...hands, [seat]: [...hand, card] };
}
function withLast(tricks: readonly Trick[], trick: Trick): readonly Trick[] {
  const next = tricks.slice();
  next[next.length - 1] = trick;
  return next;
}

/** Whose turn it is to play by the tricks so far: next in the running trick, the winner of the last, or declarer's LHO. */
function playTurn(tricks: readonly Trick[], contract: Contract | null): Seat | null {
  const last = tricks[tricks.length - 1];
  if (last === undefined) return contract === null ? null : lho(contract.declarer);
  if (!isComplete(last)) return nextToPlay(last);
  return contract === null ? null : winnerOf(last, contract.strain);
}

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

function play(state: TableState, event: Extract<TableEvent, { type: 'play' }>): TableState {
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
function together(state: TableState, event: Extract<TableEvent, { type: 'simultaneous' }>): TableState {
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

function takeBack(state: TableState, what: 'call' | 'play', count: number): TableState {
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
  next.restrictions = afterCall(state.restrictions, calls, over, contract);
  next.turn = lho(event.seat);
  if (!over) return next;
  next.contract = contract;
  next.phase = next.contract === null ? 'over' : 'play';
  next.turn = next.contract === null ? null : playTurn(state.tricks, next.contract);
  return next;
}

function gap(state: TableState, event: Extract<TableEvent, { type: 'gap' }>): TableState {
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

/** Removes one card from a trick, wherever it lies there. */
function outOfTrick(trick: Trick, seat: Seat, card: Card): { trick: Trick; gone: Play | null } {
  const is = (one: Play | null): boolean => one !== null && one.seat === seat && one.card === card;
  const gone = [...trick.plays, ...trick.loose, ...trick.added].find(is) ?? null;
  const keep = (one: Play | null): boolean => !is(one);
  return {
    trick: { plays: trick.plays.filter(keep), loose: trick.loose.filter(keep), added: trick.added.filter(keep) },
    gone,
  };
}

function takenOut(state: TableState, index: number, seat: Seat, card: Card): TableState {
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

function effect(state: TableState, one: Effect, at: string): TableState {
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
    case 'end':
      return { ...state, phase: 'over', turn: null };
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
