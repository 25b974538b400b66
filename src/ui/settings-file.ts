// Settings as a file that the user keeps or takes to another computer. It holds settings and nothing else, no text of the law book.
import type { Lang, Say, Text } from '../text';
import * as words from './options/strings';
import { FIELD_NAMES, FIELDS, type Field, isRecord, migrated, type Settings, VERSION } from './settings';

export const FILE_NAME = 'slagwacht-instellingen.json';
const MARK = 'slagwacht-settings';
/** Settings are some hundred characters; what is far above is another file. */
const MOST = 100_000;

/** The text of a settings file. */
export function writeSettingsFile(settings: Settings): string {
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, settings[name]]));
  return `${JSON.stringify({ file: MARK, v: VERSION, settings: fields }, null, 2)}\n`;
}

/** Each setting as the page of settings calls it. */
const NAMES: Readonly<Record<Field, Text>> = {
  lang: words.LANGUAGE,
  size: words.SIZE,
  theme: words.THEME,
  notrump: words.NOTRUMP,
  edition: words.EDITION,
  articleLink: words.LINK,
  off: words.SITES,
  muted: words.MUTED,
  quietUntil: words.QUIET,
  places: words.PLACE,
};
const UNKNOWN: Text = { nl: 'een onbekende instelling', en: 'an unknown setting' };

/** What the user knows the setting by, and in brackets what stands in the file. */
const named = (keys: readonly string[], lang: Lang): string =>
  keys
    .map((key) => `${(Object.hasOwn(NAMES, key) ? NAMES[key as Field] : UNKNOWN)[lang]} (${key.slice(0, 40)})`)
    .join(', ');

const wrong = (text: Text, rest: Say['with'] = {}): { wrong: Say } => ({ wrong: { text, with: rest } });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The settings in a file, or what is wrong with it and where. A field that the file lacks is left as it is. All or nothing: one bad field spoils the file. */
export function readSettingsFile(text: string): { settings: Partial<Settings> } | { wrong: Say } {
  if (text.length > MOST)
    return wrong({ nl: 'Dit bestand is te groot voor instellingen.', en: 'This file is too large for settings.' });
  const value = parsed(text);
  if (value === undefined)
    return wrong({
      nl: 'Dit bestand is beschadigd of geen bestand met instellingen.',
      en: 'This file is damaged, or it holds no settings.',
    });
  if (!isRecord(value) || value.file !== MARK || !isRecord(value.settings))
    return wrong({
      nl: 'Dit is geen bestand met instellingen van Slagwacht.',
      en: 'This is no file with settings of Slagwacht.',
    });
  const fields = migrated({ ...value.settings, v: value.v });
  if (fields === null)
    return wrong(
      {
        nl: 'Dit bestand is van een andere versie van Slagwacht ({version}).',
        en: 'This file is of another version of Slagwacht ({version}).',
      },
      { version: { words: String(value.v).slice(0, 20) } },
    );
  const { v: _, ...rest } = fields;
  const bad = Object.entries(rest).filter(
    ([name, of]) => !Object.hasOwn(FIELDS, name) || FIELDS[name as Field](of) === undefined,
  );
  if (bad.length > 0) {
    const keys = bad.map(([key]) => key);
    return wrong(
      {
        nl: 'In dit bestand klopt niet alles. Niet te lezen: {fields}.',
        en: 'Not everything in this file is right. Not readable: {fields}.',
      },
      { fields: { text: { nl: named(keys, 'nl'), en: named(keys, 'en') } } },
    );
  }
  return { settings: Object.fromEntries(Object.entries(rest).map(([name, of]) => [name, FIELDS[name as Field](of)])) };
}
