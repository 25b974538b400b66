// What may be said of a record at the step its page shows: nothing beyond that step, and nothing that the whole record contradicts.
import type { TableEvent } from '../bridge/events';
import type { Edition } from '../laws/law';
import { type Finding, judge, type Report } from '../referee';
import { type Step, visible } from './step';

/**
 * The report at a step. `whole` is the report on the record without the user's events: a find that it does not hold (a lead that turns out to have been
 * written down wrongly) is left out here too, and it decides how certain one is. Notes come from it as well, as far as their events are shown. `admitted`:
 * of a log, what may be judged.
 */
export function reportAt(
  step: Step,
  whole: Report,
  edition: Edition,
  admitted: (log: readonly TableEvent[]) => readonly TableEvent[],
): Report {
  const log = visible(step);
  const report = judge(admitted(log), edition);
  const known = new Map([...whole.findings, ...whole.occasions].map((finding) => [finding.id, finding]));
  const own = new Set(step.user.map(({ id }) => id));
  const ids = new Set(log.map(({ id }) => id));
  // With no choice applied the record alone speaks; its finds at this step are the ones to hold against the whole.
  const bare = own.size === 0 ? report : judge(admitted(step.record.slice(0, step.shown)), edition);
  const strange = new Set([...bare.findings, ...bare.occasions].map(({ id }) => id).filter((id) => !known.has(id)));
  const weighed = (findings: readonly Finding[]): readonly Finding[] =>
    findings
      .filter(({ id }) => !strange.has(id))
      .map((finding) => {
        const certainty = known.get(finding.id)?.irregularity.certainty ?? finding.irregularity.certainty;
        return { ...finding, irregularity: { ...finding.irregularity, certainty } };
      });
  return {
    ...report,
    findings: weighed(report.findings),
    occasions: weighed(report.occasions),
    notes: [
      ...whole.notes.filter(({ at }) => ids.has(at)),
      ...report.notes.filter(({ code, at }) => code === 'failure' && !whole.notes.some((note) => note.at === at)),
    ],
  };
}
