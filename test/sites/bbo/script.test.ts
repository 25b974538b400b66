// @vitest-environment happy-dom
// The table of the tests shows what was told to it: read here by plain looking, without the adapter that it serves to prove.
import { describe, expect, it } from 'vitest';
import type { Card, Seat } from '../../../src/bridge/types';
import { type PlayedBoard, randomBoard, seeded } from '../../help/deals';
import { openTable, type Script, type Switches } from './script';

const SEATS: readonly Seat[] = ['S', 'W', 'N', 'E'];
const SIGNS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };
const BOARDS = Array.from({ length: 40 }, (_, seed) => randomBoard(seeded(seed + 1)));
const played = BOARDS.find(({ contract }) => contract !== null) as PlayedBoard;
const passed = BOARDS.find(({ contract }) => contract === null) as PlayedBoard;

const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)];
const visible = (element: HTMLElement): boolean => {
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement)
    if (at.style.display === 'none' || (at.className === 'cardClass' && at.style.width === '0px')) return false;
  return true;
};
const live = () => document.querySelector('#navDiv bridge-screen') as HTMLElement;
const rank = (script: Script, text: string): string => {
  const entry = Object.entries(script.table.words.ranks).find(([, shown]) => shown === text);
  return entry?.[0] ?? text;
};

function diagram(script: Script): Record<Seat, string> {
  const panels = all('.handDiagramPanelClass', live());
  const hand = (panel: HTMLElement) =>
    all('.suitPanelClass', panel).flatMap((row, suit) =>
      all('.handDiagramCardClass', row).map((card) => `CDHS`[suit] + rank(script, card.textContent ?? '')),
    );
  return Object.fromEntries(SEATS.map((seat, n) => [seat, sortedText(hand(panels[n] as HTMLElement))])) as Record<
    Seat,
    string
  >;
}

function faces(script: Script): { card: string; height: number }[] {
  return all('.cardClass', live())
    .filter(visible)
    .flatMap((element) => {
      const [first, second] = all('.topLeft > div', element).map((part) => part.textContent ?? '');
      const suit = SIGNS[second ?? ''];
      return suit ? [{ card: suit + rank(script, first ?? ''), height: Number(element.style.zIndex) }] : [];
    });
}

function pictures(script: Script): Record<Seat, string> {
  const of = (n: number) =>
    sortedText(
      faces(script)
        .filter(({ height }) => Math.floor(height / 100) === n + 1)
        .map(({ card }) => card),
    );
  return Object.fromEntries(SEATS.map((seat, n) => [seat, of(n)])) as Record<Seat, string>;
}

const sortedText = (cards: readonly string[]): string => [...cards].sort().join(' ');

function trickOnTable(script: Script): string {
  if (script.table.view.pictures)
    return faces(script)
      .filter(({ height }) => height >= 90 && height < 94)
      .sort((a, b) => a.height - b.height)
      .map(({ card }) => card)
      .join(' ');
  const slots = all('.handDiagramCurrentTrickClass', live()).filter(visible);
  return sortedText(
    slots.map((slot) => SIGNS[slot.textContent?.[0] ?? ''] + rank(script, slot.textContent?.slice(1) ?? '')),
  );
}

const calls = () => all('auction-box .scrollerClass > auction-box-cell', live()).map((cell) => cell.textContent);

