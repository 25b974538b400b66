// npm run rule: judges cases that are written as text.
import type { Lang, Text } from '../text';
import { fileReason, readArguments } from './arguments';
import { caseLines, caseReport } from './case-report';
import { judgeCase, readCases } from './read-cases';

const USAGE: Text = {
  nl: 'gebruik: npm run rule -- [--json] [--lang nl|en] BESTAND|MAP …',
  en: 'usage: npm run rule -- [--json] [--lang nl|en] FILE|FOLDER …',
};
const [RIGHT, UNEXPECTED, UNREADABLE] = [0, 1, 2];

const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Judges all cases. Gives the exit code: 0, 1 when a case expects something else than it gets, 2 when something cannot be read. */
async function rule(paths: readonly string[], lang: Lang, json: boolean): Promise<number> {
  let code = RIGHT;
  for (const path of paths) {
    let files: Awaited<ReturnType<typeof readCases>>;
    try {
      files = await readCases(path);
    } catch (error) {
      complain(`${path}: ${fileReason(error)[lang]}`);
      code = UNREADABLE;
      continue;
    }
    for (const file of files) {
      for (const one of file.cases) {
        const { runs, wrong } = judgeCase(one);
        const [common] = runs;
        if (common === undefined) throw new Error(`${one.id} has no run`);
        const lines = json ? [JSON.stringify(caseReport(one, common.end, lang))] : caseLines(one, common.end, lang);
        process.stdout.write(`${lines.join('\n')}\n`);
        for (const line of wrong) complain(`${file.path}:${line}`);
        if (wrong.length > 0) code = Math.max(code, UNEXPECTED);
      }
      for (const { line, id, reason } of file.problems) {
        complain(`${file.path}:${line}: ${id === null ? '' : `${id}: `}${reason}`);
        code = UNREADABLE;
      }
    }
  }
  return code;
}

const given = readArguments(USAGE, true);
process.exitCode = typeof given === 'number' ? given : await rule(given.paths, given.lang, given.json);
