// The content script's side of what the user declares: held here, remembered by the background, ended by what the page shows.
import type { Declared, Role } from '../disclose/context';
import { type Mode, NOTHING_DECLARED, type Offers, offersOf, type Shows, stillDeclared } from '../disclose/declared';
import type { Lang } from '../text';
import type { Ask } from './messages';

export interface Declaring {
  /** False until the background has said what was declared before the page was loaded: nothing may be judged yet. */
  known(): boolean;
  now(): Declared;
  offers(role: Role | null): Offers;
  declare(change: Partial<Declared>): void;
  /** What the page shows now. */
  shows(shows: Shows): void;
  /** What goes to toolbar and memory, when it is not what went there last. */
  tell(mode: Mode | null, lang: Lang): void;
}

/** `changed` runs when what is declared has changed, or is known at last. */
export function openDeclaring(
  { ask, site, report }: { ask: Ask; site: { id: string }; report(error: unknown): void },
  changed: () => void,
): Declaring {
  let declared = NOTHING_DECLARED;
  let known = false;
  let tournament = false;
  let told = '';

  function become(next: Declared) {
    if (JSON.stringify(next) === JSON.stringify(declared)) return;
    declared = next;
    changed();
  }

  ask({ kind: 'declared', site: site.id })
    .then((before) => {
      declared = before;
    }, report)
    .then(() => {
      known = true;
      changed();
    });

  return {
    known: () => known,
    now: () => declared,
    offers: (role) => offersOf(role, { tournament }, declared),
    declare: (change) => become({ ...declared, ...change }),
    shows(shows) {
      tournament = shows.tournament;
      if (known) declared = stillDeclared(declared, shows);
    },
    tell(mode, lang) {
      const telling = { kind: 'stands', site: site.id, mode, declared, lang } as const;
      const text = JSON.stringify(telling);
      if (!known || text === told) return;
      told = text;
      ask(telling).catch(report);
    },
  };
}
