// One board to be walked through: where its record can be stood still at, and what the whole of it holds.
import type { TableEvent } from '../bridge/events';
import { applyShown } from '../bridge/shown';
import { empty } from '../bridge/table';
import { isComplete } from '../bridge/trick';
import type { Edition } from '../laws/law';
import type { Game } from '../records/game';
import { type Finding, judge, type Report } from '../referee';
import { reportAt } from './shown';

export interface Document {
  game: Game;
  /** A place to stand still at each: the number of events shown there. The first shows the deal, then comes one for each call, card, hole, claim and end. */
  stops: readonly number[];
  /** Places in `stops` where the auction or a trick is complete, with the first and the last. */
  rests: readonly number[];
  /** The report on all of the record, without anything the user adds. */
  whole(edition: Edition): Report;
  /**
   * The first stop at which what is irregular about this event is told; null where nothing ever is. Mostly the one that shows it. Where it may still be the
   * card led that was written down wrongly, only the cards that follow tell.
   */
  toldAt(at: string, edition: Edition): number | null;
  /** The same board as if the event with this id had just been seen: nothing says yet that it was accepted, or noticed too late. */
  unmarked(at: string): Document;
}

/** Whether the record says what became of it: accepted, or noticed too late. Then something else could have been chosen. */
export const isMarked = ({ game }: Document, at: string): boolean => {
  const event = game.events.find(({ id }) => id === at);
  return (event?.type === 'play' && event.mark !== undefined) || (event?.type === 'call' && event.marks !== undefined);
};

function justSeen(event: TableEvent): TableEvent {
  if (event.type === 'play') return { ...event, from: 'site', mark: undefined };
  return event.type === 'call' ? { ...event, from: 'site', marks: undefined } : event;
}

/** What belongs to the moment before it: who steps sees it come along. */
function comesAlong(event: TableEvent, begun: boolean): boolean {
  if (event.type === 'end') return event.why !== 'cutOff' || !begun;
  return event.type === 'board' || event.type === 'hand' || event.type === 'contract' || event.type === 'claimAnswer';
}

function stopsOf(events: readonly TableEvent[]): readonly number[] {
  const stops = [0];
  events.forEach((event, i) => {
    if (!comesAlong(event, stops.length > 1)) stops.push(i + 1);
    else stops[stops.length - 1] = i + 1;
  });
  return stops;
}

function restsOf(events: readonly TableEvent[], stops: readonly number[]): readonly number[] {
  const rests: number[] = [];
  let table = empty;
  let shown = 0;
  stops.forEach((count, stop) => {
    const before = table;
    for (; shown < count; shown++) table = applyShown(table, events[shown] as TableEvent);
    const last = table.tricks.at(-1);
    const auctionEnds = before.phase === 'auction' && table.phase !== 'auction' && table.tricks.length === 0;
    const trickEnds = last !== undefined && isComplete(last) && table.tricks !== before.tricks;
    if (stop === 0 || stop === stops.length - 1 || auctionEnds || trickEnds) rests.push(stop);
  });
  return rests;
}

/** Reads a board once; the reports are made when they are asked for. */
export function openBoard(game: Game): Document {
  const stops = stopsOf(game.events);
  const reports = new Map<Edition, Report>();
  const others = new Map<string, Document>();
  const told = new Map<string, number | null>();
  const whole = (edition: Edition): Report => {
    const report = reports.get(edition) ?? judge(game.events, edition);
    reports.set(edition, report);
    return report;
  };
  function firstTold(at: string, edition: Edition): number | null {
    const shown = stops.findIndex((count) => count > game.events.findIndex(({ id }) => id === at));
    const tells = ({ irregularity }: Finding) => irregularity.at === at;
    if (shown < 0 || ![...whole(edition).findings, ...whole(edition).occasions].some(tells)) return null;
    for (let stop = shown; stop < stops.length; stop++) {
      const step = { record: game.events, shown: stops[stop] ?? 0, user: [] };
      const { findings, occasions } = reportAt(step, whole(edition), edition, (log) => log);
      if ([...findings, ...occasions].some(tells)) return stop;
    }
    return null;
  }
  return {
    game,
    stops,
    rests: restsOf(game.events, stops),
    whole,
    toldAt(at, edition) {
      const key = `${edition} ${at}`;
      const stop = told.get(key);
      if (stop !== undefined) return stop;
      const found = firstTold(at, edition);
      told.set(key, found);
      return found;
    },
    unmarked(at) {
      const events = game.events.map((event) => (event.id === at ? justSeen(event) : event));
      const other = others.get(at) ?? openBoard({ ...game, events });
      others.set(at, other);
      return other;
    },
  };
}

/** The first stop that shows the event with this id; null where the record has none. */
export function stopOf({ game, stops }: Document, at: string): number | null {
  const place = game.events.findIndex(({ id }) => id === at);
  return place < 0 ? null : stops.findIndex((count) => count > place);
}

/** Stops at which something irregular is told for the first time, each once, in order. */
export function findingStops(document: Document, edition: Edition): readonly number[] {
  const stops = document.whole(edition).findings.map(({ irregularity }) => document.toldAt(irregularity.at, edition));
  return [...new Set(stops.filter((stop) => stop !== null))].sort((a, b) => a - b);
}
