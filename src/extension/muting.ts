// What is muted, where and how long. Pure.
import type { Finding } from '../referee';
import { withItem } from '../ui/options/switches';
import type { Mute } from '../ui/overlay/view';
import { type Settings, tomorrow } from '../ui/settings';

/** What a press changes: settings that are kept, or this table for as long as the page is loaded. */
export interface Muting {
  settings: Partial<Settings>;
  table: boolean;
}

/** Mutes; `kind` counts only for `what` 'kind'. */
export function muting(what: Mute, kind: string, site: string, settings: Settings, now: Date): Muting {
  switch (what) {
    case 'kind':
      return { settings: { muted: withItem(settings.muted, kind, true) }, table: false };
    case 'table':
      return { settings: {}, table: true };
    case 'site':
      return { settings: { off: withItem(settings.off, site, true) }, table: false };
    case 'tomorrow':
      return { settings: { quietUntil: tomorrow(now) }, table: false };
  }
}

/** Undoes what `muting` did. */
export function unmuting(what: Mute, kind: string, site: string, settings: Settings): Muting {
  switch (what) {
    case 'kind':
      return { settings: { muted: withItem(settings.muted, kind, false) }, table: false };
    case 'table':
      return { settings: {}, table: false };
    case 'site':
      return { settings: { off: withItem(settings.off, site, false) }, table: false };
    case 'tomorrow':
      return { settings: { quietUntil: null }, table: false };
  }
}

/** Why nothing is shown, null when something may be. `now` in milliseconds since 1970. */
export function quiet(table: boolean, settings: Settings, now: number): 'table' | 'tomorrow' | null {
  if (table) return 'table';
  return settings.quietUntil !== null && settings.quietUntil > now ? 'tomorrow' : null;
}

export const audible = <T extends Finding>(findings: readonly T[], settings: Settings): readonly T[] =>
  findings.filter(({ irregularity }) => !settings.muted.includes(irregularity.kind));
