// A text of the law book, as a user has it, to passages by article. Nothing is invented; what is left out or mended is told.
import { plainCharacters, squeeze } from './characters';
import { editionOf, languageOf, yearsNamed } from './edition';
import { sourceKind, withoutFrame, withoutWikiMarks } from './frame';
import { Ledger } from './ledger';
import { paragraphsOf } from './paragraphs';
import type { ReadLaws, Unit } from './passage';
import { emptyHeads } from './place';
import { cutTranscript } from './transcript';
import { walk } from './walk';
import { inspect } from './wording';

/** Far above the whole law book with its comments, in UTF-16 units. */
export const MOST_CHARACTERS = 3_000_000;

/** A text too large to be a law book. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** Of two units for the same article the one with more text; the other is told, unless it says the same. */
function once(units: readonly Unit[], ledger: Ledger): readonly Unit[] {
  const sizeOf = ({ parts }: Unit) => parts.reduce((sum, { text }) => sum + text.length, 0);
  const textOf = ({ parts }: Unit) => parts.map(({ text }) => text).join('\n');
  const best = new Map<string, { unit: Unit; size: number }>();
  for (const unit of units) {
    const now = { unit, size: sizeOf(unit) };
    const other = best.get(unit.id) ?? null;
    const [more, less] = other === null || now.size > other.size ? [now, other] : [other, now];
    best.set(unit.id, more);
    if (less === null) continue;
    if (more.size === less.size && textOf(more.unit) === textOf(less.unit))
      ledger.mend('repeat', `${unit.id} ${unit.title ?? ''}`);
    else ledger.leaveOut('twice', `${unit.id}: ${textOf(less.unit)}`);
  }
  return [...best.values()].map(({ unit }) => unit);
}

/**
 * Reads a text, or an html page's text with a bullet before every item of a list. Any text gives an answer; one above `MOST_CHARACTERS` throws `TooLarge`.
 */
export function readLaws(raw: string): ReadLaws {
  if (raw.length > MOST_CHARACTERS) throw new TooLarge(String(raw.length));
  const ledger = new Ledger();
  const text = withoutWikiMarks(plainCharacters(raw, ledger), ledger);
  const written = text.split('\n').map(squeeze);
  const years = yearsNamed(written);
  const kind = sourceKind(written);
  const own = withoutFrame(written, kind, ledger);
  const broken = kind === 'transcript';
  const lines = broken ? cutTranscript(own, ledger) : own;
  const units = once(walk(paragraphsOf(lines, broken, ledger), !broken, ledger), ledger);
  inspect(units, ledger);
  for (const unit of units) {
    for (const { text: head } of emptyHeads(unit)) ledger.doubt('emptyHead', unit.id, head);
    const loose = unit.parts.filter((part) => part.loose).length;
    if (loose > 0) ledger.doubt('loose', unit.id, String(loose));
  }
  return {
    kind,
    edition: editionOf(years),
    years,
    lang: languageOf(units.map(({ parts }) => parts.map((part) => part.text).join(' ')).join(' ')),
    units,
    repairs: ledger.repairs(),
    doubts: ledger.doubts,
    unplaced: ledger.unplaced,
  };
}
