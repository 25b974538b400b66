// Failing to follow suit while able to (laws 44C, 61A).
import { hasSuit, suitOf } from '../bridge/cards';
import { penaltyCards } from '../bridge/restrictions';
import type { Play, TableState, Trick } from '../bridge/table';
import { leadOf, playBy, suitLed, trickToFollow } from '../bridge/trick';
import { type Card, lho, partner, type Seat, type Suit, sameSide } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `trick` from 1. `proof`: the hand or an open penalty card was seen to be of the suit led, a later card proved it, the record marks it, or people say so. */
export interface Revoke extends Base<'revoke'> {
  seat: Seat;
  card: Card;
  led: Suit;
  trick: number;
  proof: 'hand' | 'laterPlay' | 'mark' | 'told';
  /** A penalty card of the suit led lay open and was not played (64B3). */
  missedFaced?: true;
}

/**
 * A defender's card in the running trick before its turn. Law 57 says what becomes of it: it can be a revoke only once it stays, because declarer had
 * played from both hands (57C1), the next hand played on (60A1) or the next trick began.
 */
function isPending({ contract, tricks, told }: TableState, trick: Trick, play: Play): boolean {
  if (play.due === undefined || contract === null || sameSide(play.seat, contract.declarer)) return false;
  const lead = leadOf(trick);
  if (trick !== tricks[tricks.length - 1] || lead === null || lead === play) return false;
  const before = (seat: Seat): boolean => (playBy(trick, seat)?.n ?? Number.POSITIVE_INFINITY) < play.n;
  const ordered = told.some(({ what, n }) => what.type === 'designation' && n > lead.n && n <= play.n);
  if (before(contract.declarer) && (before(partner(contract.declarer)) || ordered)) return false;
  const next = trick.plays.find((one) => one !== null && one.n > play.n);
  return next?.seat !== lho(play.seat);
}

/** Cards that law 57 lets go with this step, and that failed to follow a suit that their seat was seen to hold. */
function released(before: TableState, after: TableState): readonly Revoke[] {
  const trick = before.tricks[before.tricks.length - 1];
  if (trick === undefined) return [];
  const number = before.tricks.length;
  const then = after.tricks[number - 1];
  const led = suitLed(trick);
  const found: Revoke[] = [];
  for (const play of trick.plays) {
    if (play?.due === undefined || led === null || !isPending(before, trick, play)) continue;
    if (then === undefined || isPending(after, then, play) || suitOf(play.card) === led) continue;
    const { seat, card, at } = play;
    if (!hasSuit(before.hands[seat] ?? [], led)) continue;
    const base = { kind: 'revoke', class: 'irregularity', certainty: 'certain', proof: 'hand' } as const;
    found.push({ ...base, seat, at, card, led, trick: number });
  }
  return found;
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
    if (isPending(state, trick, play)) continue;
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

/** Nothing where the card that lies there follows suit, or no card of the seat was seen. */
function reported(state: TableState, seat: Seat, number: number): readonly Revoke[] {
  const trick = state.tricks[number - 1];
  const led = trick === undefined ? null : suitLed(trick);
  const play = trick === undefined ? null : playBy(trick, seat);
  if (led === null || play === null || suitOf(play.card) === led) return [];
  const base = { kind: 'revoke', class: 'irregularity', certainty: 'certain', proof: 'told' } as const;
  return [{ ...base, seat, at: play.at, card: play.card, led, trick: number }];
}

export const revoke: Detector<Revoke> = ({ before, event, after }) => {
  if (event.type === 'revoked') return reported(before, event.seat, event.trick);
  if (event.type === 'hand') return before.tricks.length === 0 ? [] : earlier(before, event.seat, event.cards, 'hand');
  if (event.type !== 'play') return [];
  const { seat, card, id } = event;
  const hand = before.hands[seat];
  const follows = event.as === 'lead' ? null : trickToFollow(before, seat);
  const led = follows === null ? null : suitLed(follows.trick);
  // After a lead out of turn the card of whoever was on lead may be his own lead (53B); law 53 asks.
  const ownLead = follows !== null && leadOf(follows.trick)?.due === seat && event.mark === undefined;
  const base = { kind: 'revoke', class: 'irregularity', seat, at: id, card, trick: follows?.number ?? 0 } as const;
  const found = [...released(before, after)];
  if (hand === undefined) found.push(...earlier(before, seat, [card], 'laterPlay'));
  if (led === null || suitOf(card) === led || ownLead) return found;
  const trick = after.tricks[base.trick - 1];
  const play = trick === undefined ? null : playBy(trick, seat);
  if (trick !== undefined && play !== null && isPending(after, trick, play)) return found;
  const open = penaltyCards(before, seat).some((one) => suitOf(one.card) === led);
  const missed = open ? { missedFaced: true as const } : {};
  // Penalty cards lie open, whether the hand is seen or not.
  const could = hand === undefined ? open : hand.includes(card) && hasSuit(hand, led);
  if (could) found.push({ ...base, certainty: 'certain', led, proof: 'hand', ...missed });
  else if (hand === undefined && event.mark === 'revoke')
    found.push({ ...base, certainty: 'certain', led, proof: 'mark' });
  return found;
};