describe.each<[string, Switches]>([
  ['South, diagrams', {}],
  ['South, pictures', { pictures: true }],
  ['West, pictures without size, Dutch', { me: 'W', pictures: true, language: 'nl', unused: 'zero' }],
  ['North, diagrams, invented language', { me: 'N', language: 'zz' }],
  ['East, pictures, own trick cards', { me: 'E', pictures: true, trickPool: 'extra', counted: 'fourth' }],
  ['a kibitzer', { me: null, pictures: true, removed: true, trickGoes: 'nextLead' }],
])('a normal deal: %s', (_, switches) => {
  it('shows calls, hands and tricks as they are made', async () => {
    const script = openTable(switches);
    const { table } = script;
    await script.run(table.deal(played));
    const hands = table.view.pictures ? pictures : diagram;
    const dummy = SEATS[(SEATS.indexOf(played.contract?.declarer as Seat) + 2) % 4] as Seat;
    const declarer = played.contract?.declarer as Seat;
    const own = table.view.me as Seat | null;

    for (let n = 1; n <= played.calls.length; n++) {
      await script.run(table.go({ calls: n, cards: 0 }));
      expect(calls()).toHaveLength(n);
      expect(calls().every((text) => text !== '')).toBe(true);
    }
    for (let n = 1; n <= 51; n++) {
      await script.run(table.go({ cards: n }));
      const gone = new Set<Card>(played.plays.slice(0, n).map(({ card }) => card));
      for (const seat of SEATS) {
        const open = own === null || seat === own || seat === dummy || (seat === declarer && own === dummy);
        const left = open ? played.hands[seat].filter((card) => !gone.has(card)) : [];
        expect(hands(script)[seat]).toBe(sortedText(left));
      }
      const cards = played.plays.slice(n - 1 - ((n - 1) % 4), n).map(({ card }) => card);
      expect(trickOnTable(script)).toBe(table.view.pictures ? cards.join(' ') : sortedText(cards));
    }
    await script.run(table.go());
    await script.rest();
    expect(trickOnTable(script)).toBe('');
    const labels = all('.tricksPanelClass .tricksPanelTricksLabelClass', live()).map((label) => label.textContent);
    const ns = declarer === 'N' || declarer === 'S' ? (played.tricks as number) : 13 - (played.tricks as number);
    expect(labels).toEqual([table.words.seats[declarer], String(ns), String(13 - ns)]);
    expect(all('.deal-end-panel', live()).filter(visible)).toHaveLength(1);
  });
});

describe('how the page changes on the way', () => {
  it('the name bar moves on before the call comes, and its cell comes empty', async () => {
    const script = openTable();
    await script.run(script.table.deal(played));
    const seen = new Set<string>();
    const turn = () =>
      all('.nameBarClass', live()).findIndex((bar) => bar.style.backgroundColor === 'rgb(255, 206, 0)');
    const { seat, call } = played.calls[0] as { seat: Seat; call: string };
    await script.run(script.table.call(seat, call), () => seen.add(`${turn()} ${calls().join('|')}`));
    const next = (SEATS.indexOf(seat) + 1) % 4;
    expect([...seen]).toEqual([`${next} `, expect.stringMatching(new RegExp(`^${next} .+`))]);
    expect(calls()).not.toContain('');
  });

  it('dummy is drawn a few cards at a time', async () => {
    const script = openTable({ me: null, openHands: [] });
    await script.run(script.table.deal(played));
    await script.run(script.table.go({ cards: 0 }));
    const counts = new Set<number>();
    await script.run(script.table.go({ cards: 1 }), () => counts.add(all('.handDiagramCardClass', live()).length));
    expect([...counts]).toEqual([0, 4, 8, 12, 13]);
  });

  it('the cards of nobody have no text to read', async () => {
    const script = openTable({ pictures: true });
    await script.run(script.table.deal(played));
    expect(faces(script)).toHaveLength(13);
    expect(all('.cardClass', live())).toHaveLength(108);
    expect(all('.cardClass', live()).filter(visible)).toHaveLength(52);
  });

  it('four passes end the deal without a contract', async () => {
    const script = openTable();
    await script.run(script.table.deal(passed));
    await script.run(script.table.go());
    expect(all('.tricksPanelClass', live()).filter(visible)).toHaveLength(0);
    expect(all('.deal-end-panel', live()).filter(visible)).toHaveLength(1);
  });

  it('a board that stops is played as far as it goes', async () => {
    const script = openTable();
    await script.run(script.table.deal({ ...played, plays: played.plays.slice(0, 6) }));
    await script.run(script.table.go());
    expect(script.table.played).toBe(6);
    expect(trickOnTable(script).split(' ')).toHaveLength(2);
  });

  it('other panes have deal viewers of their own', () => {
    openTable();
    expect(all('.handDiagramPanelClass')).toHaveLength(12);
    expect(all('#rightDiv .vulPanelInnerPanelClass').map((number) => number.textContent)).toEqual([' 99', ' 99']);
  });
});
