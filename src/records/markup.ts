// Records inside HTML or XML: links to a hand viewer in attributes and text, LIN in an element (USEBIO has it in LIN_DATA), an attribute or a script call.
import type { Game } from './game';
import { fromHandviewerLink } from './handviewer-link';
import { LinReader } from './lin';

/** A tag or a text longer than this holds no record; what is beyond it is left out. */
const LONGEST = 1_000_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };
const LIN = /(?:^|[|\s>])(?:md|pn|qx|st)\|/i;
/** BBO's lists call this with the record, percent-encoded. */
const POPUP = /hv_popuplin\(\s*(['"])(.*?)\1/;
const LINK = /https?:\/\/[^\s"'<>]+/gi;
/** Hands one by one only in a link to a hand viewer: elsewhere `s` is what somebody searched for. */
const CARRIES = /[?&;]lin=|handviewer[^"'<>]*[?&;][nesw]=|ddummy[^"'<>]*[?&;](?:north|east|south|west)=/i;
const ATTRIBUTE = /[\w:-]+\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Elements whose content nobody sees. */
const UNSEEN = /^<(script|style)\b/i;

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign: the text is not encoded, or not all of it.
    return text;
  }
}

export class MarkupReader {
  private rest = '';
  private line = 1;
  private count = 0;
  private games: Game[] = [];
  /** The element whose content is passed over until it closes. */
  private unseen: string | null = null;
  private readonly had = new Set<string>();

  push(chunk: string): Game[] {
    this.rest += chunk;
    let from = 0;
    for (let end = this.pieceEnd(from); end > from; end = this.pieceEnd(from)) {
      this.piece(this.rest.slice(from, end));
      from = end;
    }
    this.rest = this.rest.slice(from);
    if (this.rest.length > LONGEST) {
      this.piece(this.rest);
      this.rest = '';
    }
    return this.games.splice(0);
  }

  end(): Game[] {
    if (this.rest !== '') this.piece(this.rest);
    this.rest = '';
    return this.games.splice(0);
  }

  /** Where the tag or the text that begins here ends; -1 while that is not known. */
  private pieceEnd(from: number): number {
    if (from >= this.rest.length) return -1;
    if (this.rest[from] !== '<') return this.rest.indexOf('<', from);
    const close = this.rest.startsWith('<!--', from) ? '-->' : this.rest.startsWith('<![CDATA[', from) ? ']]>' : '>';
    const end = this.rest.indexOf(close, from);
    return end < 0 ? -1 : end + close.length;
  }

  private piece(text: string): void {
    const line = this.line;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line++;
    if (this.unseen !== null) {
      if (text.toLowerCase().startsWith(`</${this.unseen}`)) this.unseen = null;
    } else if (text.startsWith('<!--')) return;
    else if (text.startsWith('<![CDATA[')) this.words(text.slice(9, -3), line);
    else if (text[0] !== '<') this.words(unescaped(text), line);
    else {
      this.unseen = text.endsWith('/>') ? null : (UNSEEN.exec(text)?.[1]?.toLowerCase() ?? null);
      if (CARRIES.test(text) || LIN.test(text) || text.includes('hv_popuplin')) this.attributes(text, line);
    }
  }

  private attributes(tag: string, line: number): void {
    for (const [, double, single] of tag.matchAll(ATTRIBUTE)) {
      const value = unescaped(double ?? single ?? '');
      const popup = POPUP.exec(value)?.[2];
      if (popup !== undefined) this.lin(percentDecoded(popup), line);
      else if (CARRIES.test(value)) this.link(value, line);
      else if (LIN.test(value)) this.lin(value, line);
    }
  }

  private words(text: string, line: number): void {
    if (LIN.test(text) && !CARRIES.test(text)) this.lin(text, line);
    else for (const [link] of text.matchAll(LINK)) if (CARRIES.test(link)) this.link(link, line);
  }

  private lin(text: string, line: number): void {
    const reader = new LinReader(line, true, this.count);
    this.take(text.trim(), () => [...reader.push(text), ...reader.end()]);
  }

  private link(text: string, line: number): void {
    this.take(text.trim(), () => fromHandviewerLink(text, line, this.count) ?? []);
  }

  /** The same board stands on such pages more than once: as a picture and as a word. */
  private take(text: string, read: () => readonly Game[]): void {
    if (this.had.has(text)) return;
    this.had.add(text);
    const found = read();
    this.count += found.length;
    this.games.push(...found);
  }
}
