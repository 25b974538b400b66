// What the hand viewer's page is made of, as data. Source: the page's published script (handviewer.js, June 2024) and two older copies
// that agree with it; the page has no doctype and writes lengths without a unit. Selectors are looked up inside `table`.
import type { Seat, Suit } from '../../bridge/types';

export const SELECTORS = {
  table: '#theDiv',
  /** Present where the user steps through a record; a live page has none. */
  next: '#nextButton',
  /** Covers the table while a record loads. */
  cover: '.blockDivStyle',
  hand: '.handDivStyle',
  holding: '.suitHoldingDivStyle',
  nameRow: '.nameRowDivStyle',
  trickCard: '.trickCardStyle',
  /** The four bars around the board number; the two halves of the tricks box have the same class. */
  bar: '.vulDivStyle',
  boardNumber: '.vulInnerDivStyle',
  /** Auction heading, auction, tricks box and score box. */
  box: '.auctionTableDivStyle',
  announcement: '.announceDivStyle',
} as const;

/** Hands, the trick, bidding (not the tricks box, which has bars), buttons, comments and an alert that is open. */
export const KEEP_FREE =
  '.handDivStyle, .trickCardStyle, .auctionTableDivStyle:not(:has(.vulDivStyle)), #buttonDiv input, #buttonDiv button, #annotDiv, .alertDivStyle';

/** Six hex digits. */
export const COLOURS = { played: '808080', alerted: 'ffce00', onTurn: 'ffce00', vulnerable: 'cb0000' } as const;

/** Order in which the page creates what it has once for each seat. */
export const SEAT_ORDER: readonly Seat[] = ['S', 'W', 'N', 'E'];
/** Columns of the auction. */
export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];
/** Order of the suits in a hand. */
export const SUIT_ORDER: readonly Suit[] = ['C', 'D', 'H', 'S'];

/** The contract (`4♠x S`); an end position without a contract says `Trump: ♠` or `Notrump`. */
export const CONTRACT = /^([1-7])\s*(♣|♦|♥|♠|NT)\s*(xx|x)?\s+([NESW])$/;
export const TRUMP = /^(?:Trump:\s*(♣|♦|♥|♠)|(Notrump))$/;
export const TRICKS = /^NS:\s*(\d+)\s+EW:\s*(\d+)$/;
export const CLAIMED = /^(\d+) Tricks Claimed$/;

/** Parameters, and those among them under which the page takes the record from elsewhere or shows a live table. */
export const PARAMETERS = {
  carries: ['lin', 'n', 'e', 's', 'w'],
  elsewhere: ['linurl', 'myhand', 'linlocal', 'tableID', 'lessonID', 'editor'],
} as const;
