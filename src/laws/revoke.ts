// One revoke as the log knows it: the card, whether it is established (law 63), and the other revokes of the deal.

import { hasSuit, suitOf } from '../bridge/cards';
import type { Restriction } from '../bridge/restrictions';
import type { Play, TableState } from '../bridge/table';
import { isComplete, playBy, suitLed } from '../bridge/trick';
import { type Card, partner, type Seat, type Suit, side } from '../bridge/types';
import type { FailedRestriction } from '../detect/failed-restriction';
import type { Revoke } from '../detect/revoke';
import type { ArticleId, Question } from './law';

/** The last trick in which a player can still revoke: in trick 13 there is one card left. */
export const LAST_REVOKE_TRICK = 12;

/**
 * `trick` from 1; `n` the place of the card among the cards of the deal. `suit` is the suit that was not followed, null where a demand was not complied
 * with (61A): then `demand` is that demand. `withdrawn`: the card has gone back, so the revoke was corrected. `faced`: it lay open as a penalty card;
 * `missedFaced`: a penalty card of the suit lay open and was kept back.
 */
export interface RevokeFact {
  at: string;
  seat: Seat;
  card: Card;
  trick: number;
  n: number;
  suit: Suit | null;
  demand: Restriction | null;
  certain: boolean;
  marked: boolean;
  withdrawn: boolean;
  faced: 'major' | 'minor' | null;
  missedFaced: boolean;
}

const seen = (plays: readonly (Play | null)[]): readonly Play[] => plays.filter((one): one is Play => one !== null);

/** Null where the find is no revoke (a penalty card kept back is for law 52, a lead before the choice for law 50). */
export function revokeFact(found: Revoke | FailedRestriction, now: TableState): RevokeFact | null {
  const demand = found.kind === 'failedRestriction' ? found.restriction : null;
  if (demand !== null && demand.type !== 'lead' && demand.type !== 'follow') return null;
  const onTable = now.tricks.flatMap((trick) => seen(trick.plays)).find((play) => play.at === found.at);
  const play = onTable ?? now.withdrawn.find((one) => one.at === found.at);
  if (play === undefined) return null;
  return {
    at: found.at,
    seat: found.seat,
    card: found.card,
    trick: found.trick,
    n: play.n,
    suit: found.kind === 'revoke' ? found.led : null,
    demand,
    certain: found.certainty === 'certain',
    marked: play.mark === 'revoke',
    withdrawn: onTable === undefined,
    faced: play.faced ?? null,
    missedFaced: found.kind === 'revoke' && found.missedFaced === true,
  };
}

/** `unknown`: people have to say. */
export type Establishment =
  | { state: 'yes'; by: ArticleId; ask: readonly Question[] }
  | { state: 'no'; ask: readonly Question[] }
  | { state: 'unknown'; ask: readonly Question[] };

const YES = { value: 'yes', say: { text: { nl: 'Ja', en: 'Yes' } } };
const NO = { value: 'no', say: { text: { nl: 'Nee', en: 'No' } } };
export const YES_NO: Question['values'] = [YES, NO];

type Offence = Pick<RevokeFact, 'at' | 'seat' | 'trick' | 'n' | 'withdrawn' | 'marked'>;

const askPlayed = ({ at, seat, trick }: Offence): Question => ({
  id: `playedOn:${at}`,
  say: {
    text: {
      nl: 'Heeft {seat} of {partner} na slag {trick} nog een kaart gespeeld?',
      en: 'Did {seat} or {partner} play another card after trick {trick}?',
    },
    with: { seat: { seat }, partner: { seat: partner(seat) }, trick },
  },
  values: YES_NO,
});
const askAgreed = ({ at, seat }: Offence): Question => ({
  id: `agreed:${at}`,
  say: {
    text: {
      nl: 'Is het voor {side} te laat om nog bezwaar te maken tegen het opeisen of afstaan (eigen bieding in het volgende spel, of ronde voorbij)?',
      en: 'Is it too late for {side} to object to the claim or concession (own call on the next board, or round over)?',
    },
    with: { side: { side: side(seat) } },
  },
  values: YES_NO,
});
const askNamed = ({ at, seat, trick }: Offence): Question => ({
  id: `namedNext:${at}`,
  say: {
    text: {
      nl: 'Heeft {seat} of {partner} al een kaart genoemd voor slag {trick}?',
      en: 'Has {seat} or {partner} already named a card for trick {trick}?',
    },
    with: { seat: { seat }, partner: { seat: partner(seat) }, trick: trick + 1 },
  },
  values: YES_NO,
});

function answered(now: TableState, ask: Question, by: ArticleId): Establishment {
  const answer = now.answers[ask.id];
  if (answer === 'yes') return { state: 'yes', by, ask: [ask] };
  return answer === 'no' ? { state: 'no', ask: [ask] } : { state: 'unknown', ask: [ask] };
}

