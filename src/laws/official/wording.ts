// Damage inside paragraphs: pieces that stand twice, notes and brackets without an end, words and letters that look mistaken.
import type { Ledger } from './ledger';
import { wordsOf } from './paragraphs';
import type { Unit } from './passage';

const LONGEST_REPEAT = 12;
const SHORTEST_REPEAT = 3;

/** Takes out a run of three words or more that follows on itself; such a run is named. */
export function withoutRepeats(text: string, ledger: Ledger): string {
  const words = text.split(' ');
  const kept: string[] = [];
  for (let i = 0; i < words.length; ) {
    let length = Math.min(LONGEST_REPEAT, Math.floor((words.length - i) / 2));
    while (length >= SHORTEST_REPEAT && !repeats(words, i, length)) length--;
    if (length >= SHORTEST_REPEAT) {
      ledger.mend('repeat', words.slice(i, i + length).join(' '));
      i += length;
    } else {
      kept.push(words[i] ?? '');
      i++;
    }
  }
  return kept.length === words.length ? text : kept.join(' ');
}

function repeats(words: readonly string[], at: number, length: number): boolean {
  for (let n = 0; n < length; n++) if (words[at + n] !== words[at + length + n]) return false;
  return true;
}

const NOTE = /\b(?:Noot|Note):/;
/** Signs of a wrong encoding, and letters that neither Dutch nor English has. */
const ODD_LETTER = /[āēīōūĀĒĪŌŪ\ufffd]|Ã[\u0080-\u00bf]|â€/u;
const AROUND = 20;

function unclosed(text: string): boolean {
  let depth = 0;
  let wrong = false;
  for (const sign of text.replace(/(^|\s)\(?[a-h]\)(?=\s|$)/g, '$1')) {
    if (sign === '(') depth++;
    else if (sign === ')') {
      depth--;
      if (depth < 0) wrong = true;
    }
  }
  return wrong || depth > 0;
}

/** The word that a letter stands in, as far as it is of a usual length. */
function wordAround(text: string, at: number): string {
  const before = /[^\s(]*$/.exec(text.slice(Math.max(0, at - AROUND), at))?.[0] ?? '';
  return before + (/^[^\s.,;:)]*/.exec(text.slice(at, at + AROUND))?.[0] ?? '');
}

/** The text from some words before a place. */
function from(text: string, at: number): string {
  const start = text.indexOf(' ', Math.max(0, at - 2 * AROUND));
  return at <= 2 * AROUND || start < 0 || start > at ? text : `…${text.slice(start)}`;
}

/** Names what looks damaged in the units and was left as it is. */
export function inspect(units: readonly Unit[], ledger: Ledger): void {
  const words = wordsOf(units.flatMap(({ parts }) => parts.map(({ text }) => text)));
  const hyphened = new Map(
    [...words].flatMap((word) => (/\p{L}-\p{L}/u.test(word) ? [[word.replace(/-/g, ''), word]] : [])),
  );
  for (const { id, parts } of units) {
    for (const { text } of parts) {
      const note = NOTE.exec(text);
      if (note !== null) ledger.doubt('note', id, from(text, note.index));
      if (unclosed(text)) ledger.doubt('bracket', id, text);
      const odd = ODD_LETTER.exec(text);
      if (odd !== null) ledger.doubt('letter', id, wordAround(text, odd.index));
      for (const [word] of text.matchAll(/\p{L}+/gu)) {
        const other = hyphened.get(word.toLowerCase());
        if (other !== undefined) ledger.doubt('spelling', id, `${word} (${other})`);
      }
    }
  }
}
