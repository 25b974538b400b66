// What a user's own copy of the law book becomes: passages by article, and an account of all that was done to the text.
import type { Lang } from '../../text';
import type { Edition } from '../law';

/**
 * A paragraph. `id`: the article it certainly belongs to. `loose`: its own number was lost, so it is known only to stand somewhere in that article.
 * `head`: a heading; `item`: one of an enumeration.
 */
export interface Part {
  id: string;
  text: string;
  head: boolean;
  item: boolean;
  loose: boolean;
}

/** Everything that stood under one heading ("Artikel 50", "Artikel 16C"), in the order of the text. */
export interface Unit {
  id: string;
  title: string | null;
  parts: readonly Part[];
}

/** Where a text seems to come from: it decides how far line ends and labels are trusted. */
export type SourceKind = 'wiki' | 'transcript' | 'pdf' | 'list' | 'text';

/** What was mended, each kind with how often and the places (at most `MOST_EXAMPLES`). */
export type RepairKind =
  | 'character'
  | 'space'
  | 'softHyphen'
  | 'hyphen'
  | 'line'
  | 'page'
  | 'frame'
  | 'mark'
  | 'repeat';
export interface Repair {
  kind: RepairKind;
  count: number;
  examples: readonly string[];
}

/** What looks damaged and was left as it is. `id` is the article, `text` the place. */
export type DoubtKind = 'hyphen' | 'note' | 'bracket' | 'emptyHead' | 'loose' | 'gap' | 'spelling' | 'letter';
export interface Doubt {
  kind: DoubtKind;
  id: string | null;
  text: string;
}

/** Text that belongs to no article. `twice`: an article that stands elsewhere in the same text more fully. */
export type UnplacedKind = 'outside' | 'remark' | 'contents' | 'register' | 'emptyArticle' | 'twice';
export interface Unplaced {
  why: UnplacedKind;
  text: string;
}

/**
 * A text as it was understood. `edition` null: not said, or several; `years`: all editions that the text names. `lang` null: neither Dutch nor English
 * for certain.
 */
export interface ReadLaws {
  kind: SourceKind;
  edition: Edition | null;
  years: readonly string[];
  lang: Lang | null;
  units: readonly Unit[];
  repairs: readonly Repair[];
  doubts: readonly Doubt[];
  unplaced: readonly Unplaced[];
}

/**
 * The passage for an article, ready to be shown. `exact` false: it is the article around the one asked for. `pieces`: only parts of it are there, each of
 * which had a heading of its own.
 */
export interface Official {
  id: string;
  exact: boolean;
  pieces: boolean;
  title: string | null;
  parts: readonly Part[];
  source: string;
  edition: Edition;
  lang: Lang;
}
