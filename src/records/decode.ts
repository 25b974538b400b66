// Bytes of a file to text. Neither format says how it is encoded: a byte order mark, else strict UTF-8, else Windows-1252.
import type { RecordNote } from './game';
import { noteOf } from './notes';

/** How many bytes at the end of `bytes` begin a UTF-8 sequence that is not finished there (0 to 3). */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return needed > back ? back : 0;
    }
    if (byte < 0x80) return 0;
  }
  return 0;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows = new TextDecoder('windows-1252');
/** What bytes 0x80 to 0x9F mean in Windows-1252. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text of bytes in Windows-1252. Node 20 leaves 0x80 to 0x9F as they are, against the standard that browsers follow. */
export const windows1252 = (bytes: Uint8Array): string =>
  windows.decode(bytes).replace(/[\x80-\x9f]/g, (letter) => UPPER[letter.charCodeAt(0) - 0x80] as string);

const NOTHING = new Uint8Array(0);

/** Decodes a file that comes in pieces. Once a byte is not UTF-8, that piece and the rest are read as Windows-1252. */
export class Decoder {
  private held: Uint8Array = NOTHING;
  private begun = false;
  private wide: TextDecoder | null = null;
  private single = false;
  /** Set when the file is no text at all (a zip, a picture); its text is then empty. */
  note: RecordNote | null = null;

  push(bytes: Uint8Array): string {
    let data = joined(this.held, bytes);
    this.held = NOTHING;
    if (!this.begun) {
      // Three bytes tell every byte order mark.
      if (data.length < 3) {
        this.held = data;
        return '';
      }
      data = this.begin(data);
    }
    return this.read(data, true);
  }

  end(): string {
    const data = this.begun ? this.held : this.begin(this.held);
    this.held = NOTHING;
    return this.read(data, false);
  }

  private begin(data: Uint8Array): Uint8Array {
    this.begun = true;
    if (data[0] === 0xff && data[1] === 0xfe) this.wide = new TextDecoder('utf-16le');
    else if (data[0] === 0xfe && data[1] === 0xff) this.wide = new TextDecoder('utf-16be');
    else if (data[0] === 0xef && data[1] === 0xbb && data[2] === 0xbf) return data.subarray(3);
    return data;
  }

  private read(data: Uint8Array, more: boolean): string {
    if (this.note !== null) return '';
    const wide = this.wide?.decode(data, { stream: more }) ?? null;
    // No text in any of these encodings holds a zero.
    if (wide === null ? data.includes(0) : wide.includes('\0')) {
      this.note = noteOf('binary', null);
      return '';
    }
    if (wide !== null) return wide;
    if (this.single) return windows1252(data);
    const tail = more ? unfinished(data) : 0;
    try {
      const text = strict.decode(data.subarray(0, data.length - tail));
      this.held = data.slice(data.length - tail);
      return text;
    } catch {
      // Not UTF-8, so it is the other one: every byte means something in Windows-1252.
      this.single = true;
      return windows1252(data);
    }
  }
}

/** Text of a whole file; empty when it is no text (`Decoder` says so in its note). */
export function decode(bytes: Uint8Array): string {
  const decoder = new Decoder();
  return decoder.push(bytes) + decoder.end();
}
