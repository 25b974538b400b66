// @vitest-environment happy-dom
// What makes this page hard to read, one case for each: how cards are drawn, what boxes say, how things move. What takes a whole scenario to show is in events.test.ts.
import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/bridge/types';
import { bbo } from '../../../src/sites/bbo';
import { TIMES } from '../../../src/sites/bbo/times';
import { nothingSeen, settle } from '../../../src/sites/settle';
import { type Snapshot, Unreadable } from '../../../src/sites/site';
import type { PlayedBoard } from '../../help/deals';
import { madeUpBoard } from './page/robot.js';
import { openTable, type Script, type Switches } from './script';

/** North declares, South is dummy. */
const board = madeUpBoard(3) as unknown as PlayedBoard & { contract: Contract };
const CALLS = board.calls.length;
const live = () => document.querySelector('#navDiv bridge-screen') as HTMLElement;
const all = (selector: string) => [...live().querySelectorAll<HTMLElement>(selector)];
const first = (selector: string) => all(selector)[0] as HTMLElement;
const panel = (seat: string) => all('.handDiagramPanelClass')['SWNE'.indexOf(seat)] as HTMLElement;
const slot = (seat: string) => all('.handDiagramCurrentTrickClass')['SWNE'.indexOf(seat)] as HTMLElement;

const KIBITZ: Switches = { me: null };
const PICTURES: Switches = { me: 'S', pictures: true };

/** The table after so many cards, at once. */
function tableAt(cards: number, switches: Switches = KIBITZ, calls = CALLS): Script {
  const script = openTable(switches);
  script.table.arrive(board, calls, cards);
  return script;
}

function seen(): Snapshot {
  const picture = bbo.read(document);
  if (picture === null) throw new Error('no table was seen');
  return picture;
}
/** How the play stands, in motion or not. */
const play = ({ trick, tricksDone, moving }: Snapshot = seen()) => ({
  trick: trick?.map(({ seat, card }) => seat + card) ?? null,
  tricksDone,
  moving: moving ?? [],
});
const played = (from: number, to: number): string[] =>
  board.plays.slice(from, to).map(({ seat, card }: { seat: string; card: string }) => seat + card);
const held = (seat: 'N' | 'E' | 'S' | 'W', cards: number): string[] => {
  const gone = board.plays.slice(0, cards).map(({ card }: { card: string }) => card);
  return board.hands[seat].filter((card: string) => !gone.includes(card)).sort();
};
const unreadable = (): string => {
  try {
    bbo.read(document);
  } catch (error) {
    if (error instanceof Unreadable) return error.part;
    throw error;
  }
  return 'readable';
};
const rewrite = (selector: string, from: RegExp, to: string) => {
  for (const one of all(selector)) {
    const walker = document.createTreeWalker(one, 4);
    while (walker.nextNode()) walker.currentNode.textContent = (walker.currentNode.textContent ?? '').replace(from, to);
  }
};

type Case = readonly [string, () => unknown];

