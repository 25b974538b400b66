// Plants one irregularity in a lawful board: each planter gives the log and the one finding it must lead to.
import type { Happening, TableEvent } from '../../src/bridge/events';
import { type Call, type Card, SEATS, type Seat } from '../../src/bridge/types';
import type { Kind } from '../../src/detect/index';
import type { PlayedBoard } from './deals';

export interface Planted {
  log: readonly TableEvent[];
  kind: Kind;
  seat: Seat | null;
}
export type Played = PlayedBoard & { contract: NonNullable<PlayedBoard['contract']>; tricks: number };

export const next = (seat: Seat, places = 1): Seat => SEATS[(SEATS.indexOf(seat) + places) % 4] as Seat;
export const numbered = (happenings: readonly Happening[], from: TableEvent['from']): TableEvent[] =>
  happenings.map((one, i) => ({ ...one, id: `e${i}`, from }));

export interface Draft {
  deal: Happening[];
  calls: Happening[];
  plays: Extract<Happening, { type: 'play' }>[];
}
/** A lawful board in the parts that a planter changes; `seen`: the hands that are visible. */
export function draft(board: Played, seen: readonly Seat[]): Draft {
  return {
    deal: [
      { type: 'board', board: board.board },
      ...seen.map((seat): Happening => ({ type: 'hand', seat, cards: board.hands[seat] })),
    ],
    calls: board.calls.map(({ seat, call }): Happening => ({ type: 'call', seat, call })),
    plays: board.plays.map(({ seat, card }) => ({ type: 'play', seat, card })),
  };
}
export const whole = ({ deal, calls, plays }: Draft): Happening[] => [...deal, ...calls, ...plays];

/** Places of cards that could have been a revoke: a follower who held another suit than the one led, and still held the suit led. */
function revokes(board: Played): readonly { at: number; card: Card }[] {
  const found: { at: number; card: Card }[] = [];
  for (let at = 0; at < 52; at++) {
    const led = board.plays[at - (at % 4)]?.card[0];
    const play = board.plays[at] as Played['plays'][number];
    if (at % 4 === 0 || play.card[0] !== led) continue;
    const left = board.plays.slice(at).filter((one) => one.seat === play.seat);
    const other = left.find((one) => one.card[0] !== led);
    if (other !== undefined) found.push({ at, card: other.card });
  }
  return found;
}

/** The board up to a card that does not follow suit, all hands seen. */
export function plantRevoke(board: Played, pick: number): Planted | null {
  const places = revokes(board);
  if (places.length === 0) return null;
  const { at, card } = places[pick % places.length] as { at: number; card: Card };
  const seat = (board.plays[at] as { seat: Seat }).seat;
  const start = draft(board, SEATS);
  const plays = [...start.plays.slice(0, at), { type: 'play' as const, seat, card }];
  return { log: numbered(whole({ ...start, plays }), 'site'), kind: 'revoke', seat };
}

const RANKED = '23456789TJQKA';
function winner(trick: readonly { seat: Seat; card: Card }[], trumps: string): Seat {
  const worth = ({ card }: { card: Card }) =>
    (card[0] === trumps ? 200 : card[0] === trick[0]?.card[0] ? 100 : 0) + RANKED.indexOf(card[1] as string);
  return trick.reduce((best, one) => (worth(one) > worth(best) ? one : best)).seat;
}

/** A revoke by an unseen hand that nothing shows until the card it should have been turns up in a later trick, where it is discarded or follows suit. */
export function plantLaterProof(board: Played, pick: number): Planted | null {
  const suits = board.plays.map((_, i) => board.plays[i - (i % 4)]?.card[0] as string);
  const pairs = revokes(board).flatMap(({ at, card }) => {
    const { seat, card: kept } = board.plays[at] as { seat: Seat; card: Card };
    const later = board.plays.findIndex((one) => one.card === card);
    const plays = board.plays.map((one, i) => (i === at ? { seat, card } : i === later ? { seat, card: kept } : one));
    const sameWinner = [at, later].every((i) => {
      const from = i - (i % 4);
      return (
        winner(plays.slice(from, from + 4), board.contract.strain) ===
        winner(board.plays.slice(from, from + 4), board.contract.strain)
      );
    });
    const between = board.plays.some(
      (one, i) => i > at && i < later && one.seat === seat && suits[i] === kept[0] && one.card[0] !== kept[0],
    );
    const quiet = later % 4 !== 0 && suits[later] !== card[0] && !between;
    return sameWinner && quiet ? [{ seat, later, plays }] : [];
  });
  if (pairs.length === 0) return null;
  const { seat, later, plays } = pairs[pick % pairs.length] as (typeof pairs)[number];
  const start = draft(
    board,
    SEATS.filter((one) => one !== seat),
  );
  const shown = plays.slice(0, later + 1).map((one) => ({ type: 'play' as const, ...one }));
  return { log: numbered(whole({ ...start, plays: shown }), 'site'), kind: 'revoke', seat };
}

export function plantLeadOutOfTurn(board: Played, pick: number): Planted {
  const trick = pick % 13;
  const due = (board.plays[trick * 4] as { seat: Seat }).seat;
  const seat = next(due, 1 + (pick % 3));
  const own = board.plays.slice(trick * 4).find((one) => one.seat === seat) as { card: Card };
  const start = draft(board, SEATS);
  const plays = [...start.plays.slice(0, trick * 4), { type: 'play' as const, seat, card: own.card }];
  return { log: numbered(whole({ ...start, plays }), 'site'), kind: 'leadOutOfTurn', seat };
}

