// Search in articles and terms, by everyday words in either language; forgives a typing error.
import MiniSearch from 'minisearch';
import type { Article, ArticleId } from '../../laws/law';
import type { Term } from '../../laws/terms';
import { type Numbered, numberTyped } from './article-number';
import { wordsOf } from './words';

/** `number`: the query was an article number. `articles` and `terms`: ids, the likeliest first, each once. */
export interface Found {
  number: Numbered | null;
  articles: readonly ArticleId[];
  terms: readonly string[];
}
export type Search = (query: string) => Found;

/** Something that people may type: it leads to articles (the nearest first) and perhaps to a term. */
interface Phrase {
  id: number;
  words: readonly string[];
  text: string;
  joined: string;
  weight: number;
  articles: readonly ArticleId[];
  term: string | null;
}

/** What a phrase is worth: what was written to be found, before what happens to hold the word. */
const WEIGHT = { term: 1.25, also: 1.2, word: 1, title: 1.1, summary: 0.45, meaning: 0.35 };
/** The second article of a term counts so much less than the first. */
const NEXT_ARTICLE = 0.88;
/** What further phrases of an article add to its best one. */
const MORE = 0.08;
/** A part counts so much less than what it is a part of. */
const DEEPER = 0.03;
const MOST = 40;
const MOST_TERMS = 4;
/** What fits so much worse than the best is not told. */
const NEAR = { article: 0.08, term: 0.6 };

function phrasesOf(articles: readonly Article[], terms: readonly Term[]): readonly Phrase[] {
  const all: Phrase[] = [];
  const add = (text: string, weight: number, ids: readonly ArticleId[], term: string | null) => {
    const words = wordsOf(text);
    all.push({
      id: all.length,
      words,
      text: words.join(' '),
      joined: words.join(''),
      weight,
      articles: ids,
      term,
    });
  };
  for (const { id, title, summary, search } of articles) {
    for (const text of [title.nl, title.en]) add(text, WEIGHT.title, [id], null);
    for (const text of [summary.nl, summary.en]) add(text, WEIGHT.summary, [id], null);
    for (const text of search) add(text, WEIGHT.word, [id], null);
  }
  for (const { id, name, forms, also, meaning, articles: ids } of terms) {
    // What stands in brackets is a name of its own.
    const names = [name.nl, name.en].flatMap((text) => [
      text.replace(/\s*\(.*\)/, ''),
      ...(/\((.*)\)/.exec(text)?.slice(1) ?? []),
    ]);
    for (const text of [...names, ...forms.nl, ...forms.en]) add(text, WEIGHT.term, ids, id);
    for (const text of also) add(text, WEIGHT.also, ids, id);
    for (const text of [meaning.nl, meaning.en]) add(text, WEIGHT.meaning, ids, id);
  }
  return all;
}

/** The edits that are forgiven in a word: none in a short one, where they would make it another word. */
const forgiven = (word: string): number | false => (word.length < 4 ? false : word.length < 8 ? 1 : 2);

const depth = (id: string): number => /^\d+(.*)$/.exec(id)?.[1]?.length ?? 0;

/** Articles of a number and their parts, in the order of the list; of the nearest around it where there is no such article. */
function numbered(ids: readonly ArticleId[], id: string): readonly ArticleId[] {
  for (let around = id; around !== ''; around = /\D/.test(around) ? around.slice(0, -1) : '') {
    // 5 is not around 50.
    const further = /\d$/.test(around) ? /^(?!\d)/ : /^/;
    const inside = ids.filter((one) => one.startsWith(around) && further.test(one.slice(around.length)));
    if (inside.length > 0) return inside;
  }
  return [];
}

/** Keeps the best of what leads to the same, and adds a little for the others. */
function gather<T>(scores: readonly { to: T; score: number }[]): readonly { to: T; score: number }[] {
  const best = new Map<T, number>();
  for (const { to, score } of [...scores].sort((a, b) => b.score - a.score)) {
    const before = best.get(to);
    best.set(to, before === undefined ? score : before + MORE * Math.min(score, before));
  }
  return [...best].map(([to, score]) => ({ to, score })).sort((a, b) => b.score - a.score);
}

/** Those that come near the first, and no more than so many. */
const best = <T>(ranked: readonly { to: T; score: number }[], near: number, most: number): readonly T[] =>
  ranked
    .filter(({ score }) => score >= near * (ranked[0]?.score ?? 0))
    .slice(0, most)
    .map(({ to }) => to);

/** Makes the search; it takes a moment, so once for a page. */
export function makeSearch(articles: readonly Article[], terms: readonly Term[]): Search {
  const ids = [...new Set(articles.map((one) => one.id))];
  const phrases = phrasesOf(articles, terms);
  const index = new MiniSearch<Phrase>({
    fields: ['text', 'joined'],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
    searchOptions: {
      prefix: (word) => word.length > 2,
      fuzzy: forgiven,
      maxFuzzy: 2,
      weights: { prefix: 0.6, fuzzy: 0.5 },
      boost: { joined: 0.5 },
    },
  });
  index.addAll(phrases);
  const known = new Set(phrases.flatMap(({ words }) => words));

  /** Two letters in the wrong order count as two edits, too many for a short word: they are put right where that gives a word we know. */
  const unswapped = (words: readonly string[]): readonly string[] =>
    words.map((word) => {
      if (known.has(word)) return word;
      const swaps = [...word].map(
        (_, i) => word.slice(0, i) + word.slice(i + 1, i + 2) + word.charAt(i) + word.slice(i + 2),
      );
      return swaps.find((one) => known.has(one)) ?? word;
    });

  function scored(words: readonly string[]): readonly { phrase: Phrase; score: number }[] {
    return index.search(words.join(' ')).flatMap(({ id, score, terms: matched, queryTerms }) => {
      const phrase = phrases[id];
      if (phrase === undefined) return [];
      const whole = matched.includes(phrase.joined);
      const asked = new Set(queryTerms).size / new Set(words).size;
      const held = whole ? 1 : new Set(matched).size / new Set(phrase.words).size;
      return [{ phrase, score: score * phrase.weight * asked * asked * (0.25 + 0.75 * Math.min(1, held)) }];
    });
  }

  return (query) => {
    const number = numberTyped(query);
    if (number !== null) return { number, articles: numbered(ids, number.id), terms: [] };
    const words = wordsOf(query);
    if (words.length === 0) return { number, articles: [], terms: [] };
    // "straf kaart": words that belong together.
    const asked = [words, unswapped(words), [words.join('')]].filter(
      (one, i, all) => i === 0 || `${one}` !== `${all[0]}`,
    );
    const found = asked.flatMap(scored);
    const toArticles = found.flatMap(({ phrase, score }) =>
      phrase.articles.map((to, i) => ({ to, score: score * NEXT_ARTICLE ** i * (1 - DEEPER * depth(to)) })),
    );
    const toTerms = gather(
      found.flatMap(({ phrase: { term }, score }) => (term === null ? [] : [{ to: term, score }])),
    );
    return {
      number,
      articles: best(gather(toArticles), NEAR.article, MOST),
      terms: best(toTerms, NEAR.term, MOST_TERMS),
    };
  };
}
