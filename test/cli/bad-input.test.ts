// The commands on input that is wrong: exit 2 with a line that names it in the user's language, the rest goes on, and no trace of our own.
import { execFile, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readInput } from '../../src/cli/inputs';

type Lang = 'nl' | 'en';
type Outcome = { code: number | null; out: string; err: string };

const BOARD = `[Board "1"]
[Dealer "N"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Auction "N"]
1NT ^I 1C AP
`;
const CASE = 'case GOOD\ncontract 3NT S\n';
let programs: string;
let folder: string;

beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'bad-input-'));
  for (const name of ['scan', 'rule', 'laws'])
    await build({
      entryPoints: [`src/cli/${name}.ts`],
      outfile: join(programs, `${name}.mjs`),
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
});
afterAll(() => rm(programs, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bad-input-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (name: string, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(programs, `${name}.mjs`), ...args], { cwd: folder }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
const put = (name: string, what: string | Uint8Array): Promise<void> => writeFile(join(folder, name), what);
const quiet = ({ out, err }: Outcome): void => expect(out + err).not.toMatch(/^\s+at |node:|Error:/m);

describe('what was typed', () => {
  const wrong: [args: string[], lang: Lang, words: string][] = [
    [['--foo', 'x'], 'nl', 'onbekende optie --foo'],
    [['--lang', 'en', '--foo', 'x'], 'en', 'unknown option --foo'],
    [['--foo', '--lang=en'], 'en', 'unknown option --foo'],
    [['--json=yes', 'x'], 'nl', 'zo kan --json niet worden opgegeven'],
    [['--lang'], 'nl', 'zo kan --lang '],
    [['--lang', 'fr'], 'nl', '--lang fr: kies nl of en'],
  ];
  it.each(wrong)('%j: %s', async (args, lang, words) => {
    for (const name of ['scan', 'rule', 'laws']) {
      const { code, err } = await run(name, ...args);
      expect([code, err]).toEqual([2, expect.stringContaining(words)]);
      expect(err).toContain(lang === 'nl' ? 'gebruik:' : 'usage:');
    }
  });
  it('laws reads nothing', async () => {
    expect(await run('laws', 'x')).toMatchObject({ code: 2, err: expect.stringContaining('hier hoort niets: x') });
  });
});

describe('where it is written', () => {
  const WRITES = [
    ['scan', 'a.pbn'],
    ['rule', 'a.case'],
    ['laws', '--json'],
  ] as const;
  beforeEach(async () => {
    await put('a.pbn', `${BOARD}\n`.repeat(3000));
    await put('a.case', Array.from({ length: 3000 }, (_, i) => `case C${i}\ncontract 3NT S\n`).join(''));
  });
  it.each(WRITES)('%s: a reader that stops reading is no fault', async (name, arg) => {
    const child = spawn(process.execPath, [join(programs, `${name}.mjs`), arg], { cwd: folder });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (piece) => {
      err += piece;
    });
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    quiet({ code, out: '', err });
  });
  it.runIf(existsSync('/dev/full')).each(WRITES)('%s: a full disk is said', async (name, arg) => {
    const child = spawn(process.execPath, [join(programs, `${name}.mjs`), arg], {
      cwd: folder,
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    let err = '';
    child.stderr?.on('data', (piece) => {
      err += piece;
    });
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    expect([code, err]).toEqual([2, expect.stringContaining('de uitvoer kan niet worden geschreven (ENOSPC)')]);
    quiet({ code, out: '', err });
  });
  it('nobody who listens to complaints changes nothing', async () => {
    const child = spawn(process.execPath, [join(programs, 'scan.mjs'), 'a.pbn'], { cwd: folder });
    child.stderr.destroy();
    child.stdout.resume();
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
  });
});

describe('npm run scan', () => {
  it('a file whose name alone makes it a record', async () => {
    await put(
      'junk.lin',
      Uint8Array.from({ length: 4000 }, (_, i) => 128 + ((i * 7) % 128)),
    );
    await put('mark.pbn', new Uint8Array([0xef, 0xbb, 0xbf]));
    await put('good.pbn', BOARD);
    const { code, err } = await run('scan', '.');
    expect([code, err]).toEqual([2, expect.stringContaining('junk.lin: dit is geen LIN of PBN')]);
    expect(err).toContain('mark.pbn: dit is geen LIN of PBN');
    expect(err).toContain('2 niet gelezen');
  });
  it('nothing that steers a terminal, from a name or a board', async () => {
    const name = 'a\u001b[31m\u202e.pbn';
    await put(name, BOARD.replace('"1"', '"\u009b2J\u001b]0;x\u0007"'));
    const people = await run('scan', name);
    expect(people.code).toBe(1);
    expect((people.out + people.err).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    const [line = ''] = (await run('scan', '--json', name)).out.trim().split('\n');
    expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(JSON.parse(line).file).toBe(name);
  });
  it('links: to a file read, to a folder not followed, to nowhere said', async () => {
    await mkdir(join(folder, 'in'));
    await put('good.txt', BOARD);
    await symlink('../good.txt', join(folder, 'in', 'b.pbn'));
    await symlink('..', join(folder, 'in', 'up'));
    await symlink('nowhere', join(folder, 'in', 'a.lin'));
    await symlink('itself', join(folder, 'in', 'itself'));
    const { code, out, err } = await run('scan', '--json', 'in');
    expect(code).toBe(2);
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('a.lin: bestaat niet');
    expect(err).toContain('1 niet gelezen');
  });
  it('the next board waits until the one before is told', async () => {
    await put('many.pbn', `${BOARD}\n`.repeat(500));
    let told = 0;
    let busy = 0;
    const outcome = await readInput({ name: 'many.pbn', path: join(folder, 'many.pbn'), asked: true }, async () => {
      expect(++busy).toBe(1);
      await Promise.resolve();
      busy--;
      told++;
    });
    expect([outcome, told]).toEqual([{ record: true, problem: null }, 500]);
  });
});

describe('npm run rule', () => {
  it('a folder: what cannot be read is named, the other files go on', async () => {
    await mkdir(join(folder, 'a.case'));
    await symlink('nowhere', join(folder, 'b.case'));
    await put('c.case', '');
    await put('d.case', '# only a remark\n');
    await put('e.case', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
    await put('f.case', `\ufeff${CASE}`);
    const { code, out, err } = await run('rule', '--json', '--lang', 'en', '.');
    expect([code, out.trim().split('\n').length, JSON.parse(out).id]).toEqual([2, 1, 'GOOD']);
    expect(err.trim().split('\n')).toEqual([
      'a.case: is a folder',
      'b.case: does not exist',
      'c.case: there is no case in it',
      'd.case: there is no case in it',
      expect.stringMatching(/^e\.case: .*no text/),
    ]);
  });
  it('a file in UTF-16 is read', async () => {
    await put('a.case', Buffer.from(`\ufeff${CASE}`, 'utf16le'));
    expect((await run('rule', 'a.case')).code).toBe(0);
  });
  it('words that every object knows cost their own case only', async () => {
    await put('a.case', `case A\ncontract 3NT S\n__proto__ W\ncase B\ncontract 3NT S\nconstructor W\n${CASE}`);
    const outcome = await run('rule', 'a.case');
    expect(outcome).toMatchObject({ code: 2, out: expect.stringContaining('GOOD') });
    expect(outcome.err).toMatch(/^a\.case:3: A: .*\na\.case:6: B: /);
    quiet(outcome);
  });
  it('nothing that steers a terminal, from a title', async () => {
    await put('a.case', 'case A \u001b[2J\u009b title\ncontract 3NT S\n');
    expect((await run('rule', 'a.case')).out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});
