// Laws 14B4, 67B2b: a card that came back counts as held all the time, so not having played it can have been a revoke.

import { isHonour } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { type Card, otherSide, partner, type Seat } from '../bridge/types';
import type { FoundCard } from '../detect/found-card';
import type { Say, Text } from '../text';
import type { ArticleId, Question } from './law';
import { isDefender } from './option';
import { establishment, revokesIfHeld, YES_NO } from './revoke';
import { sayTransfer } from './revoke-established';
import { transferFor } from './revoke-transfer';

/** What follows for the tricks since; `settled` false where it is not known what they cost. */
export interface HeldAfterAll {
  why: readonly Say[];
  articles: readonly ArticleId[];
  effects: readonly Effect[];
  settled: boolean;
}

const NOT_FOLLOWED: Text = {
  nl: '{held} geldt als steeds in de hand van {seat}. In slag {trick} speelde {seat} {card}: dat is nu verzaken (61A).',
  en: '{held} counts as always in the hand of {seat}. In trick {trick} {seat} played {card}: that is now a revoke (61A).',
};
const CORRECT: Text = {
  nl: 'De verzaking in slag {trick} staat nog niet vast en wordt hersteld (62A).',
  en: 'The revoke in trick {trick} is not yet established and is corrected (62A).',
};
const HANGS: Text = {
  nl: 'Of de verzaking in slag {trick} vaststaat, bepaalt de WL (63A).',
  en: 'Whether the revoke in trick {trick} is established is for the director (63A).',
};

/** Revokes that come to light because `seat` held `card` in the tricks after number `from`. */
export function heldAfterAll(now: TableState, seat: Seat, card: Card, from: number): HeldAfterAll {
  const why: Say[] = [];
  const articles: ArticleId[] = [];
  const effects: Effect[] = [];
  let settled = true;
  for (const fact of revokesIfHeld(now, seat, card, from)) {
    why.push({
      text: NOT_FOLLOWED,
      with: { held: { card }, seat: { seat }, trick: fact.trick, card: { card: fact.card } },
    });
    articles.push('61A');
    const state = establishment(fact, now);
    if (state.state !== 'yes') {
      why.push({ text: state.state === 'no' ? CORRECT : HANGS, with: { trick: fact.trick } });
      articles.push(state.state === 'no' ? '62A' : '63A');
      settled = false;
      continue;
    }
    const transfer = transferFor(fact, now);
    why.push(sayTransfer(fact, transfer));
    articles.push(state.by, '64A', transfer.by, '64C1');
    if (transfer.least < transfer.most) settled = false;
    else if (transfer.most > 0) effects.push({ type: 'tricks', to: otherSide(transfer.from), count: transfer.most });
  }
  return { why, articles, effects, settled };
}

/** Whether the partner of a defender could see the card before it came back (49, 50). */
export const askSeen = (at: string, seat: Seat, card: Card): Question => ({
  id: `seenByPartner:${at}`,
  say: {
    text: {
      nl: 'Had {partner} {card} kunnen zien voordat de kaart terugging?',
      en: 'Could {partner} have seen {card} before it went back?',
    },
    with: { partner: { seat: partner(seat) }, card: { card } },
  },
  values: YES_NO,
});

/** 50B: a card that nobody meant to play or show is major only as an honour. */
export const sizeByAccident = (card: Card): 'major' | 'minor' => (isHonour(card) ? 'major' : 'minor');

/** The card back in the hand; of a defender whose partner could see it, as a penalty card. */
export function backToHand(now: TableState, back: Effect, seat: Seat, card: Card, seen: boolean): readonly Effect[] {
  if (!seen || isDefender(now, seat) !== true) return [back];
  return [back, { type: 'restrict', restriction: { type: 'penaltyCard', seat, card, size: sizeByAccident(card) } }];
}

/** Whether a card that was found had been played before it went astray (67B3) or never (14B). */
export const askPlayed = ({ at, seat, card }: FoundCard): Question => ({
  id: `wasPlayed:${at}`,
  say: {
    text: { nl: 'Had {seat} {card} al gespeeld?', en: 'Had {seat} already played {card}?' },
    with: { seat: { seat }, card: { card } },
  },
  values: YES_NO,
});

/** What the log or the people at the table say of it; null while neither does. */
export function wasPlayed(found: FoundCard, now: TableState): boolean | null {
  const answer = now.answers[askPlayed(found).id];
  return found.played ?? (answer === undefined ? null : answer === 'yes');
}
