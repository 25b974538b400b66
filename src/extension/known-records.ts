// Records of links that were asked about, read once and judged once. Losing them costs a moment and nothing else.
import type { Edition } from '../laws/law';
import type { Game } from '../records/game';
import { fromHandviewerLink } from '../records/handviewer-link';
import { judge, type Report } from '../referee';

export interface KnownRecord {
  game: Game;
  /** The report on all of it, without anything the user added. */
  whole(edition: Edition): Report;
}

function readRecord(link: string): KnownRecord | null {
  const game = fromHandviewerLink(link)?.[0];
  if (game === undefined) return null;
  const reports = new Map<Edition, Report>();
  return {
    game,
    whole(edition) {
      const report = reports.get(edition) ?? judge(game.events, edition);
      reports.set(edition, report);
      return report;
    },
  };
}

/** Looks records up by link, null where it carries none; keeps the `most` that were asked about last. */
export function knownRecords(most = 8): (link: string) => KnownRecord | null {
  const known = new Map<string, KnownRecord>();
  return (link) => {
    const record = known.get(link) ?? readRecord(link);
    if (record === null) return null;
    // A map keeps the order of entry: out and in again makes it the newest.
    known.delete(link);
    known.set(link, record);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return record;
  };
}
