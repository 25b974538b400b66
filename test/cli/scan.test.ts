// npm run scan: small records of every kind of verdict, and what the command says of files that are none.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCommands } from '../../build.mjs';
import { readRecord } from '../../src/records/index';
import { type BoardLine, scanBoard } from '../../src/review/board-line';

const DEAL = 'N:T874.T943.K98.64 3.AKJ.J765.AK985 KQ962.65.T3.QT72 AJ5.Q872.AQ42.J3';
const AUCTION = 'Pass 1C 1S X\n3S X Pass 3NT\nPass Pass Pass';

interface Parts {
  deal?: string;
  auction?: string;
  declarer?: string;
  play?: string;
}
const pbn = ({ deal = DEAL, auction = AUCTION, declarer = 'W', play = '*' }: Parts): string =>
  `[Board "7"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n[Declarer "${declarer}"]\n[Contract "3NT"]\n[Auction "N"]\n${auction}\n[Play "N"]\n${play}\n`;
const board = (parts: Parts): BoardLine => {
  const lines = [...readRecord(pbn(parts))].map((game) => scanBoard('f', game, 'en').line);
  expect(lines).toHaveLength(1);
  return lines[0] as BoardLine;
};
const TWO = 'S4 S3 SQ SA\nH3 HJ H5 H2\n';
const found = (line: BoardLine) =>
  line.findings.map((one) => `${one.kind} ${one.seat} ${one.trick ?? one.call} ${one.card} ${one.certainty}`);

describe('a board of every kind', () => {
  const CASES: readonly (readonly [string, Parts, readonly string[], readonly string[]])[] = [
    ['clean: the record stops', { play: `${TWO}*` }, [], ['record-stops']],
    ['truncated: rows of cards not played', { play: `${TWO}- - - -\n- - - -` }, [], ['record-stops']],
    [
      'declared: the revoke is marked',
      { play: `${TWO}H4 HA ^R C2 H7\n*` },
      ['revoke S 3 C2 certain'],
      ['record-stops'],
    ],
    ['undecided: it is not marked', { play: `${TWO}H4 HA C2 H7\n*` }, ['revoke S 3 C2 possible'], ['record-stops']],
    [
      'record error: nobody follows the card led',
      { play: `${TWO}D8 CA C2 H7\n*` },
      [],
      ['record-stops', 'lead-misrecorded'],
    ],
    [
      'record error: a card of another hand',
      { play: `${TWO}H4 DA HA H7\n*` },
      [],
      ['record-stops', 'record-inconsistent'],
    ],
    [
      'malformed: a card twice in the deal',
      { deal: DEAL.replace('T874', 'KT87'), play: `${TWO}*` },
      [],
      ['deal-invalid'],
    ],
    ['teaching: hands with blanks', { deal: 'N:T874.T943.K98.64 - - -', play: '*' }, [], []],
    ['deviation: a row in order of play', { play: 'S4 S3 SQ SA\nH2 H3 HJ H5\n*' }, [], ['record-stops']],
    [
      'a call that is too low, not marked',
      { auction: 'Pass 1C 1S X\n3S 2D Pass 3NT\nPass Pass Pass' },
      [],
      ['unmarked-call'],
    ],
    [
      'a call that is too low and was accepted',
      { auction: 'Pass 1C 1S X\n3S ^I 2D Pass 3NT\nPass Pass Pass' },
      ['insufficientBid E 5 null certain'],
      [],
    ],
  ];
  for (const [name, parts, findings, notes] of CASES)
    test(name, () => {
      const line = board(parts);
      expect(found(line)).toEqual(findings);
      expect(line.notes.map((note) => note.code)).toEqual(expect.arrayContaining(notes as string[]));
    });

  test('declarer and dummy who changed places are an occasion', () => {
    const line = board({ declarer: '^E', play: '*' });
    expect([line.findings, line.occasions.map(({ kind, seat }) => [kind, seat])]).toEqual([
      [],
      [['swappedDeclarer', 'E']],
    ]);
  });
  test('a claim is an occasion of the trick it was made in, or before', () => {
    const deal =
      'md|3SKQ962H65DT3CQT72,SAJ5HQ872DAQ42CJ3,ST874HT943DK98C64|mb|p|mb|1C|mb|1S|mb|d|mb|3S|mb|d|mb|p|mb|3N|mb|p|mb|p|mb|p|';
    const tricks = [...readRecord(`qx|o7|${deal}pc|S4|pc|S3|pc|SQ|pc|SA|mc|9|qx|o8|${deal}pc|S4|pc|S3|mc|9|`)].map(
      (game) => scanBoard('f', game, 'en').line.occasions.map(({ kind, trick }) => [kind, trick]),
    );
    expect(tricks).toEqual([[['claim', 2]], [['claim', 1]]]);
  });
  test('a finding says which articles apply and what may be chosen', () => {
    const [revoke] = board({ play: `${TWO}H4 HA ^R C2 H7\n*` }).findings;
    expect(revoke?.rulings.flatMap((one) => one.articles)).toEqual(expect.arrayContaining(['61A']));
  });
});

