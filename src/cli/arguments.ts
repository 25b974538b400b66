// What a person types after a command: the switches all commands share, and what it says when they are wrong.
import { parseArgs } from 'node:util';
import type { Lang, Text } from '../text';

export interface Arguments {
  lang: Lang;
  json: boolean;
  paths: readonly string[];
}

const NO_PATH: Text = { nl: 'er is niets opgegeven om te lezen', en: 'nothing was given to read' };

/** The arguments; or, where there is nothing to do with them, the exit code: `--help` is 0, what is wrong is 2. Says the rest itself. */
export function readArguments(usage: Text, takesPaths: boolean): Arguments | number {
  let lang: Lang = 'nl';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: takesPaths,
      options: {
        json: { type: 'boolean', default: false },
        lang: { type: 'string', default: 'nl' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.lang !== 'nl' && values.lang !== 'en') throw new Error(`--lang ${values.lang}`);
    lang = values.lang;
    if (values.help) {
      process.stdout.write(`${usage[lang]}\n`);
      return 0;
    }
    if (takesPaths && positionals.length === 0) throw new Error(NO_PATH[lang]);
    return { lang, json: values.json, paths: positionals };
  } catch (error) {
    // Node's own advice on a word that begins with a hyphen helps nobody here.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    process.stderr.write(`${reason}\n${usage[lang]}\n`);
    return 2;
  }
}

/** Why a file or folder cannot be read, in a person's words where we have them. */
export function fileReason(error: unknown): Text {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return { nl: 'bestaat niet', en: 'does not exist' };
  if (code === 'EACCES' || code === 'EPERM') return { nl: 'mag niet worden gelezen', en: 'may not be read' };
  const words = error instanceof Error ? error.message : String(error);
  return { nl: `kan niet worden gelezen: ${words}`, en: `cannot be read: ${words}` };
}
