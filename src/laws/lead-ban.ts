// Law 26B: the suit that declarer may forbid at the first lead of the partner of a player who replaced a call.
import { isBid } from '../bridge/auction';
import { hasSuit } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { legalCards, type Restriction } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { isComplete } from '../bridge/trick';
import { type Seat, SUITS, type Suit } from '../bridge/types';
import type { Say, Text } from '../text';
import type { Option, Question, Ruling } from './law';
import { isDefender, option, playsAfter, ruling, tableAfter } from './option';
import { YES_NO } from './revoke';

type MayForbid = Extract<Restriction, { type: 'mayForbid' }>;
const DOWNWARD: readonly Suit[] = [...SUITS].reverse();

const SAYS = {
  choose: {
    nl: '{offender} verving een bieding. {seat} speelt nu voor het eerst voor: {declarer} mag één kleur verbieden.',
    en: '{offender} replaced a call. {seat} now leads for the first time: {declarer} may forbid one suit.',
  },
  forbid: {
    nl: 'Verbied {suit}: {seat} speelt geen {suit} voor zolang {seat} aan slag blijft.',
    en: 'Forbid {suit}: {seat} does not lead {suit} while {seat} keeps the lead.',
  },
  inVain: {
    nl: 'Verbied {suit}: {seat} heeft niets anders en mag elke kaart voorspelen (59).',
    en: 'Forbid {suit}: {seat} has nothing else and may lead any card (59).',
  },
  noneHeld: { nl: 'Verbied {suit}: {seat} heeft geen {suit}.', en: 'Forbid {suit}: {seat} has no {suit}.' },
  free: { nl: 'Niets verbieden: {seat} speelt vrij voor.', en: 'Forbid nothing: {seat} leads freely.' },
  own: {
    nl: 'Een kleur eisen kan niet. Een kleur die {offender} in het geldige biedverloop aangaf, mag niet verboden worden.',
    en: 'No suit can be demanded. A suit that {offender} showed in the legal auction cannot be forbidden.',
  },
  early: {
    nl: '{seat} speelde {card} voor, terwijl {declarer} nog mocht kiezen of een kleur verboden wordt. Hier moet de WL naar kijken.',
    en: '{seat} led {card} while {declarer} could still choose whether to forbid a suit. The director must look at this.',
  },
  lapses: {
    nl: 'Speelt {declarer} bij voordat de WL er is? Dan kan het recht vervallen (11A). Een strafkaart komt er niet.',
    en: 'Does {declarer} play to it before the director is there? Then the right may be lost (11A). There is no penalty card.',
  },
  ask: {
    nl: 'Gaf {offender} met het bod in {suit} ook echt {suit} aan?',
    en: 'Did the bid of {suit} by {offender} really show {suit}?',
  },
  artificial: {
    nl: 'Gaf {offender} een andere kleur aan met een kunstmatige bieding? Dan valt ook die af (26B).',
    en: 'Did {offender} show another suit by an artificial call? Then that one cannot be forbidden either (26B).',
  },
  comparable: {
    nl: 'Was de vervangende bieding vergelijkbaar (23A)? Dan is er geen beperking (26A).',
    en: 'Was the replacement comparable (23A)? Then there is no restriction (26A).',
  },
} as const satisfies Record<string, Text>;

/** Suits that the seat bid in the auction as it stands. */
function bidBy(now: TableState, seat: Seat): readonly Suit[] {
  const bids = now.calls.filter((made) => made.seat === seat && isBid(made.call)).map(({ call }) => call[1]);
  return DOWNWARD.filter((suit) => bids.includes(suit));
}

function leadDue(now: TableState): MayForbid | null {
  const last = now.tricks[now.tricks.length - 1];
  if (now.phase !== 'play' || (last !== undefined && !isComplete(last))) return null;
  const one = now.restrictions.find((each): each is MayForbid => each.type === 'mayForbid' && each.seat === now.turn);
  return one !== undefined && isDefender(now, one.seat) === true ? one : null;
}

/** Law 26B makes nobody wait, as 50D2 does, so a lead before the choice breaks nothing; what is left of the right is for the director. */
function ledAlready(now: TableState): Ruling | null {
  const lead = now.tricks[now.tricks.length - 1]?.plays[0];
  const one = now.restrictions.find((each): each is MayForbid => each.type === 'mayForbid' && each.begun === true);
  if (one === undefined || now.contract === null || lead?.seat !== one.seat) return null;
  const blanks = { seat: { seat: one.seat }, declarer: { seat: now.contract.declarer }, card: { card: lead.card } };
  return ruling(
    26,
    ['26B', '9B', '11A'],
    { text: SAYS.early, with: blanks },
    { director: [{ text: SAYS.lapses, with: blanks }], settled: false },
  );
}

function forbid(now: TableState, one: MayForbid, by: Seat, suit: Suit, say: (text: Text) => Say): Option {
  const { seat } = one;
  const lead = { type: 'lead', seat, suits: [suit], must: false, until: 'losesLead', article: '26B' } as const;
  const effects: readonly Effect[] = [
    { type: 'lift', restriction: one },
    { type: 'restrict', restriction: lead },
  ];
  const why = legalCards(tableAfter(now, effects), seat)?.why ?? [];
  const inVain = why.some(
    ({ article, restriction }) => article === '59' && restriction?.type === 'lead' && restriction.article === '26B',
  );
  const hand = now.hands[seat];
  const none = hand !== undefined && !hasSuit(hand, suit);
  const text = inVain ? SAYS.inVain : none ? SAYS.noneHeld : SAYS.forbid;
  return option(
    `forbid-${suit}`,
    [by],
    { ...say(text), with: { ...say(text).with, suit: { suit } } },
    inVain ? ['26B', '59'] : ['26B'],
    {
      effects,
      plays: playsAfter(now, effects, seat),
      idle: inVain || none,
    },
  );
}

/** The choice that is due. A suit that the offender bid stands out until people say that the bid did not show it. */
export function leadBan(now: TableState): Ruling | null {
  const one = leadDue(now);
  if (one === null || now.contract === null) return ledAlready(now);
  const { seat, by: offender } = one;
  const { declarer } = now.contract;
  const say = (text: Text): Say => ({
    text,
    with: { seat: { seat }, offender: { seat: offender }, declarer: { seat: declarer } },
  });
  const named = bidBy(now, offender);
  const ask = named.map(
    (suit): Question => ({
      id: `showed:${offender}:${suit}`,
      say: { ...say(SAYS.ask), with: { ...say(SAYS.ask).with, suit: { suit } } },
      values: YES_NO,
    }),
  );
  const open = DOWNWARD.filter((suit) => !named.includes(suit) || now.answers[`showed:${offender}:${suit}`] === 'no');
  const lift: Effect = { type: 'lift', restriction: one };
  return ruling(26, ['26B', '59'], say(SAYS.choose), {
    why: [say(SAYS.own)],
    ask,
    options: [
      ...open.map((suit) => forbid(now, one, declarer, suit, say)),
      option('free', [declarer], say(SAYS.free), ['26B'], { effects: [lift], plays: playsAfter(now, [lift], seat) }),
    ],
    director: [say(SAYS.artificial), say(SAYS.comparable)],
    // A bid that did not show its suit may have shown another one.
    settled: ask.every(({ id }) => now.answers[id] === 'yes'),
  });
}
