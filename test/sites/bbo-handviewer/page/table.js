// Draws the test page's table. Elements are made once and changed in place; text of what is hidden stays behind, as on the real page.
import { left, RANKS, SEATS, SUITS } from './record.js';

const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠', N: 'NT' };
const NAMES = { S: 'South', W: 'West', N: 'North', E: 'East' };
const COLUMNS = ['W', 'N', 'E', 'S'];
const PLACES = {
  S: { hand: [37.5, 69], trick: [46, 54], bar: [3, 14.5, 6, 3.5] },
  W: { hand: [1, 37], trick: [35, 46.5], bar: [0.8, 5, 2, 9] },
  N: { hand: [37.5, 1], trick: [46, 38], bar: [3, 1, 6, 3.5] },
  E: { hand: [74, 37], trick: [57, 46.5], bar: [9.2, 5, 2, 9] },
};
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const ink = (suit) => (suit === 'D' || suit === 'H' ? 'CB0000' : '000000');
const symbol = (suit) => `<font color="${ink(suit)}">${SIGNS[suit]}</font>`;
const rankText = (rank) => (rank === 'T' ? '10' : rank);
// Only what changed is written, so that the page's mutations are those of a step and no more.
const write = (element, html) => {
  if (element.written !== html) element.innerHTML = element.written = html;
};
const paint = (element, colour) => {
  if (element.painted !== colour) element.style.background = element.painted = colour;
};
const show = (element, visible) => {
  const value = visible ? 'visible' : 'hidden';
  if (element.style.visibility !== value) element.style.visibility = value;
};

export class Table {
  constructor(root, board) {
    this.root = root;
    this.board = board;
    this.document = root.ownerDocument;
    root.textContent = '';
    this.seats = Object.fromEntries(SEATS.map((seat) => [seat, this.seat(seat)]));
    this.number = this.add(root, 'vulInnerDivStyle');
    [this.heading, this.auction, this.tricks, this.score] = [1, 2, 3, 4].map(() =>
      this.add(root, 'auctionTableDivStyle'),
    );
    this.heading.style.cssText = 'top: 1%; height: 5%';
    this.auction.style.cssText = 'top: 6%; height: 28%';
    this.tricks.style.cssText = 'bottom: 1%; height: 5%';
    this.score.style.cssText = 'visibility: hidden; bottom: 1%';
    const cells = COLUMNS.map((seat) => `<td>${seat}</td>`).join('');
    this.heading.innerHTML = `<table><tr>${cells}<td style="width: 0"></td></tr></table>`;
    this.auction.innerHTML = '<table></table>';
    this.contract = this.add(this.tricks, 'vulDivStyle');
    this.won = this.add(this.tricks, 'vulDivStyle');
    this.announcement = this.add(root, 'announceDivStyle');
    this.alert = this.add(root, 'alertDivStyle');
    show(this.announcement, false);
    show(this.alert, false);
    this.cover = this.add(root, 'blockDivStyle');
    this.cover.innerHTML = '<div class="statusDivStyle">Loading. Please wait...</div>';
    show(this.cover, true);
    if (!board.whole) for (const box of [this.heading, this.auction, this.tricks]) box.remove();
  }

  add(parent, className) {
    const element = this.document.createElement('div');
    element.className = className;
    parent.appendChild(element);
    return element;
  }

