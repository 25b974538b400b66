// What dummy did that was not his to do: another card put down than was named (45D), a card touched, a word too many (42, 43, 45F).

import { isNamed } from '../bridge/restrictions';
import { playBy, trickToFollow } from '../bridge/trick';
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector, Step } from './detector';

/** `card` lies there, `named` was asked for. `trick` from 1; `led`: it was the lead to that trick. */
export interface MisplacedCard extends Base<'misplacedCard'> {
  seat: Seat;
  card: Card;
  named: Card;
  trick: number;
  led: boolean;
}
/** `what`: in the words of the report. `n`: how many cards had been played; `over`: the play had ended. */
export interface Interference extends Base<'interference'> {
  seat: Seat;
  what: string;
  n: number;
  over: boolean;
}

/** A ruling said which card of dummy was named, and another one came. */
function againstNamed({ before, event }: Step): readonly MisplacedCard[] {
  if (event.type !== 'play' || before.restrictions.length === 0) return [];
  const { seat, card, id: at } = event;
  const follows = trickToFollow(before, seat);
  const trick = follows?.number ?? before.tricks.length + 1;
  const named = before.restrictions.find((one) => isNamed(one) && one.seat === seat && one.trick === trick);
  if (named === undefined || !isNamed(named) || named.card === card) return [];
  const found = { kind: 'misplacedCard', class: 'irregularity', certainty: 'certain' } as const;
  return [{ ...found, seat, at, card, named: named.card, trick, led: follows === null }];
}

export const dummy: Detector<MisplacedCard | Interference> = (step) => {
  const { before, event } = step;
  if (event.type === 'play') return againstNamed(step);
  if (event.type === 'interference') {
    const { by: seat, kind: what, id: at } = event;
    const when = { n: before.n, over: before.phase === 'over' };
    return [{ kind: 'interference', class: 'irregularity', certainty: 'certain', seat, at, what, ...when }];
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
