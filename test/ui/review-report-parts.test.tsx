// @vitest-environment happy-dom
// The director's report and what is kept, as they are drawn: nothing missing, nothing lost that was typed, and what the browser refuses is told.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '../../src/cases/log';
import { judge } from '../../src/referee';
import { directorReport } from '../../src/review/director-report';
import { KeptPart, type KeptPartProps, sizeText } from '../../src/ui/review/kept-part';
import { type Reported, ReportPart, type ReportPartProps } from '../../src/ui/review/report-part';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const DROPPED = log('contract 3NT S\ntrick 9 lead E\nhand W ♠9 ♥K4 ♣83\nhand E ♠A7 ♥86 ♦J\nexposed W.♥K accident seen');
const REPORT = judge(DROPPED, '2017');

function reported(place: number, note = ''): Reported {
  const notes = new Map(REPORT.findings.map(({ id }) => [id, note]));
  return {
    place,
    report: directorReport(
      { board: String(place + 1), room: null, log: DROPPED, report: REPORT, edition: '2017' },
      notes,
    ),
  };
}
const EMPTY: Reported = {
  place: 0,
  report: directorReport(
    { board: '1', room: null, log: [], report: { ...REPORT, findings: [], occasions: [] }, edition: '2017' },
    new Map(),
  ),
};
const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

function draw(given: Partial<ReportPartProps>) {
  const done = { choose: vi.fn(), note: vi.fn(), copy: vi.fn(async () => true), print: vi.fn() };
  const { container } = render(
    <ReportPart reports={[reported(6)]} which="this" listed={0} lang="nl" {...done} {...given} />,
  );
  const press = (label: string) =>
    fireEvent.click([...container.querySelectorAll('button')].find((one) => plain(one) === label) as Element);
  return { container, press, ...done };
}

describe('the report', () => {
  test('articles with titles, options with who chooses, what is left to the director', () => {
    const { container } = draw({});
    expect(plain(container.querySelector('.reported-board h2'))).toContain('Spel 7');
    const words = plain(container.querySelector('.reported'));
    for (const part of ['Artikelen:', '50B (', 'Mogelijkheden', 'Zuid: Eis', 'Aan het oordeel van de WL', '♥H'])
      expect(words).toContain(part);
    const options = REPORT.findings.flatMap(({ rulings }) => rulings.flatMap((ruling) => ruling.options));
    expect(container.querySelectorAll('.ruling ul li b').length).toBe(options.length);
    cleanup();
    expect(plain(draw({ lang: 'en' }).container)).toContain('♥K');
  });
  test('a note is given with its board and finding once the hand leaves it, and stands whole on paper', () => {
    const { container, note } = draw({ reports: [reported(6, 'eerste regel\ntweede regel')] });
    const box = container.querySelector('textarea') as HTMLTextAreaElement;
    expect(box.value).toBe('eerste regel\ntweede regel');
    expect(container.querySelector('.note.written .on-paper')?.textContent).toBe('eerste regel\ntweede regel');
    fireEvent.change(box, { target: { value: 'West bevestigt' } });
    expect(note).toHaveBeenCalledWith(6, REPORT.findings[0]?.id, 'West bevestigt');
    cleanup();
    expect(draw({}).container.querySelector('.written, .note .on-paper')).toBeNull();
  });
  test('what is copied is the report, and it says whether the browser allowed it; if not, the text lies there to be taken', async () => {
    const { container, press, copy } = draw({});
    press('Tekst kopiëren');
    await waitFor(() => expect(plain(container.querySelector('.copied'))).toBe('Gekopieerd.'));
    const [text] = copy.mock.calls[0] as unknown as [string];
    expect(text).toContain('Spel 7');
    cleanup();
    const refused = draw({ copy: async () => false });
    refused.press('Tekst kopiëren');
    await waitFor(() => expect(plain(refused.container.querySelector('.copied'))).toContain('mag hier niet'));
    expect(refused.container.querySelector<HTMLTextAreaElement>('.by-hand')?.value).toBe(text);
  });
  test('of many boards twenty stand on the screen, and all on paper', () => {
    const many = Array.from({ length: 30 }, (_, place) => reported(place));
    let onPaper = 0;
    const { container, press } = draw({
      reports: many,
      which: 'all',
      listed: 30,
      print: () => {
        onPaper = container.querySelectorAll('.reported-board').length;
      },
    });
    const boards = () => container.querySelectorAll('.reported-board').length;
    expect(boards()).toBe(20);
    expect(plain(container)).toContain('de eerste 20 spellen');
    press('Afdrukken');
    expect([onPaper, boards()]).toEqual([30, 20]);
  });
  test('offers all boards of the list only after a check, says that it is being made, and that there is nothing', () => {
    expect(draw({}).container.querySelector('.which')).toBeNull();
    cleanup();
    const { container, choose } = draw({ reports: null, listed: 13, which: 'all' });
    expect(plain(container.querySelector('[role=status]'))).toBe('Verslag maken…');
    expect(plain(container.querySelector('.which'))).toContain('Alle spellen uit de lijst (13)');
    fireEvent.click(container.querySelector('.which input') as Element);
    expect(choose).toHaveBeenCalledWith('this');
    cleanup();
    const nothing = draw({ reports: [EMPTY] });
    expect(plain(nothing.container)).toContain('niets gezien om te melden');
    expect(nothing.container.querySelector('button')).toBeNull();
  });
  test('CSV and JSON are made when the hand goes to them, with the sign that spreadsheets want', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
    const { container } = draw({ reports: [reported(6, 'gezien')] });
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[download]')];
    expect(links.map((link) => [link.download, link.getAttribute('href')])).toEqual([
      ['slagwacht.csv', '#'],
      ['slagwacht.json', '#'],
    ]);
    for (const link of links) fireEvent.focus(link);
    await waitFor(() => expect(links.map((link) => link.getAttribute('href'))).toEqual(['blob:1', 'blob:2']));
    const [csv, json] = await Promise.all(made.map((blob) => blob.arrayBuffer()));
    expect([...new Uint8Array(csv as ArrayBuffer).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(JSON.parse(new TextDecoder().decode(json))[0].findings[0].note).toBe('gezien');
  });
  test('a file that lies ready is made anew when a note comes after it', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
    const given = { which: 'this', listed: 0, lang: 'nl', choose: vi.fn(), note: vi.fn(), print: vi.fn() } as const;
    const copy = async () => true;
    const { container, rerender } = render(<ReportPart {...given} copy={copy} reports={[reported(6)]} />);
    const link = container.querySelector('a[download="slagwacht.csv"]') as HTMLAnchorElement;
    fireEvent.focus(link);
    await waitFor(() => expect(link.getAttribute('href')).toBe('blob:1'));
    rerender(<ReportPart {...given} copy={copy} reports={[reported(6, 'later gezien')]} />);
    await waitFor(() => expect(link.getAttribute('href')).toBe('blob:2'));
    expect(await made[1]?.text()).toContain('later gezien');
  });
});

