// What is muted, where and how long.
import type { Finding } from '../referee';
import type { Actions, Mute, View } from '../ui/overlay/view';
import { isQuiet, type Settings, tomorrow, withItem } from '../ui/settings';
import type { Store } from './storage';

/** What a press changes: settings that are kept, or this table for as long as the page is loaded; null leaves the table as it is. */
export interface Muting {
  settings: Partial<Settings>;
  table: boolean | null;
}

/** Mutes; `kind` counts only for `what` 'kind'. */
export function muting(what: Mute, kind: string, site: string, settings: Settings, now: Date): Muting {
  switch (what) {
    case 'kind':
      return { settings: { muted: withItem(settings.muted, kind, true) }, table: null };
    case 'table':
      return { settings: {}, table: true };
    case 'site':
      return { settings: { off: withItem(settings.off, site, true) }, table: null };
    case 'tomorrow':
      return { settings: { quietUntil: tomorrow(now) }, table: null };
  }
}

/** Undoes what `muting` did. */
export function unmuting(what: Mute, kind: string, site: string, settings: Settings): Muting {
  switch (what) {
    case 'kind':
      return { settings: { muted: withItem(settings.muted, kind, false) }, table: null };
    case 'table':
      return { settings: {}, table: false };
    case 'site':
      return { settings: { off: withItem(settings.off, site, false) }, table: null };
    case 'tomorrow':
      return { settings: { quietUntil: null }, table: null };
  }
}

/** Why nothing is shown, null when something may be. `now` in milliseconds since 1970. */
export function quiet(table: boolean, settings: Settings, now: number): 'table' | 'tomorrow' | null {
  if (table) return 'table';
  return isQuiet(settings, now) ? 'tomorrow' : null;
}

export const audible = <T extends Finding>(findings: readonly T[], settings: Settings): readonly T[] =>
  findings.filter(({ irregularity }) => !settings.muted.includes(irregularity.kind));

export interface Muter extends Pick<Actions, 'mute' | 'unmute' | 'dismiss'> {
  /** What was muted last, as long as it stands there to be undone. */
  last(): View['muted'];
  still(): View['quiet'];
}

/** The muting of one page. `changed` runs after each press. */
export function openMuter(
  { site, store, clock }: { site: { id: string }; store: Store; clock(): Date },
  changed: () => void,
): Muter {
  let table = false;
  let last: View['muted'] = null;
  function apply(change: Muting) {
    table = change.table ?? table;
    void store.change(change.settings);
    changed();
  }
  return {
    last: () => last,
    still: () => quiet(table, store.settings(), clock().getTime()),
    mute(what, kind) {
      last = { what, kind };
      apply(muting(what, kind, site.id, store.settings(), clock()));
    },
    unmute() {
      if (last === null) return;
      const { what, kind } = last;
      last = null;
      apply(unmuting(what, kind, site.id, store.settings()));
    },
    dismiss() {
      last = null;
      changed();
    },
  };
}
