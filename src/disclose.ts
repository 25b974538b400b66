// Which findings may be shown now, to whom, and in what manner. The last pure step before a screen.
import { empty, type TableState } from './bridge/table';
import type { Seat } from './bridge/types';
import { type Context, isFree, isSilent, type Role } from './disclose/context';
import { isCheckedByServer, isOpenToAll } from './disclose/kinds';
import { isRecent, isRefused, partnerActed, tricksAt } from './disclose/moment';
import { type PicturedTrick, pictured } from './disclose/pictured';
import type { Finding, Report } from './referee';

/**
 * How findings are presented. `head`: "stop, call the director"; to a spectator "say nothing" (76); to a director neither, nor after the board. `folded`: the options stand
 * folded, a director is there to open them (F4). `copy`: text may be copied (F7). `screen`: a doubtful find is worded as what the screen seems to show.
 */
export interface Manner {
  head: 'stop' | 'silent' | 'director' | 'afterwards';
  folded: boolean;
  copy: boolean;
  screen: boolean;
}

/** `opens`: ids of findings and occasions for which a panel may open by itself, in the order of the log; all others wait to be asked for. */
export interface Disclosed extends Report {
  manner: Manner;
  opens: readonly string[];
  /** The trick that may be drawn beside a finding, by its id. */
  pictures: Readonly<Record<string, PicturedTrick>>;
}

/** The table as far as a player may be reminded of it: what is in force, nothing of what was played (F2). */
const presentOnly = ({
  board,
  phase,
  turn,
  contract,
  restrictions,
  awarded,
  answers,
  whole,
}: TableState): TableState => ({
  ...empty,
  board,
  phase,
  turn,
  contract,
  restrictions,
  awarded,
  answers,
  whole,
});

/** Hands that the page shows. */
function onlyVisible(now: TableState, visible: readonly Seat[]): TableState {
  const hands = Object.fromEntries(Object.entries(now.hands).filter(([seat]) => visible.includes(seat as Seat)));
  return { ...now, hands };
}

function headOf(role: Role, { over, director }: Context): Manner['head'] {
  if (over && role !== 'review') return 'afterwards';
  if (director === 'free') return 'director';
  return role === 'kibitz' ? 'silent' : 'stop';
}

function mannerOf(role: Role, context: Context): Manner {
  const { over, tournament, director } = context;
  const review = role === 'review';
  return {
    head: headOf(role, context),
    folded: tournament && !review && !over && director !== 'free',
    copy: review || over,
    screen: !review,
  };
}

/** What a server makes impossible and seems to be there is a doubtful find, unless the page can show it or somebody said so. */
function weighed(finding: Finding, role: Role, { teaching }: Context, reported: boolean): Finding {
  const { irregularity } = finding;
  if (role === 'review' || teaching || reported || !isCheckedByServer(irregularity.kind)) return finding;
  return { ...finding, irregularity: { ...irregularity, certainty: 'possible' } };
}

/**
 * What the user may see of a report on the log that `admit` gave.
 *
 * | role | moment | irregularities | claim, undo | hands used |
 * |---|---|---|---|---|
 * | review | any step | all up to the step | all up to the step | those the page shows |
 * | playing, kibitz | board over | all, as "afterwards" | all | those the page shows |
 * | kibitz, confirmed as spectator | live | all; "say nothing" | all | those the page shows |
 * | kibitz, as director who does not play this board | live | all; facts and options | all | those the page shows |
 * | playing or kibitz, lesson table (no tournament) | live | all | all | those the page shows |
 * | playing; unknown | live | just now and before all eyes, or reported by the user | just now | dummy's after the lead; none while a claim waits |
 * | the same, as dummy or perhaps dummy | live | none | none | none |
 * | kibitz, not confirmed | live | none | none | none |
 * | playing, as director | live | none: law texts only | none | none |
 * | kibitz, review, as director who plays this board or has not answered | any, also over | none: law texts only | none | none |
 *
 * What the user declares lapses by `stillDeclared`. A director is told no more than a spectator or a reviewer, and no score.
 *
 * By kind, while playing: open to all are a card lying open, a fifth card, a short trick, a card or call out of turn, a call that cannot be, a changed
 * explanation, a card after a claim, a restriction not met, dummy's revoke while its trick still shows. Kept until the board is over: a revoke that only
 * a later card proves, an alert that came late, wrong numbers of cards, anything older than the last trick, notes about the record. Nothing is ranked,
 * reordered or counted.
 */
export function disclose(report: Report, role: Role, context: Context): Disclosed {
  const { log, visible } = context;
  const manner = mannerOf(role, context);
  const order = new Map(log.map(({ id }, i) => [id, i]));
  const reports = new Set(log.filter(({ from }) => from === 'user').map(({ id }) => id));
  const free = isFree(role, context);
  if (isSilent(role, context)) {
    const now = { ...presentOnly(report.now), restrictions: [], answers: {} };
    return { now, findings: [], occasions: [], notes: [], due: [], choices: [], manner, opens: [], pictures: {} };
  }
  const tricks = tricksAt(log);
  const may = (finding: Finding): boolean => {
    const { irregularity } = finding;
    // Nothing beyond the step that the page shows.
    if (!order.has(irregularity.at)) return false;
    if (free) return true;
    return isOpenToAll(irregularity, isRecent(tricks, irregularity), reports.has(irregularity.at));
  };
  const weigh = (finding: Finding): Finding => weighed(finding, role, context, reports.has(finding.irregularity.at));
  const pictures = Object.fromEntries(
    report.findings.filter(may).flatMap(({ id, irregularity }) => {
      const picture = pictured(irregularity, report.now, !free);
      return picture === null ? [] : [[id, picture] as const];
    }),
  );
  const findings = report.findings.filter(may).map(weigh);
  const occasions = report.occasions.filter(may).map(weigh);
  const loud = occasions.filter(({ irregularity }) => {
    if (reports.has(irregularity.at)) return true;
    if (role === 'review') return false;
    return irregularity.kind === 'playAfterClaim' || isRefused(irregularity, log) || partnerActed(irregularity, log);
  });
  return {
    now: free ? onlyVisible(report.now, visible) : presentOnly(report.now),
    findings,
    occasions,
    notes: report.notes.filter(({ at, code }) => code === 'failure' || (free && order.has(at))),
    due: report.due,
    choices: report.choices.filter(({ at }) => order.has(at)),
    manner,
    pictures,
    opens: [...findings, ...loud]
      .sort((a, b) => (order.get(a.irregularity.at) ?? 0) - (order.get(b.irregularity.at) ?? 0))
      .map(({ id }) => id),
  };
}
