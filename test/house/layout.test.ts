import path from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesUnder, isCode, read, topLevel } from './files';

const TOP = [
  '.ci',
  '.gitignore',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'build.mjs',
  'icons',
  'manifest.json',
  'package-lock.json',
  'package.json',
  'src',
  'test',
  'tsconfig.json',
  'vitest.config.ts',
];
/** Registries: the only files that may be called index. */
const REGISTRIES = ['src/detect/index.ts', 'src/laws/index.ts', 'src/records/index.ts', 'src/sites/index.ts'];
/** Lines; a test may be a long table of cases. */
const MOST_LINES = { src: 250, test: 400 };
/** Longer files, each with the reason why it is one subject. */
const LONG: Readonly<Record<string, string>> = {
  'src/laws/45-played-card.ts': 'the texts of one law with many articles',
  'src/seen.ts': 'one table: a line for each kind of find',
  'build.mjs': 'the one build file of the top level',
};

const code = [...filesUnder('src'), ...filesUnder('test'), 'build.mjs', 'vitest.config.ts'].filter(isCode);
const text = [
  ...filesUnder('src'),
  ...filesUnder('test'),
  ...topLevel().filter((name) => path.extname(name) !== ''),
].filter((file) => /\.(ts|tsx|mjs|js|json|html|css|md|svg)$/.test(file) && file !== 'package-lock.json');

describe('the layout of the project', () => {
  it('has nothing at the top level but what belongs there', () => {
    expect(topLevel().filter((name) => !TOP.includes(name))).toEqual([]);
  });

  it('has index files in registries only, and no file for odds and ends', () => {
    expect(code.filter((file) => /\/index\.tsx?$/.test(file) && !REGISTRIES.includes(file))).toEqual([]);
    expect(code.filter((file) => /\/(utils?|helpers?|common|misc)\.\w+$/.test(file))).toEqual([]);
  });

  it('has no code file too long for one subject', () => {
    const most = (file: string) => (file.startsWith('test/') ? MOST_LINES.test : MOST_LINES.src);
    const long = code.filter((file) => read(file).trimEnd().split('\n').length > most(file));
    expect(long.filter((file) => !(file in LONG))).toEqual([]);
    expect(Object.keys(LONG).filter((file) => !long.includes(file))).toEqual([]);
  });

  it('mirrors the source: a test file stands where its subject stands', () => {
    const areaOf = (file: string) => (file.split('/')[1] ?? '').replace(/(\.test)?\.\w+$/, '');
    const areas = new Set(filesUnder('src').map(areaOf));
    for (const own of ['property', 'house', 'browser', 'help', 'commands']) areas.add(own);
    const astray = filesUnder('test').filter((file) => !areas.has(areaOf(file)));
    expect(astray).toEqual([]);
  });
});

/** What a file says about a place or a paper that a reader of the project does not have. */
function strangers(file: string, source: string): readonly string[] {
  const found: string[] = [];
  for (const [place] of source.matchAll(/(?<![\w.:/])\/(work|tmp|home|root)\/\w[\w./-]*/g))
    found.push(`${file}: ${place}`);
  for (const [issue] of source.matchAll(/\bissue #?\d+\b/gi)) found.push(`${file}: ${issue}`);
  for (const [, climb = ''] of source.matchAll(/['"`\s(]((?:\.\.\/)+[\w.-]+)/g)) {
    if (path.join(path.dirname(file), climb).startsWith('..')) found.push(`${file}: ${climb}`);
  }
  // In code a name like that may be a property; in comments and strings it is a file.
  const prose = isCode(file) ? [...source.matchAll(/\/\/.*|\/\*[\s\S]*?\*\/|(['"`])[\w./-]+\1/g)].join('\n') : source;
  for (const [, paper = ''] of prose.matchAll(/(?<![\w*}-])([\w-]+(?:\/[\w-]+)*\.(?:md|tsv))\b/g)) {
    if (!known.has(path.basename(paper))) found.push(`${file}: ${paper}`);
  }
  return found;
}
const known = new Set([...filesUnder('src'), ...filesUnder('test'), ...TOP].map((file) => path.basename(file)));
/** Tables of the record collection that a test reads where SLAGWACHT_DATA says so. */
for (const table of ['MANIFEST.tsv', 'EXPECTED.tsv']) known.add(table);

describe('the project speaks of itself alone', () => {
  it('names no file, place or paper from outside', () => {
    expect(text.flatMap((file) => (file === 'test/house/layout.test.ts' ? [] : strangers(file, read(file))))).toEqual(
      [],
    );
  });

  it.each([
    ['src/x.ts', '// see /work/other/place'],
    ['src/x.ts', "import x from '../../elsewhere'"],
    ['README.md', 'see issue 12'],
    ['src/laws/x.ts', '// from notes.md'],
    ['src/laws/x.ts', '/** Rows of\n * tables.md. */'],
    ['test/laws/x.test.ts', "read('cases.tsv')"],
  ])('finds it in %s: %s', (file, source) => {
    expect(strangers(file, source)).toHaveLength(1);
  });

  it('takes a property for what it is', () => {
    expect(strangers('src/records/x.ts', 'if (this.md === null) return board.md;')).toEqual([]);
  });
});
