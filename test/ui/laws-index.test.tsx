// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ArticleId } from '../../src/laws/law';
import type { Official } from '../../src/laws/official/passage';
import { type IndexProps, IndexView } from '../../src/ui/laws/index-view';
import { hashOf, placeOf } from '../../src/ui/laws/place';
import { articleIds } from '../../src/ui/laws/reading';

afterEach(cleanup);

function show(hash: string, given: Partial<IndexProps> = {}) {
  const go = vi.fn();
  const props: IndexProps = {
    lang: 'nl',
    edition: '2017',
    articleLink: null,
    official: new Map(),
    hrefOf: hashOf,
    place: placeOf(hash),
    go,
    head: null,
    ...given,
  };
  const { container, rerender } = render(<IndexView {...props} />);
  return {
    container,
    go,
    text: () => container.textContent ?? '',
    move: (to: string) => rerender(<IndexView {...props} place={placeOf(to)} />),
  };
}
const fold = (name: RegExp, within_: HTMLElement = document.body) => within(within_).getByRole('button', { name });

describe('search', () => {
  it('tells the meaning first, then the articles, each with a way there', () => {
    const { text } = show('#zoek=kaart%20gevallen');
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ artikelen gevonden$/);
    expect(within(screen.getByRole('region', { name: 'Betekenis' })).getByText('kaart gevallen')).toBeTruthy();
    const [first] = within(screen.getByRole('region', { name: 'Artikelen' })).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('#49');
    expect(text().indexOf('Een kaart die te zien was')).toBeLessThan(text().indexOf('49 Tegenspeler'));
  });

  it('follows what is typed, and can be cleared', () => {
    const { go } = show('#zoek=x');
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'claim' } });
    expect(go).toHaveBeenLastCalledWith({ at: 'home', query: 'claim' }, 'replace');
    fireEvent.click(fold(/^Wis$/));
    expect(go).toHaveBeenLastCalledWith({ at: 'home', query: '' }, 'replace');
  });

  it('says that a number is not in the list, and what stands instead', () => {
    expect(show('#zoek=64D').text()).toContain(
      'Artikel 64D staat niet in deze lijst. Dit is het artikel eromheen: 64.',
    );
    cleanup();
    expect(show('#zoek=99', { lang: 'en' }).text()).toContain('Article 99 is not in this list.');
  });

  it('says that nothing was found, and what to do', () => {
    show('#zoek=xqzvw');
    expect(screen.getByRole('status').textContent).toBe('Niets gevonden. Probeer een ander of een korter woord.');
  });

  it('begins with what is often looked for, and every law by chapter', () => {
    const { container } = show('');
    expect(screen.getByRole('link', { name: 'kaart gevallen' }).getAttribute('href')).toBe('#zoek=kaart%20gevallen');
    const laws = articleIds.filter((id) => /^\d+$/.test(id));
    const listed = [...container.querySelectorAll('details a')].map((link) => link.getAttribute('href')?.slice(1));
    expect(listed).toEqual(laws);
  });
});

