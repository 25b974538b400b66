// @vitest-environment happy-dom
// Each thing that can happen beside the play, planted in boards that people played: before it nothing is told; when the page has come to rest after it just
// that, with its articles; and when play has gone on no more than what belongs to it. Before a kibitzer and, where a player is asked, before one in each kind of cards.
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/bridge/types';
import { judge } from '../../../src/referee';
import { FACE_UP, PLANTED, type Planted } from './planted';
import { realBoards } from './real-boards';
import type { Switches } from './script';
import { VIEWS } from './views';
import { watchedPlay } from './watched-board';

const BOARDS = realBoards(200).flatMap(({ board }) => {
  const { contract } = board;
  return contract !== null && board.plays.length === 52 && board.calls.length > 4 ? [{ ...board, contract }] : [];
});
/** Longer than it takes to believe even what cannot be. */
const REST = 2500;
const MORE_CARDS = 6;

const viewOf = (name: string): Switches => VIEWS.find(([one]) => one === name)?.[1] ?? {};

/** What is told of a log: kinds in order, and all articles of each. */
const toldOf = (log: Parameters<typeof judge>[0]) => {
  const { findings, occasions } = judge(log, '2017');
  return [...findings, ...occasions].map(({ irregularity, rulings }) => {
    return { kind: irregularity.kind as string, articles: rulings.flatMap((ruling) => ruling.articles) };
  });
};

function expectTold(told: ReturnType<typeof toldOf>, expected: Planted['told'], when: string): void {
  expect(
    told.map(({ kind }) => kind),
    when,
  ).toEqual(expected.map(([kind]) => kind));
  for (const [n, [kind, ...articles]] of expected.entries()) {
    const missing = articles.filter((wanted) => !told[n]?.articles.some((id) => id.startsWith(wanted)));
    expect(missing, `${when}, articles of ${kind}: ${told[n]?.articles}`).toEqual([]);
  }
}

async function planted(event: Planted, view: Switches, from: number): Promise<void> {
  const me = view.me === undefined ? 'S' : view.me;
  const asks = (board: (typeof BOARDS)[number]): Seat | null => event.by?.(board, event.cards ?? 0) ?? null;
  const board = [...BOARDS.slice(from), ...BOARDS].find((one) => me === null || asks(one) !== me);
  if (board === undefined) throw new Error('no board where another asks');
  const kind = event.shown ? 'vugraph' : 'game';
  await watchedPlay(
    { view: { ...view, kind, tells: false }, share: 0, seed: 2 * from + 1 },
    async (script, look, seen) => {
      const { table } = script;
      await script.run(table.deal(board), look);
      await script.run(table.go(event.cards === null ? { calls: 3, cards: 0 } : { cards: event.cards }), look);
      await script.rest(REST, look);
      expectTold(toldOf(seen.log), [], 'before it');
      await script.run(event.act(table, asks(board) ?? 'N'), look);
      await script.rest(REST, look);
      expectTold(toldOf(seen.log), event.told, 'at rest after it');
      if (event.later === null) return;
      for (let n = 0; n < MORE_CARDS && table.turn !== null; n++) await script.run(table.robot(), look);
      await script.rest(REST, look);
      expectTold(toldOf(seen.log), event.later, 'when play has gone on');
    },
  );
}

describe.each(PLANTED.map((event, at) => [event.name, event, at] as const))('%s', (_, event, at) => {
  // In a language that nobody knows an undo cannot be told from any other question.
  const views = event.by
    ? [
        ['a kibitzer who sees all hands', 'East, diagrams', 'South, pictures'],
        ['a kibitzer who sees one hand', 'North, diagrams', 'North, pictures'],
      ][at % 2]
    : ['a kibitzer who sees all hands'];
  it.each(views ?? [])('before %s', (view) => planted(event, viewOf(view), 3 * at), 120_000);
});

it(FACE_UP.name, () => planted(FACE_UP, { me: null, openHands: [] }, 1), 120_000);
