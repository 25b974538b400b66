// @ts-check
// Builds everything that is run: the extension as shipped, the same with an open shadow root for drivers, and the commands.
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { minify } from 'rolldown/experimental';

const ROOT = path.dirname(fileURLToPath(import.meta.url));
const SOURCE = path.join(ROOT, 'src', 'extension');
const TARGET = ['chrome121', 'firefox142'];
/** Packages whose code is in the extension. */
const SHIPPED = [
  'preact',
  'mutation-summary',
  'webextension-polyfill',
  'minisearch',
  'fflate',
  'idb',
  '@tanstack/virtual-core',
];

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
      // The order among siblings is asked for by queries of another kind than ours.
      const ordered =
        / {4}MutationProjection\.prototype\.getChildlistChange = [\s\S]*?(?= {4}return MutationProjection;)/;
      const isProjection = file.path.endsWith('MutationProjection.js');
      const uncut = isProjection && !ordered.test(contents);
      if (uncut || /\bexports\b|\brequire\(/.test(contents))
        throw new Error(`${file.path}: not the CommonJS that was expected; look at this plugin again`);
      return { contents: contents.replace(ordered, ''), loader: 'js' };
    });
  },
};

/**
 * The overlay's style sheet stands in a TypeScript file, for it has values in it; shipped is what is left of it without white space and remarks.
 * @type {import('esbuild').Plugin}
 */
const terseStyles = {
  name: 'terse-styles',
  setup(context) {
    context.onLoad({ filter: /[\\/]overlay[\\/]styles\.ts$/ }, async (file) => {
      const source = await transform(await readFile(file.path, 'utf8'), { loader: 'ts', format: 'esm' });
      /** @type {Record<string, string>} */
      const sheets = await import(`data:text/javascript;base64,${Buffer.from(source.code).toString('base64')}`);
      const terse = Object.entries(sheets).map(async ([name, css]) => {
        const { code } = await transform(css, { loader: 'css', minify: true, target: TARGET });
        return `export const ${name} = ${JSON.stringify(code)};`;
      });
      return { contents: (await Promise.all(terse)).join('\n'), loader: 'js' };
    });
  },
};

/**
 * Makes a script that runs on a page of others smaller once more: this one sees what esbuild leaves, some three per cent.
 * @param {string} file
 */
async function smaller(file) {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), {
    compress: { target: TARGET },
    mangle: true,
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  await writeFile(file, code);
}

/** Members that mutation-summary has for itself alone, by names that nothing else has: neither the browser nor we. */
const PRIVATE =
  /^(_[a-z].*|attributeOldValues|characterDataOnly|(is|was)(Matching|Reordered|CaseInsensitive|Moved)|(is|was|getIs|getWas)Reachable(Cache)?|(compute)?[mM]atchabilityChange|process(Mutations|ChildlistChanges)|ensureHasOldPreviousSiblingIfNeeded|attribute(ChangedNodes|Mutated)|characterDataMutated|removedFromParent|insertedIntoParent|getAttribute(OldValue|NamesMutated)|getOld(ParentNode|Parent|PreviousSibling|Attribute|CharacterData)|get(Childlist|CharacterData)Changed?|getChanged)$/;

/** @param {string} file */
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

const REGISTRY = path.join(ROOT, 'src', 'sites', 'index.ts');

/**
 * The sites of `src/sites/index.ts`: the manifest has no list of its own.
 * @returns {Promise<readonly { id: string, matches: readonly string[], record?: unknown }[]>}
 */
