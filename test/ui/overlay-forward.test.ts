// @vitest-environment happy-dom
// What is handed on inside a closed root: to the part of ours that was meant, and never to the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forward, type Grip } from '../../src/ui/overlay/forward';

let root: ShadowRoot;
let ours: HTMLButtonElement;
let other: HTMLButtonElement;
let page: HTMLButtonElement;
let grip: Grip;
const heard: string[] = [];

beforeEach(() => {
  document.body.innerHTML = '<button>page</button><div></div>';
  page = document.querySelector('button') as HTMLButtonElement;
  const host = document.querySelector('div') as HTMLElement;
  root = host.attachShadow({ mode: 'closed' });
  root.innerHTML = '<button id="ours"></button><button id="other"></button>';
  ours = root.querySelector('#ours') as HTMLButtonElement;
  other = root.querySelector('#other') as HTMLButtonElement;
  grip = { on: null, by: null };
  heard.length = 0;
  for (const [name, element] of Object.entries({ ours, other, page }))
    for (const type of ['click', 'keydown', 'pointerdown', 'pointermove', 'pointerup'])
      element.addEventListener(type, () => heard.push(`${name} ${type}`));
});
afterEach(() => vi.restoreAllMocks());

/** As the guard gets it: told to come from the host. `at`: what the browser says lies at its place. */
function take(event: Event, at: Element | null) {
  vi.spyOn(event, 'composedPath').mockReturnValue([root.host]);
  root.elementFromPoint = () => at;
  forward(event, root, grip);
}
const key = () => new KeyboardEvent('keydown', { key: 'Enter' });
const click = () => new MouseEvent('click');
const pointer = (type: string) => new PointerEvent(type);

test('a press goes to what lies under it, a key and its click to what has the focus', () => {
  take(pointer('pointerdown'), ours);
  take(pointer('pointerup'), ours);
  take(click(), ours);
  other.focus();
  take(key(), null);
  take(click(), ours);
  expect(heard).toEqual(['ours pointerdown', 'ours pointerup', 'ours click', 'other keydown', 'other click']);
});

test('a click without a press or a key before it goes to its place, or else to the focus', () => {
  other.focus();
  take(click(), ours);
  take(click(), page);
  take(click(), null);
  expect(heard).toEqual(['ours click', 'other click', 'other click']);
});

test('what ends beside ours presses nothing of the page', () => {
  take(pointer('pointerdown'), ours);
  take(pointer('pointermove'), page);
  take(pointer('pointerup'), page);
  other.focus();
  take(click(), page);
  take(pointer('pointermove'), page);
  expect(heard).toEqual(['ours pointerdown', 'ours pointermove', 'ours pointerup']);
});

test('a press that was let go on the page leaves nothing behind', () => {
  take(pointer('pointerdown'), ours);
  take(pointer('pointerdown'), other);
  take(click(), other);
  expect(heard).toEqual(['ours pointerdown', 'other pointerdown', 'other click']);
});
