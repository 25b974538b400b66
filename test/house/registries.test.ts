import { describe, expect, it } from 'vitest';
import { detectors } from '../../src/detect/index';
import { catalogue } from '../../src/laws/catalogue';
import { laws } from '../../src/laws/index';
import { sites } from '../../src/sites/index';
import { filesUnder, read } from './files';

/** Modules that stand directly in a folder of `src/`, with what they export. */
const modules = (folder: string): readonly string[] =>
  filesUnder(`src/${folder}`).filter((file) => /^src\/\w+\/[^/]+\.ts$/.test(file) && !file.endsWith('/index.ts'));

async function exportsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(/* @vite-ignore */ `../../${file}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const holds = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

describe('registries', () => {
  it('every detector is registered', async () => {
    const found: string[] = [];
    for (const file of modules('detect')) {
      const exported = await exportsOf(file);
      const names = [...read(file).matchAll(/^export const (\w+): Detector</gm)].map(([, name = '']) => name);
      for (const name of names) found.push(holds(detectors, exported[name]) ? 'ok' : `${file}: ${name}`);
    }
    expect(found.filter((one) => one !== 'ok')).toEqual([]);
    expect(found).toHaveLength(detectors.length);
  });

  it('every site is registered', async () => {
    const unknown: string[] = [];
    // Other files there may need a page to be loaded at all.
    for (const file of modules('sites').filter((one) => /^export const \w+: Site\b/m.test(read(one)))) {
      for (const [name, value] of Object.entries(await exportsOf(file)))
        if (isObject(value) && 'matches' in value && 'read' in value && !holds(sites, value))
          unknown.push(`${file}: ${name}`);
    }
    expect(unknown).toEqual([]);
    expect(new Set(sites.map((site) => site.id)).size).toBe(sites.length);
  });

  it('every law is registered, under the number in its file name', async () => {
    const unknown: string[] = [];
    for (const file of modules('laws')) {
      const number = Number(/\/(\d+)-/.exec(file)?.[1]);
      for (const [name, value] of Object.entries(await exportsOf(file))) {
        if (isObject(value) && 'rules' in value && !holds(laws, value)) unknown.push(`${file}: ${name}`);
        if (isObject(value) && 'rules' in value && value.number !== number)
          unknown.push(`${file}: number ${value.number}`);
        if (name === 'articles' && Array.isArray(value) && !file.endsWith('/catalogue.ts'))
          for (const article of value) if (!holds(catalogue, article)) unknown.push(`${file}: article ${article.id}`);
      }
    }
    expect(unknown).toEqual([]);
    expect(laws.length).toBeGreaterThan(0);
  });
});

describe('articles', () => {
  const known = new Set<string>(catalogue.map((article) => article.id));
  const worked = new Set(catalogue.filter((one) => one.workedOut !== false).map((one) => Number.parseInt(one.id, 10)));

  it('have one entry an edition, of the form number, capital, digit, small letter', () => {
    expect(catalogue.map(({ id }) => id).filter((id) => !/^\d{1,2}([A-Z](\d([a-z](\d)?)?)?)?$/.test(id))).toEqual([]);
    const keys = catalogue.flatMap(({ id, editions }) => editions.map((edition) => `${id} ${edition}`));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('have a summary of at most 45 words in each language', () => {
    const long = catalogue.flatMap(({ id, summary }) =>
      [summary.nl, summary.en].filter((text) => text.split(/\s+/).length > 45).map((text) => `${id}: ${text}`),
    );
    expect(long).toEqual([]);
  });

  it('exist where code cites them', () => {
    const cited = filesUnder('src/laws').flatMap((file) => {
      // What an article refers to is asked below; a bid (`1N`) looks like an article of the first nine laws.
      const code = read(file).replace(/\brefers: \[[^\]]*\]/g, '');
      const ids = [...code.matchAll(/'(\d{2}[A-Z]\d?[a-z]?\d?)'/g), ...code.matchAll(/\barticles: \['(\d{2})'/g)];
      return ids.map(([, id = '']) => ({ file, id }));
    });
    expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(cited.length).toBeGreaterThan(known.size);
  });

  it('refer to articles that exist, within the laws that are worked out', () => {
    const missing = catalogue.flatMap(({ id, refers }) =>
      refers.filter((to) => worked.has(Number.parseInt(to, 10)) && !known.has(to)).map((to) => `${id} -> ${to}`),
    );
    expect(missing).toEqual([]);
  });
});
