// What a scan tells about one board: as data for programs, as lines for people.
import type { Irregularity } from '../detect/index';
import { kindName } from '../kinds';
import type { Game } from '../records/game';
import { type Finding, judge, type Report } from '../referee';
import { callText, cardText, fill, type Lang, seatName, type Text } from '../text';

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
function trickOf(found: Irregularity): number | null {
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

const PHRASES = {
  board: { nl: 'spel', en: 'board' },
  trick: { nl: 'slag', en: 'trick' },
  possible: { nl: 'mogelijk; controleer het verslag', en: 'possible; check the record' },
  articles: { nl: 'artikelen', en: 'articles' },
  director: { nl: 'alleen de WL', en: 'only the director' },
  chooses: { nl: 'kiest', en: 'chooses' },
  asks: { nl: 'vraag', en: 'question' },
  noRuling: { nl: 'niet uitgewerkt: vraag de WL', en: 'not worked out: ask the director' },
  looks: { nl: 'hier moet de WL naar kijken', en: 'the director has to look at this' },
} satisfies Record<string, Text>;

/** The findings of a board as lines for a terminal; empty when there are none. */
export function printBoard(file: string, game: Game, report: Report, lang: Lang): readonly string[] {
  if (report.findings.length === 0) return [];
  const t = (text: Text): string => text[lang];
  const where = `${file} · ${t(PHRASES.board)} ${game.board ?? game.index + 1} (#${game.index})`;
  const lines = [where];
  for (const { irregularity: found, rulings, laws } of report.findings) {
    const trick = trickOf(found);
    const what =
      'card' in found
        ? cardText(found.card, lang)
        : 'call' in found && found.call !== null
          ? callText(found.call, lang)
          : null;
    const details = [
      found.seat === null ? null : seatName(found.seat, lang),
      trick === null ? null : `${t(PHRASES.trick)} ${trick}`,
      what,
      found.certainty === 'possible' ? t(PHRASES.possible) : null,
    ].filter((detail) => detail !== null);
    lines.push(`  ${t(kindName(found.kind))}: ${details.join(', ')}`);
    if (rulings.length === 0 && laws.length === 0) lines.push(`    ${t(PHRASES.noRuling)}`);
    else if (rulings.length === 0) lines.push(`    ${t(PHRASES.looks)} (${t(PHRASES.articles)} ${laws.join(', ')})`);
    for (const ruling of rulings) {
      lines.push(`    ${fill(ruling.say, lang)} (${t(PHRASES.articles)} ${ruling.articles.join(', ')})`);
      for (const option of ruling.options) {
        const chooser =
          option.chooser === 'director' ? 'WL' : option.chooser.map((seat) => seatName(seat, lang)).join(', ');
        lines.push(`      - ${chooser} ${t(PHRASES.chooses)}: ${fill(option.say, lang)}`);
      }
      for (const { say, values } of ruling.ask)
        lines.push(
          `      ${t(PHRASES.asks)}: ${fill(say, lang)} (${values.map((one) => fill(one.say, lang)).join(' / ')})`,
        );
      for (const say of ruling.director) lines.push(`      ${t(PHRASES.director)}: ${fill(say, lang)}`);
    }
  }
  return lines;
}
