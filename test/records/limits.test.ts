// Records that go on where no board can, and words that every object knows: read in time, and said to be wrong.
import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/index';
import { judge } from '../../src/referee';
import { noteCodes } from '../help/brief';

const DEAL = 'N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85';
const MD = 'md|3SHCDKQ,,|';
const pbn = (auction: string, more = ''): string =>
  `[Board "1"]\n[Dealer "N"]\n[Deal "${DEAL}"]\n${more}[Auction "N"]\n${auction}\n`;

describe('an auction without end', () => {
  test.each([
    ['LIN, run together', 'a.lin', `${MD}mb|${'1c'.repeat(100_000)}|`],
    ['LIN, one by one', 'a.lin', `${MD}${'mb|p|'.repeat(100_000)}`],
    ['LIN, blanks', 'a.lin', `${MD}mb|${'?p'.repeat(100_000)}|`],
    ['PBN', 'a.pbn', pbn('1C 1D Pass X\n'.repeat(50_000))],
    ['PBN, blanks', 'a.pbn', pbn('1C\n'.concat('- _\n'.repeat(50_000), '1D'))],
  ])('%s', (_what, name, text) => {
    const [game, ...others] = readRecord(text, name);
    expect(others).toEqual([]);
    expect(game && noteCodes(game)).toContain('too-long');
    expect(game?.events.length).toBeLessThan(20);
    expect(judge(game?.events ?? []).findings).toEqual([]);
  });
  test('the longest auction there can be is read', () => {
    const passes = 'Pass Pass Pass';
    const levels = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
      ['C', 'D', 'H', 'S', 'NT'].map((suit) => `${level}${suit}`),
    );
    const calls = levels.map((bid) => `${bid} Pass Pass X Pass Pass XX`).join(' Pass Pass ');
    const [game] = readRecord(pbn(`${passes} ${calls} ${passes}`), 'a.pbn');
    expect(game?.events.filter((event) => event.type === 'call')).toHaveLength(319);
    expect(game && noteCodes(game)).not.toContain('too-long');
    expect(judge(game?.events ?? []).findings).toEqual([]);
  });
  test('the play goes by the contract that is told', () => {
    const told = '[Declarer "S"]\n[Contract "1NT"]\n';
    const [game] = readRecord(`${pbn('Pass '.repeat(400), told)}[Play "W"]\nS2 S3 - S4\n*\n`, 'a.pbn');
    expect(game?.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['gap', 'contract', 'play']));
  });
});

test('a play without end keeps no more cards than tell that it is wrong', () => {
  const [game] = readRecord(`${MD}mb|1nppp|${'pc|SA|pc|HA|'.repeat(50_000)}`, 'a.lin');
  expect(game?.events.filter((event) => event.type === 'gap').every(({ missed }) => missed <= 104)).toBe(true);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is no call', (word) => {
  const [game] = readRecord(pbn(`1C ${word} Pass 1D`), 'a.pbn');
  expect(game && noteCodes(game)).toContain('bad-call');
  for (const event of game?.events ?? []) if (event.type === 'call') expect(event.call).toEqual(expect.any(String));
});
