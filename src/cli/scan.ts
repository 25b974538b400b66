// npm run scan: reads records and tells what was irregular in them.
import { parseArgs } from 'node:util';
import type { Lang, Text } from '../text';
import { playedIn, printBoard, scanBoard } from './board';
import { inputs, readInput } from './inputs';

const USAGE: Text = {
  nl: 'gebruik: npm run scan -- [--json] [--lang nl|en] BESTAND|MAP|KOPPELING …',
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

const summary = (tally: Tally): Text => ({
  nl: `${tally.boards} spellen, ${tally.played} met spel; ${tally.findings} onregelmatigheden, ${tally.occasions} gebeurtenissen, ${tally.notes} opmerkingen over verslagen; ${tally.skipped} bestanden overgeslagen, ${tally.unreadable} niet gelezen`,
  en: `${tally.boards} boards, ${tally.played} with play; ${tally.findings} irregularities, ${tally.occasions} occasions, ${tally.notes} notes on records; ${tally.skipped} files skipped, ${tally.unreadable} not read`,
});

/** Writes to stdout and waits while the reader at the other end is behind, so that a long scan does not pile up in memory. */
async function print(line: string): Promise<void> {
  if (process.stdout.write(`${line}\n`)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** Scans all paths. Gives the exit code: 0 nothing irregular, 1 findings, 2 some input unreadable. */
export async function scan(paths: readonly string[], lang: Lang, json: boolean): Promise<number> {
  const tally: Tally = { boards: 0, played: 0, findings: 0, occasions: 0, notes: 0, skipped: 0, unreadable: 0 };
  let told = performance.now();
  for (const path of paths) {
    for await (const input of inputs(path)) {
      const lines: string[] = [];
      const outcome =
        'problem' in input
          ? { record: false, problem: input.problem }
          : await readInput(input, (game) => {
              const { line, report } = scanBoard(input.name, game, lang);
              tally.boards++;
              if (playedIn(game) > 0) tally.played++;
              tally.findings += line.findings.length;
              tally.occasions += line.occasions.length;
              tally.notes += line.notes.length;
              lines.push(...(json ? [JSON.stringify(line)] : printBoard(input.name, game, report, lang)));
              if (performance.now() - told > PATIENCE) {
                told = performance.now();
                process.stderr.write(`… ${input.name}: ${summary(tally)[lang]}\n`);
              }
            });
      if (lines.length > 0) await print(lines.join('\n'));
      if (outcome.problem !== null) {
        tally.unreadable++;
        process.stderr.write(`${input.name} ${outcome.problem[lang]}\n`);
      } else if (!outcome.record) tally.skipped++;
    }
  }
  process.stderr.write(`${summary(tally)[lang]}\n`);
  return tally.unreadable > 0 ? UNREADABLE : tally.findings > 0 ? FOUND : CLEAN;
}

async function main(): Promise<void> {
  let lang: Lang = 'nl';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, lang: { type: 'string', default: 'nl' } },
    });
    if (values.lang === 'nl' || values.lang === 'en') lang = values.lang;
    else throw new Error(`--lang ${values.lang}`);
    if (positionals.length === 0) throw new Error('?');
    process.exitCode = await scan(positionals, lang, values.json);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE[lang]}\n`);
    process.exitCode = UNREADABLE;
  }
}

// A reader that stops reading (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
await main();
