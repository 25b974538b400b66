// The articles that a ruling gives at a moment of a case.
import type { Ruling } from '../laws/law';
import { fill } from '../text';
import type { Moment } from './run-case';

const NAMED = /\(([^()]*\d[^()]*)\)/gu;
const ARTICLE = /\b\d{1,2}[A-F](?:\d(?:[a-e])?)?\b|(?<![\w♠♥♦♣])\d{2}(?!\w)/gu;

/** What is left to the director names in brackets the articles by which he judges. */
function named(ruling: Ruling): readonly string[] {
  return ruling.director.flatMap((say) =>
    [...fill(say, 'en').matchAll(NAMED)].flatMap(([, inner = '']) => inner.match(ARTICLE) ?? []),
  );
}

const unique = (articles: readonly string[]): readonly string[] => [...new Set(articles)].sort();

/** Everything a reader is referred to: of each ruling, of its options, and of what only the director can judge. */
export const articlesOf = ({ standing }: Moment): readonly string[] =>
  unique(
    standing.flatMap(({ ruling }) => [
      ...ruling.articles,
      ...ruling.options.flatMap((option) => option.articles),
      ...named(ruling),
    ]),
  );

/** The articles by which the director judges what only he can judge. A ruling without a verdict is his as a whole. */
export const articlesForDirector = ({ standing }: Moment): readonly string[] =>
  unique(standing.flatMap(({ ruling }) => [...named(ruling), ...(ruling.settled ? [] : ruling.articles)]));
