// Lawful things that people ask about: a claim, a concession, an undo, declarer and dummy who changed places. Never counted as irregularities.
import type { TableState } from '../bridge/table';
import { isComplete } from '../bridge/trick';
import type { Card, Contract, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `tricks` null: not known. `during`: a trick was running; `left`: the tricks after it, null where that cannot be counted. `n`: how many cards had been played. */
export interface ClaimMade extends Base<'claim'> {
  seat: Seat;
  tricks: number | null;
  counted: 'more' | 'total';
  during: boolean;
  left: number | null;
  n: number;
}
/** The same. `tricks` null: all that are left. */
export interface Concession extends Base<'concession'> {
  seat: Seat;
  tricks: number | null;
  during: boolean;
  left: number | null;
  n: number;
}
/** `done`: the card or call went back. `cards`: those that did, oldest first. */
export interface Undo extends Base<'undo'> {
  step: 'asked' | 'refused' | 'done';
  what: 'call' | 'play' | null;
  phase: 'auction' | 'play' | 'over';
  cards: readonly { seat: Seat; card: Card }[];
}
export interface SwappedDeclarer extends Base<'swappedDeclarer'> {
  seat: Seat;
  contract: Contract;
}
export type Occasion = ClaimMade | Concession | Undo | SwappedDeclarer;

const TRICKS = 13;

const wentBack = (before: TableState, after: TableState): Undo['cards'] =>
  after.withdrawn
    .slice(before.withdrawn.length)
    .map(({ seat, card }) => ({ seat, card }))
    .reverse();

function rest(before: TableState): { during: boolean; left: number | null; n: number } {
  const last = before.tricks[before.tricks.length - 1];
  const during = last !== undefined && !isComplete(last);
  return { during, left: before.phase === 'auction' ? null : TRICKS - before.tricks.length, n: before.n };
}

export const occasions: Detector<Occasion> = ({ before, event, after }) => {
  if (event.type === 'play' || event.type === 'call') return [];
  const base = { class: 'occasion', at: event.id, certainty: 'certain' } as const;
  switch (event.type) {
    case 'claim':
      return [
        { ...base, ...rest(before), kind: 'claim', seat: event.seat, tricks: event.tricks, counted: event.counted },
      ];
    case 'concession':
      return [{ ...base, ...rest(before), kind: 'concession', seat: event.seat, tricks: event.tricks }];
    case 'undo':
      // What was carried out shows in the cards or calls that went back.
      return event.step === 'done'
        ? []
        : [
            {
              ...base,
              kind: 'undo',
              seat: event.seat ?? null,
              step: event.step,
              what: null,
              phase: before.phase,
              cards: [],
            },
          ];
    case 'takeBack':
      return event.from === 'site'
        ? [
            {
              ...base,
              kind: 'undo',
              seat: null,
              step: 'done',
              what: event.what,
              phase: before.phase,
              cards: wentBack(before, after),
            },
          ]
        : [];
    case 'contract':
      return event.swapped
        ? [{ ...base, kind: 'swappedDeclarer', seat: event.contract.declarer, contract: event.contract }]
        : [];
    default:
      return [];
  }
};
