// The director's report as text to copy, and as JSON and CSV for other programs.
import { SEATS } from '../bridge/types';
import { kindName } from '../kinds';
import { callText, cardText, fill, type Lang, seatLetter, seatName, type Text } from '../text';
import type { DirectorReport, ReportedFinding, ReportedRuling } from './director-report';

/** Labels of a report, in every format and on the screen. */
export const WORDS = {
  board: { nl: 'Spel', en: 'Board' },
  noBoard: { nl: 'Spel zonder nummer', en: 'Board without a number' },
  open: { nl: 'open kamer', en: 'open room' },
  closed: { nl: 'gesloten kamer', en: 'closed room' },
  dealer: { nl: 'gever', en: 'dealer' },
  vulnerable: { nl: 'kwetsbaar', en: 'vulnerable' },
  none: { nl: 'niemand', en: 'none' },
  all: { nl: 'allen', en: 'all' },
  by: { nl: 'door', en: 'by' },
  possible: { nl: 'mogelijk; controleer de feiten', en: 'possible; check the facts' },
  facts: { nl: 'Feiten', en: 'Facts' },
  articles: { nl: 'Artikelen', en: 'Articles' },
  options: { nl: 'Mogelijkheden', en: 'Options' },
  cards: { nl: 'kaarten', en: 'cards' },
  chosen: { nl: 'Gekozen', en: 'Chosen' },
  asks: { nl: 'Na te vragen', en: 'To be asked' },
  judgement: { nl: 'Aan het oordeel van de WL', en: "For the director's judgement" },
  unsettled: {
    nl: 'Hier geeft Slagwacht geen uitkomst; de WL beslist.',
    en: 'Slagwacht gives no outcome here; the director decides.',
  },
  noRuling: { nl: 'Niet uitgewerkt; de WL beslist.', en: 'Not worked out; the director decides.' },
  look: { nl: 'Zie artikelen', en: 'See articles' },
  note: { nl: 'Aantekening', en: 'Note' },
  director: { nl: 'WL', en: 'director' },
  nothing: { nl: 'Geen onregelmatigheden gezien.', en: 'No irregularities seen.' },
  source: {
    nl: 'SWB {edition}, in eigen woorden. Uitleg, geen uitspraak: de WL beslist.',
    en: 'Laws {edition}, in our own words. An explanation, no ruling: the director decides.',
  },
} satisfies Record<string, Text>;

const bullet = (text: string): string => `  - ${text}`;

/** "Spel 7, gever Noord, kwetsbaar: O-W, 4♥ door Zuid". */
export function headOf({ board, room, deal, contract }: DirectorReport, lang: Lang): string {
  const t = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const parts = [board === null ? t('noBoard') : `${t('board')} ${board}`];
  if (room !== null) parts.push(t(room));
  if (deal !== null) {
    const { dealer, vulnerable } = deal;
    const who =
      vulnerable === 'none' || vulnerable === 'all'
        ? t(vulnerable)
        : SEATS.filter((seat) => vulnerable.includes(seat))
            .map((seat) => seatLetter(seat, lang))
            .join('-');
    parts.push(`${t('dealer')} ${seatName(dealer, lang)}`, `${t('vulnerable')}: ${who}`);
  }
  if (contract !== null) {
    const doubled = 'X'.repeat(contract.doubled);
    const bid = callText(`${contract.level}${contract.strain}`, lang);
    parts.push(`${bid}${doubled} ${t('by')} ${seatName(contract.declarer, lang)}`);
  }
  return parts.join(', ');
}

/** Who may choose. */
export const whoOf = (chooser: ReportedRuling['options'][number]['chooser'], lang: Lang): string =>
  chooser === 'director' ? WORDS.director[lang] : chooser.map((seat) => seatName(seat, lang)).join(', ');

function rulingLines(ruling: ReportedRuling, lang: Lang): readonly string[] {
  const t = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const articles = ruling.articles.map(({ id, title }) => (title === null ? id : `${id} (${title[lang]})`)).join(', ');
  const options = ruling.options.map(({ chooser, say, cards }) => {
    const may = cards === null ? '' : ` [${t('cards')}: ${cards.map((card) => cardText(card, lang)).join(' ')}]`;
    return bullet(`${whoOf(chooser, lang)}: ${fill(say, lang)}${may}`);
  });
  return [
    fill(ruling.say, lang),
    `${t('articles')}: ${articles}`,
    ...(ruling.settled ? [] : [t('unsettled')]),
    ...(options.length === 0 ? [] : [`${t('options')}:`, ...options]),
    ...(ruling.asks.length === 0 ? [] : [`${t('asks')}:`, ...ruling.asks.map((say) => bullet(fill(say, lang)))]),
    ...(ruling.judgement.length === 0
      ? []
      : [`${t('judgement')}:`, ...ruling.judgement.map((say) => bullet(fill(say, lang)))]),
  ];
}

