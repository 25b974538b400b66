// The trick on the table of the hand viewer, and which of its cards was led.
import { EMPTY_TRICK, winnerOf } from '../../bridge/trick';
import { type Card, type Contract, lho, rho, SEATS, type Seat, type Strain, turned } from '../../bridge/types';
import { background, cardFromText, childrenOf, expectCount, shown, textOf } from '../dom';
import { Unreadable } from '../site';
import { COLOURS, SEAT_ORDER, SELECTORS } from './marks';

type Played = { seat: Seat; card: Card };

export interface SeenTrick {
  cards: readonly Played[];
  leadUnsure: boolean;
}

/** Seat whose name row is lit: the next to play, behind a complete trick its winner. Null while the mouse hides it. */
export function readTurn(table: HTMLElement): Seat | null {
  const rows = childrenOf(table, SELECTORS.nameRow);
  const lit = SEAT_ORDER.filter((_, i) => {
    const row = rows[i];
    return row !== undefined && shown(row) && background(row) === COLOURS.onTurn;
  });
  return lit.length === 1 ? (lit[0] as Seat) : null;
}

/**
 * Cards on the table by seat. The text of a card that went back stays behind, hidden. Null where the page draws no trick (fewer than
 * four hands). Throws `Unreadable('trick')`.
 */
export function readTrickCards(table: HTMLElement): readonly Played[] | null {
  const places = childrenOf(table, SELECTORS.trickCard);
  if (places.length === 0) return null;
  expectCount(places, 4, 'trick', SELECTORS.trickCard);
  return SEAT_ORDER.flatMap((seat, i): Played[] => {
    const place = places[i] as HTMLElement;
    if (!shown(place)) return [];
    const card = cardFromText(textOf(place));
    if (card === null) throw new Unreadable('trick', 'something that is no card');
    return [{ seat, card }];
  });
}

const winner = (cards: readonly Played[], strain: Strain): Seat | null =>
  winnerOf({ ...EMPTY_TRICK, plays: cards.map((one, n) => ({ ...one, at: '', n })) }, strain);

const from = (leader: Seat, cards: readonly Played[]): readonly Played[] =>
  cards.map((_, i) => cards.find((it) => it.seat === turned(leader, i))).filter((it) => it !== undefined);

/**
 * Puts the cards in order of play. Up to three cards lie in neighbouring places, so the leader is the one without a card at his right.
 * With four, the leader is left of declarer in the first trick (`done` 0), else one from whom the trick is won by the seat on turn;
 * where that leaves several, the order is unsure. Throws `Unreadable('trick')` when turn and cards do not fit: a half-drawn page.
 */
export function inOrderOfPlay(
  cards: readonly Played[],
  turn: Seat | null,
  { contract, strain }: { contract: Contract | null; strain: Strain | null },
  done: number | null,
): SeenTrick {
  if (cards.length === 0) return { cards, leadUnsure: false };
  if (cards.length < 4) {
    const leaders = cards.filter(({ seat }) => !cards.some((it) => it.seat === rho(seat)));
    const [leader] = leaders;
    if (leader === undefined || leaders.length > 1)
      throw new Unreadable('trick', 'cards in places that are no neighbours');
    if (turn !== null && turn !== turned(leader.seat, cards.length))
      throw new Unreadable('trick', 'the turn and the cards differ');
    return { cards: from(leader.seat, cards), leadUnsure: false };
  }
  const first = done === 0 && contract !== null ? [lho(contract.declarer)] : SEATS;
  const leaders = first.filter(
    (leader) => turn === null || strain === null || winner(from(leader, cards), strain) === turn,
  );
  const [leader] = leaders;
  if (leader === undefined) throw new Unreadable('trick', 'the turn and the winner differ');
  return { cards: from(leader, cards), leadUnsure: leaders.length > 1 };
}

/** Gives seats to cards that lie in order of play but without places (pictures): the turn tells where the row begins. */
export function seatedByTurn(cards: readonly Card[], turn: Seat | null, strain: Strain | null): readonly Played[] {
  if (cards.length === 0) return [];
  if (turn === null || cards.length > 4) throw new Unreadable('trick', `${cards.length} pictures and nobody on turn`);
  const from = (leader: Seat): readonly Played[] => cards.map((card, i) => ({ seat: turned(leader, i), card }));
  if (cards.length < 4) return from(turned(turn, 4 - cards.length));
  if (strain === null) throw new Unreadable('trick', 'no trumps known');
  const leader = SEATS.find((seat) => winner(from(seat), strain) === turn);
  return from(leader as Seat);
}
