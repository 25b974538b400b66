// The cards that can be seen: four hands as diagrams or as pictures, and those on the table.
import type { Card, Rank, Seat, Suit } from '../../bridge/types';
import { hasSize, suitSign, textOf } from '../dom';
import { Unreadable } from '../site';
import { all, type Scope } from './find';
import { type Directions, honoursIn, type Letters, lettersOf, rankFrom } from './honours';
import { MARKS, SEAT_ORDER, SUIT_ORDER, Z_LEAD, Z_OWNER } from './marks';

/**
 * `hands`: the cards seen in each hand, perhaps not all it holds; a hand with none is absent. `table`: cards of the trick, by seat as diagrams show them
 * or in order of play as pictures do; null while they move.
 */
export interface SeenCards {
  hands: Partial<Record<Seat, readonly Card[]>>;
  table: { by: 'seat' | 'order'; cards: readonly { seat: Seat | null; card: Card }[] } | null;
}

/** A place with its card as texts, before it is known what the letters mean. */
interface Written {
  rank: string;
  suit: Suit;
}

/**
 * Letters of each page's language so far. A language that we do not know is learnt from the rows in which its letters stand, and late in a
 * deal few are left to learn from; about the table itself nothing is kept.
 */
const learnt = new WeakMap<Document, Letters>();

function honoursOn(within: HTMLElement, rows: readonly (readonly string[])[], directions: Directions) {
  const letters = lettersOf(rows, learnt.get(within.ownerDocument));
  const honours = honoursIn(letters, directions);
  // Rows of a hand that is being drawn may contradict what is known: then that hand alone must do.
  const known = honours ?? honoursIn(lettersOf(rows), directions);
  if (known === null && rows.every((row) => row.length === 0)) return new Map<string, Rank>();
  learnt.set(within.ownerDocument, honours === null && known !== null ? lettersOf(rows) : letters);
  if (known === null) throw unclear('letters of a language that is not known');
  return known;
}

/** Half drawn, or in a language of which the letters cannot be told: no card is guessed. */
const unclear = (detail: string): Unreadable => new Unreadable('hands', detail);

const toCards = (of: readonly Written[], honours: ReadonlyMap<string, Rank>): readonly Card[] =>
  of.map(({ rank, suit }): Card => {
    const known = rankFrom(rank, honours);
    if (known === null) throw unclear('something that is no rank');
    return `${suit}${known}`;
  });

/** Sign and rank in one text (`♥10`); null when it is not that. */
function written(text: string): Written | null {
  const suit = suitSign(text[0] ?? '');
  const rank = text.slice(1).trim();
  return suit === null || rank === '' ? null : { rank, suit };
}

function readDiagrams({ within, shown }: Scope, panels: readonly HTMLElement[], directions: Directions): SeenCards {
  const held = SEAT_ORDER.map((_, i): readonly Written[] => {
    const panel = panels[i] as HTMLElement;
    if (!shown(panel)) return [];
    const rows = all(panel, MARKS.suitPanels.find);
    if (rows.length !== SUIT_ORDER.length) throw unclear(`${rows.length} suits in a hand`);
    return rows.flatMap((row, n) => {
      const sign = row.querySelector(MARKS.suitSign.find);
      // The sign is the better witness of the two.
      const suit = (sign && suitSign(textOf(sign))) ?? (SUIT_ORDER[n] as Suit);
      return all(row, MARKS.diagramCards.find)
        .filter(shown)
        .map((card) => ({ rank: textOf(card), suit }))
        .filter(({ rank }) => rank !== '');
    });
  });
  const places = all(within, MARKS.diagramTrick.find);
  const onTable = SEAT_ORDER.flatMap((seat, i) => {
    const place = places[i];
    const text = place !== undefined && shown(place) ? textOf(place) : '';
    if (text === '') return [];
    const card = written(text);
    if (card === null) throw new Unreadable('trick', 'something that is no card');
    return [{ seat, card }];
  });
  const rows = held.flatMap((hand) =>
    SUIT_ORDER.map((suit) => hand.filter((it) => it.suit === suit).map(({ rank }) => rank)),
  );
  const honours = honoursOn(within, [...rows, ...onTable.map(({ card }) => [card.rank])], directions);
  const hands = SEAT_ORDER.flatMap((seat, i) => {
    const hand = held[i] ?? [];
    return hand.length === 0 ? [] : [[seat, toCards(hand, honours)] as const];
  });
  return {
    hands: Object.fromEntries(hands),
    table: {
      by: 'seat',
      cards: onTable.map(({ seat, card }) => ({ seat, card: toCards([card], honours)[0] as Card })),
    },
  };
}

/** A picture's upper corner; null for a back. */
function corner(picture: HTMLElement): Written | null {
  const at = picture.querySelector<HTMLElement>(MARKS.corner.find);
  if (at === null) return null;
  const [rank, sign] = [...at.children].map(textOf);
  const suit = suitSign(sign ?? '');
  return suit === null || !rank ? null : { rank, suit };
}

/** The pool holds a face for every card, wherever that card is: its order tells the letters of any language, and nothing about the hands. */
function poolRows(pictures: readonly HTMLElement[]): readonly (readonly string[])[] {
  const faces = pictures.map(corner).filter((face) => face !== null);
  return SUIT_ORDER.map((suit) => {
    const ranks = faces.filter((face) => face.suit === suit).map(({ rank }) => rank);
    return ranks.length >= 13 ? ranks.slice(0, 13) : [];
  });
}

function readPictures({ within, shown }: Scope, directions: Directions): SeenCards {
  const pictures = all(within, MARKS.pictures.find);
  const visible = pictures
    .filter((picture) => shown(picture) && hasSize(picture))
    .flatMap((picture) => {
      const face = corner(picture);
      return face === null ? [] : [{ face, z: Number(picture.style.zIndex) }];
    });
  const ranks = visible.map(({ face }) => [face.rank]);
  const honours =
    honoursIn(lettersOf(ranks), directions) ?? honoursOn(within, [...poolRows(pictures), ...ranks], directions);
  const hands: Partial<Record<Seat, Card[]>> = {};
  const table: { at: number; card: Card }[] = [];
  let astray = false;
  for (const { face, z } of visible) {
    const [card] = toCards([face], honours) as [Card];
    const owner = Z_OWNER[Math.floor(z / 100)];
    if (owner !== undefined) {
      hands[owner] ??= [];
      hands[owner].push(card);
    } else if (z >= Z_LEAD && z < Z_LEAD + 4) table.push({ at: z - Z_LEAD, card });
    else astray = true;
  }
  table.sort((a, b) => a.at - b.at);
  const whole = !astray && table.every(({ at }, i) => at === i);
  return {
    hands,
    table: whole ? { by: 'order', cards: table.map(({ card }) => ({ seat: null, card })) } : null,
  };
}

/**
 * Every card that the user can see, of the way of showing that is on: without diagrams it is pictures. Throws `Unreadable` where panels
 * are not as we know them or a letter cannot be told.
 */
export function readCards(scope: Scope, directions: Directions): SeenCards {
  const panels = all(scope.within, MARKS.handPanels.find);
  if (panels.length !== SEAT_ORDER.length) throw unclear(`${panels.length} hands`);
  return panels.some(scope.shown) ? readDiagrams(scope, panels, directions) : readPictures(scope, directions);
}
