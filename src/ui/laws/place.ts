// Where somebody is in the law index, and how an address says so.
import type { ArticleId } from '../../laws/law';
import { numberTyped } from './article-number';

/** `home` with what is searched for (empty: the contents); an article; the glossary, at a term or at its beginning. */
export type Place =
  | { at: 'home'; query: string }
  | { at: 'article'; id: ArticleId }
  | { at: 'terms'; id: string | null };

export const HOME: Place = { at: 'home', query: '' };
export const toArticle = (id: ArticleId): Place => ({ at: 'article', id });

const SEARCH = 'zoek=';
const TERM = 'begrip=';
const TERMS = 'begrippen';

/** The part of an address behind its `#`, `#` included: `#57A`, `#zoek=te%20snel`, `#begrip=revoke`, `#begrippen`; `#` for the beginning. */
export function hashOf(place: Place): string {
  if (place.at === 'article') return `#${place.id}`;
  if (place.at === 'terms') return place.id === null ? `#${TERMS}` : `#${TERM}${encodeURIComponent(place.id)}`;
  return place.query === '' ? '#' : `#${SEARCH}${encodeURIComponent(place.query)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A sign of per cent that somebody typed stands for itself.
    return text;
  }
}

/** The place that an address names; what is no article, term or search is searched for. */
export function placeOf(hash: string): Place {
  const text = decoded(hash.replace(/^#/, ''));
  if (text === TERMS) return { at: 'terms', id: null };
  if (text.startsWith(TERM)) return { at: 'terms', id: text.slice(TERM.length) };
  if (text.startsWith(SEARCH)) return { at: 'home', query: text.slice(SEARCH.length) };
  const number = numberTyped(text);
  return number === null ? { at: 'home', query: text } : toArticle(number.id as ArticleId);
}
