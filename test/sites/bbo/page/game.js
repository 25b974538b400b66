// The deal as the table's server knows it: calls, tricks, contract, whose turn. Takes any card from any seat: faults are planted on purpose.

/** In the order in which the table's elements stand, which is also clockwise. */
export const SEATS = ['S', 'W', 'N', 'E'];
/** In the order in which a hand diagram has its rows. */
export const SUITS = ['C', 'D', 'H', 'S'];
export const RANKS = '23456789TJQKA';

/** The seat `places` to the left. */
export const left = (seat, places = 1) => SEATS[(SEATS.indexOf(seat) + places) % 4];
export const partner = (seat) => left(seat, 2);
export const sideOf = (seat) => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** Highest first; suits as in a diagram. */
export const sorted = (cards) =>
  [...cards].sort((a, b) => SUITS.indexOf(b[0]) - SUITS.indexOf(a[0]) || RANKS.indexOf(b[1]) - RANKS.indexOf(a[1]));

export const auctionOver = (calls) => calls.length >= 4 && calls.slice(-3).every(({ call }) => call === 'P');

/** The contract of a finished auction; null while it runs or when it was passed out. */
export function contractOf(calls) {
  const bids = calls.filter(({ call }) => /^\d/.test(call));
  const last = bids.at(-1);
  if (last === undefined || !auctionOver(calls)) return null;
  const declarer = bids.find((bid) => bid.call[1] === last.call[1] && sideOf(bid.seat) === sideOf(last.seat)).seat;
  const doubles = calls.slice(calls.indexOf(last)).filter(({ call }) => call === 'X' || call === 'XX');
  return { level: Number(last.call[0]), strain: last.call[1], doubled: doubles.at(-1)?.call.length ?? 0, declarer };
}

/** Who wins these cards; a trick that misses some is won among those there are. */
export function winnerOf(trick, strain) {
  const worth = ({ card }) =>
    RANKS.indexOf(card[1]) + (card[0] === strain ? 200 : card[0] === trick[0].card[0] ? 100 : 0);
  return trick.reduce((best, next) => (worth(next) > worth(best) ? next : best)).seat;
}

/** A deal of which nothing has been called; `board` as in a PlayedBoard: { board, hands }. */
export const newGame = ({ board, hands }) => ({ board, hands, calls: [], tricks: [], claimed: null });

export const played = (game) => game.tricks.flat();

/** Cards that the seat still holds. */
export function held(game, seat) {
  const gone = new Set(played(game).map(({ card }) => card));
  return game.hands[seat].filter((card) => !gone.has(card));
}

/** Whose turn it is; null when the deal is over. */
export function turnOf(game) {
  const contract = contractOf(game.calls);
  const trick = game.tricks.at(-1);
  if (game.claimed !== null) return null;
  if (trick !== undefined && contract !== null) {
    if (played(game).length >= 52) return null;
    return trick.length >= 4 ? winnerOf(trick, contract.strain) : left(trick.at(-1).seat);
  }
  if (contract !== null) return left(contract.declarer);
  if (auctionOver(game.calls)) return null;
  const last = game.calls.at(-1);
  return last === undefined ? game.board.dealer : left(last.seat);
}

/** Tricks won by each side, counting the tricks that are complete. */
export function wonBy(game) {
  const won = { NS: 0, EW: 0 };
  const contract = contractOf(game.calls);
  for (const trick of game.tricks) if (trick.length >= 4) won[sideOf(winnerOf(trick, contract.strain))]++;
  return won;
}

/** Takes the last `count` cards or calls back, cards first. */
export function takeBack(game, count) {
  for (let n = 0; n < count; n++) {
    const trick = game.tricks.at(-1);
    if (trick === undefined) game.calls.pop();
    else {
      trick.pop();
      if (trick.length === 0) game.tricks.pop();
    }
  }
}
