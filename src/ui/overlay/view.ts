// What the overlay draws and what it can ask for. Plain data and callbacks: it knows no page and no browser.
import type { ArticleId, Option } from '../../laws/law';
import type { Finding, Report } from '../../referee';
import type { Snapshot, Unreadable } from '../../sites/site';
import type { Lang, Say, Text } from '../../text';
import type { Settings } from '../settings';

/** How far the page is understood. `noTable`: the page is known and shows no table now; `broken`: a fault of our own. */
export type Reading =
  | { state: 'starting' | 'reading' | 'noTable' | 'unknown' | 'broken' }
  | { state: 'partly'; part: Unreadable['part'] };

/** An article as the background gives it. */
export interface ArticleCard {
  id: ArticleId;
  title: Text;
  summary: Text;
  workedOut: boolean;
}

/** Where something is muted: this kind of finding, this table (until the page is loaded anew), this site, everything until tomorrow. */
export type Mute = 'kind' | 'table' | 'site' | 'tomorrow';

/** `findings` newest first, muted ones left out; `notes` about the record; `muted`: what the last press muted, to be undone. */
export interface View {
  mode: Snapshot['role'];
  reading: Reading;
  findings: readonly Finding[];
  occasions: readonly Finding[];
  notes: readonly Say[];
  due: Report['due'];
  now: Report['now'] | null;
  articles: ReadonlyMap<ArticleId, ArticleCard>;
  trouble: Text | null;
  muted: { what: Mute; kind: string } | null;
}

export interface Actions {
  /** Null takes the choice back. `finding` is its id, `due-<law>` for what the table itself asks. */
  choose(finding: string, option: Option | null): void;
  answer(question: string, value: string | null): void;
  mute(what: Mute, kind: string): void;
  unmute(): void;
  change(change: Partial<Settings>): void;
  openOptions(): void;
}

export type Looks = Pick<Settings, 'lang' | 'size' | 'theme'>;
export type { Lang };
