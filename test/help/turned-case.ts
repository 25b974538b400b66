// A case at other seats or with other suits: the laws are blind to both, so its ruling must turn with it.

import { type Card, SEATS, type Seat, type Suit, turned } from '../../src/bridge/types';
import type { Case, Step } from '../../src/cases/case';

/** `places`: seats to the left. `suits`: what each suit becomes. */
export interface Turn {
  places: number;
  suits: Readonly<Record<Suit, Suit>>;
}

const SEAT_KEYS = new Set(['seat', 'by', 'next', 'declarer', 'dealer', 'turn', 'for', 'chooser', 'due']);
const CARD_KEYS = new Set(['card', 'cards', 'instead', 'named', 'by']);
const SUIT_KEYS = new Set(['suit', 'suits', 'strain']);
const SIDE_KEYS = new Set(['to', 'vulnerable']);
/** The same word at another key means something else: `for: 'nextTurn'`, `strain: 'N'`. */
const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);

function word(key: string, value: string, turn: Turn): string {
  if (SEAT_KEYS.has(key) && isSeat(value)) return turned(value, turn.places);
  if (CARD_KEYS.has(key)) return /^[CDHS][2-9TJQKA]$/.test(value) ? suited(value as Card, turn) : value;
  if (SUIT_KEYS.has(key)) return value === 'N' ? value : turn.suits[value as Suit];
  if (SIDE_KEYS.has(key) && turn.places % 2 === 1) return value === 'NS' ? 'EW' : value === 'EW' ? 'NS' : value;
  if (key === 'call') return value.replace(/[CDHS]$/, (suit) => turn.suits[suit as Suit]);
  return value;
}
const suited = (card: Card, { suits }: Turn): string => `${suits[card[0] as Suit]}${card[1]}`;

/** Turns everything in plain data that is a seat, a card, a suit, a side or a call, by the name of the key that it stands under. */
export function turnedData<T>(data: T, turn: Turn, key = ''): T {
  if (typeof data === 'string') return word(key, data, turn) as T;
  if (Array.isArray(data)) return data.map((one) => turnedData(one, turn, key)) as T;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]) => [
    isSeat(name) ? turned(name, turn.places) : name === 'NS' || name === 'EW' ? word('to', name, turn) : name,
    // What stands under a seat are its cards.
    turnedData(value, turn, isSeat(name) ? 'cards' : name),
  ]);
  return Object.fromEntries(entries) as T;
}

/** The whole case, expectations included. */
export const turnedCase = (one: Case, turn: Turn): Case => ({
  ...one,
  steps: turnedData<readonly Step[]>(one.steps, turn),
  branches: one.branches.map((branch) => ({ ...branch, steps: turnedData<readonly Step[]>(branch.steps, turn) })),
});

/** Calls are ranked by suit, so a case with an auction keeps its suits. */
export const hasAuction = (one: Case): boolean =>
  [...one.steps, ...one.branches.flatMap((branch) => branch.steps)].some(
    (step) => step.type === 'happened' && step.what.some((what) => what.type === 'call'),
  );

const STAY: Turn['suits'] = { C: 'C', D: 'D', H: 'H', S: 'S' };
/** Each other seat, and permutations of the suits under which every suit comes to stand for every other. */
export const SEAT_TURNS: readonly Turn[] = [1, 2, 3].map((places) => ({ places, suits: STAY }));
export const SUIT_TURNS: readonly Turn[] = (
  [
    { C: 'D', D: 'H', H: 'S', S: 'C' },
    { C: 'H', D: 'S', H: 'C', S: 'D' },
    { C: 'S', D: 'C', H: 'D', S: 'H' },
    { C: 'S', D: 'H', H: 'D', S: 'C' },
  ] as const
).map((suits, i) => ({ places: i, suits }));
