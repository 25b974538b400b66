// The collection of real files, where it is at hand (SLAGWACHT_DATA): counts as its list says, and no board is lost by cutting the text in pieces.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/records/decode';
import type { Game } from '../../src/records/game';
import { RecordReader, readRecord } from '../../src/records/index';
import { seeded } from '../help/deals';

const folder = process.env.SLAGWACHT_DATA;

/** A card was recorded, if only as one that cannot be read or belongs to a deal that cannot be. */
const hasPlay = (game: Game): boolean =>
  game.events.some((event) => event.type === 'play' || (event.type === 'gap' && event.in === 'play'));

describe.runIf(folder !== undefined)('real files', () => {
  const rows =
    folder === undefined
      ? []
      : readFileSync(path.join(folder, 'MANIFEST.tsv'), 'utf8')
          .trim()
          .split('\n')
          .slice(1)
          .map((row) => row.split('\t'));
  const files = rows.map(([name, , , boards, played]) => ({
    name: name as string,
    boards: Number(boards),
    played: Number(played),
  }));
  const text = (name: string): string => decode(readFileSync(path.join(folder as string, name)));

  test('boards and boards with play of every file', () => {
    const counted = files.map(({ name }) => {
      const games = [...readRecord(text(name), name)];
      return { name, boards: games.length, played: games.filter(hasPlay).length };
    });
    expect(counted).toEqual(files);
    expect(counted.reduce((sum, { boards }) => sum + boards, 0)).toBe(3118);
    expect(counted.reduce((sum, { played }) => sum + played, 0)).toBe(1383);
  });

  test('in pieces as in one', () => {
    const style = seeded(11);
    for (const { name } of files) {
      const whole = text(name);
      const reader = new RecordReader(name);
      const games: Game[] = [];
      for (let from = 0; from < whole.length; ) {
        const to = from + 1 + Math.floor(style() * 3000);
        games.push(...reader.push(whole.slice(from, to)));
        from = to;
      }
      games.push(...reader.end());
      expect(JSON.stringify(games)).toBe(JSON.stringify([...readRecord(whole, name)]));
    }
  });

  test('damaged in any place it is still read', () => {
    const style = seeded(5);
    for (const { name } of files) {
      const whole = text(name).slice(0, 20_000);
      for (let time = 0; time < 5; time++) {
        const at = Math.floor(style() * whole.length);
        const from = Math.floor(style() * whole.length);
        const damaged = whole.slice(0, at) + whole.slice(from, from + 50) + whole.slice(at + Math.floor(style() * 100));
        for (const game of readRecord(damaged, name)) expect(game.events[0]?.type).toBe('board');
      }
    }
  });
});
