// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LawsPage, type PageProps } from '../../src/ui/laws/page';
import { placeOf } from '../../src/ui/laws/place';
import { defaults } from '../../src/ui/settings';

afterEach(cleanup);

function show(hash: string, given: Partial<PageProps> = {}) {
  const [go, change, openOptions] = [vi.fn(), vi.fn(), vi.fn()];
  const settings = { ...defaults('nl'), size: 125 };
  const props = { settings, trouble: null, place: placeOf(hash), official: new Map(), go, change, openOptions };
  const { container } = render(<LawsPage {...props} {...given} />);
  return { container, go, change, openOptions };
}
const key = (name: string, target: Element = document.body, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: name, ...more });
const focused = () => document.activeElement;

describe('the tools of the page', () => {
  it('set text size and language, and lead to the settings', () => {
    const { change, openOptions } = show('');
    fireEvent.click(screen.getByRole('button', { name: 'A− Kleinere tekst' }));
    expect(change).toHaveBeenLastCalledWith({ size: 100 });
    fireEvent.click(screen.getByRole('button', { name: 'A+ Grotere tekst' }));
    expect(change).toHaveBeenLastCalledWith({ size: 150 });
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(change).toHaveBeenLastCalledWith({ lang: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'Instellingen' }));
    expect(openOptions).toHaveBeenCalledOnce();
  });

  it('tell what is wrong with the store', () => {
    const { container } = show('', { trouble: { nl: 'Niet bewaard.', en: 'Not kept.' } });
    expect(container.querySelector('.trouble')?.textContent).toBe('Niet bewaard.');
  });
});

describe('keys', () => {
  it('"?" lists them all, Escape puts the list away', () => {
    const { container } = show('#50');
    key('?');
    expect(focused()?.textContent).toBe('Toetsen');
    expect(container.querySelectorAll('.keys dt').length).toBe(8);
    key('Escape');
    expect(container.querySelector('.keys')).toBe(null);
  });

  it('"/" goes to the search box; in it letters are letters', () => {
    const { container } = show('#50');
    key('/');
    const box = screen.getByRole('searchbox');
    expect(focused()).toBe(box);
    key('?', box);
    expect(container.querySelector('.keys')).toBe(null);
  });

  it('arrows go through what was found, and back to the box', () => {
    show('#zoek=strafkaart');
    const box = screen.getByRole('searchbox');
    box.focus();
    key('ArrowDown', box);
    expect(focused()?.textContent).toMatch(/^50 Strafkaart/);
    key('ArrowDown', focused() as Element);
    expect(focused()?.textContent).toMatch(/^49 /);
    key('ArrowUp', focused() as Element);
    key('ArrowUp', focused() as Element);
    expect(focused()).toBe(box);
  });

  it('arrows left and right go to the article beside; not with Alt, nor in the box, nor beyond the last', () => {
    const { go } = show('#57A');
    key('ArrowRight');
    expect(go).toHaveBeenLastCalledWith({ at: 'article', id: '57A1' }, 'push');
    key('ArrowLeft');
    expect(go).toHaveBeenLastCalledWith({ at: 'article', id: '57' }, 'push');
    key('ArrowLeft', document.body, { altKey: true });
    key('ArrowRight', screen.getByRole('searchbox'));
    expect(go).toHaveBeenCalledTimes(2);
    cleanup();
    const last = show('#90');
    key('ArrowRight');
    expect(last.go).not.toHaveBeenCalled();
  });

  it('Escape clears the search box', () => {
    const { go } = show('#zoek=claim');
    key('Escape', screen.getByRole('searchbox'));
    expect(go).toHaveBeenLastCalledWith({ at: 'home', query: '' }, 'replace');
  });
});
