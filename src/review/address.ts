// What stands behind the `#` of the page's address: the board itself, where in it the reader is, and which hands are closed. So a link opens the same
// anywhere, from nothing but itself.
import { deflateSync, Inflate, strToU8 } from 'fflate';
import { SEATS, type Seat } from '../bridge/types';
import type { Game } from '../records/game';
import { packGame, unpackGame } from './pack';

export interface Place {
  game: Game;
  stop: number;
  hidden: readonly Seat[];
}

/** Longer packed boards leave their comments out of a link. */
const LONG = 6_000;
/** No packed board is larger, whatever a link says. */
const MOST = 200_000;
/** Characters of a board in a link: what does not shrink at all, in base64. */
const MOST_IN_LINK = 300_000;
const SIP = 256;

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

function fromBase64Url(text: string): Uint8Array | null {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    // Not what we wrote: somebody changed the link.
    return null;
  }
}

function inflated(bytes: Uint8Array): string | null {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    const inflate = new Inflate((piece) => {
      length += piece.length;
      pieces.push(piece);
    });
    for (let from = 0; from < bytes.length && length <= MOST; from += SIP)
      inflate.push(bytes.slice(from, from + SIP), from + SIP >= bytes.length);
  } catch {
    // Cut off on its way, as long links are.
    return null;
  }
  return length > MOST ? null : new TextDecoder().decode(joined(pieces, length));
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The board as a value for a link. */
export function boardInLink(game: Game): string {
  const packed = packGame(game);
  const text = packed.length > LONG ? packGame({ ...game, comments: [] }) : packed;
  return toBase64Url(deflateSync(strToU8(text), { level: 9 }));
}

/** `board`: from `boardInLink`. */
export function toAddress(board: string, stop: number, hidden: readonly Seat[]): string {
  const closed = SEATS.filter((seat) => hidden.includes(seat)).join('');
  return `#b=${board}&s=${stop}${closed === '' ? '' : `&h=${closed}`}`;
}

/** The place that an address names; `broken` where it should name one and cannot be read, null where it names none. */
export function fromAddress(hash: string): Place | 'broken' | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const board = parts.get('b');
  if (board === null) return null;
  const bytes = board.length > MOST_IN_LINK ? null : fromBase64Url(board);
  const text = bytes === null ? null : inflated(bytes);
  const game = text === null ? null : unpackGame(text);
  if (game === null) return 'broken';
  const stop = Number(parts.get('s') ?? 0);
  const closed = parts.get('h') ?? '';
  return {
    game,
    stop: Number.isSafeInteger(stop) && stop >= 0 ? stop : 0,
    hidden: SEATS.filter((seat) => closed.includes(seat)),
  };
}
