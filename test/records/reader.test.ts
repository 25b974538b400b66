import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RecordReader, readRecord } from '../../src/records/index';
import { SNIFFED, sniff } from '../../src/records/sniff';
import { randomBoard, seeded } from '../help/deals';
import { linOf } from '../help/write-lin';
import { pbnOf } from '../help/write-pbn';

describe('which format it is', () => {
  test.each([
    ['% PBN 2.1\n', '', 'pbn'],
    ['; hello\n\n [Event"x"]', '', 'pbn'],
    ['<html><pre>\n<PBN>\n[Event "x"]', '', 'pbn'],
    ['qx|o1|', '', 'lin'],
    ['\n\ncr|3255|cg|30|', '', 'lin'],
    ['  md|3SA,|', '', 'lin'],
    ['junk before md|3SA,|', 'a.lin', 'lin'],
    ['a text about md|3SA,| and (md|4S73,SK6..) and qx|A1', 'a.txt', null],
    ['\nhttps://a.b/tools/handviewer.html?lin=md%7C3', '', 'links'],
    ['http://a.b/hv?bbo=y&n=sakq', '', 'links'],
    ['hello', '', null],
    ['hello', 'a.PBN', 'pbn'],
    ['hello', 'a.lin', 'lin'],
    ['', '', null],
    ['https://a.b/?q=1\n{"md": 1}', 'a.json', null],
  ])('%j named %j', (text, name, format) => {
    expect(sniff(text, name)).toBe(format);
    const reader = new RecordReader(name);
    expect(reader.format).toBeUndefined();
    reader.push(text);
    reader.end();
    expect(reader.format).toBe(format);
  });

  test('a text that is no record gives no games', () => {
    expect([...readRecord('Dear all,\n\nhere is the plan.')]).toEqual([]);
  });

  test('a byte order mark that was left in is no obstacle', () => {
    expect([...readRecord('\ufeff[Board "1"]')].length).toBe(1);
  });
});

test('a line end cut in two is one line end', () => {
  const reader = new RecordReader('a.pbn');
  const start = `[Board "1"]${' '.repeat(SNIFFED)}\r`;
  expect(reader.push(start)).toEqual([]);
  const games = [
    ...reader.push('\n[Dealer "W"]\r'),
    ...reader.push(''),
    ...reader.push('\n\r\n[Board "2"]\n'),
    ...reader.end(),
  ];
  expect(games.map(({ board, line }) => [board, line])).toEqual([
    ['1', 1],
    ['2', 4],
  ]);
});

const PIECES = fc.constantFrom(
  ...[
    '[',
    ']',
    '"',
    '{',
    '}',
    ';',
    '%',
    '\n',
    '\r\n',
    '\n\n',
    ' ',
    '|',
    ',',
    '^R',
    '^L',
    '^S',
    '^I',
    '*',
    '+',
    '-',
    '=1=',
    '$9',
    '!',
    '?',
    '#',
    '##x',
    '\\',
  ],
  ...[
    'md',
    'mb',
    'pc',
    'an',
    'qx',
    'mc',
    'sv',
    'ah',
    'o1',
    'c1',
    'md|3',
    'Board 1',
    'SAKQ',
    'H32',
    'x',
    '10',
    'C2',
    'DT',
    '1N',
    '9C',
    'Pass',
    'AP',
    'all',
  ],
  ...[
    '[Board "1"]',
    '[Deal "N:',
    'AKQ.JT9.87.6543',
    '"]',
    '[Auction "N"]',
    '[Play "W"]',
    '[Contract "3NT"]',
    '[Declarer "^S"]',
    '[Result "9"]',
    '[Dealer "',
    '[Note "1:a"]',
  ],
  ...['<PBN>', '</PBN>', 'https://a/handviewer?lin=', '&n=sa', '%7C', '%', '-4sS', '(', ')', '\0', 'é', '😀'],
);

describe('nothing in a text makes it throw', () => {
  const readable = (text: string): void => {
    for (const name of ['', 'a.lin', 'a.pbn'])
      for (const game of readRecord(text, name)) {
        expect(game.events[0]?.type).toBe('board');
        expect(new Set(game.events.map(({ id }) => id)).size).toBe(game.events.length);
        expect(game.events.filter(({ type }) => type === 'play').length).toBeLessThanOrEqual(52);
      }
  };
  test('any characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), readable));
  });
  test('any heap of pieces of both formats', () => {
    fc.assert(
      fc.property(fc.array(PIECES, { maxLength: 80 }), (pieces) => readable(pieces.join(''))),
      { numRuns: 1500 },
    );
  });
  test('records with pieces lost, doubled and put in', () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 20 }), PIECES), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(), edits, (seed, changes) => {
        const style = seeded(seed);
        const board = randomBoard(style);
        let text = seed % 2 === 0 ? linOf(board, style) : pbnOf(board, style);
        for (const [at, length, piece] of changes) {
          const from = at % text.length;
          text = text.slice(0, from) + piece + text.slice(from + length);
        }
        readable(text);
      }),
      { numRuns: 600 },
    );
  });
});

