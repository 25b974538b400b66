// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Lang } from '../../src/text';
import { FindingCard } from '../../src/ui/overlay/finding';
import type { View } from '../../src/ui/overlay/view';
import { cards, claim, exposed, forbid, nothing, require_, revoke, ruling, spies, view } from './views';

afterEach(cleanup);

function show(finding = exposed, lang: Lang = 'nl', of: Partial<View> = {}) {
  const actions = spies();
  const { container } = render(
    <FindingCard finding={finding} folded={false} view={view(of)} lang={lang} actions={actions} unfold={null} />,
  );
  return { actions, container, text: container.textContent ?? '' };
}

/** Fails unless the texts stand in the card in this order. */
function inOrder(text: string, pieces: readonly string[]) {
  const places = pieces.map((piece) => text.indexOf(piece));
  expect(places, `all of ${pieces.join(' | ')} in: ${text}`).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

describe('the order on the card', () => {
  test('nl: seen, call the WL, articles, who chooses, options, why, more with the rest and the WL, source', () => {
    inOrder(show().text, [
      'Er is een kaart van West zichtbaar: ♥H.',
      'Stop, roep de WL (als er een is)',
      '50D2a Eisen of verbieden',
      '50B',
      'Leider Zuid kiest:',
      'Eis ♥.',
      'Verbied ♥.',
      'Geen eis: ♥H blijft liggen.',
      '♥H is een grote strafkaart.',
      'Meer uitleg',
      'Waarom',
      'Een honneur is altijd groot.',
      'Alleen de WL kan bepalen',
      'SWB 2017',
      'Dit is uitleg, geen uitspraak.',
    ]);
  });
  test('en: the same with English letters', () => {
    inOrder(show(exposed, 'en').text, [
      'A card of West is visible: ♥K.',
      'Stop, call the Director',
      'Require or forbid',
      'Declarer South chooses:',
      '♥K is a major penalty card.',
      'More',
      'Why',
      'Laws 2017',
      'it is no ruling',
    ]);
  });
  test('what only the WL decides stands in sight where there is no verdict', () => {
    const { container } = show(revoke);
    const heading = screen.getByText('Alleen de WL kan bepalen');
    expect(heading.closest('details')).toBe(null);
    expect(container.querySelectorAll('details')).toHaveLength(1);
  });
  test('a possible find says so and asks to check the record, in review', () => {
    inOrder(show(revoke).text, ['Mogelijk: Slag 3: Oost speelde ♣5 en had nog ♠', 'Controleer het verslag']);
    cleanup();
    const screen = { ...view().manner, screen: true };
    inOrder(show(revoke, 'nl', { mode: 'kibitz', manner: screen }).text, [
      'Op het scherm lijkt het zo: Slag 3: Oost speelde ♣5',
      'Controleer de tafel',
    ]);
    cleanup();
    expect(show(exposed).text).not.toContain('Controleer');
  });
  test('a find without a ruling says that nothing is worked out', () => {
    expect(show({ ...exposed, rulings: [], laws: [] }).text).toContain('nog geen uitleg');
    expect(show({ ...exposed, rulings: [], laws: ['49', '50'] }).text).toContain(
      'Hier moet de WL naar kijken. Artikelen: 49, 50.',
    );
  });
});

describe('cards', () => {
  test('a screen reader hears "harten heer", the eye sees ♥H in red', () => {
    show();
    const [card] = screen.getAllByRole('img', { name: 'harten heer' });
    expect(card?.textContent).toBe('♥H');
    expect(card?.className).toContain('red');
  });
  test('the cards an option leaves open are added where its text does not name them', () => {
    const { text } = show();
    expect(text).toContain('Eis ♥. Oost speelt ♥7 of ♥2.');
    expect(text).toContain('Verbied ♥.Dit is gekozen');
    expect(text).not.toContain('Oost speelt ♥H');
  });
  test('an option without effect says so', () => {
    const line = (show().container.querySelectorAll('.option')[2] as HTMLElement).textContent;
    expect(line).toContain('heeft hier geen effect');
  });
});

const choice = (option: string, rest: Partial<View['choices'][number]> = {}) => ({
  at: 'u7',
  finding: exposed.id,
  option,
  say: require_.say,
  ...rest,
});

describe('what the user decides', () => {
  test('a choice that the law no longer offers stands there in the words it had, with a way back', () => {
    const gone = [choice('gone', { at: 'u5' }), choice('confirmed', { at: 'u6', say: null })];
    const { actions, text } = show(exposed, 'nl', { choices: [...gone, choice('x', { finding: 'other' })] });
    inOrder(text, ['Gekozen: Eis ♥.', 'Gekozen: De WL heeft dit zo beslist.', 'SWB 2017']);
    const back = screen.getAllByRole('button', { name: 'Keuze terugnemen' });
    expect(back).toHaveLength(2);
    fireEvent.click(back[1] as HTMLElement);
    expect(actions.takeBack).toHaveBeenCalledExactlyOnceWith('u6');
  });
  test('several options of one find may be chosen', () => {
    show(exposed, 'nl', { choices: [choice(require_.id), choice(forbid.id, { at: 'u8' })] });
    expect(screen.getAllByRole('button', { name: 'Keuze terugnemen' })).toHaveLength(2);
  });
  test('records the option pressed, with its ruling', () => {
    const { actions } = show();
    fireEvent.click(screen.getAllByRole('button', { name: 'Dit is gekozen' })[1] as HTMLElement);
    expect(actions.choose).toHaveBeenCalledExactlyOnceWith(exposed.id, exposed.rulings[0], forbid);
  });
  test('the chosen option says so, and can be taken back', () => {
    const { actions } = show(exposed, 'nl', { choices: [choice(require_.id)] });
    const back = screen.getByRole('button', { name: 'Keuze terugnemen' });
    expect(back.closest('li')?.textContent).toContain('Gekozen: Eis ♥.');
    fireEvent.click(back);
    expect(actions.takeBack).toHaveBeenCalledExactlyOnceWith('u7');
    expect(actions.choose).not.toHaveBeenCalled();
  });
  test('without a choice of the law, what follows can be confirmed for the director', () => {
    const effects = [{ type: 'tricks', to: 'NS', count: 1 } as const];
    const only = ruling({ options: [], effects });
    const { actions } = show({ ...exposed, rulings: [only] });
    fireEvent.click(screen.getByRole('button', { name: 'Dit is gekozen' }));
    expect(actions.choose).toHaveBeenCalledWith(
      exposed.id,
      only,
      expect.objectContaining({ id: 'confirmed-50', chooser: 'director' }),
    );
  });
  test('neither options nor effects: nothing to press', () => {
    show({ ...exposed, rulings: [ruling({ options: [] })] });
    expect(screen.queryByRole('button', { name: 'Dit is gekozen' })).toBe(null);
  });
  test('a question is a group of radios; "weet ik niet" takes the answer back', () => {
    const { actions } = show(revoke, 'nl', { now: { ...view().now!, answers: { 'playedOn:r30': 'no' } } });
    const group = screen.getByRole('group', { name: 'Is er verder gespeeld?' });
    const radios = within(group).getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
    fireEvent.click(within(group).getByRole('radio', { name: 'Ja' }));
    expect(actions.answer).toHaveBeenLastCalledWith('playedOn:r30', 'yes');
    fireEvent.click(within(group).getByRole('radio', { name: 'Weet ik niet' }));
    expect(actions.answer).toHaveBeenLastCalledWith('playedOn:r30', null);
  });
  test('an article opens to its summary and a link out', () => {
    show();
    const article = screen.getByRole('button', { name: /50D2a/ });
    expect(screen.queryByText(/De leider mag kiezen/)).toBe(null);
    fireEvent.click(article);
    expect(article.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/De leider mag kiezen/)).toBeTruthy();
    const link = screen.getByRole('link') as HTMLAnchorElement;
    expect([link.href, link.rel]).toEqual(['https://www.bridge.nl/', 'noopener noreferrer']);
    fireEvent.click(screen.getByRole('button', { name: /50B/ }));
    expect(screen.getByText(/niet uitgewerkt/)).toBeTruthy();
  });
  test('where the user has an address of his own the link leads there, and says so', () => {
    const own = cards.map((card) => ({ ...card, own: `https://example.org/${card.id}` }));
    show(exposed, 'nl', { articles: new Map(own.map((card) => [card.id, card])) });
    fireEvent.click(screen.getByRole('button', { name: /50D2a/ }));
    const link = screen.getByRole('link', { name: 'Artikel 50D2a op uw eigen adres' }) as HTMLAnchorElement;
    expect([link.href, link.rel]).toEqual(['https://example.org/50D2a', 'noopener noreferrer']);
  });
  test('options keep the order of the law, with one heading for a chooser in a row', () => {
    const director = { ...nothing, id: 'rule', chooser: 'director' as const };
    const { container } = show({ ...exposed, rulings: [ruling({ options: [require_, forbid, director, nothing] })] });
    const headings = [...container.querySelectorAll('.options h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Leider Zuid kiest:', 'De WL bepaalt:', 'Leider Zuid kiest:']);
  });
});

