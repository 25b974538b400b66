// Failing to follow suit while able to (laws 44C, 61A).
import { hasSuit, suitOf } from '../bridge/cards';
import { penaltyCards } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { leadOf, playBy, suitLed, trickToFollow } from '../bridge/trick';
import type { Card, Seat, Suit } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `trick` from 1. `proof`: the hand was seen to hold the suit led, a later card proved it, or the record marks it. */
export interface Revoke extends Base<'revoke'> {
  seat: Seat;
  card: Card;
  led: Suit;
  trick: number;
  proof: 'hand' | 'laterPlay' | 'mark';
  /** A penalty card of the suit led lay open and was not played (64B3). */
  missedFaced?: true;
}

/** Earlier tricks in which `seat` did not follow the suit of `cards`, which it turns out to have held all along. */
function earlier(
  state: TableState,
  seat: Seat,
  cards: readonly Card[],
  proof: 'hand' | 'laterPlay',
): readonly Revoke[] {
  const found: Revoke[] = [];
  for (const [i, trick] of state.tricks.entries()) {
    const led = suitLed(trick);
    const play = playBy(trick, seat);
    if (led === null || play === null || suitOf(play.card) === led || !hasSuit(cards, led)) continue;
    // A card that came back to the hand, or was added by a ruling, proves nothing about the past.
    const certainty = state.whole && state.withdrawn.length === 0 ? 'certain' : 'possible';
    found.push({
      kind: 'revoke',
      class: 'irregularity',
      seat,
      at: play.at,
      certainty,
      card: play.card,
      led,
      trick: i + 1,
      proof,
    });
  }
  return found;
}

export const revoke: Detector<Revoke> = ({ before, event }) => {
  if (event.type === 'hand') return before.tricks.length === 0 ? [] : earlier(before, event.seat, event.cards, 'hand');
  if (event.type !== 'play') return [];
  const { seat, card, id } = event;
  const hand = before.hands[seat];
  const follows = event.as === 'lead' ? null : trickToFollow(before, seat);
  const led = follows === null ? null : suitLed(follows.trick);
  // After a lead out of turn the card of whoever was on lead may be his own lead (53B); law 53 asks.
  const ownLead = follows !== null && leadOf(follows.trick)?.due === seat && event.mark === undefined;
  const failed = led !== null && suitOf(card) !== led && !ownLead;
  const base = { kind: 'revoke', class: 'irregularity', seat, at: id, card, trick: follows?.number ?? 0 } as const;
  if (hand !== undefined) {
    const could = failed && hand.includes(card) && hasSuit(hand, led);
    if (!could) return [];
    const open = penaltyCards(before, seat).some((one) => suitOf(one.card) === led);
    return [{ ...base, certainty: 'certain', led, proof: 'hand', ...(open ? { missedFaced: true } : {}) }];
  }
  const proved = earlier(before, seat, [card], 'laterPlay');
  if (!failed || event.mark !== 'revoke') return proved;
  return [...proved, { ...base, certainty: 'certain', led, proof: 'mark' }];
};
