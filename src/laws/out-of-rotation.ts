// Laws 28-32: a call by a seat whose turn it was not. A second call in a row by one seat changes its call: that is for law 25.
import { isAdmissible } from '../bridge/auction';
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { lho, rho } from '../bridge/types';
import type { CallOutOfRotation } from '../detect/auction-faults';
import type { Say, Text } from '../text';
import { CALLS, type CallFact, callFact, cancelled, mustPass, replaces, sayCall, turnTo } from './calls';
import { couldHaveKnown } from './follow-up';
import type { ArticleId, Ruling } from './law';
import { option, ruling } from './option';

type Kind = 'pass' | 'bid' | 'double';
const LAW: Readonly<Record<Kind, 30 | 31 | 32>> = { pass: 30, bid: 31, double: 32 };

const kindOf = ({ call }: CallOutOfRotation): Kind =>
  call === 'P' ? 'pass' : call === 'X' || call === 'XX' ? 'double' : 'bid';

const SAYS = {
  choose: {
    nl: '{call} van {seat} kwam voor de beurt: {due} was aan de beurt. Eerst kiest {lho}: accepteren of niet.',
    en: '{call} by {seat} was out of rotation: it was {due} to call. First {lho} chooses: accept it or not.',
  },
  accept: {
    nl: '{lho} accepteert {call} door te bieden. Het bieden gaat vandaar verder.',
    en: '{lho} accepts {call} by calling. The auction goes on from there.',
  },
  back: {
    nl: 'Niet geaccepteerd: {call} vervalt en {due} biedt.',
    en: 'Not accepted: {call} is cancelled and {due} calls.',
  },
  passesOnce: {
    nl: 'Niet geaccepteerd: {call} vervalt en {due} biedt. {seat} moet bij de volgende beurt passen.',
    en: 'Not accepted: {call} is cancelled and {due} calls. {seat} must pass at the next turn.',
  },
  repeat: {
    nl: 'Past {due}, dan moet {seat} {call} herhalen (31A1). Anders mag {seat} elke bieding doen.',
    en: 'If {due} passes, {seat} must repeat {call} (31A1). Otherwise {seat} may make any call.',
  },
  free: {
    nl: '{partner} mag vrij bieden, maar niet gebruiken wat uit {call} bleek (16C2). Ook {seat} kiest straks vrij.',
    en: '{partner} may call freely but not use what {call} told (16C2). {seat} chooses freely later, too.',
  },
  notComparable: {
    nl: 'Is de nieuwe bieding van {seat} niet vergelijkbaar, dan past {partner} één keer.',
    en: 'If the new call by {seat} is not comparable, {partner} passes once.',
  },
  artificialPass: {
    nl: 'Was de pas kunstmatig, of een pas op een kunstmatige bieding van {partner}? Dan geldt 31 (30C).',
    en: 'Was the pass artificial, or over an artificial call by {partner}? Then law 31 applies (30C).',
  },
  artificial: {
    nl: 'Was {call} kunstmatig? Dan telt de soort die ermee werd aangegeven (29C).',
    en: 'Was {call} artificial? Then the denomination that it showed counts (29C).',
  },
  slip: {
    nl: 'Wilde {seat} een eerdere bieding vervangen die nooit bedoeld was? Dan geldt 25A.',
    en: 'Did {seat} want to replace an earlier call that was never intended? Then 25A applies.',
  },
  never: {
    nl: '{call} kan hier niet en is nooit te accepteren. Zie 36.',
    en: '{call} is inadmissible here and can never be accepted. See 36.',
  },
  accepted: {
    nl: '{lho} bood na {call}. Daarmee is die bieding voor de beurt geaccepteerd. Het bieden gaat gewoon verder.',
    en: '{lho} called after {call}. That accepts the call out of rotation. The auction simply goes on.',
  },
  either: {
    nl: '{lho} was zelf aan de beurt en bood na {call}. Accepteerde {lho} daarmee (29A), of bood {lho} op de eigen beurt (28B)?',
    en: 'It was {lho} to call, who called after {call}. Did {lho} accept it (29A), or call in the own turn (28B)?',
  },
  asAccepted: { nl: 'Geaccepteerd: {call} blijft staan.', en: 'Accepted: {call} stands.' },
  asOwnTurn: {
    nl: 'Op de eigen beurt: het bieden gaat verder alsof {call} er niet was.',
    en: 'In the own turn: the auction goes on as if {call} had not been made.',
  },
  others: {
    nl: 'Na {call} van {seat} is er verder geboden, maar niet door {lho}. Hier moet de WL naar kijken.',
    en: 'After {call} by {seat} the auction went on, but not with {lho}. The director must look at this.',
  },
  ignored: {
    nl: '{due} bood daarna op de eigen beurt. Het recht op rechtzetting is weg en {call} telt niet mee.',
    en: '{due} then called in the own turn. The right to rectification is gone and {call} does not count.',
  },
  inPlace: {
    nl: '{due} moest passen. De bieding {call} van {seat} geldt daarom als op de beurt.',
    en: '{due} had to pass. So the call {call} by {seat} counts as in rotation.',
  },
  rightful: {
    nl: '{seat} was echt aan de beurt. {call} geldt als op de beurt en {wrong} van {culprit} telt niet mee.',
    en: 'It was really {seat} to call. {call} counts as in rotation and {wrong} by {culprit} does not count.',
  },
} as const satisfies Record<string, Text>;

