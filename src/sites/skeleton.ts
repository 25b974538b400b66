// What a page is built of, without anything that is written on it: for a maintainer who cannot see the page.

/** Bounds of the whole text. */
const MOST_LINES = 600;
const MOST_LENGTH = 30_000;
const DEEPEST = 30;
/** So many values of one property, or texts of one kind, are told one by one. */
const MOST_VALUES = 6;

/** Only where things are, and in which colour: anything else may hold words or pictures of cards. */
const STYLES = [
  'display',
  'visibility',
  'position',
  'left',
  'top',
  'right',
  'bottom',
  'width',
  'height',
  'z-index',
  'opacity',
  'color',
  'background-color',
] as const;
const PLAIN_VALUE = /^(?:-?[\d.]+(?:px|%|em|rem|vw|vh|pt)?|[a-z-]{1,20}|rgba?\([\d., ]+\)|#[0-9a-f]{3,8})$/i;
const PLAIN_NAME = /^[a-z][\w:-]{0,59}$/i;
/** Their insides are not what a page is built of, or not the page's (the second is our own overlay). */
const CLOSED = 'script, style, template, noscript, svg, canvas, iframe';
const OURS = '[data-slagwacht]';

const WORD = /[\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)*/gu;

/** Every word that is written on the page, to be kept out of the names too. */
function wordsOn(root: Element): { exact: ReadonlySet<string>; folded: ReadonlySet<string> } {
  const exact = new Set<string>();
  // Text by text: words of neighbours would grow together.
  const texts = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    for (const [word] of (text.textContent ?? '').matchAll(WORD)) exact.add(word);
  return { exact, folded: new Set([...exact].map((word) => word.toLowerCase())) };
}

/** A class or id, or `?` where it holds a word that is written on the page: a name may have become part of it. */
function nameless(name: string, words: ReturnType<typeof wordsOn>): string {
  const written = words.folded.has(name.toLowerCase()) || name.split(/[:_-]/).some((part) => words.exact.has(part));
  return PLAIN_NAME.test(name) && !written ? name : '?';
}

const inOrder = (a: string, b: string): number =>
  Number.parseFloat(a) - Number.parseFloat(b) || (a < b ? -1 : a > b ? 1 : 0);

/** Different values in order of size, never in order of the page: that order could tell which card lies where. */
function values(found: ReadonlySet<string>): string {
  const sorted = [...found].sort(inOrder);
  return sorted.length <= MOST_VALUES
    ? sorted.join(' | ')
    : `${sorted[0]} .. ${sorted[sorted.length - 1]} (${sorted.length} values)`;
}

function stylesOf(group: readonly Element[]): string {
  const told = STYLES.flatMap((name) => {
    const found = new Set<string>();
    for (const element of group) {
      const value = (element as HTMLElement).style?.getPropertyValue(name).trim() ?? '';
      if (value !== '') found.add(PLAIN_VALUE.test(value) ? value : '?');
    }
    return found.size === 0 ? [] : [`${name}: ${values(found)}`];
  });
  return told.length === 0 ? '' : ` { ${told.join('; ')} }`;
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');

/** Elements of one tag with the same classes and id, wherever they stand among these; in order of the first of each. */
function grouped(elements: readonly Element[], words: ReturnType<typeof wordsOn>): ReadonlyMap<string, Element[]> {
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    if (element.matches(OURS)) continue;
    const id = element.id === '' ? '' : `#${nameless(element.id, words)}`;
    const classes = [...new Set([...element.classList].map((name) => `.${nameless(name, words)}`))].join('');
    const key = `${element.localName}${id}${classes}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [element]);
    else group.push(element);
  }
  return groups;
}

/**
 * The build of an element: a line for each kind of element below it, indented by depth, with tag, id, classes, how many of them there are in all, places and
 * colours set in line, and whether they have text of their own. Elements of one kind are told together, so that nothing tells which of them was which.
 * Holds no text, no other attribute, and no id or class in which a word of the page occurs. At most 600 lines and 30,000 characters.
 */
export function skeleton(root: Element): string {
  const words = wordsOn(root);
  const lines: string[] = [];
  let length = 0;
  let left = 0;
  const add = (line: string): boolean => {
    if (lines.length >= MOST_LINES || length + line.length > MOST_LENGTH) {
      left++;
      return false;
    }
    lines.push(line);
    length += line.length + 1;
    return true;
  };
  const tell = (elements: readonly Element[], depth: number): void => {
    for (const [key, group] of grouped(elements, words)) {
      const many = group.length > 1 ? ` ×${group.length}` : '';
      const texts = group.filter(hasOwnText).length;
      const text = texts === 0 ? '' : texts === group.length ? ' text' : ` text in ${texts}`;
      if (!add(`${' '.repeat(depth)}${key}${many}${text}${stylesOf(group)}`)) continue;
      const open = group.filter((element) => !element.matches(CLOSED));
      if (depth < DEEPEST)
        tell(
          open.flatMap((element) => [...element.children]),
          depth + 1,
        );
    }
  };
  tell([root], 0);
  return [...lines, ...(left > 0 ? [`... and ${left} kinds more`] : [])].join('\n');
}
