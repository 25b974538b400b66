// How long it takes to judge a full board on which three things went wrong.
import type { TableEvent } from '../../src/bridge/events';
import { judge } from '../../src/referee';
import { randomBoard, seeded } from './deals';
import { type Played, plantLaterProof } from './plant';

/** All 52 cards: a defender's card exposed, a lead out of turn taken back, and a revoke that is established. Null where the board has no place for them. */
export function threeIncidents(seed: number): readonly TableEvent[] | null {
  const rng = seeded(seed);
  const board = randomBoard(rng);
  if (board.contract === null) return null;
  const played: Played = { ...board, contract: board.contract, tricks: board.tricks ?? 0 };
  const planted = plantLaterProof(played, seed);
  if (planted === null) return null;
  const shown = planted.log.flatMap((event) => (event.type === 'play' ? [event] : []));
  const rest = played.plays.slice(shown.length).map(({ seat, card }, i): TableEvent => {
    return { id: `r${i}`, from: 'site', type: 'play', seat, card };
  });
  const plays: readonly TableEvent[] = [...shown, ...rest];
  const hands = Object.entries(played.hands).map(([seat, cards]): TableEvent => {
    // The planter left the hand of the revoke out; the two cards it changed are the same hand's.
    return { id: `h${seat}`, from: 'site', type: 'hand', seat: seat as 'N', cards };
  });
  const start = planted.log.filter((event) => event.type !== 'play' && event.type !== 'hand');
  const [lead, second] = [plays[0], plays[21]];
  if (lead?.type !== 'play' || second?.type !== 'play') return null;
  const exposed = plays.slice(8).find((one) => one.type === 'play' && one.seat === lead.seat);
  if (exposed?.type !== 'play') return null;
  return [
    ...start.slice(0, 1),
    ...hands,
    ...start.slice(1),
    ...plays.slice(0, 4),
    {
      id: 'x',
      from: 'user',
      type: 'exposed',
      seat: lead.seat,
      cards: [exposed.card],
      how: 'accident',
      seenByPartner: true,
    },
    ...plays.slice(4, 20),
    { id: 'l', from: 'site', type: 'play', seat: second.seat, card: second.card, as: 'lead' },
    { id: 'b', from: 'site', type: 'takeBack', what: 'play', count: 1 },
    ...plays.slice(20),
    { id: 'e', from: 'site', type: 'end', why: 'played' },
  ];
}

/** Milliseconds for `judge` on such boards, after a round that warms up. */
export function incidentTimes(boards: number, rounds: number): { boards: number; median: number; p95: number } {
  const logs: (readonly TableEvent[])[] = [];
  for (let seed = 1; logs.length < boards; seed++) {
    const log = threeIncidents(seed);
    if (log !== null && judge(log).findings.length >= 3) logs.push(log);
  }
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const log of logs) {
      const start = performance.now();
      judge(log);
      times.push(performance.now() - start);
    }
  times.sort((a, b) => a - b);
  const at = (part: number): number => Number((times[Math.floor(part * times.length)] ?? Number.NaN).toFixed(3));
  return { boards, median: at(0.5), p95: at(0.95) };
}
