import { describe, expect, test } from 'vitest';
import { fromHandviewerLink } from '../../src/records/handviewer-link';
import { readRecord } from '../../src/records/index';
import { brief, noteCodes } from '../help/brief';

const PAGE = 'https://www.bridgebase.com/tools/handviewer.html';
const SUIT = 'AKQJT98765432';
const LIN = `qx|o4|pn|Jan,Piet,Kees,Klaas|md|1D${SUIT},C${SUIT},S${SUIT},|sv|n|ah|Board 4|mb|1N!|an|15+17|mb|ppp|pc|CA|`;
const FOUR = `n=s${SUIT}&e=h${SUIT}&s=d${SUIT}&w=c${SUIT}`;
const READ = 'board 4 S NS N=13 E=13 S=13 W=13 S:1N!(15+17) W:P N:P E:P W.CA cutOff';
const games = (query: string) => fromHandviewerLink(`${PAGE}?${query}`);

describe('a link with LIN', () => {
  test.each([
    ['as it is', `lin=${LIN}`],
    ['encoded whole', `lin=${encodeURIComponent(LIN)}`],
    ['bars left as they are', `lin=${LIN.replaceAll(' ', '%20')}`],
    ['behind another parameter', `bbo=y&lin=${encodeURIComponent(LIN)}&tbt=y`],
    ['from HTML', `bbo=y&amp;lin=${encodeURIComponent(LIN)}`],
    ['written by a form', `lin=${new URLSearchParams({ x: LIN }).toString().slice(2)}`],
  ])('%s', (_what, query) => {
    const read = games(query);
    expect(read?.map((game) => brief(game))).toEqual([READ]);
    expect(JSON.stringify(read)).not.toMatch(/Jan|Piet|Kees|Klaas/);
  });

  test('an explanation in any encoding, a lone percent sign, a plus that is a plus', () => {
    const explained = (text: string) => brief(games(`lin=md|0|mb|1N|an|${text}|`)?.[0], 'call');
    expect(explained('caf%C3%A9')).toBe('N:1N(café)');
    expect(explained('caf%E9')).toBe('N:1N(café)');
    expect(explained('100%')).toBe('N:1N(100%)');
    expect(explained('16+%20HCP')).toBe('N:1N(16+ HCP)');
  });

  test('a page address as URL', () => {
    expect(brief(fromHandviewerLink(new URL(`${PAGE}?lin=${encodeURIComponent(LIN)}`))?.[0])).toBe(READ);
  });
});

describe('a link with one parameter for each thing', () => {
  const cases: [what: string, query: string, events: string, notes: string][] = [
    ['hands only', FOUR, 'board - N none N=13 E=13 S=13 W=13', ''],
    ['three hands', `n=s${SUIT}&e=h${SUIT}&s=d${SUIT.replace('T', '10')}`, 'board - N none N=13 E=13 S=13 W=13', ''],
    ['one hand', `s=D${SUIT}&d=e&v=b&b=12`, 'board 12 E all S=13', ''],
    [
      'auction with alerts, explanations and comments',
      `${FOUR}&d=s&v=n&a=1n!(15-17){as%20always}ppp`,
      'board - S NS N=13 E=13 S=13 W=13 S:1N!(15-17) W:P N:P E:P cutOff',
      '',
    ],
    [
      'play and claim',
      `${FOUR}&d=s&a=1nppp&p=cas2{well}hada&c=0`,
      'board - S none N=13 E=13 S=13 W=13 S:1N W:P N:P E:P W.CA N.S2 E.HA S.DA claim S 0 total agreed claimed',
      '',
    ],
    [
      'contract instead of an auction',
      `${FOUR}&a=-4sS&p=cas2hada`,
      'board - N none N=13 E=13 S=13 W=13 contract 4S S W.CA N.S2 E.HA S.DA cutOff',
      'record-stops@1',
    ],
    ['doubled', `${FOUR}&a=-3nxW`, 'board - N none N=13 E=13 S=13 W=13 contract 3NX W cutOff', ''],
    [
      'an end position: declarer and trumps',
      'n=s32&e=h32&s=d32&w=c32&a=-Ss&p=c2s2h2d2s3h3d3c3',
      'board - N none N=2 E=2 S=2 W=2 >W.C2 N.S2 E.H2 S.D2 >N.S3 E.H3 S.D3 W.C3 played',
      '',
    ],
    ['one seat may be seen', `${FOUR}&k=e`, 'board - N none E=13', ''],
  ];
  test.each(cases)('%s', (_what, query, events, notes) => {
    const read = games(query);
    expect(read?.length).toBe(1);
    expect(brief(read?.[0])).toBe(events);
    expect(noteCodes(read?.[0])).toBe(notes);
  });

  test('names are not read', () => {
    expect(JSON.stringify(games(`${FOUR}&nn=Jan&sn=Piet&i=Kees`))).not.toMatch(/Jan|Piet|Kees/);
  });
});

