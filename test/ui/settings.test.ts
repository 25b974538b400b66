// What is read back from storage and from a file, field by field.
import { describe, expect, test } from 'vitest';
import { kindName } from '../../src/kinds';
import { fill } from '../../src/text';
import { articleAddress, isLinkTemplate } from '../../src/ui/article-link';
import { defaults, FIELD_NAMES, isQuiet, readSettings, type Settings, tomorrow } from '../../src/ui/settings';
import { readSettingsFile, writeSettingsFile } from '../../src/ui/settings-file';

const fallback = defaults('nl-NL');
const TEMPLATE = 'https://example.org/wet?a={artikel}';

describe('stored settings', () => {
  const cases: readonly [string, object, Partial<Settings>][] = [
    ['a language we lack', { lang: 'fr' }, { lang: 'nl' }],
    ['a size between the steps', { size: 130 }, { size: 100 }],
    ['lists of other things', { muted: [1], off: 'all' }, { muted: [], off: [] }],
    ['a list without end', { muted: Array.from({ length: 1000 }, () => 'revoke') }, { muted: [] }],
    [
      'a place without numbers',
      { places: { a: { pill: { x: 'left' } }, b: 3 } },
      { places: { a: { pill: undefined, panel: undefined }, b: {} } },
    ],
    [
      'a place',
      { places: { a: { panel: { x: 3, y: 4 } } } },
      { places: { a: { pill: undefined, panel: { x: 3, y: 4 } } } },
    ],
    ['no end to the quiet', { quietUntil: Number.NaN }, { quietUntil: null }],
    ['an edition that is none', { edition: '1987' }, { edition: '2017' }],
    ['another word for notrump', { notrump: 'NT' }, { notrump: 'SA' }],
    ['a link that is not secure', { articleLink: 'http://example.org/{artikel}' }, { articleLink: null }],
    [
      'a link',
      { articleLink: TEMPLATE, edition: '1997', notrump: 'ZT' },
      { articleLink: TEMPLATE, edition: '1997', notrump: 'ZT' },
    ],
  ];
  test.each(cases)('%s gives its default, the rest stands', (_, value, part) => {
    for (const v of [1, 2])
      expect(readSettings({ v, theme: 'dark', ...value }, fallback)).toEqual({
        known: true,
        settings: { ...fallback, theme: 'dark', ...part },
      });
  });
  test.each([[7], ['nl'], [[]], [{ v: 0 }], [{ v: 3, lang: 'en' }], [{}]])('%j is a stranger', (value) => {
    expect(readSettings(value, fallback)).toEqual({ settings: fallback, known: false });
  });
});

test('language and word for notrump follow the browser the first time', () => {
  expect(['nl', 'nl-BE', '', 'en-GB', 'de'].map((tag) => defaults(tag).lang)).toEqual(['nl', 'nl', 'nl', 'en', 'en']);
  expect(['nl', 'nl-BE', 'en-GB'].map((tag) => defaults(tag).notrump)).toEqual(['SA', 'ZT', 'SA']);
});

