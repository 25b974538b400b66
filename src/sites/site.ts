// What a site adapter gives: a picture of the page, and where on which pages it can take one.
import type { Board, Call, Card, Contract, Hands, Seat } from '../bridge/types';
import type { Changed } from './explanations';
import type { Memory, Settled } from './settle';

/** A picture of the table. Null means "cannot be seen now"; it never means "empty". */
export interface Snapshot {
  role: 'playing' | 'kibitz' | 'review';
  me: Seat | null;
  board: Board | null;
  /** Hands that the user can see, each with all the cards it still holds. */
  hands: Hands;
  /** The hands still show what was played from them. */
  kept?: true;
  /** Seats whose hand a page that is reviewed keeps closed. One that is only not understood, or not whole, is in neither list. */
  closed?: readonly Seat[];
  calls: readonly { seat: Seat; call: Call; alert?: boolean; explanation?: string }[] | null;
  /** An explanation lies open on the page: a call that is marked then may be the one that was pressed. */
  explaining?: true;
  /** Alerts and explanations that came or changed when the next player had called; of a page that settles. */
  changed?: readonly Changed[];
  /** The tab was not shown: when things changed on it is not known. */
  outOfSight?: true;
  /** The calls are known and their box is not on the screen: no alert can be seen. */
  auctionHidden?: true;
  contract: Contract | null;
  /** Cards of the trick on the table, in order of play. */
  trick: readonly { seat: Seat; card: Card }[] | null;
  /** Finished tricks, not counting the one in `trick`. */
  tricksDone: number | null;
  /** The page does not show which of the four cards in `trick` was led: their order is one of several. */
  leadUnsure?: true;
  /**
   * Only whose turn the page shows tells of `trick` whose its cards are (`owners`: they are in order) or which of four was led (`lead`: each is its seat's).
   * The turn moves on ahead of the cards, so this holds of a picture that has settled.
   */
  byTurn?: 'owners' | 'lead';
  /** `tricks`: on top of those won (`more`, where absent), or `total` for declarer's side. */
  claim: { seat: Seat; tricks: number; counted?: 'more' | 'total' } | null;
  /** Whose turn the page shows. */
  turn?: Seat | null;
  /** A question with yes and no that is open now. `tricks`: on top of those won; null where it is not a claim or not told. */
  question?: { kind: 'claim' | 'undo' | 'other'; seat: Seat | null; tricks: number | null } | null;
  /** A short message that shows now, where its structure or a known word tells which. Never its text. */
  notice?: 'claimRejected' | 'undoDone' | 'undoRefused' | 'other' | null;
  /** The page says that the board ended. */
  over?: boolean;
  /** A tournament, or a director, shows. */
  tournament?: boolean;
  /** A real table that is broadcast, or a table for teaching: irregularities can really be there. */
  teaching?: boolean;
  /** Parts that were in motion or contradicted others: such a picture has not settled, and those parts are left out of it. */
  moving?: readonly Part[];
  /** Cards on the table in order of play where `trick` is null, because the page alone does not tell whose they are. */
  unseated?: readonly Card[];
  /** Of `trick`, or after it: cards that came where the rules let none come. Of a page that settles. */
  astray?: readonly { seat: Seat; card: Card }[];
  /** The trick before the one on the table lacks a card, and play went on. Of a page that settles. */
  short?: true;
  /**
   * What lies there where hands, counters and table fit no trick, or only their order tells whose the cards are: cards on the table, each before its seat
   * (null where the page shows no more than their order), and hands as they are shown.
   */
  lying?: { table: readonly { seat: Seat | null; card: Card }[]; hands: Hands };
  /** Single cards that lie face up in a hand of which the rest is hidden. */
  faced?: readonly { seat: Seat; card: Card }[];
  /** Who sits where. Never names. */
  seats?: Partial<Record<Seat, 'me' | 'robot' | 'player' | 'empty'>>;
}

/** A part of the page, as the user knows it. */
export type Part = 'table' | 'hands' | 'auction' | 'trick' | 'contract' | 'board' | 'record';

/** Which part of the page could not be read: a page that is not as we know it. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(
    /** Where, for the user ('auction') */
    readonly part: Part,
    /** and for the maintainer (a selector, what was there). */
    readonly detail: string,
  ) {
    super(`${part}: ${detail}`);
  }
}

/** How pictures of a page that moves come to rest: what to remember at first, and one more picture at `now` in milliseconds. */
export interface Settling {
  nothing: Memory;
  step(memory: Memory, picture: Snapshot, now: number): Settled;
}

export interface Site {
  id: string;
  name: string;
  /** Match patterns; build.mjs copies them into the manifest. */
  matches: readonly string[];
  /** For mutation-summary: simple selectors, no combinators. */
  watch: { elements: string; attributes: string };
  /** What the overlay must not cover, as a selector list: cards, auction, buttons, chat. Room that a hidden one will need counts too. */
  keepFree?: string;
  /** A page that moves: how long which change must stand still before it is believed. Without it every picture is believed at once. */
  settling?: Settling;
  /** A pure look at the page: no state, timers, clicks or writes. Null: no table here. Throws `Unreadable`. */
  read(root: ParentNode): Snapshot | null;
  /** A page that carries a LIN or PBN gives its text; null where it carries none. */
  record?(root: ParentNode, url: URL): string | null;
}
