// @vitest-environment happy-dom
// What makes this page hard to read over time, one case for each: how things move, come late or come twice.
import { describe, expect, it } from 'vitest';
import { bbo } from '../../../src/sites/bbo';
import { TIMES } from '../../../src/sites/bbo/times';
import { nothingSeen, settle } from '../../../src/sites/settle';
import {
  board,
  CALLS,
  type Case,
  first,
  KIBITZ,
  panel,
  play,
  played,
  seen,
  slot,
  tableAt,
  unreadable,
} from './a-table';
import { madeUpBoard } from './page/robot.js';

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

describe('how things move', () => {
  it.each(MOVES)('%s', (_name, holds) => {
    holds();
  });
});
