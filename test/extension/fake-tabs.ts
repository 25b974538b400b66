// What the background remembers of tabs, in memory, and a toolbar that notes what it is told to show.
import { openTabs, type Tabs } from '../../src/extension/tabs';

export interface FakeTabs extends Tabs {
  /** Of a tab: its badge and its title. */
  shown: Map<number, { text?: string; title?: string }>;
  values: Record<string, unknown>;
  /** What time it is. */
  now: Date;
}

export function fakeTabs(values: Record<string, unknown> = {}): FakeTabs {
  const shown: FakeTabs['shown'] = new Map();
  const note = (tabId: number, what: { text?: string; title?: string }) =>
    void shown.set(tabId, { ...shown.get(tabId), ...what });
  const area = {
    get: async (key: string) => (key in values ? { [key]: structuredClone(values[key]) } : {}),
    set: async (some: Record<string, unknown>) => void Object.assign(values, structuredClone(some)),
    remove: async (key: string) => {
      delete values[key];
    },
  };
  const action = {
    setBadgeText: async ({ tabId, text }: { tabId: number; text: string }) => note(tabId, { text }),
    setTitle: async ({ tabId, title }: { tabId: number; title: string }) => note(tabId, { title }),
    setBadgeBackgroundColor: async () => undefined,
  };
  const tabs: FakeTabs = { ...openTabs(area, action, () => tabs.now), shown, values, now: new Date(2026, 5, 1, 20) };
  return tabs;
}
