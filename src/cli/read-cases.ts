// Case files from disk, each case judged and compared with what it expects.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Case, Problem } from '../cases/case';
import { parseCases } from '../cases/parse';
import { unmet } from './meets';
import { type Run, runCase } from './run-case';

export interface CaseFile {
  path: string;
  cases: readonly Case[];
  problems: readonly Problem[];
}

/** A case with its runs. `wrong`: what was expected and is not so, a line each; empty when the case is right. */
export interface Judged {
  case: Case;
  runs: readonly Run[];
  wrong: readonly string[];
}

/** The case files behind a path: the file itself, or every `*.case` in the folder, in order of name. Throws what the system says. */
export async function readCases(path: string): Promise<readonly CaseFile[]> {
  const folder = (await stat(path)).isDirectory();
  const names = folder ? (await readdir(path)).filter((name) => name.endsWith('.case')).sort() : [];
  const paths = folder ? names.map((name) => join(path, name)) : [path];
  return Promise.all(paths.map(async (one) => ({ path: one, ...parseCases(await readFile(one, 'utf8')) })));
}

/** Runs a case through its common part and all its branches. */
export function judgeCase(one: Case): Judged {
  const { common, branches } = runCase(one);
  const runs = [common, ...branches];
  const wrong = runs.flatMap(({ title, checkpoints, stuck }) => {
    const where = title === '' ? '' : `when ${title}: `;
    const missed = checkpoints.flatMap((point) => {
      const is = unmet(point);
      return is === null ? [] : [`${point.line}: ${where}${point.text} — but: ${is}`];
    });
    return stuck === null ? missed : [...missed, `${stuck.line}: ${where}${stuck.reason}`];
  });
  return { case: one, runs, wrong: [...new Set(wrong)] };
}
