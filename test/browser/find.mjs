// @ts-check
// Where a browser is on this machine, and how one gets there. Plain JavaScript: `npm test` needs it before anything is built.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

/** @typedef {'chromium' | 'firefox'} BrowserKind */

/** Names on the PATH, the freest first: branded Chrome has dropped switches that tests need. */
const COMMANDS = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
    'brave-browser',
  ],
  firefox: ['firefox-esr', 'firefox', 'firefox-developer-edition'],
};

/** Places off the PATH; `%X%` is an environment variable. */
const PLACES = {
  chromium: [
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '%LOCALAPPDATA%\\Chromium\\Application\\chrome.exe',
    '%ProgramFiles%\\Google\\Chrome\\Application\\chrome.exe',
    '%ProgramFiles(x86)%\\Google\\Chrome\\Application\\chrome.exe',
    '%ProgramFiles(x86)%\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  firefox: [
    '/usr/bin/firefox-esr',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    '/Applications/Firefox Developer Edition.app/Contents/MacOS/firefox',
    '%ProgramFiles%\\Mozilla Firefox\\firefox.exe',
    '%ProgramFiles(x86)%\\Mozilla Firefox\\firefox.exe',
  ],
};

/** Debian's packages; the fonts hold the suit signs, the language packs the Dutch menus. */
const PACKAGES = {
  chromium: ['chromium', 'chromium-l10n', 'fonts-dejavu-core'],
  firefox: ['firefox-esr', 'firefox-esr-l10n-nl', 'fonts-dejavu-core'],
};

/** @param {string} file */
function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name a command or a path
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(name, env) {
  if (path.isAbsolute(name)) return executable(name) ? name : null;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(executable) ?? null;
}

/**
 * The kind of a browser by the name of its program.
 * @param {string} file
 * @returns {BrowserKind}
 */
export const kindOf = (file) => (/firefox|librewolf|waterfox/i.test(path.basename(file)) ? 'firefox' : 'chromium');

/**
 * The program of a browser of this kind: env `BROWSER` (a path or a command of that kind), else the usual places; null when there is none.
 * @param {BrowserKind} kind
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null}
 */
export function findBrowser(kind, env = process.env) {
  // By custom BROWSER may be a list.
  const wished = (env.BROWSER ?? '').split(/:(?![\\/])/).filter((name) => name !== '' && kindOf(name) === kind);
  const places = PLACES[kind].map((place) => place.replace(/%([^%]+)%/g, (_, name) => env[name] ?? ''));
  for (const name of [...wished, ...COMMANDS[kind], ...places]) {
    const found = onPath(name, env);
    if (found !== null) return found;
  }
  return null;
}

/** The command that installs a browser of this kind, for a person to type. @param {BrowserKind} kind */
function advice(kind) {
  if (process.platform === 'darwin') return `brew install --cask ${kind === 'chromium' ? 'chromium' : 'firefox'}`;
  if (process.platform === 'win32')
    return `winget install ${kind === 'chromium' ? 'Hibbiki.Chromium' : 'Mozilla.Firefox'}`;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  return onPath('apt-get', process.env)
    ? `${sudo}apt-get install -y ${PACKAGES[kind].join(' ')}`
    : `install the package ${kind === 'chromium' ? 'chromium' : 'firefox'} of your system`;
}

/** @param {string} question */
async function yes(question) {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^([jy].*)?$/i.test((await lines.question(`${question} [Y/n] `)).trim());
  } finally {
    lines.close();
  }
}

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`apt-get ${args[0]} ended with code ${status}`);
}

/**
 * The program of a browser of this kind, installed by apt where there is none, this is Debian and we are root; a person at the terminal
 * is asked first. Throws, with what to install, when there is none in the end.
 * @param {BrowserKind} kind
 * @returns {Promise<string>}
 */
export async function ensureBrowser(kind) {
  const found = findBrowser(kind);
  if (found !== null) return found;
  const missing = `No ${kind === 'chromium' ? 'Chromium or Chrome' : 'Firefox'} was found. Install one:\n  ${advice(kind)}\nor name its program in the environment variable BROWSER.`;
  const mayInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get', process.env) !== null;
  if (!mayInstall) throw new Error(missing);
  const packages = PACKAGES[kind];
  if (process.stdin.isTTY && !(await yes(`No ${kind} here. Install ${packages.join(' ')} with apt-get?`)))
    throw new Error(missing);
  console.error(`installing ${packages.join(' ')} ...`);
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  const installed = findBrowser(kind);
  if (installed === null) throw new Error(missing);
  return installed;
}
