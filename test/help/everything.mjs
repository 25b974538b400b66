// @ts-check
// Runs every check of the project and goes on to the end, so that one run shows all that is wrong. `--quick` leaves the browsers out.
// The last line is `N passed, N failed`: tests, and each step that is no test run (types, lint ...) as one.
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser/find.mjs';
import { countOf } from './count.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const RESULTS = path.join(ROOT, 'dist', 'results');

/** @typedef {{ step: string, passed: number, failed: number, seconds: number }} Outcome */

/**
 * Exit code of a command of node_modules; its output goes straight through.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function run(name, args) {
  const [file, first] = name === 'node' ? [process.execPath, []] : [path.join(ROOT, 'node_modules', '.bin', name), []];
  return new Promise((resolve) => {
    const child = spawn(file, [...first, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => {
      console.error(`${name}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string} step
 * @param {() => Promise<boolean>} check true when it passed
 * @returns {Promise<Outcome>}
 */
async function single(step, check) {
  console.log(`\n== ${step}`);
  const start = performance.now();
  const good = await check().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  return { step, passed: good ? 1 : 0, failed: good ? 0 : 1, seconds: (performance.now() - start) / 1000 };
}

/**
 * One vitest project, its tests counted one by one.
 * @param {string} project
 * @returns {Promise<Outcome>}
 */
async function tests(project) {
  console.log(`\n== tests: ${project}`);
  const start = performance.now();
  const file = path.join(RESULTS, `${project}.json`);
  await rm(file, { force: true });
  const code = await run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
  return { step: `tests: ${project}`, ...countOf(report, code), seconds: (performance.now() - start) / 1000 };
}

const quick = process.argv.includes('--quick');
/** @type {Outcome[]} */
const outcomes = [];
if (!quick)
  for (const kind of /** @type {const} */ (['chromium', 'firefox']))
    outcomes.push(await single(`browser: ${kind}`, async () => (await ensureBrowser(kind)) !== ''));
outcomes.push(await single('types', async () => (await run('tsc', ['--noEmit', '-p', '.'])) === 0));
outcomes.push(await single('types without Node', async () => (await run('tsc', ['--noEmit', '-p', 'src'])) === 0));
outcomes.push(await single('lint', async () => (await run('biome', ['ci', '--error-on-warnings', '.'])) === 0));
// What an earlier build left must not stand in for one that fails now.
for (const made of ['extension', 'test', 'cli', 'commands'])
  await rm(path.join(ROOT, 'dist', made), { recursive: true, force: true });
outcomes.push(await single('build', async () => (await run('node', ['build.mjs'])) === 0));
outcomes.push(
  await single('web-ext lint', async () => {
    const args = [
      'lint',
      '--source-dir',
      'dist/extension',
      '--warnings-as-errors',
      '--no-config-discovery',
      '--boring',
    ];
    return (await run('web-ext', args)) === 0;
  }),
);
outcomes.push(await tests('unit'));
if (!quick) outcomes.push(await tests('browser'));

console.log('');
for (const { step, passed, failed, seconds } of outcomes)
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${step}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
const total = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
process.exitCode = total('failed') === 0 ? 0 : 1;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