const CARDS: readonly Case[] = [
  [
    'hand panels that are hidden mean pictures of cards',
    () => {
      tableAt(6, PICTURES);
      expect([panel('S').style.display, seen().hands.S?.length]).toEqual(['none', held('S', 6).length]);
    },
  ],
  [
    'who watches gets diagrams, whatever the setting',
    () => {
      tableAt(6, { ...KIBITZ, pictures: true });
      expect(Object.keys(seen().hands)).toHaveLength(4);
    },
  ],
  [
    'a rank stands alone, and a ten is 10',
    () => {
      tableAt(0, KIBITZ, 2);
      expect([...(seen().hands.N ?? [])].sort()).toEqual(held('N', 0));
    },
  ],
  [
    'honours are written in the language of the page',
    () => {
      for (const language of ['nl', 'zz'] as const) {
        tableAt(6, { ...KIBITZ, language });
        expect([...(seen().hands.E ?? [])].sort()).toEqual(held('E', 6));
      }
    },
  ],
  [
    'a suit without cards is a row without text',
    () => {
      tableAt(40);
      const empty = all('.suitPanelClass').filter((row) => row.querySelector('.handDiagramCardClass') === null);
      expect(empty.length).toBeGreaterThan(0);
      for (const seat of ['N', 'E', 'S', 'W'] as const)
        expect([...(seen().hands[seat] ?? [])].sort()).toEqual(held(seat, 40));
    },
  ],
  [
    'a closed hand is a panel without text: not seen, never empty',
    () => {
      tableAt(6, { ...KIBITZ, openHands: ['S'] });
      expect(Object.keys(seen().hands)).toEqual(['S']);
      expect(Object.values(seen().hands).every((hand) => hand.length > 0)).toBe(true);
    },
  ],
  [
    'a place on the table that is hidden keeps its text',
    () => {
      tableAt(4).table.set({ trick: [] });
      expect(all('.handDiagramCurrentTrickClass').every(({ style }) => style.display === 'none')).toBe(true);
      expect(play()).toEqual({ trick: [], tricksDone: 1, moving: [] });
    },
  ],
  [
    'half of the pool of pictures has no size',
    () => {
      tableAt(6, { ...PICTURES, unused: 'zero' });
      expect(all('.cardClass').filter(({ style }) => style.width === '0px').length).toBeGreaterThan(40);
      expect([...(seen().hands.S ?? [])].sort()).toEqual(held('S', 6));
    },
  ],
  [
    'hundreds of the height tell the owner by compass, wherever he sits on the screen',
    () => {
      for (const me of ['S', 'W', 'N', 'E'] as const) {
        tableAt(6, { me, pictures: true });
        expect([...(seen().hands[me] ?? [])].sort()).toEqual(held(me, 6));
      }
    },
  ],
  [
    'cards on the table lie at 90 to 93 in order of play',
    () => {
      tableAt(7, PICTURES);
      expect(play()).toEqual({ trick: played(4, 7), tricksDone: 1, moving: [] });
    },
  ],
  [
    'all cards at 100 while they move are not all of South',
    () => {
      tableAt(6, PICTURES).table.set({ flat: true });
      expect(play().moving).not.toEqual([]);
      expect(seen().hands).toEqual({});
    },
  ],
  [
    'both corners of a picture hold its text; one is read',
    () => {
      tableAt(6, PICTURES);
      const card = all('.cardClass').find(({ style, textContent }) => style.display !== 'none' && textContent !== '');
      expect(card?.textContent).toMatch(/^(.+)\1$/);
      expect(seen().hands.S).toHaveLength(held('S', 6).length);
    },
  ],
  [
    'another program writes T for 10',
    () => {
      tableAt(6);
      rewrite('.handDiagramCardClass, .innerDivClass', /10$/, 'T');
      for (const seat of ['N', 'E', 'S', 'W'] as const)
        expect([...(seen().hands[seat] ?? [])].sort()).toEqual(held(seat, 6));
    },
  ],
  [
    'suit signs may be white ones',
    () => {
      tableAt(6);
      for (const [black, white] of ['♣♧', '♦♢', '♥♡', '♠♤'])
        rewrite('.suitSymbolClass, .innerDivClass', new RegExp(black as string), white as string);
      expect(play()).toEqual({ trick: played(4, 6), tricksDone: 1, moving: [] });
      expect([...(seen().hands.W ?? [])].sort()).toEqual(held('W', 6));
    },
  ],
  [
    'a back has no text',
    () => {
      tableAt(0, PICTURES, 2);
      expect(Object.keys(seen().hands)).toEqual(['S']);
    },
  ],
  [
    'colours tell nothing',
    () => {
      tableAt(6);
      for (const one of all('.suitSymbolClass, .handDiagramCardClass')) one.style.color = 'rgb(0, 128, 0)';
      expect([...(seen().hands.E ?? [])].sort()).toEqual(held('E', 6));
    },
  ],
  [
    'the last winner beside the new lead is in motion',
    () => {
      const { table } = tableAt(9, PICTURES);
      const lead = board.plays[8] as (typeof board.plays)[number];
      const before = board.plays.slice(4, 8).find(({ seat }) => seat === lead.seat) as typeof lead;
      table.set({
        trick: [
          { ...lead, height: 0 },
          { ...before, height: 2 },
        ],
      });
      expect(play().moving).toEqual(['trick']);
    },
  ],
  [
    'cards of the last trick that lie there once more are no new ones',
    () => {
      const { table } = tableAt(9);
      const before = settle(settle(nothingSeen, seen(), 0, TIMES).memory, seen(), 5000, TIMES);
      table.showLastTrick(true);
      for (const ms of [5100, 6000]) {
        const after = settle(before.memory, seen(), ms, TIMES);
        expect(after.settled.filter(({ trick }) => trick !== null && trick.length > 1)).toEqual([]);
      }
    },
  ],
];

