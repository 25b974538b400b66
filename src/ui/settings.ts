// What the user has set, as it is stored; and reading it back from whatever is found there.
import type { Edition } from '../laws/law';
import type { Lang, Notrump } from '../text';
import { isLinkTemplate } from './article-link';

export type Theme = 'auto' | 'light' | 'dark';
/** Left and top in CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/**
 * `size` in per cent of 18 px; `off`: ids of sites; `muted`: kinds of finding; `quietUntil`: milliseconds since 1970, null = not; `places`: where the user
 * put things, by site; `notrump`: in Dutch only; `articleLink`: the user's own template for links to articles, null = ours.
 */
export interface Settings {
  v: typeof VERSION;
  lang: Lang;
  size: number;
  theme: Theme;
  notrump: Notrump;
  edition: Edition;
  articleLink: string | null;
  off: readonly string[];
  muted: readonly string[];
  quietUntil: number | null;
  places: Readonly<Record<string, { pill?: Point; panel?: Point }>>;
}

/** Of what is stored. One that is raised brings its migration in `migrated`. */
export const VERSION = 2;
export const SIZES = [100, 125, 150, 175, 200] as const;
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
/** Newest first. */
export const EDITIONS: readonly Edition[] = ['2017', '2007', '1997'];
export const NOTRUMPS: readonly Notrump[] = ['SA', 'ZT'];
const LANGS: readonly Lang[] = ['nl', 'en'];

/** Dutch unless the browser says that it speaks another language; ZT where it speaks Flemish. */
export const defaults = (browserLanguage: string): Settings => ({
  v: VERSION,
  lang: /^nl\b|^$/i.test(browserLanguage) ? 'nl' : 'en',
  size: 100,
  theme: 'auto',
  notrump: /^nl-be\b/i.test(browserLanguage) ? 'ZT' : 'SA',
  edition: '2017',
  articleLink: null,
  off: [],
  muted: [],
  quietUntil: null,
  places: {},
});

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Far above what can come about by using it. */
const MOST = 200;
const strings = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.length <= MOST && value.every((item) => typeof item === 'string' && item.length <= MOST)
    ? value
    : undefined;
const point = (value: unknown): Point | undefined =>
  isRecord(value) && Number.isFinite(value.x) && Number.isFinite(value.y)
    ? { x: value.x as number, y: value.y as number }
    : undefined;
const oneOf =
  <T>(list: readonly T[]) =>
  (value: unknown): T | undefined =>
    list.find((one) => one === value);

function places(value: unknown): Settings['places'] | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([site, of]) => [
      site,
      isRecord(of) ? { pill: point(of.pill), panel: point(of.panel) } : {},
    ]),
  );
}

export type Field = Exclude<keyof Settings, 'v'>;

/** Each field out of an unknown value; undefined where that is not what the field holds. */
export const FIELDS: { readonly [F in Field]: (value: unknown) => Settings[F] | undefined } = {
  lang: oneOf(LANGS),
  size: oneOf<number>(SIZES),
  theme: oneOf(THEMES),
  notrump: oneOf(NOTRUMPS),
  edition: oneOf(EDITIONS),
  articleLink: (value) => (value === null || (typeof value === 'string' && isLinkTemplate(value)) ? value : undefined),
  off: strings,
  muted: strings,
  quietUntil: (value) => (value === null || Number.isFinite(value) ? (value as number | null) : undefined),
  places,
};
export const FIELD_NAMES = Object.keys(FIELDS) as readonly Field[];

/** A stored value in the form of this version, null where its version is none that we know. Version 1 lacked `notrump`, `edition` and `articleLink`. */
export function migrated(value: unknown): Record<string, unknown> | null {
  if (!isRecord(value)) return null;
  return value.v === VERSION || value.v === 1 ? { ...value, v: VERSION } : null;
}

/**
 * Settings from a stored value. Nothing stored gives the defaults; a field that is damaged gives its default; a value of a version that we do not know
 * gives the defaults and `known: false`, so that the caller keeps the stranger apart instead of writing over it.
 */
export function readSettings(value: unknown, fallback: Settings): { settings: Settings; known: boolean } {
  if (value === undefined || value === null) return { settings: fallback, known: true };
  const stored = migrated(value);
  if (stored === null) return { settings: fallback, known: false };
  const sound = FIELD_NAMES.flatMap((name) => {
    const read = FIELDS[name](stored[name]);
    return read === undefined ? [] : [[name, read] as const];
  });
  return { known: true, settings: { ...fallback, ...Object.fromEntries(sound) } };
}

/** Adds or takes away one item of a list. */
export const withItem = (list: readonly string[], item: string, on: boolean): readonly string[] =>
  on ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);

/** The next of the sizes in that direction; the same where there is none. */
export function nextSize(size: number, step: 1 | -1): number {
  const at = SIZES.findIndex((one) => one >= size);
  return SIZES[Math.min(SIZES.length - 1, Math.max(0, at + step))] ?? 100;
}

/** "Until tomorrow": six in the morning of the next calendar day, so that an evening of bridge ends in quiet. */
export function tomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 6).getTime();
}

/** Longer than from any moment to the morning of the next day, in milliseconds. */
const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** Whether "until tomorrow" lasts at `now`, in milliseconds since 1970. A moment that lies further off comes from a clock or a file that is wrong. */
export const isQuiet = ({ quietUntil }: Settings, now: number): boolean =>
  quietUntil !== null && quietUntil > now && quietUntil < now + TWO_DAYS;
