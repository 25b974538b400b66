// What can happen at a table, as one growing log. An event says what was seen, legal or not; nobody judges here.

import type { Restriction } from './restrictions';
import type { Board, Call, Card, Contract, Rank, Seat, Side, Suit } from './types';

/** Where we have an event from. A user's event about the past names the event it follows (`after`). */
export interface Stamp {
  /** Unique within one log and stable: findings are named after it. */
  id: string;
  from: 'site' | 'record' | 'user';
  after?: string;
  /** Line in the record, from 1, for messages about it. */
  line?: number;
}

/** Marks of PBN 2.1 section 3.5/3.6 on a call: `^I` the bid was insufficient and accepted, `^S` a seat was skipped before it. */
export type CallMark = 'insufficient' | 'outOfRotation';
/** Marks of PBN 2.1 on a card: `^R` a revoke noticed too late, `^L` a lead out of turn that was accepted. */
export type PlayMark = 'revoke' | 'leadOutOfTurn';

/** How far anything about a card that should be hidden is known. */
export type Known = boolean | 'unknown';

export type Happening =
  /** A new deal: the log of a deal starts here. */
  | { type: 'board'; board: Board }
  /** All cards this hand holds at this moment are visible to us. */
  | { type: 'hand'; seat: Seat; cards: readonly Card[] }
  /** And no longer visible. */
  | { type: 'hidden'; seat: Seat }
  | { type: 'call'; seat: Seat; call: Call; alert?: boolean; explanation?: string; marks?: readonly CallMark[] }
  /** `as` only where the source tells a lead from a card that follows; without it the turn decides. */
  | { type: 'play'; seat: Seat; card: Card; as?: 'lead' | 'follow'; mark?: PlayMark }
  /** Seen on arrival, when the auction was missed. `swapped`: declarer and dummy changed places by accident (PBN `^S`). */
  | { type: 'contract'; contract: Contract; swapped?: boolean }
  /** The last `count` cards (or calls) went back. */
  | { type: 'takeBack'; what: 'call' | 'play'; count: number }
  | { type: 'undo'; step: 'asked' | 'refused' | 'done'; seat?: Seat }
  /** `tricks`: `total` for declarer's side in the whole deal, or `more` on top of those won; null where the page does not tell. */
  | { type: 'claim'; seat: Seat; tricks: number | null; counted: 'more' | 'total'; statement?: boolean }
  | { type: 'concession'; seat: Seat; tricks: number | null }
  | { type: 'objection'; seat: Seat }
  | { type: 'claimAnswer'; accepted: boolean }
  | {
      type: 'exposed';
      seat: Seat;
      cards: readonly Card[];
      how: 'accident' | 'deliberate' | 'unknown';
      seenByPartner: Known;
    }
  | { type: 'named'; seat: Seat; card: Card }
  /** Declarer designates a card of dummy (law 46). */
  | { type: 'designation'; words: 'high' | 'low' | 'win' | 'any' | null; suit: Suit | null; rank: Rank | null }
  /** Cards that came to the table at one moment; of one seat only: those of its cards that could be seen (law 58). */
  | { type: 'simultaneous'; plays: readonly { seat: Seat; card: Card }[] }
  /**
   * Wrong information by `by`; `turn`: about whose turn it is to lead or play (47E1), else about a call or play (21, 47E2). `corrected` at this moment.
   * `changed`: seen on a page, where the alert or explanation of that call (place in the auction, from 0) came or changed after the next player had called.
   */
  | {
      type: 'misinformation';
      by: Seat;
      corrected: boolean;
      about?: 'turn' | 'explanation';
      changed?: { call: number; what: 'alert' | 'explanation' };
    }
  /** `card` of dummy lies on the table where declarer had named `named` (45D). */
  | { type: 'misplaced'; seat: Seat; card: Card; named: Card }
  | { type: 'interference'; by: Seat; kind: string }
  /** People say that this seat could have followed suit in trick number `trick` (from 1), to which its card lies (61). */
  | { type: 'revoked'; seat: Seat; trick: number }
  /** The cards of each hand were counted, those already played with them (13, 14). */
  | { type: 'counted'; counts: Readonly<Record<Seat, number>> }
  /** Not on the table, and yet perhaps played: a card `held` so that it could be seen, or a card of dummy `touched` by declarer (45C). */
  | { type: 'handled'; seat: Seat; card: Card; how: 'held' | 'touched' }
  /** Declarer says that he meant `card` where he had `instead` played from dummy (45C4b). */
  | { type: 'meant'; seat: Seat; card: Card; instead: Card }
  /** An irregular lead, call or card is treated as proper by `by`. */
  | { type: 'accepted'; by: Seat; what: string }
  | { type: 'found'; seat: Seat; card: Card; where: string }
  /** The answer to a question that a ruling asked. */
  | { type: 'answer'; question: string; value: string }
  /** Calls or cards that happened and that we did not see; `seat` where the source tells whose, `next` where it tells whose turn it is then. */
  | { type: 'gap'; in: 'auction' | 'play'; missed: number; seat?: Seat; next?: Seat }
  | { type: 'end'; why: 'played' | 'claimed' | 'passedOut' | 'cutOff' }
  /** The user chose an option of a finding, or a state of affairs is given (an empty `finding`). */
  | { type: 'ruled'; finding: string; option: string; effects: readonly Effect[] }
  /** That choice was taken back; `ruled` is the id of its event. */
  | { type: 'unruled'; ruled: string };

