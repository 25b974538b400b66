// A text that comes in pieces, as lines: LF, CRLF or CR alone. Each character is looked at once, however long the line.

/** A line longer than this is no record; what is beyond it is left out. */
const LONGEST = 1_000_000;

export class Lines {
  private rest = '';
  private cut = false;
  private afterReturn = false;

  /** `take` gets each line without its end; `cut` when it was too long to be kept whole. */
  constructor(private readonly take: (line: string, cut: boolean) => void) {}

  push(chunk: string): void {
    let from = this.afterReturn && chunk.charCodeAt(0) === 10 ? 1 : 0;
    if (chunk !== '') this.afterReturn = false;
    let feed = chunk.indexOf('\n', from);
    let back = chunk.indexOf('\r', from);
    while (feed >= 0 || back >= 0) {
      const returned = back >= 0 && (feed < 0 || back < feed);
      const at = returned ? back : feed;
      this.line(chunk.slice(from, at));
      from = at + 1;
      if (returned && from === chunk.length) this.afterReturn = true;
      if (returned && feed === from) from++;
      if (feed >= 0 && feed < from) feed = chunk.indexOf('\n', from);
      if (back >= 0 && back < from) back = chunk.indexOf('\r', from);
    }
    this.keep(chunk.slice(from));
  }

  end(): void {
    if (this.rest !== '' || this.cut) this.line('');
  }

  private line(last: string): void {
    this.keep(last);
    const { rest, cut } = this;
    this.rest = '';
    this.cut = false;
    this.take(rest, cut);
  }

  private keep(text: string): void {
    if (this.rest.length + text.length <= LONGEST) this.rest = this.rest === '' ? text : this.rest + text;
    else this.cut = true;
  }
}
