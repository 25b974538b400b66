// What a scan tells about one board, as lines for people.
import { kindName } from '../kinds';
import type { Game } from '../records/game';
import type { Report } from '../referee';
import { trickOf } from '../review/board-line';
import { callText, cardText, fill, type Lang, seatName, type Text } from '../text';

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
