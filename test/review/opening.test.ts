// Opening: every way in, and everything that is no record, told once and in words while the rest goes on.
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileSource, openAll, openLink, type Source, textSource } from '../../src/review/opening';
import { LIMITS } from '../../src/review/problems';
import { Work } from '../../src/review/work';

const DEAL = 'md|3S52HQ974DAT2CJ532,SK86HA5DKJ94CAT84,SAQJHKJT832D73CQ6,|';
const lin = (board: number) => `qx|o${board}|${DEAL}sv|o|mb|1H|mb|p|mb|p|mb|p|pc|H6|`;
const pbn = (board: number) => `[Board "${board}"]\n[Dealer "N"]\n[Deal "N:AQJ.KJT832.73.Q6 - - -"]\n\n`;

async function open(sources: readonly Source[], signal = new AbortController().signal) {
  const work = new Work();
  let bites = 0;
  const problems = await openAll(sources, work, {
    async pace() {
      bites++;
    },
    signal,
  });
  const boards = Array.from(
    { length: work.size },
    (_, place) => `${work.entry(place)?.file} ${work.entry(place)?.board}`,
  );
  return { boards, bites, problems: problems.list().map(({ code, names, count }) => [code, count, names[0]]) };
}
const bytes = (name: string, ...pieces: readonly Uint8Array[]): Source => ({
  name,
  size: null,
  async *read() {
    yield* pieces;
  },
});
const zip = (files: Record<string, string | Uint8Array>, level: 0 | 6 = 6) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, of]) => [name, typeof of === 'string' ? strToU8(of) : of])),
    { level },
  );
const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]);

describe('records', () => {
  test('several files, also one of links and one that a page was saved as', async () => {
    const link = `https://www.bridgebase.com/tools/handviewer.html?lin=${encodeURIComponent(lin(9))}`;
    const { boards, problems } = await open([
      textSource('a.lin', lin(1) + lin(2)),
      textSource('b.pbn', pbn(3)),
      textSource('c.txt', `${link}\n`),
      textSource('d.html', `<!doctype html><a href="${link.replace('o9', 'o8')}">x</a>`),
    ]);
    expect(boards).toEqual(['a.lin 1', 'a.lin 2', 'b.pbn 3', 'c.txt 9', 'd.html 8']);
    expect(problems).toEqual([]);
  });
  test('a browser file comes in bites', async () => {
    const file = Object.assign(new Blob([lin(1).repeat(2000)]), { name: 'long.lin' });
    const { boards, bites } = await open([fileSource(file)]);
    expect(boards).toHaveLength(2000);
    expect(bites).toBeGreaterThan(3);
  });
  test('one link; a link without a board says so', async () => {
    const work = new Work();
    expect(openLink(`https://www.bridgebase.com/tools/handviewer.html?lin=${lin(4)}`, work).list()).toEqual([]);
    expect(work.entry(0)?.board).toBe('4');
    expect(openLink('https://www.bridgebase.com/tools/handviewer.html?myhand=M-1-2', work).list()[0]?.code).toBe(
      'link-elsewhere',
    );
  });
  test('is stopped when asked', async () => {
    const stop = new AbortController();
    const work = new Work();
    let bites = 0;
    await openAll([textSource('a.lin', lin(1).repeat(5000)), textSource('b.lin', lin(2))], work, {
      async pace() {
        if (++bites === 2) stop.abort();
      },
      signal: stop.signal,
    });
    expect(work.find('b.lin')).toEqual([]);
    expect(work.size).toBeLessThan(5000);
  });
});