/** Law 28: the call only looks out of rotation. Null where it is. */
export function asInRotation(found: CallOutOfRotation, now: TableState): Ruling | null {
  const { ignores, seat } = found;
  if (found.duePasses && found.due === rho(seat)) return ruling(28, ['28A'], sayCall(SAYS.inPlace, found));
  if (ignores === null) return null;
  const values = { wrong: { call: ignores.call }, culprit: { seat: ignores.seat } };
  const fact = callFact(found, now);
  const last = fact?.before[fact.before.length - 1];
  const stands = last?.seat === ignores.seat && last.call === ignores.call;
  const effects: readonly Effect[] =
    stands && now.turn !== null ? [{ type: 'withdrawCall', ...ignores }, turnTo(now.turn)] : [];
  return ruling(28, ['28B', '16C2'], sayCall(SAYS.rightful, found, values), {
    effects,
    director: [sayCall(CALLS.info, ignores)],
  });
}

/** Whether law 28 or 25 takes the call instead. */
const isElsewhere = (found: CallOutOfRotation): boolean =>
  found.changes !== null || found.ignores !== null || (found.duePasses && found.due === rho(found.seat));

/** Law 29A, and what has become of the call since. Null while nobody has chosen. */
export function afterCallOutOfRotation(found: CallOutOfRotation, now: TableState): Ruling | null {
  if (isElsewhere(found)) return null;
  const fact = callFact(found, now);
  const say = (text: Text): Say => sayCall(text, found);
  if (fact === null) return ruling(29, ['29B', '16C'], say(CALLS.gone), { director: [say(CALLS.infoUnless)] });
  const [next] = fact.after;
  if (fact.marked) return ruling(29, ['29A'], say(CALLS.acceptedByRecord));
  if (next === undefined || (found.call !== 'P' && isInadmissible(fact))) return null;
  if (next.seat === found.due && found.due !== lho(found.seat))
    return ruling(28, ['28B', '16C2'], say(SAYS.ignored), { director: [say(CALLS.info)] });
  if (!fact.taken) return ruling(29, ['29A', '29B'], say(SAYS.others), { settled: false });
  if (found.due !== lho(found.seat)) return ruling(29, ['29A'], say(SAYS.accepted));
  const ignoring: readonly Effect[] =
    now.turn === null ? [] : [{ type: 'withdrawCall', seat: fact.seat, call: fact.call }, turnTo(now.turn)];
  return ruling(29, ['29A', '28B'], say(SAYS.either), {
    options: [
      option('accepted', 'director', say(SAYS.asAccepted), ['29A']),
      option('ignored', 'director', say(SAYS.asOwnTurn), ['28B', '16C2'], { effects: ignoring }),
    ],
    settled: false,
  });
}

const isInadmissible = ({ before, seat, call }: CallFact): boolean =>
  (call === 'X' || call === 'XX') && !isAdmissible(before, seat, call);

const ARTICLES: Readonly<Record<Kind, { early: readonly ArticleId[]; other: readonly ArticleId[] }>> = {
  pass: { early: ['30A'], other: ['30B', '30B1', '23A', '26B'] },
  bid: { early: ['31A', '31A1', '31A2', '23A', '26B'], other: ['31B', '23A', '26B'] },
  double: { early: ['32', '31A1', '31A2', '23A', '26B'], other: ['32', '31B', '23A', '26B'] },
};

/** Laws 30-32, while nobody has called since. */
function refusable(found: CallOutOfRotation, now: TableState): Ruling | null {
  const fact = isElsewhere(found) ? null : callFact(found, now);
  if (fact === null || fact.marked || fact.after.length > 0) return null;
  const { seat, due } = found;
  const kind = kindOf(found);
  const say = (text: Text): Say => sayCall(text, found);
  if (isInadmissible(fact)) return ruling(LAW[kind], ['32', '36'], say(SAYS.never));
  const early = due === rho(seat);
  const articles = ARTICLES[kind][early ? 'early' : 'other'];
  const passes = kind === 'pass' && early;
  const effects = [
    ...cancelled(fact),
    passes ? mustPass(seat, 'nextTurn') : replaces(fact, { repeat: early, partnerPasses: true }),
  ];
  return ruling(LAW[kind], ['29', '29A', '29B', ...articles, '16C2'], say(SAYS.choose), {
    why: passes ? [] : [say(early ? SAYS.repeat : SAYS.free), say(SAYS.notComparable), say(CALLS.later)],
    options: [
      option('accept', [lho(seat)], say(SAYS.accept), ['29A']),
      option('refuse', [lho(seat)], say(passes ? SAYS.passesOnce : SAYS.back), ['29B', ...articles], { effects }),
    ],
    director: [
      ...(fact.before[fact.before.length - 2]?.seat === seat ? [say(SAYS.slip)] : []),
      ...(passes ? [] : [say(CALLS.comparable)]),
      say(kind === 'pass' ? SAYS.artificialPass : SAYS.artificial),
      say(passes ? CALLS.info : CALLS.infoUnless),
      couldHaveKnown,
    ],
  });
}

/** The rule of one of laws 30 (a pass), 31 (a bid) and 32 (a double or redouble). */
export const refusableBy =
  (law: 30 | 31 | 32) =>
  (found: CallOutOfRotation, now: TableState): Ruling | null =>
    LAW[kindOf(found)] === law ? refusable(found, now) : null;
