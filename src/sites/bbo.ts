// BBO's table page: the live table, and the viewer of earlier deals on the right. Nobody of this project has seen the page: marks, and who
// reported them, are in bbo/marks.ts.
import { isAuctionOver } from '../bridge/auction';
import { type Card, type Hands, partner, SEATS, type Seat } from '../bridge/types';
import { contractFrom, readAuction, readPanel } from './bbo/auction';
import { readBoard } from './bbo/board';
import { readCards, type SeenCards } from './bbo/cards';
import { scopeOf } from './bbo/find';
import { KEEP_FREE } from './bbo/marks';
import { readMessages } from './bbo/messages';
import { type Position, positionOf } from './bbo/position';
import { readSeats } from './bbo/seats';
import { TIMES } from './bbo/times';
import { nothingSeen, settle } from './settle';
import type { Part, Site, Snapshot } from './site';

const ALL = 13;

/** Cards in two places: of a picture that was taken while cards moved. */
function doubles({ hands, table }: SeenCards): boolean {
  const cards = [...SEATS.flatMap((seat) => hands[seat] ?? []), ...(table?.cards ?? []).map(({ card }) => card)];
  return new Set(cards).size !== cards.length;
}

const sizesOf = (hands: SeenCards['hands']): Partial<Record<Seat, number>> =>
  Object.fromEntries(SEATS.flatMap((seat) => (hands[seat] ? [[seat, hands[seat].length] as const] : [])));

/** What the hands are while no card was played: a hand that is seen is seen whole. */
const dealt = (hands: SeenCards['hands']): boolean => SEATS.every((seat) => (hands[seat]?.length ?? ALL) === ALL);

/** An option of the viewers: what was played stays in the hands, where nothing tells it from what was not. */
const keepsPlayed = ({ hands, table }: SeenCards, counted: number): boolean =>
  dealt(hands) &&
  (counted > 0 || (table?.cards.length ?? 0) > 0) &&
  (table?.cards ?? []).every(
    ({ seat, card }) => seat === null || hands[seat] === undefined || hands[seat].includes(card),
  );

function handsAt(cards: SeenCards, position: Position): Hands {
  const playedBy = (seat: Seat): number =>
    (position.tricksDone ?? 0) + (position.trick?.some((one) => one.seat === seat) ? 1 : 0);
  return Object.fromEntries(
    SEATS.flatMap((seat) => {
      // A hand that has played all its cards shows nothing, and hides nothing either.
      const held: readonly Card[] | undefined = cards.hands[seat] ?? (playedBy(seat) === ALL ? [] : undefined);
      return held === undefined || position.apart.includes(seat) ? [] : [[seat, held] as const];
    }),
  );
}

/** Cards that lie face up in a hand that should not show any: a defender's, one to three of them. */
function facedAt(cards: SeenCards, { apart }: Position, dummy: Seat | null, me: Seat | null) {
  // Who sees all other hands whole would see this one whole too: it is being drawn.
  if (SEATS.every((seat) => apart.includes(seat) || cards.hands[seat] !== undefined)) return [];
  return apart.flatMap((seat) => {
    const seen = cards.hands[seat] ?? [];
    const hidden = seat !== me && seat !== dummy && (dummy === null || seat !== partner(dummy));
    return hidden && seen.length <= 3 ? seen.map((card) => ({ seat, card })) : [];
  });
}

/** How the play stands, with the parts that were in motion. */
function readPlay(
  cards: SeenCards,
  {
    kind,
    over,
    panel,
    contract,
    auctionRuns,
    turn,
    me,
  }: {
    kind: 'live' | 'review';
    over: boolean;
    panel: { counted: number | null } | null;
    contract: Snapshot['contract'];
    auctionRuns: boolean;
    turn: Seat | null;
    me: Seat | null;
  },
): Pick<
  Snapshot,
  'hands' | 'kept' | 'trick' | 'tricksDone' | 'leadUnsure' | 'byTurn' | 'unseated' | 'faced' | 'lying'
