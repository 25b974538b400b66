// @vitest-environment happy-dom
// The options page: each switch changes what it says, a file goes out and comes in, and what is shown of websites and versions is true.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import manifest from '../../manifest.json';
import project from '../../package.json';
import { REFUSED } from '../../src/extension/storage';
import { sites } from '../../src/sites/index';
import { NEWS } from '../../src/ui/options/news';
import { OptionsPage } from '../../src/ui/options/page';
import { dateText, TESTED } from '../../src/ui/options/supported';
import { PERMISSION_LIST } from '../../src/ui/options/trust-strings';
import type { Settings } from '../../src/ui/settings';
import { writeSettingsFile } from '../../src/ui/settings-file';
import { settingsProps } from './settings-props';

afterEach(cleanup);

function page(settings: Partial<Settings> = {}, rest: Parameters<typeof settingsProps>[1] = {}) {
  const props = settingsProps(settings, rest);
  const { container, rerender } = render(<OptionsPage {...props} />);
  const labelled = (text: string) => {
    const label = [...container.querySelectorAll('label')].find((one) => one.textContent?.startsWith(text));
    const control = label?.querySelector('input, select');
    if (!control) throw new Error(`nothing is labelled ${text}`);
    return control as HTMLInputElement & HTMLSelectElement;
  };
  const button = (text: string) => {
    const found = [...container.querySelectorAll('button')].find((one) => one.textContent === text);
    if (!found) throw new Error(`no button ${text}`);
    return found;
  };
  const choose = (text: string, value: string) => {
    const control = labelled(text);
    control.value = value;
    fireEvent.change(control);
  };
  return {
    ...props,
    container,
    rerender,
    labelled,
    button,
    choose,
    changes: () => props.change.mock.calls.map(([one]) => one),
  };
}

describe('each switch', () => {
  test('changes one setting', () => {
    const { choose, labelled, changes } = page({ off: ['bbo'] });
    choose('Taal', 'en');
    choose('Tekstgrootte', '150');
    choose('Kleuren', 'dark');
    choose('Uitgave', '1997');
    choose('Zonder troef', 'ZT');
    fireEvent.click(labelled('BBO hand viewer'));
    fireEvent.click(labelled('BBO'));
    fireEvent.click(labelled('Stil tot morgen'));
    expect(changes()).toEqual([
      { lang: 'en' },
      { size: 150 },
      { theme: 'dark' },
      { edition: '1997' },
      { notrump: 'ZT' },
      { off: ['bbo', 'bbo-handviewer'] },
      { off: [] },
      { quietUntil: 5000 },
    ]);
  });
  test('a quiet that is past is off, one that lasts can be ended', () => {
    expect(page({ quietUntil: 900 }).labelled('Stil tot morgen').checked).toBe(false);
    cleanup();
    const lasting = page({ quietUntil: 2000 });
    expect(lasting.labelled('Stil tot morgen').checked).toBe(true);
    fireEvent.click(lasting.labelled('Stil tot morgen'));
    expect(lasting.changes()).toEqual([{ quietUntil: null }]);
  });
  test('muted kinds stand there by name, and one press brings one back', () => {
    const muted = page({ muted: ['revoke', 'claim'] });
    expect(muted.container.textContent).toContain('Verzaking');
    fireEvent.click(muted.container.querySelector('[aria-label="Weer aan: Verzaking"]') as Element);
    expect(muted.changes()).toEqual([{ muted: ['claim'] }]);
    cleanup();
    expect(page().container.textContent).not.toContain('Soorten die u hebt uitgezet');
  });
  test('notrump is a question of Dutch alone, and of an old edition it is said that it is not whole', () => {
    expect(page({ lang: 'en' }).container.textContent).not.toMatch(/\bZT\b/);
    cleanup();
    expect(page({ edition: '2007' }).container.textContent).toContain('maar een deel uitgewerkt');
    cleanup();
    expect(page().container.textContent).not.toContain('maar een deel uitgewerkt');
  });
  test('a place of one\u2019s own can be given up', () => {
    const own = page({ places: { bbo: { panel: { x: 1, y: 2 } } } });
    fireEvent.click(own.button('Vrije plek laten zoeken'));
    expect(own.changes()).toEqual([{ places: {} }]);
    cleanup();
    expect(page().button('Vrije plek laten zoeken').disabled).toBe(true);
  });
  test('trouble with storage is said', () => {
    expect(page({}, { trouble: REFUSED }).container.querySelector('.trouble')?.textContent).toBe(REFUSED.nl);
  });
});

