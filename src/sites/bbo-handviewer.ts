// BBO's hand viewer: a record that the user steps through. Reads the page as it stands; the address may carry the record itself.
import { contractOf } from '../bridge/auction';
import { type Board, type Card, SEATS, type Seat } from '../bridge/types';
import { sameContract } from './agreement';
import {
  readAuction,
  readTricksBox,
  type SeenAuction,
  type SeenBox,
  type SeenCall,
  vulnerability,
} from './bbo-handviewer/auction';
import { readHands, type SeenHands } from './bbo-handviewer/hands';
import { CLAIMED, COLOURS, KEEP_FREE, PARAMETERS, SEAT_ORDER, SELECTORS } from './bbo-handviewer/marks';
import { inOrderOfPlay, readTrickCards, readTurn, type SeenTrick, seatedByTurn } from './bbo-handviewer/trick';
import { background, childrenOf, shown, textOf } from './dom';
import { type Site, type Snapshot, Unreadable } from './site';

const ALL = 13;

function readBoard(table: HTMLElement, auction: SeenAuction): Board | null {
  const bars = childrenOf(table, SELECTORS.bar);
  const visible = bars.length === 4 && bars.every(shown);
  const dealt = visible ? SEAT_ORDER.filter((_, i) => textOf(bars[i] as HTMLElement) === 'D') : [];
  if (dealt.length > 1) throw new Unreadable('board', `${dealt.length} dealers`);
  const dealer = dealt[0] ?? auction.dealer;
  if (auction.dealer !== null && dealer !== auction.dealer)
    throw new Unreadable('auction', 'it does not begin with the dealer');
  const vulnerable = visible
    ? vulnerability((seat) => background(bars[SEAT_ORDER.indexOf(seat)] as HTMLElement) === COLOURS.vulnerable)
    : auction.vulnerable;
  if (dealer === null || vulnerable === null) return null;
  const [number] = childrenOf(table, SELECTORS.boardNumber);
  const digits = number !== undefined && shown(number) ? /^\d{1,4}$/.exec(textOf(number)) : null;
  return { number: digits ? Number(digits[0]) : null, dealer, vulnerable };
}

/** The contract must be that of the calls: an auction and a box of two different boards give no picture. */
function checkContract(calls: readonly SeenCall[] | null, { contract }: SeenBox): void {
  if (contract === null || calls === null) return;
  if (!sameContract(contractOf(calls), contract)) throw new Unreadable('contract', 'contract and auction differ');
}

/**
 * The hands that are seen whole, with the cards they still hold. `played(seat)`: how many cards the tricks say it has played. A hand is
 * whole with 13 cards, or when all four have the same smaller number (an end position). Throws `Unreadable('hands')` when hands and tricks
 * contradict each other.
 */
function wholeHands(seen: SeenHands, played: (seat: Seat) => number): Snapshot['hands'] {
  const sizes = new Map<Seat, number>();
  const places = new Set<Card>();
  for (const seat of SEATS) {
    const hand = seen[seat];
    if (hand === undefined) continue;
    for (const card of [...hand.held, ...hand.played]) {
      if (places.has(card)) throw new Unreadable('hands', 'a card in two places');
      places.add(card);
    }
    const size = hand.held.length + (hand.played.length || played(seat));
    if (size > ALL || hand.spots + size > ALL) throw new Unreadable('hands', `${size} cards`);
    if (hand.played.length > 0 && size === ALL && hand.played.length !== played(seat)) {
      throw new Unreadable('hands', 'grey cards and tricks differ');
    }
    if (hand.spots === 0) sizes.set(seat, size);
  }
  // A hand that has played all its cards shows nothing where played cards are not shown, and hides nothing either.
  const out = SEATS.filter((seat) => seen[seat] === undefined && played(seat) === ALL);
  for (const seat of out) sizes.set(seat, ALL);
  const smaller = sizes.size === SEATS.length && new Set(sizes.values()).size === 1;
  return Object.fromEntries(
    [...sizes].filter(([, size]) => smaller || size === ALL).map(([seat]) => [seat, seen[seat]?.held ?? []]),
  );
}

