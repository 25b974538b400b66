// What is to be seen and said at the place where a reader stands: the table, what the laws say up to there, and what may be played after a choice.
import type { TableEvent } from '../bridge/events';
import { type Legal, legalCards } from '../bridge/restrictions';
import type { TableState } from '../bridge/table';
import { type Hands, SEATS, type Seat, type Side } from '../bridge/types';
import { type Disclosed, disclose } from '../disclose';
import { admit } from '../disclose/admit';
import { contextFrom } from '../disclose/context';
import { NOTHING_DECLARED } from '../disclose/declared';
import type { Edition } from '../laws/law';
import type { Comment } from '../records/comments';
import type { RecordNote } from '../records/game';
import { tricksWon } from './claim-facts';
import type { Document } from './document';
import { reportAt } from './shown';
import { type Step, visible } from './step';
import { ownPlays, type Walk } from './walk';

export interface Moment {
  /** The table, with the hands that are shown. */
  table: TableState;
  /** What may be said, of nothing beyond this moment. */
  told: Disclosed;
  /** Cards of hands that the record tells in part. */
  partial: Hands;
  /** Events of the record that are shown. */
  shown: readonly TableEvent[];
  /** Tricks each side has won; null where a card that decides it was not recorded. */
  won: Readonly<Record<Side, number>> | null;
  /** What the record says in words at this very place. */
  comments: readonly Comment[];
  notes: readonly RecordNote[];
  /** Null while the record alone is followed. */
  branch: Branch | null;
}

/** A choice stands, the reader asks what else could have followed, or has played on. `next`: what the record has next, where that cannot be now. */
export interface Branch {
  /** Each seat that can still play, and what it may; a hand that is not shown is left out. */
  legal: Partial<Readonly<Record<Seat, Legal>>>;
  own: number;
  next: Extract<TableEvent, { type: 'play' | 'call' }> | null;
  /** The record can be followed on from here. */
  open: boolean;
}

/** Notes that say at once why something is missing; the others are about what comes later. */
const EARLY: ReadonlySet<string> = new Set(['deal-invalid', 'passes-added', 'syntax', 'too-long', 'contract-differs']);

function wonBy(table: TableState): Moment['won'] {
  const won = tricksWon(table);
  const { awarded } = table;
  return won === null ? null : { NS: won.NS + awarded.NS, EW: won.EW + awarded.EW };
}

/** A page in which nobody plays: all that lies open may be used. */
const facts = (hidden: readonly Seat[]) => ({
  me: null,
  visible: SEATS.filter((seat) => !hidden.includes(seat)),
  over: false,
  claimOpen: false,
  tournament: false,
  teaching: false,
});

function branchAt(document: Document, walk: Walk, table: TableState, standing: boolean): Branch | null {
  const own = ownPlays(document, walk).length;
  if (!standing && own === 0 && walk.asked === null) return null;
  const legal: Partial<Record<Seat, Legal>> = {};
  if (table.phase === 'play') {
    for (const seat of SEATS) {
      const may = legalCards(table, seat);
      if (may !== null && may.cards.length > 0) legal[seat] = may;
    }
  }
  const following = document.game.events[document.stops[walk.stop] ?? 0];
  const next = following?.type === 'play' || following?.type === 'call' ? following : null;
  const fits = next === null || mayFollow(next, table, next.type === 'play' ? legal[next.seat] : undefined);
  return { legal, own, next: fits ? null : next, open: own === 0 && fits };
}

/** Whether the record's next call or card can be what happens now. */
function mayFollow(next: NonNullable<Branch['next']>, { turn, phase }: TableState, legal: Legal | undefined): boolean {
  if (turn !== null && turn !== next.seat) return false;
  if (next.type === 'call') return phase === 'auction';
  return legal === undefined || (!legal.waits && legal.cards.includes(next.card));
}

/** Under the edition of the laws that is asked for. Never throws. */
export function momentOf(record: Document, walk: Walk, edition: Edition): Moment {
  const document = walk.asked === null ? record : record.unmarked(walk.asked);
  const { game, stops } = document;
  const shown = game.events.slice(0, stops[walk.stop]);
  const step: Step = { record: game.events, shown: shown.length, user: walk.user };
  const context = contextFrom(facts(walk.hidden), visible(step), NOTHING_DECLARED);
  const report = reportAt(step, document.whole(edition), edition, (log) => admit('review', { ...context, log }));
  const told = disclose(report, 'review', context);
  const from = walk.stop === 0 ? -1 : (stops[walk.stop - 1] ?? 0);
  const last = walk.stop === stops.length - 1;
  return {
    table: told.now,
    told,
    partial: game.partial,
    shown,
    won: wonBy(told.now),
    comments: game.comments.filter(({ at }) => (at > from && at <= shown.length) || (last && at > shown.length)),
    notes: game.notes.filter(({ code }) => last || EARLY.has(code)),
    branch: branchAt(document, walk, told.now, told.choices.length > 0),
  };
}
