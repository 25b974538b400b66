// The four hands of the hand viewer: as a diagram, fast (without an element per card), or as pictures of cards.
import { toCard } from '../../bridge/cards';
import { type Card, RANKS, type Rank, type Seat, type Suit } from '../../bridge/types';
import { childrenOf, expectCount, hex, shown, suitSign } from '../dom';
import { Unreadable } from '../site';
import { COLOURS, SEAT_ORDER, SELECTORS, SUIT_ORDER } from './marks';

/** `played`: shown in grey. `spots`: small cards without a rank (`x`). A hand with none of the three is an unknown hand. */
export interface SeenHand {
  held: readonly Card[];
  played: readonly Card[];
  spots: number;
}

export type SeenHands = Partial<Record<Seat, SeenHand>>;

/** Rank of a text of ranks: `10`, never `1`. */
const RANK = /10|[2-9TJQKA]|x|\S/g;

function readHolding(holding: HTMLElement, suit: Suit, into: { held: Card[]; played: Card[]; spots: number }): void {
  const texts = holding.ownerDocument.createTreeWalker(holding, 4 /* NodeFilter.SHOW_TEXT */);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const colour = node.parentElement?.closest('font')?.getAttribute('color') ?? '';
    for (const [rank] of (node.textContent ?? '').matchAll(RANK)) {
      if (rank === 'x') {
        into.spots++;
        continue;
      }
      const card = toCard(suit + rank);
      if (card === null) throw new Unreadable('hands', 'something that is no rank');
      (hex(colour) === COLOURS.played ? into.played : into.held).push(card);
    }
  }
}

/** Hands drawn as a diagram. A holding that is hidden still has its text: it is never read. Throws `Unreadable('hands')`. */
function readDiagrams(hands: readonly HTMLElement[]): SeenHands {
  const seen: SeenHands = {};
  for (const [i, seat] of SEAT_ORDER.entries()) {
    const holdings = [...(hands[i] as HTMLElement).querySelectorAll<HTMLElement>(SELECTORS.holding)];
    expectCount(holdings, 4, 'hands', SELECTORS.holding);
    const visible = holdings.filter(shown).length;
    if (visible === 0) continue;
    if (visible < 4) throw new Unreadable('hands', `${visible} of 4 suits are shown`);
    const hand = { held: [] as Card[], played: [] as Card[], spots: 0 };
    for (const [j, suit] of SUIT_ORDER.entries()) readHolding(holdings[j] as HTMLElement, suit, hand);
    if (hand.held.length + hand.played.length + hand.spots > 0) seen[seat] = hand;
  }
  return seen;
}

/** The card on a picture: its ranks and suit signs, each more than once; null for a back. */
function pictured(element: HTMLElement): Card | null {
  const text = element.textContent ?? '';
  const ranks = new Set(text.match(/10|[2-9TJQKA]/g) ?? []);
  const suits = new Set([...text].map(suitSign).filter((suit) => suit !== null));
  const [rank] = ranks;
  const [suit] = suits;
  if (rank === undefined && suit === undefined) return null;
  const letter = rank === '10' ? 'T' : rank;
  if (ranks.size !== 1 || suits.size !== 1 || !RANKS.includes(letter as Rank))
    throw new Unreadable('hands', 'a picture of a card');
  return `${suit as Suit}${letter as Rank}`;
}

const isPicture = (child: Element): child is HTMLElement =>
  child.className === '' && child.querySelector('img') !== null;

/**
 * Hands and trick drawn as pictures. A picture has no class and no owner: those of a hand stand just before its name row, those of the
 * trick behind everything, in order of play. Cards played are not shown. Throws `Unreadable('hands')`.
 */
function readPictures(table: HTMLElement): { hands: SeenHands; trick: readonly Card[] } {
  const hands: SeenHands = {};
  let row: Element[] = [];
  let seats = 0;
  for (const child of table.children) {
    if (isPicture(child) && shown(child)) row.push(child);
    else if (child.matches(SELECTORS.nameRow)) {
      const cards = row.map((it) => pictured(it as HTMLElement));
      const held = cards.filter((card) => card !== null);
      if (held.length > 0 && held.length < cards.length) throw new Unreadable('hands', 'faces and backs in one hand');
      if (held.length > 0) hands[SEAT_ORDER[seats] as Seat] = { held, played: [], spots: 0 };
      seats++;
      row = [];
    }
  }
  const trick = row.map((it) => pictured(it as HTMLElement));
  if (trick.includes(null)) throw new Unreadable('trick', 'a back among the cards of the trick');
  return { hands, trick: trick.filter((card) => card !== null) };
}

/**
 * The hands a user can see. `pictures`: the cards of the trick where cards are pictures, null where they are text. Null: no hands are
 * drawn yet.
 */
export function readHands(table: HTMLElement): { hands: SeenHands; pictures: readonly Card[] | null } | null {
  const diagrams = childrenOf(table, SELECTORS.hand);
  if (diagrams.length === 0) return null;
  expectCount(diagrams, 4, 'hands', SELECTORS.hand);
  if (!diagrams.some(shown) && [...table.children].some(isPicture)) {
    const { hands, trick } = readPictures(table);
    return { hands, pictures: trick };
  }
  return { hands: readDiagrams(diagrams), pictures: null };
}
