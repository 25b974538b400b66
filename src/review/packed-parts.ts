// Whether a value that came from outside is what it should be, part by part.
import { toCard } from '../bridge/cards';
import { type Card, type Hands, SEATS, type Seat } from '../bridge/types';
import type { Game } from '../records/game';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = (value: unknown, list: readonly unknown[]): boolean => list.includes(value);

export const isSmall = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 1_000_000_000;
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
export const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);
export const isCard = (value: unknown): value is Card =>
  typeof value === 'string' && value.length === 2 && toCard(value) === value;
export const isRoom = (value: unknown): value is Game['room'] => isOneOf(value, [null, 'open', 'closed']);
export const isComment = (value: unknown): boolean =>
  Array.isArray(value) && isSmall(value[0]) && isText(value[1], 20_000);
export const isHands = (value: unknown): value is Hands =>
  isObject(value) &&
  Object.entries(value).every(
    ([seat, cards]) => isSeat(seat) && Array.isArray(cards) && cards.length <= 13 && cards.every(isCard),
  );

const isStrain = (value: unknown): boolean => isOneOf(value, ['C', 'D', 'H', 'S', 'N']);
const isCall = (value: unknown): boolean => typeof value === 'string' && /^(P|XX?|[1-9][CDHSN])$/.test(value);
const isLevel = (value: unknown): boolean => isOneOf(value, [1, 2, 3, 4, 5, 6, 7]);

type Check = (event: Record<string, unknown>) => boolean;
const absentOr = (value: unknown, is: (value: unknown) => boolean): boolean => value === undefined || is(value);

/** The happenings that a record can hold beside hands and cards, each with what it must be. */
const CHECKS: Readonly<Record<string, Check>> = {
  board: ({ board }) =>
    isObject(board) &&
    (board.number === null || isSmall(board.number)) &&
    isSeat(board.dealer) &&
    isOneOf(board.vulnerable, ['none', 'NS', 'EW', 'all']),
  call: ({ seat, call, alert, explanation, marks }) =>
    isSeat(seat) &&
    isCall(call) &&
    absentOr(alert, (value) => typeof value === 'boolean') &&
    absentOr(explanation, (value) => isText(value, 20_000)) &&
    absentOr(
      marks,
      (value) =>
        Array.isArray(value) &&
        value.length <= 2 &&
        value.every((one) => isOneOf(one, ['insufficient', 'outOfRotation'])),
    ),
  contract: ({ contract, swapped }) =>
    isObject(contract) &&
    isLevel(contract.level) &&
    isStrain(contract.strain) &&
    isOneOf(contract.doubled, [0, 1, 2]) &&
    isSeat(contract.declarer) &&
    absentOr(swapped, (value) => value === true),
  gap: ({ in: where, missed, seat, next }) =>
    isOneOf(where, ['auction', 'play']) && isSmall(missed) && absentOr(seat, isSeat) && absentOr(next, isSeat),
  claim: ({ seat, tricks, counted }) =>
    isSeat(seat) && isSmall(tricks) && tricks <= 13 && isOneOf(counted, ['more', 'total']),
  claimAnswer: ({ accepted }) => typeof accepted === 'boolean',
  end: ({ why }) => isOneOf(why, ['played', 'claimed', 'passedOut', 'cutOff']),
};
const PARTS: Readonly<Record<string, readonly string[]>> = {
  board: ['board'],
  call: ['seat', 'call', 'alert', 'explanation', 'marks'],
  contract: ['contract', 'swapped'],
  gap: ['in', 'missed', 'seat', 'next'],
  claim: ['seat', 'tricks', 'counted'],
  claimAnswer: ['accepted'],
  end: ['why'],
};

/** An event of a record without its stamp, with every part as it should be and no other. */
export function isBoardEvent(value: unknown): value is Record<string, unknown> {
  if (!isObject(value) || typeof value.type !== 'string' || !Object.hasOwn(CHECKS, value.type)) return false;
  const parts = PARTS[value.type] ?? [];
  return (
    Object.keys(value).every((key) => key === 'type' || parts.includes(key)) && CHECKS[value.type]?.(value) === true
  );
}
