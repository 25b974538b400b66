// npm run scan: reads records and tells what was irregular in them.
import { playedIn, scanBoard } from '../review/board-line';
import type { Lang, Text } from '../text';
import { readArguments } from './arguments';
import { printBoard } from './board';
import { inputs, readInput } from './inputs';
import { complain, openOutput, print } from './output';

const USAGE: Text = {
  nl: 'gebruik: npm run scan -- [--json] [--lang nl|en] BESTAND|MAP|LINK …',
  en: 'usage: npm run scan -- [--json] [--lang nl|en] FILE|FOLDER|LINK …',
};
/** Milliseconds of work after which a scan says how far it is, and between two such lines. */
const PATIENCE = 3000;
const [CLEAN, FOUND, UNREADABLE] = [0, 1, 2];

interface Tally {
  boards: number;
  played: number;
  findings: number;
  occasions: number;
  notes: number;
  skipped: number;
  unreadable: number;
}

const several = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const summary = (tally: Tally): Text => ({
  nl: `${several(tally.boards, 'spel', 'spellen')}, ${tally.played} met gespeelde kaarten; ${several(tally.findings, 'onregelmatigheid', 'onregelmatigheden')}, ${several(tally.occasions, 'gebeurtenis', 'gebeurtenissen')}, ${several(tally.notes, 'opmerking', 'opmerkingen')} over verslagen; ${several(tally.skipped, 'bestand', 'bestanden')} overgeslagen, ${tally.unreadable} niet gelezen`,
  en: `${several(tally.boards, 'board', 'boards')}, ${tally.played} with play; ${several(tally.findings, 'irregularity', 'irregularities')}, ${several(tally.occasions, 'occasion', 'occasions')}, ${several(tally.notes, 'note', 'notes')} on records; ${several(tally.skipped, 'file', 'files')} skipped, ${tally.unreadable} not read`,
});
/** After the summary for people, where there is something that they did not get to see. */
const WITH_JSON: Text = {
  nl: 'Gebeurtenissen en opmerkingen staan alleen in de uitvoer met --json.',
  en: 'Occasions and notes are only in the output of --json.',
};

/** Scans all paths. Gives the exit code: 0 nothing irregular, 1 findings, 2 some input unreadable. */
export async function scan(paths: readonly string[], lang: Lang, json: boolean): Promise<number> {
  const tally: Tally = { boards: 0, played: 0, findings: 0, occasions: 0, notes: 0, skipped: 0, unreadable: 0 };
  let told = performance.now();
  for (const path of paths) {
    for await (const input of inputs(path)) {
      const outcome =
        'problem' in input
          ? { record: false, problem: input.problem }
          : await readInput(input, async (game) => {
              const { line, report } = scanBoard(input.name, game, lang);
              tally.boards++;
              if (playedIn(game) > 0) tally.played++;
              tally.findings += line.findings.length;
              tally.occasions += line.occasions.length;
              tally.notes += line.notes.length;
              await print(json ? [JSON.stringify(line)] : printBoard(input.name, game, report, lang));
              if (performance.now() - told > PATIENCE) {
                told = performance.now();
                complain(`… ${input.name}: ${summary(tally)[lang]}`);
              }
            });
      if (outcome.problem !== null) {
        tally.unreadable++;
        complain(`${input.name}: ${outcome.problem[lang]}`);
      } else if (!outcome.record) tally.skipped++;
    }
  }
  complain(summary(tally)[lang]);
  if (!json && tally.occasions + tally.notes > 0) complain(WITH_JSON[lang]);
  return tally.unreadable > 0 ? UNREADABLE : tally.findings > 0 ? FOUND : CLEAN;
}

const given = readArguments(USAGE, true);
if (typeof given === 'number') process.exitCode = given;
else {
  openOutput(given.lang);
  process.exitCode = await scan(given.paths, given.lang, given.json);
}
