// Law 25: a call that the same player changes, and a call that a site took back.

import { isAdmissible, isBid, isOverSeven, isSufficient } from '../bridge/auction';
import type { Effect } from '../bridge/events';
import type { CallMade, TableState } from '../bridge/table';
import { type Call, lho, type Seat } from '../bridge/types';
import type { CallOutOfRotation } from '../detect/auction-faults';
import type { Undo } from '../detect/occasions';
import type { Say, Text } from '../text';
import { CALLS, callFact, replaces, sayCall, turnTo } from './calls';
import type { ArticleId, Question, Ruling } from './law';
import { option, ruling } from './option';
import { YES_NO } from './revoke';

const SAYS = {
  changed: {
    nl: '{seat} bood {first} en daarna {call}. Was {first} een vergissing, of bedacht {seat} zich?',
    en: '{seat} called {first} and then {call}. Was {first} a slip, or did {seat} have second thoughts?',
  },
  unintended: {
    nl: '{first} was nooit bedoeld: {call} komt ervoor in de plaats. Bood {lho} al over {first}, dan mag die bieding terug.',
    en: '{first} was never intended: {call} takes its place. If {lho} had called over {first}, that call may go back.',
  },
  accept: {
    nl: '{first} was bedoeld. {lho} accepteert {call}, ook door er bewust overheen te bieden. {first} vervalt.',
    en: '{first} was intended. {lho} accepts {call}, also by knowingly calling over it. {first} is withdrawn.',
  },
  refuse: {
    nl: '{first} was bedoeld. {lho} accepteert niet: {call} vervalt en {first} blijft staan.',
    en: '{first} was intended. {lho} does not accept: {call} is cancelled and {first} stands.',
  },
  ask: {
    nl: 'Was {first} van {seat} nooit bedoeld, zoals bij een verkeerd kaartje, een misklik of een verspreking?',
    en: 'Was {first} by {seat} never intended, as with a wrong card, a misclick or a slip of the tongue?',
  },
  whether: {
    nl: 'Of {first} echt nooit bedoeld was, beslist de WL. Zich bedenken of niet opletten telt niet (25A).',
    en: 'Whether {first} was really never intended is for the director. Second thoughts or inattention do not count (25A).',
  },
  over: {
    nl: '{lho} bood over {call} heen. {call} geldt en {first} vervalt. Bleek {first} bedoeld, dan kan 26B nog gelden.',
    en: '{lho} called over {call}. {call} counts and {first} is withdrawn. If {first} was intended, 26B may still apply.',
  },
  overSlip: {
    nl: '{first} was nooit bedoeld: {call} komt ervoor in de plaats. Verder geen gevolg.',
    en: '{first} was never intended: {call} takes its place. Nothing else follows.',
  },
  overThought: {
    nl: '{first} was bedoeld. {lho} accepteerde {call} door er bewust overheen te bieden.',
    en: '{first} was intended. {lho} accepted {call} by knowingly calling over it.',
  },
  knowing: {
    nl: 'Bood {lho} bewust over {call} heen? Alleen dan is {call} zo geaccepteerd (25B).',
    en: 'Did {lho} call over {call} knowingly? Only then was {call} accepted in this way (25B).',
  },
  replaced: {
    nl: '{call} van {seat} kwam in de plaats van {first}.',
    en: '{call} by {seat} took the place of {first}.',
  },
  undone: {
    nl: 'Een bieding ging terug. Mag dat? Dat hangt af van drie vragen (25A).',
    en: 'A call went back. Is that allowed? It depends on three questions (25A).',
  },
  asked: {
    nl: 'Er is gevraagd een bieding terug te nemen. Mag dat? Dat hangt af van drie vragen (25A).',
    en: 'Somebody asked to take back a call. Is that allowed? It depends on three questions (25A).',
  },
  all: {
    nl: 'Drie keer ja: de bieding mag worden vervangen. Verder geen gevolg (25A).',
    en: 'Yes three times: the call may be replaced. Nothing else follows (25A).',
  },
  meant: {
    nl: 'De bieding was bedoeld. Dan telt een andere alleen als de speler links haar accepteert (25B).',
    en: 'The call was intended. Then another one counts only if the player on the left accepts it (25B).',
  },
  late: {
    nl: 'Het is te laat: volgens 25A blijft de eerste bieding staan.',
    en: 'It is too late: by 25A the first call stands.',
  },
  never: {
    nl: 'Was de bieding nooit bedoeld, zoals bij een misklik? Zich bedenken telt niet.',
    en: 'Was the call never intended, as with a misclick? Second thoughts do not count.',
  },
  before: { nl: 'Had de partner daarna nog niet geboden?', en: 'Had partner not called after it?' },
  during: { nl: 'Was het bieden nog niet voorbij?', en: 'Was the auction not yet over?' },
  house: {
    nl: 'Het reglement van de site of het toernooi kan terugnemen ruimer of strenger regelen. Dat is een huisregel.',
    en: 'The rules of the site or the event may allow more or less. That is a house rule.',
  },
} as const satisfies Record<string, Text>;

