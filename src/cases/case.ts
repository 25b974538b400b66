// A case as plain data: what was seen, done and answered at a table, and what should be ruled. Lines count from 1.
import type { Happening } from '../bridge/events';
import type { Card, Seat, Side, Suit } from '../bridge/types';

/** A word by which an option is meant: a suit, a card, or a word of its name or its text. */
export type Token = { suits: readonly Suit[] } | { card: Card } | { word: string } | { article: string };

/** Which options are meant. Parts that are absent do not matter. `plays`: exactly these cards; empty for a hand that is not seen. */
export interface OptionWanted {
  tokens: readonly Token[];
  by?: readonly Seat[] | 'director';
  plays?: { seat: Seat; cards: readonly Card[] };
  idle?: boolean;
}

/** Something that must hold (`then`) or must not (`never`) where it stands. */
export type Expectation =
  | { type: 'article'; articles: readonly string[] }
  /** All penalty cards on the table with their sizes; with `never`: a card that is none. */
  | { type: 'penalty'; cards: readonly { seat: Seat; card: Card; size?: 'major' | 'minor' }[] }
  /** Exactly what the seat may play; with `never`: cards that it may not. */
  | { type: 'legal'; seat: Seat; cards: readonly Card[] }
  /** The seat may not play before somebody else has chosen. */
  | { type: 'waits'; seat: Seat }
  | { type: 'option'; option: OptionWanted }
  | { type: 'options'; count: number }
  | { type: 'lead'; seat: Seat; suits: readonly Suit[]; must: boolean; until: 'nextLead' | 'losesLead' }
  | { type: 'pass'; seat: Seat; for: 'nextTurn' | 'auction' }
  | { type: 'question'; id: string }
  | { type: 'settled'; settled: boolean }
  /** Tricks moved by the ruling. */
  | { type: 'tricks'; to: Side; count: number }
  | { type: 'turn'; seat: Seat }
  | { type: 'declarer'; seat: Seat }
  /** In the hand and no penalty card (`free`), in the hand (`holds`), in a trick (`played`). */
  | { type: 'free' | 'holds' | 'played'; seat: Seat; cards: readonly Card[] }
  | { type: 'standing'; seat: Seat; call: string }
  | { type: 'found'; kind: string; seat?: Seat }
  /** What only the director can judge is said, under each of these articles. */
  | { type: 'director'; articles: readonly string[] };

export type Step = { line: number } & (
  | { type: 'happened'; what: readonly Happening[] }
  /** The director confirms what follows by itself from the latest find. */
  | { type: 'confirm' }
  | { type: 'choose'; tokens: readonly Token[] }
  | { type: 'answer'; question: string; value: string }
  | { type: 'expect'; never: boolean; what: Expectation; text: string }
);

/** Another way in which the case goes on from the end of its common part. */
export interface Branch {
  title: string;
  line: number;
  steps: readonly Step[];
}

export interface Case {
  id: string;
  title: string;
  line: number;
  edition: '1997' | '2007' | '2017';
  steps: readonly Step[];
  branches: readonly Branch[];
}

/** Why a case cannot be read. */
export interface Problem {
  id: string | null;
  line: number;
  reason: string;
}
