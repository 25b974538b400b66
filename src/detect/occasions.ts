// Lawful things that people ask about: a claim, a concession, an undo, declarer and dummy who changed places. Never counted as irregularities.
import type { Contract, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

export interface ClaimMade extends Base<'claim'> {
  seat: Seat;
  tricks: number;
  counted: 'more' | 'total';
}
export interface Concession extends Base<'concession'> {
  seat: Seat;
  tricks: number | null;
}
/** `done`: the card or call went back. */
export interface Undo extends Base<'undo'> {
  step: 'asked' | 'refused' | 'done';
  what: 'call' | 'play' | null;
  phase: 'auction' | 'play' | 'over';
}
export interface SwappedDeclarer extends Base<'swappedDeclarer'> {
  seat: Seat;
  contract: Contract;
}
export type Occasion = ClaimMade | Concession | Undo | SwappedDeclarer;

export const occasions: Detector<Occasion> = ({ before, event }) => {
  if (event.type === 'play' || event.type === 'call') return [];
  const base = { class: 'occasion', at: event.id, certainty: 'certain' } as const;
  switch (event.type) {
    case 'claim':
      return [{ ...base, kind: 'claim', seat: event.seat, tricks: event.tricks, counted: event.counted }];
    case 'concession':
      return [{ ...base, kind: 'concession', seat: event.seat, tricks: event.tricks }];
    case 'undo':
      // What was carried out shows in the cards or calls that went back.
      return event.step === 'done'
        ? []
        : [{ ...base, kind: 'undo', seat: event.seat ?? null, step: event.step, what: null, phase: before.phase }];
    case 'takeBack':
      return event.from === 'site'
        ? [{ ...base, kind: 'undo', seat: null, step: 'done', what: event.what, phase: before.phase }]
        : [];
    case 'contract':
      return event.swapped
        ? [{ ...base, kind: 'swappedDeclarer', seat: event.contract.declarer, contract: event.contract }]
        : [];
    default:
      return [];
  }
};