const BOXES: readonly Case[] = [
  [
    'a claim is known by its seat and number, in any language',
    () => {
      for (const language of ['en', 'nl', 'zz'] as const) {
        const { table } = tableAt(32, { me: 'S', pictures: true, language });
        table.set({ question: table.words.claim(table.words.seats.W, 3, table.words.making(1)) });
        expect(seen().question).toEqual({ kind: 'claim', seat: 'W', tricks: 3 });
      }
    },
  ],
  [
    'a claim of nothing gives the rest away',
    () => {
      const { table } = tableAt(32, KIBITZ);
      table.set({ question: table.words.claim(table.words.seats.N, 0, table.words.making(-1)) });
      expect(seen().question).toEqual({ kind: 'claim', seat: 'N', tricks: 0 });
    },
  ],
  [
    'the result that a claim tells of is not its number of tricks',
    () => {
      const { table } = tableAt(32, KIBITZ);
      table.set({ question: table.words.claim(table.words.seats.E, 5, table.words.making(-2)) });
      expect(seen().question?.tricks).toBe(5);
    },
  ],
  [
    'hands that a claim opens are whole and face up, not exposed',
    () => {
      const { table } = tableAt(32, { me: 'S' });
      table.set({ open: ['S', 'W', 'N', 'E'] });
      expect([seen().faced, Object.keys(seen().hands)]).toEqual([
        undefined,
        expect.arrayContaining(['N', 'E', 'S', 'W']),
      ]);
    },
  ],
  [
    'an undo is asked in the same panel as a claim',
    () => {
      for (const language of ['en', 'nl'] as const) {
        const { table } = tableAt(6, { ...KIBITZ, language });
        table.set({ question: table.words.undo(table.words.seats.E) });
        expect(seen().question).toEqual({ kind: 'undo', seat: 'E', tricks: null });
      }
    },
  ],
  [
    'a question of which nothing can be told is neither',
    () => {
      const { table } = tableAt(6, { ...KIBITZ, language: 'zz' });
      table.set({ question: table.words.undo(table.words.seats.E) });
      expect(seen().question?.kind).toBe('other');
    },
  ],
  [
    'a panel that is taken out of the page is as closed as one that is hidden',
    () => {
      for (const removed of [false, true]) {
        const { table } = tableAt(6, { ...KIBITZ, removed });
        table.set({ question: table.words.undo(table.words.seats.E) });
        table.set({ question: null });
        expect(seen().question).toBeNull();
      }
    },
  ],
  [
    'an announcement without two buttons asks nothing',
    () => {
      const { table } = tableAt(6, KIBITZ);
      table.set({ question: table.words.undo(table.words.seats.E) });
      first('.announcementPanelClass button').remove();
      expect(seen().question).toBeNull();
    },
  ],
  [
    'a refusal is a short message',
    () => {
      const { table } = tableAt(32, { me: 'S' });
      table.set({ notice: table.words.claimRejected });
      expect(seen().notice).toBe('claimRejected');
    },
  ],
  [
    'the end stands in a panel of an old or a new name, and an empty one is none',
    () => {
      for (const old of [false, true]) {
        const { table } = tableAt(6, { ...KIBITZ, old });
        expect(seen().over).toBe(false);
        table.set({ end: table.words.taken(9) });
        expect(seen().over).toBe(true);
        table.set({ end: '' });
        expect(seen().over).toBe(false);
      }
    },
  ],
  [
    'a director shows: it is a tournament, whatever the text is else',
    () => {
      const { table } = tableAt(6, KIBITZ);
      table.director();
      expect(seen().tournament).toBe(true);
    },
  ],
  [
    'a free seat shows a direction and an invitation where a name would stand',
    () => {
      const { table } = tableAt(6, { me: 'S' });
      const { E: _, ...names } = table.view.names;
      table.set({ names });
      expect(seen().seats?.E).toBe('empty');
    },
  ],
  [
    'chat, names and explanations are read by nobody',
    () => {
      const { table } = tableAt(6, KIBITZ);
      table.app.say('West: ik claim nog 3 slagen ♠A');
      for (const name of all('.nameDisplayClass')) name.textContent = '♥10 <b>claim 3</b>\u0000';
      expect([seen().question, play()]).toEqual([null, { trick: played(4, 6), tricksDone: 1, moving: [] }]);
      expect(JSON.stringify(seen())).not.toContain('claim 3');
    },
  ],
];

