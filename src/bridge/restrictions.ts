export type Restriction =
  | { type: 'penaltyCard'; seat: Seat; card: Card; size: 'major' | 'minor' }
  | { type: 'lead'; seat: Seat; suits: readonly Suit[]; must: boolean; until: 'nextLead' | 'losesLead'; begun?: boolean }
  | { type: 'follow'; seat: Seat; trick: number; what: 'highest' | 'lowest' | 'suit' | 'notSuit' | 'card'; suit?: Suit; card?: Card }
  | { type: 'wait'; seat: Seat; for: readonly Seat[]; trick: number }
  | { type: 'pass'; seat: Seat; for: 'nextTurn' | 'auction' };
import type { Card, Seat, Suit } from './types';
