// A table case of detection: a log in words, and what is found in it.
import type { TableEvent } from '../../src/bridge/events';
import { log } from '../../src/cases/log';
import { judge } from '../../src/referee';

/** Every finding and occasion of the log as "kind seat certainty" and the fields asked for; notes by their code. */
export function finds(
  text: string,
  from: TableEvent['from'] = 'site',
  fields: readonly string[] = [],
): readonly string[] {
  const report = judge(log(text, from));
  const all = [...report.findings, ...report.occasions].map(({ irregularity }) => irregularity);
  const shown = all.map((found) =>
    [
      found.kind,
      found.seat ?? '-',
      found.certainty,
      ...fields.map((field) => JSON.stringify((found as never)[field])),
    ].join(' '),
  );
  return [...shown, ...report.notes.map((note) => `note ${note.code}`)];
}
