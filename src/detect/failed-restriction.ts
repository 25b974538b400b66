// A card that a ruling did not leave open: a penalty card kept back, a forbidden suit led, a lead before declarer chose (laws 50, 52, 61A).
import { hasSuit, suitOf } from '../bridge/cards';
import { isNamed, legalCards, penaltyCards, type Restriction } from '../bridge/restrictions';
import { isComplete, suitLed, trickToFollow } from '../bridge/trick';
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

/** `legal`: what could have been played, as far as the hand is known. */
export interface FailedRestriction extends Base<'failedRestriction'> {
  seat: Seat;
  card: Card;
  trick: number;
  restriction: Restriction;
  legal: readonly Card[];
}

export const failedRestriction: Detector<FailedRestriction> = ({ before, event }) => {
  if (event.type !== 'play' || before.restrictions.length === 0) return [];
  const { seat, card, id: at } = event;
  if (!before.restrictions.some((one) => one.seat === seat)) return [];
  const last = before.tricks[before.tricks.length - 1];
  const follows = event.as === 'lead' ? null : trickToFollow(before, seat);
  // A second card to a running trick is a card too many, not a lead.
  if (follows === null && event.as !== 'lead' && last !== undefined && !isComplete(last)) return [];
  // Penalty cards lie open, so of an unseen hand they and the card played are known.
  const known =
    before.hands[seat] ??
    [card, ...penaltyCards(before, seat).map((one) => one.card)].filter((c, i, all) => all.indexOf(c) === i);
  if (!known.includes(card)) return [];
  const led = follows === null ? null : suitLed(follows.trick);
  if (led !== null && suitOf(card) !== led && hasSuit(known, led)) return [];
  const legal = legalCards({ ...before, hands: { ...before.hands, [seat]: known } }, seat);
  if (legal === null || (legal.cards.includes(card) && !legal.waits)) return [];
  const broken = legal.why.filter(
    (why) =>
      why.article !== '59' && why.article !== '50D1b' && why.restriction !== undefined && !isNamed(why.restriction),
  );
  const restriction = (broken.find((why) => why.restriction?.type === 'wait') ?? broken[broken.length - 1])
    ?.restriction;
  if (restriction === undefined) return [];
  const trick = follows?.number ?? before.tricks.length + 1;
  const found = { kind: 'failedRestriction', class: 'irregularity', certainty: 'certain' } as const;
  return [{ ...found, seat, at, card, trick, restriction, legal: legal.cards }];
};
