import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Book,
  EMPTY_BOOK,
  isBetterPlaced,
  merged,
  readBook,
  replacedBy,
  sizeOf,
} from '../../../src/laws/official/book';
import { compareIds, idParts, isWithin, outward, plainId } from '../../../src/laws/official/ids';
import { officialText } from '../../../src/laws/official/lookup';
import { readLaws } from '../../../src/laws/official/read-laws';
import { BARE, QUOTED, SUBPAGE, WIKI } from './texts';

const bookOf = (...texts: readonly string[]): Book =>
  texts.reduce((book, text, i) => merged(book, readLaws(text).units, `bron ${i + 1}`, i), EMPTY_BOOK);
const found = (book: Book, id: string) => {
  const official = officialText(book, id, '2017', 'nl');
  return (
    official &&
    `${official.id}${official.exact ? '' : ' around'}${official.pieces ? ' pieces' : ''}, ${official.parts.length}`
  );
};

describe('ids', () => {
  test.each([
    ['50D2a', '50D2a'],
    ['50D2(a)', '50D2a'],
    ['07', '7'],
    ['94', null],
    ['0', null],
    ['50d', null],
    ['50Da', null],
    ['', null],
  ])('%s', (id, plain) => expect(plainId(id)).toBe(plain));
  test('outward from the part to the whole', () => {
    expect(outward('64A1a')).toEqual(['64A1a', '64A1', '64A', '64']);
    expect(outward('nothing')).toEqual([]);
  });
  test('within is by parts, not by letters', () => {
    expect([isWithin('50D2', '50D'), isWithin('50D', '50D2'), isWithin('5', '50'), isWithin('50', '5')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test('in the order of the law book', () => {
    expect(['50', '9A', '50D', '9', '12B1'].sort(compareIds)).toEqual(['9', '9A', '12B1', '50', '50D']);
    expect(idParts('12C1e')).toEqual(['12', 'C', '1', 'e']);
  });
});

describe('what belongs to an article', () => {
  const book = bookOf(WIKI, QUOTED);
  test.each([
    ['46', '46, 13'],
    ['46B', '46B, 9'],
    ['46B2', '46B2, 5'],
    ['46B2(b)', '46B2b, 2'],
    ['46B2c', '46B2 around, 5'],
    ['46B7', '46B around, 9'],
    ['46F1', '46 around, 13'],
    ['47F2', '47F2, 1'],
    ['16C1', '16C1, 1'],
    ['16A', null],
    ['58', null],
    ['x', null],
  ])('%s', (id, expected) => expect(found(book, id)).toBe(expected));
  test('where numbers were lost, the whole article: a part of it would look complete', () => {
    expect(found(bookOf(QUOTED), '50B')).toBe('50 around, 10');
    const lost =
      'Artikel 7 De mand\nA. Eerste\nEen zin van A.\nTweede\nEen zin van B die lang genoeg is om te tellen.\nC. Derde\nEen zin van C.';
    expect([found(bookOf(lost), '7A'), found(bookOf(lost), '7C')]).toEqual(['7 around, 6', '7C, 2']);
  });
  test('an article of which only parts are there, each with a heading of its own', () => {
    expect(found(bookOf(SUBPAGE, SUBPAGE.replace('50C', '50D')), '50')).toBe('50 pieces, 2');
  });
  test('says where it comes from', () => {
    expect(officialText(book, '47F1', '2017', 'nl')).toMatchObject({ source: 'bron 2', edition: '2017', lang: 'nl' });
  });
});

describe('several imports', () => {
  test('are one book in the order of the law book; a newer article takes the place of its own older one', () => {
    const book = bookOf(QUOTED, BARE);
    expect(book.units.map(({ id, source }) => `${id} ${source}`)).toEqual([
      '12B1 bron 2',
      '16C bron 2',
      '47F bron 1',
      '50 bron 1',
      '51 bron 2',
      '57 bron 2',
    ]);
    expect(replacedBy(book, '16').map(({ id }) => id)).toEqual(['16C']);
  });
  test('a whole article takes the place of its parts; a part stands beside the whole', () => {
    const whole = 'Artikel 47 De hoepel\nF. Een zin over de hoepel die lang genoeg is om te tellen.';
    expect(bookOf(QUOTED, whole).units.map(({ id }) => id)).toEqual(['16C', '47', '50']);
    expect(bookOf(whole, QUOTED).units.map(({ id }) => id)).toEqual(['16C', '47', '47F', '50']);
    expect(officialText(bookOf(whole, QUOTED), '47F', '2017', 'nl')?.source).toBe('bron 2');
  });
  test('the better placed of two is known', () => {
    const [quoted, bare] = [QUOTED, BARE].map((text) => readLaws(text).units.find(({ id }) => id === '16C'));
    if (quoted === undefined || bare === undefined) throw new Error('both have 16C');
    expect([isBetterPlaced(quoted, bare), isBetterPlaced(bare, quoted), isBetterPlaced(bare, bare)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('what is stored', () => {
  const book = bookOf(WIKI, QUOTED);
  test('comes back as it was', () => {
    expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
    expect(sizeOf(book)).toBeGreaterThan(500);
  });
  test('nothing stored is an empty book, another version is none', () => {
    expect([readBook(undefined), readBook(null)]).toEqual([EMPTY_BOOK, EMPTY_BOOK]);
    for (const stranger of [{ v: 2, units: [] }, { v: 1 }, [], 'x', 3]) expect(readBook(stranger)).toBe(null);
  });
  test('a damaged article is left out as a whole, the others stay', () => {
    for (const damage of [
      { id: 7 },
      { id: 'x' },
      { parts: [] },
      { parts: [{ id: '46', text: 3 }] },
      { source: null },
    ]) {
      const units = book.units.map((unit) => (unit.id === '46' ? { ...unit, ...damage } : unit));
      expect(readBook({ v: 1, units })?.units.map(({ id }) => id)).toEqual(['16C', '47', '47F', '50']);
    }
  });
  test('whatever is stored, reading it throws nothing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (value, units) => {
        readBook(value);
        for (const unit of readBook({ v: 1, units })?.units ?? []) expect(unit.parts.length).toBeGreaterThan(0);
      }),
    );
  });
});
