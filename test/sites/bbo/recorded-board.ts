// From a log of a record to a board that the table plays.
import { contractOf } from '../../../src/bridge/auction';
import type { TableEvent } from '../../../src/bridge/events';
import type { Card, Seat } from '../../../src/bridge/types';
import type { PlayedBoard } from '../../help/deals';

/**
 * Board, hands as they were dealt, calls and cards; null where the log has no board or not four hands of 13. `tricks` is null: the table counts for itself.
 */
export function boardOf(events: readonly TableEvent[]): PlayedBoard | null {
  const board = events.find((event) => event.type === 'board')?.board;
  const hands: Partial<Record<Seat, readonly Card[]>> = {};
  for (const event of events) if (event.type === 'hand') hands[event.seat] ??= event.cards;
  const { N, E, S, W } = hands;
  if (board === undefined || !N || !E || !S || !W) return null;
  if ([N, E, S, W].some((hand) => hand.length !== 13)) return null;
  const calls = events.flatMap((event) => (event.type === 'call' ? [{ seat: event.seat, call: event.call }] : []));
  const plays = events.flatMap((event) => (event.type === 'play' ? [{ seat: event.seat, card: event.card }] : []));
  return { board, hands: { N, E, S, W }, calls, contract: contractOf(calls), plays, tricks: null };
}