describe('what is too long for a glance is folded whole', () => {
  const long = { text: { nl: 'woord '.repeat(40), en: 'word '.repeat(40) } };
  const many = ['a', 'b', 'c'].map((id) => ({ ...require_, id, say: long, plays: null }));
  test('options: all of them or none, with who chooses and how many there are; one press shows them', () => {
    const { container } = show({ ...exposed, rulings: [ruling({ options: many })] });
    const folded = container.querySelector('.options')?.closest('details') as HTMLDetailsElement;
    expect(folded.open).toBe(false);
    expect(folded.querySelector('summary')?.textContent).toBe('Leider Zuid kiest: 3 keuzes');
    expect(folded.querySelectorAll('.option')).toHaveLength(3);
  });
  test('of several choosers, or behind the director, the title says that', () => {
    const mixed = [...many, { ...nothing, id: 'rule', chooser: 'director' as const }];
    const summary = (of: Partial<View>) => {
      cleanup();
      const { container } = show({ ...exposed, rulings: [ruling({ options: mixed })] }, 'nl', of);
      return container.querySelector('.options')?.closest('details')?.querySelector('summary')?.textContent;
    };
    expect(summary({})).toBe('4 keuzes');
    expect(summary({ manner: { ...view().manner, folded: true } })).toBe('De WL is er: toon de keuzes');
  });
  test('a question and what only the WL decides', () => {
    const one = revoke.rulings[0]!;
    const asked = { ...one, say: long, director: [long], ask: one.ask.map((ask) => ({ ...ask, say: long })) };
    const { container } = show({ ...revoke, rulings: [asked] });
    expect(container.querySelector('fieldset')?.closest('details')?.querySelector('summary')?.textContent).toBe(
      'Vragen aan de tafel',
    );
    expect(screen.getByText('De WL beslist.')).toBeTruthy();
    expect(screen.getByText('Alleen de WL kan bepalen').closest('details')?.className).toBe('more');
  });
});

