// One file as bytes that come in pieces, whatever it turns out to be: a record, or a zip with more files in it.
import { type FlateError, Inflate, Unzip, type UnzipFile } from 'fflate';
import type { Game } from '../records/game';
import { LIMITS, type ProblemCode } from './problems';
import { RecordFile } from './record-file';

/** Where the games of one opening go, and what bounds it. */
export interface Basin {
  game(file: string, game: Game): void;
  problem(code: ProblemCode, name: string): void;
  /** False: these bytes are beyond what is opened at one time. */
  mayTake(bytes: number): boolean;
  /** False: this file is one too many. */
  mayOpen(): boolean;
}

/** Compressed bytes that are unpacked at a time: even where each gives a thousand, that takes no longer than a blink. */
const SIP = 4_096;
/** Bytes by which a file may be larger than its zip says: some programs count line ends otherwise. */
const SLACK = 100_000;
/** What systems put beside the files of a person. */
const HIDDEN = /(^|\/)(__MACOSX|\.)/;
const NOTHING = new Uint8Array(0);

const beginsWith = (bytes: Uint8Array, ...signs: number[]): boolean => signs.every((sign, i) => bytes[i] === sign);
/** `PK` with the mark of a file, or of a zip that holds none. */
export const isZip = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 0x50, 0x4b, 3, 4) || beginsWith(bytes, 0x50, 0x4b, 5, 6);

export class Intake {
  private inside: RecordIntake | ZipIntake | null = null;
  private head: Uint8Array = new Uint8Array(0);
  private bytes = 0;
  private over = false;

  constructor(
    private readonly name: string,
    private readonly basin: Basin,
    private readonly depth = 0,
  ) {}

  /** Nothing more will come of it. */
  get done(): boolean {
    return this.over || this.inside?.done === true;
  }

  push(piece: Uint8Array): void {
    if (this.done) return;
    this.bytes += piece.length;
    if (this.bytes > LIMITS.file) this.stop('too-large');
    else if (!this.basin.mayTake(piece.length)) this.stop('too-much');
    else if (this.inside !== null) this.inside.push(piece);
    else {
      this.head = joined(this.head, piece);
      if (this.head.length >= 4) this.begin();
    }
  }

  end(): void {
    if (this.over) return;
    if (this.inside === null) this.begin();
    this.inside?.end();
    this.over = true;
  }

  private stop(code: ProblemCode): void {
    this.basin.problem(code, this.name);
    // What was complete before stays.
    if (this.inside instanceof RecordIntake) this.inside.drop();
    this.over = true;
  }

  private begin(): void {
    const { head, name, basin, depth } = this;
    this.head = new Uint8Array(0);
    if (!isZip(head)) this.inside = new RecordIntake(name, basin);
    else if (depth < LIMITS.depth) this.inside = new ZipIntake(name, basin, depth);
    else this.stop('deep-zip');
    this.inside?.push(head);
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

class RecordIntake {
  private readonly file: RecordFile;
  private found = false;

  constructor(
    private readonly name: string,
    private readonly basin: Basin,
  ) {
    this.file = new RecordFile(name);
  }
  get done(): boolean {
    return this.file.done;
  }
  push(piece: Uint8Array): void {
    this.take(this.file.push(piece));
  }
  end(): void {
    this.take(this.file.end());
    if (this.file.outcome().problem !== null && !this.found)
      this.basin.problem(this.file.isEmpty ? 'empty' : 'no-record', this.name);
  }
  drop(): void {
    this.take(this.file.end());
  }
  private take(games: readonly Game[]): void {
    for (const game of games) this.basin.game(this.name, game);
    this.found ||= games.length > 0;
  }
}

class ZipIntake {
  private readonly unzip = new Unzip((file) => this.entry(file));
  private open = 0;
  private torn = false;
  private complete = false;
  private last: Uint8Array = new Uint8Array(0);

  constructor(
    private readonly name: string,
    private readonly basin: Basin,
    private readonly depth: number,
  ) {
    this.unzip.register(Inflater);
  }
  get done(): boolean {
    return this.torn;
  }

  push(piece: Uint8Array): void {
    for (let from = 0; from < piece.length && !this.torn; from += SIP)
      this.sip(piece.subarray(from, from + SIP), false);
  }

  end(): void {
    this.sip(new Uint8Array(0), true);
    if (this.open > 0 || !this.complete) this.tear();
  }

  private sip(bytes: Uint8Array, final: boolean): void {
    if (this.torn) return;
    const seam = joined(this.last, bytes);
    this.complete ||= endsZip(seam);
    this.last = seam.slice(-3);
    try {
      this.unzip.push(bytes, final);
    } catch (error) {
      if (!isOfFflate(error)) throw error;
      this.tear();
    }
  }

  private tear(): void {
    if (!this.torn) this.basin.problem('torn-zip', this.name);
    this.torn = true;
  }

  private entry(file: UnzipFile): void {
    if (file.name.endsWith('/') || HIDDEN.test(file.name)) return;
    const name = `${this.name}/${file.name}`;
    const mine = this.basin.mayOpen();
    if (mine && file.compression !== 0 && file.compression !== Inflater.compression) {
      this.basin.problem('strange-zip', name);
      return;
    }
    const intake = new Intake(name, this.basin, this.depth + 1);
    const most = file.originalSize === undefined ? LIMITS.all : file.originalSize;
    let taken = 0;
    let skipped = !mine;
    const skip = (code: ProblemCode) => {
      skipped = true;
      file.terminate();
      this.basin.problem(code, name);
    };
    this.open++;
    file.ondata = (error, bytes, final) => {
      if (final || error !== null) this.open--;
      if (skipped) return;
      if (error !== null) return skip('strange-zip');
      taken += bytes.length;
      if (taken > most + SLACK) return skip('lying-zip');
      intake.push(bytes);
      if (final) intake.end();
      else if (intake.done) file.terminate();
    };
    file.start();
    if (skipped) file.terminate();
  }
}

/** A zip ends with the list of its files; one without was cut off, perhaps between two of them. */
function endsZip(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1))
    if (bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6) return true;
  return false;
}

/** The library's own errors carry a number; any other is a fault of ours. */
const isOfFflate = (error: unknown): error is FlateError =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';

/** Inflates, and can be told to stop: what comes then is passed over unread. */
class Inflater {
  static compression = 8;
  ondata: UnzipFile['ondata'] = () => {};
  private made: { bytes: Parameters<UnzipFile['ondata']>[1]; final: boolean }[] = [];
  private readonly inflate = new Inflate((bytes, final) => this.made.push({ bytes, final }));
  private stopped = false;

  push(bytes: Uint8Array, final: boolean): void {
    if (this.stopped) {
      if (final) this.ondata(null, NOTHING, true);
      return;
    }
    try {
      this.inflate.push(bytes, final);
    } catch (error) {
      if (!isOfFflate(error)) throw error;
      this.stopped = true;
      this.ondata(error, NOTHING, true);
      return;
    }
    // After the library is done: a fault in what is made of it is not one of the zip.
    for (const piece of this.made.splice(0)) this.ondata(null, piece.bytes, piece.final);
  }
  terminate = (): void => {
    this.stopped = true;
  };
}
