// The board of the test page at one step: what has been called and played, whose turn it is, who won which trick.
import { left, RANKS, SEATS } from './record.js';

/** The contract of a finished auction; null while it runs or when it was passed out. */
export function contractOf(dealer, calls) {
  if (calls.length < 4 || calls.slice(-3).some((call) => call !== 'P')) return null;
  const bids = calls.flatMap((call, i) => (/^\d/.test(call) ? [{ call, i, seat: left(dealer, i) }] : []));
  const last = bids.at(-1);
  if (last === undefined) return null;
  const ours = (seat) => SEATS.indexOf(seat) % 2 === SEATS.indexOf(last.seat) % 2;
  const declarer = bids.find((bid) => bid.call[1] === last.call[1] && ours(bid.seat)).seat;
  const doubled =
    calls
      .slice(last.i)
      .filter((call) => call.startsWith('X'))
      .at(-1) ?? '';
  return { level: last.call[0], strain: last.call[1], declarer, doubled: doubled.toLowerCase() };
}

export const over = (calls) => calls.length >= 4 && calls.slice(-3).every((call) => call === 'P');

function winnerOf(trick, strain) {
  const worth = ({ card }) =>
    RANKS.indexOf(card[1]) + (card[0] === strain ? 200 : card[0] === trick[0].card[0] ? 100 : 0);
  return trick.reduce((best, next) => (worth(next) > worth(best) ? next : best)).seat;
}

/**
 * The table after `called` calls and the cards `line`. A card counts for the seat on turn, and only when that seat holds it: `line` ends
 * before the first that does not, as the page then goes no further. Following suit is not checked.
 */
export function movie(board, called, line) {
  const calls = board.calls.slice(0, called);
  const names = calls.map(({ call }) => call);
  const contract = contractOf(board.dealer, names);
  const owner = new Map(SEATS.flatMap((seat) => board.hands[seat].map((card) => [card, seat])));
  const tricks = [];
  const won = { NS: 0, EW: 0 };
  const played = new Map();
  let turn = contract ? left(contract.declarer, 1) : over(names) ? null : left(board.dealer, calls.length);
  for (const card of contract ? line : []) {
    if ((owner.get(card) ?? turn) !== turn || played.has(card) || played.size === 52) break;
    if (tricks.length === 0 || tricks.at(-1).length === 4) tricks.push([]);
    const trick = tricks.at(-1);
    trick.push({ seat: turn, card });
    played.set(card, turn);
    turn = left(turn, 1);
    if (trick.length === 4) {
      turn = winnerOf(trick, contract.strain);
      won[SEATS.indexOf(turn) % 2 === 0 ? 'NS' : 'EW']++;
    }
  }
  return { calls, contract, over: over(names), tricks, won, played, turn };
}
