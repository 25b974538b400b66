// The only door into detect/ and laws/: what went wrong at a table, and what follows from it.
import { inOrder, standing, type TableEvent } from './bridge/events';
import { apply } from './bridge/replay';
import { empty, type TableState } from './bridge/table';
import { detectors, type Irregularity, type Kind } from './detect/index';
import { type Recorded, type Remark, sift, unfoundedMark } from './detect/record';
import { laws } from './laws/index';
import type { ArticleId, Edition, RuleFor, Ruling } from './laws/law';
import { sayRemark } from './remarks';
import type { Say } from './text';

/**
 * `id` is kind-seat-at. `chosen`: id of the option that the user recorded, null while none. `failed`: a rule broke down; what it would say is missing.
 * `laws`: those of this edition that know such a find, whether or not they speak; empty where nobody worked it out.
 */
export interface Finding {
  id: string;
  irregularity: Irregularity;
  rulings: readonly Ruling[];
  chosen: string | null;
  failed: boolean;
  laws: readonly ArticleId[];
}

/** What the restrictions in force ask for now, without a new find; `id` names it in a `ruled` event. */
export interface DueRuling {
  id: string;
  ruling: Ruling;
}

/** A choice that stands. `at`: id of its `ruled` event. `say`: the option as it was offered then, null where no such option was. */
export interface Choice {
  at: string;
  finding: string;
  option: string;
  say: Say | null;
}

/** About the record, as it shows on replay ("record inconsistent"), or about ourselves (`failure`). `at`: id of the event. */
export interface JudgeNote {
  code: Remark['code'] | 'failure';
  say: Say;
  at: string;
  line: number | null;
}

/** What there is to say about a log. `findings`: irregularities, oldest first. `occasions`: lawful (a claim, an undo), listed apart. */
export interface Report {
  now: TableState;
  findings: readonly Finding[];
  occasions: readonly Finding[];
  notes: readonly JudgeNote[];
  due: readonly DueRuling[];
  /** Oldest first. A ruling speaks of the table now, so an option once chosen stands here and no longer there. */
  choices: readonly Choice[];
}

const BROKEN: Say = {
  text: {
    nl: 'Slagwacht kan dit moment niet beoordelen door een eigen fout ({words}). Vraag het de WL.',
    en: 'Slagwacht cannot judge this moment because of a fault of its own ({words}). Ask the director.',
  },
};

const RULES: ReadonlyMap<Kind, readonly (RuleFor & { law: number })[]> = laws
  .flatMap(({ number, rules }) => rules.map((rule) => ({ ...rule, law: number })))
  .reduce(
    (all, rule) => all.set(rule.kind, [...(all.get(rule.kind) ?? []), rule]),
    new Map<Kind, readonly (RuleFor & { law: number })[]>(),
  );

export const findingId = (found: Irregularity): string => `${found.kind}-${found.seat ?? 'x'}-${found.at}`;

const isMarked = (event: TableEvent, found: Irregularity): boolean => {
  if (event.type === 'play') return found.kind === 'revoke' ? event.mark === 'revoke' : event.mark === 'leadOutOfTurn';
  if (event.type !== 'call' || event.marks === undefined) return false;
  return event.marks.includes(found.kind === 'insufficientBid' ? 'insufficient' : 'outOfRotation');
};

const failure = (at: string, error: unknown): JudgeNote => ({
  code: 'failure',
  say: { ...BROKEN, with: { words: { words: error instanceof Error ? error.message : String(error) } } },
  at,
  line: null,
});

interface Seen {
  now: TableState;
  ruled: readonly { event: Ruled; before: TableState }[];
  found: readonly { found: Irregularity; event: TableEvent; whole: boolean }[];
  remarks: readonly Remark[];
  failures: readonly JudgeNote[];
}

type Ruled = Extract<TableEvent, { type: 'ruled' }>;

/** Replays the log and asks every detector about every step. After an impossible card only what people report still counts. */
function look(log: readonly TableEvent[]): Seen {
  const seen = new Map<string, { found: Irregularity; event: TableEvent; whole: boolean }>();
  const remarks: Remark[] = [];
  const failures: JudgeNote[] = [];
  const ruled: { event: Ruled; before: TableState }[] = [];
  let before = empty;
  let sound = true;
  for (const event of log) {
    const after = apply(before, event);
    if (event.type === 'ruled' && event.finding !== '') ruled.push({ event, before });
    if (sound || event.from === 'user') {
      const step = { before, event, after };
      for (const detector of detectors) {
        try {
          for (const found of detector(step)) {
            const id = findingId(found);
            const cause = found.at === event.id ? event : (log.find((one) => one.id === found.at) ?? event);
            if (!seen.has(id)) seen.set(id, { found, event: cause, whole: before.whole });
            if (found.kind === 'inconsistent') sound = false;
          }
        } catch (error) {
          failures.push(failure(event.id, error));
        }
        if (!sound && event.from !== 'user') break;
      }
      if (sound && event.type === 'play' && event.mark === 'revoke') {
        const wrong = unfoundedMark(before, event.seat, event.card, event.id);
        if (wrong !== null) remarks.push(wrong);
      }
    }
    before = after;
  }
  return { now: before, ruled, found: [...seen.values()], remarks, failures };
}

