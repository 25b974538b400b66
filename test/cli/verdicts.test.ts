// The records of env SLAGWACHT_DATA against what people found by looking at them: MANIFEST.tsv (boards per file) and EXPECTED.tsv (a verdict per oddity).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/records/decode';
import { readRecord } from '../../src/records/index';
import { type BoardLine, scanBoard } from '../../src/review/board-line';

const ROOT = process.env.SLAGWACHT_DATA ?? '';
const there = ROOT !== '' && existsSync(path.join(ROOT, 'MANIFEST.tsv'));

const table = (name: string): readonly string[][] =>
  readFileSync(path.join(ROOT, name), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

function boardsOf(file: string): readonly BoardLine[] {
  const text = decode(readFileSync(path.join(ROOT, file)));
  return [...readRecord(text, file)].map((game) => scanBoard(file, game, 'nl').line);
}

/** What a declared or undecided row must lead to. */
const KIND: Readonly<Record<string, string>> = {
  REVOKE_DECLARED: 'revoke',
  REVOKE_UNMARKED: 'revoke',
  DECLARER_TAG_DIFFERS: 'swappedDeclarer',
  CALL_SKIPPED_DECLARED: 'callOutOfRotation',
  BID_INSUFFICIENT_DECLARED: 'insufficientBid',
  LEAD_OUT_OF_TURN_DECLARED: 'leadOutOfTurn',
};

interface Row {
  code: string;
  at: number;
  seat: string | null;
  card: string | null;
  verdict: string;
}
const rowOf = ([, , , code = '', at = '', detail = '', verdict = '']: string[]): Row => {
  const play = /^T\d+ ([NESW]) (\w\w) /.exec(detail);
  return { code, at: Number(at), seat: play?.[1] ?? null, card: play?.[2] ?? null, verdict };
};

const shown = (line: BoardLine): readonly string[] =>
  line.findings.map((one) => `${one.kind} ${one.seat} ${one.trick ?? one.call} ${one.card} ${one.certainty}`);

/** Differences between a board and the rows about it, as sentences; empty when it is as it should be. */
function differences(line: BoardLine, rows: readonly Row[]): readonly string[] {
  const wrong: string[] = [];
  const wanted = rows.filter((row) => row.verdict === 'declared' || row.verdict === 'undecided');
  const all = [...line.findings, ...line.occasions];
  for (const row of wanted) {
    const match = all.some(
      (one) => one.kind === KIND[row.code] && (row.seat === null || (one.seat === row.seat && one.trick === row.at)),
    );
    if (!match) wrong.push(`missing ${row.code} ${row.at} ${row.seat}`);
    if (
      row.verdict === 'undecided' &&
      line.findings.some((one) => one.trick === row.at && one.certainty !== 'possible')
    )
      wrong.push(`not possible: ${row.code} ${row.at}`);
  }
  for (const one of line.findings) {
    const asked = wanted.some((row) => KIND[row.code] === one.kind && (row.seat === null || row.seat === one.seat));
    if (!asked) wrong.push(`false alarm: ${one.kind} ${one.seat} ${one.trick ?? one.call} ${one.card}`);
  }
  const several = new Set(
    wanted.filter(
      (row) => wanted.filter((other) => other.code === 'REVOKE_DECLARED' && other.at === row.at).length > 1,
    ),
  );
  for (const row of several)
    if (line.findings.some((one) => one.kind === 'revoke' && one.trick === row.at && one.certainty !== 'possible'))
      wrong.push(`several marks in trick ${row.at} must be possible`);
  if (
    line.findings.length === 0 &&
    rows.length > 0 &&
    rows.every((row) => row.verdict === 'malformed') &&
    line.notes.length === 0
  )
    wrong.push('malformed without a note');
  return wrong;
}

describe.skipIf(!there)('records in SLAGWACHT_DATA', () => {
  const verdicts = there ? table('EXPECTED.tsv') : [];
  for (const [file = '', , , boards, played] of there ? table('MANIFEST.tsv') : []) {
    const rows = verdicts.filter((row) => row[0] === file);
    test(`${file}: ${boards} boards, ${played} with play, and every verdict`, () => {
      const lines = boardsOf(file);
      expect([lines.length, lines.filter((line) => line.played > 0).length]).toEqual([Number(boards), Number(played)]);
      // Files that name a fault in each game must only be read.
      if (rows.some((row) => row[6] === 'see-file')) return;
      const wrong = lines.flatMap((line) =>
        differences(line, rows.filter((row) => row[1] === String(line.index)).map(rowOf)).map(
          (what) => `#${line.index} ${what}; shown: ${shown(line).join(' | ')}`,
        ),
      );
      expect(wrong).toEqual([]);
    });
  }
});
