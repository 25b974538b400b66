// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_BOOK, merged, type StoredBook } from '../../src/laws/official/book';
import { MOST_CHARACTERS, readLaws } from '../../src/laws/official/read-laws';
import { ImportPage, type ImportPorts } from '../../src/ui/import/page';
import { looksLikeHtml, type PageNode, pageText } from '../../src/ui/import/page-text';
import * as words from '../../src/ui/import/strings';
import { BARE, PAGE, QUOTED, SUBPAGE, WIKI } from '../laws/official/texts';

afterEach(cleanup);

const book = (text: string, edition: '1997' | '2017' = '2017'): StoredBook => ({
  edition,
  lang: 'nl',
  book: merged(EMPTY_BOOK, readLaws(text).units, 'clubboekje', 1),
});
const REFUSED = { nl: 'geweigerd', en: 'refused' };

function show(books: readonly StoredBook[] = [], change: Partial<ImportPorts> = {}) {
  const ports = {
    readFile: vi.fn<ImportPorts['readFile']>(async () => ({ text: BARE })),
    parse: vi.fn<ImportPorts['parse']>((html) => new DOMParser().parseFromString(html, 'text/html').documentElement),
    books: vi.fn<ImportPorts['books']>(async () => books),
    save: vi.fn<ImportPorts['save']>(async () => null),
    remove: vi.fn<ImportPorts['remove']>(async () => null),
    refused: REFUSED,
  };
  Object.assign(ports, change);
  render(<ImportPage lang="nl" ports={ports} />);
  return ports;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function paste(text: string) {
  const box = screen.getByLabelText(words.PASTE.nl) as HTMLTextAreaElement;
  box.value = text;
  press(words.LOOK.nl);
  await screen.findByRole('heading', { name: /^(Gevonden|Geen artikel)/ });
}
const ticks = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);

describe('a pasted text', () => {
  test('is looked over first: what was found, what was not placed, mended, left; nothing is stored yet', async () => {
    const ports = show();
    await paste(BARE);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Gevonden: 4 artikelen'));
    for (const text of [/^57 Te vroeg rollen/, /^51/, /^16C/, /^12B1/]) screen.getByLabelText(text);
    screen.getByText('10 stukken zonder nummer, bewaard bij het hele artikel');
    screen.getByText('Niet bij een artikel (1)');
    screen.getByText('Art.50 Omgang met een zieke bal');
    screen.getByText('Hersteld of weggelaten (5)');
    screen.getByText('(of heeft gezwaaid');
    screen.getByText('57: nietrollende (niet-rollende)');
    expect(ports.save).not.toHaveBeenCalled();
  });
  test('is stored when the edition is known: asked where the text does not say', async () => {
    const ports = show();
    await paste(BARE);
    press(words.SAVE.nl);
    expect(screen.getByRole('alert').textContent).toBe(words.CHOOSE_EDITION.nl);
    expect(ports.save).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText('2017'));
    fireEvent.input(screen.getByLabelText(words.SOURCE.nl), { target: { value: ' clubboekje ' } });
    fireEvent.click(screen.getByLabelText(/^51/));
    press(words.SAVE.nl);
    await waitFor(() => expect(ports.save).toHaveBeenCalledOnce());
    const [kept] = ports.save.mock.calls[0] ?? [];
    expect(kept).toMatchObject({ edition: '2017', lang: 'nl', source: 'clubboekje' });
    expect(kept?.units.map(({ id }) => id)).toEqual(['57', '16C', '12B1']);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bewaard: 3 artikelen\./));
    expect((screen.getByLabelText(words.PASTE.nl) as HTMLTextAreaElement).value).toBe('');
    expect(ports.books).toHaveBeenCalledTimes(2);
  });
  test('says of itself that it is old: so it is marked, and warned of', async () => {
    const ports = show();
    await paste(WIKI);
    expect((screen.getByLabelText('1997') as HTMLInputElement).checked).toBe(true);
    screen.getByText(words.OLD_EDITION.nl);
    press(words.SAVE.nl);
    await waitFor(() => expect(ports.save.mock.calls[0]?.[0].edition).toBe('1997'));
  });
  test('of an edition that we do not know cannot be stored', async () => {
    show();
    await paste(SUBPAGE.replace('2017', '1963'));
    screen.getByText(/Dit is de uitgave 1963/);
    expect(screen.queryByRole('button', { name: words.SAVE.nl })).toBe(null);
  });
  test('without an article says so, and shows what there was', async () => {
    show();
    await paste('Beste clubgenoten, morgen is er geen bridge.');
    screen.getByText(words.NONE_HINT.nl);
    screen.getByText('Beste clubgenoten, morgen is er geen bridge.');
    expect(screen.queryByRole('button', { name: words.SAVE.nl })).toBe(null);
    press(words.DISCARD.nl);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.DISCARDED.nl));
  });
  test('that is not there, or far too long', async () => {
    show();
    press(words.LOOK.nl);
    expect(screen.getByRole('alert').textContent).toBe(words.NOTHING_PASTED.nl);
    (screen.getByLabelText(words.PASTE.nl) as HTMLTextAreaElement).value = 'a'.repeat(MOST_CHARACTERS + 1);
    press(words.LOOK.nl);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.TOO_LARGE.nl));
  });
  test('an article that is there already is named with its source, and not ticked where the old one has more numbers', async () => {
    show([book(QUOTED)]);
    await paste(BARE);
    expect(ticks()).toEqual([true, true, true, true]);
    fireEvent.click(screen.getByLabelText('2017'));
    screen.getByText('Dit hebt u al (clubboekje). Als u dit aankruist, komt de nieuwe tekst ervoor in de plaats.');
    screen.getByText(words.WORSE.nl);
    expect(ticks()).toEqual([true, true, false, true]);
    fireEvent.click(screen.getByLabelText(/^16C/));
    expect(ticks()).toEqual([true, true, true, true]);
  });
  test('storage that refuses: the reason stands there, and so does the preview', async () => {
    const full = { nl: 'vol', en: 'full' };
    show([], { save: async () => full });
    await paste(WIKI);
    press(words.SAVE.nl);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('vol'));
    screen.getByRole('heading', { name: 'Gevonden: 2 artikelen' });
  });
});

