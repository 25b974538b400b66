// Hands as diagrams, the four places of the trick, and the name bars: four of each, always South, West, North, East.
import { add, place, show, style, write } from './elements.js';
import { RANKS, SEATS, SUITS } from './game.js';
import { DIAGRAM, NAME_BAR, sideOnScreen, TRICK } from './places.js';
import { rankText, SIGNS } from './words.js';

const TURN = 'rgb(255, 206, 0)';
const SECOND = 'rgb(204, 204, 154)';
const PLAIN = 'rgb(255, 255, 255)';

/** `click(card)` when a person presses a card. */
export function buildHands(felt, { click }) {
  const names = SEATS.map(() => {
    const outer = add(felt, 'div', 'nameBarDivClass');
    const bar = add(outer, 'div', 'nameBarClass');
    // The bar's own text holds more than a name.
    add(bar, 'style', '', '@font-face { font-family: seats; src: local("sans-serif") }');
    return { outer, bar, direction: add(bar, 'div', 'directionClass'), name: add(bar, 'div', 'nameDisplayClass') };
  });
  const panels = SEATS.map(() => {
    const panel = add(felt, 'div', 'handDiagramPanelClass');
    const suits = SUITS.map((suit) => {
      const row = add(panel, 'div', 'suitPanelClass');
      row.style.order = String(3 - SUITS.indexOf(suit));
      add(row, 'div', 'suitSymbolClass', SIGNS[suit]).style.color =
        suit === 'D' || suit === 'H' ? 'rgb(203, 0, 0)' : '';
      return { suit, row, cards: [], shown: '' };
    });
    return { panel, suits };
  });
  const tricks = SEATS.map(() => {
    const slot = add(felt, 'div', 'handDiagramCurrentTrickClass');
    return { slot, inner: add(slot, 'div', 'innerDivClass') };
  });
  return { names, panels, tricks, click };
}

/** Cards come and go at the end of their row, so that a card played in front changes the texts after it, as a list does. */
function drawSuit(hands, line, cards, words) {
  const held = cards.filter((card) => card[0] === line.suit);
  const ordered = held.sort((a, b) => RANKS.indexOf(b[1]) - RANKS.indexOf(a[1]));
  while (line.cards.length > ordered.length) line.cards.pop().remove();
  while (line.cards.length < ordered.length) {
    const element = add(line.row, 'div', 'handDiagramCardClass');
    element.addEventListener('click', () => hands.click(element.card));
    line.cards.push(element);
  }
  for (const [n, card] of ordered.entries()) {
    line.cards[n].card = card;
    write(line.cards[n], rankText(words, card[1]));
  }
}

/** Whether a card of this hand is to be seen: the hand lies open, or this card alone does. */
export const faceUp = (screen, seat, card) => screen.open.includes(seat) || screen.faced.includes(card);

export function drawHands(hands, screen, words) {
  for (const [n, seat] of SEATS.entries()) {
    const at = sideOnScreen(seat, screen.bottom);
    const { outer, bar, direction, name } = hands.names[n];
    place(outer, NAME_BAR[at]);
    write(direction, words.initials[seat]);
    write(name, screen.names[seat] ?? `${words.seats[seat]} - ${words.sit}`);
    const colour = screen.turn === seat ? TURN : screen.second === seat ? SECOND : PLAIN;
    style(bar, 'backgroundColor', colour);

    const { panel, suits } = hands.panels[n];
    place(panel, DIAGRAM[at]);
    show(panel, !screen.pictures);
    const cards = screen.pictures ? [] : screen.hands[seat].filter((card) => faceUp(screen, seat, card));
    for (const line of suits) drawSuit(hands, line, cards, words);

    const { slot, inner } = hands.tricks[n];
    place(slot, TRICK[at]);
    const on = screen.pictures ? undefined : screen.trick.findLast((play) => play.seat === seat);
    show(slot, on !== undefined);
    // Text of a card that was taken away stays behind, hidden.
    if (on !== undefined) write(inner, `${SIGNS[on.card[0]]}${rankText(words, on.card[1])}`);
  }
}
