// A board on which several things go wrong after each other, with choices made in between: a log as it grows at a table where people report.
import type { Effect, Happening, TableEvent } from '../../src/bridge/events';
import { apply } from '../../src/bridge/replay';
import { legalCards } from '../../src/bridge/restrictions';
import { empty as emptyTable, type TableState } from '../../src/bridge/table';
import { type Card, SEATS, type Seat } from '../../src/bridge/types';
import type { Ruling } from '../../src/laws/law';
import { judge, type Report } from '../../src/referee';
import { logOf, type Rng, randomBoard, seeded } from './deals';

/** A ruling that stands, with the id that a choice names; `done`: what follows by itself is in the log already. */
export interface Standing {
  finding: string;
  kind: string;
  ruling: Ruling;
  done: boolean;
}

export function standingIn(report: Report): readonly Standing[] {
  const found = [...report.findings, ...report.occasions].flatMap(({ id, irregularity, rulings, chosen }) =>
    rulings.map((ruling) => ({ finding: id, kind: irregularity.kind as string, ruling, done: chosen !== null })),
  );
  return [...found, ...report.due.map(({ id, ruling }) => ({ finding: id, kind: 'due', ruling, done: false }))];
}

/** What an option does to the table, with what follows by itself where nobody has confirmed that yet. */
export const effectsOf = ({ ruling, done }: Standing, chosen: readonly Effect[]): readonly Effect[] => [
  ...(done ? [] : ruling.effects),
  ...chosen,
];

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[Math.floor(rng() * list.length)] as T;
const coin = (rng: Rng): boolean => rng() < 0.5;

function holding(state: TableState, seat: Seat): readonly Card[] {
  return state.hands[seat] ?? [];
}

/** A card that somebody holds; null when nobody does. */
function anyHeld(rng: Rng, state: TableState): { seat: Seat; card: Card } | null {
  const seats = SEATS.filter((seat) => holding(state, seat).length > 0);
  if (seats.length === 0) return null;
  const seat = oneOf(rng, seats);
  return { seat, card: oneOf(rng, holding(state, seat)) };
}

const played = (state: TableState): readonly { seat: Seat; card: Card }[] =>
  state.tricks.flatMap(({ plays }) => plays.flatMap((one) => (one === null ? [] : [one])));

function lawful(rng: Rng, state: TableState): Happening | null {
  const { turn } = state;
  const legal = turn === null ? null : legalCards(state, turn);
  if (turn === null || legal === null || legal.cards.length === 0) return null;
  return { type: 'play', seat: turn, card: oneOf(rng, legal.cards) };
}

function incident(rng: Rng, state: TableState): Happening | null {
  const held = anyHeld(rng, state);
  if (held === null) return null;
  const { seat, card } = held;
  const own = holding(state, seat);
  const by = oneOf(rng, SEATS);
  const last = played(state).at(-1);
  const makers: readonly (() => Happening | null)[] = [
    () => {
      const as = oneOf(rng, ['lead', 'follow', undefined] as const);
      return { type: 'play', seat, card, ...(as === undefined ? {} : { as }) };
    },
    () => ({ type: 'play', seat: state.turn ?? seat, card: oneOf(rng, holding(state, state.turn ?? seat)) ?? card }),
    () => {
      const how = oneOf(rng, ['accident', 'deliberate', 'unknown'] as const);
      return { type: 'exposed', seat, cards: own.slice(0, 1 + Math.floor(rng() * 2)), how, seenByPartner: coin(rng) };
    },
    () => ({ type: 'named', seat, card }),
    () => ({ type: 'handled', seat, card, how: oneOf(rng, ['held', 'touched'] as const) }),
    () => ({ type: 'found', seat, card, where: oneOf(rng, ['floor', 'trick 1', 'trick 2']) }),
    () => ({ type: 'misinformation', by, corrected: coin(rng), about: oneOf(rng, ['turn', 'explanation'] as const) }),
    () => ({ type: 'interference', by, kind: oneOf(rng, ['card', 'suggests', 'looked']) }),
    () => ({ type: 'accepted', by, what: 'lead' }),
    () => ({ type: 'takeBack', what: 'play', count: 1 }),
    () => ({
      type: 'simultaneous',
      plays: [held, { seat, card: oneOf(rng, own) }].filter((one, i) => i === 0 || one.card !== card),
    }),
    () => {
      const other = anyHeld(rng, state);
      return other === null || other.seat === seat ? null : { type: 'simultaneous', plays: [held, other] };
    },
    () =>
      last === undefined ? null : { type: 'misplaced', ...last, named: oneOf(rng, holding(state, last.seat)) ?? card },
    () =>
      last === undefined
        ? null
        : { type: 'meant', seat: last.seat, instead: last.card, card: oneOf(rng, holding(state, last.seat)) ?? card },
    () => ({
      type: 'designation',
      words: oneOf(rng, ['high', 'low', 'win', 'any', null] as const),
      suit: coin(rng) ? (card[0] as 'C') : null,
      rank: coin(rng) ? (card[1] as '2') : null,
    }),
    () => ({ type: 'claim', seat, tricks: Math.floor(rng() * 5), counted: 'more' }),
    () => ({ type: 'concession', seat, tricks: null }),
    () => ({ type: 'claimAnswer', accepted: false }),
  ];
  // Cards out of order come oftener: the others lead to fewer choices.
  return rng() < 0.3 ? oneOf(rng, makers.slice(0, 3))() : oneOf(rng, makers)();
}

function chosen(rng: Rng, report: Report): Happening | null {
  const all = standingIn(report);
  if (all.length === 0) return null;
  const one = oneOf(rng, all);
  if (one.ruling.ask.length > 0 && coin(rng)) {
    const { id, values } = oneOf(rng, one.ruling.ask);
    return { type: 'answer', question: id, value: oneOf(rng, values).value };
  }
  const options = one.ruling.options;
  const option = options.length === 0 ? null : oneOf(rng, options);
  const effects = effectsOf(one, option?.effects ?? []);
  return effects.length === 0 ? null : { type: 'ruled', finding: one.finding, option: option?.id ?? '', effects };
}

/**
 * A log with up to four incidents in one board and choices among what was offered, and the report on it. Some hands are hidden, also from the referee;
 * what happens at the table knows them all.
 */
export function incidents(seed: number): { log: readonly TableEvent[]; report: Report } {
  const rng = seeded(seed);
  let board = randomBoard(rng);
  while (board.contract === null) board = randomBoard(rng);
  const at = Math.floor(rng() * 48);
  const start = logOf(board).filter((event) => event.type !== 'end');
  const firstPlay = start.findIndex((event) => event.type === 'play');
  const hidden = new Set(coin(rng) ? [] : SEATS.filter(() => coin(rng)));
  const truth = start.slice(0, firstPlay + at);
  const log: TableEvent[] = truth
    .filter((event) => event.type !== 'hand' || !hidden.has(event.seat))
    .map((event) => ({ ...event, from: 'site' }));
  let state = truth.reduce(apply, emptyTable);
  const add = (one: Happening | null): void => {
    if (one === null) return;
    const event: TableEvent = { ...one, id: `x${log.length}`, from: 'user' };
    log.push(event);
    state = apply(state, event);
  };
  for (let times = 1 + Math.floor(rng() * 4); times > 0; times--) {
    add(incident(rng, state));
    for (let choices = Math.floor(rng() * 3); choices > 0; choices--) add(chosen(rng, judge(log)));
    for (let moves = Math.floor(rng() * 5); moves > 0; moves--) add(lawful(rng, state));
  }
  return { log, report: judge(log) };
}
