import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../browser/root';

/** Made by tools, never part of the project. */
const MADE = new Set(['node_modules', 'dist', '.git', 'coverage']);

/** Names at the top level that belong to the project. */
export const topLevel = (): readonly string[] =>
  readdirSync(ROOT).filter((name) => !MADE.has(name) && !name.endsWith('.log'));

/** Files under a folder, relative to the top level, with `/`, sorted. `''` is the top level itself. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !MADE.has(file.split('/')[0] ?? ''))
    .sort();
}

export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Path to code, whether or not it is written in TypeScript. */
export const isCode = (file: string): boolean => /\.(ts|tsx|mjs|js)$/.test(file);
