// What cannot be opened, in words: each kind once, with how many there were and the first names.
import type { Say, Text } from '../text';

/** In bytes, files and boards: more than an evening at the largest club, less than stalls a browser. */
export const LIMITS = {
  /** Of one file, unpacked. */
  file: 200_000_000,
  /** Of all that is opened at one time, unpacked. */
  all: 500_000_000,
  files: 5_000,
  boards: 100_000,
  /** Zip within zip. */
  depth: 2,
} as const;

const millions = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

const TEXTS = {
  'no-record': {
    nl: 'Dit is geen LIN of PBN en geen lijst of pagina met links naar spellen.',
    en: 'This is no LIN or PBN and no list or page with links to boards.',
  },
  empty: { nl: 'Dit bestand is leeg.', en: 'This file is empty.' },
  unreadable: {
    nl: 'Dit bestand kan niet worden gelezen. Misschien is het verplaatst of staat het nog niet op deze computer.',
    en: 'This file cannot be read. Perhaps it was moved, or it is not on this computer yet.',
  },
  'too-large': {
    nl: `Dit bestand is groter dan ${millions(LIMITS.file)}. Het is niet, of niet helemaal, gelezen.`,
    en: `This file is larger than ${millions(LIMITS.file)}. It was not read, or not all of it.`,
  },
  'too-much': {
    nl: `Samen is dit meer dan ${millions(LIMITS.all)}. Wat daarboven kwam, is niet gelezen. Open het in delen.`,
    en: `Together this is more than ${millions(LIMITS.all)}. What came above that was not read. Open it in parts.`,
  },
  'too-many': {
    nl: `Dit zijn meer dan ${LIMITS.files} bestanden. De eerste ${LIMITS.files} zijn gelezen. Open de rest apart.`,
    en: `These are more than ${LIMITS.files} files. The first ${LIMITS.files} were read. Open the others apart.`,
  },
  'too-many-boards': {
    nl: `Dit zijn meer dan ${LIMITS.boards} spellen. De rest is niet gelezen. Open die apart.`,
    en: `These are more than ${LIMITS.boards} boards. The rest was not read. Open it apart.`,
  },
  'torn-zip': {
    nl: 'Dit zipbestand is beschadigd of afgebroken. Wat ervoor stond, is gelezen.',
    en: 'This zip file is damaged or cut off. What stood before that was read.',
  },
  'lying-zip': {
    nl: 'Dit wordt bij het uitpakken veel groter dan het zegt te zijn. Het is overgeslagen.',
    en: 'Unpacked this becomes far larger than it says it is. It was skipped.',
  },
  'deep-zip': {
    nl: 'Dit is een zip in een zip in een zip. Het is overgeslagen.',
    en: 'This is a zip in a zip in a zip. It was skipped.',
  },
  'strange-zip': {
    nl: 'Dit is ingepakt op een manier die Slagwacht niet kent, of met een wachtwoord. Het is overgeslagen.',
    en: 'This is packed in a way that Slagwacht does not know, or with a password. It was skipped.',
  },
  'link-elsewhere': {
    nl: 'In deze link staat geen spel. Het spel staat op een server, en Slagwacht maakt geen verbinding. Open de pagina zelf en kies daar ‘Openen in Slagwacht’.',
    en: 'This link holds no board. The board is on a server, and Slagwacht makes no connection. Open the page itself and choose ‘Open in Slagwacht’ there.',
  },
} as const satisfies Record<string, Text>;

export type ProblemCode = keyof typeof TEXTS;

/** `names`: the first few of the files with this problem. */
export interface Problem {
  code: ProblemCode;
  say: Say;
  names: readonly string[];
  count: number;
}

const NAMED = 3;

export class Problems {
  private readonly found = new Map<ProblemCode, { names: string[]; count: number }>();

  add(code: ProblemCode, name: string): void {
    const one = this.found.get(code) ?? { names: [], count: 0 };
    this.found.set(code, one);
    one.count++;
    if (one.names.length < NAMED && name !== '') one.names.push(name);
  }

  /** In the order in which each kind came up first. */
  list(): readonly Problem[] {
    return [...this.found].map(([code, { names, count }]) => ({ code, say: { text: TEXTS[code] }, names, count }));
  }
}