function readTrick(
  table: HTMLElement,
  pictures: readonly Card[] | null,
  box: SeenBox,
  idle: boolean,
): SeenTrick | null {
  const turn = readTurn(table);
  const cards = pictures === null ? readTrickCards(table) : seatedByTurn(pictures, turn, box.strain);
  if (cards === null) return null;
  if (idle && cards.length > 0) throw new Unreadable('contract', 'cards on the table and no contract');
  const done = box.counted === null ? null : box.counted - (cards.length === 4 ? 1 : 0);
  if (done !== null && (done < 0 || (done === ALL && cards.length > 0)))
    throw new Unreadable('trick', `${done} tricks done`);
  return pictures === null ? inOrderOfPlay(cards, turn, box, done) : { cards, leadUnsure: false };
}

function read(root: ParentNode): Snapshot | null {
  const table = root.querySelector<HTMLElement>(SELECTORS.table);
  if (table === null) return null;
  // The cover has no other state than its own inline one.
  if (childrenOf(table, SELECTORS.cover)[0]?.style.visibility === 'visible') return null;
  const seen = readHands(table);
  if (seen === null) return null;
  const auction = readAuction(table);
  const box = readTricksBox(table);
  checkContract(auction.calls, box);
  // While an auction stands without a contract, play cannot have begun: that is knowledge, not absence of news.
  const idle = auction.calls !== null && box.counted === null;
  const trick = readTrick(table, seen.pictures, box, idle);
  // The box counts a trick with its fourth card, while the four cards stay on the table until the next lead.
  const tricksDone = idle ? 0 : box.counted === null ? null : box.counted - (trick?.cards.length === 4 ? 1 : 0);
  const played = (seat: Seat): number => (tricksDone ?? 0) + (trick?.cards.some((it) => it.seat === seat) ? 1 : 0);
  const hands = wholeHands(seen.hands, played);
  for (const { card } of trick?.cards ?? []) {
    if (SEATS.some((seat) => hands[seat]?.includes(card)))
      throw new Unreadable('trick', 'a card in a hand and on the table');
  }
  // Without its buttons the page is a live table; unknown counts as playing, the mode that shows least.
  const role = root.querySelector(SELECTORS.next) === null ? 'playing' : 'review';
  const closed = SEATS.filter((seat) => seen.hands[seat] === undefined && played(seat) < ALL);
  const [announcement] = childrenOf(table, SELECTORS.announcement);
  const claimed = announcement !== undefined && shown(announcement) ? CLAIMED.exec(textOf(announcement)) : null;
  return {
    role,
    me: null,
    board: readBoard(table, auction),
    hands,
    ...(role === 'review' && closed.length > 0 && { closed }),
    calls: auction.calls,
    contract: box.contract,
    trick: trick?.cards ?? null,
    tricksDone,
    ...(trick?.leadUnsure ? { leadUnsure: true as const } : {}),
    claim:
      claimed && box.contract ? { seat: box.contract.declarer, tricks: Number(claimed[1]), counted: 'total' } : null,
  };
}

/** `record` gives the address itself where it carries the board (`lin`, or hands as `n e s w`), null where the page fetches it. */
export const bboHandviewer: Site = {
  id: 'bbo-handviewer',
  name: 'BBO hand viewer',
  matches: ['https://www.bridgebase.com/tools/handviewer.html*'],
  watch: {
    elements:
      '#theDiv, .blockDivStyle, .handDivStyle, .suitHoldingDivStyle, .cardDivStyle, .nameRowDivStyle, .trickCardStyle, .vulDivStyle, .vulInnerDivStyle, .auctionTableDivStyle, .announceDivStyle, td, font, img',
    attributes: 'style color class',
  },
  keepFree: KEEP_FREE,
  read,
  record: (_root, url) => {
    const given = (name: string): boolean => (url.searchParams.get(name) ?? '') !== '';
    if (PARAMETERS.elsewhere.some(given)) return null;
    return PARAMETERS.carries.some(given) ? url.href : null;
  },
};
