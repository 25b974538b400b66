// From what a person types after `npm start --` to a hand viewer's address.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from '../../src/records/decode';
import type { Game } from '../../src/records/game';
import { fromHandviewerLink } from '../../src/records/handviewer-link';
import { readRecord } from '../../src/records/index';
import { writeLin } from '../../src/records/write-lin';
import { judge } from '../../src/referee';
import { fill } from '../../src/text';
import { HANDVIEWER } from '../browser/open';

/** Not a record, or not one that can be played: the message is for the person who gave it. */
export class BadRecord extends Error {
  override name = 'BadRecord';
}

export interface Wanted {
  address: string;
  /** What is played, for the terminal. */
  title: string;
  /** What cannot be right in the record, or is not in it: why nothing may open where a person expects it. */
  remarks: readonly string[];
}

const remarksOn = (game: Game): readonly string[] =>
  [...game.notes, ...judge(game.events, '2017').notes].map(
    ({ say, line }) => `${line === null ? '' : `line ${line}: `}${fill(say, 'en')}`,
  );

const READ_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder; give one file',
};

const hasPlay = (game: Game): boolean => game.events.some((event) => event.type === 'play');

/** The game to show: the first with a finding, else the first with a card played. */
function choose(games: readonly Game[]): Game | undefined {
  return games.find((game) => judge(game.events, '2017').findings.length > 0) ?? games.find(hasPlay);
}

/** A link to BBO's hand viewer that carries its record. */
function fromLink(text: string): Wanted {
  const link = URL.canParse(text) ? new URL(text) : null;
  if (link === null || !/(^|\.)bridgebase\.com$/.test(link.hostname) || !link.pathname.endsWith('handviewer.html'))
    throw new BadRecord(`${text.slice(0, 80)}: this is no link to BBO's hand viewer (…/tools/handviewer.html?…)`);
  const games = fromHandviewerLink(link.href, 1, 0);
  if (games === null)
    throw new BadRecord(`${text.slice(0, 80)}: this link carries no board (one that BBO keeps cannot be fetched)`);
  return { address: `${HANDVIEWER}${link.search}`, title: 'the board of the link', remarks: games.flatMap(remarksOn) };
}

/** The game to show of a LIN or PBN file, and what to call it. Throws `BadRecord`. */
export async function recordedGame(file: string): Promise<{ game: Game; title: string }> {
  const name = path.basename(file);
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new BadRecord(`${file}: ${READ_FAULTS[error.code ?? ''] ?? error.message}`);
  });
  const games = [...readRecord(decode(bytes), name)];
  if (games.length === 0) throw new BadRecord(`${file}: no board was found in it; LIN and PBN files can be read`);
  const game = choose(games);
  if (game === undefined) throw new BadRecord(`${file}: ${games.length} board(s), none with a card played`);
  return { game, title: `${name}, board ${game.board ?? game.index + 1} (${games.length} in the file)` };
}

/**
 * The hand viewer's address for a LIN or PBN file or a link. Throws `BadRecord` with a message for the person at the terminal.
 */
export async function recordAddress(argument: string): Promise<Wanted> {
  if (/^https?:/.test(argument)) return fromLink(argument);
  const { game, title } = await recordedGame(argument);
  const lin = writeLin(game.events);
  if (lin === null) throw new BadRecord(`${argument}: line ${game.line}: the hands of this board are not all known`);
  return { address: `${HANDVIEWER}?lin=${encodeURIComponent(lin)}`, title, remarks: remarksOn(game) };
}