describe('a file', () => {
  const choose = (file: File) => {
    const input = screen.getByLabelText(words.CHOOSE_FILE.nl) as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  };
  test('is read and looked over under its own name', async () => {
    const ports = show();
    choose(new File(['x'], 'boekje.txt'));
    await screen.findByRole('heading', { name: 'Gevonden: 4 artikelen' });
    expect((screen.getByLabelText(words.SOURCE.nl) as HTMLInputElement).value).toBe('boekje.txt');
    expect(ports.readFile).toHaveBeenCalledOnce();
  });
  test('that is no text says why', async () => {
    show([], { readFile: async () => ({ wrong: { nl: 'Dit is een pdf.', en: 'This is a PDF.' } }) });
    choose(new File(['x'], 'boekje.pdf'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Dit is een pdf.'));
  });
  test('may be dropped anywhere on the page', async () => {
    show();
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [new File(['x'], 'los.txt')], types: ['Files'] } });
    document.body.dispatchEvent(drop);
    expect(drop.defaultPrevented).toBe(true);
    await screen.findByRole('heading', { name: 'Gevonden: 4 artikelen' });
  });
});

describe('what is stored', () => {
  test('stands there by edition, can be read, and is removed after a second press', async () => {
    const ports = show([book(QUOTED), book(WIKI, '1997')]);
    const stored = (await screen.findByRole('heading', { name: 'Spelregels 2017, Nederlands: 3 artikelen' }))
      .parentElement;
    if (stored === null) throw new Error('the heading stands alone');
    within(stored).getByText('Uit: clubboekje');
    fireEvent.click(within(stored).getByRole('button', { name: /^Verwijder/ }));
    expect(ports.remove).not.toHaveBeenCalled();
    fireEvent.click(within(stored).getByRole('button', { name: words.REMOVE_NO.nl }));
    fireEvent.click(within(stored).getByRole('button', { name: /^Verwijder/ }));
    fireEvent.click(within(stored).getByRole('button', { name: words.REMOVE_YES.nl }));
    await waitFor(() => expect(ports.remove).toHaveBeenCalledWith('2017', 'nl'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.REMOVED.nl));
  });
  test('storage that gives nothing is told', async () => {
    show([], { books: () => Promise.reject(new Error('no')) });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('geweigerd'));
  });
});

describe('the text of a page', () => {
  const textOf = (html: string) => pageText(new DOMParser().parseFromString(html, 'text/html').documentElement);
  test('has a line for a block and a dash for an item; scripts and pictures are none', async () => {
    expect(
      textOf(PAGE)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      'Spelregels 2017: artikel 50',
      'Home',
      'Artikel 50',
      'Omgang met een zieke bal',
      'Een bal met een deuk is een zieke bal zolang het fluitje zwijgt.',
      '- Zieke bal blijft in het zicht',
      'Een zieke bal ligt naast de hoepel tot het fluitje klinkt.',
      '- Grote deuk',
      '- Een grote deuk rolt altijd het eerst van alle ballen.',
      '-',
      'Einde',
    ]);
  });
  test('gives the article, its list without a letter; the letters that a browser draws are not written', async () => {
    const ports = show();
    await paste(PAGE);
    expect(ports.parse).toHaveBeenCalledOnce();
    expect((screen.getByLabelText('2017') as HTMLInputElement).checked).toBe(true);
    press(words.SAVE.nl);
    await waitFor(() => expect(ports.save).toHaveBeenCalledOnce());
    const [unit] = ports.save.mock.calls[0]?.[0].units ?? [];
    expect(unit?.parts.map(({ id, loose }) => `${id}${loose ? '*' : ''}`)).toEqual([
      '50',
      '50*',
      '50*',
      '50*',
      '50*',
      '50*',
    ]);
  });
  test('however deep its lists are', () => {
    type Loose = { -readonly [K in keyof PageNode]: PageNode[K] };
    const node = (nodeName: string, parentNode: PageNode | null, nodeValue: string | null = null): Loose => ({
      nodeType: nodeValue === null ? 1 : 3,
      nodeName,
      nodeValue,
      firstChild: null,
      nextSibling: null,
      parentNode,
    });
    const root = node('DIV', null);
    let at = root;
    for (let depth = 0; depth < 10_000; depth++) {
      const child = node(depth % 2 === 0 ? 'OL' : 'LI', at);
      at.firstChild = child;
      at = child;
    }
    at.firstChild = node('#text', at, 'Artikel 7');
    const text = pageText(root);
    expect(text.match(/- /g)).toHaveLength(5000);
    expect(readLaws(text).units).toEqual([]);
  });
  test.each([
    ['<!DOCTYPE html><p>x', true],
    ['<html lang="nl">', true],
    ['<p>a<p>b<li>c', true],
    ['Artikel 7 <p> De bal', false],
    ['Artikel 7\na < b', false],
  ])('%s', (text, html) => expect(looksLikeHtml(text)).toBe(html));
});
