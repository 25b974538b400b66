// The auction box and the bidding box. Cells are new elements, put in empty and filled a moment later.
import { add, addAll, place, show, style, write } from './elements.js';
import { left, sideOf } from './game.js';
import { AUCTION, BIDDING_BOX, NOTHING } from './places.js';
import { SIGNS } from './words.js';

const STRAINS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades', N: 'notrump' };
const ALERTED = 'rgb(255, 206, 0)';
const RED = 'rgb(203, 0, 0)';

/** Columns: left-hand opponent, partner, right-hand opponent, own seat. */
export const columnsOf = (bottom) => [1, 2, 3, 4].map((places) => left(bottom, places));

/** Puts a call into an `auction-box-cell`; also the contract of the tricks panel. `old`: class names and form before June 2023. */
export function fillCell(cell, call, words, old) {
  const strain = /^\d/.test(call) ? call[1] : null;
  const level = strain === null ? words.calls[call] : call[0];
  const strainText = strain === 'N' ? words.notrump : (SIGNS[strain] ?? '');
  cell.textContent = '';
  if (old) {
    const inner = add(cell, 'div', 'auctionBoxCellClass', level);
    if (strain !== null) paint(add(inner, 'span', '', strainText), strain);
    return inner;
  }
  const inner = add(cell, 'div', 'auction-box-cell auction-cell');
  add(inner, 'div', 'call-level', level);
  if (strain !== null) paint(add(inner, 'div', `call-strain ${STRAINS[strain]}`, strainText), strain);
  return inner;
}

function paint(element, strain) {
  element.style.color = strain === 'D' || strain === 'H' ? RED : 'rgb(0, 0, 0)';
}

/** `click(button)`: 0-16 in the page's order: 1-7, ♣ ♦ ♥ ♠ NT, pass, double, redouble, alert, OK; `ask(entry)`: a call was pressed. */
export function buildAuction(parent, { old, click, ask }) {
  const box = add(parent, old ? 'div' : 'auction-box', 'auctionBoxClass');
  const header = add(box, 'div', old ? 'auctionBoxHeaderClass' : 'auction-header');
  const headings = addAll(4, header, 'auction-box-header-cell', '').map((cell) =>
    add(cell, 'div', old ? 'auctionBoxHeaderCellClass' : 'auction-box-header-cell'),
  );
  const scroller = add(box, 'div', 'scrollerClass');
  const bidding = add(parent, 'bidding-box', 'biddingBoxClass');
  const buttons = addAll(17, bidding, 'bidding-box-button', '').map((button) =>
    add(button, 'button', 'biddingBoxButtonClass'),
  );
  for (const [n, button] of buttons.entries()) button.addEventListener('click', () => click(n));
  return { box, headings, scroller, bidding, buttons, cells: [], old, ask };
}

function drawCells(auction, screen, words) {
  const wanted = screen.auction;
  let same = 0;
  while (same < auction.cells.length && auction.cells[same].entry === wanted[same]) same++;
  for (const gone of auction.cells.splice(same)) gone.element.remove();
  for (const entry of wanted.slice(same)) {
    const element = add(auction.scroller, 'auction-box-cell');
    element.addEventListener('click', () => auction.ask(entry));
    // No empty cells in front of the dealer: the first call simply starts in the dealer's column, and so does one that skips a seat.
    const before = auction.cells.at(-1)?.entry.seat;
    if (before === undefined || left(before) !== entry.seat)
      element.style.gridColumnStart = String(columnsOf(screen.bottom).indexOf(entry.seat) + 1);
    const inner = auction.old ? null : add(element, 'div', 'auction-box-cell auction-cell');
    auction.cells.push({ entry, element, inner, filled: false });
  }
  for (const cell of auction.cells) {
    if (cell.entry.filled && !cell.filled) {
      cell.inner = fillCell(cell.element, cell.entry.call, words, auction.old);
      cell.filled = true;
    }
    if (cell.inner !== null) style(cell.inner, 'backgroundColor', cell.entry.alert ? ALERTED : '');
  }
}

export function drawAuction(auction, screen, words) {
  show(auction.box, screen.auctionShown);
  place(auction.box, screen.auctionTiny ? NOTHING : AUCTION);
  for (const [n, seat] of columnsOf(screen.bottom).entries()) {
    write(auction.headings[n], words.initials[seat]);
    const vulnerable = screen.vulnerable === 'all' || screen.vulnerable === sideOf(seat);
    if (auction.headings[n].classList.contains('vulnerable') !== vulnerable)
      auction.headings[n].classList.toggle('vulnerable', vulnerable);
  }
  drawCells(auction, screen, words);
  show(auction.bidding, screen.bidding);
  place(auction.bidding, BIDDING_BOX);
  const { P, X, XX } = words.calls;
  const texts = [...'1234567', ...Object.values(SIGNS), words.notrump, P, X, XX, words.alert, 'OK'];
  for (const [n, button] of auction.buttons.entries()) write(button, texts[n]);
  show(auction.buttons[16], false);
  for (const [n, button] of auction.buttons.entries())
    style(button, 'backgroundColor', n < 7 && screen.level === n + 1 ? ALERTED : 'rgb(255, 255, 255)');
}