describe('a settings file', () => {
  const own: Settings = {
    ...fallback,
    lang: 'en',
    size: 150,
    theme: 'dark',
    notrump: 'ZT',
    edition: '2007',
    articleLink: TEMPLATE,
    off: ['bbo'],
    muted: ['claim'],
    quietUntil: 5,
    places: { bbo: { panel: { x: 1, y: 2 } } },
  };
  const parsed = () => JSON.parse(writeSettingsFile(own));
  const wrong = (text: string) => {
    const read = readSettingsFile(text);
    return 'wrong' in read ? fill(read.wrong, 'nl') : null;
  };

  test('gives back what was written', () => {
    const read = readSettingsFile(writeSettingsFile(own));
    if ('wrong' in read) throw new Error(fill(read.wrong, 'en'));
    expect({ ...fallback, ...read.settings }).toEqual({
      ...own,
      places: { bbo: { pill: undefined, ...own.places.bbo } },
    });
  });
  test('holds the fields of the settings and nothing else', () => {
    const more = { ...own, lawText: 'a page of the law book', writer: 'x' };
    const written = JSON.parse(writeSettingsFile(more));
    expect(Object.keys(written)).toEqual(['file', 'v', 'settings']);
    expect(Object.keys(written.settings).sort()).toEqual([...FIELD_NAMES].sort());
    expect(FIELD_NAMES).toHaveLength(Object.keys(fallback).length - 1);
  });
  test('of the first version is understood, and what it lacks is left alone', () => {
    const { notrump: _, edition: __, articleLink: ___, ...first } = parsed().settings;
    const read = readSettingsFile(JSON.stringify({ file: 'slagwacht-settings', v: 1, settings: first }));
    expect('settings' in read && [read.settings.lang, 'edition' in read.settings]).toEqual(['en', false]);
  });
  test.each([
    ['nothing', '', 'beschadigd'],
    ['half of it', writeSettingsFile(own).slice(0, 60), 'beschadigd'],
    ['another file', '{"name":"x"}', 'geen bestand met instellingen van Slagwacht'],
    ['a bare list', '[]', 'geen bestand met instellingen van Slagwacht'],
    ['a later version', JSON.stringify({ ...parsed(), v: 9 }), 'andere versie van Slagwacht (9)'],
    ['far too much', ' '.repeat(100_001), 'te groot'],
    [
      'two bad fields',
      JSON.stringify({ ...parsed(), settings: { ...parsed().settings, size: 7, theme: 1 } }),
      'Niet te lezen: Tekstgrootte (size), Kleuren (theme).',
    ],
    [
      'a field we lack',
      JSON.stringify({ ...parsed(), settings: { ...parsed().settings, law: 'x' } }),
      'een onbekende instelling (law)',
    ],
    ['a field of all objects', '{"file":"slagwacht-settings","v":2,"settings":{"constructor":1}}', 'constructor'],
  ])('%s is refused, and it is said why', (_, text, part) => {
    expect(wrong(text)).toContain(part);
  });
  test.each(FIELD_NAMES)(
    '%s that is not right is called as the page of settings calls it, in both languages',
    (name) => {
      const read = readSettingsFile(JSON.stringify({ ...parsed(), settings: { [name]: true } }));
      if (!('wrong' in read)) throw new Error('taken for right');
      const [nl, en] = (['nl', 'en'] as const).map((lang) => fill(read.wrong, lang).split(': ')[1] ?? '');
      for (const said of [nl, en]) expect(said).toMatch(new RegExp(`^[A-Z][a-zA-Z ]+ \\(${name}\\)\\.$`));
      expect(nl).not.toBe(en);
    },
  );
});

describe("the user's own link", () => {
  test('gets the number of the article', () => {
    expect(articleAddress('https://example.org/{artikel}/x#{artikel}', '64A1')).toBe('https://example.org/64A1/x#64A1');
    expect(articleAddress(null, '64A1')).toBe(null);
  });
  test.each([
    'http://example.org/{artikel}',
    'javascript:alert({artikel})',
    'https://example.org/',
    'https://{artikel}.example.org/',
    'https://{artikel}@example.org/',
    'https://user:word@example.org/{artikel}',
    'example.org/{artikel}',
    `https://example.org/${'x'.repeat(400)}{artikel}`,
    '{artikel}',
    '',
  ])('%s is none', (template) => {
    expect([isLinkTemplate(template), articleAddress(template, '64A1')]).toEqual([false, null]);
  });
});

test('a muted kind that is none is called by its own word, whatever that is', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'oldKind'])
    expect(kindName(word)).toEqual({ nl: word, en: word });
});

test('"until tomorrow" lasts until the morning, and never for weeks', () => {
  const evening = new Date(2026, 11, 1, 0, 1);
  const now = evening.getTime();
  const until = (quietUntil: number | null) => isQuiet({ ...fallback, quietUntil }, now);
  expect([null, now, tomorrow(evening), now + 7 * 24 * 3600 * 1000, 1e300].map(until)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});
