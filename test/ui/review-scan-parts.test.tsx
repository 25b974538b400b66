// @vitest-environment happy-dom
// Checking all boards as it is drawn: how far it is, what can be done, and the rows that were found, filtered and ordered.
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Found } from '../../src/review/found';
import type { ScanRow } from '../../src/review/scan-rows';
import { Results } from '../../src/ui/review/results';
import { ScanPart, type ScanPartProps } from '../../src/ui/review/scan-part';

const ROW: ScanRow = {
  place: 0,
  kind: 'revoke',
  occasion: false,
  seat: 'E',
  certainty: 'certain',
  trick: 3,
  card: 'C7',
  articles: ['44C', '64A2'],
  settled: true,
  at: 'r9',
};
const ROWS: readonly ScanRow[] = [
  { ...ROW, place: 11, seat: 'S', trick: 12 },
  { ...ROW, place: 2, kind: 'leadOutOfTurn', seat: 'W', certainty: 'possible', trick: 1, articles: ['53A'] },
  { ...ROW, place: 7, kind: 'claim', occasion: true, seat: null, trick: null, articles: ['68A'] },
];

beforeEach(() => {
  // happy-dom lays nothing out: a window of ten rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The list is drawn, measured, and drawn anew. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, 60));
const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

async function results(
  rows: readonly ScanRow[] = ROWS,
  lang: 'nl' | 'en' = 'nl',
  tables: (place: number) => number = () => 1,
) {
  const open = vi.fn<(row: ScanRow) => void>();
  const { container } = render(
    <Results
      rows={rows}
      count={rows.length}
      lang={lang}
      name={(place) => `Spel ${place + 1}`}
      tables={tables}
      open={open}
    />,
  );
  await drawn();
  const cells = (column: string) => [...container.querySelectorAll(`tbody td.${column}`)].map(plain);
  const choose = (index: number, value: string) =>
    fireEvent.change(container.querySelectorAll('.filters select')[index] as Element, { target: { value } });
  return { container, open, cells, choose };
}

describe('the rows', () => {
  test('board, pair and seat, kind, certainty, trick and articles; no claims unless asked for', async () => {
    const { container, cells } = await results();
    expect(cells('board')).toEqual(['Spel 3', 'Spel 12']);
    expect(cells('who')).toEqual(['Oost-West: West', 'Noord-Zuid: Zuid']);
    expect(cells('kind')[1]).toBe('Verzaking');
    expect(cells('certainty')).toEqual(['mogelijk', 'zeker']);
    expect(cells('trick')).toEqual(['1', '12']);
    expect(cells('articles')).toEqual(['53A', '44C, 64A2']);
    expect(plain(container.querySelector('[role=status]'))).toBe('Gevonden: 2');
    fireEvent.click(container.querySelector('.filters input[type=checkbox]') as Element);
    await drawn();
    expect(cells('board')).toEqual(['Spel 3', 'Spel 8', 'Spel 12']);
    expect(cells('who')[1]).toBe('');
  });
  test('ordered by a column as numbers are, and the other way round; the head says which', async () => {
    const { container, cells } = await results();
    const press = () => fireEvent.click(container.querySelector('th.trick button') as Element);
    press();
    await drawn();
    expect(cells('trick')).toEqual(['1', '12']);
    press();
    await drawn();
    expect(cells('trick')).toEqual(['12', '1']);
    expect(container.querySelector('th.trick')?.getAttribute('aria-sort')).toBe('descending');
    expect(container.querySelector('th.board')?.getAttribute('aria-sort')).toBe('none');
  });
  test('filtered by kind, certainty and words; says when nothing is left', async () => {
    const { container, cells, choose } = await results();
    choose(0, 'revoke');
    await drawn();
    expect(cells('board')).toEqual(['Spel 12']);
    choose(0, '');
    await drawn();
    choose(1, 'possible');
    await drawn();
    expect(cells('board')).toEqual(['Spel 3']);
    fireEvent.input(container.querySelector('input[type=search]') as Element, { target: { value: 'zuid' } });
    await drawn();
    expect(cells('board')).toEqual([]);
    expect(plain(container.querySelector('[role=status]'))).toBe('Geen regel voldoet hieraan.');
  });
  test('says that nothing was found, and opens the row that is pressed', async () => {
    expect(plain((await results([])).container.querySelector('[role=status]'))).toContain('niets gevonden');
    cleanup();
    const { container, open } = await results();
    fireEvent.click(container.querySelector('td.board button') as Element);
    await drawn();
    expect(open).toHaveBeenCalledWith(ROWS[1]);
  });
  test('at how many tables the same hands were played, where it is more than one', async () => {
    expect((await results(ROWS, 'nl', (place) => (place === 2 ? 14 : 1))).cells('tables')).toEqual(['14', '']);
  });
  test('of thousands only those in sight are drawn; each knows its place', async () => {
    const many = Array.from({ length: 5_000 }, (_, place) => ({ ...ROW, place }));
    const { container } = await results(many, 'en');
    const rows = [...container.querySelectorAll('tbody tr:not(.gap)')];
    expect(rows.length).toBeGreaterThan(9);
    expect(rows.length).toBeLessThan(40);
    expect(container.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
    expect(plain(container.querySelector('[role=status]'))).toBe('Found: 5000');
  });
});

/** A scan as it stands: `judged` of `total`. */
function scanAt(
  state: NonNullable<ScanPartProps['scan']>['state'],
  judged: number,
  total: number,
  left: number | null,
) {
  const found = new Found();
  Object.assign(found, { judged, played: judged });
  return { state, total, found, left: () => left, settled: () => true };
}

function part(given: Partial<ScanPartProps>, lang: 'nl' | 'en' = 'nl') {
  const done = { start: vi.fn(), pause: vi.fn(), resume: vi.fn(), cancel: vi.fn(), open: vi.fn() };
  const { container } = render(
    <ScanPart scan={null} boards={40} trouble={null} lang={lang} name={String} {...done} {...given} />,
  );
  const buttons = () => [...container.querySelectorAll<HTMLElement>('button')].map(plain);
  const press = (label: string) =>
    fireEvent.click([...container.querySelectorAll('button')].find((one) => plain(one) === label) as Element);
  return { container, buttons, press, ...done };
}

describe('the check', () => {
  test('before it began: what it does, and one button', () => {
    const { container, buttons, press, start } = part({});
    expect(buttons()).toEqual(['40 spellen nakijken']);
    expect(plain(container)).toContain('zet in een lijst');
    press('40 spellen nakijken');
    expect(start).toHaveBeenCalledOnce();
    cleanup();
    expect(part({ boards: 1 }, 'en').buttons()).toEqual(['Check 1 board']);
  });
  test.each([
    ['running', ['Even wachten', 'Ophouden'], 'Bezig. 10 van 40 spellen nagekeken. Nog ongeveer 6 seconden.'],
    ['paused', ['Verder gaan', 'Ophouden'], 'Wacht. 10 van 40 spellen nagekeken.'],
    ['ended', ['Verder gaan'], 'Opgehouden. 10 van 40 spellen nagekeken.'],
  ] as const)('%s: its buttons, how far it is and how long it takes', (state, offered, words) => {
    const { container, buttons, press, pause, resume, cancel } = part({ scan: scanAt(state, 10, 40, 5_400) });
    expect(buttons()).toEqual(offered);
    expect(plain(container.querySelector('.state'))).toBe(words);
    const bar = container.querySelector('progress');
    expect([bar?.value, bar?.max, bar?.getAttribute('aria-label')]).toEqual([10, 40, '10 van 40 spellen nagekeken.']);
    for (const label of offered) press(label);
    expect([pause.mock.calls.length, resume.mock.calls.length, cancel.mock.calls.length]).toEqual([
      Number(state === 'running'),
      Number(state !== 'running'),
      Number(state !== 'ended'),
    ]);
  });
  test('long ones are told in minutes; where it cannot be told nothing is', () => {
    expect(plain(part({ scan: scanAt('running', 1, 9_000, 61_000) }).container)).toContain('Nog ongeveer 2 minuten.');
    cleanup();
    expect(plain(part({ scan: scanAt('running', 0, 9, null) }).container)).not.toContain('Nog ongeveer');
  });
  test('done: again, and for boards that came since a check of all', () => {
    expect(part({ scan: scanAt('done', 40, 40, 0) }).buttons()[0]).toBe('Opnieuw nakijken');
    cleanup();
    const { container, buttons } = part({ scan: scanAt('done', 40, 40, 0), boards: 60 });
    expect(buttons()[0]).toBe('60 spellen nakijken');
    expect(container.querySelector('progress')).toBeNull();
  });
  test('tells boards that could not be read, faults of our own, and a browser that refuses', () => {
    const scan = scanAt('done', 40, 40, 0);
    scan.found.unread.push(3, 4);
    scan.found.failed = 1;
    const { container } = part({ scan, trouble: { text: { nl: 'geen werkers', en: 'no workers' } } });
    expect(plain(container.querySelector('[role=alert]'))).toBe('geen werkers');
    for (const words of ['niet nagekeken konden worden: 2.', 'Bij 1 spellen ging iets mis'])
      expect(plain(container.querySelector('.counts'))).toContain(words);
  });
});
