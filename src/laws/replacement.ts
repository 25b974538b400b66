// Laws 23 and 31: a call that takes the place of a withdrawn one, and what its partner must do if it is not comparable.
import { isBid } from '../bridge/auction';
import type { Effect } from '../bridge/events';
import type { Replacement } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { partner, rho, type Seat } from '../bridge/types';
import type { Say, Text } from '../text';
import { CALLS, mayForbid, mustPass, sayCall } from './calls';
import { couldHaveKnown } from './follow-up';
import type { ArticleId, Ruling } from './law';
import { option, ruling } from './option';

const SAYS = {
  judge: {
    nl: '{seat} verving {call} door {made}. Is dat een vergelijkbare bieding? Dat bepaalt de WL.',
    en: '{seat} replaced {call} by {made}. Is that a comparable call? The director decides.',
  },
  comparable: { nl: 'Vergelijkbaar: gewoon verder, zonder beperking.', en: 'Comparable: go on without restriction.' },
  passes: {
    nl: 'Niet vergelijkbaar: {partner} moet bij de volgende beurt passen.',
    en: 'Not comparable: {partner} must pass at the next turn.',
  },
  other: {
    nl: 'Niet vergelijkbaar: alleen het voorspelen kan beperkt worden (26B).',
    en: 'Not comparable: only the lead may be restricted (26B).',
  },
  meaning: {
    nl: 'Vergelijkbaar is: dezelfde of bijna dezelfde betekenis, een deel van die betekenis, of hetzelfde doel (23A).',
    en: 'Comparable means: the same or nearly the same meaning, a part of that meaning, or the same purpose (23A).',
  },
  helped: {
    nl: 'Ook na een vergelijkbare bieding kan de WL de score aanpassen, als {call} heeft geholpen (23C).',
    en: 'After a comparable call, too, the director may adjust the score if {call} has helped (23C).',
  },
  should: {
    nl: '{rho} paste, dus {seat} had {call} moeten herhalen (31A1). Het werd {made}. Hier moet de WL naar kijken.',
    en: '{rho} passed, so {seat} had to repeat {call} (31A1). It became {made}. The director must look at this.',
  },
  must: { nl: '{rho} paste. {seat} moet nu {call} herhalen.', en: '{rho} passed. {seat} must repeat {call} now.' },
  may: {
    nl: '{rho} paste niet. {seat} mag elke bieding doen. Is die niet vergelijkbaar met {call}, dan past {partner} één keer.',
    en: '{rho} did not pass. {seat} may make any call. If it is not comparable with {call}, {partner} passes once.',
  },
} as const satisfies Record<string, Text>;

const pending = (now: TableState): readonly Replacement[] =>
  now.restrictions.filter((one): one is Replacement => one.type === 'replacement');

/** The newest call of the seat and the one before it. */
function lastOf(now: TableState, seat: Seat): { made: number; before: string | undefined } {
  const made = now.calls.reduce((last, one, i) => (one.seat === seat ? i : last), -1);
  return { made, before: now.calls[made - 1]?.call };
}

const blanks = (one: Replacement): Say['with'] => ({
  made: { call: one.made ?? one.call },
  rho: { seat: rho(one.seat) },
});

/** Laws 23A, B: the replacement is made, so the director says whether it is comparable. */
export function comparableOrNot(now: TableState): Ruling | null {
  const one = pending(now).find(({ made }) => made !== undefined);
  if (one === undefined || now.tricks.length > 0 || now.phase === 'over') return null;
  const say = (text: Text): Say => sayCall(text, one, blanks(one));
  const lift: Effect = { type: 'lift', restriction: one };
  const { made, before } = lastOf(now, one.seat);
  if (one.repeat && before === 'P') return ruling(23, ['31A1'], say(SAYS.should), { effects: [lift], settled: false });
  const partnerCalled = now.calls.slice(made + 1).some(({ seat }) => seat === partner(one.seat));
  const passes = one.partnerPasses && !partnerCalled && now.phase === 'auction';
  const effects = [lift, ...(passes ? [mustPass(partner(one.seat), 'nextTurn')] : []), mayForbid(one.seat)];
  const place: ArticleId = one.call === 'P' ? '30B1' : isBid(one.call) ? '31' : '32';
  return ruling(
    23,
    ['23A', '23B', '23C', ...(one.partnerPasses ? [place] : ['25B' as const]), '26A', '26B'],
    say(SAYS.judge),
    {
      why: [say(SAYS.meaning)],
      options: [
        option('comparable', 'director', say(SAYS.comparable), ['23B', '26A'], { effects: [lift] }),
        option('notComparable', 'director', say(passes ? SAYS.passes : SAYS.other), ['26B', '16C2'], { effects }),
      ],
      director: [say(SAYS.helped), say(CALLS.later), say(CALLS.infoUnless), couldHaveKnown],
      settled: false,
    },
  );
}

/** Laws 31A1, A2: the turn of a seat that had called at the turn of its RHO. */
export function repeatOrFree(now: TableState): Ruling | null {
  const one = pending(now).find(({ seat, repeat, made }) => repeat && made === undefined && seat === now.turn);
  if (one === undefined || now.phase !== 'auction') return null;
  const last = now.calls[now.calls.length - 1];
  if (last?.seat !== rho(one.seat)) return null;
  const passed = last.call === 'P';
  const say = sayCall(passed ? SAYS.must : SAYS.may, one, blanks(one));
  const law = isBid(one.call) ? 31 : 32;
  const articles: readonly ArticleId[] = [...(law === 32 ? (['32'] as const) : []), passed ? '31A1' : '31A2'];
  return ruling(law, passed ? articles : [...articles, '23A', '26B'], say, {
    options: [option(passed ? 'repeat' : 'free', [one.seat], say, articles)],
  });
}
