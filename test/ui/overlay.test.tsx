// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Host, openHost } from '../../src/ui/overlay/host';
import { inForce } from '../../src/ui/overlay/in-force';
import { type KeySink, Overlay, type OverlayProps } from '../../src/ui/overlay/overlay';
import { mountPanel } from '../../src/ui/overlay/panel-mount';
import { css } from '../../src/ui/overlay/styles';
import type { View } from '../../src/ui/overlay/view';
import { claim, exposed, revoke, spies, view } from './views';

let host: Host;
let keys: KeySink;
let actions: ReturnType<typeof spies>;
const move = vi.fn();
const needPanel = vi.fn();
/** Keys that the page's own listeners got to see. */
let pageSaw: string[];
const pageListener = (event: KeyboardEvent) => pageSaw.push(event.key);

beforeEach(() => {
  document.body.innerHTML = '<input id="page">';
  keys = { current: () => undefined };
  host = openHost(document, 'open', css, (event, focused) => keys.current(event, focused));
  actions = spies();
  move.mockReset();
  pageSaw = [];
  document.addEventListener('keydown', pageListener, true);
});
afterEach(() => {
  render(null, host.body);
  host.dispose();
  document.removeEventListener('keydown', pageListener, true);
});

function show(of: Partial<View> = {}, props: Partial<OverlayProps> = {}) {
  act(() =>
    render(
      <Overlay
        view={view(of)}
        looks={{ lang: 'nl', size: 100, theme: 'auto' }}
        actions={actions}
        window={{ w: 1280, h: 800 }}
        taken={[]}
        places={{}}
        move={move}
        keys={keys}
        panel={mountPanel}
        needPanel={needPanel}
        lost={false}
        notrump="SA"
        {...props}
      />,
      host.body,
    ),
  );
}
const find = <T extends HTMLElement = HTMLElement>(selector: string) => host.root.querySelector<T>(selector);
const click = (selector: string) => act(() => find(selector)?.click());
const press = (target: EventTarget | null, key: string, shiftKey = false) =>
  act(
    () =>
      void target?.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true, cancelable: true }),
      ),
  );

test('a finding that comes while the pill is being dragged leaves the pill where it was, and free to be moved by keys', () => {
  show();
  const handle = find('[data-drag="pill"]') as HTMLElement;
  vi.spyOn(handle, 'setPointerCapture').mockImplementation(() => {});
  const point = (type: string, x: number, y: number) =>
    act(
      () =>
        void handle.dispatchEvent(
          new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: y, bubbles: true, composed: true }),
        ),
    );
  const place = () => Number.parseFloat(find('[data-part="pill"]')?.style.left ?? '');
  const before = place();
  point('pointerdown', 500, 100);
  point('pointermove', 440, 100);
  expect(place()).toBe(before - 60);
  show({ findings: [exposed] });
  expect(find('[data-part="panel"]')).not.toBeNull();
  expect(move.mock.calls).toEqual([['pill', expect.objectContaining({ x: before - 60 })]]);
  show({}, { places: { pill: { x: 300, y: 200 } } });
  expect(place()).toBe(300);
});

describe('the pill', () => {
  const cases: readonly [Partial<View>, string][] = [
    [{ reading: { state: 'reading' } }, 'Slagwacht · Terugblikleest mee'],
    [{ reading: { state: 'partly', part: 'auction' } }, 'leest gedeeltelijk: bieding'],
    [{ reading: { state: 'unknown' } }, 'leest niet'],
    [{ mode: 'playing' }, 'U speelt'],
    [{ mode: null }, 'Slagwachtleest mee'],
    [{ quiet: 'tomorrow' }, 'leest mee, stil tot morgen'],
    [{ occasions: [claim] }, 'Zuid eiste op: 10 slagen in totaal.'],
  ];
  test.each(cases)('%j says %s', (of, words) => {
    show(of);
    expect(find('.pill')?.textContent).toContain(words);
    expect(find('.panel')).toBe(null);
  });
  test('where there is room for a sign only, its words are for the ear', () => {
    show({}, { taken: [{ x: 0, y: 0, w: 1280, h: 720 }], window: { w: 1280, h: 790 } });
    expect(find('.pill')?.getAttribute('aria-label')).toBe('Slagwacht Terugblik: leest mee');
  });
});