/** The seat after next follows suit before its turn. Null when it cannot without also revoking. */
export function plantPlayOutOfTurn(board: Played, pick: number): Planted | null {
  const trick = pick % 13;
  const lead = board.plays[trick * 4] as { seat: Seat; card: Card };
  const seat = next(lead.seat, 2);
  const own = board.plays[trick * 4 + 2] as { card: Card };
  const start = draft(board, SEATS);
  const plays = [...start.plays.slice(0, trick * 4 + 1), { type: 'play' as const, seat, card: own.card }];
  return { log: numbered(whole({ ...start, plays }), 'site'), kind: 'playOutOfTurn', seat };
}

export function plantFifthCard(board: Played, pick: number): Planted {
  const trick = pick % 12;
  const seat = SEATS[pick % 4] as Seat;
  const own = board.plays.slice(trick * 4 + 4).find((one) => one.seat === seat) as { card: Card };
  const start = draft(board, SEATS);
  const extra = { type: 'play' as const, seat, card: own.card, as: 'follow' as const };
  return {
    log: numbered(whole({ ...start, plays: [...start.plays.slice(0, trick * 4 + 4), extra] }), 'site'),
    kind: 'fifthCard',
    seat,
  };
}

export function plantShortTrick(board: Played, pick: number): Planted {
  const trick = pick % 12;
  const leader = (board.plays[trick * 4 + 4] as { seat: Seat }).seat;
  const start = draft(board, SEATS);
  const lead = { ...(start.plays[trick * 4 + 4] as Draft['plays'][number]), as: 'lead' as const };
  const plays = [...start.plays.slice(0, trick * 4 + 3), lead];
  const missing = (board.plays[trick * 4 + 3] as { seat: Seat }).seat;
  if (missing === leader) plays[plays.length - 1] = { ...lead, seat: leader };
  return { log: numbered(whole({ ...start, plays }), 'site'), kind: 'shortTrick', seat: missing };
}

export function plantWrongCount(board: Played, pick: number): Planted {
  const seat = SEATS[pick % 4] as Seat;
  const hands = { ...board.hands, [seat]: board.hands[seat].slice(1) };
  return { log: numbered(draft({ ...board, hands }, SEATS).deal, 'site'), kind: 'wrongCardCount', seat };
}

/** Ends the auction `at` calls in with one faulty call instead. */
function cut(board: Played, at: number, seat: Seat, call: Call, kind: Kind): Planted {
  const start = draft(board, SEATS);
  const calls = [...start.calls.slice(0, at), { type: 'call' as const, seat, call }];
  return { log: numbered([...start.deal, ...calls], 'site'), kind, seat };
}
const bidsOf = (board: Played) => board.calls.flatMap(({ call }, at) => (/^\d/.test(call) ? [{ at, call }] : []));

export function plantInsufficient(board: Played, pick: number): Planted {
  const bids = bidsOf(board);
  const { at, call } = bids[pick % bids.length] as { at: number; call: Call };
  return cut(board, at + 1, (board.calls[at + 1] as { seat: Seat }).seat, call, 'insufficientBid');
}
export function plantOutOfRotation(board: Played, pick: number): Planted {
  const at = pick % board.calls.length;
  const due = (board.calls[at] as { seat: Seat }).seat;
  return cut(board, at, next(due, 1 + (pick % 3)), 'P', 'callOutOfRotation');
}
/** A double of partner's bid, or of nothing. */
export function plantInadmissible(board: Played, pick: number): Planted {
  const bids = bidsOf(board);
  const { at } = bids[pick % bids.length] as { at: number };
  const start = draft(board, SEATS);
  const bidder = (board.calls[at] as { seat: Seat }).seat;
  const calls: Happening[] = [
    ...start.calls.slice(0, at + 1),
    { type: 'call', seat: next(bidder), call: 'P' },
    { type: 'call', seat: next(bidder, 2), call: 'X' },
  ];
  return { log: numbered([...start.deal, ...calls], 'site'), kind: 'inadmissibleDouble', seat: next(bidder, 2) };
}
export const plantOverSeven = (board: Played, pick: number): Planted => {
  const at = pick % board.calls.length;
  return cut(board, at, (board.calls[at] as { seat: Seat }).seat, '8C', 'bidOverSeven');
};
export const plantAfterEnd = (board: Played, pick: number): Planted =>
  cut(board, board.calls.length, SEATS[pick % 4] as Seat, 'P', 'callAfterEnd');

export function plantExposed(board: Played, pick: number): Planted {
  const seat = SEATS[pick % 4] as Seat;
  const start = draft(board, SEATS);
  const cards = [board.hands[seat][pick % 13] as Card];
  const shown: Happening = { type: 'exposed', seat, cards, how: 'accident', seenByPartner: true };
  return { log: numbered([...start.deal, ...start.calls, shown], 'user'), kind: 'exposedCard', seat };
}

/** A major penalty card that could be led is kept back: the opening leader leads another card. */
export function plantKeptBack(board: Played, pick: number): Planted {
  const lead = board.plays[0] as { seat: Seat; card: Card };
  const others = board.hands[lead.seat].filter((card) => card !== lead.card);
  const card = others[pick % others.length] as Card;
  const start = draft(board, SEATS);
  const penalty: Happening = {
    type: 'ruled',
    finding: '',
    option: '',
    effects: [{ type: 'restrict', restriction: { type: 'penaltyCard', seat: lead.seat, card, size: 'major' } }],
  };
  const log = numbered([...start.deal, ...start.calls, penalty, start.plays[0] as Happening], 'site');
  return { log, kind: 'failedRestriction', seat: lead.seat };
}
