// What a table with a server never shows and a real or teaching table can: each played on purpose, at the next moment at which it can be.
import { contractOf, held, left, partner, turnOf } from './game.js';
import { legalCards } from './robot.js';

/** Cards for these seats until `enough(game, seat)` says stop, or there are none left; gives the seat on turn, or null. */
async function until(table, enough) {
  for (let seat = table.turn; seat !== null; seat = table.turn) {
    if (contractOf(table.game.calls) !== null && enough(table.game, seat)) return seat;
    await table.robot();
  }
  return null;
}

/**
 * Plays on until somebody who can follow suit has something else to play, and plays that. Gives { seat, card } or null. `by`: whose it may be.
 * @param {any} table
 * @param {(seat: any) => boolean} by
 */
export async function revoke(table, by = () => true) {
  const other = (game, seat) => {
    const trick = game.tricks.at(-1) ?? [];
    if (trick.length === 0 || trick.length === 4) return undefined;
    const legal = legalCards(game, seat);
    const hand = held(game, seat);
    return legal.length < hand.length ? hand.find((card) => !legal.includes(card)) : undefined;
  };
  const seat = await until(table, (game, turn) => by(turn) && other(game, turn) !== undefined);
  if (seat === null) return null;
  const card = other(table.game, seat);
  await table.play(seat, card);
  return { seat, card };
}

/** A card from a seat that is not on turn: `places` to the left of the one who is. Gives { seat, card } or null. */
export async function outOfTurn(table, places = 1) {
  const turn = await until(table, () => true);
  if (turn === null) return null;
  const seat = left(turn, places);
  const card = legalCards(table.game, seat)[0];
  await table.play(seat, card);
  return { seat, card };
}

/** A fifth card on a complete trick, from a seat that did not win it: from the winner it would be a lead. */
export async function fifthCard(table) {
  const seat = await until(table, (game) => game.tricks.length > 0 && game.tricks.at(-1).length === 3);
  if (seat === null) return null;
  await table.robot();
  const extra = left(table.turn);
  const card = held(table.game, extra)[0];
  await table.play(extra, card, { join: true });
  return { seat: extra, card };
}

/** The next trick begins while one of the last has three cards. */
export async function shortTrick(table) {
  const missing = await until(table, (game) => game.tricks.length > 0 && game.tricks.at(-1).length === 3);
  if (missing === null) return null;
  const seat = left(missing);
  const [card] = held(table.game, seat);
  await table.think();
  await table.play(seat, card, { newTrick: true });
  return { seat, card };
}

/** A card of a hand that is closed lies face up: a defender's who is not on turn. */
export async function faceUp(table) {
  const turn = await until(table, (game) => game.tricks.length > 0);
  if (turn === null) return null;
  const { declarer } = contractOf(table.game.calls);
  const closed = [left(declarer), partner(left(declarer))].find((seat) => !table.screen.open.includes(seat));
  if (closed === undefined) return null;
  const card = held(table.game, closed)[0];
  table.faceUp([card]);
  return { seat: closed, card };
}

/** A bid that is not enough, from the seat on turn after the first bid. */
export async function insufficientBid(table) {
  const enough = (game) => game.calls.some(({ call }) => /^[1-7][CDHSN]$/.test(call));
  for (let seat = table.turn; seat !== null && !enough(table.game); seat = table.turn) await table.robot();
  const bid = table.game.calls.findLast(({ call }) => /^\d/.test(call)).call;
  const seat = turnOf(table.game);
  await table.call(seat, `${bid[0]}C`);
  return { seat, call: `${bid[0]}C` };
}

/** A pass from the seat behind the one on turn. */
export async function callOutOfTurn(table) {
  const seat = left(table.turn);
  await table.call(seat, 'P');
  return { seat, call: 'P' };
}
