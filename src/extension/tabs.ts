// How things stand in each tab, kept by the background until the browser closes: a page that is loaded anew finds there what its user declared.
import type { Declared } from '../disclose/context';
import { acrossReload, type Mode, NOTHING_DECLARED } from '../disclose/declared';
import type { Lang } from '../text';
import { tomorrow } from '../ui/settings';
import { type Action, showMode } from './toolbar';

/** The part of `browser.storage.session` that we use: in memory, out of reach of every page. */
export interface SessionArea {
  get(key: string): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

/** `site`: its id; `until`: a session of bridge is over by then, milliseconds since 1970. */
export interface TabStands {
  site: string;
  mode: Mode | null;
  declared: Declared;
  until: number;
}

export interface Tabs {
  /** What the user of this tab declared on this site, less what does not outlive a reload; nothing in another session of bridge. */
  declared(tab: number, site: string): Promise<Declared>;
  stands(tab: number, site: string, mode: Mode | null, declared: Declared, lang: Lang): Promise<void>;
  closed(tab: number): Promise<void>;
}

const keyOf = (tab: number): string => `tab:${tab}`;

/** Null where no page of ours is, or was, in the tab. */
export async function standsIn(area: Pick<SessionArea, 'get'>, tab: number): Promise<TabStands | null> {
  const found = (await area.get(keyOf(tab)))[keyOf(tab)];
  return found === undefined ? null : (found as TabStands);
}

export function openTabs(area: SessionArea, action: Action, clock: () => Date): Tabs {
  return {
    async declared(tab, site) {
      const known = await standsIn(area, tab);
      if (known === null || known.site !== site || clock().getTime() >= known.until) return NOTHING_DECLARED;
      return acrossReload(known.declared);
    },
    async stands(tab, site, mode, declared, lang) {
      const before = await standsIn(area, tab);
      const now = clock();
      const goesOn = before !== null && before.site === site && now.getTime() < before.until;
      const stands: TabStands = { site, mode, declared, until: goesOn ? before.until : tomorrow(now) };
      await area.set({ [keyOf(tab)]: stands });
      await showMode(action, tab, mode, lang);
    },
    closed: (tab) => area.remove(keyOf(tab)),
  };
}