describe('an article', () => {
  it('has our words, an example with cards, parts, references, who refers to it, edition, links', () => {
    const { container, text } = show('#57A');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('57A Te vroeg, vóór zijn partner');
    expect(text()).toContain('De partner moest nog spelen');
    expect(container.querySelector('.example [role="img"]')?.getAttribute('aria-label')).toBe('ruiten heer');
    expect(screen.getByRole('heading', { name: 'Onderdelen' })).toBeTruthy();
    expect(fold(/^57A1 Hoogste kaart/)).toBeTruthy();
    expect(fold(/^50B /)).toBeTruthy();
    expect(text()).toContain('Wordt genoemd in');
    expect(text()).toMatch(/2017: wat u hier leest2007: niet uitgewerkt1997: niet uitgewerkt/);
    expect(screen.getByRole('link', { name: /^57 Te vroeg spelen/ }).getAttribute('href')).toBe('#57');
    const out = screen.getByRole('link', { name: /bridge\.nl/ });
    expect([out.getAttribute('href'), out.getAttribute('target'), out.getAttribute('rel')]).toEqual([
      'https://www.bridge.nl/',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('opens what it leans on inside it, as deep as one likes, and cuts a circle and says so', () => {
    show('#57A');
    fireEvent.click(fold(/^57B /));
    const outer = screen.getByRole('region', { name: 'Artikel 57B' });
    fireEvent.click(fold(/^59 /, outer));
    const inner = within(outer).getByRole('region', { name: 'Artikel 59' });
    // 59 leans on 57B, within which it is being read.
    expect(inner.textContent).toContain('57B De partner kan niet voldoen (staat hierboven al open)');
    expect(within(inner).queryByRole('button', { name: /^57B / })).toBe(null);
    fireEvent.click(fold(/^44C /, inner));
    expect(within(inner).getByRole('region', { name: 'Artikel 44C' }).textContent).toContain('Hebt u een kaart');
    fireEvent.click(fold(/^57B /));
    expect(screen.queryByRole('region', { name: 'Artikel 57B' })).toBe(null);
  });

  it('opens all that stands below at once, and keeps the focus on the button', () => {
    show('#50D2');
    const button = fold(/^Open alles hieronder$/);
    button.focus();
    fireEvent.click(button);
    expect(screen.getAllByRole('region', { name: /^Artikel / }).length).toBeGreaterThan(3);
    expect(document.activeElement).toBe(button);
    fireEvent.click(fold(/^Sluit alles hieronder$/));
    expect(screen.queryAllByRole('region', { name: /^Artikel / })).toEqual([]);
  });

  it('has headings without a gap, however deep', () => {
    const { container } = show('#64');
    const paths = [/^64A /, /^64A1 /, /^64B /, /^64C /, /^12B1 /, /^12C1 /, /^12C2 /];
    let around = container as HTMLElement;
    for (const path of paths) {
      fireEvent.click(fold(path, around));
      around = within(around).getByRole('region', { name: new RegExp(`^Artikel ${path.source.slice(1, -1)}$`) });
    }
    const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
      (one) => Number(one.getAttribute('aria-level')) || Number(one.tagName.slice(1)),
    );
    expect(Math.max(...levels)).toBeGreaterThan(6);
    expect(levels.every((level, i) => i === 0 || level <= (levels[i - 1] ?? 0) + 1)).toBe(true);
  });

  it('says where another edition words it otherwise, and where the edition asked for is not worked out', () => {
    expect(show('#47E1', { edition: '1997' }).text()).toMatch(
      /2017: anders verwoord2007: niet uitgewerkt1997: wat u hier leest/,
    );
    cleanup();
    expect(show('#50', { edition: '1997' }).text()).toContain('niet uitgewerkt. Dit is de editie 2017.');
    cleanup();
    expect(show('#46', { edition: '1997' }).text()).toMatch(
      /2017: hetzelfde2007: niet uitgewerkt1997: wat u hier leest/,
    );
  });

  it('says that only the subject is described, and that knowledge should be confirmed', () => {
    const { text } = show('#76');
    expect(text()).toContain('alleen het onderwerp beschreven');
    expect(text()).toContain('Vraag de WL om bevestiging');
    expect(text()).toContain('2017: niet uitgewerkt');
  });

  it('shows the one around it, and says so, where the list has no such article', () => {
    expect(show('#64D').text()).toContain('Artikel 64D staat niet in deze lijst. Dit is het artikel eromheen: 64.');
    cleanup();
    expect(show('#93').text()).toContain('Artikel 93 staat niet in deze lijst.');
  });

  it('leads to the user’s own address, where one is set and sound', () => {
    show('#50D2a', { articleLink: 'https://example.org/laws/{artikel}?x=1' });
    expect(screen.getByRole('link', { name: /^Artikel 50D2a op uw eigen adres/ }).getAttribute('href')).toBe(
      'https://example.org/laws/50D2a?x=1',
    );
    cleanup();
    show('#50D2a', { articleLink: 'javascript:alert(1)//{artikel}' });
    expect(screen.queryByRole('link', { name: /eigen adres/ })).toBe(null);
  });

  it('folds the user’s own copy below our words, with its source and year, as text', () => {
    const passage: Official = {
      id: '50',
      exact: true,
      pieces: false,
      title: 'Kop',
      parts: [{ id: '50', text: 'Eigen <b>tekst</b> van de gebruiker.', head: false, item: false, loose: false }],
      source: 'mijn boekje',
      edition: '2017',
      lang: 'nl',
    };
    const { container } = show('#50', { official: new Map<ArticleId, readonly Official[]>([['50', [passage]]]) });
    const details = container.querySelector('details.official');
    expect(details?.hasAttribute('open')).toBe(false);
    expect(details?.textContent).toContain('Eigen <b>tekst</b> van de gebruiker.');
    expect(details?.textContent).toMatch(/mijn boekje.*2017/);
  });

  it.each(['nl', 'en'] as const)('can be drawn whichever it is (%s, one in nine)', (lang) => {
    const { container, move } = show('#9', { lang });
    for (const id of articleIds.filter((_, i) => i % 9 === (lang === 'nl' ? 0 : 4))) {
      move(`#${id}`);
      expect(container.querySelector('h1')?.textContent).toMatch(new RegExp(`^${id} \\S`));
    }
  });
});

describe('going about', () => {
  it('puts the reader at the title of another place, but never takes the hand from the search box', () => {
    const { move } = show('#50');
    expect(document.activeElement).toBe(document.body);
    move('#51');
    expect(document.activeElement?.textContent).toBe('51 Twee of meer strafkaarten');
    screen.getByRole('searchbox').focus();
    move('#zoek=a');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('is by buttons where there is no address', () => {
    const { go } = show('#57A', { hrefOf: null });
    fireEvent.click(fold(/^Volgende: 57A1/));
    expect(go).toHaveBeenLastCalledWith({ at: 'article', id: '57A1' }, 'push');
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('target'))).toEqual(['_blank']);
  });

  it.each([
    ['', '#'],
    ['#57A', '#57A'],
    ['#57a', '#57A'],
    ['#50%20D%202%20a', '#50D2a'],
    ['#begrippen', '#begrippen'],
    ['#begrip=revoke', '#begrip=revoke'],
    ['#zoek=te%20snel', '#zoek=te%20snel'],
    ['#100%', '#zoek=100%25'],
    ['#strafkaart', '#zoek=strafkaart'],
  ])('the address %s is the place %s', (hash, same) => {
    expect(hashOf(placeOf(hash))).toBe(same);
  });
});

describe('the glossary', () => {
  it('lists all terms, and shows one with its example and its articles', () => {
    show('#begrippen');
    expect(screen.getByRole('link', { name: 'verzaken' }).getAttribute('href')).toBe('#begrip=revoke');
    cleanup();
    const { text } = show('#begrip=revoke');
    expect(text()).toContain('Een andere kleur spelen terwijl u kon bekennen.');
    expect(screen.getByRole('link', { name: /^61 / }).getAttribute('href')).toBe('#61');
    cleanup();
    expect(show('#begrip=onzin').container.querySelectorAll('.az li').length).toBeGreaterThan(60);
  });
});
