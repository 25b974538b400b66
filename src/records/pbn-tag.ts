// One tag of PBN, `[Name "value"]`, in any white space (import form, section 3.2 of PBN 2.1).

/** `end`: place behind the bracket. 'open': the text ends before the tag does. 'bad': this is no tag. */
export type TagFound = { name: string; value: string; end: number } | 'open' | 'bad';

const QUOTE = 34;
const BACKSLASH = 92;

const isNameLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}

/** Reads the tag whose `[` stands at `from`. A quote inside the value counts as part of it unless a `]` follows. */
export function tagAt(text: string, from: number): TagFound {
  let at = skipSpace(text, from + 1);
  // Some programs double the bracket.
  if (text.charCodeAt(at) === 91) at = skipSpace(text, at + 1);
  const start = at;
  while (at < text.length && isNameLetter(text.charCodeAt(at))) at++;
  const name = text.slice(start, at);
  at = skipSpace(text, at);
  if (at >= text.length) return 'open';
  if (name === '' || text.charCodeAt(at) !== QUOTE) return 'bad';
  const valueStart = ++at;
  let escaped = false;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) {
      const next = text.charCodeAt(at + 1);
      if (next === QUOTE || next === BACKSLASH) {
        // `\"]` at the end of a line is a backslash before the closing quote (programs write `\4L\"` so).
        if (next === QUOTE && text.charCodeAt(at + 2) === 93 && skipSpace(text, at + 3) === text.length) continue;
        escaped = true;
        at++;
      }
    } else if (code === QUOTE) {
      const close = skipSpace(text, at + 1);
      if (close >= text.length) return 'open';
      if (text.charCodeAt(close) === 93) {
        const raw = text.slice(valueStart, at);
        return { name, value: escaped ? raw.replace(/\\(["\\])/g, '$1') : raw, end: close + 1 };
      }
    }
  }
  return 'open';
}
