// @ts-check
// Builds everything that is run: the extension as shipped, the same with an open shadow root for drivers, and the commands.
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = path.dirname(fileURLToPath(import.meta.url));
const SOURCE = path.join(ROOT, 'src', 'extension');

/** @typedef {'open' | 'closed'} ShadowMode */

/**
 * Preact's one write to innerHTML serves `dangerouslySetInnerHTML`, which this project never uses; without it the stores' linter has
 * nothing to warn about. Fails when an upgrade of Preact changes that line.
 * @type {import('esbuild').Plugin}
 */
const noInnerHTML = {
  name: 'no-inner-html',
  setup(context) {
    context.onLoad({ filter: /preact[\\/]dist[\\/]preact\.(mjs|module\.js)$/ }, async (file) => {
      const source = await readFile(file.path, 'utf8');
      const contents = source.replace(/\(\w+\.innerHTML=\w+\.__html\)/, '(0)');
      if (contents === source)
        throw new Error(`${file.path}: no innerHTML found to take out; look at this plugin again`);
      return { contents, loader: 'js' };
    });
  },
};

const MUTATION_SUMMARY = path.join(ROOT, 'node_modules', 'mutation-summary', 'dist', 'module');

/**
 * mutation-summary publishes CommonJS under `module`, of which nothing can be shaken off: not its mirror of whole pages, which is a quarter of it, nor what
 * every such module brings along. So its one class that we use is bundled from its own file, with imports instead of requires. Fails when an upgrade is
 * written otherwise.
 * @type {import('esbuild').Plugin}
 */
