// Where the table is kept: in the tab's own session, so that loading the page anew loses nothing and closing the tab forgets it.
import type { Text } from '../../text';
import { type Book, EMPTY_BOOK, readBook } from './book';

/** The part of `sessionStorage` that is used; each may throw where the browser refuses. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

export const KEY = 'table';
/** What is there and cannot be read is put here, not written over. */
export const ASIDE = 'table:aside';

export const REFUSED: Text = {
  nl: 'Uw browser bewaart deze tafel niet. Herlaadt u de pagina, dan bent u hem kwijt.',
  en: 'Your browser does not keep this table. If you reload the page it is gone.',
};
export const UNREADABLE: Text = {
  nl: 'De bewaarde tafel is niet te lezen, of is van een andere versie. Hij is apart gezet; u begint met een lege tafel.',
  en: 'The table that was kept cannot be read, or is of another version. It has been set aside; you begin with an empty table.',
};

export function taken(drawer: Drawer): { book: Book; trouble: Text | null } {
  try {
    const text = drawer.getItem(KEY);
    if (text === null) return { book: EMPTY_BOOK, trouble: null };
    const book = readBook(text);
    if (book !== null) return { book, trouble: null };
    drawer.setItem(ASIDE, text);
    return { book: EMPTY_BOOK, trouble: UNREADABLE };
  } catch {
    // Blocked by policy or full: the user hears it and the table works on.
    return { book: EMPTY_BOOK, trouble: REFUSED };
  }
}

/** What the user should know of it, null where all is well. */
export function kept(drawer: Drawer, book: Book): Text | null {
  try {
    drawer.setItem(KEY, JSON.stringify(book));
    return null;
  } catch {
    return REFUSED;
  }
}
