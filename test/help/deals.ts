// Random boards that break no law: deal, auction and play. Written without src/bridge's own rules, so that it can prove them.
import fc from 'fast-check';
import { DECK } from '../../src/bridge/cards';
import type { TableEvent } from '../../src/bridge/events';
import type { Bid, Board, Call, Card, Contract, Seat, Strain } from '../../src/bridge/types';

/** A number from 0 up to 1, as Math.random gives. */
export type Rng = () => number;

/** A whole board. `plays` has 52 cards in order of play, none when passed out; `tricks` is declarer's total, null when passed out. */
export interface PlayedBoard {
  board: Board;
  hands: Readonly<Record<Seat, readonly Card[]>>;
  calls: readonly { seat: Seat; call: Call }[];
  contract: Contract | null;
  plays: readonly { seat: Seat; card: Card }[];
  tricks: number | null;
}

const AROUND: readonly Seat[] = ['N', 'E', 'S', 'W'];
const STRAINS: readonly Strain[] = ['C', 'D', 'H', 'S', 'N'];
const RANKED = '23456789TJQKA';

/** Numbers that only depend on `seed` (mulberry32). */
export function seeded(seed: number): Rng {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[Math.floor(rng() * list.length)] as T;
const seatAt = (from: Seat, places: number): Seat => AROUND[(AROUND.indexOf(from) + places) % 4] as Seat;

/** Four hands of 13 cards. */
export function randomHands(rng: Rng): Record<Seat, Card[]> {
  const deck = [...DECK];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = Math.floor(rng() * (last + 1));
    [deck[last], deck[other]] = [deck[other] as Card, deck[last] as Card];
  }
  return { N: deck.slice(0, 13), E: deck.slice(13, 26), S: deck.slice(26, 39), W: deck.slice(39) };
}

const bidAt = (height: number): Bid => `${Math.floor(height / 5) + 1}${STRAINS[height % 5]}` as Bid;

function randomAuction(rng: Rng, dealer: Seat): Pick<PlayedBoard, 'calls' | 'contract'> {
  const calls: { seat: Seat; call: Call }[] = [];
  const named = new Map<string, Seat>();
  let top = -1;
  let bidder: Seat = dealer;
  let doubled: 0 | 1 | 2 = 0;
  for (let passes = 0; passes < (top < 0 ? 4 : 3); ) {
    const seat = seatAt(dealer, calls.length);
    const theirs = top >= 0 && AROUND.indexOf(seat) % 2 !== AROUND.indexOf(bidder) % 2;
    const chance = rng();
    let call: Call = 'P';
    if (chance < 0.12 && theirs && doubled === 0) call = 'X';
    else if (chance < 0.12 && top >= 0 && !theirs && doubled === 1) call = 'XX';
    else if (chance > 0.55 && top < 34) call = bidAt(top + 1 + Math.floor(rng() * rng() * Math.min(8, 34 - top)));
    calls.push({ seat, call });
    passes = call === 'P' ? passes + 1 : 0;
    if (call === 'X') doubled = 1;
    else if (call === 'XX') doubled = 2;
    else if (call !== 'P') {
      top = (Number(call[0]) - 1) * 5 + STRAINS.indexOf(call[1] as Strain);
      bidder = seat;
      doubled = 0;
      const key = `${AROUND.indexOf(seat) % 2}${call[1]}`;
      if (!named.has(key)) named.set(key, seat);
    }
  }
  if (top < 0) return { calls, contract: null };
  const last = bidAt(top);
  const strain = last[1] as Strain;
  const declarer = named.get(`${AROUND.indexOf(bidder) % 2}${strain}`) as Seat;
  return { calls, contract: { level: Number(last[0]) as Contract['level'], strain, doubled, declarer } };
}

const beats = (card: Card, best: Card, trumps: Strain): boolean =>
  card[0] === best[0] ? RANKED.indexOf(card[1] as string) > RANKED.indexOf(best[1] as string) : card[0] === trumps;

function randomPlay(rng: Rng, hands: PlayedBoard['hands'], contract: Contract): Pick<PlayedBoard, 'plays' | 'tricks'> {
  const held: Record<Seat, Card[]> = { N: [...hands.N], E: [...hands.E], S: [...hands.S], W: [...hands.W] };
  const plays: { seat: Seat; card: Card }[] = [];
  let leader = seatAt(contract.declarer, 1);
  let tricks = 0;
  for (let trick = 0; trick < 13; trick++) {
    let best: { seat: Seat; card: Card } | null = null;
    let led: Card | undefined;
    for (let place = 0; place < 4; place++) {
      const seat = seatAt(leader, place);
      const suit: string | undefined = led?.[0];
      const following: Card[] = held[seat].filter((card) => card[0] === suit);
      const card: Card = oneOf(rng, following.length > 0 ? following : held[seat]);
      held[seat].splice(held[seat].indexOf(card), 1);
      plays.push({ seat, card });
      led ??= card;
      if (best === null || beats(card, best.card, contract.strain)) best = { seat, card };
    }
    leader = (best as { seat: Seat }).seat;
    if (AROUND.indexOf(leader) % 2 === AROUND.indexOf(contract.declarer) % 2) tricks++;
  }
  return { plays, tricks };
}

/** A deal with a lawful auction and, unless it is passed out, thirteen lawful tricks. */
export function randomBoard(rng: Rng): PlayedBoard {
  const dealer = oneOf(rng, AROUND);
  const board: Board = {
    number: 1 + Math.floor(rng() * 36),
    dealer,
    vulnerable: oneOf(rng, ['none', 'NS', 'EW', 'all'] as const),
  };
  const hands = randomHands(rng);
  const { calls, contract } = randomAuction(rng, dealer);
  if (contract === null) return { board, hands, calls, contract, plays: [], tricks: null };
  return { board, hands, calls, contract, ...randomPlay(rng, hands, contract) };
}

/** Random boards for fast-check. */
export const boards = (): fc.Arbitrary<PlayedBoard> =>
  fc.integer({ min: 0, max: 0x7fffffff }).map((seed) => randomBoard(seeded(seed)));

/** Random boards that were not passed out. */
export const playedBoards = (): fc.Arbitrary<PlayedBoard & { contract: Contract; tricks: number }> =>
  boards().filter((board): board is PlayedBoard & { contract: Contract; tricks: number } => board.contract !== null);

/** The board as a log from a record: board, four hands, calls, cards, end. Ids r0, r1 ... */
export function logOf(played: PlayedBoard): TableEvent[] {
  const happenings = [
    { type: 'board' as const, board: played.board },
    ...AROUND.map((seat) => ({ type: 'hand' as const, seat, cards: played.hands[seat] })),
    ...played.calls.map(({ seat, call }) => ({ type: 'call' as const, seat, call })),
    ...played.plays.map(({ seat, card }) => ({ type: 'play' as const, seat, card })),
    { type: 'end' as const, why: played.contract === null ? ('passedOut' as const) : ('played' as const) },
  ];
  return happenings.map((happening, place) => ({ id: `r${place}`, from: 'record' as const, ...happening }));
}