  seat(seat) {
    const places = PLACES[seat];
    const hand = this.add(this.root, 'handDivStyle');
    hand.style.cssText = `left: ${places.hand[0]}%; top: ${places.hand[1]}%`;
    const row = this.add(this.root, 'nameRowDivStyle');
    row.style.cssText = hand.style.cssText;
    this.add(row, 'nameInitialDivStyle').textContent = seat;
    // As on the real page a name is markup: it may hold anything.
    this.add(row, 'nameTextDivStyle').innerHTML = this.board.names[SEATS.indexOf(seat)] || NAMES[seat];
    const holdings = SUITS.map((suit) => {
      const line = this.add(hand, 'suitRowDivStyle');
      line.style.order = String(3 - SUITS.indexOf(suit));
      this.add(line, 'suitSymbolDivStyle').innerHTML = symbol(suit);
      const holding = this.add(line, 'suitHoldingDivStyle');
      const cards = this.board.fast ? [] : [...RANKS].map(() => this.add(holding, 'cardDivStyle'));
      return { suit, holding, cards };
    });
    hand.style.display = 'flex';
    hand.style.flexDirection = 'column';
    const trick = this.add(this.root, 'trickCardStyle');
    trick.style.cssText = `left: ${places.trick[0]}%; top: ${places.trick[1]}%; visibility: hidden`;
    const bar = this.add(this.root, 'vulDivStyle');
    const [x, y, width, height] = places.bar;
    bar.style.cssText = `left: ${x}%; top: ${y}%; width: ${width}%; height: ${height}%`;
    if (!this.board.whole) {
      bar.remove();
      if (this.board.shown.length < 4) trick.remove();
    }
    show(hand, this.board.shown.includes(seat));
    show(row, this.board.shown.includes(seat));
    return { hand, row, holdings, trick, bar };
  }

  /** `view`: options of the user; `step`: what `movie` gives. */
  draw(view, step) {
    for (const seat of SEATS) {
      const open = view.kibitz === null || view.kibitz === seat || view.claimed || seat === this.dummy(step);
      this.drawHand(seat, view, step, open);
      const { bar, row, hand } = this.seats[seat];
      write(bar, seat === this.board.dealer ? '<b>D</b>' : '');
      paint(bar, this.vulnerable(seat) ? '#CB0000' : '#FFFFFF');
      paint(row, seat === step.turn && this.board.whole ? '#FFCE00' : '#FFFFFF');
      paint(hand, seat === this.dummy(step) ? '#989898' : '#CBCBCB');
    }
    write(this.number, this.board.number > 0 ? String(this.board.number) : '');
    show(this.number, this.board.whole);
    this.drawAuction(step);
    show(this.tricks, step.contract !== null);
    if (step.contract) {
      const { level, strain, doubled, declarer } = step.contract;
      write(
        this.contract,
        `<font color="000000">${level}</font>${symbol(strain)}<font color="000000">${doubled} ${declarer} </font>`,
      );
      write(this.won, `NS: ${step.won.NS} EW: ${step.won.EW}`);
    }
    if (view.pictures) this.drawPictures(view, step);
    else this.drawTrick(step);
    show(this.cover, false);
  }

  dummy(step) {
    return step.tricks.length > 0 ? left(step.contract.declarer, 2) : null;
  }

  vulnerable(seat) {
    const side = seat === 'N' || seat === 'S' ? 'NS' : 'EW';
    return this.board.vulnerable === 'both' || this.board.vulnerable === side;
  }

  drawHand(seat, view, step, open) {
    const { hand, holdings } = this.seats[seat];
    show(hand, this.board.shown.includes(seat) && !view.pictures);
    for (const { suit, holding, cards } of holdings) {
      show(holding, open && !view.pictures);
      const held = this.board.hands[seat].filter((card) => card[0] === suit);
      const texts = held
        .toSorted((a, b) => RANKS.indexOf(b[1]) - RANKS.indexOf(a[1]))
        .flatMap((card) => {
          if (card[1] === 'x') return ['x'];
          const gone = step.played.has(card);
          if (gone && !view.showPlayed) return [];
          return [`<font color="${gone ? '808080' : '000000'}">${rankText(card[1])}</font>`];
        });
      if (this.board.fast) write(holding, texts.join(''));
      else for (const [i, card] of cards.entries()) write(card, texts[i] ?? ' ');
    }
  }

