// Where an article can be read: at the union's, or where the user's own template points. A link is followed by a press only, and carries an article number.
import type { ArticleId } from '../laws/law';
import type { Text } from '../text';

/** What a template holds in the place of the number. */
export const BLANK = '{artikel}';
const MOST = 300;

/** The unions' own front doors: deeper addresses change. */
export const LAW_BOOK: Text = {
  nl: 'https://www.bridge.nl/',
  en: 'https://www.worldbridge.org/rules-regulations/laws/',
};

/** What the link to the user's own address is called. */
export const OWN_LINK: Text = { nl: 'Artikel {id} op uw eigen adres', en: 'Article {id} at your own address' };

function addressOf(template: string, id: string): URL | null {
  try {
    return new URL(template.replaceAll(BLANK, encodeURIComponent(id)));
  } catch {
    return null;
  }
}

/** A secure address with the blank behind its host, so that no number can turn it into the address of another. */
export function isLinkTemplate(template: string): boolean {
  if (template.length > MOST || !template.includes(BLANK)) return false;
  const [one, other] = [addressOf(template, '1'), addressOf(template, '93C2')];
  if (one === null || other === null) return false;
  return one.protocol === 'https:' && one.origin === other.origin && one.username === '' && one.password === '';
}

/** The user's address of an article, or null where there is no (sound) template. */
export function articleAddress(template: string | null, id: ArticleId): string | null {
  if (template === null || !isLinkTemplate(template)) return null;
  return addressOf(template, id)?.href ?? null;
}
