// Labels at the start of a paragraph: `A.`, `B1.`, `1.`, `(a)`, and the bullets that lists leave behind.

const BULLET = /^[-–—•*·▪◦●○■](?:\s+|$)/;
const LETTER = /^([A-H])(\d)?[.)](?:\s+|$)/;
const DIGIT = /^(\d{1,2})[.)](?:\s+|$)/;
const SMALL = /^\(?([a-h])\)(?:\s+|$)/;
/** `1. 1. (a)`: more labels on one line than this are no labels. */
const MOST_LABELS = 4;

export type Label = { kind: 'letter' | 'digit' | 'small'; value: string };

/** What stands before the words of a paragraph, from left to right, and the words. `marks` is the start as it was written. */
export interface Labelled {
  bullet: boolean;
  labels: readonly Label[];
  marks: string;
  text: string;
}

function nextLabel(text: string): { labels: readonly Label[]; length: number } | null {
  const letter = LETTER.exec(text);
  if (letter !== null) {
    const [whole, value = '', digit] = letter;
    const inside: Label[] = digit === undefined ? [] : [{ kind: 'digit', value: digit }];
    return { labels: [{ kind: 'letter', value }, ...inside], length: whole.length };
  }
  const digit = DIGIT.exec(text);
  if (digit !== null) return { labels: [{ kind: 'digit', value: digit[1] ?? '' }], length: digit[0].length };
  const small = SMALL.exec(text);
  return small && { labels: [{ kind: 'small', value: small[1] ?? '' }], length: small[0].length };
}

/** Takes the labels off a paragraph. */
export function labelled(paragraph: string): Labelled {
  const bullet = BULLET.exec(paragraph)?.[0] ?? '';
  const labels: Label[] = [];
  let at = bullet.length;
  for (let n = 0; n < MOST_LABELS; n++) {
    const next = nextLabel(paragraph.slice(at, at + 8));
    if (next === null) break;
    labels.push(...next.labels);
    at += next.length;
  }
  return { bullet: bullet !== '', labels, marks: paragraph.slice(0, at).trim(), text: paragraph.slice(at).trim() };
}

export const startsWithLabel = (line: string): boolean => BULLET.test(line) || nextLabel(line.slice(0, 8)) !== null;
/** A label that waits for its words on the next line. A bare bullet waits for nothing: it is an empty item. */
export const isBareLabel = (line: string): boolean => line.length <= 8 && nextLabel(line)?.length === line.length;
