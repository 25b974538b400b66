// A table where penalty cards lie, in words, and what then is due there.
import type { Happening, TableEvent } from '../../src/bridge/events';
import { penaltyCards } from '../../src/bridge/restrictions';
import type { TableState } from '../../src/bridge/table';
import { seatCard } from '../../src/cases/words';
import type { Ruling } from '../../src/laws/law';
import type { Report } from '../../src/referee';
import { cardText } from '../../src/text';
import { judged, logs } from './rulings';

export type Part = Omit<TableEvent, 'id' | 'from'>;
/** A log in parts, in words or as events. */
export type Parts = readonly (string | readonly Part[])[];

/** `W♥K W♣7-` : a card with `-` is a minor penalty card. As an event that gives this state of affairs. */
export function lying(text: string): Part {
  const effects = text.split(' ').map((word) => {
    const minor = word.endsWith('-');
    const size = minor ? 'minor' : 'major';
    return {
      type: 'restrict',
      restriction: { type: 'penaltyCard', ...seatCard(minor ? word.slice(0, -1) : word), size },
    };
  });
  return { type: 'ruled', finding: '', option: '', effects } as Happening as Part;
}

/** `W♥K W♣7-`, in the order in which they came to lie there. */
export const penalties = (now: TableState): string =>
  penaltyCards(now)
    .map((one) => `${one.seat}${cardText(one.card, 'en')}${one.size === 'minor' ? '-' : ''}`)
    .join(' ');

/** The one ruling that is due. Throws when there are none or several. */
export function dueOf(report: Report): Ruling {
  const [one, ...more] = report.due;
  if (one === undefined || more.length > 0)
    throw new Error(`due: ${report.due.map((due) => due.id).join(' ') || 'nothing'}`);
  return one.ruling;
}

/** Judges the log `before` plus the choice of option `id` in what is due then, and then `after`. */
export function afterChoice(before: Parts, id: string, after = ''): Report {
  const report = judged(logs(...before));
  const option = dueOf(report).options.find((one) => one.id === id);
  if (option === undefined) throw new Error(`no option ${id}`);
  const finding = report.due[0]?.id ?? '';
  const made = { type: 'ruled', finding, option: id, effects: option.effects } as Happening as Part;
  return judged(logs(...before, [made], after));
}