/** 47E1: an opponent said that it was the turn of the seat, so the card goes back and establishes nothing. */
function isMisled({ seat, n, due }: Play, now: TableState): boolean {
  return now.told.some(
    ({ what, n: told }) =>
      due !== undefined &&
      what.type === 'misinformation' &&
      what.about === 'turn' &&
      side(what.by) !== side(seat) &&
      (told === n || told === n + 1),
  );
}

/** Law 63A: what the offending side did after the trick. A corrected revoke is not established. */
export function establishment(offence: Offence, now: TableState): Establishment {
  if (offence.withdrawn) return { state: 'no', ask: [] };
  const own = (seat: Seat): boolean => side(seat) === side(offence.seat);
  const later = now.tricks.slice(offence.trick);
  const playedOn = (plays: readonly (Play | null)[]): boolean =>
    seen(plays).some((play) => own(play.seat) && !isMisled(play, now));
  if (later.some((trick) => isComplete(trick) || playedOn(trick.plays) || playedOn(trick.loose)))
    return { state: 'yes', by: '63A1', ask: [] };
  const claim = now.claim !== null && now.claim.n > offence.n ? now.claim : null;
  if (claim !== null && own(claim.seat)) {
    // 68B2: partner's objection at once undoes a defender's concession, so it established nothing.
    const undone = claim.concession && claim.objections.includes(partner(claim.seat));
    if (!undone) return { state: 'yes', by: '63A3', ask: [] };
  }
  if (claim !== null && !own(claim.seat) && claim.accepted !== false && !claim.objections.some(own))
    return answered(now, askAgreed(offence), '63A4');
  // A record marks only a revoke that was noticed too late.
  if (offence.marked) return { state: 'yes', by: '63A', ask: [] };
  if (now.phase === 'over' || later.some((trick) => trick.plays.includes(null)))
    return answered(now, askPlayed(offence), '63A1');
  const trick = now.tricks[offence.trick - 1];
  if (trick === undefined || !isComplete(trick)) return { state: 'no', ask: [] };
  // Hardly ever so: the answer counts, silence does not hold the correction up.
  const named = askNamed(offence);
  return now.answers[named.id] === 'yes' ? { state: 'yes', by: '63A2', ask: [named] } : { state: 'no', ask: [named] };
}

/** Every revoke in the deal that the cards or a mark prove, oldest first, those that were corrected left out. */
export function provedRevokes(now: TableState): readonly (Offence & { suit: Suit })[] {
  const found: (Offence & { suit: Suit })[] = [];
  for (const [i, trick] of now.tricks.entries()) {
    const suit = suitLed(trick);
    if (suit === null) continue;
    for (const { seat, card, at, n, mark } of seen(trick.plays)) {
      if (suitOf(card) === suit) continue;
      const after = now.tricks.slice(i + 1).flatMap((one) => [...seen(one.plays), ...one.loose]);
      const later = after.filter((play) => play.seat === seat).map((play) => play.card);
      const proved = mark === 'revoke' || hasSuit([...later, ...(now.hands[seat] ?? [])], suit);
      if (proved) found.push({ at, seat, trick: i + 1, n, suit, withdrawn: false, marked: mark === 'revoke' });
    }
  }
  return found;
}

/**
 * What becomes a revoke when `seat` turns out to have held `card` all the time (14B4, 67B2b): the tricks after number `from` in which its suit was led and
 * the seat did not follow.
 */
export function revokesIfHeld(now: TableState, seat: Seat, card: Card, from: number): readonly RevokeFact[] {
  const suit = suitOf(card);
  return now.tricks.flatMap((trick, i): readonly RevokeFact[] => {
    const play = playBy(trick, seat);
    if (i < from || suitLed(trick) !== suit || play === null || suitOf(play.card) === suit) return [];
    const { at, n, faced = null } = play;
    const told = { demand: null, certain: true, marked: false, withdrawn: false, missedFaced: false };
    return [{ at, seat, card: play.card, trick: i + 1, n, suit, faced, ...told }];
  });
}

/** `found` of the trick after number `trick`: each side has played to it, or it is over. From then on law 67A is too late. */
export function bothPlayedNext(now: TableState, trick: number): boolean {
  const next = now.tricks[trick];
  if (next === undefined) return false;
  const sides = new Set([...seen(next.plays), ...next.loose].map((play) => side(play.seat)));
  return sides.size > 1 || isComplete(next) || now.tricks.length > trick + 1;
}

/** 62C3: both sides revoked in one trick and only one of them has played to the next, with nothing after it. */
export function bothSidesRevoked(fact: RevokeFact, now: TableState): boolean {
  const next = seen(now.tricks[fact.trick]?.plays ?? []);
  const sides = new Set(next.map((play) => side(play.seat)));
  const other = provedRevokes(now).some((one) => one.trick === fact.trick && side(one.seat) !== side(fact.seat));
  return other && sides.size === 1 && now.tricks.length === fact.trick + 1 && now.phase === 'play';
}