export type TableEvent = Stamp & Happening;

/** What a ruling does to the table. */
export type Effect =
  | { type: 'restrict' | 'lift'; restriction: Restriction }
  /** The card goes back from the running trick, to the hand or to its place as a penalty card. */
  | { type: 'withdraw'; seat: Seat; card: Card }
  /** The seat may take that card back and play another, until the next card is played. */
  | { type: 'mayWithdraw'; seat: Seat; card: Card; article: '47D' | '58B3' }
  /** The newest such call of the seat goes; it is that seat's turn again, if the auction is not over without it. */
  | { type: 'withdrawCall'; seat: Seat; call: Call }
  /** `trick` counts from 1. */
  | { type: 'addToTrick' | 'returnToHand'; trick: number; seat: Seat; card: Card }
  /** `by`, from the hand or beside the trick, takes the place of the seat's `card` there, which goes back to the hand. `trick` from 1. */
  | { type: 'replace'; trick: number; seat: Seat; card: Card; by: Card }
  /** A card beside trick number `trick` counts as the lead to the next one (45E). */
  | { type: 'asLead'; trick: number; seat: Seat; card: Card }
  /** A card that lay elsewhere goes to the hand it belongs to, where that hand is visible (14B2, 67B2). */
  | { type: 'toHand'; seat: Seat; card: Card }
  /** The next card of the seat belongs to that earlier trick, which lacks one (62, 67A1). */
  | { type: 'owes'; trick: number; seat: Seat }
  | { type: 'declarer'; seat: Seat }
  /** The seat whose turn it is from now on. */
  | { type: 'turn'; seat: Seat }
  | { type: 'tricks'; to: Side; count: number };

/** The log without the choices that were taken back. */
export function standing(log: readonly TableEvent[]): readonly TableEvent[] {
  const gone = new Set<string>();
  for (const event of log) if (event.type === 'unruled') gone.add(event.ruled);
  return gone.size === 0 ? log : log.filter((event) => event.type !== 'ruled' || !gone.has(event.id));
}

/**
 * The log in the order in which things happened: a user's event that names another (`after`) stands behind it, later reports
 * about the same moment behind earlier ones. One that names an unknown event keeps its own place.
 */
export function inOrder(log: readonly TableEvent[]): readonly TableEvent[] {
  if (!log.some((event) => event.after !== undefined)) return log;
  const ids = new Set(log.map((event) => event.id));
  const behind = new Map<string, TableEvent[]>();
  const roots: TableEvent[] = [];
  for (const event of log) {
    if (event.after === undefined || event.after === event.id || !ids.has(event.after)) roots.push(event);
    else behind.set(event.after, [...(behind.get(event.after) ?? []), event]);
  }
  const ordered: TableEvent[] = [];
  const stack = roots.reverse();
  const placed = new Set<TableEvent>();
  for (let event = stack.pop(); event !== undefined; event = stack.pop()) {
    if (placed.has(event)) continue;
    placed.add(event);
    ordered.push(event);
    for (const next of (behind.get(event.id) ?? []).slice().reverse()) stack.push(next);
  }
  // Events that name each other in a circle hang on nothing: they keep their order, at the end.
  return ordered.length === log.length ? ordered : [...ordered, ...log.filter((event) => !placed.has(event))];
}
