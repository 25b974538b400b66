// Case files from disk, each case judged and compared with what it expects.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Case, Problem } from '../cases/case';
import { parseCases } from '../cases/parse';
import { Decoder } from '../records/decode';
import type { Text } from '../text';
import { fileReason } from './arguments';
import { unmet } from './meets';
import { type Run, runCase } from './run-case';

/** `unread`: why nothing of it could be read, else null. */
export interface CaseFile {
  path: string;
  cases: readonly Case[];
  problems: readonly Problem[];
  unread: Text | null;
}

/** A case with its runs. `wrong`: what was expected and is not so, a line each; empty when the case is right. */
export interface Judged {
  case: Case;
  runs: readonly Run[];
  wrong: readonly string[];
}

/** The case files behind a path: the file itself, or every `*.case` in the folder, in order of name. Throws what the system says of the path
 * itself; of a file in a folder it is in `unread`. */
export async function readCases(path: string): Promise<readonly CaseFile[]> {
  const folder = (await stat(path)).isDirectory();
  const names = folder ? (await readdir(path)).filter((name) => name.endsWith('.case')).sort() : [];
  return Promise.all((folder ? names.map((name) => join(path, name)) : [path]).map(readFileOfCases));
}

async function readFileOfCases(path: string): Promise<CaseFile> {
  try {
    const decoder = new Decoder();
    const text = decoder.push(await readFile(path)) + decoder.end();
    return { path, ...parseCases(text), unread: decoder.note?.say.text ?? null };
  } catch (error) {
    return { path, cases: [], problems: [], unread: fileReason(error) };
  }
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
