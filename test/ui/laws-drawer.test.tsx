// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountLaws } from '../../src/ui/laws/mount';

afterEach(() => document.body.replaceChildren());

function open(id: `${number}${string}` | null) {
  const container = document.body.appendChild(document.createElement('div'));
  const close = vi.fn();
  let end: () => void = () => undefined;
  act(() => {
    end = mountLaws(container, { lang: 'nl', id, close });
  });
  return { container, close, end };
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the law index in the panel', () => {
  it('begins at an article, goes on, and back the same way', () => {
    open('57A');
    expect(title()).toBe('57A Te vroeg, vóór zijn partner');
    expect(screen.queryByRole('button', { name: 'Terug' })).toBe(null);
    press(/^Volgende: 57A1/);
    press(/^Begrippen van A tot Z$/);
    expect(title()).toBe('Begrippen van A tot Z');
    press(/^Terug$/);
    expect(title()).toBe('57A1 Hoogste kaart');
    press(/^Terug$/);
    expect(title()).toBe('57A Te vroeg, vóór zijn partner');
  });

  it('searches; letters typed are one step back together', () => {
    open('50');
    for (const value of ['k', 'ka', 'kaart gevallen'])
      fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
    expect(within(screen.getByRole('region', { name: 'Artikelen' })).getAllByRole('button')[0]?.textContent).toMatch(
      /^49/,
    );
    press(/^Terug$/);
    expect(title()).toBe('50 Strafkaart');
  });

  it('changes no address, closes, and leaves nothing behind', () => {
    const before = location.href;
    const { container, close, end } = open(null);
    expect(screen.getByRole('button', { name: 'strafkaart' })).toBeTruthy();
    press(/^strafkaart$/);
    expect(location.href).toBe(before);
    expect([...container.querySelectorAll('a')].every((link) => link.target === '_blank')).toBe(true);
    press(/^Sluiten$/);
    expect(close).toHaveBeenCalledOnce();
    act(end);
    expect(container.childElementCount).toBe(0);
  });
});
