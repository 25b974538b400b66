// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { terms } from '../../src/laws/terms';
import type { Lang } from '../../src/text';
import { piecesOf } from '../../src/ui/laws/pieces';
import { Terms } from '../../src/ui/laws/prose';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const found = (text: string, lang: Lang = 'nl') =>
  piecesOf(text, lang, terms).flatMap((piece) => (typeof piece === 'object' && 'term' in piece ? [piece.term.id] : []));
function show(text: string, lang: Lang = 'nl') {
  const { container } = render(
    <p class="prose">
      <Terms text={text} lang={lang} glossary={terms} />
    </p>,
  );
  return container;
}
const note = (container: Element) => container.querySelector('.term-note')?.textContent ?? null;

describe('terms in a text', () => {
  it.each([
    ['Dit is een grote strafkaart.', ['major-penalty-card']],
    ['Een strafkaart, en nog een strafkaart.', ['penalty-card']],
    ['Hij krijgt OI van partner.', ['unauthorised']],
    ['De WL kan een AS geven.', ['adjusted-score']],
    ['Hij doet het als het kan, maar niet as usual.', []],
    ['Hij verzaakte voor de beurt.', ['revoke', 'out-of-turn']],
    ['Strafkaartregels zijn iets anders.', []],
    ['Verzaken is erg.', ['revoke']],
  ])('%s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it('are those of the language', () => {
    expect(found('A revoke that is established.', 'en')).toEqual(['revoke', 'established']);
    expect(found('Een verzaking', 'en')).toEqual([]);
  });

  it('change nothing in what is read', () => {
    const text = 'West nam ♥H en ♦10 op: een strafkaart in ♣. Zie 50.';
    expect(show(text).textContent).toBe(text);
    expect([...document.querySelectorAll('[role="img"]')].map((one) => one.getAttribute('aria-label'))).toEqual([
      'harten heer',
      'ruiten tien',
      'klaveren',
    ]);
  });

  it('are not marked where no glossary is loaded', () => {
    const { container } = render(<Terms text="Een strafkaart ♥H" lang="nl" glossary={null} />);
    expect(container.querySelector('button')).toBe(null);
    expect(container.textContent).toBe('Een strafkaart ♥H');
  });
});

describe('the explanation', () => {
  it('opens by a press and closes by the next, by its button, by Escape, and when one goes on', () => {
    const container = show('Dit is een strafkaart.');
    const word = screen.getByRole('button', { name: 'strafkaart' });
    expect(word.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(word);
    expect(word.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(word.getAttribute('aria-controls') ?? '')?.textContent).toBe(note(container));
    expect(note(container)).toContain('Een kaart van een tegenspeler die te vroeg te zien was.');
    expect(note(container)).toContain('Voorbeeld: West laat ♥H vallen.');
    fireEvent.click(word);
    expect(note(container)).toBe(null);
    fireEvent.click(word);
    fireEvent.click(screen.getByRole('button', { name: 'Sluit de uitleg' }));
    expect(note(container)).toBe(null);
    fireEvent.click(word);
    // Used up: whatever the term stands in stays open.
    expect(fireEvent.keyDown(word, { key: 'Escape' })).toBe(false);
    expect(note(container)).toBe(null);
    expect(document.activeElement).toBe(word);
    fireEvent.click(word);
    fireEvent.focusOut(word, { relatedTarget: document.body });
    expect(note(container)).toBe(null);
  });

  it('opens when a mouse rests on the word, not when it passes, and stays while it is over the explanation', () => {
    const container = show('A penalty card.', 'en');
    const at = container.querySelector('.term-at') as HTMLElement;
    const enter = () => fireEvent(at, new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    const leave = () => fireEvent(at, new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    enter();
    act(() => void vi.advanceTimersByTime(200));
    leave();
    act(() => void vi.advanceTimersByTime(1000));
    expect(note(container)).toBe(null);
    enter();
    act(() => void vi.advanceTimersByTime(400));
    expect(note(container)).toContain('penalty card');
    expect(at.contains(container.querySelector('.term-note'))).toBe(true);
    leave();
    expect(note(container)).toBe(null);
  });

  it('a finger opens it by the press alone', () => {
    const container = show('Een strafkaart.');
    const at = container.querySelector('.term-at') as HTMLElement;
    fireEvent(at, new PointerEvent('pointerenter', { pointerType: 'touch' }));
    act(() => void vi.advanceTimersByTime(1000));
    expect(note(container)).toBe(null);
  });
});
