// What `npm run rule` says of a case: as data for programs, and in words for people.
import type { Effect } from '../bridge/events';
import { legalCards, penaltyCards, type Restriction } from '../bridge/restrictions';
import { type Card, SEATS, type Seat } from '../bridge/types';
import type { Case } from '../cases/case';
import { kindName } from '../kinds';
import type { ArticleId } from '../laws/law';
import type { Finding } from '../referee';
import { cardText, fill, type Lang, seatName, type Text } from '../text';
import { articlesOf } from './case-articles';
import { openOptions } from './meets';
import type { Moment } from './run-case';

/**
 * One case judged. `penaltyCards`, `legal` and `restrictions`: after the given effects of what is settled; `legal` for each hand that is seen. `cards`: what
 * the option lets its seat play, null where that hand is not seen or no card is at stake. `settled` false: the director judges.
 */
export interface CaseReport {
  id: string;
  articles: readonly string[];
  penaltyCards: readonly { seat: Seat; card: Card; size: 'major' | 'minor' }[];
  options: readonly {
    id: string;
    chooser: readonly Seat[] | 'director';
    articles: readonly ArticleId[];
    text: string;
    cards: readonly Card[] | null;
    effect: readonly Effect[];
  }[];
  legal: Partial<Record<Seat, readonly Card[]>>;
  restrictions: readonly Restriction[];
  questions: readonly { id: string; text: string; values: readonly string[] }[];
  settled: boolean;
}

/** Finds that nobody has decided, where no law says anything of any find: silence is then no verdict. */
const silent = ({ report, standing }: Moment): readonly Finding[] =>
  standing.length > 0 ? [] : report.findings.filter(({ chosen }) => chosen === null);

/** The end of the common part of a case as `npm run rule -- --json` prints it. */
export function caseReport({ id }: Case, moment: Moment, lang: Lang): CaseReport {
  const { standing, settled } = moment;
  const seen = SEATS.flatMap((seat) => {
    const legal = legalCards(settled, seat);
    return legal === null ? [] : [[seat, legal.cards] as const];
  });
  return {
    id,
    articles: [...articlesOf(moment), ...new Set(silent(moment).flatMap(({ laws }) => laws))],
    penaltyCards: penaltyCards(settled).map(({ seat, card, size }) => ({ seat, card, size })),
    options: openOptions(moment).map((option) => ({
      id: option.id,
      chooser: option.chooser,
      articles: option.articles,
      text: fill(option.say, lang),
      cards: option.plays?.cards ?? null,
      effect: option.effects,
    })),
    legal: Object.fromEntries(seen),
    restrictions: settled.restrictions,
    questions: standing.flatMap(({ ruling }) =>
      ruling.ask.map((one) => ({
        id: one.id,
        text: fill(one.say, lang),
        values: one.values.map(({ value }) => value),
      })),
    ),
    settled: standing.every(({ ruling }) => ruling.settled) && silent(moment).length === 0,
  };
}

const WORDS = {
  nothing: { nl: 'niets bijzonders gezien', en: 'nothing irregular seen' },
  articles: { nl: 'artikelen', en: 'articles' },
  penalty: { nl: 'strafkaarten', en: 'penalty cards' },
  major: { nl: 'groot', en: 'major' },
  minor: { nl: 'klein', en: 'minor' },
  choice: { nl: 'keuze', en: 'choice' },
  director: { nl: 'WL', en: 'director' },
  judges: { nl: 'de WL beoordeelt', en: 'the director judges' },
  asks: { nl: 'vraag', en: 'question' },
  may: { nl: 'mag spelen', en: 'may play' },
  unworked: {
    nl: 'niet uitgewerkt in deze editie: vraag de WL',
    en: 'not worked out in this edition: ask the director',
  },
  look: { nl: 'hier moet de WL naar kijken', en: 'the director must look at this' },
  open: { nl: 'geen uitspraak: hier moet de WL naar kijken', en: 'no verdict: the director must look at this' },
} as const satisfies Record<string, Text>;

/** The same in words, a line each. */
export function caseLines(one: Case, moment: Moment, lang: Lang): readonly string[] {
  const report = caseReport(one, moment, lang);
  const word = (key: keyof typeof WORDS): string => WORDS[key][lang];
  const cards = (of: readonly Card[]): string => of.map((card) => cardText(card, lang)).join(' ');
  const lines = [`${one.id}${one.title === '' ? '' : `: ${one.title}`}`];
  for (const { irregularity, laws } of silent(moment))
    lines.push(`  ${kindName(irregularity.kind)[lang]}: ${word(laws.length === 0 ? 'unworked' : 'look')}`);
  if (moment.standing.length === 0 && report.settled) return [...lines, `  ${word('nothing')}`];
  for (const { ruling } of moment.standing) {
    lines.push(`  ${fill(ruling.say, lang)}`);
    for (const why of ruling.why) lines.push(`    ${fill(why, lang)}`);
    for (const left of ruling.director) lines.push(`    ${word('judges')}: ${fill(left, lang)}`);
  }
  lines.push(`  ${word('articles')}: ${report.articles.join(', ')}`);
  for (const { seat, card, size } of report.penaltyCards)
    lines.push(`  ${word('penalty')}: ${seatName(seat, lang)} ${cardText(card, lang)} (${word(size)})`);
  for (const { chooser, text, cards: plays } of report.options) {
    const who = chooser === 'director' ? word('director') : chooser.map((seat) => seatName(seat, lang)).join(' / ');
    lines.push(`  ${word('choice')} (${who}): ${text}${plays === null ? '' : ` [${cards(plays)}]`}`);
  }
  for (const { id, text, values } of report.questions)
    lines.push(`  ${word('asks')}: ${text} (answer ${id.replace(/:.*$/, '')} ${values.join(' | ')})`);
  for (const seat of SEATS) {
    const legal = report.legal[seat];
    if (legal !== undefined) lines.push(`  ${seatName(seat, lang)} ${word('may')}: ${cards(legal)}`);
  }
  if (!report.settled) lines.push(`  ${word('open')}`);
  return lines;
}
