// LIN: a stream of `xx|value|` pairs. Line ends mean nothing, boards begin at `qx` or at a second deal.
import type { Game } from './game';
import { LinBoard } from './lin-board';

/** A value longer than this is no record; what is beyond it is left out. */
const LONGEST = 1_000_000;

/** Commands that carry the board, and those that are passed over; needed only to find the way back after a lost bar. */
const KNOWN = new Set(
  'md sv mb an pc mc ah pn qx nt pg st rh sk dt sa pf zz ht cs cp cr cg cb va mn bt at vg rs pw mp bn up tu wt ub mx bg'.split(
    ' ',
  ),
);

const commandIn = (segment: string): string => segment.trimEnd().slice(-2).toLowerCase();

export class LinReader {
  private readonly games: Game[] = [];
  private board: LinBoard | null = null;
  private last: LinBoard | null = null;
  private name: string | null = null;
  private count = 0;
  private command: string | null = null;
  private rest = '';
  private cut = false;
  private line: number;

  /** `line`: of the first character, from 1. `fixed`: all of it counts as that line (one link in a file of links). */
  constructor(
    line = 1,
    private readonly fixed = false,
    private readonly firstIndex = 0,
  ) {
    this.line = line;
  }

  push(chunk: string): Game[] {
    let from = 0;
    for (let bar = chunk.indexOf('|'); bar >= 0; bar = chunk.indexOf('|', from)) {
      const segment = this.rest === '' ? chunk.slice(from, bar) : this.rest + chunk.slice(from, bar);
      this.rest = '';
      from = bar + 1;
      this.segment(segment);
    }
    this.keep(chunk.slice(from));
    return this.games.splice(0);
  }

  end(): Game[] {
    // A last value needs no closing bar.
    if (this.rest !== '' && this.command !== null) this.segment(this.rest);
    this.rest = '';
    this.finish();
    return this.games.splice(0);
  }

  private keep(text: string): void {
    if (this.rest.length + text.length <= LONGEST) this.rest += text;
    else this.cut = true;
  }

  private segment(text: string): void {
    const start = this.line;
    if (!this.fixed) for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) this.line++;
    if (this.cut) {
      this.cut = false;
      this.board?.note('too-long', start);
    }
    if (this.command === null) {
      this.command = commandIn(text);
      return;
    }
    const command = this.command;
    // A lost bar turns commands into values and values into commands, until the pair that shows it.
    if (!KNOWN.has(command) && KNOWN.has(commandIn(text))) {
      this.board?.note('syntax', this.line);
      this.command = commandIn(text);
      return;
    }
    this.command = null;
    this.obey(command, text, start);
  }

  private obey(command: string, value: string, line: number): void {
    switch (command) {
      case 'qx':
        this.begin(line).room = value[0] === 'o' ? 'open' : value[0] === 'c' ? 'closed' : null;
        this.number(value);
        return;
      case 'md':
        if (value.trim() !== '' && (this.board === null || this.board.md !== null)) this.begin(line);
        this.here(line).deal(value, line);
        return;
      case 'ah':
        this.heading(value, line);
        return;
      case 'sv':
        this.here(line).vulnerability(value);
        return;
      case 'mb': {
        const board = this.here(line);
        if (!board.calls.read(value, line)) board.note('bad-call', line);
        return;
      }
      case 'nt':
      case 'at':
        this.board?.comment(value);
        return;
      case 'an':
        this.board?.calls.explain(value);
        return;
      case 'pc':
        this.here(line).play(value, line);
        return;
      case 'mc': {
        const tricks = Number.parseInt(value, 10);
        if (tricks >= 0 && tricks <= 13) this.here(line).claimed = { tricks, line };
        return;
      }
    }
  }

  private here(line: number): LinBoard {
    this.board ??= this.begin(line);
    return this.board;
  }

  private begin(line: number): LinBoard {
    this.finish();
    const board = new LinBoard(line);
    if (this.name !== null) this.named(board, this.name);
    this.name = null;
    this.board = board;
    return board;
  }

  private named(board: LinBoard, number: string): void {
    board.name = number;
    board.number = /^\d{1,6}$/.test(number) ? Number(number) : null;
  }

  /** `o12`, `c12`, `o1,BOARD 1`, `A1`: the board behind the letter of the room. */
  private number(value: string): void {
    const found = /^[oc](\d{1,6})|^([A-Z]?\d{1,6})/.exec(value.trim());
    const number = found?.[1] ?? found?.[2];
    if (number !== undefined && this.board !== null) this.named(this.board, number);
  }

  /** Only a board's number is taken: a heading is free text and may name people. */
  private heading(value: string, line: number): void {
    const number = /^\s*board\D{0,3}(\d{1,6})/i.exec(value.slice(0, 40))?.[1];
    if (number === undefined) return;
    const board = this.board;
    // Where no `qx` parts the boards, a heading behind calls or cards is of the next one.
    if (board === null || (board.md !== null && (board.cards.length > 0 || board.calls.count > 0))) this.name = number;
    else this.named(this.here(line), number);
  }

  private finish(): void {
    const board = this.board;
    this.board = null;
    if (board === null) return;
    const other = this.last;
    // The second room may leave out the deal that it shares with the first.
    if (board.md === null && other !== null && board.number !== null && board.number === other.number)
      board.shareDeal(other);
    if (!board.holdsGame) return;
    this.last = board;
    this.games.push(board.game(this.firstIndex + this.count++));
  }
}
