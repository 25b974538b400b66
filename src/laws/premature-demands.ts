// The four demands of declarer on the card of the partner of a defender who played too soon (57A1-4).
import { hasSuit } from '../bridge/cards';
import type { Effect } from '../bridge/events';
import type { Restriction } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { suitLed } from '../bridge/trick';
import { partner, SUITS, type Suit } from '../bridge/types';
import type { Say } from '../text';
import type { ArticleId, Option } from './law';
import { option, playsAfter } from './option';
import type { Premature } from './premature-fact';

const DOWNWARD: readonly Suit[] = [...SUITS].reverse();

const SAYS = {
  highest: { nl: 'Eis de hoogste {led} van {seat}.', en: 'Demand the highest {led} of {seat}.' },
  lowest: { nl: 'Eis de laagste {led} van {seat}.', en: 'Demand the lowest {led} of {seat}.' },
  highestInVain: {
    nl: 'Eis de hoogste {led}: {seat} heeft geen {led} en mag elke kaart spelen.',
    en: 'Demand the highest {led}: {seat} has no {led} and may play any card.',
  },
  lowestInVain: {
    nl: 'Eis de laagste {led}: {seat} heeft geen {led} en mag elke kaart spelen.',
    en: 'Demand the lowest {led}: {seat} has no {led} and may play any card.',
  },
  demandIdle: {
    nl: 'Eis {suit}: geen effect, want {seat} moet {led} bekennen.',
    en: 'Demand {suit}: no effect, because {seat} must follow suit in {led}.',
  },
  forbidIdle: {
    nl: 'Verbied {suit}: geen effect, want {seat} moet {led} bekennen.',
    en: 'Forbid {suit}: no effect, because {seat} must follow suit in {led}.',
  },
  demand: { nl: 'Eis {suit}: {seat} speelt {suit}.', en: 'Demand {suit}: {seat} plays {suit}.' },
  demandUnseen: {
    nl: 'Eis {suit}: kan {seat} niet bekennen, dan speelt {seat} {suit}.',
    en: 'Demand {suit}: if {seat} cannot follow suit, {seat} plays {suit}.',
  },
  demandInVain: {
    nl: 'Eis {suit}: {seat} heeft geen {suit} en mag elke kaart spelen.',
    en: 'Demand {suit}: {seat} has no {suit} and may play any card.',
  },
  forbid: { nl: 'Verbied {suit}: {seat} speelt een andere kleur.', en: 'Forbid {suit}: {seat} plays another suit.' },
  forbidUnseen: {
    nl: 'Verbied {suit}: kan {seat} niet bekennen, dan speelt {seat} een andere kleur.',
    en: 'Forbid {suit}: if {seat} cannot follow suit, {seat} plays another suit.',
  },
  forbidInVain: {
    nl: 'Verbied {suit}: {seat} heeft alleen {suit} en mag elke kaart spelen.',
    en: 'Forbid {suit}: {seat} has only {suit} and may play any card.',
  },
  forbidNone: { nl: 'Verbied {suit}: {seat} heeft geen {suit}.', en: 'Forbid {suit}: {seat} has no {suit}.' },
} as const;
type SayKey = keyof typeof SAYS;

/** All demands in the order of the law; every option repeats `first`, what happens to the premature card itself. */
export function demands(fact: Premature, now: TableState, first: readonly Effect[]): readonly Option[] {
  const seat = partner(fact.seat);
  const trick = now.tricks[fact.running - 1];
  const led = trick === undefined ? null : suitLed(trick);
  if (now.contract === null || led === null) return [];
  const chooser = [now.contract.declarer];
  const hand = now.hands[seat];
  const follows = hand === undefined ? null : hasSuit(hand, led);
  const make = (
    id: string,
    key: SayKey,
    articles: readonly ArticleId[],
    demand: { what: 'highest' | 'lowest' | 'suit' | 'notSuit'; suit?: Suit },
    idle: boolean,
  ): Option => {
    const say: Say = {
      text: SAYS[key],
      with: { seat: { seat }, led: { suit: led }, suit: { suit: demand.suit ?? led } },
    };
    const restriction: Restriction = { type: 'follow', seat, trick: fact.running, ...demand };
    const effects: readonly Effect[] = [...first, { type: 'restrict', restriction }];
    return option(id, chooser, say, articles, { effects, plays: playsAfter(now, effects, seat), idle });
  };
  const inVain = follows === false;
  const vain: readonly ArticleId[] = inVain ? ['57B', '59'] : [];
  const extremes = [
    make('highest', inVain ? 'highestInVain' : 'highest', ['57A1', ...vain], { what: 'highest' }, inVain),
    make('lowest', inVain ? 'lowestInVain' : 'lowest', ['57A2', ...vain], { what: 'lowest' }, inVain),
  ];
  const others = DOWNWARD.filter((suit) => suit !== led);
  const lacks = (suit: Suit): boolean => hand !== undefined && !hasSuit(hand, suit);
  const only = (suit: Suit): boolean => hand?.every((card) => card[0] === suit) ?? false;
  // Following suit makes each of these void; so does a suit that is not there, or nothing else.
  const inVain59: readonly ArticleId[] = follows === true ? ['57B', '59', '44C'] : ['57B', '59'];
  const demand = (suit: Suit): Option => {
    const key: SayKey =
      follows === true ? 'demandIdle' : lacks(suit) ? 'demandInVain' : hand ? 'demand' : 'demandUnseen';
    const idle = key === 'demandIdle' || key === 'demandInVain';
    return make(`demand-${suit}`, key, ['57A3', ...(idle ? inVain59 : [])], { what: 'suit', suit }, idle);
  };
  const seen = (suit: Suit): SayKey => (lacks(suit) ? 'forbidNone' : only(suit) ? 'forbidInVain' : 'forbid');
  const forbid = (suit: Suit): Option => {
    const key: SayKey = follows === true ? 'forbidIdle' : hand ? seen(suit) : 'forbidUnseen';
    const broken = key === 'forbidIdle' || key === 'forbidInVain';
    const idle = broken || key === 'forbidNone';
    return make(`forbid-${suit}`, key, ['57A4', ...(broken ? inVain59 : [])], { what: 'notSuit', suit }, idle);
  };
  return [...extremes, ...others.map(demand), ...others.map(forbid)];
}
