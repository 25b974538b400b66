// What dummy did that was not his to do: another card put down than was named (45D), a card touched, a word too many (42, 43, 45F).

import { playBy } from '../bridge/trick';
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `card` lies there, `named` was asked for. `trick` from 1; `led`: it was the lead to that trick. */
export interface MisplacedCard extends Base<'misplacedCard'> {
  seat: Seat;
  card: Card;
  named: Card;
  trick: number;
  led: boolean;
}
/** `what`: in the words of the report. */
export interface Interference extends Base<'interference'> {
  seat: Seat;
  what: string;
}

export const dummy: Detector<MisplacedCard | Interference> = ({ before, event }) => {
  if (event.type === 'interference') {
    const { by: seat, kind: what, id: at } = event;
    return [{ kind: 'interference', class: 'irregularity', certainty: 'certain', seat, at, what }];
  }
  if (event.type !== 'misplaced') return [];
  const { seat, card, named, id: at } = event;
  for (const [i, trick] of before.tricks.entries()) {
    if (playBy(trick, seat)?.card !== card) continue;
    const found = { kind: 'misplacedCard', class: 'irregularity', certainty: 'certain' } as const;
    return [{ ...found, seat, at, card, named, trick: i + 1, led: trick.plays[0]?.card === card }];
  }
  return [];
};
