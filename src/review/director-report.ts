// What a director takes along of one board: facts, articles, all options, what was chosen, what is left to judgement. Seats and sides only, no names.
import type { TableEvent } from '../bridge/events';
import { replay } from '../bridge/replay';
import type { Board, Card, Contract, Seat } from '../bridge/types';
import { article } from '../laws/catalogue';
import type { ArticleId, Edition, Option } from '../laws/law';
import type { Finding, Report } from '../referee';
import { seen } from '../seen';
import type { Say, Text } from '../text';
import { trickOf } from './board-line';
import { claimFacts } from './claim-facts';
import { sayClaim, sayTrick } from './facts-in-words';

/** `board` as the record writes it. `log`: what happened, with what the reader decided; `report`: what the laws say of it. */
export interface Subject {
  board: string | null;
  room: 'open' | 'closed' | null;
  log: readonly TableEvent[];
  report: Report;
  edition: Edition;
}

export interface ReportedOption {
  chooser: Option['chooser'];
  say: Say;
  /** Which cards may then be played; null where the hand is not known or the option is not about a play. */
  cards: readonly Card[] | null;
}

export interface ReportedRuling {
  articles: readonly { id: ArticleId; title: Text | null }[];
  say: Say;
  options: readonly ReportedOption[];
  /** Facts that only people at the table know. */
  asks: readonly Say[];
  /** What is left to the director's judgement. */
  judgement: readonly Say[];
  settled: boolean;
}

/** `laws`: to be looked at where no ruling is worked out. `note`: the director's own words, empty where there are none. */
export interface ReportedFinding {
  id: string;
  kind: Finding['irregularity']['kind'];
  certainty: 'certain' | 'possible';
  occasion: boolean;
  seat: Seat | null;
  trick: number | null;
  card: Card | null;
  title: Say;
  facts: readonly Say[];
  rulings: readonly ReportedRuling[];
  laws: readonly ArticleId[];
  chosen: readonly Say[];
  note: string;
}

export interface DirectorReport {
  board: string | null;
  room: 'open' | 'closed' | null;
  deal: Board | null;
  contract: Contract | null;
  edition: Edition;
  findings: readonly ReportedFinding[];
}

function factsOf(finding: Finding, log: readonly TableEvent[]): readonly Say[] {
  const { irregularity: found } = finding;
  if (found.kind === 'claim' || found.kind === 'concession') {
    const facts = claimFacts(log, found.at);
    return facts === null ? [] : sayClaim(facts);
  }
  const number = trickOf(found);
  const trick = number === null ? undefined : replay(log).tricks[number - 1];
  return trick === undefined || number === null ? [] : sayTrick(number, trick);
}

function reported(finding: Finding, { log, report, edition }: Subject, note: string): ReportedFinding {
  const { irregularity: found, rulings, laws, id } = finding;
  return {
    id,
    kind: found.kind,
    certainty: found.certainty,
    occasion: found.class === 'occasion',
    seat: found.seat,
    trick: trickOf(found),
    card: 'card' in found ? found.card : null,
    title: seen(found),
    facts: factsOf(finding, log),
    rulings: rulings.map((ruling) => ({
      articles: ruling.articles.map((one) => ({ id: one, title: article(one, edition)?.title ?? null })),
      say: ruling.say,
      options: ruling.options.map(({ chooser, say, plays }) => ({ chooser, say, cards: plays?.cards ?? null })),
      asks: ruling.ask.map(({ say }) => say),
      judgement: ruling.director,
      settled: ruling.settled,
    })),
    laws,
    chosen: report.choices.flatMap((choice) => (choice.finding === id && choice.say !== null ? [choice.say] : [])),
    note,
  };
}

/** `notes`: the director's own, by id of the finding. Occasions (a claim, an undo) stand behind the irregularities, for they ask to be judged too. */
export function directorReport(subject: Subject, notes: ReadonlyMap<string, string>): DirectorReport {
  const { report, log, board, room, edition } = subject;
  const { board: deal, contract } = replay(log);
  return {
    board,
    room,
    deal,
    contract,
    edition,
    findings: [...report.findings, ...report.occasions].map((one) => reported(one, subject, notes.get(one.id) ?? '')),
  };
}
