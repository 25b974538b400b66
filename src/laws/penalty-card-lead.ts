// The choice of declarer when the partner of a player with major penalty cards is on lead (50D2, 51B).
import { hasSuit, suitOf } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import { legalCards, type PenaltyCard, penaltyCards, type Wait } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { type Card, partner, type Seat, SUITS, type Suit, side } from '../bridge/types';
import type { Say } from '../text';
import { damageByCard, infoOfPickedUp, joined } from './follow-up';
import type { ArticleId, Option, Ruling } from './law';
import { option, playsAfter, ruling, tableAfter } from './option';
import { cardsOf, staysMajor } from './penalty-card-turn';

const DOWNWARD: readonly Suit[] = [...SUITS].reverse();

type What = 'demand' | 'forbid' | 'free';

/** How the penalty cards lie: that decides the articles of the three choices and of the restriction that follows. */
const ARTICLES = {
  one: { demand: ['50D2a'], forbid: ['50D2a'], free: ['50D2b'] },
  oneSuit: { demand: ['51B1a'], forbid: ['51B1b'], free: ['50D2b'] },
  moreSuits: { demand: ['51B2a'], forbid: ['51B2b'], free: ['51B2c'] },
} as const satisfies Record<string, Record<What, readonly ArticleId[]>>;
const RULED_BY = { one: {}, oneSuit: { article: '51B1' }, moreSuits: { article: '51B2' } } as const;

const SAYS = {
  demand: {
    nl: 'Eis {suits}: {seat} speelt {suits} voor.',
    en: 'Demand {suits}: {seat} leads {suits}.',
  },
  demandInVain: {
    nl: 'Eis {suits}: {seat} heeft geen {suits} en mag elke kaart voorspelen.',
    en: 'Demand {suits}: {seat} has no {suits} and may lead any card.',
  },
  forbid: {
    nl: 'Verbied {suits}: {seat} speelt geen {suits} voor zolang {seat} aan slag blijft.',
    en: 'Forbid {suits}: {seat} does not lead {suits} while {seat} keeps the lead.',
  },
  forbidInVain: {
    nl: 'Verbied {suits}: {seat} heeft niets anders en mag elke kaart voorspelen.',
    en: 'Forbid {suits}: {seat} has nothing else and may lead any card.',
  },
  demandInVainOwn: { nl: 'Eis {suits}: {seat} heeft geen {suits}.', en: 'Demand {suits}: {seat} has no {suits}.' },
  forbidInVainOwn: {
    nl: 'Verbied {suits}: {seat} heeft niets anders.',
    en: 'Forbid {suits}: {seat} has nothing else.',
  },
  free: { nl: 'Niets eisen of verbieden: {seat} speelt vrij voor.', en: 'Ask for nothing: {seat} leads freely.' },
  freeOwn: { nl: 'Niets eisen of verbieden.', en: 'Ask for nothing.' },
  ownCard: { nl: '{seat} moet de eigen strafkaart voorspelen.', en: '{seat} must lead the own penalty card.' },
  anyOfSuit: { nl: 'De kaart kiest {seat} zelf.', en: '{seat} picks the card.' },
  up: { nl: 'Terug in de hand: {up}.', en: 'Back to the hand: {up}.' },
  stays: { nl: 'Blijft liggen: {stays}.', en: 'Stays on the table: {stays}.' },
} as const;

/** Every set of at least one suit, the small sets first. */
function sets(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  let all: (readonly Suit[])[] = [[]];
  for (const suit of suits) all = all.flatMap((set) => [set, [...set, suit]]);
  const order = (set: readonly Suit[]): number =>
    Number([set.length, ...set.map((suit) => suits.indexOf(suit))].join(''));
  return all.filter((set) => set.length > 0).sort((a, b) => order(a) - order(b));
}

interface Lead {
  now: TableState;
  wait: Wait;
  penalties: readonly PenaltyCard[];
  how: keyof typeof ARTICLES;
}

const majors = (table: TableState, seat: Seat): readonly PenaltyCard[] =>
  penaltyCards(table, seat).filter((one) => one.size === 'major');

function leadDue(now: TableState): Lead | null {
  const wait = now.restrictions.find((one): one is Wait => one.type === 'wait');
  if (wait === undefined) return null;
  const penalties = majors(now, partner(wait.seat));
  const suits = new Set(cardsOf(penalties).map(suitOf)).size;
  return { now, wait, penalties, how: penalties.length === 1 ? 'one' : suits === 1 ? 'oneSuit' : 'moreSuits' };
}

/** The own penalty cards that the partner must lead under this choice; of a hidden hand they are known, because they lie open. */
function ownCards(table: TableState, seat: Seat, what: What, suits: readonly Suit[]): readonly Card[] {
  const legal = legalCards(table, seat);
  return cardsOf(majors(table, seat)).filter((card) => {
    if (legal !== null) return legal.cards.includes(card);
    return what === 'free' || suits.includes(suitOf(card)) === (what === 'demand');
  });
}

