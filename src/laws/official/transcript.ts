// Transcripts of a pdf, whose line ends mean nothing: articles begin in the middle of a line, pages with their number.
import type { Ledger } from './ledger';

const IN_CAPITALS = /\s+(?=(?:ARTIKEL|LAW)\s\d{1,2}\b)/g;
const IN_A_SENTENCE = /([.:;)])\s+(?=(?:Artikel|Law)\s\d{1,2}\s+\p{Lu})/gu;
const PAGE_START = /^(\d{1,3})\s+(?=\p{L})/u;
/** A title in capitals, before the text that follows it on the same line. */
const CAPITALS = /^((?:[\p{Lu}\d][\p{Lu}\d,'’()/-]*\s+)+)(?=\p{Lu}?\p{Ll}|\p{Lu}\s\p{Ll}|\p{Lu}\.|[(\d]|$)/u;

/** Page numbers at the start of lines, as far as they count on. */
function withoutPageStarts(lines: readonly string[], ledger: Ledger): readonly string[] {
  let page = 0;
  return lines.map((line) => {
    const found = PAGE_START.exec(line);
    if (found === null || Number(found[1]) !== page + 1) return line;
    page++;
    ledger.mend('page', found[1] ?? '');
    return line.slice(found[0].length);
  });
}

/** Lines of which each begins an article or goes on with one; a title in capitals stands on a line of its own. */
export function cutTranscript(lines: readonly string[], ledger: Ledger): readonly string[] {
  const numbered = withoutPageStarts(lines, ledger);
  const capitals = numbered.some((line) => /\b(?:ARTIKEL|LAW)\s\d{1,2}\b/.test(line));
  return numbered
    .flatMap((line) => (capitals ? line.replace(IN_CAPITALS, '\n') : line.replace(IN_A_SENTENCE, '$1\n')).split('\n'))
    .flatMap((line) => {
      const head = /^((?:ARTIKEL|LAW)\s\d{1,2}[A-H]?\d?)\s+(.*)$/.exec(line);
      if (head === null) return [line];
      const [, article = '', rest = ''] = head;
      const title = CAPITALS.exec(`${rest} `)?.[1] ?? '';
      return [`${article} ${title}`.trim(), rest.slice(title.length).trim()].filter((piece) => piece !== '');
    });
}
