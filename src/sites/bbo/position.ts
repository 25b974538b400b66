// Where the play stands: which cards of the trick came from whom in which order, and how many tricks were played before it. What is seen of
// hands, counters, turn and table must agree; while a card moves it does not.
import { EMPTY_TRICK, winnerOf } from '../../bridge/trick';
import { type Card, type Contract, lho, partner, SEATS, type Seat, turned } from '../../bridge/types';
import type { Snapshot } from '../site';
import type { SeenCards } from './cards';

const ALL = 13;

export interface Seen {
  table: NonNullable<SeenCards['table']>;
  /** Number of cards seen in each hand that shows any. */
  sizes: Partial<Readonly<Record<Seat, number>>>;
  /** Tricks by the counters, null where they do not tell. They may or may not count the trick that still lies on the table. */
  counted: number | null;
  contract: Contract | null;
  turn: Seat | null;
}

/** `apart`: hands whose number of cards does not fit: half drawn, or only partly face up. `tricksDone` null: not to be told from here alone. */
export interface Position {
  /** Null: whose cards they are is not to be told from here alone, only in which order they came. */
  trick: Snapshot['trick'];
  tricksDone: number | null;
  leadUnsure: boolean;
  /** What is seen of cards would allow others: the name that is lit decided whose they are or which of four was led, and it moves on ahead of the cards. */
  byTurn: boolean;
  apart: readonly Seat[];
}

type Played = { seat: Seat; card: Card };

/** The ways in which the cards on the table can have been played, in order, whosever turn it is. */
function anyOrders({ table }: Seen): readonly (readonly Played[])[] {
  const { cards } = table;
  if (cards.length === 0) return [[]];
  const from = (leader: Seat): readonly Played[] | null => {
    const ordered = cards.map((one, i): Played | null => {
      const seat = turned(leader, i);
      const there = table.by === 'order' ? one : cards.find((it) => it.seat === seat);
      return there === undefined ? null : { seat, card: there.card };
    });
    return ordered.every((one) => one !== null) ? ordered : null;
  };
  return SEATS.map(from).filter((order) => order !== null);
}

/** Those of them that fit the turn; all where none does. */
function orders(seen: Seen): readonly (readonly Played[])[] {
  const { contract, turn } = seen;
  const possible = anyOrders(seen);
  if (possible.length < 2) return possible;
  const next = (order: readonly Played[]): Seat | null =>
    order.length < 4
      ? turned((order[0] as Played).seat, order.length)
      : contract && winnerOf({ ...EMPTY_TRICK, plays: order.map((it, n) => ({ ...it, at: '', n })) }, contract.strain);
  // For dummy's card it may be declarer's name that is lit.
  const dummy = contract && partner(contract.declarer);
  const lit = possible.filter((order) => next(order) === turn);
  const byDummy = possible.filter((order) => next(order) === dummy && contract?.declarer === turn);
  return turn === null || lit.length + byDummy.length === 0 ? possible : [...new Set([...lit, ...byDummy])];
}

/** Those of `of` (an order, and tricks done before it) that agree with the sizes of these hands. */
const agreeing = (seen: Seen, of: readonly (readonly Played[])[], seats: readonly Seat[], done: readonly number[]) =>
  of.flatMap((order) =>
    done
      .filter((tricks) =>
        seats.every((seat) => {
          const played = tricks + (order.some((one) => one.seat === seat) ? 1 : 0);
          return seen.sizes[seat] === ALL - played;
        }),
      )
      .map((tricks) => ({ order, tricks })),
  );

/** Those that keep the turn in the first trick, where there are any. */
function inTurn(found: ReturnType<typeof agreeing>, { contract }: Seen): ReturnType<typeof agreeing> {
  const kept = found.filter(
    ({ order, tricks }) => tricks > 0 || order.length === 0 || !contract || leads(order, contract),
  );
  return kept.length > 0 ? kept : found;
}

/** Whether the first trick was led by declarer's left-hand opponent, as a page that keeps the turn always has it. */
const leads = (order: readonly Played[], contract: Contract): boolean => order[0]?.seat === lho(contract.declarer);

function countsOf({ counted, table, sizes }: Seen): readonly number[] {
  // Dummy is seen as long as it has a card, so where no hand shows any these are the last ones.
  const last = counted === null || counted >= ALL - 1;
  if (last && table.cards.length === 4 && Object.keys(sizes).length === 0) return [ALL - 1];
  if (counted === null) return Array.from({ length: ALL + 1 }, (_, i) => i);
  return (table.cards.length === 4 ? [counted - 1, counted] : [counted]).filter((n) => n >= 0 && n <= ALL);
}

/**
 * The one position that agrees with everything seen, if need be with one hand left out (dummy is drawn card by card); null when nothing
 * does. The turn chooses among positions and never forbids one: it runs ahead of the cards.
 */
export function positionOf(seen: Seen): Position | null {
  const seats = SEATS.filter((seat) => seen.sizes[seat] !== undefined);
  const counts = countsOf(seen);
  const ways = orders(seen);
  const without = (apart: readonly Seat[]) => {
    const others = seats.filter((seat) => !apart.includes(seat));
    return { apart, found: inTurn(agreeing(seen, ways, others, counts), seen) };
  };
  const tries = [
    without([]),
    ...(seats.length > 1 || seen.counted !== null ? seats.map((seat) => without([seat])) : []),
  ];
  const whole = tries[0]?.found.length ? tries.slice(0, 1) : tries.slice(1).filter(({ found }) => found.length > 0);
  // With several hands that could be the odd one out, none is.
  const [best] = whole.length === 1 ? whole : fewestCards(whole, seen);
  if (best === undefined) return null;
  const tricks = new Set(best.found.map((one) => one.tricks));
  const [first] = best.found;
  if (first === undefined) return null;
  const distinct = (found: typeof best.found): number =>
    new Set(found.map(({ order }) => order.map(({ seat, card }) => seat + card).join())).size;
  const same = distinct(best.found) === 1;
  const tricksDone = tricks.size === 1 ? first.tricks : null;
  if (!same && seen.table.by === 'order')
    return { trick: null, tricksDone, leadUnsure: false, byTurn: false, apart: best.apart };
  const others = seats.filter((seat) => !best.apart.includes(seat));
  const byTurn = same && distinct(agreeing(seen, anyOrders(seen), others, counts)) > 1;
  return { trick: first.order, tricksDone, leadUnsure: !same, byTurn, apart: best.apart };
}

/** Of several ways to leave one hand out, the one that leaves out the hand with by far the fewest cards. */
function fewestCards<T extends { apart: readonly Seat[] }>(ways: readonly T[], { sizes }: Seen): readonly T[] {
  const size = ({ apart }: T): number => sizes[apart[0] as Seat] ?? ALL;
  const ordered = [...ways].sort((a, b) => size(a) - size(b));
  const [least, next] = ordered;
  return least !== undefined && next !== undefined && size(least) < size(next) ? [least] : [];
}