describe("the user's own address for articles", () => {
  test('is kept once it is sound, and shown with an example', () => {
    const { labelled, changes, container } = page();
    const field = labelled('Eigen adres');
    fireEvent.input(field, { target: { value: 'http://example.org/{artikel}' } });
    expect([changes(), field.getAttribute('aria-invalid'), container.textContent]).toEqual([
      [],
      'true',
      expect.stringContaining('wordt niet bewaard'),
    ]);
    fireEvent.input(field, { target: { value: 'https://example.org/{artikel}' } });
    expect([changes(), container.textContent]).toEqual([
      [{ articleLink: 'https://example.org/{artikel}' }],
      expect.stringContaining('Artikel 64A1 wordt dan: https://example.org/64A1'),
    ]);
    fireEvent.input(field, { target: { value: '' } });
    expect(changes().at(-1)).toEqual({ articleLink: null });
  });
});

describe('the settings file', () => {
  const take = (container: Element, text: string) => {
    const input = container.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], 'x.json')] });
    fireEvent.change(input);
  };
  test('goes out with what is set now', () => {
    const { container, settings } = page({ size: 175 });
    const link = container.querySelector<HTMLAnchorElement>('a[download]');
    expect([link?.download, decodeURIComponent(link?.href.split(',')[1] ?? '')]).toEqual([
      'slagwacht-instellingen.json',
      writeSettingsFile(settings),
    ]);
  });
  test('comes in, and can be undone', async () => {
    const { container, settings, changes, button } = page({ lang: 'nl' });
    take(container, writeSettingsFile({ ...settings, size: 200, muted: ['claim'] }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]).toMatchObject({ size: 200, muted: ['claim'] });
    fireEvent.click(button('Ongedaan maken'));
    expect(changes()[1]).toEqual(settings);
  });
  test('that is torn changes nothing, and it is said so', async () => {
    const { container, changes } = page();
    take(container, '{"file":"slagwacht-settings"');
    await waitFor(() => expect(container.querySelector('.trouble')?.textContent).toContain('beschadigd'));
    expect([changes(), container.querySelector('.trouble')?.textContent]).toEqual([
      [],
      expect.stringContaining('Er is niets veranderd.'),
    ]);
  });
  test('that cannot be read at all neither', async () => {
    const { container, changes } = page();
    const input = container.querySelector('input[type=file]') as HTMLInputElement;
    const gone = { text: vi.fn(() => Promise.reject(new Error('NotFoundError'))) };
    Object.defineProperty(input, 'files', { configurable: true, value: [gone] });
    fireEvent.change(input);
    await waitFor(() => expect(container.textContent).toContain('Uw browser kan dit bestand niet lezen.'));
    expect(changes()).toEqual([]);
  });
});

describe('what it says of itself', () => {
  test('every permission of the manifest is explained, and no other', () => {
    const hosts = manifest.content_scripts.length > 0 ? ['hosts'] : [];
    expect(Object.keys(PERMISSION_LIST).sort()).toEqual([...manifest.permissions, ...hosts].sort());
  });
  test('every website has a date at which it was tested', () => {
    expect(Object.keys(TESTED).sort()).toEqual(sites.map(({ id }) => id).sort());
    for (const { month } of Object.values(TESTED)) expect(month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(page().container.textContent).toContain('BBO: november 2026');
  });
  test('the newest of what is new is the version that is shipped', () => {
    expect(NEWS[0]?.version).toBe(project.version);
    expect(page({}, { version: project.version }).container.textContent).toContain(
      `Versie ${project.version} (deze), `,
    );
    expect([dateText('2026-03-01', 'nl'), dateText('2026-03-01', 'en'), dateText('2026-12', 'nl')]).toEqual([
      '1 maart 2026',
      '1 March 2026',
      'december 2026',
    ]);
  });
});
