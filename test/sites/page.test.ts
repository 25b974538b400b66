// @vitest-environment happy-dom
// Our own hand viewer driven step by step: what the adapter reads is what the page was told to show, in every mode and through its traps.
import { describe, expect, it } from 'vitest';
import { bboHandviewer } from '../../src/sites/bbo-handviewer';
import type { Snapshot, Unreadable } from '../../src/sites/site';
import { type PlayedBoard, randomBoard, seeded } from '../help/deals';
import { linkOf } from './link';
import { openPage as open } from './open-page';
import { pictureOf } from './pictures';

const read = () => bboHandviewer.read(document);

/** Order in a hand is the page's affair; which of four cards was led is the page's to show or not. */
function comparable(picture: Snapshot | null) {
  if (picture === null) return null;
  const { leadUnsure, ...rest } = picture;
  const hands = Object.fromEntries(Object.entries(picture.hands).map(([seat, cards]) => [seat, [...cards].sort()]));
  const trick = leadUnsure ? [...(picture.trick ?? [])].sort((a, b) => (a.card < b.card ? -1 : 1)) : picture.trick;
  return { ...rest, hands, trick };
}
const sortedTrick = (picture: Snapshot): Snapshot => ({
  ...picture,
  trick: [...(picture.trick ?? [])].sort((a, b) => (a.card < b.card ? -1 : 1)),
});

const PLAYED = Array.from({ length: 6 }, (_, seed) => randomBoard(seeded(seed + 1))).filter(
  ({ contract }) => contract !== null,
);

/** A revoke by East in the first trick, and the third card of the second trick from the wrong hand. */
const REVOKE =
  '?n=SKQJ74HK62D95CAK4&e=S8632H543DKT7CJ82&s=S5HAQJ97DA842C963&w=SAT9HT8DQJ63CQT75&d=n&v=b&b=7&a=1SP2H!(5+)P4HPPP&p=DQD5C2DAS5SAS8&c=10';

describe('stepping through', () => {
  it.each([
    ['as diagrams', '', 4],
    ['fast, without an element per card', '&f=y', 3],
    ['as pictures', '&pc=y', 1],
  ])('%s (option "%s", %i boards): every step is read as it is', (_mode, option, boards) => {
    for (const [i, played] of PLAYED.entries()) {
      // Pictures are slow to draw without a browser.
      if (i >= boards) break;
      const page = open(linkOf(played) + option);
      for (let n = 0; n <= 52; n++) {
        const picture = read();
        const expected = pictureOf(played, played.plays.slice(0, n));
        expect(comparable(picture)).toEqual(comparable(picture?.leadUnsure ? sortedTrick(expected) : expected));
        page.next();
      }
      for (let n = 51; n >= 0; n--) {
        page.undo();
        if (n % 7 === 0)
          expect(read()?.hands.S?.length).toBe(
            played.hands.S.length - played.plays.slice(0, n).filter(({ seat }) => seat === 'S').length,
          );
      }
    }
  });

  it('with played cards hidden: the hands are the same', () => {
    const [played] = PLAYED as [PlayedBoard];
    const page = open(linkOf(played));
    page.played();
    for (let n = 0; n < 30; n++) page.next();
    expect(comparable(read())?.hands).toEqual(comparable(pictureOf(played, played.plays.slice(0, 30)))?.hands);
  });

  it('shows a revoke, and stops at a card of another seat', () => {
    const page = open(REVOKE);
    for (let n = 0; n < 10; n++) page.next();
    expect(read()).toMatchObject({
      tricksDone: 1,
      trick: [
        { seat: 'S', card: 'S5' },
        { seat: 'W', card: 'SA' },
      ],
    });
    expect((document.querySelector('#nextButton') as HTMLInputElement).disabled).toBe(true);
    while (!(document.querySelector('#undoButton') as HTMLInputElement).disabled) page.undo();
    for (let n = 0; n < 3; n++) page.next();
    expect(read()?.trick?.at(-1)).toEqual({ seat: 'E', card: 'C2' });
  });

  it('arrow keys and buttons step', () => {
    open(REVOKE);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    expect(read()?.trick).toEqual([{ seat: 'W', card: 'DQ' }]);
    document.querySelector<HTMLInputElement>('#nextButton')?.click();
    document.querySelector<HTMLInputElement>('#undoButton')?.click();
    expect(read()?.trick).toEqual([{ seat: 'W', card: 'DQ' }]);
    document.querySelector<HTMLInputElement>('#rewindButton')?.click();
    expect(read()).toMatchObject({ tricksDone: 0, trick: [] });
  });

  it("follows a line of the user's own", () => {
    const page = open(REVOKE);
    page.next();
    page.explore();
    page.play('D9');
    page.play('H3');
    expect(read()?.trick?.map(({ card }) => card)).toEqual(['DQ', 'D9', 'H3']);
    page.explore();
    expect(read()?.trick?.map(({ card }) => card)).toEqual(['DQ']);
  });

  it('tells a claim by its total while it is announced', () => {
    const [played] = PLAYED as [PlayedBoard];
    const cut = { ...played, plays: played.plays.slice(0, 9) };
    const page = open(linkOf(cut, 'mc|8|'));
    for (let n = 0; n < 9; n++) page.next();
    expect(read()?.claim).toEqual({ seat: played.contract?.declarer, tricks: 8, counted: 'total' });
    page.undo();
    expect(read()?.claim).toBeNull();
  });
});

