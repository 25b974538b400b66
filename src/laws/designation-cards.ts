// Law 46B: which card of dummy declarer's words come to, from the cards alone.
import { DECK, hasSuit, height, highest, lowest, ofSuit, suitOf } from '../bridge/cards';
import type { Named } from '../bridge/restrictions';
import type { Play, TableState } from '../bridge/table';
import { winning } from '../bridge/trick';
import { type Card, partner, type Seat, type Strain, SUITS, type Suit, sameSide } from '../bridge/types';
import type { Designation } from '../detect/designation';
import type { ArticleId, Edition } from './law';

/** Why the cards alone do not decide. */
export type Doubt =
  | 'fourth'
  | 'noSuitLed'
  | 'void'
  | 'unsure'
  | 'ruffed'
  | 'ruffs'
  | 'nothingWins'
  | 'running'
  | 'lastTrick';

/** `cards`: what it can be, in the order of the law. `who` says which: nobody needs to, declarer, either defender, or the director. */
export interface Meaning {
  by: Named | null;
  articles: readonly ArticleId[];
  cards: readonly Card[];
  who: 'nobody' | 'declarer' | 'defenders' | 'director';
  doubt: Doubt | null;
}

/** The table at the moment of the words. `led` null: dummy leads. `fourth`: three cards lie there. */
export interface Moment {
  now: TableState;
  n: number;
  dummy: Seat;
  strain: Strain;
  hand: readonly Card[];
  legal: readonly Card[];
  led: Suit | null;
  before: readonly Play[];
  previous: readonly (Play | null)[];
  edition: Edition;
}

const DOWNWARD: readonly Suit[] = [...SUITS].reverse();

/** All cards of a seat at that moment, null where its hand is not seen. */
function heldThen(now: TableState, seat: Seat, n: number): readonly Card[] | null {
  const hand = now.hands[seat];
  if (hand === undefined) return null;
  const since = now.tricks.flatMap(({ plays, loose }) => [...plays, ...loose]);
  return [...hand, ...since.flatMap((play) => (play?.seat === seat && play.n >= n ? [play.card] : []))];
}

/** Null where dummy, its hand or the lead was not seen. */
export function momentOf(found: Designation, now: TableState, edition: Edition): Moment | null {
  const { seat: dummy, n, trick } = found;
  if (dummy === null || now.contract === null) return null;
  const hand = heldThen(now, dummy, n);
  const plays = now.tricks[trick - 1]?.plays ?? [];
  if (hand === null || plays.includes(null)) return null;
  const before = plays.filter((play): play is Play => play !== null && play.n < n);
  const [lead] = before;
  const led = lead === undefined ? null : suitOf(lead.card);
  const legal = led !== null && hasSuit(hand, led) ? ofSuit(hand, led) : hand;
  const previous = now.tricks[trick - 2]?.plays ?? [];
  return { now, n, dummy, strain: now.contract.strain, hand, legal, led, before, previous, edition };
}

const meaning = (by: Named, cards: readonly Card[], rest: Partial<Meaning> = {}): Meaning => ({
  by,
  articles: [by],
  cards,
  who: 'nobody',
  doubt: null,
  ...rest,
});

/** The card in each suit, spades first, where the words do not tell the suit. */
function inEachSuit({ legal, led }: Moment, by: Named, pick: typeof highest): Meaning {
  const cards = DOWNWARD.flatMap((suit) => pick(ofSuit(legal, suit)) ?? []);
  return meaning(by, cards, { who: 'director', doubt: led === null ? 'noSuitLed' : 'void' });
}

function best({ before, strain }: Moment): Play | null {
  return winning({ plays: before, loose: [], added: [] }, strain);
}

const beats = (card: Card, other: Card, strain: Strain): boolean =>
  suitOf(card) === suitOf(other) ? height(card) > height(other) : suitOf(card) === strain;

/** What the defenders who still play to this trick may do to `card`. */
function risk(moment: Moment, card: Card): 'none' | 'ruffed' | 'beaten' {
  const { now, n, dummy, before, strain, led, hand } = moment;
  const seen = now.tricks.flatMap((trick) => [...trick.plays, ...trick.loose]).filter((play) => (play?.n ?? n) < n);
  const gone = new Set<Card>(seen.flatMap((play) => (play === null ? [] : [play.card])));
  const own = heldThen(now, partner(dummy), n) ?? [];
  const out = DECK.filter((one) => !gone.has(one) && !hand.includes(one) && !own.includes(one));
  let found: 'none' | 'ruffed' = 'none';
  for (const seat of ['N', 'E', 'S', 'W'] as const) {
    if (sameSide(seat, dummy) || before.some((play) => play.seat === seat)) continue;
    const held = heldThen(now, seat, n);
    const follows = held !== null && led !== null && hasSuit(held, led);
    const can = follows ? ofSuit(held, led) : (held ?? out);
    if (can.some((one) => suitOf(one) === suitOf(card) && beats(one, card, strain))) return 'beaten';
    if (can.some((one) => beats(one, card, strain))) found = 'ruffed';
  }
  return found;
}

