// One file, fed piece by piece as bytes: its games as they are complete, and at the end what there is to say of the file.
import { Decoder } from '../records/decode';
import type { Game } from '../records/game';
import { RecordReader } from '../records/index';
import type { Text } from '../text';

/** `record` false: no record. `problem`: why it cannot be read, for who asked for this very file. */
export interface Outcome {
  record: boolean;
  problem: Text | null;
}

export const isRecordName = (name: string): boolean => /\.(lin|pbn)$/i.test(name);

const EMPTY: Text = { nl: 'het bestand is leeg', en: 'the file is empty' };
const NO_RECORD: Text = {
  nl: 'dit is geen LIN of PBN en geen lijst met links',
  en: 'this is no LIN or PBN and no list of links',
};

export class RecordFile {
  private readonly reader: RecordReader;
  private readonly decoder = new Decoder();
  private bytes = 0;
  private count = 0;

  /** `name`: its ending tells the format where the text does not. */
  constructor(name: string) {
    this.reader = new RecordReader(name);
  }

  /** Nothing more will come of it: it is no text, or no record. */
  get done(): boolean {
    return this.decoder.note !== null || this.reader.format === null;
  }

  get isEmpty(): boolean {
    return this.bytes === 0;
  }

  push(bytes: Uint8Array): readonly Game[] {
    this.bytes += bytes.length;
    return this.done ? [] : this.counted(this.reader.push(this.decoder.push(bytes)));
  }

  end(): readonly Game[] {
    return this.counted([...this.reader.push(this.decoder.end()), ...this.reader.end()]);
  }

  /** After `end`. */
  outcome(): Outcome {
    if (this.decoder.note !== null) return { record: false, problem: this.decoder.note.say.text };
    // Only its name says that it is a record, and there is no board in it.
    const nothing = !this.reader.shown && this.count === 0;
    if (this.reader.format != null && this.bytes > 0 && !nothing) return { record: true, problem: null };
    return { record: this.count > 0, problem: this.isEmpty ? EMPTY : NO_RECORD };
  }

  private counted(games: readonly Game[]): readonly Game[] {
    this.count += games.length;
    return games;
  }
}
