// The whole road from a log to what a user sees, as a session walks it.
import type { TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import { SEATS, type Seat } from '../../src/bridge/types';
import { log } from '../../src/cases/log';
import { type Disclosed, disclose } from '../../src/disclose';
import { admit } from '../../src/disclose/admit';
import { type Context, contextOf, type Declared, type Role } from '../../src/disclose/context';
import { judge } from '../../src/referee';
import type { Snapshot } from '../../src/sites/site';

/** A picture that shows what the log shows. */
export function picture(events: readonly TableEvent[], rest: Partial<Snapshot> = {}): Snapshot {
  const now = replay(events);
  return {
    role: 'playing',
    me: null,
    board: now.board,
    hands: now.hands,
    calls: null,
    contract: now.contract,
    trick: null,
    tricksDone: null,
    claim: null,
    ...rest,
  };
}

export interface Who extends Partial<Declared> {
  role?: Role;
  me?: Seat | null;
  /** Seats whose hand the page shows; all that the log shows when left out. */
  sees?: readonly Seat[];
  page?: Partial<Snapshot>;
}

export function contextFor(events: readonly TableEvent[], who: Who): Context {
  const { lesson = false, spectator = false, director = 'off', me = null, sees = SEATS, page = {} } = who;
  const now = replay(events);
  const hands = Object.fromEntries(Object.entries(now.hands).filter(([seat]) => sees.includes(seat as Seat)));
  return contextOf(picture(events, { me, hands, ...page }), events, { lesson, spectator, director });
}

/** `events`: a log, or one in the notation of cases. */
export function shown(events: string | readonly TableEvent[], who: Who = {}): Disclosed {
  const all = typeof events === 'string' ? log(events) : events;
  const context = contextFor(all, who);
  const role = who.role ?? 'playing';
  return disclose(judge(admit(role, context)), role, context);
}

/** Kinds of what is shown, findings before occasions. */
export const kinds = ({ findings, occasions }: Disclosed): readonly string[] =>
  [...findings, ...occasions].map(({ irregularity }) => irregularity.kind);

/** Ids become kinds: what opens by itself. */
export const opening = ({ opens }: Disclosed): readonly string[] => opens.map((id) => id.split('-')[0] as string);

/** Logs one behind another, numbered anew. */
export const joined = (...parts: readonly (readonly TableEvent[])[]): readonly TableEvent[] =>
  parts.flat().map((event, i) => ({ ...event, id: `j${i}` }));