describe('the auction', () => {
  it('has alerts, doubles and the contract', () => {
    open(
      '?lin=md|2SKQJ74HK62D95CAK4,S8632H543DKT7CJ82,S5HAQJ97DA842C963,|sv|n|mb|p|mb|1N!|an|15-17|mb|d|mb|r|mb|2C|mb|p|mb|p|mb|d|mb|p|mb|p|mb|p|pc|SQ|',
    );
    const picture = read();
    expect(picture?.calls?.slice(0, 3)).toEqual([
      { seat: 'W', call: 'P' },
      { seat: 'N', call: '1N', alert: true },
      { seat: 'E', call: 'X' },
    ]);
    expect(picture?.contract).toEqual({ level: 2, strain: 'C', doubled: 1, declarer: 'W' });
    expect(picture?.board).toEqual({ number: null, dealer: 'W', vulnerable: 'NS' });
  });

  it('stops at a comment, with no contract yet and nothing of an old one read', () => {
    const page = open(`${REVOKE.replace('2H!(5+)', '2H{wait}')}`);
    expect(read()).toMatchObject({ contract: null, tricksDone: 0, trick: [] });
    expect(read()?.calls).toHaveLength(3);
    page.next();
    expect(read()?.calls).toHaveLength(8);
    page.next();
    page.undo();
    page.undo();
    // The tricks box and the trick still hold their text, hidden.
    expect(document.querySelector('#theDiv')?.textContent).toContain('4♥ S');
    expect(document.querySelectorAll<HTMLElement>('.trickCardStyle')[1]?.textContent).toBe('♦Q');
    expect(read()).toMatchObject({ contract: null, tricksDone: 0, trick: [] });
  });

  it('passed out', () => {
    const [played] = PLAYED as [PlayedBoard];
    const calls = (['N', 'E', 'S', 'W'] as const).map((seat) => ({ seat, call: 'P' as const }));
    open(linkOf({ ...played, board: { ...played.board, dealer: 'N' }, calls, contract: null, plays: [] }));
    expect(read()).toMatchObject({ calls, contract: null, tricksDone: 0, trick: [], claim: null });
  });
});

describe('what is not seen is not read', () => {
  it('hands hidden by watching one seat still have their text', () => {
    const page = open(`${REVOKE}&k=s`);
    expect(document.querySelectorAll('.handDivStyle')[1]?.textContent).toContain('Q');
    expect(Object.keys(read()?.hands ?? {})).toEqual(['S']);
    page.next();
    expect(Object.keys(read()?.hands ?? {})).toEqual(['N', 'S']);
    page.kibitz('S');
    expect(Object.keys(read()?.hands ?? {})).toEqual(['N', 'E', 'S', 'W']);
  });

  it('backs of cards in pictures mode are no cards', () => {
    open(`${REVOKE}&k=e&pc=y`);
    expect(Object.keys(read()?.hands ?? {})).toEqual(['E']);
  });

  it('a diagram of two hands has no table to play at', () => {
    open('?n=SKQJ74HK62D95CAK4&s=S5HAQJ97DA842C963');
    const picture = read();
    expect(Object.keys(picture?.hands ?? {})).toEqual(['N', 'S']);
    expect(picture).toMatchObject({ board: null, calls: null, contract: null, trick: null, tricksDone: null });
  });

  it('a hand with small cards (x) is not known', () => {
    open('?n=SKQxxxHKxxDxxCAKx&e=S8632H543DKT7CJ82&s=S5HAQJ97DA842C963&w=SAT9HT8DQJ63CQT75&a=1NPPP&p=S8');
    expect(Object.keys(read()?.hands ?? {})).toEqual(['E', 'S', 'W']);
  });

  it('nothing while the page loads', () => {
    open(REVOKE);
    (document.querySelector('.blockDivStyle') as HTMLElement).style.visibility = 'visible';
    expect(read()).toBeNull();
    document.body.innerHTML = '<p>Something else</p>';
    expect(read()).toBeNull();
  });

  it('names and comments with markup of their own change nothing', () => {
    const hostile = '<div class="trickCardStyle">♠A</div><b class="handDivStyle">x</b><div id="theDiv"></div>';
    const page = open(`${REVOKE.replace('DQD5', `DQ{${hostile}}D5`)}&nn=${encodeURIComponent(hostile)}`);
    page.next();
    expect(document.querySelectorAll('.trickCardStyle').length).toBeGreaterThan(4);
    expect(read()).toMatchObject({ trick: [{ seat: 'W', card: 'DQ' }] });
  });
});

