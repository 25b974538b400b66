import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/bridge/events';
import { apply, replay } from '../../src/bridge/replay';
import { legalCards, penaltyCards, type Restriction } from '../../src/bridge/restrictions';
import type { TableState } from '../../src/bridge/table';
import type { Card, Seat, Suit } from '../../src/bridge/types';
import { log } from '../../src/cases/log';

const rule = (state: TableState, effects: readonly Effect[]): TableState =>
  apply(state, { id: 'rule', from: 'user', type: 'ruled', finding: '', option: '', effects });
const restrict = (...all: Restriction[]): Effect[] => all.map((restriction) => ({ type: 'restrict', restriction }));
const penalty = (seat: Seat, card: Card, size: 'major' | 'minor'): Restriction => ({
  type: 'penaltyCard',
  seat,
  card,
  size,
});
const forbid = (seat: Seat, ...suits: Suit[]): Restriction => ({
  type: 'lead',
  seat,
  suits,
  must: false,
  until: 'losesLead',
});
const demand = (seat: Seat, suit: Suit): Restriction => ({
  type: 'lead',
  seat,
  suits: [suit],
  must: true,
  until: 'nextLead',
});
const decided: Effect = { type: 'lift', restriction: { type: 'wait', seat: 'E', for: ['S'], trick: 9 } };
const at = (text: string) => replay(log(`contract 3NT S; trick 9 lead ${text}`));
const cards = (state: TableState, seat: Seat) => legalCards(state, seat)?.cards;
const more = (state: TableState, text: string) => log(text).reduce(apply, state);

describe('what may be played', () => {
  const W = 'hand W ♠V2 ♥73 ♣V97';
  const CASES: readonly (readonly [string, TableState, Seat, readonly Card[] | undefined])[] = [
    ['an unseen hand: unknown', at('W'), 'W', undefined],
    ['a free lead', at(`W; ${W}`), 'W', ['SQ', 'S2', 'H7', 'H3', 'CQ', 'C9', 'C7']],
    ['follow suit', at(`S; ${W}; play S.♣5`), 'W', ['CQ', 'C9', 'C7']],
    ['discard freely', at(`S; hand W ♠V2 ♥73; play S.♣5`), 'W', ['SQ', 'S2', 'H7', 'H3']],
    [
      'a minor penalty card: it or an honour (50C)',
      rule(at(`S; ${W}; play S.♣5`), restrict(penalty('W', 'C7', 'minor'))),
      'W',
      ['CQ', 'C7'],
    ],
    [
      'a minor one leaves other suits free',
      rule(at(`W; ${W}`), restrict(penalty('W', 'C7', 'minor'))),
      'W',
      ['SQ', 'S2', 'H7', 'H3', 'CQ', 'C7'],
    ],
    [
      'a major penalty card must be led (50D1a)',
      rule(at(`W; ${W}`), restrict(penalty('W', 'H3', 'major'))),
      'W',
      ['H3'],
    ],
    [
      'a major one must be discarded',
      rule(at(`S; hand W ♠V2 ♥73; play S.♣5`), restrict(penalty('W', 'H3', 'major'))),
      'W',
      ['H3'],
    ],
    [
      'following suit goes before it (50D1b)',
      rule(at(`S; ${W}; play S.♣5`), restrict(penalty('W', 'H3', 'major'))),
      'W',
      ['CQ', 'C9', 'C7'],
    ],
    [
      'one of several, as declarer says (51A)',
      rule(at(`W; ${W}`), restrict(penalty('W', 'H3', 'minor'), penalty('W', 'C7', 'minor'))),
      'W',
      ['H3', 'C7'],
    ],
    ['a suit demanded', rule(at(`W; ${W}`), restrict(demand('W', 'H'))), 'W', ['H7', 'H3']],
    ['a suit forbidden', rule(at(`W; ${W}`), restrict(forbid('W', 'H', 'C'))), 'W', ['SQ', 'S2']],
    [
      'a demand that cannot be met falls away (59)',
      rule(at(`W; ${W}`), restrict(demand('W', 'D'))),
      'W',
      ['SQ', 'S2', 'H7', 'H3', 'CQ', 'C9', 'C7'],
    ],
    [
      'a demand goes before an own penalty card',
      rule(at(`W; ${W}`), restrict(demand('W', 'H'), penalty('W', 'S2', 'major'))),
      'W',
      ['H7', 'H3'],
    ],
    [
      'beside a ban an own penalty card must be led',
      rule(at(`W; ${W}`), restrict(forbid('W', 'H'), penalty('W', 'S2', 'major'))),
      'W',
      ['S2'],
    ],
    [
      'the highest of the suit led',
      rule(at(`S; ${W}; play S.♣5`), restrict({ type: 'follow', seat: 'W', trick: 9, what: 'highest' })),
      'W',
      ['CQ'],
    ],
    [
      'the lowest of the suit led',
      rule(at(`S; ${W}; play S.♣5`), restrict({ type: 'follow', seat: 'W', trick: 9, what: 'lowest' })),
      'W',
      ['C7'],
    ],
    [
      'a restriction of another trick does not count',
      rule(at(`S; ${W}; play S.♣5`), restrict({ type: 'follow', seat: 'W', trick: 8, what: 'lowest' })),
      'W',
      ['CQ', 'C9', 'C7'],
    ],
  ];
  for (const [name, state, seat, legal] of CASES) test(name, () => expect(cards(state, seat)).toEqual(legal));
});

