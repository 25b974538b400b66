// Law 64A, B: how many tricks an established revoke costs, counted from who won what.
import type { TableState } from '../bridge/table';
import { isComplete, winning } from '../bridge/trick';
import { type Card, partner, type Seat, type Side, side } from '../bridge/types';
import type { ArticleId } from './law';
import { isDummy } from './option';
import { establishment, LAST_REVOKE_TRICK, provedRevokes, type RevokeFact } from './revoke';

const TRICKS = 13;
/** 64A1: the revoke trick, and as many later ones. */
const LATER_WITH_TRICK = 1;
/** 64A2: tricks transferred when the offending side won any trick from the revoke trick on. */
const WITHOUT_TRICK = 1;

/** `winner` with the winning card; both null where the trick was not seen whole. `number` from 1. */
export interface Won {
  number: number;
  winner: Seat | null;
  card: Card | null;
}

/**
 * `least` and `most` differ while it is not known who won every trick from the revoke on; never more than two. `by`: the article that decides.
 * `won`: the tricks from the revoke trick on that were played, in order.
 */
export interface Transfer {
  by: ArticleId;
  least: number;
  most: number;
  from: Side;
  won: readonly Won[];
  /** Tricks that were not played, or whose winner is not known. */
  open: number;
}

/** Tricks of `trick` (from 1) and later, with their winners as far as the cards are known. */
function wonFrom(now: TableState, trick: number): readonly Won[] {
  return now.tricks.slice(trick - 1).flatMap((one, i): readonly Won[] => {
    // A trick that was left a card short is over all the same; only the last one can still be running.
    if (!isComplete(one) && trick + i === now.tricks.length) return [];
    const best = now.contract === null ? null : winning(one, now.contract.strain);
    return [{ number: trick + i, winner: best?.seat ?? null, card: best?.card ?? null }];
  });
}

/** How many of the unplayed tricks an agreed claim or concession gives to `of`; null where that is not known. */
function claimedBy(now: TableState, of: Side): number | null {
  const { claim, contract } = now;
  if (claim === null || claim.accepted === false || claim.tricks === null || contract === null) return null;
  const all = wonFrom(now, 1);
  const left = TRICKS - all.length;
  if (claim.counted === 'total') {
    const declaring = side(contract.declarer);
    if (all.some((one) => one.winner === null)) return null;
    const rest = claim.tricks - all.filter((one) => side(one.winner as Seat) === declaring).length;
    return of === declaring ? rest : left - rest;
  }
  const claimer = claim.concession ? side(partner(claim.seat)) : side(claim.seat);
  const own = claim.concession ? left - claim.tricks : claim.tricks;
  return of === claimer ? own : left - own;
}

/** How many tricks from `trick` on `of` won, by cards or by an agreed claim, or can still win. */
function wonOrOpen(now: TableState, trick: number, of: Side): number {
  const won = wonFrom(now, trick);
  const claimed = now.phase === 'over' ? claimedBy(now, of) : null;
  const cards = won.filter((one) => one.winner === null || side(one.winner) === of).length;
  return cards + (claimed ?? TRICKS - (trick - 1) - won.length);
}

/** The article of 64B that keeps tricks where they are, apart from B1; null where there is none. */
function noTransfer(fact: RevokeFact, now: TableState): ArticleId | null {
  const others = provedRevokes(now).filter((one) => one.at !== fact.at);
  const earlier = others.find(
    (one) => one.seat === fact.seat && one.suit === fact.suit && one.trick < fact.trick && fact.suit !== null,
  );
  if (earlier !== undefined) return '64B2';
  if (isDummy(now, fact.seat) || fact.missedFaced) return '64B3';
  const noticed = now.answers[`noticed:${fact.at}`];
  if (noticed === 'nextBoard') return '64B4';
  if (noticed === 'roundOver') return '64B5';
  if (fact.trick === LAST_REVOKE_TRICK) return '64B6';
  const opposing = others.some((one) => side(one.seat) !== side(fact.seat) && establishment(one, now).state === 'yes');
  return opposing ? '64B7' : null;
}

/** What an established revoke costs (64A), or why it costs nothing (64B). */
export function transferFor(fact: RevokeFact, now: TableState): Transfer {
  const from = side(fact.seat);
  const won = wonFrom(now, fact.trick);
  const [first, ...later] = won;
  const claimed = now.phase === 'over' ? claimedBy(now, from) : null;
  const unplayed = TRICKS - (fact.trick - 1) - won.length;
  const unseen = won.filter((one) => one.winner === null).length;
  const open = claimed === null ? unplayed + unseen : unseen;
  const none = noTransfer(fact, now);
  if (none !== null) return { by: none, least: 0, most: 0, from, won, open };
  const own = (one: Won): boolean => one.winner !== null && side(one.winner) === from;
  const more = later.filter(own).length + (claimed ?? 0);
  const openLater = first?.winner === null ? open - 1 : open;
  const self = first?.winner === fact.seat;
  const lateLeast = Math.min(LATER_WITH_TRICK, more);
  const lateMost = Math.min(LATER_WITH_TRICK, more + openLater);
  if (self) return { by: '64A1', least: 1 + lateLeast, most: 1 + lateMost, from, won, open };
  const some = first !== undefined && own(first) ? WITHOUT_TRICK : Math.min(WITHOUT_TRICK, more);
  // Not seen who won the revoke trick: the offender himself may have.
  const most = first === undefined || first.winner === null ? 1 + lateMost : Math.min(WITHOUT_TRICK, some + openLater);
  return { by: some + most === 0 ? '64B1' : '64A2', least: some, most, from, won, open };
}

/** The established revokes of one side ask together for more tricks than it won, or can still win, from the first of them on. */
export function asksTooMuch(fact: RevokeFact, now: TableState): boolean {
  const from = side(fact.seat);
  const told = { card: fact.card, demand: null, certain: true, faced: null, missedFaced: false };
  const others = provedRevokes(now)
    .filter((one) => one.at !== fact.at && side(one.seat) === from && establishment(one, now).state === 'yes')
    .map((one): RevokeFact => ({ ...told, ...one }));
  const asked = [fact, ...others].map((one) => ({ trick: one.trick, most: transferFor(one, now).most }));
  const counting = asked.filter((one) => one.most > 0);
  if (counting.length < 2 || transferFor(fact, now).most === 0) return false;
  const first = Math.min(...counting.map((one) => one.trick));
  const total = counting.reduce((sum, one) => sum + one.most, 0);
  return total > wonOrOpen(now, first, from);
}

/** 64A2 alone, as 67B1 asks for: one trick when the side of the offender won `trick` or a later one. */
export function oneTrickFrom(
  now: TableState,
  trick: number,
  from: Side,
): Pick<Transfer, 'least' | 'most' | 'won' | 'from'> {
  const won = wonFrom(now, trick);
  const claimed = now.phase === 'over' ? claimedBy(now, from) : null;
  const open =
    won.filter((one) => one.winner === null).length + (claimed === null ? TRICKS - (trick - 1) - won.length : 0);
  const own = won.filter((one) => one.winner !== null && side(one.winner) === from).length + (claimed ?? 0);
  const least = Math.min(WITHOUT_TRICK, own);
  return { least, most: Math.min(WITHOUT_TRICK, least + open), won, from };
}
