// The words of the game as plain strings: comparable with ===, storable as they are.

export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** Ranks from low to high; ten is `T`. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** Seats clockwise, in order of turn. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
export type Card = `${Suit}${Rank}`;
export type Seat = (typeof SEATS)[number];
export type Side = 'NS' | 'EW';
export type Strain = Suit | 'N';
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type Bid = `${Level}${Strain}`;
/** A bid that law 38 forbids; tables and records can still show one. */
export type OverSeven = `${8 | 9}${Strain}`;
export type Call = 'P' | 'X' | 'XX' | Bid | OverSeven;

export interface Board {
  number: number | null;
  dealer: Seat;
  vulnerable: 'none' | Side | 'all';
}

export interface Contract {
  level: Level;
  strain: Strain;
  doubled: 0 | 1 | 2;
  declarer: Seat;
}

/** Seats that can be seen, each with its cards. A seat that is absent is unknown, never empty. */
export type Hands = Partial<Readonly<Record<Seat, readonly Card[]>>>;

const NEXT: Readonly<Record<Seat, Seat>> = { N: 'E', E: 'S', S: 'W', W: 'N' };
const PARTNER: Readonly<Record<Seat, Seat>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const PREVIOUS: Readonly<Record<Seat, Seat>> = { N: 'W', E: 'N', S: 'E', W: 'S' };

/** Left-hand opponent: the next in turn. */
export const lho = (seat: Seat): Seat => NEXT[seat];
export const rho = (seat: Seat): Seat => PREVIOUS[seat];
export const partner = (seat: Seat): Seat => PARTNER[seat];
export const side = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');
export const otherSide = (of: Side): Side => (of === 'NS' ? 'EW' : 'NS');
export const sameSide = (a: Seat, b: Seat): boolean => a === b || PARTNER[a] === b;
/** The seat `places` to the left of `seat` (0 = itself). */
export const turned = (seat: Seat, places: number): Seat => SEATS[(SEATS.indexOf(seat) + places) & 3] as Seat;
