import type { Contract } from '../../../src/bridge/types';
import { bbo } from '../../../src/sites/bbo';
import { type Snapshot, Unreadable } from '../../../src/sites/site';
import type { PlayedBoard } from '../../help/deals';
import { madeUpBoard } from './page/robot.js';
import { openTable, type Script, type Switches } from './script';

/** North declares, South is dummy. */
export const board = madeUpBoard(3) as unknown as PlayedBoard & { contract: Contract };
export const CALLS = board.calls.length;
export const live = () => document.querySelector('#navDiv bridge-screen') as HTMLElement;
export const all = (selector: string) => [...live().querySelectorAll<HTMLElement>(selector)];
export const first = (selector: string) => all(selector)[0] as HTMLElement;
export const panel = (seat: string) => all('.handDiagramPanelClass')['SWNE'.indexOf(seat)] as HTMLElement;
export const slot = (seat: string) => all('.handDiagramCurrentTrickClass')['SWNE'.indexOf(seat)] as HTMLElement;

export const KIBITZ: Switches = { me: null };
export const PICTURES: Switches = { me: 'S', pictures: true };

/** The table after so many cards, at once. */
export function tableAt(cards: number, switches: Switches = KIBITZ, calls = CALLS): Script {
  const script = openTable(switches);
  script.table.arrive(board, calls, cards);
  return script;
}

export function seen(): Snapshot {
  const picture = bbo.read(document);
  if (picture === null) throw new Error('no table was seen');
  return picture;
}
/** How the play stands, in motion or not. */
export const play = ({ trick, tricksDone, moving }: Snapshot = seen()) => ({
  trick: trick?.map(({ seat, card }) => seat + card) ?? null,
  tricksDone,
  moving: moving ?? [],
});
export const played = (from: number, to: number): string[] =>
  board.plays.slice(from, to).map(({ seat, card }: { seat: string; card: string }) => seat + card);
export const held = (seat: 'N' | 'E' | 'S' | 'W', cards: number): string[] => {
  const gone = board.plays.slice(0, cards).map(({ card }: { card: string }) => card);
  return board.hands[seat].filter((card: string) => !gone.includes(card)).sort();
};
export const unreadable = (): string => {
  try {
    bbo.read(document);
  } catch (error) {
    if (error instanceof Unreadable) return error.part;
    throw error;
  }
  return 'readable';
};
export const rewrite = (selector: string, from: RegExp, to: string) => {
  for (const one of all(selector)) {
    const walker = document.createTreeWalker(one, 4);
    while (walker.nextNode()) walker.currentNode.textContent = (walker.currentNode.textContent ?? '').replace(from, to);
  }
};

export type Case = readonly [string, () => unknown];
