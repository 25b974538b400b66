// Pictures of a board as a page would give them, made without the code under test.
import type { Card, Seat } from '../../src/bridge/types';
import type { Snapshot } from '../../src/sites/site';
import type { PlayedBoard } from '../help/deals';

export type Played = { seat: Seat; card: Card };
const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W'];

/** What a hand viewer shows of a board after these calls and cards; four cards stay on the table until the next lead. */
export function pictureOf(
  deal: Pick<PlayedBoard, 'board' | 'hands' | 'calls' | 'contract'>,
  plays: readonly Played[],
  { called = deal.calls.length, visible = SEATS }: { called?: number; visible?: readonly Seat[] } = {},
): Snapshot {
  const onTable = plays.length === 0 ? 0 : ((plays.length - 1) % 4) + 1;
  const done = called === deal.calls.length && deal.contract !== null;
  return {
    role: 'review',
    me: null,
    board: deal.board,
    hands: Object.fromEntries(
      visible.map((seat) => [seat, deal.hands[seat].filter((card) => !plays.some((one) => one.card === card))]),
    ),
    calls: deal.calls.slice(0, called),
    contract: done ? deal.contract : null,
    trick: plays.slice(plays.length - onTable),
    tricksDone: (plays.length - onTable) / 4,
    claim: null,
  };
}

/** The same picture from a page that does not tell which of four cards was led. */
export function withoutLead(picture: Snapshot, turn: number): Snapshot {
  const trick = picture.trick ?? [];
  if (trick.length < 4) return picture;
  return { ...picture, trick: [...trick.slice(turn), ...trick.slice(0, turn)], leadUnsure: true };
}
