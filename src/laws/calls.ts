// A faulty call as it stands now, and what the laws of the auction do with it: it goes, partner passes, a suit may be forbidden later.
import type { Effect } from '../bridge/events';
import type { Restriction } from '../bridge/restrictions';
import type { CallMade, TableState } from '../bridge/table';
import { type Call, lho, partner, type Seat, side } from '../bridge/types';
import type { AuctionFault } from '../detect/auction-faults';
import type { Say, Text } from '../text';

/**
 * The call with what was called before and after it. `taken`: its LHO has called over it, or the record marks it, and a record marks only what was
 * accepted. `replaced`: the same seat called again at once.
 */
export interface CallFact {
  seat: Seat;
  call: Call;
  before: readonly CallMade[];
  after: readonly CallMade[];
  due: Seat | null;
  taken: boolean;
  replaced: boolean;
  marked: boolean;
}

/** Null once the call has gone. */
export function callFact(found: AuctionFault, now: TableState): CallFact | null {
  const index = now.calls.findIndex((made) => made.at === found.at);
  const made = now.calls[index];
  if (made === undefined) return null;
  const after = now.calls.slice(index + 1);
  const marked = made.marks !== undefined && made.marks.length > 0;
  const [next] = after;
  return {
    seat: made.seat,
    call: made.call,
    before: now.calls.slice(0, index),
    after,
    due: made.due ?? null,
    taken: marked || next?.seat === lho(made.seat),
    replaced: next?.seat === made.seat,
    marked,
  };
}

const withdraw = ({ seat, call }: { seat: Seat; call: Call }): Effect => ({ type: 'withdrawCall', seat, call });
export const turnTo = (seat: Seat): Effect => ({ type: 'turn', seat });
const restrict = (restriction: Restriction): Effect => ({ type: 'restrict', restriction });

/** The call goes, with everything called after it, newest first; then it is the turn of whoever had it before. */
export const cancelled = (fact: CallFact): readonly Effect[] => [
  ...[...fact.after].reverse().map(withdraw),
  withdraw(fact),
  turnTo(fact.due ?? fact.seat),
];
export const mustPass = (seat: Seat, how: 'nextTurn' | 'auction'): Effect => restrict({ type: 'pass', seat, for: how });
/** 26B, if partner comes to defend. */
export const mayForbid = (offender: Seat): Effect =>
  restrict({ type: 'mayForbid', seat: partner(offender), by: offender });
export const replaces = (
  { seat, call }: { seat: Seat; call: Call },
  rest: { repeat: boolean; partnerPasses: boolean; made?: Call },
): Effect => restrict({ type: 'replacement', seat, call, ...rest });

/** `text` with the seat, its partner, its LHO, its side and the call filled in. */
export const sayCall = (
  text: Text,
  { seat, call, due }: { seat: Seat; call: Call; due?: Seat | null },
  more: Say['with'] = {},
): Say => ({
  text,
  with: {
    seat: { seat },
    call: { call },
    partner: { seat: partner(seat) },
    lho: { seat: lho(seat) },
    side: { side: side(seat) },
    due: { seat: due ?? seat },
    ...more,
  },
});

export const CALLS = {
  gone: { nl: 'De bieding {call} van {seat} staat er niet meer.', en: 'The call {call} by {seat} no longer stands.' },
  acceptedByRecord: {
    nl: '{call} van {seat} is geaccepteerd: zo staat het in het verslag. Het bieden ging gewoon verder.',
    en: '{call} by {seat} was accepted: so the record says. The auction simply went on.',
  },
  info: {
    nl: '{side} mag niet gebruiken wat uit een vervallen bieding bleek, de tegenpartij wel (16C).',
    en: '{side} may not use what a withdrawn call told, the opponents may (16C).',
  },
  infoUnless: {
    nl: 'Behalve na een gelijke of vergelijkbare vervanging (23B, 27B1) mag {side} niet gebruiken wat uit een vervallen bieding bleek. De tegenpartij mag dat altijd (16C).',
    en: 'Except after an equal or comparable replacement (23B, 27B1) {side} may not use what a withdrawn call told. The opponents always may (16C).',
  },
  unintended: {
    nl: 'Wilde {seat} nooit {call} bieden, zoals bij een verkeerd kaartje of een misklik? Dan geldt 25A.',
    en: 'Did {seat} never intend to call {call}, as with a wrong card or a misclick? Then 25A applies.',
  },
  comparable: {
    nl: 'Of een bieding vergelijkbaar is, bepaalt de WL (23A).',
    en: 'Whether a call is comparable is for the director (23A).',
  },
  later: {
    nl: 'Wordt {seat} tegenspeler, dan mag de leider {partner} bij het eerste voorspelen één kleur verbieden (26B).',
    en: 'If {seat} defends, declarer may forbid {partner} one suit at the first lead (26B).',
  },
} as const satisfies Record<string, Text>;