const goes = ({ seat, call }: { seat: Seat; call: Call }): Effect => ({ type: 'withdrawCall', seat, call });

/** At the turn of LHO a second call counts as a change of the first (30B2, 31B, 32). */
const LEADS_HERE = (call: Call): ArticleId => (call === 'P' ? '30B2' : isBid(call) ? '31B' : '32');

const askIntended = (at: string, say: (text: Text) => Say): Question => ({
  id: `unintended:${at}`,
  say: say(SAYS.ask),
  values: YES_NO,
});

/** Whether the first call could be made at all: too low (27C), over seven (38) or an inadmissible double (36), it never stands. */
const couldBe = (earlier: readonly CallMade[], { seat, call }: { seat: Seat; call: Call }): boolean =>
  isBid(call)
    ? isSufficient(earlier, call) && !isOverSeven(call)
    : call === 'P' || isAdmissible(earlier, seat, call as 'X' | 'XX');

/** Law 25 on a second call in a row by one seat. Null for any other call out of rotation, and where the first could not be made. */
export function changedCall(found: CallOutOfRotation, now: TableState): Ruling | null {
  const { changes } = found;
  if (changes === null) return null;
  const first = { seat: found.seat, call: changes };
  const fact = callFact(found, now);
  const last = fact?.before[fact.before.length - 1];
  const say = (text: Text): Say => sayCall(text, found, { first: { call: changes } });
  if (fact === null) return ruling(25, ['25B', '16C'], say(CALLS.gone), { director: [say(CALLS.info)] });
  const stands = last?.seat === fact.seat && last.call === changes;
  const earlier = stands ? fact.before.slice(0, -1) : fact.before;
  if (!couldBe(earlier, first)) return null;
  if (!stands) return ruling(25, ['25A', '25B', '16C'], say(SAYS.replaced), { director: [say(CALLS.info)] });
  const next = lho(fact.seat);
  const ask = askIntended(found.at, say);
  const answer = now.answers[ask.id];
  const changed = replaces(first, { repeat: false, partnerPasses: false, made: fact.call });
  if (fact.taken) {
    const gone = [goes(first), ...(now.turn === null ? [] : [turnTo(now.turn)])];
    const meant = option('unintended', 'director', say(SAYS.overSlip), ['25A'], { effects: gone });
    const taken = option('accept', 'director', say(SAYS.overThought), ['25B', '16C', '26B'], {
      effects: [...gone, changed],
    });
    return ruling(25, ['25A', '25B', '16C', '26B'], say(SAYS.over), {
      ask: [ask],
      options: answer === 'yes' ? [meant] : answer === 'no' ? [taken] : [meant, taken],
      director: [say(SAYS.whether), say(SAYS.knowing), say(CALLS.info)],
      settled: answer === 'yes',
    });
  }
  const kept = replaces(fact, { repeat: false, partnerPasses: false, made: first.call });
  const slip = option('unintended', 'director', say(SAYS.unintended), ['25A'], {
    effects: [goes(first), turnTo(next)],
  });
  const thought = [
    option('accept', [next], say(SAYS.accept), ['25B', '16C', '26B'], {
      effects: [goes(first), turnTo(next), changed],
    }),
    option('refuse', [next], say(SAYS.refuse), ['25B', '16C', '26B'], { effects: [goes(fact), turnTo(next), kept] }),
  ];
  return ruling(25, ['25A', '25B', LEADS_HERE(fact.call), '16C', '26B'], say(SAYS.changed), {
    ask: [ask],
    options: answer === 'yes' ? [slip] : answer === 'no' ? thought : [slip, ...thought],
    director: [say(SAYS.whether), say(CALLS.info)],
    settled: answer !== undefined,
    confirm: fact.call === 'P',
  });
}

/** What law 25A asks about a call that is to go back, by the beginning of each question's id. */
const TEST = [
  ['neverMeant', SAYS.never],
  ['beforePartner', SAYS.before],
  ['duringAuction', SAYS.during],
] as const;

/** Law 25 on a call that went back, or that somebody asked to take back. Null for cards. */
export function takenBackCall(found: Undo, now: TableState): Ruling | null {
  if (found.what === 'play' || (found.what === null && found.phase !== 'auction')) return null;
  const ask = TEST.map(([name, text]): Question => ({ id: `${name}:${found.at}`, say: { text }, values: YES_NO }));
  const [meant, ...times] = ask.map(({ id }) => now.answers[id]);
  const late = times.includes('no');
  const allowed = meant === 'yes' && times.every((answer) => answer === 'yes');
  const open = found.step === 'done' ? SAYS.undone : SAYS.asked;
  const text = late ? SAYS.late : meant === 'no' ? SAYS.meant : allowed ? SAYS.all : open;
  return ruling(
    25,
    allowed || late ? ['25A', '16C'] : ['25A', '25B', '16C'],
    { text },
    {
      ask,
      director: [{ text: SAYS.house }],
      settled: false,
    },
  );
}
