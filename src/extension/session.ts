// One page with a table, from picture to view: what is read, what may be shown of it, and what the user decided. No browser, no page.
import type { TableEvent } from '../bridge/events';
import { type Disclosed, disclose } from '../disclose';
import { contextOf } from '../disclose/context';
import type { ArticleId, Edition } from '../laws/law';
import type { Game } from '../records/game';
import { judge } from '../referee';
import type { Snapshot } from '../sites/site';
import { RELOAD } from '../ui/overlay/strings';
import type { Actions, ArticleCard, Mute, Reading, View } from '../ui/overlay/view';
import type { Settings } from '../ui/settings';
import { audible, muting, quiet, unmuting } from './muting';
import { reportAt, visible } from './shown';
import type { Store } from './storage';

/** What a session needs from outside. */
export interface Ports {
  site: { id: string };
  /** The record that the page carries, null where it carries none. */
  game: Game | null;
  edition: Edition;
  store: Store;
  /** How many of the record's events the page shows; null when the page shows something else. */
  follow(events: readonly TableEvent[], picture: Snapshot): number | null;
  /** The log after one more picture, for a page without a record; `fresh`: it is of another deal than before. */
  grow(log: readonly TableEvent[], picture: Snapshot): { log: readonly TableEvent[]; fresh: boolean };
  articles(ids: readonly ArticleId[], edition: Edition): Promise<readonly ArticleCard[]>;
  clock(): Date;
  /** Null: switched off here, nothing at all is drawn. */
  draw(view: View | null): void;
  openOptions(): void;
  /** An error report on the page as it is now. */
  diagnose(): string;
  /** Puts a text on the clipboard; false where the browser refuses. Never rejects. */
  copy(text: string): Promise<boolean>;
}

export interface Session {
  /** One picture of the page. */
  see(picture: Snapshot): void;
  read(reading: Reading): void;
  /** Settings or storage changed. */
  refresh(): void;
  actions: Actions;
}

const EMPTY: Pick<Disclosed, 'findings' | 'occasions' | 'notes' | 'due' | 'choices' | 'opens' | 'manner'> = {
  findings: [],
  occasions: [],
  notes: [],
  due: [],
  choices: [],
  opens: [],
  manner: { head: 'stop', folded: true, copy: false, screen: true },
};

/** What is shown as a finding, newest first, and what passed quietly. */
function sorted({ findings, occasions, opens }: Pick<Disclosed, 'findings' | 'occasions' | 'opens'>) {
  const loud = new Set(opens);
  const all = [...findings, ...occasions].filter(({ id }) => loud.has(id));
  return {
    findings: all.sort((a, b) => opens.indexOf(b.id) - opens.indexOf(a.id)),
    quiet: occasions.filter(({ id }) => !loud.has(id)),
  };
}

