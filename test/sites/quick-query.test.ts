// @vitest-environment happy-dom
// The quick way to look for elements finds what happy-dom's own way finds, in any state of the page.
import { expect, it } from 'vitest';
import { MARKS } from '../../src/sites/bbo/marks';
import { seeded } from '../help/deals';
import { quickQueries } from './quick-query';

const SELECTORS = [
  ...Object.values(MARKS).flatMap((mark): readonly string[] => ('known' in mark ? [mark.find] : mark)),
  '#a .topLeft',
  'div div.cardClass, #b',
  'div',
  'div.cardClass.topLeft',
  'div:not(.topLeft)',
  '.cardClass > .topLeft',
  '.none',
];
const NAMES = ['cardClass', 'topLeft', 'nameBarClass', 'handDiagramPanelClass', 'auction-box-cell', 'call-level'];
const TAGS = ['div', 'div', 'span', 'auction-box-cell', 'deal-viewer', 'bridge-screen'];

it('finds the same', () => {
  const slow = {
    page: document.querySelectorAll,
    element: Element.prototype.querySelectorAll,
    matches: Element.prototype.matches,
    closest: Element.prototype.closest,
    style: Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style')?.get,
  };
  const own = (root: ParentNode, selector: string): readonly Element[] => [
    ...(root === document ? slow.page : slow.element).call(root as Document, selector),
  ];
  const asBefore = quickQueries(window);
  const random = seeded(1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  document.body.innerHTML = '<div id="navDiv"></div>';
  const seen = new Set<string>();
  for (let step = 0; step < 200; step++) {
    const one = pick([...document.body.querySelectorAll('*')]);
    const change = random();
    if (change < 0.6) {
      const fresh = document.createElement(pick(TAGS));
      fresh.className = `${pick(NAMES)} ${pick(NAMES)}`;
      if (random() < 0.1) fresh.id = pick(['a', 'b']);
      one.append(fresh);
    } else if (change < 0.75) one.className = pick(NAMES);
    else if (change < 0.85 && one.id !== 'navDiv' && one.children.length < 3) one.remove();
    else one.setAttribute('style', 'display: none');
    const loose = document.createElement('div');
    loose.append(one.cloneNode(true));
    for (const root of [document, document.body, pick([...document.body.querySelectorAll('*')]), loose]) {
      const selector = pick(SELECTORS);
      // What lies around the root counts as well, which happy-dom forgets.
      if (root !== document && / \S/.test(selector.replaceAll(', ', ','))) continue;
      const found = own(root, selector);
      expect([...root.querySelectorAll(selector)]).toEqual(found);
      // happy-dom's own does not always give the first.
      if (root !== loose && !/[>:]/.test(selector)) expect(root.querySelector(selector)).toBe(found[0] ?? null);
      if (found.length > 1) seen.add(selector);
    }
    const other = pick([...document.body.querySelectorAll<HTMLElement>('*')]);
    const selector = pick(SELECTORS.filter((one) => !/[^,] /.test(one)));
    expect(other.matches(selector)).toBe(slow.matches.call(other, selector));
    expect(other.closest(selector)).toBe(slow.closest.call(other, selector));
    const property = pick(['display', 'visibility', 'zIndex'] as const);
    const value = pick(['none', '', 'hidden', '3']);
    if (random() < 0.5) other.style[property] = value;
    else other.setAttribute('style', `${property === 'zIndex' ? 'z-index' : property}: ${value}`);
    for (const asked of ['display', 'visibility', 'zIndex'] as const) {
      const own: CSSStyleDeclaration = slow.style?.call(other);
      expect(other.style[asked]).toBe(own[asked]);
      expect(other.style[asked]).toBe(own[asked]);
    }
  }
  // Not by finding nothing.
  expect(seen.size).toBeGreaterThan(SELECTORS.length / 4);
  asBefore();
  expect(document.querySelectorAll).toBe(slow.page);
});
