// What a person types after a command: the switches all commands share, and what it says when they are wrong.
import { parseArgs } from 'node:util';
import type { Lang, Text } from '../text';

export interface Arguments {
  lang: Lang;
  json: boolean;
  paths: readonly string[];
}

class Wrong extends Error {
  constructor(readonly text: Text) {
    super(text.en);
  }
}

const NO_PATH: Text = { nl: 'er is niets opgegeven om te lezen', en: 'nothing was given to read' };

/** What is wrong with the arguments. Node's own words are English, and its advice on a word that begins with a hyphen helps nobody here. */
function wrong(error: unknown): Text {
  if (error instanceof Wrong) return error.text;
  const [words = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
  const option = /'(-[^' ]*)/.exec(words)?.[1] ?? '';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return { nl: `onbekende optie ${option}`, en: `unknown option ${option}` };
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return { nl: `zo kan ${option} niet worden opgegeven`, en: `${option} cannot be given like that` };
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    const word = /'([^']*)'/.exec(words)?.[1] ?? '';
    return { nl: `hier hoort niets: ${word}`, en: `nothing belongs here: ${word}` };
  }
  return { nl: words, en: words };
}

/** The arguments; or, where there is nothing to do with them, the exit code: `--help` is 0, what is wrong is 2. Says the rest itself. */
export function readArguments(usage: Text, takesPaths: boolean): Arguments | number {
  let lang: Lang = process.argv.some(
    (word, i, all) => word === '--lang=en' || (word === 'en' && all[i - 1] === '--lang'),
  )
    ? 'en'
    : 'nl';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: takesPaths,
      options: {
        json: { type: 'boolean', default: false },
        lang: { type: 'string', default: 'nl' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.lang !== 'nl' && values.lang !== 'en')
      throw new Wrong({
        nl: `--lang ${values.lang}: kies nl of en`,
        en: `--lang ${values.lang}: choose nl or en`,
      });
    lang = values.lang;
    if (values.help) {
      process.stdout.write(`${usage[lang]}\n`);
      return 0;
    }
    if (takesPaths && positionals.length === 0) throw new Wrong(NO_PATH);
    return { lang, json: values.json, paths: positionals };
  } catch (error) {
    const reason = wrong(error)[lang];
    process.stderr.write(`${reason}\n${usage[lang]}\n`);
    return 2;
  }
}

const WHY: Readonly<Record<string, Text>> = {
  ENOENT: { nl: 'bestaat niet', en: 'does not exist' },
  ENOTDIR: { nl: 'bestaat niet', en: 'does not exist' },
  EACCES: { nl: 'mag niet worden gelezen', en: 'may not be read' },
  EPERM: { nl: 'mag niet worden gelezen', en: 'may not be read' },
  EISDIR: { nl: 'is een map', en: 'is a folder' },
  ELOOP: { nl: 'is een verwijzing naar zichzelf', en: 'is a link to itself' },
  ENAMETOOLONG: { nl: 'heeft een te lange naam', en: 'has a name that is too long' },
};

/** Why a file or folder cannot be read, in a person's words where we have them. */
export function fileReason(error: unknown): Text {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (typeof code === 'string')
    return WHY[code] ?? { nl: `kan niet worden gelezen (${code})`, en: `cannot be read (${code})` };
  const words = error instanceof Error ? error.message : String(error);
  return { nl: `kan niet worden gelezen: ${words}`, en: `cannot be read: ${words}` };
}
