// The glossary: words of the law book that a player may not know, each in two sentences with an example.
import type { Lang, Text } from '../text';
import type { ArticleId } from './law';
import { actTerms } from './terms-acts';
import { auctionTerms } from './terms-auction';
import { cardTerms } from './terms-cards';
import { faultTerms } from './terms-faults';
import { informationTerms } from './terms-information';
import { penaltyCardTerms } from './terms-penalty-cards';
import { peopleTerms } from './terms-people';
import { playTerms } from './terms-play';
import { rulingTerms } from './terms-ruling';

/**
 * `meaning`: two sentences. `forms`: how the word also stands in a text (plurals, inflections). `also`: what people type when they look for it, in
 * either language. `articles`: where it is settled, the nearest first; none where no article that we have is about it. `plain`: everybody
 * knows the word, so texts do not mark it.
 */
export interface Term {
  id: string;
  name: Text;
  forms: Readonly<Record<Lang, readonly string[]>>;
  also: readonly string[];
  meaning: Text;
  example: Text;
  articles: readonly ArticleId[];
  plain?: true;
}

export const terms: readonly Term[] = [
  ...peopleTerms,
  ...cardTerms,
  ...auctionTerms,
  ...playTerms,
  ...actTerms,
  ...faultTerms,
  ...penaltyCardTerms,
  ...informationTerms,
  ...rulingTerms,
];

const byId = new Map(terms.map((term) => [term.id, term]));

/** The term of that id, or null. */
export const termOf = (id: string): Term | null => byId.get(id) ?? null;

/** All terms from a to z, as that language sorts them. */
export const inAlphabet = (lang: Lang): readonly Term[] =>
  [...terms].sort((a, b) => a.name[lang].localeCompare(b.name[lang], lang));
