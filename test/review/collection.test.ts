// Every record of the collection in the review page's own way: opened, walked to its end and back, with the same findings as a scan and every verdict.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/records/game';
import { scanBoard } from '../../src/review/board-line';
import { openBoard } from '../../src/review/document';
import { momentOf } from '../../src/review/moment';
import { openAll, type Source } from '../../src/review/opening';
import { START, target } from '../../src/review/walk';
import { Work } from '../../src/review/work';
import { DATA, differences, hasData, rowOf, shownOf, table } from '../help/verdicts';

const source = (file: string): Source => ({
  name: file,
  size: null,
  async *read() {
    yield readFileSync(path.join(DATA, file));
  },
});

async function opened(file: string): Promise<readonly Game[]> {
  const work = new Work();
  await openAll([source(file)], work, { pace: async () => {}, signal: new AbortController().signal });
  return Array.from({ length: work.size }, (_, place) => {
    const game = work.game(place);
    if (game === null) throw new Error(`${file}: board ${place} was not kept`);
    return game;
  });
}

/** Ids of what is told at each stop, walking on and then back. */
function walked(game: Game): { on: readonly (readonly string[])[]; back: readonly (readonly string[])[] } {
  const document = openBoard(game);
  const last = document.stops.length - 1;
  const told = (stop: number) => momentOf(document, { ...START, stop }, '2017').told.findings.map(({ id }) => id);
  const on: (readonly string[])[] = [told(0)];
  for (let stop = 0; stop < last; ) {
    stop = target(document, stop, 'next', '2017');
    on.push(told(stop));
  }
  const back: (readonly string[])[] = [];
  for (let stop = last; stop > 0; stop = target(document, stop, 'back', '2017')) back.unshift(told(stop));
  return { on, back: [told(0), ...back] };
}

describe.skipIf(!hasData)('records in SLAGWACHT_DATA', () => {
  const verdicts = table('EXPECTED.tsv');
  for (const [file = '', , , boards] of table('MANIFEST.tsv')) {
    const rows = verdicts.filter((row) => row[0] === file);
    test(`${file}: ${boards} boards, walked, with every verdict`, async () => {
      const games = await opened(file);
      expect(games).toHaveLength(Number(boards));
      for (const game of games) {
        const { line, report } = scanBoard(file, game, 'nl');
        // Walking every board of the longest files would take minutes: those with something to see, and some of the others.
        if (report.findings.length > 0 || game.index % Math.ceil(games.length / 12) === 0) {
          const { on, back } = walked(game);
          expect(on.at(-1), `${file} #${game.index}`).toEqual(report.findings.map(({ id }) => id));
          expect(back).toEqual(on);
        }
        if (rows.some((row) => row[6] === 'see-file')) continue;
        const own = rows.filter((row) => row[1] === String(game.index)).map(rowOf);
        expect(differences(line, own), `#${game.index}: ${shownOf(line).join(' | ')}`).toEqual([]);
      }
    });
  }
});