describe('copying', () => {
  const manner = (copy: boolean) => ({ manner: { ...view().manner, copy } });
  test('is there only where text may be copied', () => {
    show(exposed, 'nl', manner(false));
    expect(screen.queryByRole('button', { name: 'Kopieer uitleg' })).toBe(null);
  });
  test('gives what the card says, with the choice and the edition', async () => {
    const { actions } = show(exposed, 'nl', { ...manner(true), choices: [choice(require_.id)] });
    fireEvent.click(screen.getByRole('button', { name: 'Kopieer uitleg' }));
    const text = String(actions.copy.mock.calls[0]);
    inOrder(text, [
      'Er is een kaart van West zichtbaar: ♥H.',
      'Artikelen: 50D2a, 50B',
      'Leider Zuid kiest:',
      '- Eis ♥. Oost speelt ♥7 of ♥2.',
      '♥H is een grote strafkaart.',
      'Gekozen: Eis ♥.',
      'SWB 2017. Dit is uitleg, geen uitspraak. Het toernooireglement kan afwijken.',
    ]);
    expect(await screen.findByText(/Gekopieerd/)).toBeTruthy();
    expect((screen.getByRole('textbox', { name: 'Uitleg' }) as HTMLTextAreaElement).value).toBe(text);
  });
});

test('where every tournament has rules of its own, the card says so without a press', () => {
  const undo = { ...claim, irregularity: { ...claim.irregularity, kind: 'undo' } } as unknown as typeof claim;
  expect(show(undo).container.querySelector('.source')?.textContent).toContain('toernooireglement kan afwijken');
  cleanup();
  expect(show(exposed).container.querySelector('.source')?.textContent).not.toContain('toernooireglement');
});

test('an article leads on to the law index', () => {
  const { actions } = show();
  fireEvent.click(screen.getByRole('button', { name: /50D2a/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Verder lezen in de spelregels' }));
  expect(actions.look).toHaveBeenCalledExactlyOnceWith('50D2a');
});
