// What the overlay draws and what it can ask for. Plain data and callbacks: it knows no page and no browser.
import type { Happening, TableEvent } from '../../bridge/events';
import type { Contract } from '../../bridge/types';
import type { Disclosed } from '../../disclose';
import type { Declared, PageFacts, Role } from '../../disclose/context';
import type { Mode, Offers } from '../../disclose/declared';
import type { PicturedTrick } from '../../disclose/pictured';
import type { ArticleId, Edition, Option, Ruling } from '../../laws/law';
import type { Official } from '../../laws/official/passage';
import type { Finding, Report } from '../../referee';
import type { Unreadable } from '../../sites/site';
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
  /** From the user's own copies of the law book, one for each language; absent where there are none. */
  official?: readonly Official[];
  /** Where the user wants to read it, https; absent where the union's law book will do. */
  own?: string;
}

/** A finding with its title, and the trick to be drawn with it. */
export interface Titled extends Finding {
  title: Say;
  picture: PicturedTrick | null;
}

/** What the panel needs to know of the table. `inForce`: what holds there now, a line each. */
export interface Standing {
  contract: Contract | null;
  answers: Readonly<Record<string, string>>;
  inForce: readonly Say[];
}

/** What the background says of a table: a report in words, for it alone has them. */
export interface Told extends Omit<Disclosed, 'now' | 'findings' | 'occasions' | 'pictures'> {
  now: Standing;
  findings: readonly Titled[];
  occasions: readonly Titled[];
}

/** Where something is muted: this kind of finding, this table (until the page is loaded anew), this site, everything until tomorrow. */
export type Mute = 'kind' | 'table' | 'site' | 'tomorrow';

/**
 * `findings` newest first, muted ones left out, with the occasions that did not pass quietly; `occasions`: those that did. `choices` that stand, oldest first;
 * `notes` about the record; `muted`: what the last press muted, to be undone. `problem`: the text of an error report, once it was asked for.
 */
export interface View {
  /** Null while it is not known. */
  mode: Mode | null;
  edition: Edition;
  offers: Offers;
  reading: Reading;
  findings: readonly Titled[];
  occasions: readonly Titled[];
  notes: readonly Say[];
  due: Report['due'];
  choices: Report['choices'];
  /** What the user reported, oldest first. */
  reports: readonly { at: string; as: Text }[];
  manner: Disclosed['manner'];
  /** Null while it is not known. */
  now: Standing | null;
  articles: ReadonlyMap<ArticleId, ArticleCard>;
  trouble: Text | null;
  /** Muted until the page is loaded anew, or until tomorrow: findings are kept and not shown. */
  quiet: 'table' | 'tomorrow' | null;
  muted: { what: Mute; kind: string } | null;
  problem: { text: string; copied: boolean } | null;
}

/** A part that is drawn in the panel only when it is asked for. */
export type DrawerName = 'report' | 'laws';
/** What the report form starts from; `send` puts what was reported into the log, behind the event `after`. */
export interface Reporting {
  events: readonly TableEvent[];
  asker: PageFacts & Declared & { role: Role };
  send(happenings: readonly Happening[], as: Text, after: string | undefined): void;
}
/** `id`: the article to begin with, null for none. `reporting`: null where no table is read; the session adds it. */
export interface DrawerProps {
  lang: Lang;
  id: ArticleId | null;
  reporting?: Reporting | null;
  close(): void;
}

export interface Actions {
  /** Draws a drawer into an element; gives what ends it, or `tab` where it was opened as a page instead. */
  pullOut(which: DrawerName, container: HTMLElement, props: DrawerProps): Promise<(() => void) | 'tab'>;
  /** Records that an option was chosen; `finding`: its id, or that of what was due. */
  choose(finding: string, ruling: Ruling, option: Option): void;
  /** `at`: the `at` of a choice. */
  takeBack(at: string): void;
  answer(question: string, value: string | null): void;
  /** Takes back what was reported; `at`: as in the view. */
  unreport(at: string): void;
  mute(what: Mute, kind: string): void;
  /** Undoes the last muting; `dismiss` only puts its notice away. */
  unmute(): void;
  dismiss(): void;
  declare(change: Partial<Declared>): void;
  change(change: Partial<Settings>): void;
  openOptions(): void;
  /** Makes an error report and copies it. */
  copyProblem(): void;
  /** Puts a text on the clipboard; false where the browser refuses. */
  copy(text: string): Promise<boolean>;
}

/** What a card on the panel can ask for. */
export interface CardActions extends Actions {
  /** Opens the law index at an article. */
  look(id: ArticleId): void;
}

export type Looks = Pick<Settings, 'lang' | 'size' | 'theme'>;
