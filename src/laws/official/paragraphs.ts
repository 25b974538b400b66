// Lines to paragraphs: page numbers out, words and sentences that a line end broke together again.
import { squeeze } from './characters';
import { isHeadLine, isRegisterLine } from './heads';
import { isBareLabel, startsWithLabel } from './labels';
import type { Ledger } from './ledger';

/** A line with words, and what stood before it: `blank` lines, or the foot of a `page`. */
interface Line {
  text: string;
  blank: boolean;
  page: boolean;
}

const PAGE_NUMBER = /^(?:[-–—]\s*)?(?:(?:pagina|page|blz\.?|p\.)\s*)?(\d{1,3})(?:\s*[-–—])?$/i;
/** A line at the head or the foot of so many pages is no text of the law. */
const RUNNING = 3;
const RUNNING_LENGTH = 70;
const SENTENCE_END = /(?:[.:;!?…]["'”’)\]]*|;\s*(?:of|en|or|and))$/;
/** Lines shorter than this part of a full one end because a paragraph ends. */
const FULL = 0.75;
/** A text of which so many sentences run on into a next line has hard line ends. */
const WRAPPED = 3;
/** In other texts only a line that is long by itself can have been broken off. */
const LONG_ENOUGH = 60;

export const endsSentence = (text: string): boolean => SENTENCE_END.test(text);

/** Short lines that come back beside page numbers: the running heads of a book. */
function runningHeads(lines: readonly string[]): ReadonlySet<string> {
  const filled = lines.filter((line) => line !== '');
  const beside = new Map<string, number>();
  filled.forEach((line, i) => {
    if (!PAGE_NUMBER.test(line)) return;
    for (const near of [filled[i - 1], filled[i + 1]])
      if (near !== undefined && near.length <= RUNNING_LENGTH && !endsSentence(near) && !PAGE_NUMBER.test(near))
        beside.set(near, (beside.get(near) ?? 0) + 1);
  });
  return new Set([...beside].flatMap(([line, count]) => (count >= RUNNING ? [line] : [])));
}

function withoutPages(lines: readonly string[], ledger: Ledger): readonly Line[] {
  const running = runningHeads(lines);
  const kept: Line[] = [];
  let [blank, page] = [true, false];
  for (const text of lines) {
    if (text === '') blank = true;
    else if (PAGE_NUMBER.test(text) || running.has(text)) {
      ledger.mend('page', text);
      page = true;
    } else {
      kept.push({ text, blank, page });
      [blank, page] = [false, false];
    }
  }
  return kept;
}

/** The length of a full line: nine of ten lines are no longer. */
function fullLength(lines: readonly Line[]): number {
  const lengths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0;
}

const runsOn = (before: string, after: Line): boolean =>
  !endsSentence(before) && /^\(?\p{Ll}/u.test(after.text) && !startsWithLabel(after.text);

/** Whether line ends stand in the middle of sentences throughout. */
function isWrapped(lines: readonly Line[]): boolean {
  let count = 0;
  for (let i = 1; i < lines.length; i++) {
    const [before, line] = [lines[i - 1], lines[i]];
    if (before !== undefined && line !== undefined && !line.blank && runsOn(before.text, line)) count++;
  }
  return count >= WRAPPED;
}

/**
 * What becomes of a hyphen at a line end. It goes only where the word without it stands elsewhere in the text; it stays without a space where the word
 * with it does; else nothing is decided, and it is `left`.
 */
function hyphenAt(before: string, after: string, words: ReadonlySet<string>, ledger: Ledger): 'gone' | 'kept' | 'left' {
  const first = /[\p{L}-]*-$/u.exec(before.slice(-60))?.[0] ?? '';
  const second = /^[\p{L}-]*/u.exec(after.slice(0, 60))?.[0] ?? '';
  if (first.length < 2) return 'left';
  const joined = first.slice(0, -1) + second;
  if (words.has(joined.toLowerCase())) {
    ledger.mend('hyphen', joined);
    return 'gone';
  }
  if (words.has((first + second).toLowerCase())) return 'kept';
  ledger.doubt('hyphen', null, `${first} ${second}`);
  return 'left';
}

/** The words of a text in small letters; those broken by a line end are not among them. */
export function wordsOf(lines: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const line of lines)
    for (const [word] of line.matchAll(/[\p{L}][\p{L}\p{M}-]*/gu))
      if (!word.endsWith('-')) words.add(word.toLowerCase());
  return words;
}

/** The paragraphs of a text, each on one line. `broken`: its line ends are known to mean nothing. */
export function paragraphsOf(lines: readonly string[], broken: boolean, ledger: Ledger): readonly string[] {
  const kept = withoutPages(lines, ledger);
  const wrapped = broken || isWrapped(kept);
  const full = fullLength(kept) * FULL;
  const words = wordsOf(lines);
  const made: string[] = [];
  // Lines of the last paragraph and what goes between them: joined once, or a paragraph of many lines would be copied as often.
  let open: string[] = [];
  let last = '';
  const close = () => {
    if (open.length > 0) made.push(squeeze(open.join('')));
    open = [];
  };
  for (const line of kept) {
    const register = isRegisterLine(last) && isRegisterLine(line.text);
    const goes = open.length > 0 && !isHeadLine(line.text) && !isHeadLine(last) && !register;
    const near = !line.blank || line.page;
    const bare = isBareLabel(last);
    const hyphen = near && last.endsWith('-') && /^\p{Ll}/u.test(line.text);
    const sentence = near && runsOn(last, line) && (wrapped || last.length >= LONG_ENOUGH);
    const wraps = wrapped && near && last.length >= full && !endsSentence(last) && !startsWithLabel(line.text);
    if (goes && (bare || hyphen || sentence || wraps)) {
      if (!bare) ledger.mend('line', '');
      const end = hyphen ? hyphenAt(last, line.text, words, ledger) : 'left';
      if (end === 'gone') open.push((open.pop() ?? '').slice(0, -1));
      if (end === 'left') open.push(' ');
      open.push(line.text);
    } else {
      close();
      open.push(line.text);
    }
    last = line.text;
  }
  close();
  return made;
}
