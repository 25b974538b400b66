// How long the table takes, in milliseconds. Measured by makers of other extensions unless it says `chosen`.

export const TIMINGS = {
  /** Board number changed -> own cards there. */
  handsAfterBoard: 11,
  /** Board number changed -> auction and bidding box there (the cards are dealt on the screen). */
  dealing: 3800,
  /** The name bar moves on -> the call's cell is there. */
  turnToCall: [140, 600],
  /** The cell is there, empty -> it has its text. */
  fillCell: 120,
  /** The auction box goes -> the opening lead is seen. */
  auctionGoneBeforeLead: 150,
  /** The name bar moves on -> the card leaves the hand. Chosen. */
  turnToCard: 15,
  /** The card leaves the hand diagram -> its place on the table is filled. */
  handToTrick: 15,
  /** Dummy is drawn in steps: a few cards every so often, at most 400 in all. */
  dummyStep: 50,
  dummyCards: 4,
  /** Four cards lie -> they are taken away. Chosen: not known. */
  trickStays: 1000,
  /** Claim asked -> hands face up. */
  claimHands: 500,
  /** Last card, or a claim accepted -> the end of the deal is announced. */
  dealEnd: 500,
  /** All cards at one height while they move. */
  animation: 300,
  /** A short message stays. */
  notice: 3000,
  /** The winning card of the last trick beside the new lead. */
  staleWinner: 200,
};

/** Time to think about a call, a card, or an answer. Chosen. */
export const PACES = {
  human: { think: [900, 3500], answer: [2000, 6000] },
  machine: { think: [0, 60], answer: [50, 200] },
};
