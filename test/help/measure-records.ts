// How many games a second are read, replayed and judged, on one core.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TableEvent } from '../../src/bridge/events';
import { replay } from '../../src/bridge/replay';
import { decode } from '../../src/records/decode';
import { readRecord } from '../../src/records/index';
import { judge } from '../../src/referee';
import { randomBoard, seeded } from './deals';
import { pbnOf } from './write-pbn';

export interface Named {
  name: string;
  text: string;
}

/** `cpuSeconds`: what this process used, garbage collection included; on a busy machine it says more than the clock. */
export interface Speed {
  figure: string;
  games: number;
  seconds: number;
  perSecond: number;
  cpuSeconds: number;
  perCpuSecond: number;
}

/** Files below a folder whose names fit `ending`, as text. */
export function texts(folder: string, ending: RegExp): readonly Named[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => ({ name, text: decode(readFileSync(path.join(folder, name))) }));
}

/** Random boards of our own as PBN, always the same ones: what there is to measure with where no collection is at hand. */
export function ownTexts(count: number): readonly Named[] {
  const rng = seeded(1);
  return Array.from({ length: count }, (_, i) => ({ name: `own-${i}.pbn`, text: pbnOf(randomBoard(rng), rng) }));
}

/** Repeats `round`, which does a number of games each time, until `least` games are done. */
function speed(figure: string, least: number, round: () => number): Speed {
  let games = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  while (games < least) {
    const done = round();
    if (done === 0) throw new Error(`${figure}: nothing to measure with`);
    games += done;
  }
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const cpuSeconds = (user + system) / 1e6;
  return {
    figure,
    games,
    seconds: Number(seconds.toFixed(2)),
    perSecond: Math.round(games / seconds),
    cpuSeconds: Number(cpuSeconds.toFixed(2)),
    perCpuSecond: Math.round(games / cpuSeconds),
  };
}

const cardsPlayed = (log: readonly TableEvent[]): number => log.filter((event) => event.type === 'play').length;

/** The games with 40 cards or more, each as a text of its own. */
function longGames(records: readonly Named[]): readonly Named[] {
  return records.flatMap(({ name, text }) => {
    const games = [...readRecord(text, name)];
    const lines = text.split('\n');
    return games.flatMap((game, i) => {
      if (cardsPlayed(game.events) < 40) return [];
      const alone = { name, text: lines.slice(game.line - 1, (games[i + 1]?.line ?? lines.length + 1) - 1).join('\n') };
      // One that leans on the game before it is another game when it stands alone.
      const [read, ...more] = readRecord(alone.text, name);
      return read !== undefined && more.length === 0 && cardsPlayed(read.events) >= 40 ? [alone] : [];
    });
  });
}

/**
 * Figures over these records, repeated to at least `least` games: reading, replaying and judging apart, all together from text to report,
 * and all together for boards with 40 cards or more.
 */
export function recordSpeeds(records: readonly Named[], least: number): readonly Speed[] {
  const logs = records.flatMap(({ name, text }) => [...readRecord(text, name)].map((game) => game.events));
  const long = longGames(records);
  const read = (): number => records.reduce((sum, { name, text }) => sum + [...readRecord(text, name)].length, 0);
  const scan = (of: readonly Named[]) => (): number => {
    let games = 0;
    for (const { name, text } of of)
      for (const game of readRecord(text, name)) {
        judge(game.events, '2017');
        games++;
      }
    return games;
  };
  const each = (work: (log: readonly TableEvent[]) => unknown) => (): number => {
    for (const log of logs) work(log);
    return logs.length;
  };
  // The engine compiles what runs often: figures are of a program that has been running for a moment.
  scan(records)();
  return [
    speed('read', least, read),
    speed('replay', least, each(replay)),
    speed(
      'judge',
      least,
      each((log) => judge(log, '2017')),
    ),
    speed('read + replay + judge', least, scan(records)),
    speed('read + replay + judge, 40 cards or more', least, scan(long)),
  ];
}