  drawAuction(step) {
    const table = this.auction.querySelector('table');
    const blanks = COLUMNS.indexOf(this.board.dealer);
    const rows = Math.max(1, Math.ceil((blanks + step.calls.length) / 4));
    while (table.rows.length > rows) table.deleteRow(-1);
    while (table.rows.length < rows) {
      const row = table.insertRow(-1);
      for (let i = 0; i < 5; i++) row.insertCell(-1).style.width = i < 4 ? '25%' : '0%';
    }
    for (let i = 0; i < rows * 4; i++) {
      const cell = table.rows[Math.floor(i / 4)].cells[i % 4];
      const made = step.calls[i - blanks];
      const bid = made && /^\d/.test(made.call);
      write(cell, made ? (bid ? `<font color="000000">${made.call[0]}</font>${symbol(made.call[1])}` : made.call) : '');
      paint(cell, made?.explanation ? '#FFCE00' : '#99CCCC');
      cell.onclick = () => this.explain(made);
    }
    for (const [i, seat] of COLUMNS.entries()) {
      const cell = this.heading.querySelector('tr')?.cells[i];
      if (cell) paint(cell, this.vulnerable(seat) ? '#CB0000' : '#FFFFFF');
      if (cell) cell.style.color = this.vulnerable(seat) ? '#FFFFFF' : '#000000';
    }
  }

  explain(made) {
    const open = this.alert.style.visibility === 'visible' && this.alert.textContent === made?.explanation;
    this.alert.textContent = made?.explanation ?? '';
    show(this.alert, Boolean(made?.explanation) && !open);
  }

  drawTrick(step) {
    const trick = step.tricks.at(-1) ?? [];
    for (const seat of SEATS) {
      const place = this.seats[seat].trick;
      const played = trick.find((it) => it.seat === seat);
      if (played) write(place, `${symbol(played.card[0])}<font color="000000">${rankText(played.card[1])}</font>`);
      show(place, played !== undefined);
    }
  }

  drawPictures(view, step) {
    for (const picture of [...this.root.children].filter((child) => child.className === '')) picture.remove();
    for (const seat of SEATS) {
      show(this.seats[seat].trick, false);
      const open = view.kibitz === null || view.kibitz === seat || seat === this.dummy(step);
      const cards = this.board.hands[seat].filter((card) => !step.played.has(card) && card[1] !== 'x');
      const sorted = cards.toSorted(
        (a, b) => SUITS.indexOf(b[0]) - SUITS.indexOf(a[0]) || RANKS.indexOf(b[1]) - RANKS.indexOf(a[1]),
      );
      for (const [i, card] of sorted.entries()) {
        const [x, y] = PLACES[seat].hand;
        this.root.insertBefore(this.picture(open ? card : null, x + i * 1.75, y + 6), this.seats[seat].row);
      }
    }
    for (const { seat, card } of step.tricks.at(-1) ?? []) {
      this.root.appendChild(this.picture(card, PLACES[seat].trick[0], PLACES[seat].trick[1] - 2));
    }
  }

  picture(card, x, y) {
    const picture = this.document.createElement('div');
    picture.style.cssText = `position: absolute; left: ${x}%; top: ${y}%; width: 7%; height: 16%; border: 1px solid #555; border-radius: 5px; background: ${card ? '#fff' : '#336'}; font-size: 1.1em`;
    const image = this.document.createElement('img');
    image.src = PIXEL;
    picture.appendChild(image);
    if (card) {
      const rank = `<font color="${ink(card[0])}">${rankText(card[1])}</font>`;
      for (const [html, place] of [
        [rank, 'left: 4px; top: 2px'],
        [symbol(card[0]), 'left: 4px; top: 1.2em'],
        [rank, 'right: 4px; bottom: 2px'],
      ]) {
        const part = this.document.createElement('div');
        part.style.cssText = `position: absolute; ${place}`;
        part.innerHTML = html;
        picture.appendChild(part);
      }
    }
    return picture;
  }
}
