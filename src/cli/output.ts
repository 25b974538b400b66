// How commands write: at the pace of who reads, nothing that steers a terminal, and no trace of our own when it cannot be written.
import type { Lang, Text } from '../text';

const UNWRITTEN: Text = { nl: 'de uitvoer kan niet worden geschreven', en: 'the output cannot be written' };
const FAILED = 2;

/** What moves a cursor, colours or turns text about. Lines hold names of files and boards that others chose; in JSON the result means the same. */
const STEERING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const plain = (line: string): string =>
  line.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Writes lines to stdout and waits while the reader at the other end is behind, so that a long run does not pile up in memory. */
export async function print(lines: readonly string[]): Promise<void> {
  if (lines.length === 0 || process.stdout.write(`${lines.map(plain).join('\n')}\n`)) return;
  await new Promise((resolve) => process.stdout.once('drain', resolve));
}

export function complain(line: string): void {
  process.stderr.write(`${plain(line)}\n`);
}

/** To be called before anything is written. A reader that stops reading (`| head`) is no fault; a full disk is one, and is said. */
export function openOutput(lang: Lang): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    complain(`${UNWRITTEN[lang]}${error.code === undefined ? '' : ` (${error.code})`}`);
    process.exit(FAILED);
  });
}
