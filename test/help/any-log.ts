// Any list of events, sensible or not, to prove that nothing breaks on it.
import fc from 'fast-check';
import { DECK } from '../../src/bridge/cards';
import type { Effect, Happening, TableEvent } from '../../src/bridge/events';
import type { Restriction } from '../../src/bridge/restrictions';
import { type Call, RANKS, SEATS, SUITS } from '../../src/bridge/types';

const seat = fc.constantFrom(...SEATS);
const card = fc.constantFrom(...DECK);
const suit = fc.constantFrom(...SUITS);
const rank = fc.constantFrom(...RANKS);
const cards = fc.uniqueArray(card, { maxLength: 14 });
const number = fc.integer({ min: -1, max: 60 });
const call = fc.constantFrom<Call>('P', 'X', 'XX', '1C', '1D', '1H', '2S', '3N', '7N', '8C', '9N');
const strain = fc.constantFrom('C', 'D', 'H', 'S', 'N' as const);
const known = fc.constantFrom(true, false, 'unknown' as const);
const how = fc.constantFrom('accident', 'deliberate', 'unknown' as const);
const is = <T extends string>(type: T) => fc.constant(type);

const restriction: fc.Arbitrary<Restriction> = fc.oneof(
  fc.record({ type: is('penaltyCard'), seat, card, size: fc.constantFrom('major', 'minor' as const) }),
  fc.record({
    type: is('lead'),
    seat,
    suits: fc.uniqueArray(suit),
    must: fc.boolean(),
    until: fc.constantFrom('nextLead', 'losesLead' as const),
  }),
  fc.record({
    type: is('follow'),
    seat,
    trick: fc.integer({ min: 0, max: 14 }),
    what: fc.constantFrom('highest', 'lowest', 'suit', 'notSuit', 'card' as const),
    suit,
    card,
  }),
  fc.record({ type: is('wait'), seat, for: fc.uniqueArray(seat), trick: fc.integer({ min: 0, max: 14 }) }),
  fc.record({ type: is('mayForbid'), seat, by: seat }),
  fc.record(
    { type: is('replacement'), seat, call, repeat: fc.boolean(), partnerPasses: fc.boolean(), made: call },
    { requiredKeys: ['type', 'seat', 'call', 'repeat', 'partnerPasses'] },
  ),
  fc.record({ type: is('pass'), seat, for: fc.constantFrom('nextTurn', 'auction' as const) }),
);
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ type: fc.constantFrom('restrict', 'lift' as const), restriction }),
  fc.record({ type: is('withdraw'), seat, card }),
  fc.record({ type: is('mayWithdraw'), seat, card, article: fc.constantFrom('47D', '58B3' as const) }),
  fc.record({ type: is('replace'), trick: number, seat, card, by: card }),
  fc.record({ type: fc.constantFrom('addToTrick', 'returnToHand' as const), trick: number, seat, card }),
  fc.record({ type: is('withdrawCall'), seat, call }),
  fc.record({ type: fc.constantFrom('declarer', 'turn' as const), seat }),
  fc.record({ type: is('tricks'), to: fc.constantFrom('NS', 'EW' as const), count: number }),
);
const board = fc.record({
  number: fc.option(number),
  dealer: seat,
  vulnerable: fc.constantFrom('none', 'NS', 'EW', 'all' as const),
});
const contract = fc.record({
  level: fc.constantFrom(1, 3, 7 as const),
  strain,
  doubled: fc.constantFrom(0, 1, 2 as const),
  declarer: seat,
});
const play = fc.record(
  {
    type: is('play'),
    seat,
    card,
    as: fc.constantFrom('lead', 'follow' as const),
    mark: fc.constantFrom('revoke', 'leadOutOfTurn' as const),
  },
  { requiredKeys: ['type', 'seat', 'card'] },
);
const others: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ type: is('board'), board }),
  fc.record({ type: is('hand'), seat, cards }),
  fc.record({ type: is('hidden'), seat }),
  fc.record({ type: is('call'), seat, call }),
  fc.record({ type: is('contract'), contract }),
  fc.record({ type: is('takeBack'), what: fc.constantFrom('call', 'play' as const), count: number }),
  fc.record({ type: is('undo'), step: fc.constantFrom('asked', 'refused', 'done' as const) }),
  fc.record({ type: is('claim'), seat, tricks: number, counted: fc.constantFrom('more', 'total' as const) }),
  fc.record({ type: is('concession'), seat, tricks: fc.option(number) }),
  fc.record({ type: is('objection'), seat }),
  fc.record({ type: is('claimAnswer'), accepted: fc.boolean() }),
  fc.record({ type: is('exposed'), seat, cards, how, seenByPartner: known }),
  fc.record({ type: is('named'), seat, card }),
  fc.record({
    type: is('designation'),
    words: fc.option(fc.constantFrom('high', 'low', 'win', 'any' as const)),
    suit: fc.option(suit),
    rank: fc.option(rank),
  }),
  fc.record({ type: is('simultaneous'), plays: fc.array(fc.record({ seat, card }), { maxLength: 4 }) }),
  fc.record(
    {
      type: is('misinformation'),
      by: seat,
      corrected: fc.boolean(),
      changed: fc.record({
        call: fc.integer({ min: -1, max: 9 }),
        what: fc.constantFrom('alert', 'explanation' as const),
      }),
    },
    { requiredKeys: ['type', 'by', 'corrected'] },
  ),
  fc.record({ type: is('interference'), by: seat, kind: fc.string() }),
  fc.record({ type: is('accepted'), by: seat, what: fc.string() }),
  fc.record({ type: is('handled'), seat, card, how: fc.constantFrom('held', 'touched' as const) }),
  fc.record({ type: is('meant'), seat, card, instead: card }),
  fc.record({ type: is('found'), seat, card, where: fc.string() }),
  fc.record({ type: is('answer'), question: fc.string(), value: fc.string() }),
  fc.record({ type: is('gap'), in: fc.constantFrom('auction', 'play' as const), missed: number }),
  fc.record({ type: is('end'), why: fc.constantFrom('played', 'claimed', 'passedOut', 'cutOff' as const) }),
  fc.record({
    type: is('ruled'),
    finding: fc.string(),
    option: fc.string(),
    effects: fc.array(effect, { maxLength: 3 }),
  }),
  fc.record({ type: is('unruled'), ruled: fc.constantFrom('e1', 'e3', 'x') }),
);
const happening = fc.oneof({ weight: 5, arbitrary: play as fc.Arbitrary<Happening> }, { weight: 6, arbitrary: others });
const stamp = fc.record(
  { from: fc.constantFrom('site', 'record', 'user' as const), after: fc.constantFrom('e0', 'e2', 'e9', 'x') },
  { requiredKeys: ['from'] },
);

/** Up to `max` events of every type in any order, ids e0, e1 …; some name another event as `after`. */
export const anyLog = (max = 60): fc.Arbitrary<readonly TableEvent[]> =>
  fc
    .array(fc.tuple(stamp, happening), { maxLength: max })
    .map((list) => list.map(([from, what], i): TableEvent => ({ ...what, ...from, id: `e${i}` })));
