// For tests that play many boards in happy-dom. It walks the page anew for every selector and looks every property up in a style's text, which is nearly all the time
// such a test takes; here every element remembers what was found below it until something below it changes, and what its style said until that changes. Selectors this
// does not know, and nodes outside the document, are left to happy-dom.

/** One compound (`div.a.b#c`) of a selector, as the marks that an element must have: `div`, `.a`, `.b`, `#c`. */
type Compound = readonly string[];

interface Parsed {
  /** Alternatives, each from the outside inwards. */
  chains: readonly (readonly Compound[])[];
  /** The last compound of each: `find` looks for it below an element. */
  own: readonly Compound[];
}

/** What an element knows of itself and of what is below it. */
interface Known {
  marks: ReadonlySet<string> | null;
  children: readonly Element[] | null;
  /** By the selector whose innermost compounds are looked for: what fits one of them, in document order. */
  below: Map<Parsed, readonly Element[]> | null;
  style: { quick: CSSStyleDeclaration; values: Map<string | symbol, unknown> } | null;
}

const COMPOUND = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i;

function compoundOf(text: string): Compound | null {
  const [, tag, marks] = COMPOUND.exec(text) ?? [];
  if (marks === undefined || text === '') return null;
  return [...(marks.match(/[.#][\w-]+/g) ?? []), ...(tag === undefined ? [] : [tag.toLowerCase()])];
}

/** Null for a selector with more in it than compounds in one another. */
function parsed(selector: string): Parsed | null {
  const chains = selector.split(',').map((one) => one.trim().split(/\s+/).map(compoundOf));
  if (chains.some((chain) => chain.includes(null))) return null;
  const known = chains as Compound[][];
  return { chains: known, own: known.map((chain) => chain[chain.length - 1] as Compound) };
}

const KNOWN = Symbol('what is known of an element');
type Knowing = Element & { [KNOWN]?: Known };

function knownOf(element: Knowing): Known {
  element[KNOWN] ??= { marks: null, children: null, below: null, style: null };
  return element[KNOWN];
}

function marksOf(element: Element): ReadonlySet<string> {
  const known = knownOf(element);
  known.marks ??= new Set([
    element.localName,
    ...(element.getAttribute('class') ?? '').split(/\s+/).flatMap((name) => (name === '' ? [] : [`.${name}`])),
    ...(element.id === '' ? [] : [`#${element.id}`]),
  ]);
  return known.marks;
}

function fits(element: Element, compound: Compound): boolean {
  const marks = marksOf(element);
  return compound.every((mark) => marks.has(mark));
}

function below(element: Element, selector: Parsed): readonly Element[] {
  const known = knownOf(element);
  known.below ??= new Map();
  const before = known.below.get(selector);
  if (before !== undefined) return before;
  known.children ??= [...element.children];
  const found: Element[] = [];
  for (const child of known.children) {
    if (selector.own.some((compound) => fits(child, compound))) found.push(child);
    for (const deeper of below(child, selector)) found.push(deeper);
  }
  known.below.set(selector, found);
  return found;
}

function chainFits(element: Element, chain: readonly Compound[]): boolean {
  if (!fits(element, chain[chain.length - 1] as Compound)) return false;
  let left = chain.length - 1;
  for (let up = element.parentElement; up && left > 0; up = up.parentElement)
    if (fits(up, chain[left - 1] as Compound)) left--;
  return left <= 0;
}

const matching = (element: Element, { chains }: Parsed): boolean => chains.some((chain) => chainFits(element, chain));

function find(root: Element | Document, selector: Parsed): Element[] {
  const top = root.nodeType === 9 ? (root as Document).documentElement : (root as Element);
  const found = below(top, selector);
  const inside = root === top ? found : [...(selector.own.some((own) => fits(top, own)) ? [top] : []), ...found];
  return selector.chains.every(({ length }) => length === 1)
    ? [...inside]
    : inside.filter((one) => matching(one, selector));
}

function forgetBelow(node: Node | null): void {
  for (let up = node as Knowing | null; up; up = up.parentNode as Knowing | null) {
    const known = up[KNOWN];
    if (known === undefined) continue;
    known.below = null;
    known.children = null;
  }
}

/** All that was known in a part of the page: it may have changed while it was out of it. */
function forgetIn(node: Node): void {
  if (node.nodeType !== 1) return;
  delete (node as Knowing)[KNOWN];
  for (const child of (node as Element).children) forgetIn(child);
}

function forget(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, attributeName } of records) {
    const known = (target as Knowing)[KNOWN];
    if (type === 'childList') {
      forgetBelow(target);
      for (const added of addedNodes) forgetIn(added);
    } else if (attributeName === 'style') {
      known?.style?.values.clear();
    } else {
      if (known !== undefined) known.marks = null;
      forgetBelow(target.parentNode);
    }
  }
}

/** A style that remembers what it said; asked for what is no text (a method, a length), it asks anew. */
function quickStyle(slow: CSSStyleDeclaration): NonNullable<Known['style']> {
  const values = new Map<string | symbol, unknown>();
  const quick = new Proxy({} as CSSStyleDeclaration, {
    get(_, property) {
      const before = values.get(property);
      if (before !== undefined) return before;
      const value: unknown = Reflect.get(slow, property, slow);
      if (typeof value === 'string') values.set(property, value);
      return value;
    },
    set(_, property, value) {
      values.clear();
      return Reflect.set(slow, property, value, slow);
    },
  });
  return { quick, values };
}

/** What an element or a document is asked for, in this way or in happy-dom's own. */
type Asked = Pick<ParentNode, 'querySelector' | 'querySelectorAll'> & Pick<Element, 'getElementsByTagName'>;

/**
 * Makes `querySelector`, `querySelectorAll`, `getElementsByTagName`, `closest`, `matches` and `style` of this window's
 * elements quick; what they give is no longer live. Gives a function that makes them as they were.
 */
export function quickQueries(window: Window & typeof globalThis): () => void {
  const { document } = window;
  const changes = new window.MutationObserver(forget);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'id', 'style'],
  });
  const selectors = new Map<string, Parsed | null>();
  const quick = (node: Node, selector: string): Parsed | null => {
    let known = selectors.get(selector);
    if (known === undefined) {
      known = parsed(selector);
      selectors.set(selector, known);
    }
    if (known === null || !node.isConnected) return null;
    forget(changes.takeRecords());
    return known;
  };
  const element = window.Element.prototype;
  // happy-dom gives the document methods of its own.
  const owners: readonly Asked[] = [document, element];
  const before = owners.map(({ querySelector, querySelectorAll, getElementsByTagName }) => {
    return { querySelector, querySelectorAll, getElementsByTagName };
  });
  for (const [n, owner] of owners.entries()) {
    const slow = before[n] as Asked;
    Object.assign(owner, {
      querySelector(this: Element, selector: string) {
        const how = quick(this, selector);
        return how === null ? slow.querySelector.call(this, selector) : (find(this, how)[0] ?? null);
      },
      querySelectorAll(this: Element, selector: string) {
        const how = quick(this, selector);
        return how === null ? slow.querySelectorAll.call(this, selector) : find(this, how);
      },
      getElementsByTagName(this: Element, tag: string) {
        const how = quick(this, tag);
        return how === null ? slow.getElementsByTagName.call(this, tag) : find(this, how);
      },
    });
  }
  const { closest, matches } = element;
  element.matches = function (this: Element, selector: string): this is never {
    const how = quick(this, selector);
    return how === null ? matches.call(this, selector) : matching(this, how);
  };
  element.closest = function (this: Element, selector: string) {
    const how = quick(this, selector);
    if (how === null) return closest.call(this, selector);
    let at: Element | null = this;
    while (at !== null && !matching(at, how)) at = at.parentElement;
    return at;
  };
  const html = window.HTMLElement.prototype;
  const style = Object.getOwnPropertyDescriptor(html, 'style') as Required<PropertyDescriptor>;
  Object.defineProperty(html, 'style', {
    ...style,
    get(this: HTMLElement) {
      if (!this.isConnected) return style.get.call(this);
      forget(changes.takeRecords());
      const known = knownOf(this);
      known.style ??= quickStyle(style.get.call(this));
      return known.style.quick;
    },
  });
  return () => {
    changes.disconnect();
    Object.defineProperty(html, 'style', style);
    for (const [n, owner] of owners.entries()) Object.assign(owner, before[n]);
    Object.assign(element, { closest, matches });
  };
}