async function sitesOf() {
  const bundle = await build({
    absWorkingDir: ROOT,
    entryPoints: [REGISTRY],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const code = Buffer.from(/** @type {{ text: string }} */ (bundle.outputFiles[0]).text).toString('base64');
  /** @type {{ sites?: readonly { id: string, matches: readonly string[], record?: unknown }[] }} */
  const registry = await import(`data:text/javascript;base64,${code}`);
  if (!registry.sites?.length) throw new Error('src/sites/index.ts: `sites` is empty, the extension would run nowhere');
  return registry.sites;
}

/** @param {string} id of a site */
const contentName = (id) => `content-${id}`;

/**
 * Leaves one site in the registry, so that a page gets the reader of its own kind and no other; following a record goes with the sites that carry one.
 * @param {{ id: string, record?: unknown }} site
 * @returns {import('esbuild').Plugin}
 */
const onlySite = ({ id, record }) => ({
  name: 'only-site',
  setup(context) {
    if (record === undefined)
      context.onLoad({ filter: /[\\/]sites[\\/]follow\.ts$/ }, () => ({
        contents: 'export const follow = () => null;',
        loader: 'ts',
      }));
    context.onLoad({ filter: /[\\/]sites[\\/]index\.ts$/ }, async (file) => {
      const source = await readFile(file.path, 'utf8');
      const name = new RegExp(`import \\{ (\\w+) \\} from '\\./${id}';`).exec(source)?.[1];
      if (name === undefined) throw new Error(`${file.path}: site ${id} does not come from ./${id}`);
      return { contents: `import { ${name} } from './${id}';\nexport const sites = [${name}];\n`, loader: 'ts' };
    });
  },
});

/**
 * The manifest as it is shipped: version from package.json, a content script for each site.
 * @returns {Promise<Record<string, any>>}
 */
export async function manifest() {
  const [source, project] = await Promise.all(
    ['manifest.json', 'package.json'].map(async (name) => JSON.parse(await readFile(path.join(ROOT, name), 'utf8'))),
  );
  const [script] = source.content_scripts;
  const sites = await sitesOf();
  const scripts = sites.flatMap(({ id, matches }) => [
    // Before the page's own scripts: who listens first hears first.
    { ...script, matches, js: ['guard.js'], run_at: 'document_start' },
    { ...script, matches, js: [`${contentName(id)}.js`] },
  ]);
  // The same pages once more: the right to put a drawer into one when it is asked for.
  const pages = sites.flatMap(({ matches }) => matches);
  return { ...source, version: project.version, host_permissions: pages, content_scripts: scripts };
}

/** Scripts of the extension beside those for the sites: the background, one for each page, the drawers of the overlay, and workers. */
async function entryPoints() {
  const files = await readdir(SOURCE);
  const pages = files.filter((name) => name.endsWith('.html'));
  const drawers = files.filter((name) => name.startsWith('drawer-')).map((name) => path.parse(name).name);
  const workers = files.filter((name) => name.endsWith('-worker.ts')).map((name) => path.parse(name).name);
  const scripts = [
    'background',
    'guard',
    ...drawers,
    ...workers,
    ...pages.map((name) => path.basename(name, '.html')),
  ].map((name) => {
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

/** Our licence and those of what is bundled with us, with their texts where the packages bring one. */
async function licences() {
  const ours = await readFile(path.join(ROOT, 'LICENSE'), 'utf8');
  const theirs = SHIPPED.map(async (name) => {
    const folder = path.join(ROOT, 'node_modules', name);
    const { version, license, homepage } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const text = path.join(folder, 'LICENSE');
    const title = `${name} ${version}: ${license}, ${homepage ?? `https://www.npmjs.com/package/${name}`}`;
    return (await exists(text)) ? `${title}\n\n${await readFile(text, 'utf8')}` : `${title}\n`;
  });
  return [`Slagwacht\n\n${ours}`, ...(await Promise.all(theirs))].join(`\n${'-'.repeat(80)}\n`);
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
    /**
     * @param {string[] | Record<string, string>} entryPoints
     * @param {readonly import('esbuild').Plugin[]} plugins
     */
    const bundle = (entryPoints, plugins) =>
      build({
        absWorkingDir: ROOT,
        entryPoints,
        outdir: fresh,
        bundle: true,
        minify: true,
        // Content scripts cannot be modules.
        format: 'iife',
        target: TARGET,
        mainFields: ['module', 'main'],
        jsx: 'automatic',
        jsxImportSource: 'preact',
        mangleProps: PRIVATE,
        define: { __SHADOW__: JSON.stringify(shadow) },
        legalComments: 'none',
        plugins: [noInnerHTML, onlyMutationSummary, terseStyles, ...plugins],
        logLevel: 'silent',
      });
    const content = path.join(SOURCE, 'content.tsx');
    await Promise.all([
      bundle(scripts, []),
      ...(await sitesOf()).map(async (site) => {
        const name = contentName(site.id);
        await bundle({ [name]: content }, [onlySite(site)]);
        await smaller(path.join(fresh, `${name}.js`));
      }),
    ]);
    await writeFile(path.join(fresh, 'manifest.json'), `${JSON.stringify(made, null, 2)}\n`);
    await writeFile(path.join(fresh, 'licences.txt'), await licences());
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
