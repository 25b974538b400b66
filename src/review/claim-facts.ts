// The facts that a director wants beside a claim or concession (68-71). Facts only: nobody's play is worked out here.
import type { TableEvent } from '../bridge/events';
import { replay } from '../bridge/replay';
import type { TableState } from '../bridge/table';
import { isComplete, playBy, winnerOf } from '../bridge/trick';
import {
  type Card,
  type Hands,
  partner,
  SEATS,
  type Seat,
  type Side,
  type Suit,
  sameSide,
  side,
} from '../bridge/types';

const TRICKS = 13;
const SUIT_LENGTH = 13;

/**
 * `by`: null without a contract. `trick`: the running one, or the next, from 1. `left`: tricks not yet complete; null where neither a hand nor the play tells.
 * `won`: complete tricks of each side, null where a card that decides one was not recorded. `hands`: what was left in each hand that is known.
 */
export interface ClaimFacts {
  seat: Seat;
  by: 'declarer' | 'dummy' | 'defender' | null;
  concession: boolean;
  tricks: number | null;
  counted: 'more' | 'total';
  statement: boolean | null;
  objections: readonly Seat[];
  accepted: boolean | null;
  trick: number;
  inTrick: readonly { seat: Seat; card: Card }[];
  left: number | null;
  won: Readonly<Record<Side, number>> | null;
  hands: Hands;
  trumps: Trumps | null;
}

/** Trumps with the side that did not declare. `unseen`: trumps that are neither played nor in a hand that is known, whoever has them. */
export interface Trumps {
  suit: Suit;
  out: readonly { seat: Seat; cards: readonly Card[] }[];
  unseen: number;
}

/** Tricks won by each side, those moved by a ruling left out; null where a card that decides one was not seen, or without a contract. */
export function tricksWon({ tricks, contract }: TableState): Readonly<Record<Side, number>> | null {
  if (contract === null) return null;
  const won = { NS: 0, EW: 0 };
  for (const trick of tricks.filter(isComplete)) {
    const winner = winnerOf(trick, contract.strain);
    if (winner === null) return null;
    won[side(winner)]++;
  }
  return won;
}

function trumpsIn({ contract, hands, tricks, whole }: TableState): Trumps | null {
  if (contract === null || contract.strain === 'N') return null;
  const suit = contract.strain;
  const trumps = (cards: readonly Card[]) => cards.filter((card) => card[0] === suit);
  const defenders = SEATS.filter((seat) => !sameSide(seat, contract.declarer));
  const out = defenders.flatMap((seat) => {
    const cards = trumps(hands[seat] ?? []);
    return cards.length === 0 ? [] : [{ seat, cards }];
  });
  const played = trumps(
    tricks.flatMap(({ plays, loose, added }) => [...plays, ...loose, ...added]).flatMap((play) => play?.card ?? []),
  );
  const held = SEATS.reduce((sum, seat) => sum + trumps(hands[seat] ?? []).length, 0);
  const known = SEATS.every((seat) => hands[seat] !== undefined) && whole;
  return { suit, out, unseen: known ? 0 : Math.max(0, SUIT_LENGTH - played.length - held) };
}

/** Tricks that were not complete: as many as a known hand has cards, one more where it had played to the running trick; else counted, if nothing was missed. */
function tricksLeft({ hands, tricks, whole }: TableState): number | null {
  const last = tricks.at(-1);
  const running = last !== undefined && !isComplete(last) ? last : null;
  const known = SEATS.find((seat) => hands[seat] !== undefined);
  if (known !== undefined)
    return (hands[known]?.length ?? 0) + (running !== null && playBy(running, known) !== null ? 1 : 0);
  return whole ? TRICKS - tricks.length + (running === null ? 0 : 1) : null;
}

/** The facts around the claim or concession with this id; null where the log has none. Answers that came later in the log are told too. */
export function claimFacts(log: readonly TableEvent[], at: string): ClaimFacts | null {
  const place = log.findIndex(({ id }) => id === at);
  const event = log[place];
  if (event?.type !== 'claim' && event?.type !== 'concession') return null;
  const then = replay(log.slice(0, place));
  const made = replay(log.slice(0, place + 1)).claim;
  const end = replay(log).claim;
  const claim = end?.at === at ? end : made;
  const last = then.tricks.at(-1);
  const running = last !== undefined && !isComplete(last) ? last : null;
  const complete = then.tricks.length - (running === null ? 0 : 1);
  const { contract } = then;
  const by = (seat: Seat, declarer: Seat): ClaimFacts['by'] =>
    seat === declarer ? 'declarer' : seat === partner(declarer) ? 'dummy' : 'defender';
  return {
    seat: event.seat,
    by: contract === null ? null : by(event.seat, contract.declarer),
    concession: event.type === 'concession',
    tricks: event.tricks,
    counted: event.type === 'claim' ? event.counted : 'more',
    statement: claim?.statement ?? null,
    objections: claim?.objections ?? [],
    accepted: claim?.accepted ?? null,
    trick: Math.min(TRICKS, complete + 1),
    inTrick:
      running === null
        ? []
        : running.plays.flatMap((play) => (play === null ? [] : [{ seat: play.seat, card: play.card }])),
    left: tricksLeft(then),
    won: tricksWon(then),
    hands: then.hands,
    trumps: trumpsIn(then),
  };
}