describe('a page that contradicts itself', () => {
  const cases: readonly [string, Unreadable['part'], () => void][] = [
    ['a card in two hands', 'hands', () => inHand(0, 3, 'K')],
    ['a grey card too many', 'hands', () => inHand(0, 3, '5', '808080')],
    ['something that is no rank', 'hands', () => inHand(0, 3, 'B')],
    ['a card that is no card', 'trick', () => setText(document.querySelectorAll('.trickCardStyle')[1], '♦')],
    ['the turn elsewhere', 'trick', () => background(0, '#FFFFFF', 3, '#FFCE00')],
    [
      'a call that is none',
      'auction',
      () => setText(document.querySelectorAll('.auctionTableDivStyle')[1]?.querySelectorAll('td')[2], 'Pas'),
    ],
    [
      'a call missing',
      'auction',
      () => setText(document.querySelectorAll('.auctionTableDivStyle')[1]?.querySelectorAll('td')[2], ''),
    ],
    [
      'the contract of another board',
      'contract',
      () => setText(document.querySelector('.auctionTableDivStyle .vulDivStyle'), '3♠ N'),
    ],
    [
      'a tricks box in other words',
      'contract',
      () => setText(document.querySelectorAll('.auctionTableDivStyle .vulDivStyle')[1], '0-0'),
    ],
    [
      'a trick box that counts too much',
      'hands',
      () => setText(document.querySelectorAll('.auctionTableDivStyle .vulDivStyle')[1], 'NS: 1 EW: 1'),
    ],
    ['two dealers', 'board', () => setText(document.querySelectorAll('#theDiv > .vulDivStyle')[0], 'D')],
    [
      'partners with different vulnerability',
      'board',
      () =>
        ((document.querySelectorAll<HTMLElement>('#theDiv > .vulDivStyle')[0] as HTMLElement).style.background =
          '#FFFFFF'),
    ],
  ];
  function setText(element: Element | null | undefined, text: string): void {
    if (!element) throw new Error('the page has changed');
    element.textContent = text;
  }
  function inHand(seat: number, suit: number, rank: string, colour = '000000'): void {
    const holding = document.querySelectorAll('.handDivStyle')[seat]?.querySelectorAll('.suitHoldingDivStyle')[suit];
    holding?.insertAdjacentHTML('beforeend', `<font color="${colour}">${rank}</font>`);
  }
  function background(from: number, plain: string, to: number, lit: string): void {
    const rows = document.querySelectorAll<HTMLElement>('.nameRowDivStyle');
    (rows[from] as HTMLElement).style.background = plain;
    (rows[to] as HTMLElement).style.background = lit;
  }

  it.each(cases)('%s: the %s cannot be read', (_what, part, spoil) => {
    const page = open(REVOKE);
    for (let n = 0; n < 3; n++) page.next();
    expect(read()).not.toBeNull();
    spoil();
    expect(read).toThrow(expect.objectContaining({ name: 'Unreadable', part }));
  });

  it('the mouse on a name takes the light from the turn: still read', () => {
    const page = open(REVOKE);
    for (let n = 0; n < 6; n++) page.next();
    (document.querySelectorAll<HTMLElement>('.nameRowDivStyle')[2] as HTMLElement).style.background = '#99CCCC';
    expect(read()).toMatchObject({ tricksDone: 1 });
  });
});

describe('the record in the address', () => {
  const record = (query: string) =>
    bboHandviewer.record?.(document, new URL(`https://www.bridgebase.com/tools/handviewer.html?${query}`));
  it.each([
    ['lin=md|3', true],
    ['n=SA&s=SK', true],
    ['bbo=y&lin=x', true],
    ['myhand=M-1-2', false],
    ['linurl=x&lin=y', false],
    ['tableID=5&lin=y', false],
    ['lin=', false],
    ['b=3', false],
  ])('%s: %s', (query, carries) =>
    expect(record(query) ?? null).toBe(carries ? `https://www.bridgebase.com/tools/handviewer.html?${query}` : null),
  );
});
