// For tests that play many boards in happy-dom. It walks the page anew for every selector, which is nearly all the time such a test takes; here the
// page is walked once for each of its states. Selectors it does not know, and nodes outside the document, are left to happy-dom.

/** One compound (`div.a.b#c`) of a selector. */
interface Compound {
  tag: string | null;
  id: string | null;
  classes: readonly string[];
}

interface Index {
  /** All elements in document order; `last`: place of the last one below each. */
  order: readonly Element[];
  place: ReadonlyMap<Element, number>;
  last: readonly number[];
  /** Places of elements by tag name, `.class` and `#id`. */
  marked: ReadonlyMap<string, readonly number[]>;
}

const COMPOUND = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i;

function compoundOf(text: string): Compound | null {
  const [, tag, marks] = COMPOUND.exec(text) ?? [];
  if (marks === undefined || text === '') return null;
  const parts = marks.match(/[.#][\w-]+/g) ?? [];
  const named = (sign: string): string[] => parts.filter((part) => part[0] === sign).map((part) => part.slice(1));
  const [id, ...more] = named('#');
  return more.length > 0 ? null : { tag: tag?.toLowerCase() ?? null, id: id ?? null, classes: named('.') };
}

/** Alternatives, each a chain of compounds from the outside inwards; null for a selector with more in it than that. */
function parsed(selector: string): readonly (readonly Compound[])[] | null {
  const chains = selector.split(',').map((one) => one.trim().split(/\s+/).map(compoundOf));
  return chains.some((chain) => chain.includes(null)) ? null : (chains as Compound[][]);
}

function walked(document: Document): Index {
  const order: Element[] = [];
  const last: number[] = [];
  const place = new Map<Element, number>();
  const marked = new Map<string, number[]>();
  const mark = (name: string, at: number): void => {
    const list = marked.get(name);
    if (list === undefined) marked.set(name, [at]);
    else list.push(at);
  };
  const visit = (element: Element): void => {
    const at = order.push(element) - 1;
    place.set(element, at);
    mark(element.localName, at);
    const classes = element.getAttribute('class');
    if (classes) for (const name of new Set(classes.split(/\s+/))) if (name !== '') mark(`.${name}`, at);
    const id = element.getAttribute('id');
    if (id) mark(`#${id}`, at);
    for (const child of element.children) visit(child);
    last[at] = order.length - 1;
  };
  visit(document.documentElement);
  return { order, place, last, marked };
}

/** Places in `list` from `from` up to and with `to`. */
function within(list: readonly number[], from: number, to: number): readonly number[] {
  let low = 0;
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < list.length && (list[end] as number) <= to) end++;
  return list.slice(low, end);
}

const NOWHERE: readonly number[] = [];

const marksOf = ({ tag, id, classes }: Compound): readonly string[] => [
  ...(id === null ? [] : [`#${id}`]),
  ...classes.map((name) => `.${name}`),
  ...(tag === null ? [] : [tag]),
];

const fits = (index: Index, at: number, compound: Compound): boolean =>
  marksOf(compound).every((name) => within(index.marked.get(name) ?? NOWHERE, at, at).length > 0);

function chainFits(index: Index, at: number, chain: readonly Compound[]): boolean {
  let left = chain.length - 1;
  for (let up = index.order[at]?.parentElement; up && left > 0; up = up.parentElement)
    if (fits(index, index.place.get(up) as number, chain[left - 1] as Compound)) left--;
  return left <= 0;
}

function find(index: Index, root: Element | null, chains: readonly (readonly Compound[])[]): Element[] {
  const from = root === null ? 0 : (index.place.get(root) as number) + 1;
  const to = root === null ? index.order.length : (index.last[from - 1] as number);
  const places = chains.flatMap((chain) => {
    const own = chain[chain.length - 1] as Compound;
    const [first = ''] = marksOf(own);
    return within(index.marked.get(first) ?? NOWHERE, from, to).filter(
      (at) => fits(index, at, own) && chainFits(index, at, chain),
    );
  });
  const found = chains.length === 1 ? places : [...new Set(places)].sort((a, b) => a - b);
  return found.map((at) => index.order[at] as Element);
}

/** What an element or a document is asked for, in this way or in happy-dom's own. */
type Asked = Pick<ParentNode, 'querySelector' | 'querySelectorAll'> & Pick<Element, 'getElementsByTagName'>;

/**
 * Makes `querySelector`, `querySelectorAll` and `getElementsByTagName` of this window's elements quick; what they give is no longer live. Gives a function
 * that makes them as they were.
 */
export function quickQueries(window: Window & typeof globalThis): () => void {
  const { document } = window;
  let index: Index | null = null;
  const changes = new window.MutationObserver(() => {
    index = null;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'id'] });
  const known = new Map<string, ReturnType<typeof parsed>>();
  const quick = (node: Node, selector: string): Element[] | null => {
    if (!known.has(selector)) known.set(selector, parsed(selector));
    const chains = known.get(selector);
    if (!chains || (node !== document && !node.isConnected)) return null;
    if (changes.takeRecords().length > 0) index = null;
    index ??= walked(document);
    const root = node === document ? null : (node as Element);
    return root !== null && !index.place.has(root) ? null : find(index, root, chains);
  };
  // happy-dom gives the document methods of its own.
  const owners: readonly Asked[] = [document, window.Element.prototype];
  const before = owners.map(({ querySelector, querySelectorAll, getElementsByTagName }) => {
    return { querySelector, querySelectorAll, getElementsByTagName };
  });
  for (const [n, owner] of owners.entries()) {
    const slow = before[n] as Asked;
    Object.assign(owner, {
      querySelector(this: Element, selector: string) {
        const found = quick(this, selector);
        return found === null ? slow.querySelector.call(this, selector) : (found[0] ?? null);
      },
      querySelectorAll(this: Element, selector: string) {
        return quick(this, selector) ?? slow.querySelectorAll.call(this, selector);
      },
      getElementsByTagName(this: Element, tag: string) {
        return quick(this, tag) ?? slow.getElementsByTagName.call(this, tag);
      },
    });
  }
  return () => {
    changes.disconnect();
    for (const [n, owner] of owners.entries()) Object.assign(owner, before[n]);
  };
}
