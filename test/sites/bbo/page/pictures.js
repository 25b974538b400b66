// Cards as pictures: a pool of elements that are moved, restacked and hidden, never made anew. The height (z-index) tells whose they are.
import { add, style, write } from './elements.js';
import { RANKS, SEATS, SUITS, sorted } from './game.js';
import { faceUp } from './hands.js';
import { PICTURE_ON_TABLE, PICTURES, sideOnScreen } from './places.js';
import { rankText, SIGNS } from './words.js';

const HEIGHT = { S: 100, W: 200, N: 300, E: 400 };
const ON_TABLE = 90;

function picture(surface) {
  const element = add(surface, 'div', 'cardClass');
  const area = add(add(element, 'div'), 'div', 'cardArea');
  const corners = ['topLeft', 'bottomRight'].map((corner) => {
    const at = add(area, 'div', corner);
    return { rank: add(at, 'div'), suit: add(at, 'div') };
  });
  return { element, area, corners };
}

function face(card, code, words) {
  for (const { rank, suit } of card.corners) {
    write(rank, rankText(words, code[1]));
    write(suit, SIGNS[code[0]]);
  }
  style(card.area, 'color', code[0] === 'D' || code[0] === 'H' ? 'rgb(203, 0, 0)' : 'rgb(0, 0, 0)');
}

/** 52 faces (clubs, diamonds, hearts, spades), 52 backs, 4 for the trick. */
function buildPool(surface, words, click) {
  const faces = new Map();
  for (const suit of SUITS) for (const rank of RANKS) faces.set(suit + rank, picture(surface));
  for (const [code, card] of faces) {
    face(card, code, words);
    card.element.addEventListener('click', () => click(code));
  }
  const backs = Array.from({ length: 52 }, () => picture(surface));
  for (const back of backs) style(back.area, 'backgroundColor', 'rgb(51, 51, 102)');
  return { faces, backs, extras: Array.from({ length: 4 }, () => picture(surface)) };
}

/** `click(card)` when a person presses a card; `unused`: how a card out of sight is hidden, `none` (display) or `zero` (size). */
export function buildPictures(felt, { click, unused }) {
  return { surface: add(felt, 'div', 'cardSurfaceClass'), pool: null, click, unused };
}

function lay(pictures, card, x, y, height) {
  style(card.element, 'display', '');
  if (pictures.unused === 'zero') {
    style(card.element, 'width', '62px');
    style(card.element, 'height', '88px');
  }
  style(card.element, 'left', `${x}px`);
  style(card.element, 'top', `${y}px`);
  style(card.element, 'zIndex', String(height));
}

/** Out of sight; the height it last had stays behind. */
function putAway(pictures, card) {
  if (pictures.unused === 'none') style(card.element, 'display', 'none');
  else {
    style(card.element, 'width', '0px');
    style(card.element, 'height', '0px');
  }
}

/**
 * In diagram mode the surface is empty. `screen.flat`: every card at height 100, as while they move.
 * `trickPool` extra: the trick is drawn with four cards of its own instead of the same 52.
 */
export function drawPictures(pictures, screen, words, trickPool) {
  if (!screen.pictures) {
    if (pictures.pool !== null) pictures.surface.textContent = '';
    pictures.pool = null;
    return;
  }
  pictures.pool ??= buildPool(pictures.surface, words, pictures.click);
  const { faces, backs, extras } = pictures.pool;
  const used = new Set();
  const put = (card, x, y, height) => {
    lay(pictures, card, x, y, screen.flat ? 100 : height);
    used.add(card);
  };
  for (const [n, seat] of SEATS.entries()) {
    const [x, y, step] = PICTURES[sideOnScreen(seat, screen.bottom)];
    for (const [place, code] of sorted(screen.hands[seat]).entries())
      put(
        faceUp(screen, seat, code) ? faces.get(code) : backs[n * 13 + place],
        x + place * step,
        y,
        HEIGHT[seat] + place,
      );
  }
  for (const [place, { seat, card: code, height = place }] of screen.trick.entries()) {
    const card = trickPool === 'extra' && place < 4 ? extras[place] : faces.get(code);
    if (card === extras[place]) face(card, code, words);
    const [x, y] = PICTURE_ON_TABLE[sideOnScreen(seat, screen.bottom)];
    put(card, x, y, ON_TABLE + height);
  }
  for (const card of [...faces.values(), ...backs, ...extras]) if (!used.has(card)) putAway(pictures, card);
}
