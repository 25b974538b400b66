// What lies open: the boards of all files that were opened, packed, in the order in which they came.
import type { Game } from '../records/game';
import { packGame, unpackGame } from './pack';

/** A board in the list. `file`: as the user knows it, empty for a link; `index`: in its file, from 0. */
export interface Entry {
  file: string;
  index: number;
  board: string | null;
  room: Game['room'];
  /** See `unpackGame`. */
  packed: string;
}

export class Work {
  private readonly entries: Entry[] = [];

  get size(): number {
    return this.entries.length;
  }

  add(file: string, game: Game): void {
    const { index, board, room } = game;
    this.entries.push({ file, index, board, room, packed: packGame(game) });
  }

  /** An entry that was kept, as `entry` gave it. */
  put(entry: Entry): void {
    this.entries.push(entry);
  }

  /** Nothing lies open any more. */
  clear(): void {
    this.entries.length = 0;
  }

  /** Names of the files, each once, in order. */
  files(): readonly string[] {
    return [...new Set(this.entries.map(({ file }) => file))];
  }

  /** Null beyond the last. */
  entry(place: number): Entry | null {
    return this.entries[place] ?? null;
  }

  game(place: number): Game | null {
    const entry = this.entry(place);
    return entry === null ? null : unpackGame(entry.packed);
  }

  /** Places of the same board in both rooms of a match, the open room first; empty where the record knows no rooms, or one only. */
  rooms(place: number): readonly number[] {
    const entry = this.entry(place);
    if (entry === null || entry.room === null || entry.board === null) return [];
    const same = (other: number) => {
      const one = this.entry(other);
      return one?.file === entry.file && one.board === entry.board && one.room !== null && one.room !== entry.room;
    };
    // Records write the rooms of a board one behind the other, or all of one room and then all of the other.
    for (let away = 1; away <= NEAR; away++) {
      const found = [place + away, place - away].find(same);
      if (found !== undefined) return entry.room === 'open' ? [place, found] : [found, place];
    }
    return [];
  }

  /** Places whose file or board has these words in it, all where there are none. */
  find(words: string): readonly number[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return Array.from(this.entries, (_, place) => place);
    const places: number[] = [];
    this.entries.forEach(({ file, board, index }, place) => {
      const text = `${file} ${board ?? index + 1}`.toLowerCase();
      if (wanted.every((word) => text.includes(word))) places.push(place);
    });
    return places;
  }
}

/** A match has no more boards than this in one record. */
const NEAR = 200;
