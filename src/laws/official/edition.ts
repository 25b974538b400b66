// Which edition a text says it is of, and in which language it is.
import type { Lang } from '../../text';
import type { Edition } from '../law';

const EDITIONS: readonly string[] = ['1997', '2007', '2017'] satisfies readonly Edition[];
/** The editions that the law book has had; some of them we do not know. */
const YEAR = /\b(1936|1948|1949|1963|1975|1981|1982|1987|1997|2007|2017)\b/g;
/** A title of a wiki of the laws: `Sjabloon:2017:50C`, `Sjabloon:1997:HVI1II`. */
export const WIKI_TITLE = /^(?:(?:Sjabloon|Template):)?(\d{4}):([A-Z0-9][A-Za-z0-9()]*)$/;
const ABOUT_AN_EDITION = /spelregels|laws of|duplicate|contract bridge|wedstrijdbridge|editie|edition|uitgave|druk\b/i;
/** Sentences of the laws name no years; a line as long as a paragraph is no title. */
const TITLE_LENGTH = 200;

export const isEdition = (year: string): year is Edition => EDITIONS.includes(year);

/** Years of editions that the lines name: those of page titles where there are any, else those beside words about the law book. */
export function yearsNamed(lines: readonly string[]): readonly string[] {
  const titles = lines.flatMap((line) => WIKI_TITLE.exec(line)?.[1] ?? []);
  if (titles.length > 0) return [...new Set(titles)];
  const about = lines.filter((line) => line.length <= TITLE_LENGTH && ABOUT_AN_EDITION.test(line));
  return [...new Set(about.flatMap((line) => [...line.matchAll(YEAR)].map(([year]) => year)))];
}

/** The edition, where exactly one is named and we know it. */
export function editionOf(years: readonly string[]): Edition | null {
  const [only] = years;
  return years.length === 1 && only !== undefined && isEdition(only) ? only : null;
}

const COMMON: Readonly<Record<Lang, RegExp>> = {
  nl: /\b(?:de|het|een|van|wordt|moet|mag|niet|artikel|kaart|slag)\b/gi,
  en: /\b(?:the|of|shall|must|may|not|law|card|trick|his|is)\b/gi,
};
const SAMPLE = 20_000;

/** The language by its commonest words; null where they do not tell clearly. */
export function languageOf(text: string): Lang | null {
  const sample = text.slice(0, SAMPLE);
  const [nl, en] = [sample.match(COMMON.nl)?.length ?? 0, sample.match(COMMON.en)?.length ?? 0];
  if (nl > 2 * en) return 'nl';
  return en > 2 * nl ? 'en' : null;
}
