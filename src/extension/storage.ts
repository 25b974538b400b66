// Settings in the browser's own storage. Where it refuses, we say so and go on with what we have in memory.
import type { Text } from '../text';
import { readSettings, type Settings } from '../ui/settings';

/** The part of `browser.storage.local` that we use. */
export interface Area {
  get(key: string): Promise<Record<string, unknown>>;
  set(values: Record<string, unknown>): Promise<void>;
}

export interface Store {
  settings(): Settings;
  /** Changes them at once here and then in storage; never rejects. */
  change(change: Partial<Settings>): Promise<void>;
  /** Takes over what another page of the extension stored; an echo of our own writing changes nothing. */
  stored(value: unknown): void;
  /** What the user should know about storage, null while all is well. */
  trouble(): Text | null;
}

export const KEY = 'settings';
export const ASIDE = 'settings:aside';

export const REFUSED: Text = {
  nl: 'Uw browser bewaart de instellingen niet. Ze gelden tot u deze pagina sluit.',
  en: 'Your browser does not keep the settings. They hold until you close this page.',
};
export const STRANGER: Text = {
  nl: 'De bewaarde instellingen zijn van een andere versie. Ze zijn apart gezet; de standaard geldt.',
  en: 'The stored settings are of another version. They have been set aside; the defaults hold.',
};

const writerOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'writer' in value ? value.writer : null;

/** Reads the settings; `onChange` runs after every change, also of `trouble`. */
export async function openStore(area: Area, fallback: Settings, onChange: () => void): Promise<Store> {
  // Marks what we wrote: the browser tells us of it later, when we may have changed it again.
  const writer = Math.random().toString(36).slice(2);
  let current = fallback;
  let trouble: Text | null = null;
  try {
    const value = (await area.get(KEY))[KEY];
    const read = readSettings(value, fallback);
    current = read.settings;
    if (!read.known) {
      trouble = STRANGER;
      await area.set({ [ASIDE]: value });
    }
  } catch {
    // Blocked by policy, private window, broken profile: the user hears it, the overlay works on.
    trouble = REFUSED;
  }
  return {
    settings: () => current,
    trouble: () => trouble,
    stored(value) {
      const read = readSettings(value, fallback);
      if (!read.known || writerOf(value) === writer) return;
      current = read.settings;
      onChange();
    },
    async change(change) {
      current = { ...current, ...change };
      onChange();
      try {
        await area.set({ [KEY]: { ...current, writer } });
        if (trouble === REFUSED) {
          trouble = null;
          onChange();
        }
      } catch {
        if (trouble === REFUSED) return;
        trouble = REFUSED;
        onChange();
      }
    },
  };
}
