import { describe, expect, test } from 'vitest';
import {
  EMPTY,
  IS_DOCUMENT,
  IS_PDF,
  LARGEST_FILE,
  NO_TEXT,
  TOO_LARGE,
  TORN,
  textOfBytes,
  textOfFile,
} from '../../src/extension/import-file';

const TEXT = 'Artikel 50: één bal ‘met’ een deuk';
const utf16 = (text: string, big: boolean, mark: boolean) => {
  const bytes = [...(mark ? '\ufeff' : ''), ...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
  return Uint8Array.from(bytes);
};
const latin = (text: string) =>
  Uint8Array.from([...text].map((letter) => ({ '‘': 0x91, '’': 0x92 })[letter] ?? letter.charCodeAt(0)));

describe('the encoding of a file', () => {
  test.each([
    ['utf-8', new TextEncoder().encode(TEXT)],
    ['utf-8 with a mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
    ['windows-1252', latin(TEXT)],
    ['utf-16 little-endian', utf16(TEXT, false, true)],
    ['utf-16 big-endian', utf16(TEXT, true, true)],
    ['utf-16 without a mark', utf16(TEXT, false, false)],
    ['utf-16 big-endian without a mark', utf16(TEXT, true, false)],
  ])('%s', (_, bytes) => {
    expect(textOfBytes(bytes)).toEqual({ text: TEXT });
  });
});

const bytes = (text: string) => new TextEncoder().encode(text);
describe('what is no text is refused, with what to do', () => {
  test.each([
    ['a pdf', bytes('%PDF-1.7\n'), IS_PDF],
    ['a docx', bytes('PK\u0003\u0004word'), IS_DOCUMENT],
    ['an old Word document', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), IS_DOCUMENT],
    ['rtf', bytes('{\\rtf1 x}'), IS_DOCUMENT],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), NO_TEXT],
    ['an empty file', new Uint8Array(0), EMPTY],
    ['white space', bytes(' \n\t'), EMPTY],
  ])('%s', (_, data, wrong) => expect(textOfBytes(data)).toEqual({ wrong }));
  test('a file that is too large is not opened', async () => {
    const arrayBuffer = () => Promise.reject(new Error('opened'));
    expect(await textOfFile({ size: LARGEST_FILE + 1, arrayBuffer })).toEqual({ wrong: TOO_LARGE });
    expect(await textOfFile({ size: 5, arrayBuffer })).toEqual({ wrong: TORN });
  });
  test('a file that is a text', async () => {
    const file = new Blob(['Artikel 7']);
    expect(await textOfFile(file)).toEqual({ text: 'Artikel 7' });
  });
});
