// One page with a table, from picture to view: what is read, what the background says of it, and what the user decided. No browser, no page.
import { replayShown } from '../bridge/shown';
import { type Declared, factsOf, type Lock, lock } from '../disclose/context';
import { modeOf } from '../disclose/declared';
import type { Snapshot } from '../sites/site';
import { RELOAD } from '../ui/overlay/strings';
import type { Actions, Reading, Reporting, View } from '../ui/overlay/view';
import { openShelf } from './article-shelf';
import { openDeclaring } from './declaring';
import { openLogbook, type Page, type Reader } from './logbook';
import { type Ask, Gone, type PageRecord } from './messages';
import { audible, openMuter } from './muting';
import type { Store } from './storage';
import { type Matter, NOTHING, openDesk, sorted, type Verdict } from './verdict';

/** What a session needs from outside. */
export interface Ports extends Reader {
  site: { id: string };
  /** The address of the record that the page carries, null where it carries none. */
  link: string | null;
  /** It carries one whose address we cannot read; the table alone is read then. */
  lost: boolean;
  store: Store;
  ask: Ask;
  clock(): Date;
  /** Null: switched off here, nothing at all is drawn. */
  draw(view: View | null): void;
  pullOut: Actions['pullOut'];
  /** An error report on the page as it is now. */
  diagnose(): Promise<string>;
  /** Puts a text on the clipboard; false where the browser refuses. Never rejects. */
  copy(text: string): Promise<boolean>;
  /** An error that the user is told of in general terms only. */
  report(error: unknown): void;
}

export interface Session {
  /** One picture of the page. */
  see(picture: Snapshot): void;
  read(reading: Reading): void;
  /** Settings or storage changed. */
  refresh(): void;
  actions: Actions;
}

