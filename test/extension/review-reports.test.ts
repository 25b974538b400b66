// Director's reports of boards that lie open: of the whole board, with what the reader decided and his notes, a few at a time.
import { describe, expect, test, vi } from 'vitest';
import { noteKey } from '../../src/extension/review-memory';
import { reportOf, reportsOf } from '../../src/extension/review-reports';
import { openBoard } from '../../src/review/document';
import { momentOf } from '../../src/review/moment';
import { openAll, textSource } from '../../src/review/opening';
import { playedOn, START, said, type Walk } from '../../src/review/walk';
import { Work } from '../../src/review/work';

const DEAL = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|';
const CLEAN = `${DEAL}sv|n|mb|1H|mb|p|mb|p|mb|p|pc|D5|pc|DA|pc|D4|pc|D3|pc|S2|pc|SK|pc|SA|pc|S3|`;
const REVOKED = CLEAN.replace('pc|S3|', 'pc|C7|pc|HK|pc|H6|pc|H4|pc|HA|pc|S6|pc|SJ|pc|S3|');

async function workOf(...boards: string[]): Promise<Work> {
  const work = new Work();
  const text = boards.map((board, i) => `qx|o${i + 1}|${board}\n`).join('');
  const opening = { pace: async () => {}, signal: new AbortController().signal };
  await openAll([textSource('avond.lin', text)], work, opening);
  return work;
}
const game = (work: Work, place: number) => work.game(place) ?? expect.fail(`no board at ${place}`);

describe('of one board', () => {
  test('all of it, wherever the reader stands', async () => {
    const work = await workOf(CLEAN, REVOKED);
    const board = openBoard(game(work, 1));
    const { place, report } = reportOf(1, board, START, '2017', {});
    expect([place, report.board]).toEqual([1, '2']);
    expect(report.findings.map(({ kind, seat, trick }) => [kind, seat, trick])).toEqual([['revoke', 'E', 2]]);
    const clean = openBoard(game(work, 0));
    expect(reportOf(0, clean, START, '2017', {}).report.findings).toEqual([]);
  });
  test('with the notes on this board and finding, and no others', async () => {
    const work = await workOf(REVOKED, REVOKED);
    const board = openBoard(game(work, 1));
    const id = reportOf(1, board, START, '2017', {}).report.findings[0]?.id ?? expect.fail('no finding');
    const notes = { [noteKey(0, id)]: 'van spel 1', [noteKey(1, id)]: 'van spel 2', [noteKey(1, 'other')]: 'x' };
    expect(reportOf(1, board, START, '2017', notes).report.findings.map(({ note }) => note)).toEqual(['van spel 2']);
  });
  test('with what the reader answered; a card of a line of his own is no fact', async () => {
    const board = openBoard(game(await workOf(REVOKED), 0));
    const last: Walk = { ...START, stop: board.stops.length - 1 };
    const before = reportOf(0, board, last, '2017', {}).report;
    const [question] = momentOf(board, last, '2017').told.findings.flatMap(({ rulings }) => rulings[0]?.ask ?? []);
    if (question === undefined) return expect.fail('nothing is asked');
    const answered = question.values.map(({ value }) =>
      reportOf(0, board, said(board, last, { type: 'answer', question: question.id, value }), '2017', {}),
    );
    const rulings = answered.map(({ report }) => JSON.stringify(report.findings[0]?.rulings));
    expect(new Set([...rulings, JSON.stringify(before.findings[0]?.rulings)]).size).toBeGreaterThan(1);
    const own = playedOn(board, last, 'W', 'H5');
    expect(own.user.some(({ type }) => type === 'play')).toBe(true);
    expect(reportOf(0, board, own, '2017', {}).report).toEqual(before);
  });
});

describe('of many', () => {
  test('in the order of the places; a place where no board lies is passed over', async () => {
    const work = await workOf(REVOKED, CLEAN, REVOKED);
    const made = await reportsOf(
      [2, 0, 99],
      work,
      '2017',
      {},
      async () => {},
      () => true,
    );
    expect(made?.map(({ place, report }) => [place, report.board, report.findings.length])).toEqual([
      [2, '3', 1],
      [0, '1', 1],
    ]);
  });
  test('gives the page its turn, and stops once nobody waits for them', async () => {
    const work = await workOf(...Array.from({ length: 30 }, () => REVOKED));
    const places = Array.from({ length: 30 }, (_, place) => place);
    let clock = 0;
    // Each look at the clock is seven milliseconds later: every second board is due.
    vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 7;
      return clock;
    });
    const turn = vi.fn(async () => {});
    expect(await reportsOf(places, work, '2017', {}, turn, () => true)).toHaveLength(30);
    expect(turn.mock.calls.length).toBeGreaterThan(5);
    turn.mockClear();
    expect(await reportsOf(places, work, '2017', {}, turn, () => turn.mock.calls.length < 3)).toBeNull();
    expect(turn).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
  });
});
