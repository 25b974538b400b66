// A board played at our table before somebody who looks at it, and what is wrong with what he saw.
import type { TableEvent } from '../../../src/bridge/events';
import { replay } from '../../../src/bridge/replay';
import type { Contract } from '../../../src/bridge/types';
import { judge } from '../../../src/referee';
import { seeded } from '../../help/deals';
import { type Onlooker, watchedTable } from './onlooker';
import { chance } from './page/clock.js';
import type { RealBoard } from './real-boards';
import type { Script, Switches } from './script';

/** How a board is watched: `share` of the pictures are missed, `seed` says which. Even seeds play at the pace of machines, odd ones as people do. */
export interface Watching {
  share: number;
  seed: number;
}

/** Long enough for anything to settle, and for a trick to be taken away. */
const REST = 4000;

type Happening = (script: Script, look: (now: number) => void, seen: Onlooker) => Promise<void>;

/** An evening at one table: lets what happens there happen before somebody who has seen nothing of what was before. A page that has come to rest is always seen. */
export function evening(view: Switches): (watching: Watching, happen: Happening) => Promise<Onlooker> {
  let misses = (): boolean => false;
  const { script, look, anew } = watchedTable(view, { misses: () => misses() });
  const { table } = script;
  return async ({ share, seed }, happen) => {
    const random = seeded(seed);
    let resting = false;
    misses = () => !resting && random() < share;
    table.switches.pace = seed % 2 === 0 ? 'machine' : 'human';
    table.random = chance(seed);
    const seen = anew();
    await happen(script, look, seen);
    await script.rest(REST, look);
    resting = true;
    document.body.setAttribute('data-at-rest', String(seed));
    look(script.now());
    await script.rest(REST, look);
    return seen;
  };
}

/** A board whose cards stop before the end: its declarer claimed the rest then. */
const endsInClaim = ({ board }: RealBoard): boolean => board.contract !== null && board.plays.length < 52;

/** The whole board, with its claim where it has one. */
export const wholeBoard =
  (real: RealBoard): Happening =>
  async (script, look) => {
    const { table } = script;
    await script.run(table.deal(real.board), look);
    await script.run(table.go(), look);
    if (!endsInClaim(real)) return;
    await script.rest(1200, look);
    const left = 13 - Math.floor(real.board.plays.length / 4);
    await script.run(table.claim(real.board.contract?.declarer as Contract['declarer'], left), look);
  };

export const eventsOf = <T extends TableEvent['type']>(log: readonly TableEvent[], type: T) =>
  log.filter((event): event is Extract<TableEvent, { type: T }> => event.type === type);

/** Each with its seat (`SH4`, `NP`), in order; null for a card that was not seen. */
export const callsIn = (log: readonly TableEvent[]): readonly string[] =>
  replay(log).calls.map(({ seat, call }) => seat + call);
export const cardsIn = (log: readonly TableEvent[]): readonly (string | null)[] =>
  replay(log).tricks.flatMap(({ plays }) => plays.map((one) => one && one.seat + one.card));

/** What is wrong with what was seen of a whole board, a word each: the log is the record, or has a hole where pictures were missed and says so. */
export function faultsIn(
  { log, earlier, unreadable, doubtful }: Onlooker,
  real: RealBoard,
  { share, view }: { share: number; view: Switches },
) {
  const { board } = real;
  const gaps = new Set(eventsOf(log, 'gap').map((gap) => gap.in));
  const [calls, cards] = [callsIn(log), cardsIn(log)];
  const end = board.contract === null ? 'passedOut' : endsInClaim(real) ? 'claimed' : 'played';
  // Letters of a language that nobody knows are learnt on the way: until then the page is said to be read in part.
  const whole = share === 0 && (view.language !== 'zz' || unreadable.size === 0);
  const ended = eventsOf(log, 'end')
    .map(({ why }) => why)
    .join();
  // Who missed the last cards sees a board that is over with cards left, as after a claim.
  const cutOff = !whole && cards.length < board.plays.length && ended === 'claimed';
  const report = judge(log, '2017');
  const right: Readonly<Record<string, boolean>> = {
    calls: calls.every((one, i) => one === board.calls[i]?.seat + (board.calls[i]?.call ?? '')),
    'missing calls': calls.length === board.calls.length || (!whole && gaps.has('auction')),
    cards: cards.every((one, i) => one === null || one === board.plays[i]?.seat + (board.plays[i]?.card ?? '')),
    'missing cards': cards.length === board.plays.length || cutOff,
    holes: !cards.includes(null) || (!whole && gaps.has('play')),
    end: ended === end || cutOff,
    contract: JSON.stringify(replay(log).contract) === JSON.stringify(board.contract),
    'taken back': eventsOf(log, 'takeBack').length === 0,
    findings: report.findings.length === 0,
    notes: report.notes.length === 0,
    'several logs': earlier.length === 0,
    unreadable: !whole || unreadable.size === 0,
    doubtful: !whole || doubtful.size === 0,
  };
  return Object.keys(right).filter((what) => !right[what]);
}
