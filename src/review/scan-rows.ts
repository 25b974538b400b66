// What a scan keeps of a board: a row for each find, and which deal it was, so that a board played at many tables is known again.
import { indexOf } from '../bridge/cards';
import type { Card, Seat } from '../bridge/types';
import { SEATS } from '../bridge/types';
import type { Kind } from '../detect/index';
import type { ArticleId, Edition } from '../laws/law';
import type { Game } from '../records/game';
import { type Finding, judge } from '../referee';
import { trickOf } from './board-line';

/**
 * `place`: of the board in what lies open. `trick` from 1. `articles`: of the rulings, or those to look at where none is worked out. `settled`: the laws
 * give an outcome without the director's judgement. `at`: id of the event.
 */
export interface ScanRow {
  place: number;
  kind: Kind;
  occasion: boolean;
  seat: Seat | null;
  certainty: 'certain' | 'possible';
  trick: number | null;
  card: Card | null;
  articles: readonly ArticleId[];
  settled: boolean;
  at: string;
}

/** `deal`: the same text for the same four hands; null where not all 52 cards are in the record. `failed`: a fault of our own, which left something out. */
export interface ScannedBoard {
  place: number;
  deal: string | null;
  played: boolean;
  rows: readonly ScanRow[];
  failed: boolean;
}

const DECK_SIZE = 52;
const HALF = 26;

/** Two numbers of 26 digits to the base 4, a digit for each card's owner: exact, and short. */
export function dealOf(game: Game): string | null {
  const owner = new Array<number>(DECK_SIZE).fill(-1);
  const told = new Set<Seat>();
  for (const event of game.events) {
    if (event.type !== 'hand' || told.has(event.seat)) continue;
    told.add(event.seat);
    for (const card of event.cards) owner[indexOf(card)] = SEATS.indexOf(event.seat);
  }
  if (owner.includes(-1)) return null;
  const number = (digits: readonly number[]) => digits.reduce((sum, digit) => sum * SEATS.length + digit, 0);
  return `${number(owner.slice(0, HALF)).toString(36)}.${number(owner.slice(HALF)).toString(36)}`;
}

function rowOf(place: number, { irregularity: found, rulings, laws }: Finding): ScanRow {
  return {
    place,
    kind: found.kind,
    occasion: found.class === 'occasion',
    seat: found.seat,
    certainty: found.certainty,
    trick: trickOf(found),
    card: 'card' in found ? found.card : null,
    articles: rulings.length === 0 ? laws : [...new Set(rulings.flatMap(({ articles }) => articles))],
    settled: rulings.length > 0 && rulings.every(({ settled }) => settled),
    at: found.at,
  };
}

/** Judges a board. Irregularities first, then claims, undos and the like. */
export function scanGame(place: number, game: Game, edition: Edition): ScannedBoard {
  const { findings, occasions, notes } = judge(game.events, edition);
  return {
    place,
    deal: dealOf(game),
    played: game.events.some(({ type }) => type === 'play'),
    rows: [...findings, ...occasions].map((finding) => rowOf(place, finding)),
    failed: notes.some(({ code }) => code === 'failure'),
  };
}
