// One `deal-viewer`: the live table has one, and so has every pane that shows an earlier deal, with the same classes.
import { buildAuction, drawAuction } from './auction.js';
import { add, place, write } from './elements.js';
import { buildHands, drawHands } from './hands.js';
import { buildPanels, drawPanels } from './panels.js';
import { buildPictures, drawPictures } from './pictures.js';
import { FELT } from './places.js';

/** A picture of nothing: no deal has been dealt. What is shown is in here and nowhere else. */
export const emptyScreen = (bottom) => ({
  number: '',
  dealer: null,
  vulnerable: 'none',
  bottom,
  names: {},
  turn: null,
  second: null,
  hands: { S: [], W: [], N: [], E: [] },
  /** Hands that lie face up. */
  open: [],
  /** Single cards that lie face up in a hand that does not. */
  faced: [],
  trick: [],
  auction: [],
  auctionShown: false,
  auctionTiny: false,
  bidding: false,
  level: null,
  contract: null,
  tricksShown: false,
  won: { NS: 0, EW: 0 },
  question: null,
  notice: null,
  explanation: null,
  end: null,
  score: null,
  pictures: false,
  flat: false,
});

/**
 * `switches`: old (class names), unused, trickPool, counts, removed, headed; `on`: { card, bid, ask, press } for what a person does.
 * Gives `draw(screen, words)`, which changes what differs and nothing else.
 */
export function buildViewer(parent, switches, on, live) {
  const viewer = add(parent, 'deal-viewer');
  let claim = null;
  if (live) {
    const toolbar = add(viewer, 'div', 'dealViewerToolbarClass');
    add(toolbar, 'button', 'menuClass', '☰');
    claim = add(toolbar, 'button', 'claimButtonClass');
    claim.addEventListener('click', () => on.press('claim'));
  }
  const felt = add(viewer, 'div', 'coverClass');
  place(felt, [0, 0, ...FELT]);
  const pictures = buildPictures(felt, { click: on.card, unused: switches.unused });
  const hands = buildHands(felt, { click: on.card });
  // Which parent the boxes have is not known: below the felt in one set of names, beside it in the other.
  const around = switches.old ? felt : viewer;
  const panels = buildPanels(around, { ...switches, press: on.press, live });
  const auction = buildAuction(around, { old: switches.old, click: on.bid, ask: on.ask });
  return {
    viewer,
    draw(screen, words) {
      drawPictures(pictures, screen, words, switches.trickPool);
      drawHands(hands, screen, words);
      drawPanels(panels, screen, words, switches.counts);
      drawAuction(auction, screen, words);
      if (claim !== null) write(claim, words.claimButton);
    },
  };
}