describe('a broken game does not cost the others', () => {
  test('one of three is damaged; the other two are what they were', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        PIECES.filter((piece) => !/[{<%]|lin=/.test(piece)),
        (seed, at, piece) => {
          const style = seeded(seed);
          const pbn = [1, 2, 3].map((number) => {
            const board = randomBoard(style);
            return pbnOf({ ...board, board: { ...board.board, number: 100 + number } }, () => 0.99);
          });
          const whole = [...readRecord(pbn.join(''), 'a.pbn')];
          const middle = pbn[1] as string;
          const place = at % (middle.length - 2);
          const text = [pbn[0], middle.slice(0, place) + piece + middle.slice(place + 1), pbn[2]].join('');
          const games = [...readRecord(text, 'a.pbn')];
          const plain = (name: string) => (found: (typeof games)[number]) =>
            found.board === name ? found.events.map(({ line: _line, ...event }) => event) : [];
          for (const name of ['101', '103']) expect(games.flatMap(plain(name))).toEqual(whole.flatMap(plain(name)));
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('time grows with length only', () => {
  const long = (times: number, text: string): string => text.repeat(times);
  test.each([
    ['a value without end', () => `[Event "${long(2e7, 'x')}`],
    ['a LIN value without end', () => `md|3${long(2e7, 'S')}`],
    ['quotes', () => `[Event "${long(3e6, '" ')}`],
    ['quotes behind backslashes', () => `[Event "${long(2e6, '\\"] ')}`],
    ['tags that are never closed', () => long(3e5, '[Event "x\n')],
    ['tags over many lines', () => long(1e5, `[Event "\n${long(20, 'y\n')}`)],
    ['comments that are never closed', () => long(3e5, '[Event "a"]\n{')],
    ['deals', () => long(3e5, 'md|3S|')],
    ['bars', () => long(1e7, '|')],
    ['calls in a value', () => `md|3|mb|${long(2e5, '1n')}|`],
    ['brackets in a value', () => `md|3|mb|${long(5e5, '(')}|pc|${long(5e5, '{')}|`],
    ['passes', () => `[Auction "N"]\n${long(3e5, 'P ')}${long(1e5, 'AP ')}`],
    ['percent signs in a link', () => `https://a.b/?lin=${long(3e6, '%')}`],
    ['line ends', () => long(1e7, '\n')],
    ['returns', () => long(1e7, '\r')],
    ['less-than signs', () => long(50, `${long(1e5, '<')}\n`)],
  ])('%s', (_what, write) => {
    const text = write();
    // Time of the processor, not of the clock: other tests may be running.
    const start = process.cpuUsage();
    let games = 0;
    for (const game of readRecord(text, 'a.pbn')) games += game.events.length > 0 ? 1 : 0;
    // Far above what it takes (under a second each), far below what a second look at every character would.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
    expect(games).toBeLessThanOrEqual(3e5);
  });
});

test('30 MB in pieces takes less than 300 MB of memory', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
  try {
    const outfile = path.join(folder, 'read.mjs');
    await build({
      stdin: {
        contents: `
          import { RecordReader } from './src/records/index';
          import { Decoder } from './src/records/decode';
          const piece = new TextEncoder().encode(process.env.GAME.repeat(100));
          const decoder = new Decoder();
          const reader = new RecordReader();
          let games = 0;
          for (let read = 0; read < 30e6; read += piece.length) games += reader.push(decoder.push(piece)).length;
          games += reader.push(decoder.end()).length + reader.end().length;
          console.log(JSON.stringify({ games, kilobytes: process.resourceUsage().maxRSS }));`,
        resolveDir: process.cwd(),
        loader: 'ts',
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
    });
    const style = seeded(7);
    const game = pbnOf(randomBoard(style), style);
    const out = execFileSync('node', [outfile], { encoding: 'utf8', env: { ...process.env, GAME: game } });
    const { games, kilobytes } = JSON.parse(out) as { games: number; kilobytes: number };
    expect(games).toBe(Math.ceil(30e6 / (new TextEncoder().encode(game).length * 100)) * 100);
    expect(kilobytes).toBeLessThan(300_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
