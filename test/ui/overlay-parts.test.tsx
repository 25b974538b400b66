// @vitest-environment happy-dom
// The parts of the overlay beside the card: the trick drawn, the table's edge, keys, drawers, a last state, a panel that does not come.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replay } from '../../src/bridge/replay';
import { log } from '../../src/cases/log';
import { pictured } from '../../src/disclose/pictured';
import { judge } from '../../src/referee';
import { edgeHeight } from '../../src/ui/overlay/edge';
import { type Host, openHost } from '../../src/ui/overlay/host';
import { inForce } from '../../src/ui/overlay/in-force';
import { type KeySink, Overlay, type OverlayProps } from '../../src/ui/overlay/overlay';
import { mountPanel } from '../../src/ui/overlay/panel-mount';
import { css } from '../../src/ui/overlay/styles';
import { trickInWords } from '../../src/ui/overlay/trick';
import type { View } from '../../src/ui/overlay/view';
import { exposed, playing, revoke, spies, view } from './views';

let host: Host;
let keys: KeySink;
let actions: ReturnType<typeof spies>;
const needPanel = vi.fn();

beforeEach(() => {
  keys = { current: () => undefined };
  host = openHost(document, 'open', css, (event, focused) => keys.current(event, focused));
  actions = spies();
  needPanel.mockReset();
});
afterEach(() => {
  render(null, host.body);
  host.dispose();
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
        move={() => undefined}
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
const find = (selector: string) => host.root.querySelector<HTMLElement>(selector);
const click = (selector: string) => act(() => find(selector)?.click());
const press = (key: string, target: Element | null = host.root.activeElement) =>
  act(
    () =>
      void target?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      ),
  );
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('the trick of a find', () => {
  const TRICK = 'contract 1NT S; hand E ♠98 ♥9; play W.♠4 N.♠A E.♥9';
  const picture = (text: string, recent = false) => {
    const events = log(text);
    const [finding] = judge(events).findings;
    if (finding === undefined) throw new Error(`nothing is found in ${text}`);
    return pictured(finding.irregularity, replay(events), recent);
  };
  test('has its cards in order of play, the one in question marked', () => {
    expect(picture(TRICK)).toEqual({
      number: 1,
      cards: [
        { seat: 'W', card: 'S4', marked: false },
        { seat: 'N', card: 'SA', marked: false },
        { seat: 'E', card: 'H9', marked: true },
      ],
      missing: [],
    });
  });
  test('is told in words to who cannot see it', () => {
    const drawn = picture(TRICK);
    expect(drawn && trickInWords(drawn, 'nl')).toBe(
      'Slag 1. West speelde voor: schoppen 4. Noord: schoppen aas. Oost: harten 9, om deze kaart gaat het.',
    );
    const short = picture('contract 1NT S; play W.♠4 N.♠A E.♠9; lead N.♠K');
    expect(short && trickInWords(short, 'en')).toContain('South: no card.');
  });
  test('while playing is the running one or the last, never an earlier one (F2)', () => {
    const one = `${TRICK} S.♠5; play N.♠K E.♠8 S.♠6 W.♠3`;
    expect(picture(one, true)?.number).toBe(1);
    const two = `${one}; play N.♠Q`;
    expect(picture(two, true)).toBe(null);
    expect(picture(two, false)?.number).toBe(1);
  });
  test('is on the card, and a find without one draws nothing', () => {
    show({ findings: [{ ...revoke, picture: picture(TRICK) }] });
    expect(find('.trick')?.getAttribute('role')).toBe('img');
    expect(find('.lies.marked')?.textContent).toBe('3♥9');
    show({ findings: [exposed] });
    expect(find('.trick')).toBe(null);
  });
});

describe("at the table's edge", () => {
  const says = inForce({
    restrictions: [{ type: 'penaltyCard', seat: 'W', card: 'HT', size: 'major' }],
    awarded: { NS: 0, EW: 0 },
  });
  const now = { ...playing, inForce: says };
  test('what is in force stands with the pill, and goes with it', () => {
    show({ now });
    expect(find('.edge')?.textContent).toBe('♥10 van West: grote strafkaart.');
    show({ now: { ...now, inForce: [] } });
    expect(find('.edge')).toBe(null);
    show({ now, quiet: 'table' });
    expect(find('.edge')).toBe(null);
    show({ now });
    click('.pill');
    expect([find('.edge'), find('.state')?.textContent]).toEqual([null, expect.stringContaining('grote strafkaart')]);
  });
  test('where there is little room the card and its seat', () => {
    show({ now }, { taken: [{ x: 0, y: 0, w: 1280, h: 720 }], window: { w: 1280, h: 790 } });
    expect(find('.edge.short')?.textContent).toBe('♥10 W');
    expect(find('.edge li')?.title).toBe('♥10 van West: grote strafkaart.');
  });
  test('its room is asked for', () => {
    expect(edgeHeight([], 'nl')).toBe(0);
    expect(edgeHeight([...says, ...says], 'nl')).toBeGreaterThan(edgeHeight(says, 'nl'));
  });
});

describe('keys', () => {
  test('? lists them; Escape goes back first, and closes then', () => {
    show({ findings: [exposed] });
    find('.close')?.focus();
    press('?');
    expect(find('.keys')?.textContent).toContain('Volgende, vorige keuze');
    press('Escape');
    expect([find('.keys'), find('.panel') !== null]).toEqual([null, true]);
    press('Escape', find('.close'));
    expect(find('.panel')).toBe(null);
  });
  test('n and p go from option to option, N and P from finding to finding, m to muting', () => {
    show({ findings: [revoke, exposed] });
    press('N', find('.close'));
    expect(find('[aria-expanded="true"].fold')?.textContent).toContain('zichtbaar');
    const buttons = [...host.root.querySelectorAll('.choose')];
    press('n', find('.close'));
    expect(host.root.activeElement).toBe(buttons[0]);
    press('n');
    expect(host.root.activeElement).toBe(buttons[1]);
    press('p');
    press('p');
    expect(host.root.activeElement).toBe(buttons.at(-1));
    press('P');
    expect(find('[aria-expanded="true"].fold')?.textContent).toContain('Slag 3');
    press('m', find('.close'));
    expect(host.root.activeElement?.textContent).toBe('Deze soort');
  });
  test('a field in which one types keeps its letters', () => {
    show({ reading: { state: 'unknown' }, problem: { text: 'site: x', copied: true } });
    click('.pill');
    find('textarea')?.focus();
    press('?');
    expect(find('.keys')).toBe(null);
  });
});

describe('drawers', () => {
  test('melden is two presses from the pill, and its end is told', async () => {
    const end = vi.fn();
    actions.pullOut.mockImplementation(async (_, container) => {
      container.textContent = 'the form';
      return end;
    });
    show();
    click('.pill');
    click('[data-to="report"]');
    await settle();
    expect(actions.pullOut.mock.calls[0]?.[0]).toBe('report');
    expect([find('.drawer')?.textContent, find('.drawer .back')]).toEqual(['the form', null]);
    act(() => actions.pullOut.mock.calls[0]?.[2].close());
    expect([find('.drawer'), end.mock.calls.length]).toEqual([null, 1]);
  });
  test('an article opens the law index at itself', () => {
    show({ findings: [exposed] });
    click('.article');
    click('.summary button');
    expect(actions.pullOut.mock.calls[0]?.[0]).toBe('laws');
    expect(actions.pullOut.mock.calls[0]?.[2].id).toBe('50D2a');
  });
  test.each([
    ['opened as a page', async () => 'tab' as const, 'nieuw tabblad'],
    ['not to be had', () => Promise.reject(new Error('gone')), 'niet worden geopend'],
  ])('one that is %s says so, with a way back', async (_, pullOut, words) => {
    actions.pullOut.mockImplementation(pullOut);
    show();
    click('.pill');
    click('[data-to="laws"]');
    await settle();
    expect(find('.drawer')?.textContent).toContain(words);
    click('.back');
    expect(find('.drawer')).toBe(null);
  });
});

test('from a pop-up to "mute this kind" in two presses', () => {
  show({ findings: [exposed] });
  let presses = 0;
  const pressed = (element: HTMLElement | null) => {
    presses++;
    act(() => element?.click());
  };
  pressed(find('.mute summary'));
  pressed(
    [...host.root.querySelectorAll<HTMLElement>('.mute button')].find((one) => one.textContent === 'Deze soort') ??
      null,
  );
  expect([presses, actions.mute.mock.calls]).toEqual([2, [['kind', 'exposedCard']]]);
});

describe('a page that cannot be read any more', () => {
  test.each([{ state: 'unknown' }, { state: 'partly', part: 'trick' }] as const)(
    '%j: what was told last stays, greyed, and says that it is the last',
    (reading) => {
      show({ findings: [exposed], reading });
      expect(find('.told.stale')?.textContent).toContain('zichtbaar');
      expect(find('.trouble')?.textContent).toContain('laatste stand');
    },
  );
  test('not where only its record is lost, nor where there was nothing', () => {
    show({ findings: [exposed], reading: { state: 'partly', part: 'record' } });
    expect(find('.stale')).toBe(null);
    show({ reading: { state: 'unknown' } });
    expect(find('.stale')).toBe(null);
  });
});

describe('a panel that is not there yet', () => {
  test('is asked for at once, and drawn when it is there', () => {
    show({ findings: [exposed] }, { panel: null });
    expect([needPanel.mock.calls.length, find('.panel'), find('.pill') !== null]).toEqual([1, null, true]);
    show({ findings: [exposed] });
    expect(find('.panel')?.textContent).toContain('zichtbaar');
  });
  test('is not asked for while nothing happens', () => {
    show({}, { panel: null });
    expect(needPanel).not.toHaveBeenCalled();
  });
  test('where it cannot be had the pill says so, and a press tries again', () => {
    show({ findings: [exposed] }, { panel: null, lost: true });
    expect(find('.notice')?.textContent).toMatch(/zichtbaar[\s\S]*roep de WL[\s\S]*Herlaad de pagina/);
    click('.pill');
    expect(needPanel).toHaveBeenCalledTimes(2);
    show({ findings: [exposed] }, { lost: true });
    expect([find('.notice'), find('.panel') !== null]).toEqual([null, true]);
  });
});
