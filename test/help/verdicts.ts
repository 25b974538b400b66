// The tables of the record collection that SLAGWACHT_DATA names: what people found by looking at its boards, and what may be said of each.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BoardLine } from '../../src/review/board-line';

export const DATA = process.env.SLAGWACHT_DATA ?? '';
export const hasData = DATA !== '' && existsSync(path.join(DATA, 'MANIFEST.tsv'));

/** Rows of a table without its head; none where there is no collection. */
export const table = (name: 'MANIFEST.tsv' | 'EXPECTED.tsv'): readonly string[][] =>
  hasData
    ? readFileSync(path.join(DATA, name), 'utf8')
        .split('\n')
        .slice(1)
        .filter((line) => line !== '')
        .map((line) => line.split('\t'))
    : [];

/** What a declared or undecided row must lead to. */
const KIND: Readonly<Record<string, string>> = {
  REVOKE_DECLARED: 'revoke',
  REVOKE_UNMARKED: 'revoke',
  DECLARER_TAG_DIFFERS: 'swappedDeclarer',
  CALL_SKIPPED_DECLARED: 'callOutOfRotation',
  BID_INSUFFICIENT_DECLARED: 'insufficientBid',
  LEAD_OUT_OF_TURN_DECLARED: 'leadOutOfTurn',
};

/** A row of EXPECTED.tsv. */
export interface Row {
  code: string;
  at: number;
  seat: string | null;
  card: string | null;
  verdict: string;
}
export const rowOf = ([, , , code = '', at = '', detail = '', verdict = '']: string[]): Row => {
  const play = /^T\d+ ([NESW]) (\w\w) /.exec(detail);
  return { code, at: Number(at), seat: play?.[1] ?? null, card: play?.[2] ?? null, verdict };
};

export const shownOf = (line: BoardLine): readonly string[] =>
  line.findings.map((one) => `${one.kind} ${one.seat} ${one.trick ?? one.call} ${one.card} ${one.certainty}`);

/** Differences between a board and the rows about it, as sentences; empty when it is as it should be. */
export function differences(line: BoardLine, rows: readonly Row[]): readonly string[] {
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
