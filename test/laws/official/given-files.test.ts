// The pages of the laws that a user brought, where the environment says where they are. Nothing of their text stands here.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EMPTY_BOOK, merged } from '../../../src/laws/official/book';
import { officialText } from '../../../src/laws/official/lookup';
import { readLaws } from '../../../src/laws/official/read-laws';

const folder = process.env.SLAGWACHT_LAW_TEXTS;

describe.skipIf(folder === undefined)('the given pages', () => {
  const file = (number: string) => {
    const name = readdirSync(folder ?? '').find((one) => one.startsWith(`${number}_`)) ?? '';
    return readLaws(readFileSync(path.join(folder ?? '', name), 'utf8'));
  };
  const ids = (number: string) => file(number).units.map(({ id }) => id);
  const unit = (number: string, id: string) => file(number).units.find((one) => one.id === id);
  const partIds = (number: string, id: string) => [...new Set(unit(number, id)?.parts.map((part) => part.id))];

  test('000: four articles that are quoted, and nothing of 58 itself', () => {
    expect(ids('000')).toEqual(['47F', '50', '16C', '67']);
    expect(
      file('000')
        .units.flatMap(({ parts }) => parts)
        .some(({ id }) => id.startsWith('58')),
    ).toBe(false);
    expect(
      file('000')
        .unplaced.filter(({ why }) => why === 'emptyArticle')
        .map(({ text }) => text),
    ).toEqual(['ARTIKEL 58']);
    expect(partIds('000', '47F')).toEqual(['47F1', '47F2']);
    expect(partIds('000', '16C')).toEqual(['16C', '16C1', '16C2', '16C3']);
    expect(partIds('000', '50')).toEqual(['50']);
    expect(unit('000', '50')?.parts.filter(({ loose }) => !loose)).toHaveLength(1);
    // What one person wrote below it.
    expect(file('000').unplaced.filter(({ why }) => why === 'remark')).toHaveLength(2);
    expect(file('000').doubts.filter(({ kind, id }) => kind === 'bracket' && id === '67')).toHaveLength(1);
  });
  test('001: of 1997, every part in its place', () => {
    expect(file('001')).toMatchObject({ kind: 'wiki', edition: '1997', doubts: [] });
    expect(partIds('001', '46')).toEqual(['46A', '46B', '46B1', '46B2', '46B3', '46B3a', '46B3b', '46B4', '46B5']);
    expect(partIds('001', '47')).toEqual(['47A', '47B', '47C', '47D', '47E', '47E1', '47E2', '47E2a', '47E2b', '47F']);
    expect(
      file('001')
        .units.flatMap(({ parts }) => parts)
        .filter(({ loose }) => loose),
    ).toEqual([]);
  });
  test('002: one article, of which only the order is left', () => {
    expect(file('002')).toMatchObject({ edition: null, units: [{ id: '50' }], unplaced: [] });
    expect(partIds('002', '50')).toEqual(['50']);
    expect(unit('002', '50')?.parts.filter(({ loose }) => !loose)).toHaveLength(1);
    // The empty dash is counted with those that were taken off.
    expect(file('002').repairs.find(({ kind }) => kind === 'mark')?.examples[0]).toBe('-');
    expect(JSON.stringify(file('002').units)).toContain('artikel 50D2(a)]');
  });
  test('003: numbers of a list are none of the article, the menu and the remark are not of it', () => {
    expect(ids('003')).toEqual(['67']);
    expect(partIds('003', '67')).toEqual(['67']);
    expect(unit('003', '67')?.parts).toHaveLength(12);
    expect(unit('003', '67')?.parts.every(({ loose, text }) => loose && !/^\d\./.test(text))).toBe(true);
    expect(file('003').unplaced.map(({ why }) => why)).toEqual(['remark']);
    expect(JSON.stringify(file('003').units)).not.toMatch(/Artikelengroep|Opmerking/);
  });
  test('004: 57 with four options without a number, empty headings told, 50 no article', () => {
    expect(ids('004')).toEqual(['57', '49', '72C', '59', '51', '16C', '12B1']);
    const options = unit('004', '57')?.parts.filter(({ item }) => item);
    expect(options?.map(({ id, loose }) => [id, loose])).toEqual(Array(4).fill(['57', true]));
    const doubted = (kind: string) =>
      file('004')
        .doubts.filter((one) => one.kind === kind)
        .map(({ id }) => id);
    expect(doubted('emptyHead')).toEqual(['57', '57', '51']);
    expect(doubted('letter')).toEqual(['72C']);
    expect(doubted('spelling')).toEqual(['12B1']);
    expect(partIds('004', '51')).toEqual(['51']);
    expect(file('004').repairs.find(({ kind }) => kind === 'repeat')?.count).toBe(1);
  });
  test('all of them together: each article is found, from the part asked for outward', () => {
    const book = ['000', '002', '003', '004'].reduce(
      (all, number) => merged(all, file(number).units, `page ${number}`, 0),
      EMPTY_BOOK,
    );
    const found = (id: string) => {
      const official = officialText(book, id, '2017', 'nl');
      return official && `${official.id} ${official.exact} ${official.source}`;
    };
    expect(found('47F2')).toBe('47F2 true page 000');
    expect(found('50D2a')).toBe('50 false page 002');
    expect(found('67B1')).toBe('67 false page 003');
    expect(found('16C2')).toBe('16C false page 004');
    expect(found('58B')).toBe(null);
  });
});
