// Characters that a copy brings along: soft hyphens, hard spaces, controls, ligatures, split accents.
import type { Ledger } from './ledger';

/** All that is invisible and is no space: controls, marks of direction, joiners, byte order marks. */
const CONTROL = /(?!\n)[\p{Cc}\p{Cf}]/gu;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SOFT_HYPHEN = /\u00ad\n?/g;
/** What some programs make of a soft hyphen. */
const NOT_SIGN = /(\p{L})\u00ac\n?(?=\p{L})/gu;
const HARD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const LIGATURES: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };
const LIGATURE = /[\ufb00-\ufb04]/g;

const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The same text in plain characters, with `\n` between lines; what was replaced goes into the ledger. */
export function plainCharacters(raw: string, ledger: Ledger): string {
  const lined = raw.replace(LINE_END, '\n').replace(/\t/g, ' ');
  ledger.mend('softHyphen', '', times(lined, SOFT_HYPHEN) + times(lined, NOT_SIGN));
  const whole = lined.replace(SOFT_HYPHEN, '').replace(NOT_SIGN, '$1');
  ledger.mend('character', '', times(whole, CONTROL) + times(whole, LIGATURE));
  ledger.mend('space', '', times(whole, HARD_SPACE));
  const plain = whole
    .replace(CONTROL, '')
    .replace(HARD_SPACE, ' ')
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter);
  const composed = plain.normalize('NFC');
  if (composed !== plain) ledger.mend('character', '');
  return composed;
}

/** One line's white space: none at the ends, one space between words. */
export const squeeze = (text: string): string => text.trim().replace(/\s+/g, ' ');
