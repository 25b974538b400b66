// What the pages with settings get, and a record of what they change.
import { vi } from 'vitest';
import { kindName } from '../../src/kinds';
import type { SwitchesProps } from '../../src/ui/options/switches';
import { defaults, type Settings } from '../../src/ui/settings';

export const SITES = [
  { id: 'bbo', name: 'BBO' },
  { id: 'bbo-handviewer', name: 'BBO hand viewer' },
] as const;

export const settingsProps = (settings: Partial<Settings> = {}, rest: Partial<Omit<SwitchesProps, 'change'>> = {}) => ({
  settings: { ...defaults('nl'), ...settings },
  sites: SITES,
  trouble: null,
  version: '0.1.0',
  now: 1000,
  morning: 5000,
  kindName,
  change: vi.fn(),
  ...rest,
});
