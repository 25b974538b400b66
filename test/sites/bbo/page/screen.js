// What a user sees of a deal: which hands, which cards on the table. Pure, so that any moment of any board can be drawn at once.
import { auctionOver, contractOf, held, left, partner, played, SEATS, turnOf, wonBy } from './game.js';
import { emptyScreen } from './viewer.js';

/** Dummy lies open from the opening lead on. */
export function dummyOf(game) {
  const contract = contractOf(game.calls);
  return contract !== null && game.tricks.length > 0 ? partner(contract.declarer) : null;
}

/**
 * Hands that lie face up for this user. A player sees his own, dummy, and, being dummy, declarer; a kibitzer those in `view.openHands`.
 * `view.shown`: hands shown by a claim.
 */
export function openHands(game, view) {
  const dummy = dummyOf(game);
  const open = new Set(view.me === null ? view.openHands : [view.me]);
  for (const seat of view.shown) open.add(seat);
  if (dummy !== null) open.add(dummy);
  if (dummy !== null && dummy === view.me) open.add(partner(dummy));
  return SEATS.filter((seat) => open.has(seat));
}

/** Cards of the trick that is still on the table: a complete one is taken away. */
export const onTable = (game) => {
  const trick = game.tricks.at(-1) ?? [];
  return trick.length < 4 ? [...trick] : [];
};

/** The vote, messages and boxes aside, all that the table shows now. `view`: { me, bottom, names, openHands, shown, pictures }. */
export function screenOf(game, view) {
  const contract = contractOf(game.calls);
  const playing = game.tricks.length > 0;
  const turn = turnOf(game);
  return {
    ...emptyScreen(view.bottom),
    number: game.board.number === null ? '' : String(game.board.number),
    dealer: game.board.dealer,
    vulnerable: game.board.vulnerable,
    names: { ...view.names },
    turn,
    hands: Object.fromEntries(SEATS.map((seat) => [seat, held(game, seat)])),
    open: openHands(game, view),
    trick: onTable(game),
    auction: [...game.calls],
    auctionShown: !playing && !(auctionOver(game.calls) && contract === null),
    bidding: contract === null && turn !== null && turn === view.me,
    contract,
    tricksShown: playing,
    won: wonBy(game),
    pictures: view.pictures,
  };
}

/** The deal after these many calls and cards of a PlayedBoard, everything filled in. */
export function gameAt(board, calls, cards) {
  const tricks = [];
  for (const play of board.plays.slice(0, cards)) {
    if (tricks.length === 0 || tricks.at(-1).length === 4) tricks.push([]);
    tricks.at(-1).push(play);
  }
  const made = board.calls.slice(0, calls).map((call) => ({ ...call, filled: true }));
  return { board: board.board, hands: board.hands, calls: made, tricks, claimed: null };
}

/** Whose card it is by the deal; null when the deal has no such card. */
export const ownerOf = (game, card) => SEATS.find((seat) => game.hands[seat].includes(card)) ?? null;

/** Cards left in all hands. */
export const cardsLeft = (game) => 52 - played(game).length;

/** Seat to the left of declarer, who leads first. */
export const openingLeader = (game) => left(contractOf(game.calls).declarer);
