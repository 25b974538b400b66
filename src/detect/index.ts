import type { Base } from './detector';
import type { Suit, Card } from '../bridge/types';
export interface Revoke extends Base<'revoke'> { card: Card; led: Suit; trick: number; proof: 'hand' | 'laterPlay' }
export type Irregularity = Revoke;
export type Kind = Irregularity['kind'];
