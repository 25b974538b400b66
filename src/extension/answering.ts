// The background's side of every message: checks it, answers it, and never throws.
import { disclose } from '../disclose';
import { admit } from '../disclose/admit';
import { contextFrom } from '../disclose/context';
import type { ArticleId, Edition } from '../laws/law';
import type { Official } from '../laws/official/passage';
import { judge } from '../referee';
import { reportAt } from '../review/shown';
import { visible } from '../review/step';
import { articleCards } from './articles';
import type { Drawn, Which } from './drawers';
import { knownRecords } from './known-records';
import type { Answer, Inquiry, Question, Values } from './messages';
import { readQuestion } from './question';
import type { Tabs } from './tabs';
import { tell } from './telling';

/** The extension as the background knows it. */
export interface Own {
  id: string;
  openOptions(): Promise<void>;
  /** What the user's own copies of the law book say; rejects where storage refuses. */
  official: (ids: readonly ArticleId[], edition: Edition) => Promise<ReadonlyMap<ArticleId, readonly Official[]>>;
  /** The user's template for links to articles, null where there is none; rejects where storage refuses. */
  articleLink(): Promise<string | null>;
  tabs: Pick<Tabs, 'declared' | 'stands'>;
  /** Puts a drawer's script beside the content script of a frame; rejects where the browser refuses. */
  putBeside(which: Which, at: { tab: number; frame: number }): Promise<void>;
  /** Opens the drawer's own page in a tab; `at` as in the question. */
  openPage(which: Drawn, at: string): Promise<void>;
}

/** Of the sender of a message what counts here. */
export interface Sender {
  id?: string;
  tab?: { id?: number };
  frameId?: number;
}

function tabOf({ tab }: Sender): number {
  if (tab?.id === undefined) throw new Error('not asked from a page');
  return tab.id;
}

/** Gives the function that answers. It remembers records it has read, and nothing that an answer depends on. */
export function answering(own: Own): (message: unknown, sender: Sender | null) => Promise<Answer> {
  const known = knownRecords();

  function told({ table, user, edition, asker }: Inquiry): Values['judge'] {
    const { role } = asker;
    const record = 'link' in table ? known(table.link) : null;
    if ('link' in table && record === null) throw new Error('the link carries no record');
    const events = 'log' in table ? table.log : (record?.game.events ?? []);
    const step = { record: events, shown: 'log' in table ? events.length : table.shown, user };
    const context = contextFrom(asker, visible(step), asker);
    // Only who reviews may be told what the whole record knows; to all others it is a table like any other.
    const report =
      record !== null && role === 'review'
        ? reportAt(step, record.whole(edition), edition, (log) => admit(role, { ...context, log }))
        : judge(admit(role, context), edition);
    return tell(disclose(report, role, context));
  }

  async function drawer(which: Which, at: string, sender: Sender): Promise<Values['drawer']> {
    try {
      await own.putBeside(which, { tab: tabOf(sender), frame: sender.frameId ?? 0 });
      return 'here';
    } catch (error) {
      // Firefox lets a user withdraw the right to a site: the same is then a page of our own.
      if (which === 'panel' || which === 'build') throw error;
      await own.openPage(which, at);
      return 'tab';
    }
  }

  async function articles(ids: readonly ArticleId[], edition: Edition): Promise<Values['articles']> {
    // Our own words stand also where storage refuses; the page where copies are kept says that it does.
    const [official, articleLink] = await Promise.all([
      own.official(ids, edition).catch(() => undefined),
      own.articleLink().catch(() => null),
    ]);
    return articleCards(ids, edition, official, articleLink);
  }

  async function answerTo(question: Question, sender: Sender): Promise<Values[Question['kind']]> {
    switch (question.kind) {
      case 'record': {
        const record = known(question.link);
        return record && { events: record.game.events, notes: record.game.notes };
      }
      case 'judge':
        return told(question);
      case 'articles':
        return articles(question.ids, question.edition);
      case 'options':
        await own.openOptions();
        return null;
      case 'declared':
        return own.tabs.declared(tabOf(sender), question.site);
      case 'stands':
        await own.tabs.stands(tabOf(sender), question.site, question.mode, question.declared, question.lang);
        return null;
      case 'drawer':
        return drawer(question.which, question.at, sender);
    }
  }

  return async (message, sender) => {
    try {
      if (sender?.id !== own.id) return { ok: false, error: 'not from this extension' };
      const read = readQuestion(message);
      if ('wrong' in read) return { ok: false, error: read.wrong };
      return { ok: true, value: await answerTo(read.question, sender) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
  };
}
