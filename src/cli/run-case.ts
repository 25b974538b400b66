// Plays a case: its statements become a log, its directives become choices on what the referee then reports.
// It stands with the commands because it needs the referee, which the pure notation may not know.
import type { Happening, TableEvent } from '../bridge/events';
import { apply } from '../bridge/replay';
import type { TableState } from '../bridge/table';
import type { Case, Expectation, Step } from '../cases/case';
import type { Option, Ruling } from '../laws/law';
import { judge, type Report } from '../referee';
import { isMeant } from './meant';

/**
 * A ruling that stands, with the id by which a choice names it. `done`: its given effects are in the log already. `open`: its options that can still be
 * chosen. Of a find that was decided these are the ones that came with the choice, a later stage (62C2 after 62C1).
 */
export interface Standing {
  id: string;
  ruling: Ruling;
  done: boolean;
  open: readonly Option[];
}

/** Where a case has come to. `settled`: the table after the given effects of what is settled and not yet confirmed. */
export interface Moment {
  report: Report;
  standing: readonly Standing[];
  settled: TableState;
}

/** An expectation with the moment at which it must hold. */
export interface Checkpoint {
  line: number;
  text: string;
  never: boolean;
  what: Expectation;
  moment: Moment;
}

/** One way through a case, from its start to an end. `stuck`: a directive that could not be followed, with its line. */
export interface Run {
  title: string;
  end: Moment;
  checkpoints: readonly Checkpoint[];
  stuck: { line: number; reason: string } | null;
}

/** What was offered when a choice was made, by the id of what it was about. */
type Offered = ReadonlyMap<string, ReadonlySet<string>>;

function moment(log: readonly TableEvent[], edition: Case['edition'], offered: Offered): Moment {
  const report = judge(log, edition);
  const openOf = (id: string, { options }: Ruling): readonly Option[] =>
    options.filter((option) => !offered.get(id)?.has(option.id));
  const standing = [
    ...[...report.findings, ...report.occasions].flatMap(({ id, rulings, chosen }) =>
      rulings.map((ruling): Standing => ({ id, ruling, done: chosen !== null, open: openOf(id, ruling) })),
    ),
    ...report.due.map(({ id, ruling }): Standing => ({ id, ruling, done: false, open: ruling.options })),
  ];
  const effects = standing.flatMap(({ ruling, done }) => (ruling.settled && !done ? ruling.effects : []));
  const ruled = { id: 'settled', from: 'user', type: 'ruled', finding: '', option: '', effects } as const;
  return { report, standing, settled: effects.length === 0 ? report.now : apply(report.now, ruled) };
}

type Ruled = Extract<Happening, { type: 'ruled' }>;

/** What follows by itself: the given effects of the latest find that has any, else the only choice that it leaves. */
function confirmed({ standing }: Moment): Ruled | string {
  const leads = ({ ruling, open }: Standing): boolean =>
    ruling.effects.length > 0 || (open.length === 1 && (open[0]?.effects.length ?? 0) > 0);
  const latest = standing.filter((one) => !one.done && leads(one)).pop();
  if (latest === undefined) return 'there is nothing to confirm';
  const effects = standing.filter((one) => one.id === latest.id).flatMap(({ ruling }) => ruling.effects);
  const [only] = latest.open;
  if (effects.length > 0 || only === undefined)
    return { type: 'ruled', finding: latest.id, option: 'confirmed', effects };
  return { type: 'ruled', finding: latest.id, option: only.id, effects: only.effects };
}

const key = (option: Option): string => JSON.stringify([option.id, option.effects]);

function chosen({ standing }: Moment, tokens: Extract<Step, { type: 'choose' }>['tokens']): Ruled | string {
  const all = standing.flatMap((one) => one.open.map((option) => ({ ...one, option })));
  for (const exact of [true, false]) {
    const fit = all.filter(({ option }) => isMeant(option, tokens, exact));
    const [first] = fit;
    if (first === undefined) continue;
    if (fit.some(({ option }) => key(option) !== key(first.option))) {
      return `more than one option fits: ${fit.map(({ option }) => option.id).join(', ')}`;
    }
    const effects = [...(first.done ? [] : first.ruling.effects), ...first.option.effects];
    return { type: 'ruled', finding: first.id, option: first.option.id, effects };
  }
  const open = all.map(({ option }) => option.id).join(', ');
  return `no such option; there are: ${open === '' ? 'none' : open}`;
}

function answered({ standing }: Moment, question: string, value: string): Happening | string {
  const asked = standing.flatMap(({ ruling }) => ruling.ask);
  const fit = asked.filter(({ id }) => id.toLowerCase().startsWith(question.toLowerCase()));
  const ids = [...new Set(fit.map(({ id }) => id))];
  const [id] = ids;
  if (id === undefined) return `nobody asks that; asked are: ${asked.map((one) => one.id).join(', ') || 'none'}`;
  if (ids.length > 1) return `more than one question fits: ${ids.join(', ')}`;
  const values = fit[0]?.values.map((one) => one.value) ?? [];
  if (!values.includes(value)) return `answer one of: ${values.join(', ')}`;
  return { type: 'answer', question: id, value };
}

function directed(now: Moment, step: Step): Happening | string {
  if (step.type === 'confirm') return confirmed(now);
  if (step.type === 'choose') return chosen(now, step.tokens);
  if (step.type === 'answer') return answered(now, step.question, step.value);
  throw new Error(`${step.type} is no directive`);
}

function run(steps: readonly Step[], title: string, edition: Case['edition']): Run {
  const log: TableEvent[] = [];
  const checkpoints: Checkpoint[] = [];
  const offered = new Map<string, ReadonlySet<string>>();
  const add = (one: Happening, from: TableEvent['from']): void => {
    log.push({ ...one, id: `e${log.length}`, from });
  };
  let known: Moment | null = null;
  for (const step of steps) {
    if (step.type === 'happened') {
      for (const one of step.what) add(one, 'site');
      known = null;
      continue;
    }
    known ??= moment(log, edition, offered);
    if (step.type === 'expect') {
      checkpoints.push({ line: step.line, text: step.text, never: step.never, what: step.what, moment: known });
      continue;
    }
    const next = directed(known, step);
    if (typeof next === 'string') return { title, end: known, checkpoints, stuck: { line: step.line, reason: next } };
    if (next.type === 'ruled') {
      const options = known.standing.flatMap(({ id, open }) => (id === next.finding ? open : []));
      const before = offered.get(next.finding) ?? [];
      if (options.some(({ id }) => id === next.option))
        offered.set(next.finding, new Set([...before, ...options.map(({ id }) => id)]));
    }
    add(next, 'user');
    known = null;
  }
  return { title, end: known ?? moment(log, edition, offered), checkpoints, stuck: null };
}

/** The common part of a case, and each branch from the start: its checkpoints are those behind the common part. */
export function runCase(one: Case): { common: Run; branches: readonly Run[] } {
  const common = run(one.steps, '', one.edition);
  const branches = one.branches.map((branch) => {
    const whole = run([...one.steps, ...branch.steps], branch.title, one.edition);
    return { ...whole, checkpoints: whole.checkpoints.slice(common.checkpoints.length) };
  });
  return { common, branches };
}
