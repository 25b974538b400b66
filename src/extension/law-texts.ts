// The user's own copies of the law book in the browser's own storage: a book for each edition and language. They go nowhere else.
import type { ArticleId, Edition } from '../laws/law';
import { EMPTY_BOOK, MOST_STORED, merged, readBook, type StoredBook, sizeOf } from '../laws/official/book';
import { byNumber, officialText } from '../laws/official/lookup';
import type { Official, Unit } from '../laws/official/passage';
import type { Lang, Text } from '../text';

/** The part of `browser.storage.local` that we use. */
export interface LawArea {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

const EDITIONS: readonly Edition[] = ['2017', '2007', '1997'];
const LANGS: readonly Lang[] = ['nl', 'en'];

export const lawKey = (edition: Edition, lang: Lang): string => `law:${edition}:${lang}`;
/** Where a book of a version that we do not know is kept. */
export const asideKey = (edition: Edition, lang: Lang): string => `${lawKey(edition, lang)}:aside`;
export const isLawKey = (key: string): boolean => key.startsWith('law:');

export const FULL: Text = {
  nl: 'Uw browser kon de tekst niet bewaren: er is geen plaats meer, of het mag niet. Wat er al stond, staat er nog.',
  en: 'Your browser could not keep the text: there is no room left, or it is not allowed. What was there is still there.',
};
export const TOO_MUCH: Text = {
  nl: 'Samen met wat er al staat is dit te veel tekst voor één spelregelboek. Verwijder eerst iets.',
  en: 'Together with what is there already this is too much text for one law book. Remove something first.',
};
export const UNREADABLE: Text = {
  nl: 'Uw browser geeft de bewaarde teksten niet vrij. Sluit deze pagina en open haar opnieuw.',
  en: 'Your browser does not give the stored texts. Close this page and open it again.',
};

const allPairs = EDITIONS.flatMap((edition) => LANGS.map((lang) => ({ edition, lang })));

/** Every book that has something in it, newest edition first. Rejects where the browser refuses. */
export async function storedBooks(area: LawArea): Promise<readonly StoredBook[]> {
  const values = await area.get(allPairs.map(({ edition, lang }) => lawKey(edition, lang)));
  return allPairs.flatMap(({ edition, lang }) => {
    const book = readBook(values[lawKey(edition, lang)]) ?? EMPTY_BOOK;
    return book.units.length > 0 ? [{ edition, lang, book }] : [];
  });
}

/**
 * Adds units to the book of an edition and a language, as it stands in storage now. Null when that is done, else what the user should know; then nothing
 * has changed. A book of an unknown version is set aside first.
 */
export async function saveUnits(
  area: LawArea,
  to: { edition: Edition; lang: Lang },
  units: readonly Unit[],
  from: { source: string; saved: number },
): Promise<Text | null> {
  const key = lawKey(to.edition, to.lang);
  try {
    const stored = (await area.get([key]))[key];
    const known = readBook(stored);
    const book = merged(known ?? EMPTY_BOOK, units, from.source, from.saved);
    if (sizeOf(book) > MOST_STORED) return TOO_MUCH;
    await area.set(known === null ? { [asideKey(to.edition, to.lang)]: stored, [key]: book } : { [key]: book });
    return null;
  } catch {
    // Full, forbidden by policy, a private window: the page says so, and the preview is still there.
    return FULL;
  }
}

/** Removes a whole book. Null when that is done, else what the user should know. */
export async function removeBook(area: LawArea, edition: Edition, lang: Lang): Promise<Text | null> {
  try {
    await area.remove(lawKey(edition, lang));
    return null;
  } catch {
    return UNREADABLE;
  }
}

/** What the user's own copies say about these articles, of that edition alone: one for each language that has something. */
export async function officialTexts(
  area: Pick<LawArea, 'get'>,
  ids: readonly ArticleId[],
  edition: Edition,
): Promise<ReadonlyMap<ArticleId, readonly Official[]>> {
  const values = await area.get(LANGS.map((lang) => lawKey(edition, lang)));
  const books = LANGS.flatMap((lang) => {
    const book = readBook(values[lawKey(edition, lang)]);
    return book === null || book.units.length === 0 ? [] : [{ lang, part: byNumber(book) }];
  });
  const found = ids.map(
    (id) => [id, books.flatMap(({ lang, part }) => officialText(part(id), id, edition, lang) ?? [])] as const,
  );
  return new Map(found.filter(([, texts]) => texts.length > 0));
}
