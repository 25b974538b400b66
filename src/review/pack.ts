// A board as a short text and back: an event takes some characters instead of a hundred, so that tens of thousands of boards can be kept, or one in a link.
import type { TableEvent } from '../bridge/events';
import type { Game } from '../records/game';
import { isNoteCode, noteOf } from '../records/notes';
import { isBoardEvent, isCard, isComment, isHands, isRoom, isSeat, isSmall, isText } from './packed-parts';

/** A number: the line from here on. A text: a card played or a hand. Anything else: the event without what follows from its place. */
type Token = number | string | object;

const packPlay = (event: Extract<TableEvent, { type: 'play' }>): string =>
  `${event.seat}${event.card}${event.as === undefined ? '' : event.as === 'lead' ? 'l' : 'f'}${event.mark === undefined ? '' : event.mark === 'revoke' ? 'R' : 'L'}`;

function token(event: TableEvent): Token {
  if (event.type === 'play') return packPlay(event);
  if (event.type === 'hand') return `h${event.seat}${event.cards.join('')}`;
  const { id: _id, from: _from, line: _line, ...rest } = event;
  return rest;
}

/** Events of a record only: their ids follow from their places. */
export function packGame(game: Game): string {
  const tokens: Token[] = [];
  let line = 0;
  for (const event of game.events) {
    if (event.line !== undefined && event.line !== line) {
      line = event.line;
      tokens.push(line);
    }
    tokens.push(token(event));
  }
  const notes = game.notes.map(({ code, line: at }) => [code, at]);
  const comments = game.comments.map(({ at, text }) => [at, text]);
  return JSON.stringify([1, game.index, game.board, game.room, game.line, tokens, notes, comments, game.partial]);
}

function eventOf(token: unknown, id: string, line: number): TableEvent | null {
  const stamp = line === 0 ? ({ id, from: 'record' } as const) : ({ id, from: 'record', line } as const);
  if (typeof token !== 'string') return isBoardEvent(token) ? ({ ...stamp, ...token } as TableEvent) : null;
  if (token[0] === 'h') {
    const seat = token[1];
    const cards: readonly string[] = token.slice(2).match(/../g) ?? [];
    if (!isSeat(seat) || token.length % 2 !== 0 || cards.length > 13 || !cards.every(isCard)) return null;
    return { ...stamp, type: 'hand', seat, cards };
  }
  const [, seat, card, as, mark] = /^(.)(..)([lf])?([RL])?$/.exec(token) ?? [];
  if (!isSeat(seat) || !isCard(card)) return null;
  const event: TableEvent = { ...stamp, type: 'play', seat, card };
  if (as !== undefined) event.as = as === 'l' ? 'lead' : 'follow';
  if (mark !== undefined) event.mark = mark === 'R' ? 'revoke' : 'leadOutOfTurn';
  return event;
}

/** More than any board has; a link can say anything. */
const MOST = 1_000;

function eventsOf(tokens: unknown): readonly TableEvent[] | null {
  if (!Array.isArray(tokens) || tokens.length > MOST) return null;
  const events: TableEvent[] = [];
  let line = 0;
  for (const token of tokens) {
    if (typeof token === 'number') {
      if (!isSmall(token)) return null;
      line = token;
    } else {
      const event = eventOf(token, `r${events.length}`, line);
      if (event === null) return null;
      events.push(event);
    }
  }
  return events;
}

/** The board of a packed text; null where it is none, whoever made it. */
export function unpackGame(text: string): Game | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    // Cut off or changed on its way.
    return null;
  }
  if (!Array.isArray(parts) || parts[0] !== 1) return null;
  const [, index, board, room, line, tokens, notes, comments, partial] = parts as unknown[];
  const events = eventsOf(tokens);
  if (events === null || events[0]?.type !== 'board' || !isSmall(index) || !isSmall(line) || !isRoom(room)) return null;
  if (!(board === null || isText(board, 40)) || !isHands(partial)) return null;
  if (!Array.isArray(notes) || !Array.isArray(comments) || notes.length > MOST || comments.length > MOST) return null;
  const pairs = notes as unknown[][];
  if (!pairs.every((pair) => Array.isArray(pair) && isNoteCode(pair[0]) && (pair[1] === null || isSmall(pair[1]))))
    return null;
  if (!comments.every((pair) => isComment(pair))) return null;
  return {
    index,
    board,
    room,
    line,
    events,
    notes: pairs.map(([code, at]) => noteOf(code as Parameters<typeof noteOf>[0], at as number | null)),
    comments: (comments as [number, string][]).map(([at, words]) => ({ at, text: words })),
    partial,
  };
}
