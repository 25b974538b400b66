// Boards that people played, something planted in each before somebody who looks at it, and what was told of it.
import { expect } from 'vitest';
import { judge } from '../../../src/referee';
import type { Onlooker } from './onlooker';
import type { Board, Told } from './planted';
import { realBoards } from './real-boards';
import type { Script, Switches } from './script';
import { VIEWS } from './views';

/** Longer than it takes to believe even what cannot be. */
export const REST = 2500;
const MORE_CARDS = 6;

/** Played to the end, with an auction. */
export const BOARDS: readonly Board[] = realBoards(200).flatMap(({ board }) => {
  const { contract } = board;
  return contract !== null && board.plays.length === 52 && board.calls.length > 4 ? [{ ...board, contract }] : [];
});

/** In a language that nobody knows an undo cannot be told from any other question, and diagrams are not read before their letters are: so in English. */
export const KNOWN_VIEWS = VIEWS.map(([name, view]): readonly [string, Switches] => {
  return [name, { ...view, tells: false, ...(view.language === 'zz' && { language: 'en' }) }];
});

/** The boards from one on that differs from event to event and from view to view. */
export const boardsFor = (event: number, view: number): readonly Board[] => {
  const from = (7 * event + 13 * view) % BOARDS.length;
  return [...BOARDS.slice(from), ...BOARDS.slice(0, from)];
};

/** Odd seeds: at the pace of people. */
export const seedFor = (event: number, view: number): number => 2 * (7 * event + 13 * view) + 1;

/** What is told of a log: kinds in order, and all articles of each. */
function toldOf({ log }: Onlooker) {
  const { findings, occasions } = judge(log, '2017');
  return [...findings, ...occasions].map(({ irregularity, rulings }) => {
    return { kind: irregularity.kind as string, articles: rulings.flatMap((ruling) => ruling.articles) };
  });
}

/** Exactly these kinds, each with (at least) these articles. */
export function expectTold(seen: Onlooker, expected: Told, when: string): void {
  const told = toldOf(seen);
  expect(
    told.map(({ kind }) => kind),
    when,
  ).toEqual(expected.map(([kind]) => kind));
  for (const [n, [kind, ...articles]] of expected.entries()) {
    const missing = articles.filter((wanted) => !told[n]?.articles.some((id) => id.startsWith(wanted)));
    expect(missing, `${when}, articles of ${kind}: ${told[n]?.articles}`).toEqual([]);
  }
}

/** Deals and plays up to the event, after which the page comes to rest: nothing is told yet. */
export async function upTo(
  { table, run, rest }: Script,
  look: (now: number) => void,
  seen: Onlooker,
  board: Board,
  cards: number | null,
): Promise<void> {
  await run(table.deal(board), look);
  await run(table.go(cards === null ? { calls: 3, cards: 0 } : { cards }), look);
  await rest(REST, look);
  expectTold(seen, [], 'before it');
}

/** Some cards more. */
export async function playOn({ table, run, rest }: Script, look: (now: number) => void): Promise<void> {
  for (let n = 0; n < MORE_CARDS && table.turn !== null; n++) await run(table.robot(), look);
  await rest(REST, look);
}