const onlyMutationSummary = {
  name: 'only-mutation-summary',
  setup(context) {
    context.onResolve({ filter: /^mutation-summary$/ }, () => ({
      path: path.join(MUTATION_SUMMARY, 'MutationSummary.js'),
    }));
    context.onLoad({ filter: /mutation-summary[\\/]dist[\\/]module[\\/]\w+\.js$/ }, async (file) => {
      const source = await readFile(file.path, 'utf8');
      const contents = source
        .replace(/^"use strict";$|^Object\.defineProperty\(exports, "__esModule".*$|^exports\.\w+ = void 0;$/gm, '')
        .replace(/^var (\w+) = require\("(\.\/\w+)"\);$/gm, 'import * as $1 from "$2";')
        .replace(/^exports\.(\w+) = \1;$/gm, 'export { $1 };')
        .replace(/\((\w+) = exports\.\1 \|\| \(exports\.\1 = \{\}\)\);$/m, '($1 || ($1 = {}));\nexport { $1 };');
      if (/\bexports\b|\brequire\(/.test(contents))
        throw new Error(`${file.path}: not the CommonJS that was expected; look at this plugin again`);
      return { contents, loader: 'js' };
    });
  },
};

/** @param {string} file */
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The match patterns of every site in `src/sites/index.ts`, sorted: the manifest has no list of its own.
 * @returns {Promise<string[]>}
 */
export async function siteMatches() {
  const bundle = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/sites/index.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const code = Buffer.from(/** @type {{ text: string }} */ (bundle.outputFiles[0]).text).toString('base64');
  /** @type {{ sites?: readonly { id: string, matches: readonly string[] }[] }} */
  const registry = await import(`data:text/javascript;base64,${code}`);
  if (!registry.sites?.length) throw new Error('src/sites/index.ts: `sites` is empty, the extension would run nowhere');
  return [...new Set(registry.sites.flatMap((site) => site.matches))].sort();
}

/**
 * The manifest as it is shipped: version from package.json, match patterns from the sites.
 * @returns {Promise<Record<string, any>>}
 */
export async function manifest() {
  const [source, project] = await Promise.all(
    ['manifest.json', 'package.json'].map(async (name) => JSON.parse(await readFile(path.join(ROOT, name), 'utf8'))),
  );
  const matches = await siteMatches();
  return {
    ...source,
    version: project.version,
    content_scripts: source.content_scripts.map((/** @type {object} */ script) => ({ ...script, matches })),
  };
}

/** Scripts of the extension: the content script, the background, and one for each page. */
async function entryPoints() {
  const files = await readdir(SOURCE);
  const pages = files.filter((name) => name.endsWith('.html'));
  const scripts = ['content', 'background', ...pages.map((name) => path.basename(name, '.html'))].map((name) => {
    const file = [`${name}.ts`, `${name}.tsx`].find((candidate) => files.includes(candidate));
    if (file === undefined) throw new Error(`src/extension/${name}.ts(x) is missing`);
    return path.join(SOURCE, file);
  });
  return { scripts, assets: [...pages, ...files.filter((name) => name.endsWith('.css'))] };
}

/**
 * Lets `make` fill a new folder and only then puts it in place: nobody ever loads half a build.
 * @param {string} outdir absolute
 * @param {(fresh: string) => Promise<void>} make
 */
async function replace(outdir, make) {
  await mkdir(path.dirname(outdir), { recursive: true });
  const work = await mkdtemp(`${outdir}-`);
  const fresh = path.join(work, 'new');
  try {
    await mkdir(fresh);
    await make(fresh);
    if (await exists(outdir)) await rename(outdir, path.join(work, 'old'));
    await rename(fresh, outdir);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Writes an extension that both browsers load unpacked.
 * @param {string} outdir absolute
 * @param {ShadowMode} shadow mode of the overlay's shadow root: `closed` is what is shipped
 */
export async function buildExtension(outdir, shadow) {
  const { scripts, assets } = await entryPoints();
  const made = await manifest();
  await replace(outdir, async (fresh) => {
    await build({
      absWorkingDir: ROOT,
      entryPoints: scripts,
      outdir: fresh,
      bundle: true,
      minify: true,
      // Content scripts cannot be modules.
      format: 'iife',
      target: ['chrome121', 'firefox142'],
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      jsxImportSource: 'preact',
      define: { __SHADOW__: JSON.stringify(shadow) },
      legalComments: 'eof',
      plugins: [noInnerHTML, onlyMutationSummary],
      logLevel: 'silent',
    });
    await writeFile(path.join(fresh, 'manifest.json'), `${JSON.stringify(made, null, 2)}\n`);
    for (const name of assets) await cp(path.join(SOURCE, name), path.join(fresh, name));
    for (const size of ['16', '32', '48', '128'])
      await cp(path.join(ROOT, 'icons', `${size}.png`), path.join(fresh, 'icons', `${size}.png`));
    await cp(path.join(ROOT, 'src', '_locales'), path.join(fresh, '_locales'), { recursive: true });
    for (const file of [made.action.default_popup, made.options_ui.page, made.background.service_worker])
      if (!(await exists(path.join(fresh, file)))) throw new Error(`manifest.json names ${file}, which nothing built`);
  });
}

/**
 * Bundles the commands that scripts of package.json run out of a folder, for Node; packages stay outside, in node_modules.
 * @param {string} folder of the sources, relative to the top level
 * @param {string} outdir relative to the top level
 */
export async function buildCommands(folder, outdir) {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const words = Object.values(scripts).flatMap((script) => script.split(/\s+/));
  const names = words
    .filter((word) => path.posix.dirname(word) === outdir)
    .map((word) => path.posix.basename(word, '.js'));
  await replace(path.join(ROOT, outdir), async (fresh) => {
    await build({
      absWorkingDir: ROOT,
      entryPoints: names.map((name) => path.join(ROOT, folder, `${name}.ts`)),
      outdir: fresh,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      logLevel: 'silent',
    });
  });
}

/**
 * Everything under `dist/`, or only the commands.
 * @param {boolean} commandsOnly
 */
async function buildAll(commandsOnly) {
  if (!commandsOnly) {
    await buildExtension(path.join(ROOT, 'dist', 'extension'), 'closed');
    await buildExtension(path.join(ROOT, 'dist', 'test'), 'open');
  }
  await buildCommands('src/cli', 'dist/cli');
  await buildCommands('test/commands', 'dist/commands');
}

/** @param {unknown} error */
function explain(error) {
  const failure = /** @type {import('esbuild').BuildFailure} */ (error);
  if (!Array.isArray(failure.errors)) return error instanceof Error ? error.message : String(error);
  return failure.errors
    .map(({ text, location }) => (location ? `${location.file}:${location.line}:${location.column}: ${text}` : text))
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const start = performance.now();
    await buildAll(process.argv.includes('--commands'));
    // Not on stdout: that belongs to the command that runs next.
    console.error(`built dist/ in ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    console.error(`build failed\n${explain(error)}`);
    process.exitCode = 1;
  }
}
