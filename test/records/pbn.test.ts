import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/index';
import { brief, noteCodes } from '../help/brief';

const read = (text: string) => [...readRecord(text, 'a.pbn')];
const SUIT = 'AKQJT98765432';
/** Everybody holds one suit: North spades, East hearts, South diamonds, West clubs. */
const DEAL = `[Deal "N:${SUIT}... .${SUIT}.. ..${SUIT}. ...${SUIT}"]`;
const HANDS = 'N=13 E=13 S=13 W=13';
const AUCTION = '[Dealer "S"][Auction "S"]\n1NT AP\n';

describe('tags', () => {
  const forms: [what: string, text: string, events: string, notes: string][] = [
    ['export form', '[Board "3"]\n[Dealer "S"]\n[Vulnerable "EW"]', 'board 3 S EW', ''],
    ['white space and several on a line', '[  Board"3"  ] [Dealer "s"]  [Vulnerable "both"]', 'board 3 S all', ''],
    ['over several lines', '[\n Board\n  "3"\n ]\n[Dealer "W"]', 'board 3 W EW', ''],
    ['given twice: the second is ignored', '[Dealer "W"][Dealer "E"]', 'board - W none', ''],
    ['quotes and backslashes in a value', '[Board "3"][Event "a \\"b\\" c\\\\"][Dealer "W"]', 'board 3 W EW', ''],
    ['quotes that were not escaped', '[Event "the "best" one"][Dealer "W"]', 'board - W none', ''],
    ['a bracket left open at a line end', '[Dealer "W"\n[Board "3"]', 'board 3 W EW', 'syntax@1'],
    ['a bracket alone', '[Dealer "W"]\n[\n[Board "3"]', 'board 3 W EW', 'syntax@2'],
    ['a quote left open', '[Event "abc]\n[Dealer "W"]', 'board - W none', 'syntax@1'],
    ['no value', '[Event]\n[Dealer "W"]', 'board - W none', 'syntax@1'],
    ['doubled brackets', '[[Dealer "W"]]', 'board - W none', ''],
    [
      'comments and escapes',
      '; [Dealer "N"]\n% [Dealer "E"]\n{ [Dealer "S"]\n\n}[Dealer "W"] ; and so on',
      'board - W none',
      '',
    ],
    ['unknown tags and tables', '[ScoreTable "Rank;Name\\4L"]\n1 "W [N {S"\n- ?\n[Dealer "W"]', 'board - W none', ''],
    ['dealer and vulnerability by the board number', '[Board "7"]', 'board 7 S all', ''],
  ];
  test.each(forms)('%s', (_what, text, events, notes) => {
    const games = read(text);
    expect(games.length).toBe(1);
    expect(brief(games[0])).toBe(events);
    expect(noteCodes(games[0])).toBe(notes);
  });

  test('names of people are not read', () => {
    const text = '[West "Jan"][North "Piet"][Event "Klaas cup"]\n[Board "1"]{ Kees said so }\n[Room "Open"]';
    const [game] = read(text);
    expect(JSON.stringify({ ...game, comments: [] })).not.toMatch(/Jan|Piet|Klaas|Kees/);
    expect([game?.board, game?.room]).toEqual(['1', 'open']);
  });
});

describe('games of a file', () => {
  test('an empty line of spaces parts them, a file may hold none, a comment alone is none', () => {
    expect(read('[Board "1"]\n \t\n[Board "2"]\n\n\n').map(({ board, line }) => [board, line])).toEqual([
      ['1', 1],
      ['2', 3],
    ]);
    expect(read('% PBN 2.1\n\n{ nothing }\n')).toEqual([]);
  });

  test.each(['\n', '\r\n', '\r'])('line ends %j', (end) => {
    const text = ['[Board "1"]', DEAL, '[Auction "N"]', '1C AP', '', '[Board "2"]'].join(end);
    expect(read(text).map(({ board, line }) => [board, line])).toEqual([
      ['1', 1],
      ['2', 6],
    ]);
  });

  test('without an empty line a game begins where Event, Board or Deal comes again behind an auction or play', () => {
    const one = `[Event "a"]\n[Board "1"]\n${DEAL}\n${AUCTION}[Play "W"]\nCA SA HA DA\n[Result "7"]\n`;
    const games = read(one + one.replace('"1"', '"2"') + one.replace('[Event "a"]\n', '').replace('"1"', '"3"'));
    expect(games.map(({ board }) => board)).toEqual(['1', '2', '3']);
    for (const game of games) expect(brief(game, 'play')).toBe('W.CA N.SA E.HA S.DA');
  });

  test('a hash takes the value of the game before, two hashes set one for all that follow', () => {
    const text = `[Board "7"][Vulnerable "##All"]${DEAL}[Room "Open"]\n\n[Board "#"][Deal "#"][Room "Closed"]\n\n[Board "9"]\n\n[Vulnerable "None"][Board "#"]\n\n[Board "2"]`;
    expect(read(text).map((game) => brief(game, 'board', 'hand'))).toEqual([
      `board 7 S all ${HANDS}`,
      `board 7 S all ${HANDS}`,
      'board 9 N all',
      'board 9 N none',
      'board 2 E all',
    ]);
  });

  test('one hash ends what two hashes set', () => {
    const text = '[Vulnerable "##All"][Board "1"]\n\n[Vulnerable "#"][Board "2"]\n\n[Board "3"]';
    expect(read(text).map((game) => brief(game))).toEqual(['board 1 N all', 'board 2 E all', 'board 3 S EW']);
  });

  test('the second room takes deal, board and dealer of the first where it leaves out all three and was played', () => {
    const first = `[Board "7"][Dealer "S"][Vulnerable "NS"]${DEAL}\n[Auction "S"]\n1NT AP\n`;
    expect(brief(read(`${first}\n[Auction "S"]\n2NT AP`)[1])).toBe(`board 7 S NS ${HANDS} S:2N W:P N:P E:P cutOff`);
    expect(brief(read(`${first}\n[Room "Closed"]`)[1])).toBe('board - N none');
    expect(brief(read(`${first}\n[Board "8"][Auction "W"]\n2NT AP`)[1], 'board', 'hand')).toBe('board 8 W none');
  });

  test('a brace that is not closed ends where the next game begins', () => {
    const games = read(`[Board "1"]\n{ never closed\n\n[Board "2"]\n${DEAL}\n\n[Board "3"]`);
    expect(games.map(({ board }) => board)).toEqual(['1', '2', '3']);
    expect(noteCodes(games[0])).toBe('syntax@4');
    expect(noteCodes(read('[Board "1"]\n{ never closed')[0])).toBe('syntax@2');
  });

  test('a comment may hold empty lines and brackets', () => {
    expect(read('[Board "1"]\n{ one\n\n[show N]\n\n two }\n[Dealer "W"]').map((game) => brief(game))).toEqual([
      'board 1 W none',
    ]);
  });

  test('games between <PBN> and </PBN> in another text', () => {
    expect(
      read('<p>Hi</p>\n<PBN>\n[Board "1"]\n</PBN>\n[not "this"]\n<pbn>[Board "2"]').map(({ board }) => board),
    ).toEqual(['1', '2']);
  });
});