function high(moment: Moment, by: Named): Meaning {
  const { legal, led, before, strain, edition } = moment;
  const top = highest(legal);
  if (led === null || !hasSuit(legal, led) || top === undefined) return inEachSuit(moment, by, highest);
  const lies = best(moment);
  const enough = lies === null ? undefined : lowest(legal.filter((card) => beats(card, lies.card, strain)));
  if (before.length !== 3 || enough === undefined || enough === top) return meaning(by, [top]);
  return edition === '1997'
    ? meaning(by, [top, enough], { who: 'director', doubt: 'fourth' })
    : meaning(by, [top], { doubt: 'fourth' });
}

function low(moment: Moment, by: Named): Meaning {
  const { legal, led } = moment;
  const card = lowest(legal);
  if (led === null || !hasSuit(legal, led) || card === undefined) return inEachSuit(moment, by, lowest);
  return meaning(by, [card]);
}

function win(moment: Moment, by: Named): Meaning {
  const { legal, led, before, strain } = moment;
  const lies = best(moment);
  if (led === null || lies === null) return meaning(by, [], { who: 'director', doubt: 'noSuitLed' });
  const winners = legal.filter((card) => beats(card, lies.card, strain)).sort((a, b) => height(a) - height(b));
  const [first] = winners;
  if (first === undefined) return meaning(by, [], { who: 'director', doubt: 'nothingWins' });
  const ruffs = suitOf(first) !== led;
  const doubt: Doubt | null = ruffs ? 'ruffs' : null;
  if (before.length === 3) return meaning(by, [first], { doubt });
  const sure = winners.find((card) => risk(moment, card) === 'none');
  if (sure !== undefined) return meaning(by, [sure], { doubt });
  const unlessRuffed = winners.find((card) => risk(moment, card) === 'ruffed');
  return unlessRuffed === undefined
    ? meaning(by, [], { who: 'director', doubt: 'unsure' })
    : meaning(by, [unlessRuffed], { doubt: 'ruffed' });
}

/** The card named is not there, or may not be played: declarer picks another. */
function notThere(moment: Moment, there: boolean, articles: readonly ArticleId[]): Meaning {
  const cards = moment.legal;
  if (!there) return meaning('46B4', cards, { who: 'declarer', articles: [...articles, '46B4'] });
  return { by: null, articles: [...articles, '45C4a', '44C', '42A3', '62B2'], cards, who: 'declarer', doubt: null };
}

function suitOnly(moment: Moment, suit: Suit): Meaning {
  const own = ofSuit(moment.legal, suit);
  const card = lowest(own);
  const top = highest(own);
  if (card === undefined || top === undefined) return notThere(moment, hasSuit(moment.hand, suit), ['46B2']);
  const [lead] = moment.previous;
  const last = winning({ plays: moment.previous, loose: [], added: [] }, moment.strain);
  const running = moment.led === null && lead?.seat === moment.dummy && last === lead && suitOf(lead.card) === suit;
  return running && card !== top
    ? meaning('46B2', [card, top], { who: 'director', doubt: 'running' })
    : meaning('46B2', [card]);
}

function rankOnly(moment: Moment, rank: string): Meaning {
  const { legal, led, previous, dummy, strain } = moment;
  const fit = legal.filter((card) => card[1] === rank);
  const articles: ArticleId[] = led === null ? ['46B3a', '46B3b'] : ['46B3b'];
  const last = winning({ plays: previous, loose: [], added: [] }, strain);
  const unseen = led === null && last === null;
  const same =
    led === null && last?.seat === dummy ? fit.find((card) => suitOf(card) === suitOf(last.card)) : undefined;
  if (same !== undefined) return meaning('46B3a', [same]);
  const [only] = fit;
  if (only === undefined) return notThere(moment, false, articles);
  if (fit.length === 1) return meaning('46B3b', [only], { articles });
  return meaning('46B3b', fit, { articles, who: 'declarer', doubt: unseen ? 'lastTrick' : null });
}

/** What the words come to. In 1997 the three words of 46B1 stand in one article. */
export function meaningOf({ words, suit, rank }: Designation, moment: Moment): Meaning {
  const { edition, legal } = moment;
  const old = edition === '1997';
  if (words === 'high') return high(moment, old ? '46B1' : '46B1a');
  if (words === 'win') return win(moment, old ? '46B1' : '46B1b');
  if (words === 'low') return low(moment, old ? '46B1' : '46B1c');
  if (suit !== null && rank !== null) return notThere(moment, moment.hand.includes(`${suit}${rank}` as Card), []);
  if (suit !== null) return suitOnly(moment, suit);
  if (rank !== null) return rankOnly(moment, rank);
  return meaning('46B5', legal, { who: legal.length === 1 ? 'nobody' : 'defenders' });
}