function findingLines(finding: ReportedFinding, lang: Lang): readonly string[] {
  const t = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const { title, certainty, facts, rulings, laws, chosen, note, kind } = finding;
  const doubt = certainty === 'possible' ? ` (${t('possible')})` : '';
  return [
    `* ${kindName(kind)[lang]}: ${fill(title, lang)}${doubt}`,
    ...(facts.length === 0 ? [] : [`${t('facts')}:`, ...facts.map((say) => bullet(fill(say, lang)))]),
    ...(rulings.length > 0
      ? rulings.flatMap((one) => rulingLines(one, lang))
      : [laws.length === 0 ? t('noRuling') : `${t('look')}: ${laws.join(', ')}. ${t('noRuling')}`]),
    ...chosen.map((say) => `${t('chosen')}: ${fill(say, lang)}`),
    ...(note === '' ? [] : [`${t('note')}: ${note}`]),
  ];
}

/** Lines to paste into a letter: a board after the other, an empty line between findings. */
export function reportText(reports: readonly DirectorReport[], lang: Lang): string {
  const boards = reports.map((report) => {
    const source = WORDS.source[lang].replace('{edition}', report.edition);
    const findings = report.findings.map((one) => findingLines(one, lang).join('\n'));
    return [headOf(report, lang), ...(findings.length === 0 ? [WORDS.nothing[lang]] : findings), source].join('\n\n');
  });
  return `${boards.join('\n\n\n')}\n`;
}

/** One object a board; texts in the language asked, cards as `HT`, seats as `N`. */
export function reportJson(reports: readonly DirectorReport[], lang: Lang): string {
  const boards = reports.map(({ findings, ...head }) => ({
    ...head,
    findings: findings.map(({ title, facts, rulings, chosen, ...one }) => ({
      ...one,
      title: fill(title, lang),
      facts: facts.map((say) => fill(say, lang)),
      rulings: rulings.map((ruling) => ({
        articles: ruling.articles.map(({ id }) => id),
        text: fill(ruling.say, lang),
        settled: ruling.settled,
        options: ruling.options.map(({ chooser, say, cards }) => ({ chooser, text: fill(say, lang), cards })),
        asks: ruling.asks.map((say) => fill(say, lang)),
        judgement: ruling.judgement.map((say) => fill(say, lang)),
      })),
      chosen: chosen.map((say) => fill(say, lang)),
    })),
  }));
  return `${JSON.stringify(boards, null, 2)}\n`;
}

const COLUMNS: readonly Text[] = [
  { nl: 'spel', en: 'board' },
  { nl: 'kamer', en: 'room' },
  { nl: 'plaats', en: 'seat' },
  { nl: 'soort', en: 'kind' },
  { nl: 'zekerheid', en: 'certainty' },
  { nl: 'slag', en: 'trick' },
  { nl: 'kaart', en: 'card' },
  { nl: 'wat gezien is', en: 'what was seen' },
  { nl: 'artikelen', en: 'articles' },
  { nl: 'gekozen', en: 'chosen' },
  { nl: 'aantekening', en: 'note' },
];
const CERTAINTY: Readonly<Record<ReportedFinding['certainty'], Text>> = {
  certain: { nl: 'zeker', en: 'certain' },
  possible: { nl: 'mogelijk', en: 'possible' },
};
/** Spreadsheets split at this sign where the comma is the decimal sign, as in Dutch. */
const SEPARATOR: Readonly<Record<Lang, string>> = { nl: ';', en: ',' };

/** A cell. What a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line for each finding under a line of headings (RFC 4180; `;` between cells in Dutch). */
export function reportCsv(reports: readonly DirectorReport[], lang: Lang): string {
  const lines = reports.flatMap(({ board, room, findings }) =>
    findings.map(({ kind, seat, certainty, trick, card, title, rulings, laws, chosen, note }) => [
      board ?? '',
      room === null ? '' : WORDS[room][lang],
      seat === null ? '' : seatLetter(seat, lang),
      kindName(kind)[lang],
      CERTAINTY[certainty][lang],
      trick === null ? '' : String(trick),
      card === null ? '' : cardText(card, lang),
      fill(title, lang),
      (rulings.length === 0
        ? laws
        : [...new Set(rulings.flatMap(({ articles }) => articles.map(({ id }) => id)))]
      ).join(' '),
      chosen.map((say) => fill(say, lang)).join(' / '),
      note,
    ]),
  );
  return [COLUMNS.map((column) => column[lang]), ...lines]
    .map((line) => `${line.map(cell).join(SEPARATOR[lang])}\r\n`)
    .join('');
}
