// @vitest-environment happy-dom
// What makes this page hard to read, one case for each: how cards are drawn, what boxes say. What takes a whole scenario to show is in events.test.ts.
import { describe, expect, it } from 'vitest';
import { TIMES } from '../../../src/sites/bbo/times';
import { nothingSeen, settle } from '../../../src/sites/settle';
import {
  all,
  board,
  type Case,
  first,
  held,
  KIBITZ,
  PICTURES,
  panel,
  play,
  played,
  rewrite,
  seen,
  tableAt,
} from './a-table';

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
  [
    'an explanation full of markup and control characters is its own text, and changes nothing else',
    () => {
      const { table } = tableAt(0, { ...KIBITZ, headed: true });
      const before = seen();
      // A heading tells of a bid whose it is.
      const bid = board.calls.findIndex(({ call }) => /^\d/.test(call));
      table.alertLate(bid, '<b class="announcementPanelClass">West: I claim 3</b>\u0000\u202e ♠A');
      table.explain(bid);
      expect(first('.callExplanationClass').textContent).toContain('<b class=');
      const { calls, explaining, ...rest } = seen();
      const { calls: _, explaining: __, ...was } = before;
      expect(rest).toEqual(was);
      expect(calls?.map(({ seat, call }) => seat + call)).toEqual(before.calls?.map(({ seat, call }) => seat + call));
      expect(calls?.[bid]?.explanation).toMatch(/^<b class=/);
      expect(all('.announcementPanelClass b')).toEqual([]);
    },
  ],
];

describe.each([
  ['how cards are drawn', CARDS],
  ['what boxes say', BOXES],
] as const)('%s', (_, cases) => {
  it.each(cases)('%s', (_name, holds) => {
    holds();
  });
});