describe('the command', () => {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  let folder = '';
  beforeAll(async () => {
    await buildCommands('src/cli', 'dist/cli');
    folder = await mkdtemp(path.join(tmpdir(), 'scan-'));
    await mkdir(path.join(folder, 'in'));
    await writeFile(path.join(folder, 'clean.pbn'), pbn({ play: `${TWO}*` }));
    await writeFile(path.join(folder, 'in', 'revoke.pbn'), pbn({ play: `${TWO}H4 HA ^R C2 H7\n*` }));
    await writeFile(path.join(folder, 'README.md'), '# no record\n');
    await writeFile(path.join(folder, 'picture.png'), new Uint8Array([137, 80, 78, 71, 0, 1, 2, 3]));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  const scan = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, [path.join(root, 'dist/cli/scan.js'), ...args], (error, out, err) =>
        resolve({ code: error === null ? 0 : Number(error.code), out, err }),
      );
    });

  test('nothing irregular: exit 0, one line of data a board', async () => {
    const { code, out } = await scan('--json', path.join(folder, 'clean.pbn'));
    expect([
      code,
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ]).toMatchObject([0, [{ file: 'clean.pbn', index: 0, board: '7', played: 8, findings: [], occasions: [] }]]);
  });
  test('a folder: findings exit 1, other files are skipped and counted', async () => {
    const { code, out, err } = await scan('--json', '--lang', 'en', folder);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as BoardLine);
    expect([code, lines.map((line) => [line.file, found(line)])]).toEqual([
      1,
      [
        ['clean.pbn', []],
        [path.join('in', 'revoke.pbn'), ['revoke S 3 C2 certain']],
      ],
    ]);
    expect(err).toContain('2 boards, 2 with play; 1 irregularity,');
    expect(err).toContain('2 files skipped, 0 not read');
  });
  test('people get it in Dutch, with Dutch cards', async () => {
    const { out } = await scan(path.join(folder, 'in', 'revoke.pbn'));
    expect(out).toContain('Zuid');
    expect(out).toContain('♣2');
    expect(out).not.toContain('South');
  });
  test('what cannot be read exits 2 and is named, and the rest goes on', async () => {
    await writeFile(path.join(folder, 'empty.lin'), '');
    const { code, out, err } = await scan('--json', path.join(folder, 'nowhere.pbn'), folder);
    expect([code, out.trim().split('\n').length]).toEqual([2, 2]);
    expect(err).toContain('nowhere.pbn');
    expect(err).toContain('empty.lin: het bestand is leeg');
  });
  test.each([['picture.png'], ['README.md']])('%s named by the user is no record: exit 2', async (name) => {
    const { code, err } = await scan(path.join(folder, name));
    expect([code, err]).toEqual([2, expect.stringContaining(name)]);
  });
  test('a link is read from its own address', async () => {
    const lin =
      'md|3SKQ962H65DT3CQT72,SAJ5HQ872DAQ42CJ3,ST874HT943DK98C64|mb|p|mb|1C|mb|1S|mb|d|mb|3S|mb|d|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|S4|';
    const { code, out } = await scan(
      '--json',
      `https://www.bridgebase.com/tools/handviewer.html?lin=${encodeURIComponent(lin)}`,
    );
    expect([code, JSON.parse(out).played]).toEqual([0, 1]);
  });
  test('a stored hand is not fetched', async () => {
    expect((await scan('https://www.bridgebase.com/tools/handviewer.html?myhand=M-1-2')).code).toBe(2);
  });
  test('without a path it says how to use it', async () => {
    expect(await scan()).toMatchObject({ code: 2, err: expect.stringContaining('npm run scan') });
    expect(await scan('--help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run scan') });
  });
  test('people are told where the notes are that they do not get to see', async () => {
    const [people, data] = [
      await scan(path.join(folder, 'clean.pbn')),
      await scan('--json', path.join(folder, 'clean.pbn')),
    ];
    expect([people.err, data.err]).toEqual([expect.stringContaining('--json'), expect.not.stringContaining('--json')]);
  });
  test('what a ruling depends on is asked', async () => {
    const { out } = await scan('--lang', 'en', path.join(folder, 'in', 'revoke.pbn'));
    expect(out).toMatch(/question: .+ \(.+ \/ .+\)/);
  });
});