describe('opening by itself', () => {
  test('a finding opens the panel; gone, the panel goes too; a lawful occasion opens nothing', () => {
    show();
    expect(find('.panel')).toBe(null);
    show({ occasions: [claim] });
    expect(find('.panel')).toBe(null);
    show({ findings: [exposed] });
    expect(find('.panel')).not.toBe(null);
    expect(find('.pill')).toBe(null);
    show();
    expect(find('.panel')).toBe(null);
  });
  test('closed by hand it stays closed, until a new finding or the same one again after stepping back', () => {
    show({ findings: [exposed] });
    click('.close');
    show({ findings: [exposed] });
    expect(find('.panel')).toBe(null);
    expect(find('.pill')?.textContent).toContain('Hier is uitleg bij');
    show();
    show({ findings: [exposed] });
    expect(find('.panel')).not.toBe(null);
  });
  test('opened by hand it stays without findings', () => {
    show();
    click('.pill');
    show({ findings: [exposed] });
    show();
    expect(find('.panel')?.textContent).toContain('Niets bijzonders gezien.');
  });
  test('a newer finding is unfolded, the older stays in the list, newest first', () => {
    show({ findings: [exposed] });
    show({ findings: [revoke, exposed] });
    const titles = [...host.root.querySelectorAll('.finding h2')].map((title) => title.textContent);
    expect(titles).toEqual([expect.stringContaining('Slag 3'), expect.stringContaining('zichtbaar')]);
    const folds = [...host.root.querySelectorAll('.fold')].map((fold) => fold.getAttribute('aria-expanded'));
    expect(folds).toEqual(['true', 'false']);
    act(() => host.root.querySelectorAll<HTMLElement>('.fold')[1]?.click());
    expect(host.root.querySelector('[aria-expanded="true"].fold')?.textContent).toContain('zichtbaar');
  });
  test('a newer finding is scrolled to, also by one who had read on below', () => {
    show({ findings: [exposed] });
    find('.content')!.scrollTop = 300;
    show({ findings: [exposed], notes: [{ text: { nl: 'Het verslag stopt.', en: 'The record stops.' } }] });
    expect(find('.content')?.scrollTop).toBe(300);
    show({ findings: [revoke, exposed] });
    expect(find('.content')?.scrollTop).toBe(0);
  });
  test('only the title is announced, politely', () => {
    show({ findings: [exposed] });
    const ear = find('[aria-live]');
    expect(ear?.getAttribute('aria-live')).toBe('polite');
    expect(ear?.textContent).toBe('Er is een kaart van West zichtbaar: ♥H.');
    expect(host.root.querySelectorAll('[aria-live]')).toHaveLength(1);
  });
  test('the focus is never taken from the page', () => {
    document.getElementById('page')?.focus();
    show();
    show({ findings: [exposed] });
    expect(document.activeElement?.id).toBe('page');
    show();
    expect(document.activeElement?.id).toBe('page');
  });
});

describe('keys', () => {
  test('the page sees none of ours; we see none of the page', () => {
    show({ findings: [exposed] });
    press(find('.close'), 'n');
    expect(pageSaw).toEqual([]);
    press(document.getElementById('page'), 'Escape');
    expect(pageSaw).toEqual(['Escape']);
    expect(find('.panel')).not.toBe(null);
  });
  test('Escape closes and gives the focus to the pill; Enter on it opens and gives it to the panel', () => {
    show({ findings: [exposed] });
    find('.close')?.focus();
    press(find('.close'), 'Escape');
    expect(find('.panel')).toBe(null);
    expect(host.root.activeElement).toBe(find('.pill'));
    click('.pill');
    expect(host.root.activeElement).toBe(find('.close'));
  });
  test('arrow keys on the handle move the panel, on the pill the pill', () => {
    show({ findings: [exposed] });
    find('.bar [data-move]')?.focus();
    press(find('.bar [data-move]'), 'ArrowLeft');
    expect(move).toHaveBeenLastCalledWith('panel', { x: 836, y: 8 });
    press(find('.bar [data-move]'), 'ArrowDown', true);
    expect(move).toHaveBeenLastCalledWith('panel', { x: 852, y: 72 });
    find('.close')?.focus();
    press(find('.close'), 'ArrowLeft');
    expect(move).toHaveBeenCalledTimes(2);
  });
});

describe('place', () => {
  const left = () => find('.standing')?.style.left;
  test('beside the table, at its own place, or large over it', () => {
    const table = { x: 500, y: 0, w: 780, h: 800 };
    show({ findings: [exposed] }, { taken: [table] });
    expect(left()).toBe('8px');
    click('[aria-pressed]');
    show({ findings: [exposed] }, { taken: [table] });
    expect([left(), find('.standing')?.style.maxHeight]).toEqual(['852px', '784px']);
    click('[aria-pressed]');
    show({ findings: [exposed] }, { taken: [table], places: { panel: { x: 30, y: 40 } } });
    expect(left()).toBe('30px');
  });
  test('stays where it stands well, and goes when a card comes under it', () => {
    show({ findings: [exposed] });
    expect(left()).toBe('852px');
    show({ findings: [exposed] }, { taken: [{ x: 0, y: 0, w: 100, h: 800 }] });
    expect(left()).toBe('852px');
    show({ findings: [exposed] }, { taken: [{ x: 900, y: 0, w: 380, h: 800 }] });
    expect(left()).not.toBe('852px');
  });
});