> & {
  moving: readonly Part[];
} {
  const nothing = { hands: {}, trick: null, tricksDone: null };
  // Hands that were put away at the end say nothing about the play.
  if (over) return { ...nothing, moving: [] };
  const keeps = kind === 'review' && panel !== null && keepsPlayed(cards, panel.counted ?? 0);
  if (doubles(keeps ? { ...cards, table: null } : cards)) return { ...nothing, moving: ['hands'] };
  if (cards.table === null) return { ...nothing, moving: ['trick'] };
  const sizes = sizesOf(cards.hands);
  if (SEATS.some((seat) => (sizes[seat] ?? 0) > ALL)) return { ...nothing, moving: ['hands'] };
  const visible = Object.keys(sizes).length > 0;
  if (panel === null) {
    if (cards.table.cards.length > 0) return { ...nothing, moving: ['contract'] };
    if (!dealt(cards.hands)) return { ...nothing, moving: ['hands'] };
    return visible || auctionRuns
      ? { hands: cards.hands, trick: [], tricksDone: 0, moving: [] }
      : { ...nothing, moving: [] };
  }
  const position = positionOf({
    table: cards.table,
    sizes: keeps ? {} : sizes,
    counted: panel.counted,
    contract,
    turn,
  });
  const lying = kind === 'live' ? { lying: { table: cards.table.cards, hands: cards.hands } } : {};
  if (position === null) return { ...nothing, ...lying, moving: ['trick'] };
  const dummy = contract && partner(contract.declarer);
  const faced = facedAt(cards, position, dummy, me);
  return {
    ...(keeps ? { hands: cards.hands, kept: true as const } : { hands: handsAt(cards, position) }),
    trick: position.trick,
    tricksDone: position.tricksDone,
    ...(position.leadUnsure && { leadUnsure: true as const }),
    ...(position.byTurn &&
      kind === 'live' && { byTurn: cards.table.by === 'order' ? ('owners' as const) : ('lead' as const) }),
    ...(position.trick === null && { unseated: cards.table.cards.map(({ card }) => card) }),
    ...(faced.length > 0 && { faced }),
    ...((position.apart.length > 0 ? faced.length === 0 : cards.table.by === 'order' && cards.table.cards.length > 0) &&
      lying),
    moving: [
      ...(position.apart.length > 0 && faced.length === 0 ? (['hands'] as const) : []),
      ...(position.trick === null ? (['trick'] as const) : []),
    ],
  };
}

/** A document that no window shows, as a test's, is in no tab. */
const inBackground = (page: Document): boolean => page.defaultView !== null && page.hidden;

function read(root: ParentNode): Snapshot | null {
  const scope = scopeOf(root);
  if (scope === null) return null;
  const { role, me, bottom, seats, directions, turn, several } = readSeats(scope);
  const { board, empty } = readBoard(scope, bottom ?? (scope.kind === 'review' ? 'S' : null), directions);
  const { question, notice, over, tournament, vugraph } = readMessages(scope, directions);
  const around = {
    role,
    me,
    turn,
    question,
    notice,
    over,
    seats,
    ...(tournament && { tournament }),
    ...(vugraph || several ? { teaching: true } : {}),
    claim: null,
  };
  const nothing = { board, hands: {}, calls: null, contract: null, trick: null, tricksDone: null };
  if (board === null) return { ...around, ...nothing, moving: empty ? [] : ['board'] };
  const cards = readCards(scope, directions);
  const auction = readAuction(scope, board.dealer, directions);
  const panel = readPanel(scope, directions);
  const { contract, fits } = contractFrom(auction.calls, panel);
  const auctionRuns = auction.shown && auction.calls !== null && !isAuctionOver(auction.calls);
  const { moving, ...play } = readPlay(cards, { kind: scope.kind, over, panel, contract, auctionRuns, turn, me });
  // A box that is not on the screen yet still holds the auction of the deal before.
  const calls = fits && (auction.shown || panel !== null || over) ? auction.calls : null;
  const still: Part[] = [
    ...(auction.pending || (auction.shown && auction.calls === null) ? (['auction'] as const) : []),
    ...(fits ? [] : (['contract'] as const)),
    ...moving,
  ];
  return {
    ...around,
    ...play,
    board,
    calls,
    ...(auction.explaining && { explaining: true as const }),
    ...(auction.shown ? {} : { auctionHidden: true as const }),
    ...(inBackground(scope.within.ownerDocument) && { outOfSight: true as const }),
    contract,
    moving: [...new Set(still)],
  };
}

/**
 * The live table, also while kibitzing and on vugraph. Where there is none, the viewer that is open on the right is read, as `review`: it
 * is the same site and not one of its own, because both live on one address and at any moment only one of the two may speak.
 */
export const bbo: Site = {
  id: 'bbo',
  name: 'BBO',
  matches: ['https://www.bridgebase.com/v3/*'],
  watch: {
    elements:
      '#navDiv, bridge-screen, deal-viewer, auction-box-cell, .auction-box-cell, .auction-cell, .call-level, .auctionBoxCellClass, .auctionBoxClass, .cardClass, .handDiagramPanelClass, .handDiagramCardClass, .handDiagramCurrentTrickClass, .nameBarClass, .nameDisplayClass, .tricksPanelClass, .tricksPanelTricksLabelClass, .vulPanelInnerPanelClass, .vulPanelDealerClass, .biddingBoxClass, .announcementPanelClass, .notificationClass, .callExplanationClass, .deal-end-panel, .dealEndPanelClass, screen, history-screen, result-list-screen',
    attributes: 'style class',
  },
  keepFree: KEEP_FREE,
  settling: { nothing: nothingSeen, step: (memory, picture, now) => settle(memory, picture, now, TIMES) },
  read,
};
