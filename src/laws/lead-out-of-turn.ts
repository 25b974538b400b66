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
 * `open`: nobody has done anything yet; `ended`: and now play is over. `several`: other cards lie beside it that came with it, and one has to be named first (58B2). `ownLead`: the one who
 * was on lead played, perhaps as his own lead (53B). `accepted`: the next hand played to it, or someone who may said so. `recorded`: the record says that it
 * was accepted. `right`: the defender to the right of declarer's wrong hand played first (53C). `beforeNewLead`: declarer had to take a lead back and has
 * not led anew (60B). `late`: anything else that was played since.
 */
export type Standing =
  | { how: 'open' | 'ended' | 'several' | 'lastTrick' | 'recorded' | 'beforeNewLead' | 'late' }
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

/** A lead out of turn of declarer's side went back just before; one in turn that went back leaves no duty to lead anew from elsewhere. */
const tookBackLead = (fact: Misplay, now: TableState): boolean =>
  now.withdrawn.some((play) => play.n === fact.play.n - 1 && play.due !== undefined && sameSide(play.seat, fact.due));

/** Who accepted the lead in words: declarer alone, never dummy, or a defender, of whom the one next after the wrong hand decides (53A, 55A). */
export function acceptedBy(
  { seat, play }: Pick<Misplay, 'seat' | 'play'>,
  defender: boolean,
  now: TableState,
): Seat | null {
  const by = now.told.flatMap(({ what, n }) => {
    if (what.type !== 'accepted' || n <= play.n || sameSide(what.by, seat)) return [];
    return !defender || what.by === now.contract?.declarer ? [what.by] : [];
  });
  return by.find((one) => one === lho(seat)) ?? by[0] ?? null;
}

function standingOf(fact: Misplay, defender: boolean, now: TableState): Standing {
  const { seat, due, trick, later } = fact;
  if (defender && !sameSide(due, seat) && tookBackLead(fact, now)) return { how: 'beforeNewLead' };
  const [first] = later;
  const running = now.tricks[trick - 1];
  if (running?.loose.some((one) => one.at === fact.at && one.seat === seat)) return { how: 'several' };
  const inTrick = first !== undefined && (running?.plays.includes(first) ?? false);
  // What was led instead by the one on lead stands in any trick (53B); nothing else makes up for a lead in the last one (53A).
  const led = first !== undefined && !inTrick && first.seat === due && !sameSide(due, seat);
  if (trick === LAST_TRICK && !led) return { how: 'lastTrick' };
  if (fact.play.mark === 'leadOutOfTurn' && !led) return { how: 'recorded' };
  if (first === undefined) {
    const by = acceptedBy(fact, defender, now);
    if (by !== null) return { how: 'accepted', by, played: null };
    return { how: now.phase === 'over' ? 'ended' : 'open' };
  }
  if (first.seat === due && !sameSide(due, seat)) {
    const own = { play: first, sure: !inTrick };
    const answer = now.answers[askOwnLead(first).id];
    if (own.sure || answer === 'yes') return { how: 'ownLead', own };
    // A card of the suit led, in turn, is the usual way to accept: it needs no question.
    const follows = running !== undefined && first.card[0] === suitLed(running) && first.seat === lho(seat);
    if (!follows && answer !== 'no') return { how: 'ownLead', own };
  }
  // After an opening lead declarer may have played dummy's card second: it stays, and the lead with it (54B2).
  const dummySecond = trick === 1 && defender && !sameSide(first.seat, seat);
  if (inTrick && (first.seat === lho(seat) || dummySecond)) return { how: 'accepted', by: first.seat, played: first };
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
  // A card that completed an earlier trick since was no answer to the lead (67A1).
  const completing = new Set(now.tricks.slice(0, fact.trick - 1).flatMap(({ plays }) => plays));
  const lead = { ...fact, later: fact.later.filter((play) => !completing.has(play)) };
  return { ...lead, opening: fact.trick === 1, defender, standing: standingOf(lead, defender, now) };
}
