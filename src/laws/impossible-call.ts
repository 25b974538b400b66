// Laws 36-39: a double that cannot be, a call where a pass was required, a bid over seven, a call after the final pass.
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import { lho, partner } from '../bridge/types';
import type {
  AuctionFault,
  BidOverSeven,
  CallAfterEnd,
  InadmissibleDouble,
  MissedPass,
} from '../detect/auction-faults';
import type { Say, Text } from '../text';
import { CALLS, type CallFact, callFact, cancelled, mayForbid, mustPass, sayCall, turnTo } from './calls';
import { couldHaveKnown } from './follow-up';
import type { ArticleId, Ruling } from './law';
import { isDefender, ruling } from './option';

const SAYS = {
  doubleLate: {
    nl: '{call} van {seat} kon niet. Dat doublet en alles erna vervalt. {due} biedt. Verder geen gevolg.',
    en: '{call} by {seat} was not possible. It is cancelled with all that followed. {due} calls. Nothing else follows.',
  },
  double: {
    nl: '{call} van {seat} kan niet en vervalt. {due} biedt iets dat wel mag. {partner} moet verder steeds passen.',
    en: '{call} by {seat} is not possible and is cancelled. {due} makes a legal call. {partner} must pass throughout.',
  },
  doubleOut: {
    nl: '{call} van {seat} kan niet en vervalt. Eerst biedt {due}. {seat} biedt daarna op de eigen beurt. {partner} moet verder steeds passen.',
    en: '{call} by {seat} is not possible and is cancelled. First {due} calls. {seat} calls later in turn. {partner} must pass throughout.',
  },
  replaced: {
    nl: '{seat} bood daarna zelf al iets anders. Hier moet de WL naar kijken.',
    en: '{seat} has already called something else. The director must look at this.',
  },
  doubleScored: {
    nl: '{call} van {seat} kon niet. De uitkomst ligt al open: er wordt geteld alsof het er niet was.',
    en: '{call} by {seat} was not possible. The opening lead is faced: the score is as if it had not been made.',
  },
  passLate: {
    nl: '{seat} moest passen en bood {call}. {lho} bood er al overheen: die biedingen blijven staan.',
    en: '{seat} had to pass and called {call}. {lho} has called over it: those calls stand.',
  },
  passOn: {
    nl: 'De plicht van {seat} om steeds te passen loopt door.',
    en: 'The duty of {seat} to pass throughout goes on.',
  },
  pass: {
    nl: '{seat} moest passen en bood {call}. Er komt een pas voor in de plaats. {seat} en {partner} moeten verder steeds passen.',
    en: '{seat} had to pass and called {call}. A pass takes its place. {seat} and {partner} must pass throughout.',
  },
  seven: {
    nl: '{call} van {seat} kan niet en vervalt. Er komt een pas voor in de plaats. {seat} en {partner} moeten verder steeds passen.',
    en: '{call} by {seat} is not possible and is cancelled. A pass takes its place. {seat} and {partner} must pass throughout.',
  },
  sevenLate: {
    nl: '{lho} bood er al overheen. Ook dat vervalt, en het voorspelen wordt niet beperkt.',
    en: '{lho} has called over it. That is cancelled too, and the lead is not restricted.',
  },
  played: {
    nl: '{call} van {seat} mocht niet, maar het spelen is begonnen. Hier moet de WL naar kijken.',
    en: '{call} by {seat} was not allowed, but play has begun. The director must look at this.',
  },
  end: {
    nl: 'Het bieden was al klaar. {call} van {seat} vervalt.',
    en: 'The auction was over. {call} by {seat} is cancelled.',
  },
  endNothing: { nl: 'Verder geen gevolg.', en: 'Nothing else follows.' },
} as const satisfies Record<string, Text>;

const sayOf =
  (found: Pick<AuctionFault, 'seat' | 'call'>, fact: CallFact | null) =>
  (text: Text): Say =>
    sayCall(text, { seat: found.seat, call: found.call, due: fact?.due ?? null });

/** What is said of a call that stands no more, or that play has overtaken. */
function past(law: 36 | 37 | 38, article: ArticleId, found: AuctionFault, fact: CallFact | null): Ruling {
  const say = sayOf(found, fact);
  if (fact === null) return ruling(law, [article, '16C'], say(CALLS.gone), { director: [say(CALLS.info)] });
  return ruling(law, [article], say(SAYS.played), { settled: false });
}

