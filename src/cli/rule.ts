// npm run rule: judges cases that are written as text.
import type { Case } from '../cases/case';
import type { Lang, Text } from '../text';
import { fileReason, readArguments } from './arguments';
import { caseLines, caseReport } from './case-report';
import { complain, openOutput, print } from './output';
import { judgeCase, readCases } from './read-cases';

const USAGE: Text = {
  nl: 'gebruik: npm run rule -- [--json] [--lang nl|en] BESTAND|MAP …',
  en: 'usage: npm run rule -- [--json] [--lang nl|en] FILE|FOLDER …',
};
const [RIGHT, UNEXPECTED, UNREADABLE] = [0, 1, 2];

const NO_CASE: Text = { nl: 'er staat geen geval in', en: 'there is no case in it' };
const BROKEN: Text = {
  nl: 'kan door een fout in Slagwacht zelf niet worden beoordeeld',
  en: 'cannot be judged because of a fault of Slagwacht itself',
};

/** Judges one case and prints it. Gives its exit code; a fault of our own costs this case only. */
async function ruleOn(one: Case, path: string, lang: Lang, json: boolean): Promise<number> {
  try {
    const { runs, wrong } = judgeCase(one);
    const [common] = runs;
    if (common === undefined) throw new Error('no run');
    await print(json ? [JSON.stringify(caseReport(one, common.end, lang))] : caseLines(one, common.end, lang));
    for (const line of wrong) complain(`${path}:${line}`);
    return wrong.length > 0 ? UNEXPECTED : RIGHT;
  } catch (error) {
    complain(`${path}:${one.line}: ${one.id}: ${BROKEN[lang]} (${error instanceof Error ? error.message : error})`);
    return UNREADABLE;
  }
}

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
      for (const one of file.cases) code = Math.max(code, await ruleOn(one, file.path, lang, json));
      const unread = file.unread ?? (file.cases.length + file.problems.length === 0 ? NO_CASE : null);
      if (unread !== null) {
        complain(`${file.path}: ${unread[lang]}`);
        code = UNREADABLE;
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
if (typeof given === 'number') process.exitCode = given;
else {
  openOutput(given.lang);
  process.exitCode = await rule(given.paths, given.lang, given.json);
}
