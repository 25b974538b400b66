// The records of env SLAGWACHT_DATA against what people found by looking at them: MANIFEST.tsv (boards per file) and EXPECTED.tsv (a verdict per oddity).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/records/decode';
import { readRecord } from '../../src/records/index';
import { type BoardLine, scanBoard } from '../../src/review/board-line';
import { DATA, differences, hasData, rowOf, shownOf, table } from '../help/verdicts';

function boardsOf(file: string): readonly BoardLine[] {
  const text = decode(readFileSync(path.join(DATA, file)));
  return [...readRecord(text, file)].map((game) => scanBoard(file, game, 'nl').line);
}

describe.skipIf(!hasData)('records in SLAGWACHT_DATA', () => {
  const verdicts = table('EXPECTED.tsv');
  for (const [file = '', , , boards, played] of table('MANIFEST.tsv')) {
    const rows = verdicts.filter((row) => row[0] === file);
    test(`${file}: ${boards} boards, ${played} with play, and every verdict`, () => {
      const lines = boardsOf(file);
      expect([lines.length, lines.filter((line) => line.played > 0).length]).toEqual([Number(boards), Number(played)]);
      // Files that name a fault in each game must only be read.
      if (rows.some((row) => row[6] === 'see-file')) return;
      const wrong = lines.flatMap((line) =>
        differences(line, rows.filter((row) => row[1] === String(line.index)).map(rowOf)).map(
          (what) => `#${line.index} ${what}; shown: ${shownOf(line).join(' | ')}`,
        ),
      );
      expect(wrong).toEqual([]);
    });
  }
});
