// Who may import what. The rules are data; `offences` reads import lines and needs no compiler.
import path from 'node:path/posix';

interface Allowed {
  /** Folders (ending in `/`) or files (without extension), relative to `src/`; own folder is always allowed. */
  values: readonly string[];
  /** The same, for imports of types alone. */
  types: readonly string[];
  packages: readonly RegExp[];
}

const RULES: Readonly<Record<string, Allowed>> = {
  'bridge/': { values: [], types: [], packages: [] },
  'text.ts': { values: ['bridge/'], types: [], packages: [] },
  'records/': { values: ['bridge/'], types: ['text'], packages: [] },
  'cases/': { values: ['bridge/'], types: ['text'], packages: [] },
  'detect/': { values: ['bridge/'], types: ['text'], packages: [] },
  'laws/': { values: ['bridge/', 'text'], types: ['detect/'], packages: [] },
  'dummy-did.ts': { values: [], types: ['text'], packages: [] },
  'seen.ts': { values: ['bridge/', 'text', 'dummy-did'], types: ['detect/'], packages: [] },
  'kinds.ts': { values: [], types: ['detect/', 'text'], packages: [] },
  'remarks.ts': { values: ['bridge/', 'text'], types: ['detect/'], packages: [] },
  'referee.ts': { values: ['bridge/', 'detect/', 'laws/', 'text', 'remarks'], types: [], packages: [] },
  'disclose.ts': { values: ['bridge/', 'disclose/'], types: ['referee', 'detect/', 'laws/', 'text'], packages: [] },
  'disclose/': { values: ['bridge/'], types: ['referee', 'detect/', 'sites/site'], packages: [] },
  'sites/': { values: ['bridge/'], types: ['text'], packages: [] },
  'sites/watch.ts': { values: ['bridge/', 'sites/'], types: ['text'], packages: [/^mutation-summary$/] },
  'ui/': {
    values: ['bridge/', 'text', 'seen', 'kinds', 'laws/index'],
    types: ['referee', 'disclose', 'disclose/', 'sites/site', 'laws/', 'detect/'],
    packages: [/^preact(\/|$)/],
  },
  'ui/laws/': {
    values: ['bridge/', 'text', 'laws/', 'ui/'],
    types: ['detect/'],
    packages: [/^preact(\/|$)/, /^minisearch$/],
  },
  'ui/import/': { values: ['text', 'laws/', 'ui/'], types: [], packages: [/^preact(\/|$)/] },
  'ui/report/': {
    values: ['bridge/', 'text', 'dummy-did', 'seen', 'kinds', 'ui/'],
    types: ['detect/'],
    packages: [/^preact(\/|$)/],
  },
  'ui/review/': {
    values: ['bridge/', 'text', 'seen', 'kinds', 'remarks', 'review/', 'ui/'],
    types: ['referee', 'disclose', 'laws/', 'detect/', 'records/'],
    packages: [/^preact(\/|$)/, /^@tanstack\/virtual-core$/],
  },
  'review/': {
    values: [
      'bridge/',
      'records/',
      'detect/',
      'laws/',
      'text',
      'seen',
      'kinds',
      'remarks',
      'referee',
      'disclose',
      'disclose/',
    ],
    types: [],
    packages: [/^fflate$/],
  },
  'extension/': {
    values: [''],
    types: [''],
    packages: [/^preact(\/|$)/, /^webextension-polyfill$/, /^idb$/, /^fflate$/],
  },
  'cli/': {
    values: ['bridge/', 'records/', 'cases/', 'text', 'kinds', 'referee', 'laws/', 'review/'],
    types: ['detect/'],
    packages: [/^node:/],
  },
};

export interface Import {
  from: string;
  typesOnly: boolean;
}

/** The imports (and re-exports) of a source text. `import { type A, type B }` counts as types only. */
export function importsOf(source: string): readonly Import[] {
  const found: Import[] = [];
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  for (const [, type, names, from] of code.matchAll(
    /(?:^|;)\s*(?:import|export)\s+(type\s+)?(?:([^;'"]*?)\s*from\s*)?['"]([^'"]+)['"]/gm,
  )) {
    const inner = names
      ?.match(/^\{([^}]*)\}$/)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '');
    const typesOnly = type !== undefined || inner?.every((name) => /^\s*type\s/.test(name)) === true;
    found.push({ from: from ?? '', typesOnly });
  }
  for (const [, from] of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ from: from ?? '', typesOnly: false });
  return found;
}

function ruleFor(file: string): [string, Allowed] | undefined {
  const areas = Object.entries(RULES).filter(([area]) => (area.endsWith('/') ? file.startsWith(area) : file === area));
  return areas.sort(([a], [b]) => b.length - a.length)[0];
}

const covers = (allowed: readonly string[], target: string): boolean =>
  allowed.some((place) => (place === '' || place.endsWith('/') ? target.startsWith(place) : target === place));

/**
 * What is wrong with the imports of one file of `src/`, a sentence each. `file` is relative to `src/`, `source` its text.
 */
export function offences(file: string, source: string): readonly string[] {
  const rule = ruleFor(file);
  if (rule === undefined) return [`src/${file} lies in no folder that the import rules know`];
  const [area, { values, types, packages }] = rule;
  return importsOf(source).flatMap(({ from, typesOnly }) => {
    const wrong = (what: string) => [`src/${file} imports ${what} '${from}': not allowed for ${area}`];
    if (!from.startsWith('.')) return packages.some((name) => name.test(from)) ? [] : wrong('the package');
    const target = path.join(path.dirname(file), from).replace(/\.(ts|tsx|css|json)$/, '');
    if (target.startsWith('..')) return wrong('from outside src');
    const own = area.endsWith('/') && target.startsWith(area);
    if (own || covers(values, target)) return [];
    return typesOnly && covers(types, target) ? [] : wrong(typesOnly ? 'types of' : 'values of');
  });
}
