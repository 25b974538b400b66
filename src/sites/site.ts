// What a site adapter gives: a picture of the page, and where on which pages it can take one.
import type { Board, Call, Card, Contract, Hands, Seat } from '../bridge/types';

/** A picture of the table. Null means "cannot be seen now"; it never means "empty". */
export interface Snapshot {
  role: 'playing' | 'kibitz' | 'review';
  me: Seat | null;
  board: Board | null;
  /** Hands that the user can see, each with all the cards it still holds. */
  hands: Hands;
  calls: readonly { seat: Seat; call: Call; alert?: boolean; explanation?: string }[] | null;
  contract: Contract | null;
  /** Cards of the trick on the table, in order of play. */
  trick: readonly { seat: Seat; card: Card }[] | null;
  /** Finished tricks, not counting the one in `trick`. */
  tricksDone: number | null;
  /** The page does not show which of the four cards in `trick` was led: their order is one of several. */
  leadUnsure?: true;
  /** `tricks`: on top of those won (`more`, where absent), or `total` for declarer's side. */
  claim: { seat: Seat; tricks: number; counted?: 'more' | 'total' } | null;
}

/** Which part of the page could not be read: a page that is not as we know it. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(
    /** Where, for the user ('auction') */
    readonly part: 'table' | 'hands' | 'auction' | 'trick' | 'contract' | 'board' | 'record',
    /** and for the maintainer (a selector, what was there). */
    readonly detail: string,
  ) {
    super(`${part}: ${detail}`);
  }
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
  /** A pure look at the page: no state, timers, clicks or writes. Null: no table here. Throws `Unreadable`. */
  read(root: ParentNode): Snapshot | null;
  /** A page that carries a LIN or PBN gives its text; null where it carries none. */
  record?(root: ParentNode, url: URL): string | null;
}