describe('zip', () => {
  test.each([0, 6] as const)('files in folders, in any piece sizes, level %s', async (level) => {
    const packed = zip({ 'evening/a.lin': lin(1), 'evening/b/c.pbn': pbn(2), '__MACOSX/evening/._a.lin': 'x' }, level);
    for (const size of [1, 50, packed.length]) {
      const pieces = Array.from({ length: Math.ceil(packed.length / size) }, (_, i) =>
        packed.slice(i * size, (i + 1) * size),
      );
      const { boards, problems } = await open([bytes('e.zip', ...pieces)]);
      expect(boards).toEqual(['e.zip/evening/a.lin 1', 'e.zip/evening/b/c.pbn 2']);
      expect(problems).toEqual([]);
    }
  });
  test('a zip in a zip is opened, one more is told', async () => {
    const inner = zip({ 'a.lin': lin(1), 'deep.zip': zip({ 'b.lin': lin(2) }) });
    const { boards, problems } = await open([bytes('e.zip', zip({ 'in.zip': inner, 'c.lin': lin(3) }))]);
    expect(boards).toEqual(['e.zip/in.zip/a.lin 1', 'e.zip/c.lin 3']);
    expect(problems).toEqual([['deep-zip', 1, 'e.zip/in.zip/deep.zip']]);
  });
  test('torn: what stood before is there, and it is said', async () => {
    const whole = zip({ 'a.lin': lin(1), 'b.lin': lin(2).repeat(50) }, 0);
    for (const length of [whole.length - 30, whole.length - 200, Math.round(whole.length / 2)]) {
      const { boards, problems } = await open([bytes('e.zip', whole.slice(0, length)), textSource('z.lin', lin(7))]);
      expect(boards[0]).toBe('e.zip/a.lin 1');
      expect(boards.at(-1)).toBe('z.lin 7');
      expect(problems).toEqual([['torn-zip', 1, 'e.zip']]);
    }
  });
  test('damaged inside: that file is told, the others are opened', async () => {
    const packed = zip({ 'a.lin': lin(1).repeat(20), 'b.lin': lin(2) });
    packed.fill(0xff, 40, 60);
    const { boards, problems } = await open([bytes('e.zip', packed)]);
    expect(boards).toContain('e.zip/b.lin 2');
    expect(problems.map(([code]) => code)).toEqual(['strange-zip']);
  });
  test('one that unpacks to far more than it says is skipped, in no time', async () => {
    const packed = zip({ 'bomb.lin': `${lin(1)}${' '.repeat(30_000_000)}`, 'b.lin': lin(2) });
    // The size that the file is said to have, at its own place.
    new DataView(packed.buffer).setUint32(22, 500, true);
    const begun = performance.now();
    const { boards, problems } = await open([bytes('e.zip', packed)]);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(boards).toContain('e.zip/b.lin 2');
    expect(problems).toEqual([['lying-zip', 1, 'e.zip/bomb.lin']]);
  });
  test('whatever is changed in a zip, the files beside it open and nothing breaks', async () => {
    const whole = zip({ 'a.lin': lin(1).repeat(30), 'in.zip': zip({ 'b.pbn': pbn(2) }), 'c.lin': lin(3) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        fc.option(fc.nat(whole.length)),
        async (changes, cut) => {
          const packed = whole.slice(0, cut ?? whole.length);
          for (const [at, to] of changes) if (at > 3) packed[at] = to;
          const { boards } = await open([bytes('e.zip', packed), textSource('z.lin', lin(7))]);
          expect(boards.at(-1)).toBe('z.lin 7');
        },
      ),
      { numRuns: 400 },
    );
  });
  test('an empty zip is no fault', async () => {
    expect((await open([bytes('e.zip', zip({}))])).problems).toEqual([]);
  });
});

describe('what is no record', () => {
  test('a folder of pictures is one line', async () => {
    const { boards, problems } = await open([
      ...Array.from({ length: 300 }, (_, i) => bytes(`IMG_${i}.png`, PICTURE)),
      textSource('a.lin', lin(1)),
    ]);
    expect(boards).toEqual(['a.lin 1']);
    expect(problems).toEqual([['no-record', 300, 'IMG_0.png']]);
  });
  test('empty, unreadable and too large each in words of their own', async () => {
    const gone: Source = {
      name: 'gone.lin',
      size: 10,
      // biome-ignore lint/correctness/useYield: it fails before it has anything
      async *read() {
        throw new DOMException('gone', 'NotFoundError');
      },
    };
    const large: Source = { ...textSource('large.pbn', ''), size: LIMITS.file + 1 };
    const { boards, problems } = await open([textSource('empty.lin', ''), gone, large, textSource('a.lin', lin(1))]);
    expect(boards).toEqual(['a.lin 1']);
    expect(problems.map(([code]) => code)).toEqual(['empty', 'unreadable', 'too-large']);
  });
  test('ten thousand tiny files: the first are read, and it is said', async () => {
    const { boards, problems } = await open(Array.from({ length: 10_000 }, (_, i) => textSource(`${i}.lin`, lin(1))));
    expect(boards).toHaveLength(LIMITS.files);
    expect(problems.map(([code]) => code)).toEqual(['too-many']);
  });
});