interface Spoken {
  rulings: readonly Ruling[];
  broken: readonly JudgeNote[];
  laws: readonly ArticleId[];
}

function rule(found: Irregularity, now: TableState, edition: Edition): Spoken {
  const rulings: Ruling[] = [];
  const about: ArticleId[] = [];
  const broken: JudgeNote[] = [];
  for (const one of RULES.get(found.kind) ?? []) {
    if (!one.editions.includes(edition)) continue;
    if (!about.includes(`${one.law}`)) about.push(`${one.law}`);
    try {
      // The map's key is the rule's kind, which the type system cannot see through.
      const ruling = (one.rule as (found: Irregularity, now: TableState) => Ruling | null)(found, now);
      if (ruling !== null) rulings.push(ruling);
    } catch (error) {
      broken.push(failure(found.at, error));
    }
  }
  return { rulings, broken, laws: about };
}

/**
 * Judges a log under an edition of the laws. Pure, and never throws: a detector or a rule that breaks down leaves a note or `failed` behind and the rest
 * goes on. Finds in a record are weighed as records deserve (see `sift`).
 */
export function judge(log: readonly TableEvent[], edition: Edition = '2017'): Report {
  const ordered = inOrder(standing(log));
  const seen = look(ordered);
  const { now } = seen;
  const recorded: Recorded[] = [];
  const kept = new Set<Irregularity>();
  for (const { found, event, whole } of seen.found) {
    if (event.from === 'record') recorded.push({ found, marked: isMarked(event, found), whole });
    else kept.add(found);
  }
  const sifted = sift(recorded, now);
  const weighed = new Map(sifted.findings.map((found) => [findingId(found), found]));
  const remarks = [...seen.remarks, ...sifted.remarks];
  const chosen = new Map<string, string>();
  for (const event of ordered) if (event.type === 'ruled') chosen.set(event.finding, event.option);

  const findings: Finding[] = [];
  const occasions: Finding[] = [];
  const breaks: JudgeNote[] = [];
  for (const { found } of seen.found) {
    const id = findingId(found);
    const irregularity = kept.has(found) ? found : weighed.get(id);
    if (irregularity === undefined) continue;
    if (irregularity.kind === 'inconsistent') {
      remarks.push({
        code: 'record-inconsistent',
        at: found.at,
        seat: found.seat,
        trick: irregularity.trick,
        card: irregularity.card,
      });
      continue;
    }
    const { rulings, broken, laws: about } = rule(irregularity, now, edition);
    breaks.push(...broken);
    const failed = broken.length > 0;
    const finding = { id, irregularity, rulings, chosen: chosen.get(id) ?? null, failed, laws: about };
    (irregularity.class === 'occasion' ? occasions : findings).push(finding);
  }
  const lineOf = (id: string): number | null => ordered.find((event) => event.id === id)?.line ?? null;
  const notes = remarks.map((remark): JudgeNote => {
    return { code: remark.code, say: sayRemark(remark), at: remark.at, line: lineOf(remark.at) };
  });
  const due = duties(now, edition);
  const choices = seen.ruled.map((one) => choice(one, seen, edition));
  return {
    now,
    findings,
    occasions,
    notes: [...notes, ...seen.failures, ...breaks, ...due.failures],
    due: due.rulings,
    choices,
  };
}

function duties(now: TableState, edition: Edition): { rulings: readonly DueRuling[]; failures: readonly JudgeNote[] } {
  const rulings: DueRuling[] = [];
  const failures: JudgeNote[] = [];
  for (const law of laws) {
    for (const duty of law.due ?? []) {
      if (!duty.editions.includes(edition)) continue;
      try {
        const ruling = duty.due(now);
        if (ruling !== null) rulings.push({ id: `due-${law.number}-${now.n}-${now.calls.length}`, ruling });
      } catch (error) {
        failures.push(failure(`due-${law.number}`, error));
      }
    }
  }
  return { rulings, failures };
}

/** The option as it was offered when it was chosen: by the ruling on that find, or by what was due, at the table just before. */
function choice({ event, before }: Seen['ruled'][number], seen: Seen, edition: Edition): Choice {
  const found = seen.found.find((one) => findingId(one.found) === event.finding)?.found;
  const offered =
    found === undefined
      ? duties(before, edition).rulings.map((one) => one.ruling)
      : rule(found, before, edition).rulings;
  const option = offered.flatMap((ruling) => ruling.options).find((one) => one.id === event.option);
  return { at: event.id, finding: event.finding, option: event.option, say: option?.say ?? null };
}
