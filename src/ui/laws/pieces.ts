// A text in pieces: words, cards, suits, and terms that can be explained.
import type { Card, Rank, Suit } from '../../bridge/types';
import type { Term } from '../../laws/terms';
import type { Lang } from '../../text';

export type Piece = string | { card: Card } | { suit: Suit } | { term: Term; text: string };

const SUIT_OF: Readonly<Record<string, Suit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
const RANK_OF: Readonly<Record<Lang, Readonly<Record<string, Rank>>>> = {
  nl: { H: 'K', V: 'Q', B: 'J', '10': 'T' },
  en: { '10': 'T' },
};
const RANKS: Readonly<Record<Lang, string>> = { nl: '10|[AHVB2-9]', en: '10|[AKQJ2-9]' };

/** Finds the terms in a text of a language. */
interface Marker {
  pattern: RegExp;
  termOf(found: string): Term | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isAbbreviation = (text: string): boolean => text.length <= 3 && text === text.toUpperCase();
/** "WL" is no "wl", and "as" no "AS". */
const keyOf = (text: string): string => (isAbbreviation(text) ? text : text.toLowerCase());

function markerOf(terms: readonly Term[], lang: Lang): Marker {
  const byForm = new Map<string, Term>();
  for (const term of terms) {
    if (term.plain) continue;
    const name = term.name[lang].replace(/\s*\(.*\)/, '').replace(/^to /, '');
    for (const form of [name, ...term.forms[lang]]) byForm.set(keyOf(form), term);
  }
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return {
    // With no forms at all: nothing matches.
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu'),
    termOf: (found) => byForm.get(keyOf(found)) ?? null,
  };
}

const markers = new WeakMap<readonly Term[], Partial<Record<Lang, Marker>>>();
function marker(terms: readonly Term[], lang: Lang): Marker {
  const known = markers.get(terms) ?? {};
  markers.set(terms, known);
  known[lang] ??= markerOf(terms, lang);
  return known[lang];
}

function signs(text: string, lang: Lang): readonly Piece[] {
  return text.split(new RegExp(`([♠♥♦♣](?:(?:${RANKS[lang]})(?![\\p{L}\\p{N}]))?)`, 'u')).flatMap((part): Piece[] => {
    const suit = SUIT_OF[part.charAt(0)];
    if (suit === undefined) return part === '' ? [] : [part];
    const rank = part.slice(1);
    return rank === '' ? [{ suit }] : [{ card: `${suit}${RANK_OF[lang][rank] ?? (rank as Rank)}` }];
  });
}

/** The pieces of a text; each term of `terms` is marked where it stands first, but for the one whose id is `not`. */
export function piecesOf(text: string, lang: Lang, terms: readonly Term[] | null, not?: string): readonly Piece[] {
  if (terms === null) return signs(text, lang);
  const { pattern, termOf } = marker(terms, lang);
  const pieces: Piece[] = [];
  const told = new Set(not === undefined ? [] : [not]);
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = termOf(found[0]);
    if (term === null || told.has(term.id)) continue;
    told.add(term.id);
    pieces.push(...signs(text.slice(from, found.index), lang), { term, text: found[0] });
    from = found.index + found[0].length;
  }
  return [...pieces, ...signs(text.slice(from), lang)];
}
