// A file that the user chose, to text: its encoding found out, what is no text refused with the reason.
import { windows1252 } from '../records/decode';
import type { Text } from '../text';

/** Bytes. A page with the whole law book in it has a tenth of this. */
export const LARGEST_FILE = 12_000_000;

export const TOO_LARGE: Text = {
  nl: 'Dit bestand is groter dan 12 MB. Dat is veel meer dan het hele spelregelboek. Kies een ander bestand, of plak alleen de tekst.',
  en: 'This file is larger than 12 MB. That is much more than the whole law book. Choose another file, or paste the text alone.',
};
export const IS_PDF: Text = {
  nl: 'Dit is een pdf. Open hem, druk op Ctrl+A (alles kiezen) en Ctrl+C (kopiëren) en plak de tekst hieronder met Ctrl+V.',
  en: 'This is a PDF. Open it, press Ctrl+A (select all) and Ctrl+C (copy), and paste the text below with Ctrl+V.',
};
export const IS_DOCUMENT: Text = {
  nl: 'Dit is een document van een tekstverwerker. Open het, kies alles met Ctrl+A, kopieer met Ctrl+C en plak de tekst hieronder.',
  en: 'This is a document of a word processor. Open it, select all with Ctrl+A, copy with Ctrl+C, and paste the text below.',
};
export const NO_TEXT: Text = {
  nl: 'In dit bestand staat geen tekst. Kies een bestand met tekst (txt) of een webpagina (html).',
  en: 'There is no text in this file. Choose a file with text (txt) or a web page (html).',
};
export const EMPTY: Text = {
  nl: 'Dit bestand is leeg.',
  en: 'This file is empty.',
};
export const TORN: Text = {
  nl: 'Dit bestand kon niet gelezen worden. Staat het er nog?',
  en: 'This file could not be read. Is it still there?',
};

/** So much tells which encoding it is. */
const SNIFFED = 4096;
const MOSTLY = 0.3;
const LEAST_BYTES = 8;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte);
const starts = (bytes: Uint8Array, text: string): boolean =>
  startsWith(bytes, ...[...text].map((letter) => letter.charCodeAt(0)));

/** UTF-16 by its mark, or by the zero beside every common letter. */
function wide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const head = bytes.subarray(0, SNIFFED);
  const zeros = [0, 0];
  head.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (head.length < LEAST_BYTES) return null;
  if (odd > head.length * MOSTLY && even < odd / 4) return 'utf-16le';
  return even > head.length * MOSTLY && odd < even / 4 ? 'utf-16be' : null;
}

function decoded(bytes: Uint8Array): string {
  const utf16 = wide(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what is left in these countries is Windows-1252, in which every byte means something.
    return windows1252(bytes);
  }
}

/** The text in these bytes, or what is wrong with them. */
export function textOfBytes(bytes: Uint8Array): { text: string } | { wrong: Text } {
  if (bytes.length > LARGEST_FILE) return { wrong: TOO_LARGE };
  if (starts(bytes, '%PDF')) return { wrong: IS_PDF };
  // A zip is how docx and odt are kept; then the old Word, and rtf.
  if (starts(bytes, 'PK\u0003\u0004') || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || starts(bytes, '{\\rtf'))
    return { wrong: IS_DOCUMENT };
  const text = decoded(bytes);
  if (text.trim() === '') return { wrong: EMPTY };
  return text.includes('\0') ? { wrong: NO_TEXT } : { text };
}

/** The text of a file, or what is wrong with it. Never rejects; a file that is too large is not even opened. */
export async function textOfFile(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
): Promise<{ text: string } | { wrong: Text }> {
  if (file.size > LARGEST_FILE) return { wrong: TOO_LARGE };
  try {
    return textOfBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // Moved or changed since it was chosen; a folder dropped instead of a file.
    return { wrong: TORN };
  }
}