/** Starts with nothing seen, and asks for the page's record. Every call that changes something ends in one `draw`. */
export function startSession(ports: Ports): Session {
  const { link, store, site, ask } = ports;
  const logbook = openLogbook(ports, link);
  /** For the record: until it is here nothing is judged. */
  let waiting = link !== null;
  let lost = ports.lost;
  let picture: Snapshot | null = null;
  /** Who plays does not become a spectator before the board is over. */
  let held: Lock | null = null;
  let reading: Reading = { state: 'starting' };
  let problem: View['problem'] = null;
  let trouble: 'gone' | 'fault' | null = null;
  const desk = openDesk((error) => {
    trouble = null;
    if (error !== null) return failed(error);
    draw();
    foresee();
  });
  const declaring = openDeclaring(ports, () => renew());
  const muter = openMuter(ports, () => draw());
  let edition = store.settings().edition;
  const shelf = openShelf(
    ask,
    () => draw(),
    (error) => failed(error),
  );

  /** The background is gone, or there is a fault in it: the user is told. */
  function failed(error: unknown) {
    trouble = error instanceof Gone ? 'gone' : 'fault';
    ports.report(error);
    draw();
  }

  const askerOf = (from: Snapshot) => ({ role: held?.role ?? from.role, ...factsOf(from), ...declaring.now() });

  function matterOf({ events, table, user }: Page, from: Snapshot): Matter {
    const asker = askerOf(from);
    return { events, asker, edition, ask: () => ask({ kind: 'judge', edition, asker, table, user }) };
  }

  /** Asks first and draws while the background thinks. */
  function renew() {
    if (picture !== null && !waiting && declaring.known()) desk.consult(matterOf(logbook.now(), picture));
    draw();
    foresee();
  }

  /** Who reviews a record goes on to its next call or card: that answer is here before the page is there, even where the background sleeps by then. */
  function foresee() {
    if (picture === null || held?.role !== 'review') return;
    const next = logbook.next();
    if (next !== null) desk.foresee(matterOf(next, picture));
  }

  /** Null where nothing is read to hang a report on. */
  function reportingNow(): Reporting | null {
    if (picture === null || waiting) return null;
    const { events } = logbook.now();
    if (events.length === 0) return null;
    return {
      events,
      asker: { ...askerOf(picture), over: held?.over ?? false },
      send: (happenings, as, after) => {
        logbook.report(happenings, as, after);
        renew();
      },
    };
  }

  function look(next: Snapshot) {
    const fresh = logbook.see(next);
    const over = next.over === true || replayShown(logbook.now().events).phase === 'over';
    held = lock(held, next, over, fresh);
    declaring.shows({ role: held.role, tournament: next.tournament === true, fresh });
  }

  function arrived(found: PageRecord | null) {
    waiting = false;
    lost = found === null;
    logbook.carry(found);
    if (picture !== null) look(picture);
    renew();
  }
  if (link !== null)
    ask({ kind: 'record', link }).then(arrived, (error) => {
      ports.report(error);
      arrived(null);
    });

  function readingNow(verdict: Verdict | null): Reading {
    if (trouble !== null && verdict === null) return { state: 'broken' };
    return lost && reading.state === 'reading' ? { state: 'partly', part: 'record' } : reading;
  }

  function draw() {
    const settings = store.settings();
    const role = held?.role ?? picture?.role ?? null;
    const off = settings.off.includes(site.id);
    const mode = modeOf(role, declaring.now());
    declaring.tell(off ? null : mode, settings.lang);
    if (off && muter.last() === null) {
      ports.draw(null);
      return;
    }
    const still = muter.still();
    const verdict = off ? null : desk.verdict();
    const told = verdict === null || still !== null ? NOTHING : verdict.told;
    const { findings, quiet: passed } = sorted(told);
    const view: View = {
      mode,
      edition,
      offers: declaring.offers(role),
      reading: readingNow(verdict),
      findings: audible(findings, settings),
      occasions: audible(passed, settings),
      notes: still === null && verdict !== null ? [...logbook.notes(), ...told.notes].map(({ say }) => say) : [],
      due: told.due,
      choices: told.choices,
      reports: logbook.reports(),
      manner: told.manner,
      now: verdict?.told.now ?? null,
      articles: shelf.cards(),
      trouble: trouble === 'gone' ? RELOAD : store.trouble(),
      quiet: still,
      muted: muter.last(),
      problem,
    };
    shelf.stock(view, edition);
    ports.draw(view);
  }

  return {
    see(next) {
      picture = next;
      if (!waiting) look(next);
      renew();
    },
    read(next) {
      reading = next;
      // What was copied is about the page as it was.
      problem = null;
      if (next.state !== 'unknown' && next.state !== 'noTable') return draw();
      declaring.shows({ role: null, tournament: false, fresh: false });
      renew();
    },
    refresh() {
      if (store.settings().edition === edition) return draw();
      // Other rules: what was chosen under the old ones, and their articles, say nothing here.
      edition = store.settings().edition;
      logbook.unchoose();
      shelf.clear();
      renew();
    },
    actions: {
      choose(finding, ruling, option) {
        logbook.say({ type: 'ruled', finding, option: option.id, effects: [...ruling.effects, ...option.effects] });
        renew();
      },
      takeBack(at) {
        logbook.say({ type: 'unruled', ruled: at });
        renew();
      },
      answer(question, value) {
        // An empty answer is "not known": the ruling shows its branches again.
        logbook.say({ type: 'answer', question, value: value ?? '' });
        renew();
      },
      mute: muter.mute,
      unmute: muter.unmute,
      dismiss: muter.dismiss,
      declare: (change: Partial<Declared>) => declaring.declare(change),
      change(change) {
        void store.change(change);
        draw();
      },
      pullOut: (which, container, props) => ports.pullOut(which, container, { ...props, reporting: reportingNow() }),
      unreport(at) {
        logbook.unreport(at);
        renew();
      },
      copy: ports.copy,
      openOptions: () => void ask({ kind: 'options' }).catch(failed),
      copyProblem() {
        ports
          .diagnose()
          .then(async (text) => {
            problem = { text, copied: await ports.copy(text) };
            draw();
          })
          .catch(failed);
      },
    },
  };
}