describe('on the spot', () => {
  test('two presses mute; every way is there for a finding', () => {
    show({ findings: [exposed] });
    const buttons = [...host.root.querySelectorAll<HTMLElement>('.mute button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Deze soort',
      'Deze tafel',
      'Deze website',
      'Alles tot morgen',
    ]);
    for (const button of buttons) act(() => button.click());
    expect(actions.mute.mock.calls).toEqual([
      ['kind', 'exposedCard'],
      ['table', 'exposedCard'],
      ['site', 'exposedCard'],
      ['tomorrow', 'exposedCard'],
    ]);
  });
  test('what was muted can be undone, also with the panel gone', () => {
    show({ muted: { what: 'table', kind: '' }, quiet: 'table' });
    expect(find('.notice')?.textContent).toContain('Deze tafel is stil.');
    click('.notice button');
    expect(actions.unmute).toHaveBeenCalledOnce();
  });
  test('text size and language', () => {
    show({ findings: [exposed] }, { looks: { lang: 'nl', size: 175, theme: 'auto' } });
    expect(find('.overlay')?.style.fontSize).toBe('31.5px');
    click('[aria-label="A+ Grotere tekst"]');
    expect(actions.change).toHaveBeenLastCalledWith({ size: 200 });
    click('[aria-label="A− Kleinere tekst"]');
    expect(actions.change).toHaveBeenLastCalledWith({ size: 150 });
    click('footer [lang="en"]');
    expect(actions.change).toHaveBeenLastCalledWith({ lang: 'en' });
    show({ findings: [exposed] }, { looks: { lang: 'en', size: 100, theme: 'dark' } });
    expect(find('.overlay')?.lang).toBe('en');
    expect(find('.overlay')?.className).toContain('dark');
  });
});

test('what is in force stands in the panel', () => {
  const now = {
    ...view().now!,
    inForce: inForce({
      restrictions: [
        { type: 'penaltyCard', seat: 'W', card: 'HT', size: 'major' },
        { type: 'lead', seat: 'E', suits: ['H'], must: false, until: 'losesLead' },
      ],
      awarded: { NS: 1, EW: 0 },
    }),
  };
  show({ findings: [exposed], now });
  expect([...host.root.querySelectorAll('.state li')].map(({ textContent }) => textContent)).toEqual([
    '♥10 van West: grote strafkaart.',
    'Oost mag geen ♥ voorspelen, zolang hij aan slag blijft.',
    'Overgedragen aan Noord-Zuid: 1.',
  ]);
});

test('quiet lines: what is due, what was chosen, the record, what went wrong in storage', () => {
  const [ruling] = exposed.rulings;
  show({
    findings: [exposed],
    due: [{ id: 'due-50-12', ruling: ruling! }],
    choices: [
      { at: 'u3', finding: 'due-50-8', option: 'x', say: { text: { nl: 'Eis harten.', en: 'Require hearts.' } } },
    ],
    notes: [{ text: { nl: 'Het verslag stopt.', en: 'The record stops.' } }],
    trouble: { nl: 'Niet bewaard.', en: 'Not kept.' },
  });
  const text = find('.panel')?.textContent;
  for (const line of [
    'Nu te doen',
    'Wat er gekozen is',
    'Gekozen: Eis harten.',
    'Over het verslagHet verslag stopt.',
    'Niet bewaard.',
  ])
    expect(text).toContain(line);
  click('.due .choose');
  expect(actions.choose).toHaveBeenCalledWith('due-50-12', ruling, ruling?.options[0]);
  act(() => [...host.root.querySelectorAll<HTMLElement>('.choose')].at(-1)?.click());
  expect(actions.takeBack).toHaveBeenCalledWith('u3');
});

test('what passed lawfully unfolds to what the laws say of it, and stops nobody', () => {
  show({ occasions: [{ ...claim, rulings: exposed.rulings }] });
  click('.pill');
  expect(find('.quiet')?.textContent).not.toContain('Leider Zuid kiest');
  expect(find('.panel')?.textContent).not.toContain('Niets bijzonders');
  click('.quiet .fold');
  expect(find('.quiet')?.textContent).toContain('Leider Zuid kiest');
  expect(find('.quiet .stop')).toBe(null);
  click('.quiet .fold');
  expect(find('.quiet')?.textContent).not.toContain('Leider Zuid kiest');
});

test('after the board the pill says so', () => {
  show({ findings: [exposed], mode: 'playing', manner: { ...view().manner, head: 'afterwards' } });
  click('.close');
  expect(find('.pill')?.textContent).toContain('Na afloop van het spel: Hier is uitleg bij');
});

describe('the error report', () => {
  const open = (of: Partial<View>) => {
    show(of);
    click('.pill');
  };
  test('is offered where reading fails, and only there', () => {
    open({ reading: { state: 'reading' } });
    expect(find('.problem')).toBe(null);
    show({ reading: { state: 'partly', part: 'trick' } });
    click('.problem button');
    expect(actions.copyProblem).toHaveBeenCalledOnce();
    expect(find('textarea')).toBe(null);
  });
  test.each([
    [true, 'Gekopieerd. Er is niets verzonden.'],
    [false, 'Selecteer deze tekst en kopieer hem.'],
  ])('stands there to be read, copied (%s) or not', (copied, says) => {
    open({ reading: { state: 'unknown' }, problem: { text: 'site: x', copied } });
    expect((find('textarea') as HTMLTextAreaElement).value).toBe('site: x');
    expect(find('.panel')?.textContent).not.toContain('Niets bijzonders');
    expect(find('.problem')?.textContent).toContain(says);
  });
});
