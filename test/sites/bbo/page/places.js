// Where things lie on the felt, in CSS pixels. Own seat at the bottom: the elements stay in compass order, the screen turns.
import { SEATS } from './game.js';

export const FELT = [900, 640];

/** 0 bottom, 1 left, 2 top, 3 right. */
export const sideOnScreen = (seat, bottom) => (SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4;

export const DIAGRAM = [
  [340, 472, 220, 132],
  [8, 236, 220, 132],
  [340, 36, 220, 132],
  [672, 236, 220, 132],
];
export const NAME_BAR = [
  [340, 608, 220, 28],
  [8, 372, 220, 28],
  [340, 4, 220, 28],
  [672, 372, 220, 28],
];
export const TRICK = [
  [416, 366, 68, 44],
  [330, 300, 68, 44],
  [416, 234, 68, 44],
  [502, 300, 68, 44],
];
/** First card of a hand in pictures, and the step to the next. */
export const PICTURES = [
  [150, 512, 28],
  [8, 276, 22],
  [190, 40, 26],
  [566, 276, 22],
];
export const PICTURE_ON_TABLE = [
  [420, 366],
  [340, 300],
  [420, 234],
  [500, 300],
];
/** The dealer's bar at an edge of the small square, as the page draws it: flat at top and bottom, upright at the sides. */
export const DEALER_BAR = [
  [0, 52, 60, 8],
  [0, 0, 8, 60],
  [0, 0, 60, 8],
  [52, 0, 8, 60],
];
export const AUCTION = [576, 36, 316, 190];
export const BIDDING_BOX = [576, 410, 316, 140];
export const NOTHING = [0, 0, 0, 0];
