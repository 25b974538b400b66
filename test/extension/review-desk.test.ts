// The review page's desk: what is dropped while something else is being read, stopped or brought back.
import { expect, it } from 'vitest';
import { openDesk } from '../../src/extension/review-desk';
import { openAll, type Source, textSource } from '../../src/review/opening';
import { Work } from '../../src/review/work';

const LIN = 'qx|o1|md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|sv|o|mb|1H|mb|p|mb|p|mb|p|pc|D5|';
const EACH = 1_000;
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
const recordOf = (boards: number) => `${LIN}\n`.repeat(boards);
const sourceOf = (name: string, boards: number) => textSource(name, recordOf(boards));

/** A desk in the middle of a file of twice `EACH` boards; `goOn` brings its second half. `added` counts how often the desk told of more boards. */
async function reading() {
  let added = 0;
  let goOn = () => {};
  const halfway = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const desk = openDesk(
    () => {},
    turn,
    () => {
      added++;
    },
  );
  const half = new TextEncoder().encode(recordOf(EACH));
  const slow: Source = {
    name: 'first.lin',
    size: null,
    async *read() {
      yield half;
      await halfway;
      yield half;
    },
  };
  const first = desk.take([slow]);
  while (desk.work.size === 0) await turn();
  return { desk, first, goOn, added: () => added };
}

it('what is dropped while a file is being read comes after it, and both are told of together', async () => {
  const { desk, first, goOn, added } = await reading();
  const second = desk.take([sourceOf('second.lin', 2), textSource('letter.txt', 'no record at all')]);
  goOn();
  await Promise.all([first, second]);
  expect(desk.work.files()).toEqual(['first.lin', 'second.lin']);
  expect(desk.opening()).toMatchObject({ reading: null, opened: 2 * EACH + 2, problems: [{ code: 'no-record' }] });
  expect(added()).toBe(1);
});
it('what was read before it was stopped is kept, also where the next file holds nothing', async () => {
  const { desk, first, goOn, added } = await reading();
  desk.stop();
  const second = desk.take([textSource('letter.txt', 'no record at all')]);
  goOn();
  await Promise.all([first, second]);
  expect(desk.work.files()).toEqual(['first.lin']);
  expect(desk.work.size).toBeLessThan(2 * EACH);
  expect(added()).toBe(1);
  expect(desk.opening()).toMatchObject({ reading: null, opened: 0 });
});
it('boards that are brought back while a file is being read do not get those of the file among them', async () => {
  const { desk, first, goOn, added } = await reading();
  const kept = new Work();
  const signal = new AbortController().signal;
  await openAll([sourceOf('kept.lin', 3)], kept, { pace: turn, signal });
  desk.restore(kept, 1, 0);
  goOn();
  await first;
  expect(desk.work.files()).toEqual(['kept.lin']);
  expect(desk.board()?.place).toBe(1);
  expect(desk.opening()).toMatchObject({ reading: null, opened: null });
  expect(added()).toBe(0);
});
