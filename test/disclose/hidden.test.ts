// F5, F9: nothing rests on cards that the user does not see, and while playing the text is the same at all seats.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Happening, TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import { type Card, partner, SEATS, type Seat } from '../../src/bridge/types';
import { log } from '../../src/cases/log';
import { admit } from '../../src/disclose/admit';
import { type PlayedBoard, playedBoards, type Rng, seeded } from '../help/deals';
import * as plant from '../help/plant';
import { contextFor, kinds, shown } from './shown';

const PLANTERS = [
  plant.plantRevoke,
  plant.plantLaterProof,
  plant.plantLeadOutOfTurn,
  plant.plantPlayOutOfTurn,
  plant.plantFifthCard,
  plant.plantShortTrick,
  plant.plantWrongCount,
  plant.plantInsufficient,
  plant.plantExposed,
  plant.plantKeptBack,
  /** A lawful board up to some card, with a claim there. */
  (board: plant.Played, pick: number): plant.Planted => {
    const happenings: Happening[] = [
      { type: 'board', board: board.board },
      ...SEATS.map((seat): Happening => ({ type: 'hand', seat, cards: board.hands[seat] })),
      ...board.calls.map((one): Happening => ({ type: 'call', ...one })),
      ...board.plays.slice(0, pick % 50).map((one): Happening => ({ type: 'play', ...one })),
      { type: 'claim', seat: board.contract.declarer, tricks: pick % 5, counted: 'more' },
    ];
    const events = happenings.map((one, i): TableEvent => ({ ...one, id: `e${i}`, from: 'site' }));
    return { log: events, kind: 'claim', seat: board.contract.declarer };
  },
];

const handOf = (event: TableEvent): event is Extract<TableEvent, { type: 'hand' }> => event.type === 'hand';

/** The same log with other cards in the hands of `hidden`: what they did not play yet changes hands. */
function redealt(log: readonly TableEvent[], hidden: readonly Seat[], rng: Rng): readonly TableEvent[] {
  const gone = new Set(
    log.flatMap((event) =>
      event.type === 'play' || event.type === 'named' ? [event.card] : event.type === 'exposed' ? event.cards : [],
    ),
  );
  const loose = log.filter(handOf).flatMap(({ seat, cards }) => (hidden.includes(seat) ? cards : []));
  const pool = loose.filter((card) => !gone.has(card));
  for (let last = pool.length - 1; last > 0; last--) {
    const other = Math.floor(rng() * (last + 1));
    [pool[last], pool[other]] = [pool[other] as Card, pool[last] as Card];
  }
  return log.map((event) => {
    if (!handOf(event) || !hidden.includes(event.seat)) return event;
    return { ...event, cards: event.cards.map((card) => (gone.has(card) ? card : (pool.pop() as Card))) };
  });
}

const planted = fc
  .tuple(playedBoards(), fc.nat(1000), fc.constantFrom(...PLANTERS), fc.nat())
  .map(([board, pick, planter, seed]) => ({ board, planted: planter(board, pick), rng: seeded(seed) }))
  .filter(
    (one): one is { board: PlayedBoard & plant.Played; planted: plant.Planted; rng: Rng } => one.planted !== null,
  );

describe('F9: while playing', () => {
  test('other cards in the hidden hands change nothing, at any seat', () => {
    let told = 0;
    fc.assert(
      fc.property(planted, fc.constantFrom(...SEATS), ({ planted: { log: events }, rng }, me) => {
        const { contract } = replay(events);
        const open = contract === null ? [] : [partner(contract.declarer)];
        const hidden = SEATS.filter((seat) => !open.includes(seat));
        // A page that leaks: all four hands stand in the log and the picture.
        const before = shown(events, { me });
        const after = shown(redealt(events, hidden, rng), { me });
        expect(after).toEqual(before);
        told += before.findings.length + before.occasions.length;
      }),
      { numRuns: 150 },
    );
    expect(told).toBeGreaterThan(50);
  });
  test('all three seats that are not dummy read the same, whatever their own cards', () => {
    fc.assert(
      fc.property(planted, ({ planted: { log: events } }) => {
        const { contract } = replay(events);
        const dummy = contract && partner(contract.declarer);
        const told = SEATS.filter((seat) => seat !== dummy).map((me) =>
          shown(events, { me, sees: dummy === null ? [me] : [me, dummy] }),
        );
        for (const one of told) expect(one).toEqual(told[0]);
      }),
      { numRuns: 60 },
    );
  });
  test('no option of a hidden hand names its cards', () => {
    const text =
      'contract 4♠ S; play W.♥4 N.♥5 E.♥6 S.♥7; exposed W.♦K accident seen; hand E ♦A2 ♣A; hand W ♦K ♦3 ♣4; play S.♣2 W.♣4 N.♣3 E.♣A';
    const found = shown(text, { me: 'E' }).findings.flatMap(({ rulings }) => rulings.flatMap(({ options }) => options));
    for (const { plays } of found) expect(plays?.cards ?? null).toBe(null);
  });
  test('before the opening lead dummy is as closed as any hand', () => {
    const text = 'dealer S; hand N ♠AKQ ♥AKQ ♦AKQ ♣AKQJ; calls 1NT P P P';
    const hands = (more: string) => admit('playing', contextFor(log(text + more), { me: 'S' })).filter(handOf);
    expect(hands('').map(({ seat }) => seat)).toEqual([]);
    expect(hands('; play W.♠4').map(({ seat }) => seat)).toEqual(['N']);
  });
});

describe('an open claim', () => {
  const text =
    'contract 4♠ S; play W.♥4; hand N ♥52 ♠AK ♦AKQJ ♣AKQ42; play N.♥5 E.♥6 S.♥7; claim S 10; hand S ♠QJT9 ♥A ♦432 ♣5432';
  test('is not reasoned about with any card, dummy included', () => {
    const events = log(text);
    const judged = admit('playing', contextFor(events, { me: 'E' }));
    expect(judged.filter(handOf)).toEqual([]);
    expect(kinds(shown(events, { me: 'E' }))).toEqual(['claim']);
  });
  test('also when only the question on the page tells of it', () => {
    const events = log(text).filter(({ type }) => type !== 'claim');
    const page = { question: { kind: 'claim', seat: 'S', tricks: 10 } } as const;
    expect(admit('playing', contextFor(events, { me: 'E', page })).filter(handOf)).toEqual([]);
    expect(admit('playing', contextFor(events, { me: 'E' })).filter(handOf).length).toBeGreaterThan(0);
  });
  test('hands that stay open after a refusal are no hands to use', () => {
    const events = log(`${text}; claimanswer refused; play S.♠Q`);
    expect(
      admit('playing', contextFor(events, { me: 'E' }))
        .filter(handOf)
        .map(({ seat }) => seat),
    ).toEqual(['N']);
  });
});

describe('F5: for everybody', () => {
  const text = 'dealer S; hand E ♠98 ♥9876 ♦QJT ♣JT98; calls 1NT P P P; play W.♠4 N.♠A E.♥9 S.♠5';
  test.each(['review', 'kibitz', 'playing'] as const)('a hand that the page hides now is out (%s)', (role) => {
    const who = { role, spectator: true, lesson: true };
    expect(kinds(shown(text, who))).toEqual(['revoke']);
    const hidden = shown(text, { ...who, sees: ['N', 'S', 'W'] });
    expect([kinds(hidden), hidden.now.hands]).toEqual([[], {}]);
  });
  test('after the board too', () => {
    expect(kinds(shown(`${text}; end cutOff`, { me: 'W', sees: ['W'] }))).toEqual([]);
  });
});
