// @vitest-environment happy-dom
// The first screens: three of them, by keyboard and by ear, in both languages.
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Welcome } from '../../src/ui/welcome/screens';
import { settingsProps } from './settings-props';

afterEach(cleanup);

function welcome() {
  const props = settingsProps();
  const openOptions = vi.fn();
  const { container } = render(<Welcome {...props} openOptions={openOptions} />);
  const press = (text: string) => {
    const found = [...container.querySelectorAll('button')].find((one) => one.textContent === text);
    if (!found) throw new Error(`no button ${text}`);
    fireEvent.click(found);
  };
  const title = () => container.querySelector('h1')?.textContent;
  return { ...props, container, press, title, openOptions };
}

describe('the first screens', () => {
  test('are three: what it does, what it never does, which mode; and back', () => {
    const { press, title } = welcome();
    const titles = [title()];
    for (const text of ['Verder', 'Verder', 'Terug']) {
      press(text);
      titles.push(title());
    }
    expect(titles).toEqual([
      'Wat Slagwacht doet',
      'Wat Slagwacht nooit doet',
      'In welke stand?',
      'Wat Slagwacht nooit doet',
    ]);
  });
  test('end with the reload, and that it may log one out', () => {
    const { press, container, openOptions } = welcome();
    press('Verder');
    press('Verder');
    expect(container.textContent).toMatch(/Herlaad die pagina\..*uitloggen/);
    for (const letter of ['S', 'K', 'R', 'WL'])
      expect([...container.querySelectorAll('.letter')].map((one) => one.textContent)).toContain(letter);
    press('Naar de instellingen');
    expect(openOptions).toHaveBeenCalledOnce();
  });
  test('put the focus on the title of a new screen, not on that of the first', () => {
    const { press, container } = welcome();
    expect(document.activeElement).toBe(document.body);
    press('Verder');
    expect(document.activeElement).toBe(container.querySelector('h1'));
  });
  test('change language and text size on the spot', () => {
    const { press, change, container } = welcome();
    press('English');
    press('A+');
    expect(change.mock.calls).toEqual([[{ lang: 'en' }], [{ size: 125 }]]);
    expect(container.querySelector('[lang=en]')?.textContent).toBe('English');
  });
});
