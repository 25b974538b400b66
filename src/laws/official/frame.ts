// What a site or a program puts around the text: its own lines and marks, and how the whole was made.
import { WIKI_TITLE } from './edition';
import { plainId } from './ids';
import { startsWithLabel } from './labels';
import type { Ledger } from './ledger';
import type { SourceKind } from './passage';

/** Lines of sites, not of the law book. */
const FRAME: readonly RegExp[] = [
  /^Uit Spelregels voor tafelarbiters$/i,
  /^Versie door .{1,80} op /,
  /^\((?:wijz|hist)\)/,
  /← Oudere versie|Nieuwere versie →|\(overleg \| bijdragen\)/,
  /^verschil tussen versies/i,
  /^(?:Ga naar|Jump to):/,
  /^(?:Naar navigatie springen|Naar zoeken springen|Skip to the main content|Spelregelboekje NBB)$/i,
  /^Home(?:\b.{0,40}\bArtikelengroep\b.{0,40})?$/,
  /^(?:Maat: px|Weergave met pagina beginnen:.*|Transcriptie|Download.{0,30})$/,
  // Wiki text: inclusions, tables, signs of a list of changes.
  /^\{\{.*\}\}$/,
  /^\[\[[^\]]*\]\]$/,
  /^[|!].*$/,
  /^\{\|.*$/,
  /^\|\}$/,
];
const WIKI_MARK = /'{2,5}|<\/?\s*(?:br|big|small|center|noinclude|includeonly|onlyinclude|b|i|u)\s*\/?>/gi;
const LINE_BREAK = /<\/?\s*br\s*\/?>/gi;
const WIKI_LINK = /\[\[(?:[^\]|\n]{1,80}\|)?([^\]|\n]{1,200})\]\]/g;
const NO_WORDS = /^[^\p{L}\d]+$/u;

/** Takes away the site's own lines and marks. A line without a letter or a digit is what is left of a mark. */
export function withoutFrame(lines: readonly string[], kind: SourceKind, ledger: Ledger): readonly string[] {
  const start = kind === 'transcript' ? lines.indexOf('Transcriptie') : -1;
  return lines.map((line, i) => {
    if (line === '') return '';
    // The title of a wiki page is the heading of what stands on it.
    const article = plainId(WIKI_TITLE.exec(line)?.[2] ?? '');
    if (article !== null) {
      ledger.mend('frame', line);
      return `Artikel ${article}`;
    }
    if (i < start || WIKI_TITLE.test(line) || FRAME.some((pattern) => pattern.test(line))) {
      ledger.mend('frame', line);
      return '';
    }
    if (!NO_WORDS.test(line)) return line;
    ledger.mend('mark', line);
    return '';
  });
}

/** Wiki marks out of the text, before it is cut in lines. */
export function withoutWikiMarks(text: string, ledger: Ledger): string {
  const broken = text.replace(LINE_BREAK, '\n');
  const plain = broken.replace(WIKI_MARK, '').replace(WIKI_LINK, '$1');
  if (plain !== text) ledger.mend('frame', '', text.match(WIKI_MARK)?.length ?? 1);
  return plain;
}

const LISTED = 3;
const NUMBER_LINE = /^\d{1,3}$/;

/** How a text was made, by its marks; `text` where there are none. */
export function sourceKind(lines: readonly string[]): SourceKind {
  if (lines.some((line) => WIKI_TITLE.test(line) || /^Uit Spelregels voor tafelarbiters$/i.test(line))) return 'wiki';
  if (lines.includes('Transcriptie')) return 'transcript';
  const numbers = lines.flatMap((line) => (NUMBER_LINE.test(line) ? [Number(line)] : []));
  const rising = numbers.filter((number, i) => i > 0 && number === (numbers[i - 1] ?? 0) + 1).length;
  if (rising >= LISTED - 1) return 'pdf';
  return lines.filter((line) => startsWithLabel(line)).length >= LISTED ? 'list' : 'text';
}
