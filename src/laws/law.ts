// What a law file gives: articles (data) and rules (functions from a find and the table to a ruling).
import type { Effect } from '../bridge/events';
import type { TableState } from '../bridge/table';
import type { Card, Seat } from '../bridge/types';
import type { Irregularity, Kind } from '../detect/index';
import type { Say, Text } from '../text';

export type Edition = '1997' | '2007' | '2017';
/** Number, capital, digit, small letter: `64A1`, `50D2a`, `12C1e`. */
export type ArticleId = `${number}${string}`;

/**
 * One (sub)article in our own words. `summary` at most 45 words. `refers`: articles it leans on. `search`: everyday Dutch words.
 * `source`: how its content was checked (S = text of the user, B = public source, K = professional knowledge only).
 * `workedOut` false: title and link only.
 */
export interface Article {
  id: ArticleId;
  editions: readonly Edition[];
  title: Text;
  summary: Text;
  refers: readonly ArticleId[];
  search: readonly string[];
  source: 'S' | 'B' | 'K';
  workedOut?: false;
}

/**
 * One of the choices the law gives. `effects` follow when it is chosen. `plays`: which cards that seat may then play, null for
 * `cards` where the hand is not visible. `idle`: the law offers it, but it changes nothing with these cards.
 */
export interface Option {
  id: string;
  chooser: readonly Seat[] | 'director';
  say: Say;
  articles: readonly ArticleId[];
  effects: readonly Effect[];
  plays: { seat: Seat; cards: readonly Card[] | null } | null;
  idle: boolean;
}

/** A fact that only people at the table know. The answer is an event `answer` with this `id` and one of the `values`. */
export interface Question {
  id: string;
  say: Say;
  values: readonly { value: string; say: Say }[];
}

/**
 * What follows from a find. `effects` follow by themselves once the director confirms; `options` are all the choices of the law, in
 * its order, never ranked; `why` explains; `director` is what only he can judge. `settled` false: no verdict from us. `confirm`: the
 * source is professional knowledge only (K), so the director should confirm.
 */
export interface Ruling {
  law: number;
  articles: readonly ArticleId[];
  say: Say;
  why: readonly Say[];
  ask: readonly Question[];
  effects: readonly Effect[];
  options: readonly Option[];
  director: readonly Say[];
  settled: boolean;
  confirm: boolean;
}

/** Null: this law has nothing to say about this find now. */
export type Rule<K extends Kind> = (found: Extract<Irregularity, { kind: K }>, now: TableState) => Ruling | null;
export type RuleFor = { [K in Kind]: { kind: K; editions: readonly Edition[]; rule: Rule<K> } }[Kind];
/** What the table itself asks for, without a new find: a choice that is due, a card that must be played (50D, 51, 26B). */
export type Due = (now: TableState) => Ruling | null;

export interface Law {
  number: number;
  title: Text;
  rules: readonly RuleFor[];
  due?: readonly { editions: readonly Edition[]; due: Due }[];
}
