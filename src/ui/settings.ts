// What the user has set, as it is stored; and reading it back from whatever is found there.
import type { Lang } from '../text';

export type Theme = 'auto' | 'light' | 'dark';
/** Left and top in CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/** `size` in per cent of 18 px; `off`: ids of sites; `muted`: kinds of finding; `quietUntil`: milliseconds since 1970, null = not. */
export interface Settings {
  v: 1;
  lang: Lang;
  size: number;
  theme: Theme;
  off: readonly string[];
  muted: readonly string[];
  quietUntil: number | null;
  places: Readonly<Record<string, { pill?: Point; panel?: Point }>>;
}

export const SIZES = [100, 125, 150, 175, 200] as const;

/** Dutch unless the browser says that it speaks another language. */
export const defaults = (browserLanguage: string): Settings => ({
  v: 1,
  lang: /^nl\b|^$/i.test(browserLanguage) ? 'nl' : 'en',
  size: 100,
  theme: 'auto',
  off: [],
  muted: [],
  quietUntil: null,
  places: {},
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const strings = (value: unknown, otherwise: readonly string[]): readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : otherwise;
const point = (value: unknown): Point | undefined =>
  isRecord(value) && Number.isFinite(value.x) && Number.isFinite(value.y)
    ? { x: value.x as number, y: value.y as number }
    : undefined;

function places(value: unknown): Settings['places'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([site, of]) => [
      site,
      isRecord(of) ? { pill: point(of.pill), panel: point(of.panel) } : {},
    ]),
  );
}

/**
 * Settings from a stored value. Nothing stored gives the defaults; a field that is damaged gives its default; a value of another version gives the
 * defaults and `known: false`, so that the caller keeps the stranger apart instead of writing over it.
 */
export function readSettings(value: unknown, fallback: Settings): { settings: Settings; known: boolean } {
  if (value === undefined || value === null) return { settings: fallback, known: true };
  if (!isRecord(value) || value.v !== 1) return { settings: fallback, known: false };
  const { lang, size, theme, quietUntil } = value;
  return {
    known: true,
    settings: {
      v: 1,
      lang: lang === 'nl' || lang === 'en' ? lang : fallback.lang,
      size: SIZES.find((step) => step === size) ?? fallback.size,
      theme: theme === 'auto' || theme === 'light' || theme === 'dark' ? theme : fallback.theme,
      off: strings(value.off, fallback.off),
      muted: strings(value.muted, fallback.muted),
      quietUntil: typeof quietUntil === 'number' && Number.isFinite(quietUntil) ? quietUntil : null,
      places: places(value.places),
    },
  };
}

/** The next of the sizes in that direction; the same where there is none. */
export function nextSize(size: number, step: 1 | -1): number {
  const at = SIZES.findIndex((one) => one >= size);
  return SIZES[Math.min(SIZES.length - 1, Math.max(0, at + step))] ?? 100;
}

/** "Until tomorrow": six in the morning of the next calendar day, so that an evening of bridge ends in quiet. */
export function tomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 6).getTime();
}
