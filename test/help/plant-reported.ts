// Plants what no page shows by itself: what people at a table see and report, one incident in a lawful board.
import type { Happening } from '../../src/bridge/events';
import { type Card, partner, SEATS, type Seat, sameSide } from '../../src/bridge/types';
import type { Kind } from '../../src/detect/index';
import { draft, next, numbered, type Planted, type Played, whole } from './plant';

/** The board up to its card number `at` (from 0, that card not yet played), and then these reports. */
function reported(board: Played, at: number, more: readonly Happening[], kind: Kind, seat: Seat | null): Planted {
  const start = draft(board, SEATS);
  const events = [...whole({ ...start, plays: start.plays.slice(0, at) }), ...more];
  return { log: numbered(events, 'user'), kind, seat };
}

/** The cards that a seat plays from card number `at` on: what it still holds. */
const heldAt = (board: Played, at: number, seat: Seat): readonly Card[] =>
  board.plays.slice(at).flatMap((one) => (one.seat === seat ? [one.card] : []));

const playAt = (board: Played, at: number): { seat: Seat; card: Card } => board.plays[at] as { seat: Seat; card: Card };
const dummyOf = (board: Played): Seat => partner(board.contract.declarer);
/** Place in the play of dummy's card to a trick, from 0. */
const dummyAt = (board: Played, trick: number): number =>
  trick * 4 + board.plays.slice(trick * 4, trick * 4 + 4).findIndex((one) => one.seat === dummyOf(board));

/** A defender who has played leads to the next trick while his partner and somebody of declarer's side still have to play. */
export function plantPrematureLead(board: Played, pick: number): Planted {
  const trick = pick % 12;
  const leader = playAt(board, trick * 4).seat;
  const at = trick * 4 + (sameSide(leader, board.contract.declarer) ? 2 : 1);
  const { seat } = playAt(board, at - 1);
  const [card] = heldAt(board, at, seat) as [Card];
  return reported(board, at, [{ type: 'play', seat, card, as: 'lead' }], 'prematureLead', seat);
}

/** With the card of the seat in turn comes that of its partner. */
export function plantSimultaneous(board: Played, pick: number): Planted {
  const at = (pick % 13) * 4 + (pick % 2);
  const plays = [playAt(board, at), playAt(board, at + 2)].map(({ seat, card }) => ({ seat, card }));
  const order = pick % 3 === 0 ? plays : [...plays].reverse();
  return reported(
    board,
    at,
    [{ type: 'simultaneous', plays: order }],
    'simultaneousPlay',
    next(playAt(board, at).seat, 2),
  );
}

/** The seat in turn puts down two cards of which the faces, or only one face, can be seen. */
export function plantSeveralCards(board: Played, pick: number): Planted {
  const at = pick % 48;
  const { seat } = playAt(board, at);
  const cards = heldAt(board, at, seat).slice(0, pick % 3 === 0 ? 1 : 2);
  return reported(
    board,
    at,
    [{ type: 'simultaneous', plays: cards.map((card) => ({ seat, card })) }],
    'severalCards',
    seat,
  );
}

/** A card held so that it can be seen, or one of dummy touched; in turn and out of turn. */
export function plantHandled(board: Played, pick: number): Planted {
  const at = pick % 48;
  const seat = SEATS[pick % 4] as Seat;
  const [card] = heldAt(board, at, seat) as [Card];
  const how = seat === dummyOf(board) ? 'touched' : 'held';
  return reported(board, at, [{ type: 'handled', seat, card, how }], 'handledCard', seat);
}

/** Declarer says that he meant another card than dummy has just played. */
export function plantChangedDesignation(board: Played, pick: number): Planted {
  const at = dummyAt(board, pick % 12);
  const { seat, card: instead } = playAt(board, at);
  const [card] = heldAt(board, at + 1, seat) as [Card];
  return reported(board, at + 1, [{ type: 'meant', seat, card, instead }], 'changedDesignation', seat);
}

/** A card that turns up among those of an earlier trick, or on the floor. */
export function plantFound(board: Played, pick: number): Planted {
  const at = 4 + (pick % 44);
  const seat = SEATS[pick % 4] as Seat;
  const [card] = heldAt(board, at, seat) as [Card];
  const where = pick % 3 === 0 ? 'floor' : `trick ${1 + (pick % Math.floor(at / 4))}`;
  return reported(board, at, [{ type: 'found', seat, card, where }], 'foundCard', seat);
}

export function plantMisinformation(board: Played, pick: number): Planted {
  const by = SEATS[pick % 4] as Seat;
  const about = pick % 3 === 0 ? 'turn' : 'explanation';
  const told: Happening = { type: 'misinformation', by, corrected: pick % 5 === 0, about };
  return reported(board, pick % 52, [told], 'misinformation', by);
}

/** Another card of dummy lies there than the one that declarer named. */
export function plantMisplaced(board: Played, pick: number): Planted {
  const at = dummyAt(board, pick % 12);
  const { seat, card } = playAt(board, at);
  const [named] = heldAt(board, at + 1, seat) as [Card];
  return reported(board, at + 1, [{ type: 'misplaced', seat, card, named }], 'misplacedCard', seat);
}

export function plantInterference(board: Played, pick: number): Planted {
  const by = SEATS[pick % 4] as Seat;
  const kind = ['suggests', 'card', 'looked', 'warned'][pick % 4] as string;
  return reported(board, pick % 52, [{ type: 'interference', by, kind }], 'interference', by);
}

/** At dummy's turn declarer uses words that do not name one card. */
export function plantDesignation(board: Played, pick: number): Planted {
  const at = dummyAt(board, pick % 13);
  const { card } = playAt(board, at);
  const said: readonly Extract<Happening, { type: 'designation' }>[] = [
    { type: 'designation', words: 'high', suit: null, rank: null },
    { type: 'designation', words: 'any', suit: null, rank: null },
    { type: 'designation', words: null, suit: card[0] as 'C', rank: null },
    { type: 'designation', words: null, suit: null, rank: card[1] as '2' },
  ];
  return reported(board, at, [said[pick % said.length] as Happening], 'designation', dummyOf(board));
}

/** Somebody claims or concedes, and the next card comes all the same. */
export function plantPlayAfterClaim(board: Played, pick: number): Planted {
  const at = pick % 52;
  const { seat, card } = playAt(board, at);
  const by = SEATS[pick % 4] as Seat;
  const stop: Happening =
    pick % 2 === 0
      ? { type: 'claim', seat: by, tricks: 0, counted: 'more' }
      : { type: 'concession', seat: by, tricks: null };
  return reported(board, at, [stop, { type: 'play', seat, card }], 'playAfterClaim', seat);
}

/** A bid by a seat that has to pass. */
export function plantMissedPass(board: Played, pick: number): Planted {
  const bids = board.calls.filter(({ call }) => /^\d/.test(call));
  const made = bids[pick % bids.length] as Played['calls'][number];
  const start = draft(board, SEATS);
  const duty: Happening = {
    type: 'ruled',
    finding: '',
    option: '',
    effects: [
      {
        type: 'restrict',
        restriction: { type: 'pass', seat: made.seat, for: pick % 2 === 0 ? 'auction' : 'nextTurn' },
      },
    ],
  };
  const calls = start.calls.slice(0, board.calls.indexOf(made));
  const events = [...start.deal, ...calls, duty, { type: 'call' as const, ...made }];
  return { log: numbered(events, 'site'), kind: 'missedPass', seat: made.seat };
}
