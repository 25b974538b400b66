// Applies the breaking edits, each in a copy of its own, and runs the tests of disclosure there: every one must be noticed by the test that it names.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BREAKING_EDITS } from '../help/breaking-edits';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Below the project, so that its packages are found from there; two runs at a time do not meet. */
const PLACE = path.join(ROOT, 'dist', `breaking-edits-${process.pid}`);
const UNTOUCHED = 'untouched';
const RULES = ['F1', 'F2', 'F3', 'F4', 'F4b', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12'];

interface Outcome {
  name: string;
  status: string;
  assertionResults: readonly { fullName: string; status: string }[];
}

/** Folders that know nothing of who may see what: a copy may share them. */
const SHARED = ['bridge', 'detect', 'laws', 'cases', 'records', 'cli'];

function copy(name: string, edited: { file: string; text: string } | null, tests: readonly string[]): void {
  const to = (file: string) => path.join(PLACE, name, file);
  const shared = SHARED.map((folder) => path.join(ROOT, 'src', folder));
  cpSync(path.join(ROOT, 'src'), to('src'), { recursive: true, filter: (file) => !shared.includes(file) });
  for (const folder of SHARED) symlinkSync(path.join(ROOT, 'src', folder), to(`src/${folder}`), 'junction');
  cpSync(path.join(ROOT, 'tsconfig.json'), to('tsconfig.json'));
  cpSync(path.join(ROOT, 'test', 'help'), to('test/help'), { recursive: true });
  // Tests that the copy need not run stay out of it.
  cpSync(path.join(ROOT, 'test', 'disclose'), to('test/disclose'), {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$/.test(file) || tests.includes(path.basename(file)),
  });
  if (edited !== null) writeFileSync(to(edited.file), edited.text);
}

const once = (text: string, part: string): boolean => text.split(part).length === 2;
const source = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

function runVitest(): Promise<string> {
  const results = path.join(PLACE, 'results.json');
  const cli = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--root', PLACE, '--reporter=json', `--outputFile.json=${results}`];
  return new Promise((resolve, reject) => {
    // Nothing of the run that we are part of may reach the one inside.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
    const child = spawn(process.execPath, [cli, ...args], { cwd: PLACE, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (data) => {
      complaints += data;
    });
    child.once('error', reject);
    child.once('close', () => {
      try {
        resolve(readFileSync(results, 'utf8'));
      } catch {
        reject(new Error(`no results: ${complaints.slice(-2000)}`));
      }
    });
  });
}

let outcomes: readonly Outcome[];
const of = (name: string): readonly Outcome[] =>
  outcomes.filter((one) => path.relative(PLACE, one.name).split(path.sep)[0] === name);

beforeAll(async () => {
  rmSync(PLACE, { recursive: true, force: true });
  mkdirSync(PLACE, { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(PLACE, 'node_modules'), 'junction');
  writeFileSync(
    path.join(PLACE, 'vitest.config.mjs'),
    `export default {
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __SHADOW__: '"open"' },
  test: { include: ['*/test/disclose/**/*.test.{ts,tsx}'], testTimeout: 60000 },
};
`,
  );
  copy(UNTOUCHED, null, [...new Set(BREAKING_EDITS.map(({ fails }) => fails.file))]);
  for (const [i, { file, search, replacement, fails }] of BREAKING_EDITS.entries()) {
    const text = source(file);
    if (once(text, search)) copy(`${i}`, { file, text: text.replace(search, () => replacement) }, [fails.file]);
  }
  outcomes = JSON.parse(await runVitest()).testResults;
}, 600_000);
afterAll(() => rmSync(PLACE, { recursive: true, force: true }), 60_000);

describe('the breaking edits', () => {
  test('edit no file that the copies share', () => {
    for (const { file } of BREAKING_EDITS) expect(SHARED).not.toContain(file.split('/')[1]);
  });
  test('break every rule at least once', () => {
    const broken = new Set(BREAKING_EDITS.map(({ rule }) => rule.split(':')[0]));
    expect([...broken].sort()).toEqual([...RULES].sort());
  });
  test('without one the tests pass in a copy', () => {
    const files = of(UNTOUCHED).map(({ name, status }) => `${path.basename(name)} ${status}`);
    const expected = new Set(BREAKING_EDITS.map(({ fails }) => `${fails.file} passed`));
    expect(files.sort()).toEqual([...expected].sort());
  });
  test.each(BREAKING_EDITS.map((edit, i) => [edit.rule, edit, i] as const))('%s', (_, { file, search, fails }, i) => {
    expect(once(source(file), search), `stands in ${file} exactly once: ${search}`).toBe(true);
    const named = of(`${i}`)
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => fullName.includes(fails.test));
    expect(named.map(({ status }) => status)).toContain('failed');
  });
});