const MOVES: readonly Case[] = [
  [
    'other panes hold viewers of the same classes',
    () => {
      tableAt(6).table.showEarlier(madeUpBoard(8), madeUpBoard(8).calls.length, 20);
      expect(document.querySelectorAll('.handDiagramPanelClass')).toHaveLength(12);
      expect(play()).toEqual({ trick: played(4, 6), tricksDone: 1, moving: [] });
    },
  ],
  [
    'a viewer that nobody used has board 99',
    () => {
      tableAt(6);
      first('.vulPanelInnerPanelClass').textContent = ' 99';
      expect([seen().board, seen().moving]).toEqual([null, ['board']]);
    },
  ],
  [
    'without four hands nothing is read',
    () => {
      tableAt(6);
      panel('E').remove();
      expect(unreadable()).toBe('hands');
    },
  ],
  [
    'a card in two places is in motion',
    () => {
      tableAt(6);
      slot('N').style.display = '';
      (slot('N').firstElementChild as HTMLElement).textContent = '♠A';
      (slot('W').firstElementChild as HTMLElement).textContent = '♠A';
      slot('W').style.display = '';
      expect(play().moving).toEqual(['hands']);
    },
  ],
  [
    'a cell of the auction comes empty',
    () => {
      const { table } = tableAt(0, KIBITZ, 3);
      table.set({ auction: [...table.screen.auction, { seat: 'N', call: 'P', filled: false }] });
      expect([seen().calls?.length, seen().moving]).toEqual([3, ['auction']]);
    },
  ],
  [
    'the contract is drawn as a cell of the auction too, and before it',
    () => {
      tableAt(6);
      expect(seen().calls).toHaveLength(CALLS);
    },
  ],
  [
    'the auction of the deal before is not that of this one: contract and calls differ',
    () => {
      const { table } = tableAt(6);
      table.set({ auction: madeUpBoard(8).calls.map((call: object) => ({ ...call, filled: true })) });
      expect(seen().calls).toBeNull();
      expect(seen().moving).toContain('contract');
    },
  ],
  [
    'dummy is drawn card by card',
    () => {
      const { table } = tableAt(1, { me: 'W' });
      table.set({ open: ['W'], faced: board.hands.S.slice(0, 4) });
      expect([seen().hands.S, seen().faced, seen().moving]).toEqual([undefined, undefined, ['hands']]);
    },
  ],
  [
    'the name that is lit is ahead of the call',
    () => {
      const { table } = tableAt(0, KIBITZ, 2);
      const before = settle(nothingSeen, seen(), 0, TIMES).memory;
      const { memory } = settle(before, seen(), 2000, TIMES);
      table.set({ turn: 'S' });
      expect(settle(memory, seen(), 2100, TIMES).settled).toEqual([]);
    },
  ],
  [
    'the auction box goes before the lead comes',
    () => {
      tableAt(0, KIBITZ).table.set({ auctionShown: false, contract: board.contract, tricksShown: true });
      expect([seen().calls?.length, play()]).toEqual([CALLS, { trick: [], tricksDone: 0, moving: [] }]);
    },
  ],
  [
    'the box of the auction has no size while cards are dealt',
    () => {
      tableAt(0, KIBITZ, 1).table.set({ auctionTiny: true });
      expect(seen().calls).toHaveLength(1);
    },
  ],
  [
    'who comes in later sees it all at once',
    () => {
      tableAt(30);
      expect([seen().calls?.length, play()]).toEqual([CALLS, { trick: played(28, 30), tricksDone: 7, moving: [] }]);
    },
  ],
  [
    'counters are of compass sides or of own and theirs',
    () => {
      for (const counts of ['compass', 'own'] as const) {
        tableAt(31, { me: 'W', counts });
        expect(play().tricksDone).toBe(7);
      }
    },
  ],
  [
    'style, new nodes and texts in place all ring',
    () => {
      const { watch } = bbo;
      expect(watch.attributes.split(' ')).toEqual(expect.arrayContaining(['style', 'class']));
      for (const mark of [
        '.cardClass',
        'auction-box-cell',
        '.handDiagramPanelClass',
        '.announcementPanelClass',
        '.vulPanelInnerPanelClass',
      ])
        expect(watch.elements).toContain(mark);
    },
  ],
];

describe.each([
  ['how cards are drawn', CARDS],
  ['what boxes say', BOXES],
  ['how things move', MOVES],
] as const)('%s', (_, cases) => {
  it.each(cases)('%s', (_name, holds) => {
    holds();
  });
});
