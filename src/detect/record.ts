// What a find in a record is worth. A record is written by people and programs: most of what breaks a law in it is a fault of writing.
import { hasSuit, rankOf, suitOf } from '../bridge/cards';
import type { TableState } from '../bridge/table';
import { leadOf } from '../bridge/trick';
import type { Card, Seat } from '../bridge/types';
import type { Irregularity } from './index';
import type { Revoke } from './revoke';

export type RemarkCode =
  | 'play-garbled'
  | 'lead-misrecorded'
  | 'mark-unfounded'
  | 'record-inconsistent'
  | 'unmarked-call'
  | 'unmarked-play'
  | 'unmarked-deal';

/** Something about the record, with what it takes to say where. `trick` from 1. */
export interface Remark {
  code: RemarkCode;
  at: string;
  seat: Seat | null;
  trick: number | null;
  card: Card | null;
}

const remark = (code: RemarkCode, found: Irregularity): Remark => ({
  code,
  at: found.at,
  seat: found.seat,
  trick: 'trick' in found ? found.trick : null,
  card: 'card' in found ? found.card : null,
});

/** A find in a record, with what the record says of it. `whole`: no card before it was missing. */
export interface Recorded {
  found: Irregularity;
  marked: boolean;
  whole: boolean;
}

/**
 * Nobody seen followed the suit led, and the leader kept a card of the led rank in the suit that was played: then the suit of the lead was probably written
 * wrongly.
 */
function leadMiswritten(revokes: readonly Revoke[], end: TableState): boolean {
  const trick = end.tricks[(revokes[0] as Revoke).trick - 1];
  const lead = trick === undefined ? null : leadOf(trick);
  if (trick === undefined || lead === null) return false;
  if (trick.plays.some((play) => play !== null && play !== lead && suitOf(play.card) === suitOf(lead.card)))
    return false;
  const kept = new Set<Card>(end.hands[lead.seat] ?? []);
  for (const later of end.tricks.slice((revokes[0] as Revoke).trick))
    for (const play of later.plays) if (play !== null && play.seat === lead.seat) kept.add(play.card);
  return revokes.some(({ card }) => kept.has(`${suitOf(card)}${rankOf(lead.card)}`));
}

/** A card is missing from the trick while others were played after it; one missing where the record stops is none. */
function holed(end: TableState, trick: number): boolean {
  const plays = end.tricks[trick - 1]?.plays ?? [];
  const first = plays.indexOf(null);
  if (first < 0) return false;
  return end.tricks.length > trick || plays.slice(first).some((play) => play !== null);
}

const AUCTION: ReadonlySet<string> = new Set([
  'insufficientBid',
  'callOutOfRotation',
  'missedPass',
  'inadmissibleDouble',
  'bidOverSeven',
  'callAfterEnd',
]);
const PLAY: ReadonlySet<string> = new Set([
  'leadOutOfTurn',
  'playOutOfTurn',
  'prematureLead',
  'fifthCard',
  'shortTrick',
]);
/** Only people report these; no record writes them. */
const REPORTED: ReadonlySet<string> = new Set([
  'exposedCard',
  'failedRestriction',
  'simultaneousPlay',
  'severalCards',
  'handledCard',
  'changedDesignation',
]);

/**
 * Sorts the finds of a record into findings and remarks. A revoke without a mark is, in this order: garbled play when a card is missing in or before its
 * trick; a wrongly written lead when two or more seats did not follow in that trick, or the leader kept the card of the led rank in the suit played; else a
 * possible revoke. A marked one is certain when it is the only one of its trick. Faults of the auction and of the turn count only when marked.
 * `end`: the table at the end of the record.
 */
export function sift(
  recorded: readonly Recorded[],
  end: TableState,
): { findings: readonly Irregularity[]; remarks: readonly Remark[] } {
  const findings: Irregularity[] = [];
  const remarks: Remark[] = [];
  const revokes = recorded.filter((one): one is Recorded & { found: Revoke } => one.found.kind === 'revoke');
  const judged = new Set<number>();
  for (const { found, marked } of recorded) {
    if (found.class === 'occasion' || REPORTED.has(found.kind)) findings.push(found);
    else if (found.kind === 'inconsistent') remarks.push(remark('record-inconsistent', found));
    else if (found.kind === 'wrongCardCount') remarks.push(remark('unmarked-deal', found));
    else if (AUCTION.has(found.kind)) marked ? findings.push(found) : remarks.push(remark('unmarked-call', found));
    else if (PLAY.has(found.kind)) marked ? findings.push(found) : remarks.push(remark('unmarked-play', found));
    else if (found.kind === 'revoke') {
      const inTrick = revokes.filter((one) => one.found.trick === found.trick);
      if (marked) {
        findings.push({ ...found, certainty: inTrick.length === 1 ? found.certainty : 'possible' });
        continue;
      }
      if (judged.has(found.trick)) continue;
      judged.add(found.trick);
      const unmarked = inTrick.filter((one) => !one.marked);
      if (unmarked.some((one) => !one.whole) || holed(end, found.trick)) remarks.push(remark('play-garbled', found));
      else if (
        unmarked.length > 1 ||
        leadMiswritten(
          unmarked.map((one) => one.found),
          end,
        )
      ) {
        remarks.push(remark('lead-misrecorded', found));
      } else findings.push({ ...found, certainty: 'possible' });
    }
  }
  return { findings, remarks };
}

/** A mark `^R` on a card that broke no law: the hand is open and follows suit, or held none of it. Null where the mark is right or cannot be checked. */
export function unfoundedMark(before: TableState, seat: Seat, card: Card, at: string): Remark | null {
  const trick = before.tricks[before.tricks.length - 1];
  const lead = trick === undefined ? null : leadOf(trick);
  const hand = before.hands[seat];
  if (lead === null || hand === undefined) return null;
  const led = suitOf(lead.card);
  if (suitOf(card) !== led && hasSuit(hand, led)) return null;
  return { code: 'mark-unfounded', at, seat, trick: before.tricks.length, card };
}
