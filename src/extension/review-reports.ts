// Director's reports of boards that lie open, made a few at a time so that the page stays free.
import type { Edition } from '../laws/law';
import { directorReport } from '../review/director-report';
import { type Document, openBoard } from '../review/document';
import { momentOf } from '../review/moment';
import { visible } from '../review/step';
import { START, type Walk } from '../review/walk';
import type { Work } from '../review/work';
import type { Reported } from '../ui/review/report-part';
import { type Notes, noteKey } from './review-memory';

/** Milliseconds of work after which the page gets its turn. */
const BUSY = 12;

/** Of a whole board with what the reader chose and answered; cards of a line of his own are no facts and left out. */
export function reportOf(place: number, document: Document, walk: Walk, edition: Edition, notes: Notes): Reported {
  const user = walk.user.filter(({ type }) => type !== 'play');
  const whole = { ...START, stop: document.stops.length - 1, user };
  const { events, board, room } = document.game;
  const { told } = momentOf(document, whole, edition);
  const log = visible({ record: events, shown: events.length, user });
  const own = [...told.findings, ...told.occasions].flatMap(({ id }) => {
    const note = notes[noteKey(place, id)];
    return note === undefined ? [] : [[id, note] as const];
  });
  return { place, report: directorReport({ board, room, log, report: told, edition }, new Map(own)) };
}

/** Of the boards at these places, as their records stand. Gives null once `wanted` says that nobody waits for it any more. */
export async function reportsOf(
  places: readonly number[],
  work: Work,
  edition: Edition,
  notes: Notes,
  turn: () => Promise<void>,
  wanted: () => boolean,
): Promise<readonly Reported[] | null> {
  const reports: Reported[] = [];
  let since = performance.now();
  for (const place of places) {
    const game = work.game(place);
    if (game !== null) reports.push(reportOf(place, openBoard(game), START, edition, notes));
    if (performance.now() - since < BUSY) continue;
    await turn();
    if (!wanted()) return null;
    since = performance.now();
  }
  return reports;
}
