// What cannot be at any table: the state that a case describes is followed card by card, and the first impossible thing is told.
import type { Happening } from '../bridge/events';
import { apply } from '../bridge/replay';
import { empty, type TableState } from '../bridge/table';
import type { Card, Seat } from '../bridge/types';
import type { Step } from './case';
import { NotationError } from './words';

const HAND = 13;
/** Four cards and the one that can be too many; six cards belong to two tricks. */
const MOST_IN_TRICK = 5;

/** Follows a case and throws `NotationError` at the first impossible thing. */
export class Possible {
  private state: TableState = empty;
  private readonly owner = new Map<Card, Seat>();
  private readonly played = new Map<Seat, Set<Card>>();
  /** A ruling or a retraction may have brought cards back, so they can be played again. */
  private back = false;
  private n = 0;

  step(step: Step): void {
    if (step.type === 'confirm' || step.type === 'choose') this.back = true;
    if (step.type === 'happened') for (const one of step.what) this.happened(one);
  }

  private happened(one: Happening): void {
    if (one.type === 'board') this.fresh();
    if (one.type === 'hand') {
      for (const card of one.cards) this.own(one.seat, card);
      const before = [...(this.played.get(one.seat) ?? [])].filter((card) => !one.cards.includes(card)).length;
      if (one.cards.length + before > HAND)
        throw new NotationError(`${one.seat} would have ${one.cards.length + before} cards`);
    }
    if (one.type === 'takeBack') this.back = true;
    if (one.type === 'exposed') for (const card of one.cards) this.held(one.seat, card);
    if (one.type === 'play') this.play(one.seat, one.card);
    if (one.type === 'simultaneous') for (const play of one.plays) this.held(play.seat, play.card);
    this.state = apply(this.state, { ...one, id: `p${this.n++}`, from: 'site' });
    const last = this.state.tricks[this.state.tricks.length - 1];
    if (last !== undefined && last.plays.length + last.loose.length > MOST_IN_TRICK)
      throw new NotationError('a trick of six cards is impossible');
    if (this.state.tricks.length > HAND) throw new NotationError('a fourteenth trick is impossible');
  }

  /** A new deal. */
  private fresh(): void {
    this.owner.clear();
    this.played.clear();
    this.back = false;
  }

  private own(seat: Seat, card: Card): void {
    const owner = this.owner.get(card) ?? seat;
    if (owner !== seat) throw new NotationError(`the card ${card} is in two hands: ${owner} and ${seat}`);
    this.owner.set(card, seat);
  }

  private held(seat: Seat, card: Card): void {
    this.own(seat, card);
    const hand = this.state.hands[seat];
    if (hand !== undefined && !hand.includes(card) && !(this.back && this.played.get(seat)?.has(card)))
      throw new NotationError(`${seat} does not hold ${card}`);
  }

  private play(seat: Seat, card: Card): void {
    if (this.played.get(seat)?.has(card) && !this.back) throw new NotationError(`the card ${card} is played twice`);
    this.held(seat, card);
    this.played.set(seat, (this.played.get(seat) ?? new Set()).add(card));
  }
}
