// A lead by a hand that was not on lead: what has been done since decides which law speaks (53-56, 60B).
import type { Play, TableState } from '../bridge/table';
import { suitLed } from '../bridge/trick';
import { type Card, lho, rho, type Seat, sameSide } from '../bridge/types';
import type { Question } from './law';
import { becamePenalty, type Misplay, misplay } from './misplay';
import { isDefender } from './option';
import { YES_NO } from './revoke';

export interface LeadFound {
  at: string;
  seat: Seat;
  card: Card;
  due: Seat;
}

/** The last trick: nobody has a choice of cards there, so nothing is accepted (53A). */
const LAST_TRICK = 13;

export interface OwnLead {
  play: Play;
  /** It began a trick of its own, so it was meant as a lead. */
  sure: boolean;
}

/**
 * `open`: nobody has done anything yet. `ownLead`: the one who was on lead played, perhaps as his own lead (53B). `accepted`: the next hand played to it.
 * `right`: the defender to the right of declarer's wrong hand played first (53C). `beforeNewLead`: declarer had to take a lead back and has not led anew (60B).
 * `late`: anything else that was played since.
 */
export type Standing =
  | { how: 'open' | 'lastTrick' | 'beforeNewLead' | 'late' }
  | { how: 'ownLead'; own: OwnLead }
  | { how: 'accepted'; by: Seat; played: Play | null }
  | { how: 'right'; by: Play };

export interface LeadFact extends Misplay {
  /** The opening lead, or what looked like one. */
  opening: boolean;
  defender: boolean;
  standing: Standing;
}

export const askOwnLead = (own: Play): Question => ({
  id: `ownLead:${own.at}`,
  say: {
    text: {
      nl: 'Bedoelde {seat} {card} als eigen voorspelen?',
      en: 'Did {seat} mean {card} as a lead of his own?',
    },
    with: { seat: { seat: own.seat }, card: { card: own.card } },
  },
  values: YES_NO,
});

/** A card of declarer's side went back just before: only the lead that it was leaves a trick that has not begun. */
const tookBackLead = (fact: Misplay, now: TableState): boolean =>
  now.withdrawn.some((play) => play.n === fact.play.n - 1 && sameSide(play.seat, fact.due));

function standingOf(fact: Misplay, defender: boolean, now: TableState): Standing {
  const { seat, due, trick, later } = fact;
  if (defender && !sameSide(due, seat) && tookBackLead(fact, now)) return { how: 'beforeNewLead' };
  const [first] = later;
  if (first === undefined) {
    if (trick === LAST_TRICK) return { how: 'lastTrick' };
    for (const { what, n } of now.told)
      if (what.type === 'accepted' && n > fact.play.n && !sameSide(what.by, seat))
        return { how: 'accepted', by: what.by, played: null };
    return { how: 'open' };
  }
  const running = now.tricks[trick - 1];
  const inTrick = running?.plays.includes(first) ?? false;
  if (first.seat === due && !sameSide(due, seat)) {
    const own = { play: first, sure: !inTrick };
    const answer = now.answers[askOwnLead(first).id];
    if (own.sure || answer === 'yes') return { how: 'ownLead', own };
    // A card of the suit led, in turn, is the usual way to accept: it needs no question.
    const follows = running !== undefined && first.card[0] === suitLed(running) && first.seat === lho(seat);
    if (!follows && answer !== 'no') return { how: 'ownLead', own };
  }
  if (inTrick && first.seat === lho(seat)) return { how: 'accepted', by: first.seat, played: first };
  if (inTrick && first.seat === rho(seat) && !defender) return { how: 'right', by: first };
  return { how: 'late' };
}

/** The card went back by a ruling of law 54, 55 or 56, which then tells what became of it. */
export const isRuledOn = (found: LeadFound, now: TableState): boolean =>
  isDefender(now, found.seat) === false || becamePenalty(found, now);

/** Null where the card no longer lies on the table, or where the contract is not known. */
export function leadFact(found: LeadFound, now: TableState): LeadFact | null {
  const fact = misplay(found, now);
  const defender = isDefender(now, found.seat);
  if (fact === null || defender === null) return null;
  return { ...fact, opening: fact.trick === 1, defender, standing: standingOf(fact, defender, now) };
}
