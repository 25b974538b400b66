// @vitest-environment happy-dom
// F12: what we never do and what we may do is said openly, at the first start, among the settings and in the listing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Lang } from '../../src/text';
import { OptionsPage } from '../../src/ui/options/page';
import type { SwitchesProps } from '../../src/ui/options/switches';
import { NEVER_LIST, PERMISSION_LIST } from '../../src/ui/options/trust-strings';
import { defaults } from '../../src/ui/settings';
import { Welcome } from '../../src/ui/welcome/screens';

afterEach(cleanup);

const LOCALES = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'src', '_locales');
const props = (lang: Lang): SwitchesProps => ({
  settings: { ...defaults('nl'), lang },
  sites: [{ id: 'bbo', name: 'BBO' }],
  trouble: null,
  version: '0.1.0',
  now: 0,
  morning: 1,
  kindName: (kind) => ({ nl: kind, en: kind }),
  change: () => undefined,
});
const never = (lang: Lang) => NEVER_LIST.map((text) => text[lang]);
const may = (lang: Lang) => Object.values(PERMISSION_LIST).map((text) => text[lang]);

describe('F12', () => {
  test('the list names each thing that fair play forbids', () => {
    const all = never('nl').join(' ');
    for (const word of [
      'Raad geven',
      'niet ziet',
      'onthouden',
      'Klikken',
      'chatten',
      'versturen',
      'beschuldigen',
      'uitspraak',
    ])
      expect(all).toContain(word);
  });
  test.each(['nl', 'en'] as const)('stands on the options page (%s)', (lang) => {
    const text = render(<OptionsPage {...props(lang)} />).container.textContent ?? '';
    for (const sentence of [...never(lang), ...may(lang)]) expect(text).toContain(sentence);
    expect(text).toMatch(/open source/);
  });
  test.each(['nl', 'en'] as const)('stands on the first screens (%s)', (lang) => {
    const { container } = render(<Welcome {...props(lang)} openOptions={() => undefined} />);
    const seen: string[] = [];
    for (let screen = 1; screen <= 3; screen++) {
      seen.push(container.textContent ?? '');
      const next = container.querySelector('button.main');
      if (next !== null) fireEvent.click(next);
    }
    expect(seen).toHaveLength(3);
    for (const sentence of [...never(lang), ...may(lang)]) expect(seen[1]).toContain(sentence);
    expect(seen[2]).toMatch(/WL|TD/);
  });
  test('stands in the listing', () => {
    const listing = (lang: Lang) =>
      JSON.parse(readFileSync(path.join(LOCALES, lang, 'messages.json'), 'utf8')).description.message;
    expect(listing('nl')).toMatch(/Helpt niet bij bieden of spelen.*Verstuurt niets/);
    expect(listing('en')).toMatch(/Does not help you to bid or play.*Sends nothing/);
    for (const lang of ['nl', 'en'] as const) expect(listing(lang).length).toBeLessThanOrEqual(132);
  });
});
