// Players that need no person: boards with a sensible auction and play, made from a number, and a card for any position.
import { chance } from './clock.js';
import {
  contractOf,
  held,
  left,
  partner,
  played,
  RANKS,
  SEATS,
  SUITS,
  sideOf,
  sorted,
  turnOf,
  winnerOf,
  wonBy,
} from './game.js';

const POINTS = { A: 4, K: 3, Q: 2, J: 1 };
const CYCLE = ['none', 'NS', 'EW', 'all'];
const height = (card) => RANKS.indexOf(card[1]);
const lowest = (cards) => cards.reduce((best, next) => (height(next) < height(best) ? next : best));
const highest = (cards) => cards.reduce((best, next) => (height(next) > height(best) ? next : best));
const inSuit = (cards, suit) => cards.filter((card) => card[0] === suit);
const points = (hand) => hand.reduce((sum, card) => sum + (POINTS[card[1]] ?? 0), 0);

function shuffled(random) {
  const deck = SUITS.flatMap((suit) => [...RANKS].map((rank) => suit + rank));
  for (let last = deck.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return Object.fromEntries(SEATS.map((seat, n) => [seat, sorted(deck.slice(n * 13, n * 13 + 13))]));
}

/** Longest suit of two hands together, a major before a minor; no trumps without eight of one. */
function bestStrain(one, other) {
  const length = (suit) => inSuit(one, suit).length + inSuit(other, suit).length;
  const best = ['S', 'H', 'D', 'C'].reduce((top, suit) => (length(suit) > length(top) ? suit : top));
  return length(best) >= 8 ? best : 'N';
}

function levelFor(total, strain) {
  if (total >= 33) return 6;
  if (total >= 25) return strain === 'N' ? 3 : strain === 'S' || strain === 'H' ? 4 : 5;
  return total >= 23 ? 3 : 2;
}

/** The stronger side bids a suit and then what it can make; the others pass. */
function auctionOf(hands, dealer) {
  const side = points(hands.N) + points(hands.S) >= 20 ? ['N', 'S'] : ['E', 'W'];
  const opener = points(hands[side[0]]) >= points(hands[side[1]]) ? side[0] : side[1];
  const responder = partner(opener);
  const own = ['S', 'H', 'D', 'C'].reduce((best, suit) =>
    inSuit(hands[opener], suit).length > inSuit(hands[opener], best).length ? suit : best,
  );
  const strain = bestStrain(hands[opener], hands[responder]);
  const goal = `${levelFor(points(hands[opener]) + points(hands[responder]), strain)}${strain}`;
  const calls = [];
  const add = (call) => calls.push({ seat: left(dealer, calls.length), call });
  const until = (seat) => {
    while (left(dealer, calls.length) !== seat) add('P');
  };
  until(opener);
  add(`1${own}`);
  until(responder);
  add(goal);
  for (let passes = 0; passes < 3; passes++) add('P');
  return calls;
}

/** Cards that the seat may play: of the suit led, when it has any. */
export function legalCards(game, seat) {
  const hand = held(game, seat);
  const trick = game.tricks.at(-1);
  if (trick === undefined || trick.length >= 4) return hand;
  const following = inSuit(hand, trick[0].card[0]);
  return following.length > 0 ? following : hand;
}

/** A reasonable card for the seat, by what it holds and what lies on the table. */
export function cardFor(game, seat) {
  const { strain } = contractOf(game.calls);
  const legal = legalCards(game, seat);
  const trick = game.tricks.at(-1) ?? [];
  if (trick.length === 0 || trick.length >= 4) {
    const longest = SUITS.reduce((best, suit) =>
      inSuit(legal, suit).length > inSuit(legal, best).length ? suit : best,
    );
    const suit = inSuit(legal, longest);
    return points(suit) >= 5 ? highest(suit) : lowest(suit);
  }
  const winner = winnerOf(trick, strain);
  if (sideOf(winner) === sideOf(seat) && trick.length >= 2) return lowest(legal);
  const wins = legal.filter((card) => winnerOf([...trick, { seat, card }], strain) === seat);
  if (wins.length === 0 || (trick.length === 1 && legal.length > 1 && !wins.some((card) => card[1] === 'A')))
    return lowest(legal);
  return trick.length === 3 ? lowest(wins) : highest(wins);
}

/** A whole board: { board, hands, calls, contract, plays, tricks }, always the same for a number. */
export function madeUpBoard(seed) {
  const random = chance(seed * 2654435761);
  for (let n = 0; n < 8; n++) random();
  const number = 1 + (seed % 16);
  const board = {
    number,
    dealer: ['N', 'E', 'S', 'W'][(number - 1) % 4],
    vulnerable: CYCLE[(number - 1 + Math.floor((number - 1) / 4)) % 4],
  };
  const hands = shuffled(random);
  const calls = auctionOf(hands, board.dealer);
  const game = { board, hands, calls, tricks: [], claimed: null };
  while (played(game).length < 52) {
    const seat = turnOf(game);
    const card = cardFor(game, seat);
    if (game.tricks.length === 0 || game.tricks.at(-1).length === 4) game.tricks.push([]);
    game.tricks.at(-1).push({ seat, card });
  }
  const contract = contractOf(calls);
  return { board, hands, calls, contract, plays: played(game), tricks: wonBy(game)[sideOf(contract.declarer)] };
}

/** The same board with every seat moved so that `seat` declares. Its number then says nothing of dealer and vulnerability. */
export function withDeclarer(played, seat) {
  const by = (SEATS.indexOf(seat) - SEATS.indexOf(played.contract.declarer) + 4) % 4;
  const turn = (from) => left(from, by);
  const swapped = { NS: 'EW', EW: 'NS' };
  const { vulnerable, dealer, number } = played.board;
  return {
    ...played,
    board: {
      number,
      dealer: turn(dealer),
      vulnerable: by % 2 === 1 ? (swapped[vulnerable] ?? vulnerable) : vulnerable,
    },
    hands: Object.fromEntries(SEATS.map((from) => [turn(from), played.hands[from]])),
    calls: played.calls.map((one) => ({ ...one, seat: turn(one.seat) })),
    contract: { ...played.contract, declarer: seat },
    plays: played.plays.map((one) => ({ ...one, seat: turn(one.seat) })),
  };
}