/** Starts with nothing seen. Every call that changes something ends in one `draw`. */
export function startSession(ports: Ports): Session {
  const { game, store, edition, site } = ports;
  const whole = game === null ? null : judge(game.events, edition);
  let picture: Snapshot | null = null;
  let reading: Reading = { state: 'starting' };
  let shown: number | null = null;
  let log: readonly TableEvent[] = [];
  let user: readonly TableEvent[] = [];
  let tableMuted = false;
  let muted: View['muted'] = null;
  let failed = false;
  let problem: View['problem'] = null;
  const articles = new Map<ArticleId, ArticleCard>();
  const asked = new Set<ArticleId>();

  const current = (): readonly TableEvent[] =>
    game !== null && shown !== null
      ? visible({ record: game.events, shown, user })
      : visible({ record: log, shown: log.length, user });

  function report(): Disclosed | null {
    if (picture === null) return null;
    const full =
      game !== null && whole !== null && shown !== null
        ? reportAt({ record: game.events, shown, user }, whole, edition)
        : judge(current(), edition);
    return disclose(full, picture.role, contextOf(picture, current(), { lesson: false, spectator: false }));
  }

  /** What the record says of itself is about all of it: while the page shows a part, nothing beyond that part is told. */
  const recordNotes = () => (game !== null && (shown === null || shown === game.events.length) ? game.notes : []);

  /** Titles and summaries of what is about to be drawn, as far as they were not asked for before. */
  function fetchArticles(view: View) {
    const rulings = [...view.findings.flatMap(({ rulings }) => rulings), ...view.due.map(({ ruling }) => ruling)];
    const ids = [...new Set(rulings.flatMap((ruling) => ruling.articles))].filter((id) => !asked.has(id));
    if (ids.length === 0) return;
    for (const id of ids) asked.add(id);
    ports.articles(ids, edition).then(
      (cards) => {
        for (const card of cards) articles.set(card.id, card);
        draw();
      },
      () => {
        // The background is gone: the extension was updated or removed under an open page. The user is told; numbers stand without titles.
        failed = true;
        draw();
      },
    );
  }

  function draw() {
    const settings = store.settings();
    if (settings.off.includes(site.id) && muted === null) {
      ports.draw(null);
      return;
    }
    const still = quiet(tableMuted, settings, ports.clock().getTime());
    const made = settings.off.includes(site.id) ? null : report();
    const told = made === null || still !== null ? EMPTY : made;
    const { findings, quiet: passed } = sorted(told);
    const view: View = {
      mode: picture?.role ?? null,
      reading,
      findings: audible(findings, settings),
      occasions: audible(passed, settings),
      notes: still === null && made !== null ? [...recordNotes(), ...told.notes].map(({ say }) => say) : [],
      due: told.due,
      choices: told.choices,
      manner: told.manner,
      now: made?.now ?? null,
      articles,
      trouble: failed ? RELOAD : store.trouble(),
      quiet: still,
      muted,
      problem,
    };
    fetchArticles(view);
    ports.draw(view);
  }

  function say(event: Omit<Extract<TableEvent, { type: 'ruled' }>, 'id' | 'from' | 'after'>): void;
  function say(event: Omit<Extract<TableEvent, { type: 'unruled' }>, 'id' | 'from' | 'after'>): void;
  function say(event: Omit<Extract<TableEvent, { type: 'answer' }>, 'id' | 'from' | 'after'>): void;
  function say(event: object): void {
    const after = current()
      .filter(({ from }) => from !== 'user')
      .at(-1)?.id;
    user = [...user, { ...event, id: `u${user.length}`, from: 'user', after } as TableEvent];
  }

  const apply = (change: { settings: Partial<Settings>; table: boolean }) => {
    tableMuted = change.table;
    void store.change(change.settings);
    draw();
  };

  return {
    see(next) {
      picture = next;
      shown = game === null ? null : ports.follow(game.events, next);
      if (shown === null) {
        const grown = ports.grow(log, next);
        log = grown.log;
        // What was decided about another deal says nothing here, and its events' ids are given out anew.
        if (grown.fresh && game === null) user = [];
      }
      draw();
    },
    read(next) {
      reading = next;
      // What was copied is about the page as it was.
      problem = null;
      draw();
    },
    refresh: draw,
    actions: {
      choose(finding, ruling, option) {
        say({ type: 'ruled', finding, option: option.id, effects: [...ruling.effects, ...option.effects] });
        draw();
      },
      takeBack(at) {
        say({ type: 'unruled', ruled: at });
        draw();
      },
      answer(question, value) {
        // An empty answer is "not known": the ruling shows its branches again.
        say({ type: 'answer', question, value: value ?? '' });
        draw();
      },
      mute(what: Mute, kind: string) {
        muted = { what, kind };
        apply(muting(what, kind, site.id, store.settings(), ports.clock()));
      },
      unmute() {
        if (muted === null) return;
        const { what, kind } = muted;
        muted = null;
        apply(unmuting(what, kind, site.id, store.settings()));
      },
      dismiss() {
        muted = null;
        draw();
      },
      change(change) {
        void store.change(change);
        draw();
      },
      openOptions: ports.openOptions,
      copyProblem() {
        const text = ports.diagnose();
        ports.copy(text).then((copied) => {
          problem = { text, copied };
          draw();
        });
      },
    },
  };
}
