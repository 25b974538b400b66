// Settings as a file that the user keeps or takes to another computer. It holds settings and nothing else, no text of the law book.
import type { Say, Text } from '../text';
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
  if (bad.length > 0)
    return wrong(
      {
        nl: 'In dit bestand klopt niet alles. Niet te lezen: {fields}.',
        en: 'Not everything in this file is right. Not readable: {fields}.',
      },
      { fields: { words: bad.map(([name]) => name.slice(0, 40)).join(', ') } },
    );
  return { settings: Object.fromEntries(Object.entries(rest).map(([name, of]) => [name, FIELDS[name as Field](of)])) };
}
