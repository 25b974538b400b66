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
    expect(JSON.stringify(game)).not.toMatch(/Jan|Piet|Klaas|Kees/);
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

describe('the deal', () => {
  const deals: [what: string, value: string, events: string, notes: string][] = [
    ['any first seat', `W:...${SUIT} ${SUIT}... .${SUIT}.. ..${SUIT}.`, HANDS, ''],
    [
      'lower case, 10 and more spaces',
      `n:${SUIT.replace('T', '10').toLowerCase()}...  .${SUIT}.. ..${SUIT}. ...${SUIT}`,
      HANDS,
      '',
    ],
    ['three hands: the fourth is the rest', `N:${SUIT}... - ..${SUIT}. ...${SUIT}`, HANDS, ''],
    ['two hands', `N:${SUIT}... - ..${SUIT}. -`, 'N=13 S=13', ''],
    ['none', '', '', ''],
    ['four unknown', 'N:- - - -', '', ''],
    ['part of a hand', 'N:8... ... A42... ...', '', ''],
    ['one whole hand among empty ones', `N:${SUIT}... ... ... ...`, 'N=13', ''],
    ['small cards that are not told', `N:${SUIT}... .${SUIT}.. ..AKxxxxxxxxxxx. ...${SUIT}`, 'N=13 E=13 W=13', ''],
    ['an end position', 'N:2... .2.. ..2. ...2', 'N=1 E=1 S=1 W=1', ''],
    ['one hand short', `N:${SUIT.slice(1)}... .${SUIT}.. ..${SUIT}. ...${SUIT}`, '', 'deal-invalid@1'],
    ['a card twice', `N:${SUIT}... .${SUIT}.. ..${SUIT}. A...KQJT98765432`, '', 'deal-invalid@1'],
    ['fourteen cards', `N:${SUIT}.A.. - - -`, '', 'deal-invalid@1'],
    ['two suits run together behind a void', `S:.........${SUIT}.${SUIT}.${SUIT}.${SUIT}`, '', 'deal-invalid@1'],
    ['a letter that is no rank', `N:v${SUIT}... - - -`, '', 'deal-invalid@1'],
    ['no first seat', `${SUIT}... - - -`, '', 'deal-invalid@1'],
  ];
  test.each(deals)('%s', (_what, value, events, notes) => {
    const [game] = read(`[Deal "${value}"]`);
    expect(brief(game, 'hand')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  test('a deal that cannot be says so once; its play is left out', () => {
    const [game] = read(
      `[Deal "N:${SUIT}... .${SUIT}.. ..${SUIT}. A...KQJT98765432"]\n${AUCTION}[Play "W"]\nCA SA HA DA\nCK - -\n[Result "99"]`,
    );
    expect(brief(game, 'hand', 'play', 'gap', 'end')).toBe('gap-play5 cutOff');
    expect(noteCodes(game)).toBe('deal-invalid@1');
  });
});

describe('the auction', () => {
  const auctions: [what: string, text: string, events: string, notes: string][] = [
    ['dashes before the dealer', '[Dealer "E"][Auction "W"]\n- - 1C Pass\nPass Pass', 'E:1C S:P W:P N:P', ''],
    ['AP fills up', '[Dealer "N"][Auction "N"]\n1C X Pass AP', 'N:1C E:X S:P W:P N:P', ''],
    ['passed out in one word', '[Dealer "S"][Auction "S"]\nAP', 'S:P W:P N:P E:P', ''],
    ['words of other programs', '[Dealer "N"][Auction "N"]\n1nt D r all PASS', 'N:1N E:X S:XX W:P N:P E:P', ''],
    [
      'suffixes, comments and NAGs in any order',
      '[Dealer "N"][Auction "N"]\n1C!? {A} $13 2C? ; end\n3C!! AP',
      'N:1C E:2C S:3C W:P N:P E:P',
      '',
    ],
    [
      'notes are of the section they stand in',
      '[Dealer "N"][Auction "N"]\n1C=1= Pass =2= AP\n[Note "1: 16+"][Note "2:weak \\S"][Play "E"]\nHA =1=\n[Note "1: top"]',
      'N:1C(16+) E:P(weak ♠) S:P W:P',
      'record-stops@4',
    ],
    ['an insufficient bid that was accepted', '[Dealer "N"][Auction "N"]\n2C ^I 1D AP', 'N:2C ^IE:1D S:P W:P N:P', ''],
    ['a seat that was skipped', '[Dealer "N"][Auction "N"]\n1D ^S 2D AP', 'N:1D ^SS:2D W:P N:P E:P', ''],
    [
      'skipped twice, and insufficient',
      '[Dealer "N"][Auction "W"]\n- ^S 1D ^S ^S ^I 1C AP',
      '^SE:1D ^S^IN:1C E:P S:P W:P',
      '',
    ],
    ['bids that law 38 forbids', '[Dealer "N"][Auction "N"]\n8C Pass 9NT AP', 'N:8C E:P S:9N W:P N:P E:P', ''],
    [
      'calls behind the end are given',
      '[Dealer "N"][Auction "N"]\n1C Pass Pass Pass Pass X',
      'N:1C E:P S:P W:P N:P E:X',
      '',
    ],
    ['stopped by a star', '[Dealer "N"][Auction "N"]\n1C Pass * X', 'N:1C E:P', 'auction-unfinished@2'],
    ['a call to come', '[Dealer "N"][Auction "N"]\n1C Pass +', 'N:1C E:P', 'auction-unfinished@2'],
    ['blanks at the end', '[Dealer "N"][Auction "N"]\n1C Pass ____ ?', 'N:1C E:P', 'auction-unfinished@2'],
    [
      'a blank between calls',
      '[Dealer "N"][Auction "N"]\n1C _ 2C AP',
      'N:1C gap-auction1E S:2C W:P N:P E:P',
      'bad-call@2',
    ],
    [
      'free text takes no seat',
      '[Dealer "N"][Auction "N"]\n3NT or 4D AP',
      'N:3N gap-auction1E E:4D S:P W:P N:P',
      'bad-call@2',
    ],
    [
      'the section that has calls counts',
      '[Dealer "N"][Auction ""]\n[Auction "N"]\n1C AP\n[Auction "N"]\n2C AP',
      'N:1C E:P S:P W:P',
      '',
    ],
    ['the dealer where the section names no seat', '[Dealer "W"][Auction ""]\n1C AP', 'W:1C N:P E:P S:P', ''],
    ['columns as written where nothing else tells', '[Dealer "N"][Auction "W"]\n1C AP', 'W:1C N:P E:P S:P', ''],
    [
      'the dealer where that gives the declarer',
      '[Dealer "N"][Declarer "N"][Contract "1C"][Auction "W"]\n1C AP',
      'N:1C E:P S:P W:P',
      '',
    ],
  ];
  test.each(auctions)('%s', (_what, text, events, notes) => {
    const [game] = read(text);
    expect(brief(game, 'call', 'gap')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });
});

describe('contract and declarer', () => {
  const cases: [what: string, text: string, events: string, notes: string][] = [
    ['no auction: from the tags', '[Contract "4SX"][Declarer "S"]', 'contract 4SX S cutOff', ''],
    ['redoubled, lower case, 1N', '[Contract "1nXX"][Declarer "w"]', 'contract 1NXX W cutOff', ''],
    ['3NR', '[Contract "3NR"][Declarer "W"]', 'contract 3NXX W cutOff', ''],
    [
      'tags behind the play',
      '[Play "W"]\nCA\n[Contract "1NT"][Declarer "S"]',
      'contract 1N S W.CA cutOff',
      'record-stops@2',
    ],
    [
      'not said again where the auction tells it',
      `[Contract "1NT"][Declarer "S"]${AUCTION}`,
      'S:1N W:P N:P E:P cutOff',
      '',
    ],
    ['the auction wins', `[Contract "2NT"][Declarer "S"]${AUCTION}`, 'S:1N W:P N:P E:P cutOff', 'contract-differs@2'],
    [
      'a double left out of the tag is not worth a word',
      '[Contract "1C"][Declarer "N"][Dealer "N"][Auction "N"]\n1C X AP',
      'N:1C E:X S:P W:P N:P cutOff',
      '',
    ],
    [
      'declarer and dummy changed places',
      `[Contract "1NT"][Declarer "^N"]${AUCTION}[Play "E"]\nHA`,
      'S:1N W:P N:P E:P contract 1N N swapped E.HA cutOff',
      'record-stops@4',
    ],
    ['changed places, no auction', '[Contract "1NT"][Declarer "^N"]', 'contract 1N N swapped cutOff', ''],
    [
      'an auction that stops before a play',
      '[Dealer "S"][Auction "S"]\n1NT Pass\n[Play "W"]\nCA',
      'S:1N W:P gap-auction2 contract 1N S W.CA cutOff',
      'auction-unfinished@2 record-stops@4',
    ],
    ['passed out', '[Contract "Pass"][Declarer ""][Dealer "N"][Auction "N"]\nAP', 'N:P E:P S:P W:P passedOut', ''],
    [
      'passed out and yet played',
      '[Contract "1NT"][Declarer "S"][Dealer "N"][Auction "N"]\nAP\n[Play "W"]\nCA',
      'N:P E:P S:P W:P contract 1N S W.CA cutOff',
      'contract-differs@2 record-stops@4',
    ],
  ];
  test.each(cases)('%s', (_what, text, events, notes) => {
    const [game] = read(text);
    expect(brief(game, 'call', 'gap', 'contract', 'play', 'end')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  describe('passes that a program never writes at the start', () => {
    const game = (declarer: string) =>
      `${DEAL}[Dealer "S"][Declarer "${declarer}"][Contract "1NT"][Auction "S"]\n1NT AP\n`;
    test('are added where only the declarer differs', () => {
      const [found] = read(game('N'));
      expect(brief(found, 'call')).toBe('S:P W:P N:1N E:P S:P W:P');
      expect(noteCodes(found)).toBe('passes-added@1');
    });
    // West leads a heart and North, who has none, a spade: had North led, West would not have followed.
    const deal = '[Deal "N:AKQJT98765...AKQ ..AKQJT98765432. .432..JT98765432 432.AKQJT98765.."]';
    const played = (dealer: string, declarer: string) =>
      `${deal}[Dealer "${dealer}"][Declarer "${declarer}"][Contract "1NT"][Auction "${dealer}"]\n1NT AP\n[Play "W"]\nHA S5 D2 H2\n`;
    const written = '[Dealer "N"][Auction "N"]\nPass 1C AP\n\n';
    test('not where the play speaks against them', () => {
      expect(noteCodes(read(played('S', 'W'))[0])).toBe('contract-differs@2 record-stops@4');
    });
    test('where the file writes such passes, only when the play asks for them', () => {
      expect(noteCodes(read(written + game('N'))[1])).toBe('contract-differs@5');
      expect(noteCodes(read(written + played('W', 'S'))[1])).toBe('passes-added@4 record-stops@7');
    });
    test('not behind a pass at the start, nor where calls stand behind the end', () => {
      expect(noteCodes(read('[Dealer "S"][Declarer "N"][Contract "1NT"][Auction "S"]\nPass 1NT AP')[0])).toBe(
        'contract-differs@2',
      );
      expect(noteCodes(read('[Dealer "S"][Declarer "N"][Contract "1NT"][Auction "S"]\n1NT AP Pass')[0])).toBe(
        'contract-differs@2',
      );
    });
  });
});

describe('the play', () => {
  const start = DEAL + AUCTION;
  const plays: [what: string, text: string, events: string, notes: string][] = [
    [
      'columns of the leader',
      '[Play "W"]\nCA SA HA DA\nCK SK HK DK',
      'W.CA N.SA E.HA S.DA W.CK N.SK E.HK S.DK cutOff',
      'record-stops@5',
    ],
    [
      'columns of another seat: order of play follows the leader',
      '[Play "N"]\nSA HA DA CA\nSK HK DK CK',
      'W.CA N.SA E.HA S.DA W.CK N.SK E.HK S.DK cutOff',
      'record-stops@5',
    ],
    [
      'a row in order of play, not by column',
      '[Play "N"]\nCA SA HA DA',
      'W.CA N.SA E.HA S.DA cutOff',
      'record-stops@4',
    ],
    [
      'cards that no order explains stay in their columns',
      '[Play "W"]\nCA CK HA DA',
      'W.CA N.CK E.HA S.DA cutOff',
      'record-stops@4',
    ],
    ['opening lead only', '[Play "W"]CA', 'W.CA cutOff', 'record-stops@3'],
    ['opening lead of declarer instead, in its column', '[Play "S"]\nDA - - -', '>S.DA cutOff', 'record-stops@4'],
    ['a short last row', '[Play "W"]\nCA SA HA DA\nCK SK', 'W.CA N.SA E.HA S.DA W.CK N.SK cutOff', 'record-stops@5'],
    ['dashes to the end', '[Play "W"]\nCA SA - -\n- - - -\n- - - -', 'W.CA N.SA cutOff', 'record-stops@4'],
    ['a star', '[Play "W"]\nCA *\nSA', 'W.CA cutOff', 'record-stops@4'],
    [
      'a card to come',
      '[Play "W"]\nCA SA HA DA\n+ SK - -',
      'W.CA N.SA E.HA S.DA gap-play1W N.SK cutOff',
      'record-stops@5',
    ],
    ['lower case and 10', '[Play "W"]\nc10 sa h2 d3', 'W.CT N.SA E.H2 S.D3 cutOff', 'record-stops@4'],
    [
      'suffixes, notes and comments',
      '[Play "W"]\nCA {A}! $14 =1= SA?? HA ;end\nDA',
      'W.CA N.SA E.HA S.DA cutOff',
      'record-stops@5',
    ],
    [
      'a card missing before others',
      '[Play "W"]\nCA - HA DA\nCK SK HK DK',
      'W.CA gap-play1N E.HA S.DA W.CK N.SK E.HK S.DK cutOff',
      'play-garbled@4 record-stops@5',
    ],
    [
      'a row missing',
      '[Play "W"]\nCA SA HA DA\n- - - -\nCK SK HK DK',
      'W.CA N.SA E.HA S.DA gap-play4 W.CK N.SK E.HK S.DK cutOff',
      'play-garbled@5 record-stops@6',
    ],
    [
      'what is no card leaves a gap',
      '[Play "W"]\nCA ZZ HA DA',
      'W.CA gap-play1N E.HA S.DA cutOff',
      'bad-card@4 record-stops@4',
    ],
    ['nothing but such', '[Play "W"]\nC1 KT', 'gap-play4 cutOff', 'bad-card@4 record-stops@4'],
    ['an established revoke', '[Play "W"]\nCA ^R SA HA DA', 'W.CA ^RN.SA E.HA S.DA cutOff', 'record-stops@4'],
    [
      'a lead out of turn that was accepted',
      '[Play "W"]\nCA SA HA DA\nCK SK ^L HK DK',
      'W.CA N.SA E.HA S.DA ^L>E.HK S.DK W.CK N.SK cutOff',
      'record-stops@5',
    ],
    [
      'both marks: a lead is no revoke',
      '[Play "W"]\n^R ^L CA SA HA DA',
      '^LW.CA N.SA E.HA S.DA cutOff',
      'record-stops@4',
    ],
  ];
  test.each(plays)('%s', (_what, text, events, notes) => {
    const [game] = read(start + text);
    expect(brief(game, 'play', 'gap', 'end')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  const rows = [...SUIT].map((rank) => `C${rank} S${rank} H${rank} D${rank}`).join('\n');
  test.each([
    ['0', ''],
    ['EW 13 NS 0', ''],
    ['EW 13', ''],
    ['^3', ''],
    ['', ''],
    ['3', 'result-differs@1'],
    ['NS 3', 'result-differs@1'],
    ['EW 9', 'result-differs@1'],
  ])('Result %j against 52 cards', (result, notes) => {
    const [game] = read(`[Result "${result}"]${start}[Play "W"]\n${rows}`);
    expect(brief(game, 'end')).toBe('played');
    expect(noteCodes(game)).toBe(notes);
  });

  test('an end position: the denomination and the leader are all there is', () => {
    const text = '[Deal "N:32... .32.. ..32. ...32"][Contract "S"][Play "W"]\nC2 S2 H2 D2\nC3 S3 H3 D3';
    expect(brief(read(text)[0], 'play', 'gap', 'end')).toBe('>W.C2 N.S2 E.H2 S.D2 >N.S3 E.H3 S.D3 W.C3 played');
  });

  test('where trumps are not known, what follows the first trick stays untold', () => {
    expect(brief(read(`${DEAL}[Play "W"]\nC2 S2 H2 D2\nC3 S3 H3 D3`)[0], 'play', 'gap')).toBe(
      '>W.C2 N.S2 E.H2 S.D2 gap-play4',
    );
  });

  test('a play without deal goes by its columns', () => {
    expect(brief(read(`${AUCTION}[Play "W"]\nCA C2 C3 C4\nSA S2 S3 S4`)[0], 'play', 'gap')).toBe(
      'W.CA N.C2 E.C3 S.C4 W.SA N.S2 E.S3 S.S4',
    );
  });
});
