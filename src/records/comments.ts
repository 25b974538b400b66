// What a record says in words, in the place where it stands: remarks of an annotator, lines of a commentator.
import type { TableEvent } from '../bridge/events';
import { plainText } from './symbols';

/** `at`: how many of the game's events come before it. */
export interface Comment {
  at: number;
  text: string;
}

/** Characters of comment that are kept of one board: a chapter. */
export const LONGEST_COMMENT = 20_000;
/** Marks of layout in teaching files: links, colours, boxes, new lines. */
const LAYOUT = /\^[*\w-]|[{}]/g;
/** The name that a commentator's line begins with. */
const WRITER = /^\s*[\w~-]{1,20}:\s+/;

/** Text of LIN without marks of layout and without who wrote it. */
export const commentOfLin = (value: string): string => value.replace(WRITER, '').replace(LAYOUT, ' ');

export class Comments {
  private readonly written: { calls: number; cards: number; text: string }[] = [];
  private length = 0;

  /** `calls` and `cards`: how many of each stand before it in the record. */
  add(text: string, calls: number, cards: number): void {
    const plain = plainText(text.slice(0, LONGEST_COMMENT - this.length)).replace(/\s+/g, ' ');
    if (plain === '') return;
    this.length += plain.length;
    this.written.push({ calls, cards, text: plain });
  }

  /** With their places in the log. `added`: calls at its start that the record left out; `row`: cards are written so many at a time. */
  placed(events: readonly TableEvent[], added = 0, row = 1): readonly Comment[] {
    return this.written.map(({ calls, cards, text }) => {
      const wanted = cards === 0 ? (calls === 0 ? 0 : calls + added) : Math.ceil(cards / row) * row;
      return { at: placeOf(events, cards === 0 ? 'auction' : 'play', wanted), text };
    });
  }
}

/** The number of events up to and with the call or card number `wanted`; all of them where there are fewer. */
function placeOf(events: readonly TableEvent[], what: 'auction' | 'play', wanted: number): number {
  const kind = what === 'auction' ? 'call' : 'play';
  let seen = 0;
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as TableEvent;
    const is = event.type === kind ? 1 : event.type === 'gap' && event.in === what ? event.missed : 0;
    if (is === 0) continue;
    // Before the first of them: nothing of it is shown yet.
    if (wanted === 0) return i;
    seen += is;
    if (seen >= wanted) return i + 1;
  }
  return events.length;
}
