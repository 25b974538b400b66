// @vitest-environment happy-dom
// The toolbar popup: the switches of the site in the tab beside it, its mode in words, and the ways out.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Here, Popup } from '../../src/ui/popup/popup';
import type { Settings } from '../../src/ui/settings';
import { ROOT } from '../browser/root';
import { SITES, settingsProps } from './settings-props';

afterEach(cleanup);

const BBO: Here = { site: SITES[0], mode: 'kibitz' };

function popup(here: Here | null, settings: Partial<Settings> = {}) {
  const props = settingsProps(settings);
  const openOptions = vi.fn();
  const { container } = render(<Popup {...props} here={here} openHere={null} openOptions={openOptions} />);
  return {
    ...props,
    container,
    openOptions,
    boxes: [...container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')],
  };
}

describe('the popup', () => {
  test('beside one of our pages switches that site, and says the mode in words', () => {
    const { boxes, change, container } = popup(BBO);
    expect(boxes).toHaveLength(2);
    fireEvent.click(boxes[0] as HTMLInputElement);
    expect(change.mock.calls).toEqual([[{ off: ['bbo'] }]]);
    expect(container.querySelector('.notice')?.textContent).toMatch(/^K Kibitz \(u kijkt toe\)/);
  });
  test.each([
    [null, {}, 'Op deze pagina doet Slagwacht niets.'],
    [BBO, { off: ['bbo'] }, 'Slagwacht staat uit op deze website.'],
    [{ ...BBO, mode: null }, {}, 'Er is nu geen tafel te zien.'],
    [{ ...BBO, mode: 'director' }, {}, 'WL (wedstrijdleider)'],
  ] as const)('says how things stand there (%#)', (here, settings, text) => {
    expect(popup(here, settings).container.querySelector('.notice')?.textContent).toContain(text);
  });
  test('beside another page has all sites', () => {
    expect(popup(null).boxes).toHaveLength(SITES.length + 1);
  });
  test('leads to pages that exist, and to all settings', () => {
    const { container, openOptions } = popup(null);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('nav a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(links).toEqual(['laws.html', 'table.html', 'review.html', 'import.html']);
    for (const link of links) expect(existsSync(path.join(ROOT, 'src', 'extension', link)), link).toBe(true);
    fireEvent.click(
      [...container.querySelectorAll('button')].find((one) => one.textContent === 'Alle instellingen') as Element,
    );
    expect(openOptions).toHaveBeenCalledOnce();
  });
});
