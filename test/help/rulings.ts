// Judging a log in words, and what a table of cases asks of a ruling.
import { expect } from 'vitest';
import type { TableEvent } from '../../src/bridge/events';
import { type Seat, turned } from '../../src/bridge/types';
import { log } from '../../src/cases/log';
import { catalogue } from '../../src/laws/catalogue';
import type { Edition, Option, Ruling } from '../../src/laws/law';
import { type Finding, judge, type Report } from '../../src/referee';
import { cardText, fill, type Say } from '../../src/text';

/** Parts of a log after each other, each in words or as events; ids are made anew, so that parts can be put together. */
export function logs(
  ...parts: readonly (string | readonly Omit<TableEvent, 'id' | 'from'>[])[]
): readonly TableEvent[] {
  const events = parts.flatMap((part) => (typeof part === 'string' ? log(part) : part));
  return events.map((event, i) => ({ ...event, id: `e${i}`, from: 'site' }) as TableEvent);
}

const AROUND = 'NESW';
const isSeat = (value: unknown): value is Seat =>
  typeof value === 'string' && value.length === 1 && AROUND.includes(value);
const SEAT_KEYS: ReadonlySet<string> = new Set(['seat', 'declarer', 'dealer', 'by', 'next']);

/** The same table with every seat moved `places` clockwise. Sides in effects are moved along. */
export function turnedTable<T>(value: T, places: number): T {
  const move = (one: unknown, key: string): unknown => {
    if (SEAT_KEYS.has(key) && isSeat(one)) return turned(one, places);
    if (Array.isArray(one)) return one.map((item) => move(item, key === 'chooser' || key === 'for' ? 'seat' : ''));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, item]) => [name, move(item, name)]));
  };
  return move(value, '') as T;
}

const KNOWN: ReadonlySet<string> = new Set(catalogue.map((article) => article.id));

/** Whatever a ruling says must be whole: articles that exist, blanks filled in both languages, options that differ. */
export function expectSound(report: Report): void {
  const rulings = [...report.findings, ...report.occasions].flatMap((one) => one.rulings);
  for (const ruling of [...rulings, ...report.due.map((one) => one.ruling)]) {
    const cited = [...ruling.articles, ...ruling.options.flatMap((option) => option.articles)];
    expect(cited.filter((id) => !KNOWN.has(id))).toEqual([]);
    expect(new Set(ruling.articles).size).toBe(ruling.articles.length);
    expect(new Set(ruling.options.map((option) => option.id)).size).toBe(ruling.options.length);
    const asked = ruling.ask.flatMap((ask) => [ask.say, ...ask.values.map((value) => value.say)]);
    const says: Say[] = [
      ruling.say,
      ...ruling.why,
      ...ruling.director,
      ...asked,
      ...ruling.options.map((one) => one.say),
    ];
    for (const say of says)
      for (const lang of ['nl', 'en'] as const) expect(fill(say, lang)).not.toMatch(/[{}]|undefined/);
  }
  expect([...report.findings, ...report.occasions].filter((one) => one.failed).map((one) => one.id)).toEqual([]);
  expect(report.notes.filter((note) => note.code === 'failure').map((note) => fill(note.say, 'en'))).toEqual([]);
}

/** Judges a log and sees to it that what is said is whole. */
export function judged(events: readonly TableEvent[], edition: Edition = '2017'): Report {
  const report = judge(events, edition);
  expectSound(report);
  return report;
}

export const findingOf = (report: Report, kind: Finding['irregularity']['kind']): Finding => {
  const found = [...report.findings, ...report.occasions].find((one) => one.irregularity.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}; found: ${report.findings.map((one) => one.id).join(' ')}`);
  return found;
};

/** The ruling of one law on the first find of a kind; undefined where that law keeps silent. */
export const rulingOf = (report: Report, kind: Finding['irregularity']['kind'], law: number): Ruling | undefined =>
  findingOf(report, kind).rulings.find((ruling) => ruling.law === law);

/** Laws that speak about the first find of a kind. */
export const lawsOn = (report: Report, kind: Finding['irregularity']['kind']): readonly number[] =>
  findingOf(report, kind).rulings.map((ruling) => ruling.law);

/** "change:HA S N:♥A ♥8": id, who chooses, whose cards; `idle` when the option changes nothing. */
export function optionLine({ id, chooser, plays, idle }: Option): string {
  const cards =
    plays === null
      ? ''
      : ` ${plays.seat}:${
          plays.cards
            ?.map((card) => cardText(card, 'en'))
            .sort()
            .join(' ') ?? '?'
        }`;
  return `${id} ${typeof chooser === 'string' ? chooser : chooser.join('')}${cards}${idle ? ' idle' : ''}`;
}

/** The choice of an option, or (option null) that the director confirms what follows by itself, as an event. */
export function chosen(finding: Finding, ruling: Ruling, option: string | null): Omit<TableEvent, 'id' | 'from'> {
  const picked = ruling.options.find((one) => one.id === option);
  if (option !== null && picked === undefined)
    throw new Error(`no option ${option}: ${ruling.options.map((one) => one.id).join(' ')}`);
  const effects = picked?.effects ?? ruling.effects;
  return { type: 'ruled', finding: finding.id, option: option ?? '', effects } as Omit<TableEvent, 'id' | 'from'>;
}

export const answer = (question: string, value: string): Omit<TableEvent, 'id' | 'from'> =>
  ({ type: 'answer', question, value }) as Omit<TableEvent, 'id' | 'from'>;
