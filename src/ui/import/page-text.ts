// The text of an html page, as a reader sees it: a line for each block, a bullet for each item of a list, for its own number is drawn, not written.

/** Blocks: a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR ' +
    'LEGEND LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TITLE TR UL'
  ).split(' '),
);
/** Paragraphs: an empty line around them. */
const APART: ReadonlySet<string> = new Set('BLOCKQUOTE H1 H2 H3 H4 H5 H6 P PRE TABLE'.split(' '));
/** Not text, or not of the page. */
const SKIPPED: ReadonlySet<string> = new Set(
  'AUDIO BUTTON CANVAS EMBED IFRAME MATH NOSCRIPT OBJECT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA VIDEO'.split(' '),
);
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/** What is needed of a DOM node: any document will do. */
export interface PageNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: PageNode | null;
  readonly nextSibling: PageNode | null;
  readonly parentNode: PageNode | null;
}

/** The text under a node, in lines. A walk without recursion: a page may be nested as deep as it likes. */
export function pageText(root: PageNode): string {
  const out: string[] = [];
  const enter = (node: PageNode): boolean => {
    if (node.nodeType === TEXT_NODE) out.push((node.nodeValue ?? '').replace(/\s+/g, ' '));
    const name = node.nodeName.toUpperCase();
    if (node.nodeType !== ELEMENT_NODE || SKIPPED.has(name)) return false;
    if (name === 'BR') out.push('\n');
    if (APART.has(name)) out.push('\n\n');
    else if (BLOCKS.has(name)) out.push('\n');
    if (name === 'LI') out.push('- ');
    return true;
  };
  const leave = (node: PageNode) => {
    const name = node.nodeName.toUpperCase();
    if (APART.has(name)) out.push('\n\n');
    else if (BLOCKS.has(name)) out.push('\n');
  };
  let node: PageNode | null = root;
  while (node !== null) {
    const child: PageNode | null = node === root || enter(node) ? node.firstChild : null;
    if (child !== null) {
      node = child;
      continue;
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      leave(node);
      node = node.parentNode;
    }
    if (node === null || node === root) break;
    leave(node);
    node = node.nextSibling;
  }
  return out.join('');
}

const HTML = /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?(?:<!doctype html|<html|<head|<body)\b/i;
const TAGS = /<(?:p|div|ol|ul|li|table|h[1-6])(?:\s[^<>]{0,500})?>/gi;
const ENOUGH_TAGS = 3;
const SNIFFED = 20_000;

/** Whether a text is the source of a page. */
export function looksLikeHtml(text: string): boolean {
  const head = text.slice(0, SNIFFED);
  return HTML.test(head) || (head.match(TAGS)?.length ?? 0) >= ENOUGH_TAGS;
}
