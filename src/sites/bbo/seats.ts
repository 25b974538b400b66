// Who sits where: names are compared with the user's own and dropped at once.
import type { Seat } from '../../bridge/types';
import { background, textOf } from '../dom';
import type { Snapshot } from '../site';
import { all, firstShown, type Scope } from './find';
import type { Directions } from './honours';
import { LIT, MARKS, SEAT_ORDER } from './marks';
import { STEMS } from './words';

export interface SeenSeats {
  role: Snapshot['role'];
  me: Seat | null;
  /** Seat at the bottom of the screen: one's own, South for who only watches; null when unknown. */
  bottom: Seat | null;
  seats: NonNullable<Snapshot['seats']>;
  directions: Directions;
  turn: Seat | null;
  /** The user's name stands at several seats: one person plays them all, to teach. */
  several: boolean;
}

const bySeat = <T>(found: readonly HTMLElement[], read: (one: HTMLElement) => T): Partial<Record<Seat, T>> =>
  found.length !== SEAT_ORDER.length
    ? {}
    : Object.fromEntries(SEAT_ORDER.map((seat, i) => [seat, read(found[i] as HTMLElement)]));

/** The user's name as the bar at the top shows it; empty where it does not. Kept nowhere. */
function userName(page: ParentNode): string {
  for (const tag of all(page.querySelector(MARKS.bar.find) ?? page, MARKS.user.find)) {
    const text = textOf(tag).toLowerCase();
    if (text !== '') return text;
  }
  return '';
}

function sitter(name: string, user: string, direction: string | undefined): NonNullable<Snapshot['seats']>[Seat] {
  const lower = name.toLowerCase();
  // A free seat shows its direction and an invitation where a name would stand.
  const free = / - /.test(name) && (direction === undefined || lower[0] === direction[0]?.toLowerCase());
  if (free || name === '') return 'empty';
  if (user !== '' && lower === user) return 'me';
  return STEMS.robot.test(lower) ? 'robot' : 'player';
}

/** Seat whose name is lit; null when not just one is. */
function turnOf(within: HTMLElement): Seat | null {
  const lit = bySeat(all(within, MARKS.nameBars.find), (bar) => background(bar) === LIT);
  const seats = SEAT_ORDER.filter((seat) => lit[seat]);
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/**
 * Role, own seat and who else sits there. Watching is certain only when the user's name is known, the four seats' names are too, none is the
 * user's, and nothing is there to play with: no bidding box, and no pictures of cards, which only players get. All else counts as playing.
 */
export function readSeats(scope: Scope): SeenSeats {
  const { kind, within, page } = scope;
  const directions = bySeat(all(within, MARKS.directions.find), textOf);
  const turn = turnOf(within);
  if (kind === 'review') return { role: 'review', me: null, bottom: null, seats: {}, directions, turn, several: false };
  const names = bySeat(all(within, MARKS.names.find), textOf);
  const user = userName(page);
  const seats = Object.fromEntries(
    SEAT_ORDER.flatMap((seat) => {
      const name = names[seat];
      return name === undefined ? [] : [[seat, sitter(name, user, directions[seat])]];
    }),
  ) as SeenSeats['seats'];
  const mine = SEAT_ORDER.filter((seat) => seats[seat] === 'me');
  const named = SEAT_ORDER.every((seat) => (names[seat] ?? '') !== '');
  const panel = all(within, MARKS.handPanels.find)[0];
  const pictures = panel === undefined || !scope.shown(panel);
  const bidding = firstShown(scope, MARKS.biddingBox.find) !== undefined;
  const watching = user !== '' && named && mine.length === 0 && !bidding && !pictures;
  const me = mine.length === 1 ? (mine[0] ?? null) : null;
  return {
    role: watching ? 'kibitz' : 'playing',
    me,
    bottom: watching ? 'S' : me,
    seats,
    directions,
    turn,
    several: mine.length > 1,
  };
}
