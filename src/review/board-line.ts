// What a scan tells about one board, as data: the same for the command and for the review page.
import type { Irregularity } from '../detect/index';
import type { Game } from '../records/game';
import { type Finding, judge, type Report } from '../referee';
import { fill, type Lang } from '../text';

const TRICKS = 13;

/** One board as `--json` prints it; what does not apply is null. `trick` counts from 1, `call` (place in the auction) and `index` from 0. */
export interface BoardLine {
  file: string;
  index: number;
  board: string | null;
  played: number;
  findings: readonly {
    kind: string;
    seat: string | null;
    trick: number | null;
    call: number | null;
    card: string | null;
    certainty: string;
    rulings: readonly {
      articles: readonly string[];
      settled: boolean;
      options: readonly {
        id: string;
        chooser: string | readonly string[];
        text: string;
        cards: readonly string[] | null;
      }[];
    }[];
  }[];
  occasions: readonly { kind: string; seat: string | null; trick: number | null; articles: readonly string[] }[];
  notes: readonly { code: string; text: string; line: number | null }[];
}

/** A claim or concession was made in the running trick, or before the next one. */
export function trickOf(found: Irregularity): number | null {
  if ('trick' in found) return found.trick;
  if ((found.kind !== 'claim' && found.kind !== 'concession') || found.left === null) return null;
  return Math.min(TRICKS, TRICKS - found.left + (found.during ? 0 : 1));
}
const articlesOf = (finding: Finding): readonly string[] => [
  ...new Set(finding.rulings.flatMap((one) => one.articles)),
];

function finding(one: Finding, lang: Lang): BoardLine['findings'][number] {
  const { irregularity: found } = one;
  return {
    kind: found.kind,
    seat: found.seat,
    trick: trickOf(found),
    call: 'index' in found ? found.index : null,
    card: 'card' in found ? found.card : null,
    certainty: found.certainty,
    rulings: one.rulings.map(({ articles, settled, options }) => ({
      articles,
      settled,
      options: options.map(({ id, chooser, say, plays }) => ({
        id,
        chooser,
        text: fill(say, lang),
        cards: plays?.cards ?? null,
      })),
    })),
  };
}

/** How many cards the record gives for a board, those of an impossible deal or in unreadable places included. */
export function playedIn(game: Game): number {
  let played = 0;
  for (const event of game.events) {
    if (event.type === 'play') played++;
    else if (event.type === 'gap' && event.in === 'play') played += event.missed;
  }
  return played;
}

/** Judges a board of a record and tells what there is to tell. `file` is how the user knows the file. */
export function scanBoard(file: string, game: Game, lang: Lang): { line: BoardLine; report: Report } {
  const report = judge(game.events);
  const notes = [
    ...game.notes.map(({ code, say, line }) => ({ code: code as string, text: fill(say, lang), line })),
    ...report.notes.map(({ code, say, line }) => ({ code: code as string, text: fill(say, lang), line })),
  ];
  const line: BoardLine = {
    file,
    index: game.index,
    board: game.board,
    played: playedIn(game),
    findings: report.findings.map((one) => finding(one, lang)),
    occasions: report.occasions.map((one) => ({
      kind: one.irregularity.kind,
      seat: one.irregularity.seat,
      trick: trickOf(one.irregularity),
      articles: articlesOf(one),
    })),
    notes,
  };
  return { line, report };
}
