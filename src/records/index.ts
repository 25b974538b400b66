// The registry of formats: a text, whole or in pieces, to the games it records.
import type { Game } from './game';
import { fromHandviewerLink } from './handviewer-link';
import { LinReader } from './lin';
import { Lines } from './lines';
import { MarkupReader } from './markup';
import { PbnReader } from './pbn';
import { type Format, SNIFFED, sniff } from './sniff';

interface FormatReader {
  push(chunk: string): Game[];
  end(): Game[];
}

class LinksReader implements FormatReader {
  private games: Game[] = [];
  private count = 0;
  private line = 0;
  private readonly lines = new Lines((text) => {
    this.line++;
    if (!/^\s*https?:/i.test(text)) return;
    const found = fromHandviewerLink(text.trim(), this.line, this.count);
    if (found === null) return;
    this.count += found.length;
    this.games.push(...found);
  });

  push(chunk: string): Game[] {
    this.lines.push(chunk);
    return this.games.splice(0);
  }
  end(): Game[] {
    this.lines.end();
    return this.games.splice(0);
  }
}

const READERS: Readonly<Record<Format, () => FormatReader>> = {
  lin: () => new LinReader(),
  pbn: () => new PbnReader(),
  links: () => new LinksReader(),
  markup: () => new MarkupReader(),
};

/**
 * Reads a record that comes in pieces of any size, in memory of one game. Time is linear in the length. Nothing in a text makes it throw.
 */
export class RecordReader {
  private reader: FormatReader | null = null;
  private head: string | null = '';
  /** Undefined until enough has been seen; null: this text is no record. */
  format: Format | null | undefined;
  /** Something in the text itself shows that it is a record, not only the name of the file. */
  shown = false;

  /** `name`: of the file; its ending tells the format where the text does not. */
  constructor(private readonly name = '') {}

  /** Games that are complete now. */
  push(chunk: string): Game[] {
    if (this.head === null) return this.reader?.push(chunk) ?? [];
    this.head += chunk;
    return this.head.length < SNIFFED ? [] : this.begin();
  }

  /** The last games. */
  end(): Game[] {
    const games = this.head === null ? [] : this.begin();
    return this.reader === null ? games : [...games, ...this.reader.end()];
  }

  private begin(): Game[] {
    const head = this.head ?? '';
    this.head = null;
    const text = head.charCodeAt(0) === 0xfeff ? head.slice(1) : head;
    this.format = sniff(text, this.name);
    this.shown = this.format !== 'markup' && sniff(text) !== null;
    if (this.format === null) return [];
    this.reader = READERS[this.format]();
    return this.reader.push(text);
  }
}

/** Long texts are fed in pieces, so that games can be used and dropped one by one. */
const PIECE = 65_536;

/** The games of a record, as they are read. None where the text is no record: `sniff` tells which. */
export function* readRecord(text: string, name = ''): Iterable<Game> {
  const reader = new RecordReader(name);
  for (let from = 0; from < text.length; from += PIECE) yield* reader.push(text.slice(from, from + PIECE));
  yield* reader.end();
}
