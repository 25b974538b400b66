// Law 27: a bid that is not higher than the last one.
import { isAdmissible, isSufficient } from '../bridge/auction';
import type { TableState } from '../bridge/table';
import { type Bid, lho, partner, type Seat, type Strain, SUITS } from '../bridge/types';
import type { InsufficientBid } from '../detect/auction-faults';
import type { Say, Text } from '../text';
import { CALLS, type CallFact, callFact, cancelled, mayForbid, mustPass, sayCall } from './calls';
import { couldHaveKnown } from './follow-up';
import type { Option, Ruling } from './law';
import { option, ruling } from './option';

const SAYS = {
  choose: {
    nl: '{seat} bood {call}. Dat is niet hoger dan {over}. Eerst kiest {lho}: accepteren of niet.',
    en: '{seat} bid {call}. That is not higher than {over}. First {lho} chooses: accept it or not.',
  },
  accept: {
    nl: '{lho} accepteert {call}, ook door zelf te bieden of te passen.',
    en: '{lho} accepts {call}, also by simply calling over it.',
  },
  same: {
    nl: 'Niet geaccepteerd. {seat} maakt er {same} van: dezelfde soort, zo laag als kan. Verder geen gevolg.',
    en: 'Not accepted. {seat} makes it {same}: the same denomination, as low as possible. Nothing else follows.',
  },
  comparable: {
    nl: 'Niet geaccepteerd. {seat} vervangt door een vergelijkbare bieding (23A). Verder geen gevolg.',
    en: 'Not accepted. {seat} replaces it by a comparable call (23A). Nothing else follows.',
  },
  bid: {
    nl: 'Niet geaccepteerd. {seat} doet een ander bod dat hoog genoeg is. {partner} moet verder steeds passen.',
    en: 'Not accepted. {seat} makes another bid that is high enough. {partner} must pass throughout.',
  },
  pass: {
    nl: 'Niet geaccepteerd. {seat} past. {partner} moet verder steeds passen.',
    en: 'Not accepted. {seat} passes. {partner} must pass throughout.',
  },
  double: {
    nl: 'Een (re)doublet mag alleen als het vergelijkbaar is. Anders vervalt het: {seat} kiest opnieuw en {partner} past steeds (27B3).',
    en: 'A (re)double is allowed only if comparable. Otherwise it is cancelled: {seat} chooses again and {partner} passes throughout (27B3).',
  },
  again: {
    nl: 'Is ook de vervanging te laag en accepteert {lho} haar niet? Dan kiest {seat} opnieuw en past {partner} steeds (27B4).',
    en: 'Is the replacement insufficient too, and does {lho} not accept it? Then {seat} chooses again and {partner} passes throughout (27B4).',
  },
  artificial: {
    nl: 'Had {call} een kunstmatige betekenis? Dan gaat het om de soort die ermee werd aangegeven (27B1a).',
    en: 'Was {call} artificial? Then the denomination that it showed counts (27B1a).',
  },
  helped: {
    nl: 'Had {side} zonder het te lage bod dit resultaat niet bereikt? Dan kan de WL de score aanpassen (27D).',
    en: 'Would {side} not have had this result without the insufficient bid? Then the director may adjust the score (27D).',
  },
  accepted: {
    nl: '{lho} bood over {call} heen. Daarmee is het te lage bod geaccepteerd. Het bieden gaat gewoon verder.',
    en: '{lho} called over {call}. That accepts the insufficient bid. The auction simply goes on.',
  },
  early: {
    nl: '{seat} verving {call} voordat de WL iets had uitgelegd. {lho} mag {call} nog accepteren. Hier moet de WL naar kijken.',
    en: '{seat} replaced {call} before the director had explained anything. {lho} may still accept {call}. The director must look at this.',
  },
} as const satisfies Record<string, Text>;

const HIGHEST_LEVEL = 7;

/** The lowest bid of that strain that is high enough; null where none is left. */
function lowestSufficient(fact: CallFact, strain: Strain): Bid | null {
  for (let level = 1; level <= HIGHEST_LEVEL; level++) {
    const bid = `${level}${strain}` as Bid;
    if (isSufficient(fact.before, bid)) return bid;
  }
  return null;
}

/** Whether a bid is left beside `same`: over 7♠ there is only 7NT, over 7NT nothing. */
const otherBid = (fact: CallFact, same: Bid | null): boolean =>
  [...SUITS, 'N' as const].some((strain) => ![null, same].includes(lowestSufficient(fact, strain)));

function options(fact: CallFact, say: (text: Text) => Say, by: readonly Seat[], same: Bid | null): readonly Option[] {
  const { seat } = fact;
  const back = cancelled(fact);
  const bound = [...back, mustPass(partner(seat), 'auction'), mayForbid(seat)];
  return [
    option('accept', [lho(seat)], say(SAYS.accept), ['27A']),
    ...(same === null ? [] : [option('same', by, say(SAYS.same), ['27B1a', '27D'], { effects: back })]),
    option('comparable', by, say(SAYS.comparable), ['27B1b', '23A', '27D'], { effects: back }),
    ...(otherBid(fact, same) ? [option('bid', by, say(SAYS.bid), ['27B2', '26B'], { effects: bound })] : []),
    option('pass', by, say(SAYS.pass), ['27B2', '26B'], { effects: bound }),
  ];
}

/** Law 27. Null for a bid out of rotation as well: law 31 applies to that. */
export function insufficientBid(found: InsufficientBid, now: TableState): Ruling | null {
  const fact = callFact(found, now);
  if (fact === null) {
    const gone = sayCall(CALLS.gone, found);
    return ruling(27, ['27B', '27D', '16C'], gone, {
      director: [sayCall(SAYS.helped, found), sayCall(CALLS.infoUnless, found)],
    });
  }
  const same = lowestSufficient(fact, fact.call[1] as Strain);
  const values = { over: { call: found.over }, same: { call: same ?? fact.call } };
  const say = (text: Text): Say => sayCall(text, fact, values);
  if (fact.taken) return ruling(27, ['27A'], say(fact.marked ? CALLS.acceptedByRecord : SAYS.accepted));
  if (fact.due !== null) return null;
  if (fact.replaced)
    return ruling(27, ['27C', '27A', '27B'], say(SAYS.early), {
      director: [say(CALLS.unintended)],
      settled: false,
    });
  const doubles = (['X', 'XX'] as const).some((call) => isAdmissible(fact.before, fact.seat, call));
  return ruling(27, ['27A', '27B', '27B3', '27B4', '27D'], say(SAYS.choose), {
    why: [...(doubles ? [say(SAYS.double)] : []), say(SAYS.again), say(CALLS.later)],
    options: options(fact, say, [fact.seat], same),
    director: [
      say(CALLS.unintended),
      say(CALLS.comparable),
      say(SAYS.artificial),
      say(SAYS.helped),
      say(CALLS.infoUnless),
      couldHaveKnown,
    ],
  });
}