const ROWS = [
  { id: 4, title: 'maandag.pbn', at: Date.UTC(2026, 10, 30, 12), boards: 600, bytes: 1_234_000 },
  { id: 2, title: '', at: Date.UTC(2026, 10, 29, 12), boards: 1, bytes: 900 },
];

function kept(given: Partial<KeptPartProps>) {
  const done = { reopen: vi.fn(), forget: vi.fn(), forgetAll: vi.fn() };
  const { container } = render(<KeptPart kept={ROWS} trouble={null} done={null} lang="nl" {...done} {...given} />);
  const press = (label: string, which = 0) =>
    fireEvent.click([...container.querySelectorAll('button')].filter((one) => plain(one) === label)[which] as Element);
  return { container, press, ...done };
}

describe('what is kept', () => {
  test('its title, when, how many boards and how much room, each and together', () => {
    const { container } = kept({});
    expect(plain(container.querySelector('.purpose'))).toContain('Samen 1,2 MB.');
    const [first, second] = [...container.querySelectorAll('li')].map(plain);
    for (const words of ['maandag.pbn', '30 nov 2026', '600 spellen, 1,2 MB']) expect(first).toContain(words);
    expect(second).toContain('Geplakt of uit een link');
    expect(sizeText(900, 'en')).toBe('0.9 kB');
  });
  test('opens one, forgets one, forgets all', () => {
    const { press, reopen, forget, forgetAll } = kept({});
    press('Openen', 1);
    press('Vergeten');
    press('Alles vergeten');
    expect([reopen.mock.calls, forget.mock.calls, forgetAll.mock.calls.length]).toEqual([[[2]], [[4]], 1]);
  });
  test('says that nothing is kept, what was done, and what the browser refuses', () => {
    const { container } = kept({ kept: [], done: { nl: 'Alles is vergeten.', en: 'All is forgotten.' } });
    expect(plain(container)).toContain('Er is niets bewaard.');
    expect(plain(container.querySelector('[role=status]'))).toBe('Alles is vergeten.');
    expect(container.querySelector('button')).toBeNull();
    cleanup();
    const refused = kept({ kept: null, trouble: { nl: 'Uw browser bewaart hier niets.', en: '' } }).container;
    expect(plain(refused.querySelector('[role=alert]'))).toBe('Uw browser bewaart hier niets.');
    expect(plain(refused)).not.toContain('Er is niets bewaard');
  });
});
