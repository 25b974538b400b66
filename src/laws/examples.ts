// An example for an article, in our own words, with cards: a thing that happens at a table, and what the article makes of it.
import type { Text } from '../text';
import { auctionExamples } from './examples-auction';
import { endExamples } from './examples-end';
import { penaltyExamples } from './examples-penalty';
import { playExamples } from './examples-play';
import { revokeExamples } from './examples-revoke';
import { startExamples } from './examples-start';
import { turnExamples } from './examples-turn';
import type { ArticleId } from './law';

/** Examples by article; cards stand in them as each language writes them (♥H, ♥K). */
export type Examples = Readonly<Partial<Record<ArticleId, Text>>>;

const all: Examples = {
  ...startExamples,
  ...auctionExamples,
  ...playExamples,
  ...penaltyExamples,
  ...turnExamples,
  ...revokeExamples,
  ...endExamples,
};

/** Ids of all articles with an example of their own. */
export const exampleIds = Object.keys(all) as readonly ArticleId[];

/** The example of this very article, or null: that of a law around it could show another case. */
export const exampleOf = (id: ArticleId): Text | null => all[id] ?? null;
