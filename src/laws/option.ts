// What a choice leaves open: the table once its effects are in force, and the cards that may then be played there.
import type { Effect } from '../bridge/events';
import { apply } from '../bridge/replay';
import { legalCards } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { partner, type Seat, sameSide } from '../bridge/types';
import type { Say } from '../text';
import type { ArticleId, Option, Ruling } from './law';

/** The table as it stands when `effects` have been carried out. */
export function tableAfter(now: TableState, effects: readonly Effect[]): TableState {
  if (effects.length === 0) return now;
  return apply(now, { id: 'tableAfter', from: 'user', type: 'ruled', finding: '', option: '', effects });
}

/** What `seat` may play once `effects` are in force; `cards` null where its hand is not visible. */
export function playsAfter(now: TableState, effects: readonly Effect[], seat: Seat): NonNullable<Option['plays']> {
  return { seat, cards: legalCards(tableAfter(now, effects), seat)?.cards ?? null };
}

/** Whether `seat` defends; null while there is no contract. */
export const isDefender = (now: TableState, seat: Seat): boolean | null =>
  now.contract === null ? null : !sameSide(seat, now.contract.declarer);

export const isDummy = (now: TableState, seat: Seat): boolean =>
  now.contract !== null && seat === partner(now.contract.declarer);

/** Who decides what the hand of `seat` plays: declarer for dummy, else the seat itself. */
export const handOf = (now: TableState, seat: Seat): Seat =>
  now.contract !== null && isDummy(now, seat) ? now.contract.declarer : seat;

/** A ruling with the parts that are not given left empty: a verdict from us, nothing to ask or to choose. */
export function ruling(
  law: number,
  articles: readonly ArticleId[],
  say: Say,
  rest: Partial<Omit<Ruling, 'law' | 'articles' | 'say'>> = {},
): Ruling {
  return {
    law,
    articles: [...new Set(articles)],
    say,
    why: [],
    ask: [],
    effects: [],
    options: [],
    director: [],
    settled: true,
    confirm: false,
    ...rest,
  };
}

/** An option without effects, cards or doubt about its use, unless `rest` says otherwise. */
export function option(
  id: string,
  chooser: Option['chooser'],
  say: Say,
  articles: readonly ArticleId[],
  rest: Partial<Pick<Option, 'effects' | 'plays' | 'idle'>> = {},
): Option {
  return { id, chooser, say, articles, effects: [], plays: null, idle: false, ...rest };
}
