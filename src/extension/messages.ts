// What the content script may ask of the background, and what it gets. Types and the asking only: the content script carries no laws.
import type { TableEvent } from '../bridge/events';
import type { Declared, PageFacts, Role } from '../disclose/context';
import type { Mode } from '../disclose/declared';
import type { ArticleId, Edition } from '../laws/law';
import type { Game } from '../records/game';
import type { Lang } from '../text';
import type { ArticleCard, Told } from '../ui/overlay/view';
import type { Which } from './drawers';

/** What the content script needs of a record: no names, no place in a file. */
export type PageRecord = Pick<Game, 'events' | 'notes'>;

/** Who wants to know, on what kind of page: together it decides what may be told. */
export interface Asker extends PageFacts, Declared {
  role: Role;
}

/** A table to be judged: the first `shown` events of the record in a link, or a log; and what the user added to it. */
export interface Inquiry {
  edition: Edition;
  asker: Asker;
  table: { link: string; shown: number } | { log: readonly TableEvent[] };
  user: readonly TableEvent[];
}

export type Question =
  /** Which record a link carries; null where it carries none that can be read. */
  | { kind: 'record'; link: string }
  /** What there is to say of a table, as far as the asker may be told. */
  | ({ kind: 'judge' } & Inquiry)
  | { kind: 'articles'; ids: readonly ArticleId[]; edition: Edition }
  | { kind: 'options' }
  /** What the user declared on this site in this tab, as far as it outlives a reload. */
  | { kind: 'declared'; site: string }
  /** How things stand in this tab: shown at the toolbar, and remembered until the browser closes. */
  | { kind: 'stands'; site: string; mode: Mode | null; declared: Declared; lang: Lang }
  /** To have a drawer put beside the asker; `at`: an article to open it at, or nothing. */
  | { kind: 'drawer'; which: Which; at: string };

export interface Values {
  record: PageRecord | null;
  judge: Told;
  articles: readonly ArticleCard[];
  options: null;
  declared: Declared;
  stands: null;
  /** `tab`: the browser refused, and the drawer's page was opened instead. */
  drawer: 'here' | 'tab';
}

/** `error` says what was wrong, for the console. */
export type Answer<T = Values[Question['kind']]> = { ok: true; value: T } | { ok: false; error: string };

export type Ask = <K extends Question['kind']>(question: Extract<Question, { kind: K }>) => Promise<Values[K]>;

/** There is no background to talk to any more: the extension was updated or removed under an open page. */
export class Gone extends Error {
  override name = 'Gone';
}

/**
 * Asks through `send`. Rejects with `Gone` when nobody is there, else with an error that says what the background did not understand. A worker that
 * was put to sleep just as it was asked loses the question: while the extension is `alive` it is asked once more.
 */
export function asking(send: (question: Question) => Promise<unknown>, alive: () => boolean): Ask {
  return async <K extends Question['kind']>(question: Extract<Question, { kind: K }>) => {
    let answer: Answer<Values[K]> | undefined;
    for (let left = 2; answer === undefined && left > 0; left--) {
      if (!alive()) throw new Gone(question.kind);
      try {
        answer = (await send(question)) as Answer<Values[K]> | undefined;
      } catch (error) {
        if (left === 1 || !alive()) throw new Gone(question.kind, { cause: error });
      }
    }
    if (answer === undefined) throw new Gone(question.kind);
    if (!answer.ok) throw new Error(`${question.kind}: ${answer.error}`);
    return answer.value;
  };
}