describe('how long it lasts', () => {
  test('a second penalty card makes both major (50B), and so it stays when one is played', () => {
    const two = rule(at('W; hand W ♠4 ♥6 ♦3 ♣V7'), restrict(penalty('W', 'C7', 'minor'), penalty('W', 'D3', 'minor')));
    expect(penaltyCards(two).map(({ size }) => size)).toEqual(['major', 'major']);
    expect(penaltyCards(more(two, 'play W.♦3'))).toEqual([penalty('W', 'C7', 'major')]);
  });
  test('a ban holds while the seat keeps the lead and ends when another gains it', () => {
    const banned = rule(at('E; hand E ♠A7 ♥86 ♦B'), restrict(forbid('E', 'H')));
    const won = more(banned, 'play E.♠A S.♠3 W.♠9 N.♠5');
    expect(cards(won, 'E')).toEqual(['S7', 'DJ']);
    const lost = more(won, 'play E.♠7 S.♠K W.♣2 N.♠6');
    expect(lost.restrictions).toEqual([]);
  });
  test('a ban set before the seat has the lead waits for its first lead', () => {
    const banned = rule(at('S; hand E ♠A7 ♥86 ♦B'), restrict(forbid('E', 'H')));
    const lead = more(banned, 'play S.♠3 W.♠9 N.♠5 E.♠A');
    expect(cards(lead, 'E')).toEqual(['S7', 'DJ']);
  });
  test('a demand ends with the lead', () => {
    expect(more(rule(at('E; hand E ♥86'), restrict(demand('E', 'H'))), 'play E.♥6').restrictions).toEqual([]);
  });
  test('partner of a major penalty card waits at each lead until declarer has chosen (50D2)', () => {
    const lying = rule(at('E; hand E ♠A7 ♥86 ♦B'), restrict(penalty('W', 'HK', 'major')));
    expect(legalCards(lying, 'E')?.waits).toBe(true);
    const free = rule(lying, [decided]);
    expect(legalCards(free, 'E')?.waits).toBe(false);
    const again = more(free, 'play E.♠A S.♠3 W.♠9 N.♠5');
    expect(legalCards(again, 'E')?.waits).toBe(true);
  });
  test('partner of a minor one does not wait', () => {
    expect(legalCards(rule(at('E; hand E ♠A7'), restrict(penalty('W', 'H5', 'minor'))), 'E')?.waits).toBe(false);
  });
});
