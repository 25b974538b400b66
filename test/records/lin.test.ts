import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/records/index';
import { brief, noteCodes } from '../help/brief';

const read = (text: string) => [...readRecord(text, 'a.lin')];
const SUIT = 'AKQJT98765432';
/** Everybody holds one suit: South diamonds, West clubs, North spades, East hearts. */
const DEAL = `D${SUIT},C${SUIT},S${SUIT},H${SUIT}`;
const HANDS = 'N=13 E=13 S=13 W=13';
/** A whole play at no trumps by South: West leads all thirteen clubs. */
const ALL = [...SUIT].map((rank) => `pc|C${rank}|pc|S${rank}|pc|H${rank}|pc|D${rank}|`).join('');
const CALLS = 'mb|1N|mb|p|mb|p|mb|p|';

describe('the deal', () => {
  const hands: [what: string, md: string, events: string, notes: string][] = [
    ['four hands, dealer North', `3${DEAL}`, `board - N none ${HANDS}`, ''],
    ['dealer South', `1${DEAL}`, `board - S none ${HANDS}`, ''],
    ['dealer West', `2${DEAL}`, `board - W none ${HANDS}`, ''],
    ['dealer East', `4${DEAL}`, `board - E none ${HANDS}`, ''],
    ['three hands: the fourth is the rest', `3D${SUIT},C${SUIT},S${SUIT}`, `board - N none ${HANDS}`, ''],
    ['three hands and a comma', `3D${SUIT},C${SUIT},S${SUIT},`, `board - N none ${HANDS}`, ''],
    [
      'lower case and 10',
      `3d${SUIT.replace('T', '10').toLowerCase()},C${SUIT},S${SUIT},`,
      `board - N none ${HANDS}`,
      '',
    ],
    ['ranks in any order', `3D23456789TJQKA,C${SUIT},S${SUIT},`, `board - N none ${HANDS}`, ''],
    ['empty suits written or left out', `3SHD${SUIT}C,C${SUIT},S${SUIT},`, `board - N none ${HANDS}`, ''],
    ['no digit: the hands are read all the same', DEAL, `board - N none ${HANDS}`, ''],
    ['one hand shown', `3D${SUIT},,,`, 'board - N none S=13', ''],
    ['no deal', '0', 'board - N none', ''],
    ['an end position of equal hands', '4SA,HA,DA,CA', 'board - E none N=1 E=1 S=1 W=1', ''],
    ['an end position of unequal hands', '4SA,HAK,DA,CA', 'board - E none', ''],
    ['a small card that is not told', `3Dx${SUIT.slice(1)},C${SUIT},S${SUIT},`, 'board - N none N=13 W=13', ''],
    ['a card twice', `3D${SUIT},C${SUIT},D${SUIT},`, 'board - N none', 'deal-invalid@1'],
    ['fourteen cards', `3D${SUIT}CA,H${SUIT},S${SUIT},`, 'board - N none', 'deal-invalid@1'],
    ['a rank before a suit', `3A${SUIT},C${SUIT},S${SUIT},`, 'board - N none', 'deal-invalid@1'],
    ['five hands', `3${DEAL},SA`, 'board - N none', 'deal-invalid@1'],
  ];
  test.each(hands)('%s', (_what, md, events, notes) => {
    const [game] = read(`md|${md}|`);
    expect(brief(game)).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  test('a deal that cannot be says so once, and its play is left out', () => {
    const [game] = read(`md|3D${SUIT},C${SUIT},D${SUIT},|mb|1N|mb|p|mb|p|mb|zz|pc|CA|pc|SA|`);
    expect(brief(game, 'play', 'gap', 'end')).toBe('gap-auction1W gap-play2 cutOff');
    expect(noteCodes(game)).toBe('deal-invalid@1');
  });

  test.each([
    ['o', 'none'],
    ['0', 'none'],
    ['n', 'NS'],
    ['E', 'EW'],
    ['b', 'all'],
  ])('vulnerability %s', (sv, vulnerable) => {
    expect(brief(read(`md|3${DEAL}|sv|${sv}|`)[0], 'board')).toBe(`board - N ${vulnerable}`);
  });

  test('dealer and vulnerability that are left out follow the number of the board', () => {
    expect(brief(read('md|0|ah|Board 7|')[0])).toBe('board 7 S all');
    expect(brief(read('md|0|ah|Board 16|')[0])).toBe('board 16 W EW');
  });
});

describe('the auction', () => {
  const auctions: [what: string, values: string, events: string, notes: string][] = [
    ['one call a value', 'mb|1c|mb|d|mb|r|mb|p|', 'N:1C E:X S:XX W:P', 'auction-unfinished@1'],
    ['calls run together', 'mb|1nppp|', 'N:1N E:P S:P W:P', ''],
    ['words of other programs', 'mb|1NT|mb|Pass|mb|dbl|mb|XX|', 'N:1N E:P S:X W:XX', 'auction-unfinished@1'],
    ['an x is a double', 'mb|1S|mb|x|mb|ppp|', 'N:1S E:X S:P W:P N:P', ''],
    ['a dash fills, it does not call', 'mb|-1HP2N|', 'N:1H E:P S:2N', 'auction-unfinished@1'],
    ['alert with and without explanation', 'mb|2H!|an|weak!S|mb|p!|mb|p|an||mb|p|', 'N:2H!(weak♠) E:P! S:P W:P', ''],
    [
      'the last explanation that says something stays',
      'mb|1N|an|15-17|an|14-16|an||mb|ppp|',
      'N:1N(14-16) E:P S:P W:P',
      '',
    ],
    ['all pass', 'mb|1N|mb|AP|', 'N:1N E:P S:P W:P', ''],
    ['bids that law 38 forbids', 'mb|8c|mb|ppp|', 'N:8C E:P S:P W:P', ''],
    ['a question at the end', 'mb|1N|mb|p|mb|?|', 'N:1N E:P', 'auction-unfinished@1'],
    ['a question that calls follow', 'mb|1N|mb|?|mb|2S|', 'N:1N gap-auction1E S:2S', 'bad-call@1'],
    ['what is no call takes a place', 'mb|1N|mb|huh|mb|p|', 'N:1N gap-auction1E S:P', 'bad-call@1'],
    ['calls behind the end are given', 'mb|1Nppp|mb|2S|', 'N:1N E:P S:P W:P N:2S', ''],
  ];
  test.each(auctions)('%s', (_what, values, events, notes) => {
    const [game] = read(`md|3${DEAL}|${values}`);
    expect(brief(game, 'call', 'gap')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  test('passed out', () => {
    expect(brief(read(`md|3${DEAL}|mb|pppp|mc|0|`)[0], 'call', 'claim', 'end')).toBe('N:P E:P S:P W:P passedOut');
  });
});

describe('the play', () => {
  const start = `md|1${DEAL}|${CALLS}`;
  test('all cards: seats follow from declarer and the winners', () => {
    const [game] = read(start + ALL);
    expect(brief(game, 'play').slice(0, 40)).toBe('W.CA N.SA E.HA S.DA W.CK N.SK E.HK S.DK ');
    expect(brief(game, 'end')).toBe('played');
    expect(noteCodes(game)).toBe('');
  });

  const plays: [what: string, values: string, events: string, notes: string][] = [
    ['stopped in a trick', 'pc|cA|pc|sA|', 'W.CA N.SA cutOff', 'trick-unfinished@1'],
    ['four cards in a value', 'pc|cAs2h10d5|', 'W.CA N.S2 E.HT S.D5 cutOff', 'record-stops@1'],
    ['a claim in a trick', 'pc|CA|pc|SA|mc|9|', 'W.CA N.SA claim S 9 total agreed claimed', ''],
    ['a claim before the lead', 'mc|7|', 'claim S 7 total agreed claimed', ''],
    [
      'a claim of more than is left',
      'pc|CASAHADA|mc|13|',
      'W.CA N.SA E.HA S.DA claim S 13 total agreed claimed',
      'result-differs@1',
    ],
    ['a number that is none', 'pc|CA|mc|99|', 'W.CA cutOff', 'trick-unfinished@1'],
    ['no cards', '', 'cutOff', ''],
    ['a card of another hand ends what can be read', 'pc|CA|pc|D2|pc|HA|pc|DA|', 'W.CA N.D2 gap-play2 cutOff', ''],
    ['a card for the second time as well', 'pc|CASAHADA|pc|CA|pc|SK|', 'W.CA N.SA E.HA S.DA W.CA gap-play1 cutOff', ''],
    ['what is no card leaves a gap', 'pc|CA|pc|?|pc|HA|', 'W.CA gap-play2 cutOff', 'bad-card@1'],
  ];
  test.each(plays)('%s', (_what, values, events, notes) => {
    const [game] = read(start + values);
    expect(brief(game, 'play', 'gap', 'claim', 'claimAnswer', 'end')).toBe(events);
    expect(noteCodes(game)).toBe(notes);
  });

  test('a result behind 52 cards is checked, more than 52 are not cards of this deal', () => {
    expect(noteCodes(read(`${start}${ALL}mc|0|`)[0])).toBe('');
    expect(noteCodes(read(`${start}${ALL}mc|3|`)[0])).toBe('result-differs@1');
    const [game] = read(`${start}${ALL}pc|CA|`);
    expect(game?.events.filter(({ type }) => type === 'play').length).toBe(52);
    expect(noteCodes(game)).toBe('play-garbled@1');
  });

  test('without an auction each card is of the hand that holds it', () => {
    expect(brief(read(`md|1${DEAL}|pc|CASAHADA|pc|SK|`)[0], 'play', 'contract', 'gap')).toBe(
      '>W.CA N.SA E.HA S.DA >N.SK',
    );
  });

  test('an auction that stops is closed before the play', () => {
    const [game] = read(`md|1${DEAL}|mb|1N|mb|p|pc|CA|`);
    expect(brief(game, 'call', 'gap', 'contract', 'play')).toBe('S:1N W:P gap-auction2 contract 1N S W.CA');
    expect(noteCodes(game)).toBe('auction-unfinished@1 trick-unfinished@1');
  });

  test('an end position is played out when its cards are', () => {
    const [game] = read('md|1DA,CA,SA,HA|mb|1nppp|pc|CASAHADA|');
    expect(brief(game, 'play', 'end')).toBe('W.CA N.SA E.HA S.DA played');
  });
});

describe('the stream', () => {
  test('rooms of a vugraph: the second may leave out the deal, names and comments are not read', () => {
    const games = read(
      `vg|Match,Segment 1,I,1,2,A,0,B,0|\nrs|1NS=,1NS=|\npn|Jan,Piet,Kees,Klaas,Jan,Piet,Kees,Klaas|pg||\nqx|o12|md|1${DEAL}|sv|n|mb|1N|nt|Jan: hi,\nall|mb|ppp|pg||\npc|cA|nt|Piet: well|pc|sA|mc|0|pg||\nqx|c12|mb|p|mb|1N|mb|ppp|pc|sA|`,
    );
    expect(games.map(({ room, board, line }) => [room, board, line])).toEqual([
      ['open', '12', 4],
      ['closed', '12', 7],
    ]);
    expect(brief(games[0])).toBe(`board 12 S NS ${HANDS} S:1N W:P N:P E:P W.CA N.SA claim S 0 total agreed claimed`);
    expect(brief(games[1], 'board', 'hand', 'play')).toBe(`board 12 S NS ${HANDS} N.SA`);
    expect(JSON.stringify(games)).not.toMatch(/Jan|Piet|Kees|Klaas|Match/);
  });

  test('a second deal begins a board where no qx does; a heading behind the cards is of the next', () => {
    const games = read(`md|1${DEAL}|ah|Board 1|${CALLS}pc|CA|ah|Board 2|md|1${DEAL}|mb|1N|`);
    expect(games.map(({ board, index }) => [board, index])).toEqual([
      ['1', 0],
      ['2', 1],
    ]);
  });

  test('names of boards, pages of text, unknown commands', () => {
    const games = read(`bt||mn|Title|qx|A1|at|just text|qx|A2|md|4SA,HA,DA,CA|zz|50%|qx|o3,BOARD 3|md|0|`);
    expect(games.map(({ board, room }) => [board, room])).toEqual([
      ['A2', null],
      ['3', 'open'],
    ]);
  });

  test('commands in any case, with line ends and junk between pairs', () => {
    const [game] = read(`  MD|1${DEAL}|\r\n junk SV|b|\n\nMb|1N|mb|p|mb|p|mb|p|\n`);
    expect(brief(game, 'board', 'call')).toBe('board - S all S:1N W:P N:P E:P');
    expect(game?.events[0]?.line).toBe(1);
    expect(game?.events.find(({ type }) => type === 'call')?.line).toBe(4);
  });

  test('a lost bar costs a pair, not the boards behind it', () => {
    const games = read(`md|1${DEAL}|mb|1N|mbp|mb|p|mb|p|pc|CA|md|1${DEAL}|${CALLS}pc|CA|pc|SA|`);
    expect(games.length).toBe(2);
    expect(noteCodes(games[0])).toMatch(/syntax@1/);
    expect(brief(games[1], 'call', 'play')).toBe('S:1N W:P N:P E:P W.CA N.SA');
  });

  test('a last value without its bar is read', () => {
    expect(brief(read(`md|1${DEAL}|mb|1N|mb|p`)[0], 'call')).toBe('S:1N W:P');
  });
});
