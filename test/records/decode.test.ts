import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decoder, decode } from '../../src/records/decode';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, big: boolean): Uint8Array =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

describe('the text of a file', () => {
  test.each([
    ['ASCII', latin('[Board "1"]'), '[Board "1"]'],
    ['UTF-8', utf8('Größe ♠ 桥牌 😀'), 'Größe ♠ 桥牌 😀'],
    ['UTF-8 with a byte order mark', utf8('\ufeff[Board "é"]'), '[Board "é"]'],
    ['Windows-1252', latin('caf\xe9 \x80 \x93q\x94'), 'café € “q”'],
    ['UTF-16, little end first', utf16('[Board "é"]', false), '[Board "é"]'],
    ['UTF-16, big end first', utf16('[Board "é"]', true), '[Board "é"]'],
    ['nothing', latin(''), ''],
    ['one letter', latin('a'), 'a'],
    ['a UTF-8 letter cut off at the end', latin('ab\xc3'), 'abÃ'],
  ])('%s', (_what, bytes, text) => {
    expect(decode(bytes)).toBe(text);
  });

  test('what is no text gives none, and a note', () => {
    const decoder = new Decoder();
    expect(decoder.push(latin('PK\x03\x04\0\0')) + decoder.end()).toBe('');
    expect(decoder.note?.code).toBe('binary');
    expect(decode(latin('PK\x03\x04\0\0'))).toBe('');
    // UTF-32 begins as UTF-16 does.
    expect(decode(latin('\xff\xfe\0\0[\0\0\0'))).toBe('');
  });

  test('pieces of any size give the same as the whole, wherever a letter is cut', () => {
    const texts = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'));
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (text, sizes) => {
        const bytes = utf8(text);
        const decoder = new Decoder();
        let read = '';
        for (let from = 0, i = 0; from < bytes.length; i++) {
          const to = from + (sizes[i % sizes.length] as number);
          read += decoder.push(bytes.subarray(from, to));
          from = to;
        }
        expect(read + decoder.end()).toBe(text.startsWith('\ufeff') ? text.slice(1) : text);
      }),
    );
  });

  test('bytes of any kind do not throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof decode(bytes)).toBe('string');
      }),
    );
  });
});
