// PBN 2.1 as real files write it (import form): lines to tags, sections and comments, games parted by an empty line or by a tag that comes again.
import { LONGEST_COMMENT } from './comments';
import type { Game } from './game';
import { Lines } from './lines';
import { PbnAuction } from './pbn-auction';
import { KEPT, PbnFile, PbnGame } from './pbn-game';
import { PbnPlay } from './pbn-play';
import { tagAt } from './pbn-tag';
import { seatAt } from './symbols';

/** A tag over more lines than this was never closed. */
const TAG_LINES = 8;

/** Tags that begin a game: one that comes again behind an auction or a play begins the next, where no empty line does. */
const FIRST = new Set(['Event', 'Board', 'Deal']);
const GAME_START = /^\[(?:Event|Site|Board|Deal|Dealer)\s*"/;

const isSpace = (code: number): boolean => code <= 32;
/** Letters, digits, and what else words of an auction or play are made of; everything else stands alone. */
const isWord = (code: number): boolean =>
  code > 32 &&
  code !== 33 &&
  code !== 36 &&
  code !== 59 &&
  code !== 61 &&
  code !== 63 &&
  code !== 91 &&
  code !== 94 &&
  code !== 123;

export class PbnReader {
  private readonly file = new PbnFile();
  private readonly games: Game[] = [];
  private readonly lines = new Lines((text, cut) => this.oneLine(text, cut));
  private line = 0;
  private game: PbnGame | null = null;
  private seen = new Set<string>();
  private section: PbnAuction | PbnPlay | null = null;
  private notesOf: 'auction' | 'play' = 'auction';
  private comment: string | null = null;
  private blank = false;
  private open: { text: string; line: number; lines: number } | null = null;
  private outside = false;

  push(chunk: string): Game[] {
    this.lines.push(chunk);
    return this.games.splice(0);
  }

  end(): Game[] {
    this.lines.end();
    this.finish(this.comment === null ? undefined : 'syntax');
    return this.games.splice(0);
  }

  private oneLine(text: string, cut: boolean): void {
    this.line++;
    if (cut) this.game?.note('too-long', this.line);
    let line = text;
    if (line.includes('<')) {
      const start = line.search(/<pbn>/i);
      if (start >= 0) {
        this.finish();
        this.outside = false;
        line = line.slice(start + 5);
      } else if (/<\/pbn>/i.test(line)) {
        this.finish();
        this.outside = true;
      }
    }
    const empty = line.trim() === '';
    if (this.outside) return;
    if (this.comment !== null) {
      // A comment may hold empty lines, but no game: then its brace was never closed.
      if (this.blank && GAME_START.test(line)) this.finish('syntax');
      else {
        this.blank = empty;
        const close = line.indexOf('}');
        if (this.comment.length < LONGEST_COMMENT) this.comment += `\n${close < 0 ? line : line.slice(0, close)}`;
        if (close < 0) return;
        this.game?.comment(this.comment);
        this.comment = null;
        this.scan(line, close + 1);
        return;
      }
    }
    if (line.charCodeAt(0) === 37) return;
    if (empty) {
      this.finish();
      return;
    }
    if (this.open === null) this.scan(line, 0);
    else if (line.trimStart().startsWith('[')) {
      this.closeTag();
      this.scan(line, 0);
    } else this.continueTag(line);
  }

  private scan(line: string, from: number): void {
    for (let at = from; at < line.length; ) {
      const code = line.charCodeAt(at);
      if (isSpace(code) || code === 93 || code === 125) at++;
      else if (code === 59) {
        this.game?.comment(line.slice(at + 1));
        return;
      } else if (code === 123) {
        const close = line.indexOf('}', at);
        if (close < 0) {
          this.comment = line.slice(at + 1);
          this.blank = false;
          return;
        }
        this.game?.comment(line.slice(at + 1, close));
        at = close + 1;
      } else if (code === 91) {
        const found = tagAt(line, at);
        if (found === 'open') {
          this.open = { text: line.slice(at), line: this.line, lines: 1 };
          return;
        }
        if (found === 'bad') {
          this.here(this.line).note('syntax', this.line);
          return;
        }
        this.tag(found.name, found.value, this.line);
        at = found.end;
      } else at = this.section === null ? this.skip(line, at) : this.token(this.section, line, at, code);
    }
  }

  /** Past one element of a table, or a word that belongs to nothing. */
  private skip(line: string, at: number): number {
    if (line.charCodeAt(at) === 34) {
      const close = line.indexOf('"', at + 1);
      return close < 0 ? line.length : close + 1;
    }
    let end = at + 1;
    while (end < line.length && !isSpace(line.charCodeAt(end)) && line.charCodeAt(end) !== 91) end++;
    return end;
  }

  private token(section: PbnAuction | PbnPlay, line: string, at: number, code: number): number {
    if (code === 94) {
      section.mark((line[at + 1] ?? '').toUpperCase());
      return at + 2;
    }
    if (code === 61) {
      const close = line.indexOf('=', at + 1);
      if (close < 0 || close > at + 4) return at + 1;
      const number = Number(line.slice(at + 1, close));
      if (section instanceof PbnAuction && number >= 1) section.noted(number);
      return close + 1;
    }
    if (code === 36) {
      let end = at + 1;
      while (end < line.length && isWord(line.charCodeAt(end))) end++;
      return end;
    }
    // Suffixes are the annotator's opinion.
    if (code === 33 || code === 63) return at + 1;
    if (code === 42) {
      section.stop();
      return at + 1;
    }
    if (code === 43) {
      if (section instanceof PbnPlay) section.word('+', this.line);
      else section.stop();
      return at + 1;
    }
    let end = at + 1;
    while (end < line.length && isWord(line.charCodeAt(end)) && line.charCodeAt(end) !== 42) end++;
    section.word(line.slice(at, end), this.line);
    return end;
  }

  private continueTag(line: string): void {
    const open = this.open as NonNullable<typeof this.open>;
    open.text += ` ${line}`;
    const found = tagAt(open.text, 0);
    if (found === 'open' && ++open.lines <= TAG_LINES) return;
    this.open = null;
    if (typeof found === 'string') {
      this.here(open.line).note('syntax', open.line);
      return;
    }
    this.tag(found.name, found.value, open.line);
    this.scan(open.text, found.end);
  }

  /** A tag that the next tag or an empty line cuts off: kept when only its bracket is missing. */
  private closeTag(): void {
    const open = this.open;
    this.open = null;
    if (open === null) return;
    const found = tagAt(`${open.text}]`, 0);
    if (typeof found !== 'string' && found.end > open.text.length) this.tag(found.name, found.value, open.line);
    this.here(open.line).note('syntax', open.line);
  }

  private tag(name: string, value: string, line: number): void {
    const begun = this.game !== null && (this.game.auction !== null || this.game.play !== null);
    if (begun && FIRST.has(name) && this.seen.has(name)) this.finish();
    this.section = null;
    if (name === 'Note') {
      const note = /^\s*(\d{1,3})\s*:/.exec(value);
      if (note !== null && this.notesOf === 'auction')
        this.game?.auction?.notes.set(Number(note[1]), value.slice(note[0].length));
      return;
    }
    const game = this.here(line);
    if (name === 'Auction') {
      this.notesOf = 'auction';
      // Of two sections the one that has calls counts; the other is read into nothing.
      const section = new PbnAuction(seatAt(value.trim().charCodeAt(0)), line);
      if (game.auction === null || game.auction.isEmpty) game.auction = section;
      this.section = section;
      return;
    }
    if (name === 'Play') {
      this.notesOf = 'play';
      const section = new PbnPlay(seatAt(value.trim().charCodeAt(0)), line);
      if (game.play === null || game.play.count === 0) game.play = section;
      this.section = section;
      return;
    }
    // A tag given twice: the second is ignored (import form).
    if (KEPT.has(name) && !game.tags.has(name)) game.tags.set(name, { value, line });
    if (FIRST.has(name)) this.seen.add(name);
  }

  private here(line: number): PbnGame {
    this.game ??= new PbnGame(line);
    return this.game;
  }

  private finish(note?: 'syntax'): void {
    this.closeTag();
    const game = this.game;
    this.game = null;
    this.section = null;
    this.comment = null;
    this.blank = false;
    this.notesOf = 'auction';
    if (this.seen.size > 0) this.seen = new Set();
    if (game === null) return;
    if (note !== undefined) game.note(note, this.line);
    this.games.push(this.file.log(game));
  }
}
