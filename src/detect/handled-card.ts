// A card that may count as played without lying there, and a card of dummy that declarer says he did not mean (law 45C), as people report it.
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `held`: so that its face could be seen; `touched`: a card of dummy by declarer. `due`: whose turn it was; `trick` from 1: the one it would belong to. */
export interface HandledCard extends Base<'handledCard'> {
  seat: Seat;
  card: Card;
  how: 'held' | 'touched';
  due: Seat | null;
  n: number;
}
/** Declarer meant `card` and had `instead` played. `n`: how many cards had been played. */
export interface ChangedDesignation extends Base<'changedDesignation'> {
  seat: Seat;
  card: Card;
  instead: Card;
  n: number;
}

export const handledCard: Detector<HandledCard | ChangedDesignation> = ({ before, event }) => {
  if (event.type !== 'handled' && event.type !== 'meant') return [];
  const { seat, card, id: at } = event;
  const base = { class: 'irregularity', certainty: 'certain', seat, at, card, n: before.n } as const;
  if (event.type === 'meant') return [{ ...base, kind: 'changedDesignation', instead: event.instead }];
  return [{ ...base, kind: 'handledCard', how: event.how, due: before.turn }];
};
