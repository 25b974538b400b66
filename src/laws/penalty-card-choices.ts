// What has to be chosen or played next because of penalty cards, once a ruling is in force.
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import type { Say } from '../text';
import type { ArticleId, Option } from './law';
import { tableAfter } from './option';
import { holdersTurn } from './penalty-card-holder';
import { leadDecision } from './penalty-card-lead';

/** `says` explains the options; all empty when nothing is due. */
export interface Next {
  articles: readonly ArticleId[];
  says: readonly Say[];
  options: readonly Option[];
  settled: boolean;
}

/**
 * The choice of declarer (50D2, 51) or the card of the holder (50C, 50D1) that is due once `effects` are in force. Every option repeats those effects, so
 * that it stands on its own.
 */
export function nextAfter(now: TableState, effects: readonly Effect[]): Next {
  const then = tableAfter(now, effects);
  const next = leadDecision(then) ?? holdersTurn(then);
  if (next === null) return { articles: [], says: [], options: [], settled: true };
  return {
    articles: next.articles,
    says: [next.say],
    options: next.options.map((option) => ({ ...option, effects: [...effects, ...option.effects] })),
    settled: next.settled,
  };
}
