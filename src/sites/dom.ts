// Reading a page by what its user can see: text, attributes and inline style. Needs no layout, so it works on any document.
import { toCard } from '../bridge/cards';
import type { Card, Suit } from '../bridge/types';
import { Unreadable } from './site';

type Part = Unreadable['part'];

/** Children that match. Names and comments on a page may hold markup of their own, so a search in depth would find theirs too. */
export const childrenOf = (parent: HTMLElement, selector: string): readonly HTMLElement[] =>
  [...parent.children].filter((child): child is HTMLElement => child.matches(selector));

/** Throws `Unreadable(part)` unless `found`, said to be `what`, has `count` elements. */
export function expectCount(found: readonly unknown[], count: number, part: Part, what: string): void {
  if (found.length !== count) throw new Unreadable(part, `${what}: ${found.length} instead of ${count}`);
}

interface Style {
  gone: boolean;
  visibility: string;
}

/**
 * Tells of many elements of one moment whether a user can see them. The nearest inline `visibility` decides, as in CSS a visible child shows
 * in a hidden parent; `display: none` hides all below it. Where the browser can tell, style sheets may still hide what inline style shows.
 * What lies around several elements is looked at once.
 */
export function sight(): (element: HTMLElement) => boolean {
  const known = new Map<HTMLElement, Style>();
  const styleOf = (element: HTMLElement): Style => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { display, visibility } = element.style;
    const around = element.parentElement === null ? null : styleOf(element.parentElement);
    const style = {
      gone: display === 'none' || around?.gone === true,
      visibility: visibility || (around?.visibility ?? ''),
    };
    known.set(element, style);
    return style;
  };
  return (element) => {
    const { gone, visibility } = styleOf(element);
    if (gone || visibility === 'hidden' || visibility === 'collapse') return false;
    // A document without a window has no style sheets to ask about.
    const inWindow = element.isConnected && element.ownerDocument.defaultView !== null;
    return !inWindow || element.checkVisibility?.({ visibilityProperty: true }) !== false;
  };
}

/** Whether a user can see this one element; see `sight`. */
export const shown = (element: HTMLElement): boolean => sight()(element);

/** A length of an element in pixels: its inline style, else what the browser laid out; null where neither tells. */
export function lengthOf(element: HTMLElement, what: 'width' | 'height' | 'left' | 'top'): number | null {
  const inline = Number.parseFloat(element.style[what]);
  if (Number.isFinite(inline)) return inline;
  if (!hasLayout(element)) return null;
  return { width: element.offsetWidth, height: element.offsetHeight, left: element.offsetLeft, top: element.offsetTop }[
    what
  ];
}

/** Whether somebody lays this document out: a document of a test or of a parser has no sizes to ask for. */
const hasLayout = (element: HTMLElement): boolean => element.ownerDocument.documentElement.clientWidth > 0;

/** Whether the element takes up room: pools keep unused ones at size nought. */
export function hasSize(element: HTMLElement): boolean {
  if (Number.parseFloat(element.style.width) === 0 || Number.parseFloat(element.style.height) === 0) return false;
  return !hasLayout(element) || (element.offsetWidth > 0 && element.offsetHeight > 0);
}

/** Text without blanks at the ends, variation selectors and hard spaces. */
export const textOf = (node: Node): string =>
  (node.textContent ?? '')
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/\u00A0/g, ' ')
    .trim();

/** A colour as six lower-case hex digits: from `#CB0000`, `CB0000` or `rgb(203, 0, 0)`; empty when it is none of these. */
export function hex(colour: string): string {
  const rgb = /^rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(colour);
  if (rgb)
    return rgb
      .slice(1, 4)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('');
  return /^#?([0-9a-f]{6})$/i.exec(colour.trim())?.[1]?.toLowerCase() ?? '';
}

/** Inline background colour, as `hex`; a shorthand with more than a colour counts by its colour part. */
export const background = (element: HTMLElement): string =>
  hex(element.style.backgroundColor) || hex(element.style.background);

const GLYPHS: Readonly<Record<string, Suit>> = {
  '♣': 'C',
  '♧': 'C',
  '♦': 'D',
  '♢': 'D',
  '♥': 'H',
  '♡': 'H',
  '♠': 'S',
  '♤': 'S',
};

/** The suit of a suit sign, black or white; null when it is none. */
export const suitSign = (glyph: string): Suit | null => GLYPHS[glyph] ?? null;

/** A card written as sign and rank (`♥10`); null when it is none. */
export function cardFromText(text: string): Card | null {
  const suit = suitSign(text[0] ?? '');
  return suit === null ? null : toCard(suit + text.slice(1).trim());
}