function choice(lead: Lead, what: What, suits: readonly Suit[]): Option {
  const { now, wait, penalties, how } = lead;
  const seat = wait.seat;
  const up = penalties.filter((one) => suits.includes(suitOf(one.card)));
  const stays = penalties.filter((one) => !up.includes(one));
  const effects: Effect[] = up.map((restriction) => ({ type: 'lift', restriction }));
  const base = { type: 'lead', seat, suits, ...RULED_BY[how] } as const;
  if (what === 'demand') effects.push({ type: 'restrict', restriction: { ...base, must: true, until: 'nextLead' } });
  if (what === 'forbid') effects.push({ type: 'restrict', restriction: { ...base, must: false, until: 'losesLead' } });
  effects.push({ type: 'lift', restriction: wait });

  const then = tableAfter(now, effects);
  const inVain =
    what !== 'free' &&
    legalCards(then, seat)?.why.some(
      (one) =>
        one.article === '59' && one.restriction?.type === 'lead' && one.restriction.suits.join() === suits.join(),
    );
  const own = ownCards(then, seat, what, suits);
  const plays = playsAfter(now, effects, seat);
  const values = {
    seat: { seat },
    suits: { suits },
    up: { everyCard: cardsOf(up) },
    stays: { everyCard: cardsOf(stays) },
  } as const;
  const say = (key: keyof typeof SAYS): Say => ({ text: SAYS[key], with: values });
  const must = own.length > 0;
  const says = [
    say(inVain ? (must ? `${what}InVainOwn` : `${what}InVain`) : what === 'free' && must ? 'freeOwn' : what),
  ];
  if (must) says.push(say('ownCard'));
  else if (what === 'demand' && !inVain) says.push(say('anyOfSuit'));
  if (up.length > 0) says.push(say('up'));
  if (stays.length > 0) says.push(say('stays'));
  const articles: ArticleId[] = [...ARTICLES[how][what]];
  if (inVain) articles.push('59');
  if (must) articles.push(what === 'free' ? '50D1a' : '50D1b');
  return option(suits.length === 0 ? what : `${what}-${suits.join('')}`, wait.for, joined(...says), articles, {
    effects,
    plays: plays.cards === null && must ? { seat, cards: own } : plays,
  });
}

/** Each suit to demand, each set of suits to forbid, or nothing, in the order of the law. */
function choices(lead: Lead): readonly Option[] {
  const suits = DOWNWARD.filter((suit) => hasSuit(cardsOf(lead.penalties), suit));
  return [
    ...suits.map((suit) => choice(lead, 'demand', [suit])),
    ...sets(suits).map((set) => choice(lead, 'forbid', set)),
    choice(lead, 'free', []),
  ];
}

/** Laws 50D2 and 51B: the choice that is due because a defender is on lead whose partner has major penalty cards. */
export function leadDecision(now: TableState): Ruling | null {
  const lead = leadDue(now);
  if (lead === null) return null;
  const { wait, penalties, how } = lead;
  const holder = partner(wait.seat);
  const cards = cardsOf(penalties);
  const options = choices(lead);
  const doubt = staysMajor(now, holder);
  const own: readonly ArticleId[] = how === 'one' ? ['50D2'] : ['51B', '50D2'];
  return ruling(
    how === 'one' ? 50 : 51,
    [...own, ...options.flatMap((one) => one.articles), '50D1a', '50E2', '16C2'],
    {
      text: {
        nl: '{holder} heeft als grote strafkaart {cards} en {seat} is aan slag. {seat} wacht tot de leider heeft gekozen.',
        en: '{holder} has {cards} as major penalty card and {seat} is on lead. {seat} waits until declarer has chosen.',
      },
      with: { holder: { seat: holder }, seat: { seat: wait.seat }, cards: { everyCard: cards } },
    },
    {
      why: WHY,
      options,
      settled: doubt.length === 0,
      confirm: doubt.length > 0,
      director: [...doubt, infoOfPickedUp(wait.seat, cards), damageByCard(side(holder))],
    },
  );
}

const WHY: readonly Say[] = [
  {
    text: {
      nl: 'De leider kiest zelf, zonder overleg. Bij eisen of verbieden is de kaart geen strafkaart meer.',
      en: 'Declarer chooses alone, without consultation. After a demand or a ban the card is no longer a penalty card.',
    },
  },
  {
    text: {
      nl: 'Een grote strafkaart die blijft liggen, moet gespeeld worden zodra dat mag (50D1a). Is de partner weer aan slag, dan kiest de leider opnieuw.',
      en: 'A major penalty card that stays must be played as soon as it may be (50D1a). Whenever the partner is on lead again, declarer chooses anew.',
    },
  },
];