const LATER: readonly ArticleId[] = ['26B', '72C'];

/** The call goes; what the same seat called at once in its place stays when the law lets it (`stays`). */
const back = (fact: CallFact, now: TableState, stays: boolean): readonly Effect[] =>
  fact.replaced && stays
    ? [{ type: 'withdrawCall', seat: fact.seat, call: fact.call }, ...(now.turn === null ? [] : [turnTo(now.turn)])]
    : cancelled(fact);

/** What a law says; not more than that once the player has replaced the call without the director. */
function ruled(law: 36 | 37 | 38, articles: readonly ArticleId[], text: Text, fact: CallFact, rest: Partial<Ruling>) {
  const say = sayOf(fact, fact);
  const { why = [], director = [] } = rest;
  return ruling(law, [...articles, ...LATER], say(text), {
    ...rest,
    why: [...(fact.replaced ? [say(SAYS.replaced)] : []), ...why, say(CALLS.later)],
    director: [...(law === 37 ? [] : [say(CALLS.unintended)]), ...director, say(CALLS.info), couldHaveKnown],
    settled: !fact.replaced,
  });
}

/** Law 36. */
export function inadmissibleDouble(found: InadmissibleDouble, now: TableState): Ruling | null {
  const fact = callFact(found, now);
  const say = sayOf(found, fact);
  if (fact !== null && now.tricks.length > 0) return ruling(36, ['36C'], say(SAYS.doubleScored));
  if (fact === null) return past(36, '36', found, fact);
  if (fact.taken) return ruling(36, ['36A'], say(SAYS.doubleLate), { effects: cancelled(fact) });
  const effects: readonly Effect[] = [
    ...back(fact, now, true),
    mustPass(partner(found.seat), 'auction'),
    mayForbid(found.seat),
  ];
  const text = fact.due === null || fact.due === fact.seat ? SAYS.double : SAYS.doubleOut;
  return ruled(36, ['36B'], text, fact, { effects, director: [say(CALLS.comparable)] });
}

/** The call becomes a pass, and both players of the side must pass until the auction ends. */
const bothPass = (fact: CallFact, now: TableState): readonly Effect[] => [
  ...back(fact, now, fact.after[0]?.call === 'P'),
  mustPass(fact.seat, 'auction'),
  mustPass(partner(fact.seat), 'auction'),
];

/** Law 37. */
export function missedPass(found: MissedPass, now: TableState): Ruling | null {
  const fact = callFact(found, now);
  const say = sayOf(found, fact);
  if (fact?.taken)
    return ruling(37, ['37A'], say(SAYS.passLate), { why: found.for === 'auction' ? [say(SAYS.passOn)] : [] });
  if (fact === null || now.tricks.length > 0) return past(37, '37', found, fact);
  const effects = [...bothPass(fact, now), mayForbid(found.seat)];
  return ruled(37, ['37B'], SAYS.pass, fact, { effects, confirm: true });
}

/** Law 38. */
export function bidOverSeven(found: BidOverSeven, now: TableState): Ruling | null {
  const fact = callFact(found, now);
  const say = sayOf(found, fact);
  if (fact === null || now.tricks.length > 0) return past(38, '38', found, fact);
  if (fact.taken)
    return ruling(38, ['38'], say(SAYS.seven), { effects: bothPass(fact, now), why: [say(SAYS.sevenLate)] });
  return ruled(38, ['38'], SAYS.seven, fact, { effects: [...bothPass(fact, now), mayForbid(found.seat)] });
}

/** Law 39. The lead can be restricted only by a bid or double of a defender over which his LHO has not called. */
export function callAfterEnd(found: CallAfterEnd, now: TableState): Ruling | null {
  const fact = callFact(found, now);
  const say = sayOf(found, fact);
  const effects: readonly Effect[] = fact === null ? [] : [{ type: 'withdrawCall', seat: fact.seat, call: fact.call }];
  const followed = fact?.after.some(({ seat }) => seat === lho(found.seat)) === true;
  if (found.call === 'P' || followed || isDefender(now, found.seat) !== true)
    return ruling(39, ['39'], say(SAYS.end), { effects, why: [say(SAYS.endNothing)] });
  return ruling(39, ['39', '26B'], say(SAYS.end), {
    effects: fact === null ? [] : [...effects, mayForbid(found.seat)],
    why: [say(CALLS.later)],
    director: [say(CALLS.info)],
  });
}
