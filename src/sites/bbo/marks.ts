// The marks of BBO's table page: where each is known from, and when it was last seen. Old and new names stand side by side.
import type { Seat, Suit } from '../../bridge/types';

/** Programs that read the same page, with the last date at which they are known to. Nobody of this project has seen the page itself. */
const KNOWN = {
  alert: 'BBOalert 9.1.2, spring 2026',
  helper: 'BBO Helper 1.4.13, 2025',
  reader: 'BBO Accessibility Extension 9.9, 2026',
  play: 'PlayWithBEN, measured September 2026',
  old: 'prototypes of about 2020',
} as const;

interface Mark {
  /** A selector list. */
  find: string;
  known: readonly (keyof typeof KNOWN)[];
}
const mark = (find: string, ...known: Mark['known']): Mark => ({ find, known });

export const MARKS = {
  /** The live table; the right pane holds viewers with the same classes inside, so nothing is looked for from the document. */
  table: mark('#navDiv bridge-screen', 'alert', 'helper'),
  reviewScreens: mark('#rightDiv history-screen, #rightDiv result-list-screen', 'helper'),
  viewer: mark('deal-viewer', 'alert', 'helper'),
  bar: mark('nav-bar, .navBarClass', 'alert', 'helper'),
  user: mark('name-tag, .nameTagClass', 'alert'),
  title: mark('.titleClass, .titleSpanClass', 'alert'),

  names: mark('.nameDisplayClass', 'alert', 'helper'),
  nameBars: mark('.nameBarClass', 'alert', 'play'),
  directions: mark('.directionClass', 'alert', 'play'),

  handPanels: mark('.handDiagramPanelClass', 'alert', 'helper', 'reader'),
  suitPanels: mark('.suitPanelClass', 'helper', 'reader'),
  suitSign: mark('.suitSymbolClass', 'helper', 'reader'),
  diagramCards: mark('.handDiagramCardClass', 'alert', 'reader'),
  diagramTrick: mark('.handDiagramCurrentTrickClass', 'alert', 'reader'),
  pictures: mark('.cardClass', 'alert', 'helper', 'old'),
  corner: mark('.topLeft', 'alert', 'old'),

  tricksPanel: mark('.tricksPanelClass', 'alert', 'helper', 'reader'),
  tricksLabels: mark('.tricksPanelTricksLabelClass', 'helper', 'reader'),
  auction: mark('auction-box, .auctionBoxClass', 'alert', 'helper', 'reader'),
  /** One alternative only is used: the first that finds anything. The old name went in June 2023. */
  calls: ['auction-box-cell', '.auction-cell', '.auctionBoxCellClass'],
  level: mark('.call-level', 'alert', 'helper', 'reader'),
  strain: mark('.call-strain', 'alert', 'helper', 'reader'),
  headers: ['auction-box-header-cell', '.auction-box-header-cell'],
  biddingBox: mark('.biddingBoxClass, bidding-box', 'alert', 'play'),
  biddingButtons: mark('bidding-box-button, .biddingBoxButtonClass', 'alert', 'play'),
  explanation: mark('.callExplanationClass', 'alert'),
  explanationHeading: mark('.headingClass', 'alert'),
  explanationText: mark('.textClass', 'alert'),

  boardNumber: mark('.vulPanelInnerPanelClass', 'alert', 'helper', 'reader'),
  dealer: mark('.vulPanelDealerClass', 'alert'),

  question: mark('.announcementPanelClass, announcement-panel', 'alert', 'reader', 'play'),
  notice: mark('.notificationClass', 'alert', 'play'),
  end: mark('.deal-end-panel, .dealEndPanelClass', 'alert', 'reader', 'play'),
  claimButton: mark('.claimButtonClass', 'play'),
  dialogs: ['mat-dialog-container', 'server-prompt'],
} as const;

/** Order of hands, names and trick places in the page, whoever sits at the bottom of the screen (BBO Helper, Accessibility Extension). */
export const SEAT_ORDER: readonly Seat[] = ['S', 'W', 'N', 'E'];
/** Order of the suits within a hand. */
export const SUIT_ORDER: readonly Suit[] = ['C', 'D', 'H', 'S'];

/** Background of the name on turn and of a chosen or alerted call (BBOalert; the hand viewer for alerts). */
export const LIT = 'ffce00';

/** Owner of a picture of a card: hundreds of its z-index. */
export const Z_OWNER: Readonly<Record<number, Seat>> = { 1: 'S', 2: 'W', 3: 'N', 4: 'E' };
/** z-index of the card led to the trick; the others follow in order of play. */
export const Z_LEAD = 90;

/** Places of buttons in the bidding box, from 0: seven levels, four suits, then these (BBOalert). */
export const BUTTONS = { notrump: 11, pass: 12, double: 13, redouble: 14 } as const;

/** Board number of a viewer that shows nothing. */
export const UNUSED_BOARD = 99;

/** What lies where the overlay must not: felt, bidding box, questions, chat, dialogs. */
export const KEEP_FREE =
  '.coverClass, .biddingBoxClass, .auctionBoxClass, .announcementPanelClass, .notificationClass, .claimButtonClass, .dealViewerToolbarClass, .callExplanationClass, .explainCallClass, claim-dialog, mat-dialog-container, #chatDiv';
