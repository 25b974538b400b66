// The auction of a LIN board: calls run together or one by one, alerts, explanations.
import type { Seat } from '../bridge/types';
import { LONGEST_AUCTION, type WrittenCall } from './draft';
import { plainText, STRAINS, seatAt, seatOf, strainAt } from './symbols';

/** Words for pass, double and redouble, longest first where one begins another. */
const WORDS: readonly (readonly [string, 'P' | 'X' | 'XX'])[] = [
  ['pass', 'P'],
  ['p', 'P'],
  ['redouble', 'XX'],
  ['redbl', 'XX'],
  ['rdbl', 'XX'],
  ['double', 'X'],
  ['dbl', 'X'],
  ['r', 'XX'],
  ['d', 'X'],
  ['xx', 'XX'],
  ['x', 'X'],
];

const isDigit = (code: number): boolean => code >= 49 && code <= 57;

type Unseated = Omit<WrittenCall, 'seat'>;

export class LinCalls {
  private readonly calls: Unseated[] = [];
  private blank = false;

  get count(): number {
    return this.calls.length;
  }

  private called(call: WrittenCall['call'], line: number): void {
    // A question mark that calls follow stood for somebody's call.
    if (this.blank) this.keep({ call: null, line });
    this.blank = false;
    this.keep({ call, line });
  }

  private keep(call: Unseated): void {
    if (this.calls.length <= LONGEST_AUCTION) this.calls.push(call);
  }

  /**
   * Calls of one value: `p`, `d`, `r`, `1N!` ... In a handviewer link `(text)` explains the call before it and `{text}` is a comment that is left out.
   * False when something in it is no call.
   */
  read(value: string, line: number): boolean {
    const text = value.toLowerCase();
    let readable = true;
    for (let i = 0; i < text.length; ) {
      const code = text.charCodeAt(i);
      const strain = strainAt(text.charCodeAt(i + 1));
      const last = this.calls[this.calls.length - 1];
      if (code <= 32 || code === 45) i++;
      else if (isDigit(code) && strain >= 0) {
        this.called(`${text[i]}${STRAINS[strain]}` as WrittenCall['call'], line);
        i += strain === 4 && text[i + 2] === 't' ? 3 : 2;
      } else if (text[i] === '!') {
        if (last) last.alert = true;
        i++;
      } else if (text[i] === '(' || text[i] === '{') {
        const close = text.indexOf(text[i] === '(' ? ')' : '}', i);
        const end = close < 0 ? text.length : close;
        if (text[i] === '(') this.explain(value.slice(i + 1, end));
        i = end + 1;
      } else if (text[i] === '?') {
        this.blank = true;
        i++;
      } else {
        const end = this.word(text, i, line);
        if (end < 0) {
          // Not a call: all of it until the next space is one thing that was written there.
          this.called(null, line);
          readable = false;
          const space = text.indexOf(' ', i);
          i = space < 0 ? text.length : space;
        } else i = end;
      }
    }
    return readable;
  }

  private word(text: string, at: number, line: number): number {
    if (text.startsWith('ap', at) || text.startsWith('all pass', at)) {
      this.passOut(line);
      return at + (text[at + 1] === 'p' ? 2 : 8);
    }
    const word = WORDS.find(([letters]) => text.startsWith(letters, at));
    if (word === undefined) return -1;
    this.called(word[1], line);
    return at + word[0].length;
  }

  private passOut(line: number): void {
    let passes = 0;
    while (passes < 4 && this.calls[this.calls.length - 1 - passes]?.call === 'P') passes++;
    for (let left = (passes === this.calls.length ? 4 : 3) - passes; left > 0; left--) this.called('P', line);
  }

  /** Explanation of the last call; a later one replaces it, an empty one changes nothing. */
  explain(text: string): void {
    const last = this.calls[this.calls.length - 1];
    const plain = plainText(text);
    if (last && plain !== '') last.explanation = plain;
  }

  /** The calls with their seats: the first is the dealer's, then clockwise. */
  seated(dealer: Seat): WrittenCall[] {
    const first = seatAt(dealer.charCodeAt(0));
    return this.calls.map((call, place) => ({ ...call, seat: seatOf(first + place) }));
  }
}
