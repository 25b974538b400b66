// What the background said of the table, as far as it holds for what the page shows.
import type { TableEvent } from '../bridge/events';
import type { Edition } from '../laws/law';
import type { Titled, Told } from '../ui/overlay/view';
import type { Asker } from './messages';

/** What was said, and the events it is about. `now` null: it was about a later moment than the page shows. */
export interface Verdict {
  told: Omit<Told, 'now'> & { now: Told['now'] | null };
  events: readonly TableEvent[];
}

/** As long as nothing was said. */
export const NOTHING: Verdict['told'] = {
  findings: [],
  occasions: [],
  notes: [],
  due: [],
  choices: [],
  opens: [],
  manner: { head: 'stop', folded: true, copy: false, screen: true },
  now: null,
};

/** What is shown as a finding, newest first, and what passed quietly. */
export function sorted({ findings, occasions, opens }: Pick<Told, 'findings' | 'occasions' | 'opens'>) {
  const loud = new Set(opens);
  const all = [...findings, ...occasions].filter(({ id }) => loud.has(id));
  return {
    findings: all.sort((a, b) => opens.indexOf(b.id) - opens.indexOf(a.id)),
    quiet: occasions.filter(({ id }) => !loud.has(id)),
  };
}

/** A table, who asks, and how. */
export interface Matter {
  events: readonly TableEvent[];
  asker: Asker;
  edition: Edition;
  ask(): Promise<Told>;
}

export interface Desk {
  /**
   * What the page shows now. Nothing is asked again that was asked last or is known. What is known stands at once; else, until the answer is there,
   * that part of the last one stands which is about events that are still shown.
   */
  consult(matter: Matter): void;
  /** What the page may show next: asked now, so that it is known then. */
  foresee(matter: Matter): void;
  verdict(): Verdict | null;
}

interface Kept extends Matter {
  told: Told | null;
  coming: Promise<Told>;
}

/** Answers kept, each some kilobytes: more than the cards of a board. */
const MOST = 64;

/** The same events, not only equal ones: after a step back ids are given out anew. */
const sameAsker = (a: Asker, b: Asker): boolean => JSON.stringify(a) === JSON.stringify(b);
const sameMatter = (a: Matter, b: Matter): boolean =>
  sameAsker(a.asker, b.asker) &&
  a.edition === b.edition &&
  a.events.length === b.events.length &&
  a.events.every((event, i) => event === b.events[i]);

/** The part of a verdict that is about events which are still shown. What a whole moment asks for goes with its last event. */
export function stillStanding({ told, events }: Verdict, shown: readonly TableEvent[]): Verdict {
  const now = new Set(shown);
  const kept = events.filter((event) => now.has(event));
  if (kept.length === events.length) return { told, events };
  const ids = new Set(kept.map(({ id }) => id));
  const about = ({ irregularity }: Titled): boolean => ids.has(irregularity.at);
  return {
    told: {
      ...told,
      findings: told.findings.filter(about),
      occasions: told.occasions.filter(about),
      notes: told.notes.filter(({ at }) => ids.has(at)),
      due: [],
      choices: told.choices.filter(({ at }) => ids.has(at)),
      now: null,
    },
    events: kept,
  };
}

/** `answered` runs when a new verdict has come, with an error when none will. An answer that has been overtaken is kept and changes nothing. */
export function openDesk(answered: (error: unknown) => void): Desk {
  let held: Verdict | null = null;
  let newest: Kept | null = null;
  let kept: readonly Kept[] = [];

  function keep(matter: Matter): Kept {
    const known = kept.find((one) => sameMatter(one, matter));
    if (known !== undefined) return known;
    const fresh: Kept = { ...matter, told: null, coming: matter.ask() };
    kept = [...kept, fresh].slice(-MOST);
    fresh.coming.then(
      (told) => {
        fresh.told = told;
      },
      () => {
        // Asked again when it is wanted again; whoever waits for it hears of the error.
        kept = kept.filter((one) => one !== fresh);
      },
    );
    return fresh;
  }

  return {
    verdict: () => held,
    consult(matter) {
      if (newest !== null && sameMatter(newest, matter)) return;
      // What may be told to one need not be told to another; who reviews may know all of it at any time.
      const mayStand =
        newest !== null &&
        newest.asker.role === matter.asker.role &&
        newest.edition === matter.edition &&
        (matter.asker.role === 'review' || sameAsker(newest.asker, matter.asker));
      const asked = keep(matter);
      newest = asked;
      if (asked.told !== null) {
        held = { told: asked.told, events: asked.events };
        return;
      }
      held = held !== null && mayStand ? stillStanding(held, matter.events) : null;
      asked.coming.then(
        (told) => {
          if (newest !== asked) return;
          held = { told, events: asked.events };
          answered(null);
        },
        (error: unknown) => {
          if (newest !== asked) return;
          // A table that nobody judges is not explained; the next picture asks again.
          newest = null;
          held = null;
          answered(error);
        },
      );
    },
    foresee: (matter) => void keep(matter),
  };
}
