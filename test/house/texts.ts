export interface FoundText {
  nl: string;
  en: string;
  line: number;
}

const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'})`;
const WORDS = String.raw`${STRING}(?:\s*\+\s*${STRING})*`;
const PAIR = new RegExp(String.raw`\bnl:\s*(${WORDS})\s*,\s*en:\s*(${WORDS})`, 'g');

/** The value of one or more literals joined by `+`; a `${}` of a template stays as it is written. */
function textOf(literals: string): string {
  return [...literals.matchAll(new RegExp(STRING, 'g'))]
    .map(([literal]) => literal.slice(1, -1).replace(/\\(.)/g, '$1'))
    .join('');
}

/** The texts of a source file: objects written `{ nl: '...', en: '...' }`. */
export function textsOf(source: string): readonly FoundText[] {
  return [...source.matchAll(PAIR)].map(({ 1: nl = '', 2: en = '', index }) => ({
    nl: textOf(nl),
    en: textOf(en),
    line: source.slice(0, index).split('\n').length,
  }));
}

/** Names between braces, sorted: the blanks of a text. */
export const blanksOf = (text: string): readonly string[] =>
  [...new Set([...text.replace(/\$\{[^}]*\}/g, '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

/** Number of places where a Dutch string literal starts a text: each must be found as a pair. */
export const openings = (source: string): number => [...source.matchAll(/\bnl:\s*['"`]/g)].length;
