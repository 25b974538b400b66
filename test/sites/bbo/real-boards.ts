// Boards that people played, from the collection where there is one, else random ones of our own, as our table plays them.
import path from 'node:path';
import { isAuctionOver } from '../../../src/bridge/auction';
import { readRecord } from '../../../src/records/index';
import { judge } from '../../../src/referee';
import { type PlayedBoard, randomBoard, seeded } from '../../help/deals';
import { texts } from '../../help/measure-records';
import { boardOf } from './recorded-board';

/** `name`: where it comes from. One with fewer than 52 cards ended in a claim. */
export interface RealBoard {
  name: string;
  board: PlayedBoard;
}

/** How many there are where nobody brought a collection. */
const OWN = 40;
/** How many of one file at most are looked for. */
const PER_FILE = 40;

/** Whole and clean: four hands, an auction that ended, cards up to the end or a claim, nothing to find and nothing to remark. */
function* boardsIn(name: string, text: string): Generator<RealBoard> {
  for (const { events, notes } of readRecord(text, name)) {
    const board = boardOf(events);
    if (board === null || board.board.number === null || board.board.number === 99 || notes.length > 0) continue;
    if (!isAuctionOver(board.calls) || (board.contract !== null && board.plays.length < 8)) continue;
    const ended = board.plays.length === 52 || events.some((event) => event.type === 'claim' || event.type === 'end');
    const { findings, notes: remarks } = judge(events, '2017');
    // One that just stops was cut by whoever wrote it down.
    if (ended && findings.length + remarks.length === 0) yield { name: `${name} board ${board.board.number}`, board };
  }
}

/** `count` boards spread over the files of the collection that SLAGWACHT_DATA names; without one, forty of our own. */
export function realBoards(count: number): readonly RealBoard[] {
  const folder = process.env.SLAGWACHT_DATA;
  if (!folder)
    return Array.from({ length: OWN }, (_, i) => ({ name: `own ${i + 1}`, board: randomBoard(seeded(i + 1)) }));
  const files = texts(folder, /\.(pbn|lin)$/i).filter(({ name }) => !name.includes('anomaly'));
  const perFile = files.map(({ name, text }) => {
    const found: RealBoard[] = [];
    for (const one of boardsIn(path.basename(name), text)) if (found.push(one) === PER_FILE) break;
    return found;
  });
  const spread: RealBoard[] = [];
  for (let n = 0; n < PER_FILE; n++) for (const found of perFile) spread.push(...found.slice(n, n + 1));
  return spread.slice(0, count);
}