describe('a link to Bridge Solver Online', () => {
  const SOLVER = 'https://dds.bridgewebs.com/bsol2/ddummy.htm';
  const DEAL = `north=${SUIT}...&east=.${SUIT}..&south=..${SUIT}.&west=...${SUIT}`;
  const WHOLE = `club=x_nl&board=7&dealer=S&vul=All&contract=3NTX&declarer=E&lead=KH&${DEAL}&title=%3Ch1%3EJan%3C/h1%3E`;
  test.each([
    ['deal, contract and vulnerability', WHOLE, 'board 7 S all N=13 E=13 S=13 W=13 contract 3NX E cutOff'],
    [
      'names with capitals',
      `${DEAL.replace(/(^|&)(.)/g, (part) => part.toUpperCase())}&vul=None`,
      'board - N none N=13 E=13 S=13 W=13',
    ],
    ['North-South vulnerable, not none', `${DEAL}&vul=NS`, 'board - N NS N=13 E=13 S=13 W=13'],
    ['a contract that is none', `${DEAL}&contract=8C&declarer=E`, 'board - N none N=13 E=13 S=13 W=13'],
    [
      'a vulnerability by the name of a part of every object',
      `${DEAL}&vul=constructor`,
      'board - N none N=13 E=13 S=13 W=13',
    ],
    ['one hand', `south=..${SUIT}.`, 'board - N none S=13'],
  ])('%s', (_what, query, events) => {
    const read = fromHandviewerLink(`${SOLVER}?${query}`);
    expect(read?.map((game) => brief(game))).toEqual([events]);
    expect(JSON.stringify(read)).not.toContain('Jan');
  });
  test('a place on a map is no deal', () => {
    expect(fromHandviewerLink('https://maps.example/?north=52.3&east=5.1&south=52.0&west=4.6')).toBeNull();
  });
  test('in a page and in a list of links', () => {
    const page = `<table><tr><td><a class="external" href="${SOLVER}?${WHOLE.replaceAll('&', '&amp;')}">solver</a></td></tr></table>`;
    expect([...readRecord(page, 'page.html')].map(({ board }) => board)).toEqual(['7']);
    expect([...readRecord(`${SOLVER}?${WHOLE}\n`, 'urls.txt')].map(({ board }) => board)).toEqual(['7']);
  });
});

test.each(['myhand=M-1-2', `linurl=x&lin=${LIN}`, `linlocal=x&lin=${LIN}`, 'lin=', 'lin=nothing', '', 'x=y'])(
  'no record in the link: %s',
  (query) => {
    expect(games(query)).toBeNull();
  },
);

test('a file of links: each line is a game, others are passed over', () => {
  const text = `${PAGE}?lin=${encodeURIComponent(LIN)}\n# a remark\n${PAGE}?myhand=M-1\n\n${PAGE}?${FOUR}&d=s&a=1N\n`;
  const read = [...readRecord(text, 'urls.txt')];
  expect(read.map(({ index, line, board }) => [index, line, board])).toEqual([
    [0, 1, '4'],
    [1, 5, null],
  ]);
  expect(new Set(read[1]?.events.map(({ line }) => line))).toEqual(new Set([5]));
});
