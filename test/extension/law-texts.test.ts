import { describe, expect, test } from 'vitest';
import {
  asideKey,
  FULL,
  type LawArea,
  lawKey,
  officialTexts,
  removeBook,
  saveUnits,
  storedBooks,
  TOO_MUCH,
  UNREADABLE,
} from '../../src/extension/law-texts';
import { MOST_STORED } from '../../src/laws/official/book';
import type { Unit } from '../../src/laws/official/passage';
import { readLaws } from '../../src/laws/official/read-laws';
import { defaults } from '../../src/ui/settings';
import { readSettingsFile, writeSettingsFile } from '../../src/ui/settings-file';
import { QUOTED, WIKI } from '../laws/official/texts';

function area(values: Record<string, unknown> = {}) {
  const made = { values, refuse: false };
  const refused = () => {
    if (made.refuse) throw new Error('QuotaExceededError');
  };
  const api: LawArea = {
    async get(keys) {
      refused();
      return Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]]));
    },
    async set(some) {
      refused();
      Object.assign(values, structuredClone(some));
    },
    async remove(key) {
      refused();
      delete values[key];
    },
  };
  return Object.assign(made, { api });
}
const NL17 = { edition: '2017', lang: 'nl' } as const;
const from = (source: string) => ({ source, saved: 5 });
const units = (text: string) => readLaws(text).units;

describe('copies of the law book in storage', () => {
  test('are kept by edition and language, and come back, the newest edition first', async () => {
    const kept = area();
    expect(await saveUnits(kept.api, { edition: '1997', lang: 'nl' }, units(WIKI), from('wiki'))).toBe(null);
    expect(await saveUnits(kept.api, NL17, units(QUOTED), from('club'))).toBe(null);
    expect(Object.keys(kept.values).sort()).toEqual(['law:1997:nl', 'law:2017:nl']);
    expect(
      (await storedBooks(kept.api)).map(({ edition, lang, book }) => `${edition} ${lang} ${book.units.length}`),
    ).toEqual(['2017 nl 3', '1997 nl 2']);
  });
  test('a later import joins what is there, article by article, each with its source', async () => {
    const kept = area();
    await saveUnits(kept.api, NL17, units(QUOTED), from('club'));
    await saveUnits(kept.api, NL17, units(QUOTED).slice(0, 1), from('boekje'));
    const [stored] = await storedBooks(kept.api);
    expect(stored?.book.units.map(({ id, source }) => `${id} ${source}`)).toEqual([
      '16C club',
      '47F boekje',
      '50 club',
    ]);
  });
  test('full or forbidden storage: says so, and what was there is still there', async () => {
    const kept = area();
    await saveUnits(kept.api, NL17, units(QUOTED), from('club'));
    const before = structuredClone(kept.values);
    kept.refuse = true;
    expect(await saveUnits(kept.api, NL17, units(WIKI), from('wiki'))).toBe(FULL);
    expect(await removeBook(kept.api, '2017', 'nl')).toBe(UNREADABLE);
    await expect(storedBooks(kept.api)).rejects.toThrow();
    expect(kept.values).toEqual(before);
  });
  test('more than a law book holds is refused before it is written', async () => {
    const kept = area();
    const large: Unit = {
      id: '7',
      title: null,
      parts: [{ id: '7', text: 'x'.repeat(MOST_STORED), head: false, item: false, loose: false }],
    };
    expect(await saveUnits(kept.api, NL17, [large], from('x'))).toBe(null);
    expect(await saveUnits(kept.api, NL17, units(QUOTED), from('club'))).toBe(TOO_MUCH);
    expect((await storedBooks(kept.api))[0]?.book.units).toHaveLength(1);
  });
  test('a book of an unknown version is set aside, not written over', async () => {
    const stranger = { v: 9, pages: [] };
    const kept = area({ [lawKey('2017', 'nl')]: stranger });
    expect(await storedBooks(kept.api)).toEqual([]);
    expect(await saveUnits(kept.api, NL17, units(QUOTED), from('club'))).toBe(null);
    expect(kept.values[asideKey('2017', 'nl')]).toEqual(stranger);
    expect((await storedBooks(kept.api))[0]?.book.units).toHaveLength(3);
  });
  test('a book is removed as a whole, the others stay', async () => {
    const kept = area();
    await saveUnits(kept.api, NL17, units(QUOTED), from('club'));
    await saveUnits(kept.api, { edition: '2017', lang: 'en' }, units(QUOTED), from('club'));
    expect(await removeBook(kept.api, '2017', 'nl')).toBe(null);
    expect((await storedBooks(kept.api)).map(({ lang }) => lang)).toEqual(['en']);
  });
});

describe('for the panel', () => {
  test('of the edition asked for and no other, one text for each language', async () => {
    const kept = area();
    await saveUnits(kept.api, { edition: '1997', lang: 'nl' }, units(WIKI), from('wiki'));
    await saveUnits(kept.api, NL17, units(QUOTED), from('club'));
    await saveUnits(kept.api, { edition: '2017', lang: 'en' }, units(QUOTED), from('book'));
    const texts = await officialTexts(kept.api, ['46B1', '47F2', '50B', '64A1'], '2017');
    expect([...texts].map(([id, of]) => [id, of.map((one) => `${one.id} ${one.lang} ${one.source}`)])).toEqual([
      ['47F2', ['47F2 nl club', '47F2 en book']],
      ['50B', ['50 nl club', '50 en book']],
    ]);
    expect([...(await officialTexts(kept.api, ['46B1', '47F'], '1997')).keys()]).toEqual(['46B1', '47F']);
  });
});

test('the file with settings holds nothing of it', () => {
  const file = writeSettingsFile({
    ...defaults('nl'),
    [lawKey('2017', 'nl')]: { v: 1, units: units(QUOTED) },
  } as never);
  expect(file).not.toMatch(/law:|fluitje|tuinman/);
  const brought = readSettingsFile(file.replace('"settings": {', '"settings": { "law:2017:nl": { "v": 1 },'));
  expect(JSON.stringify('settings' in brought ? brought.settings : {})).not.toContain('law:');
});
