// Links to a hand viewer that carry their board: whole as LIN, or hands, auction and play each in a parameter of its own.

import type { Contract } from '../bridge/types';
import { SEATS, type Seat } from '../bridge/types';
import { windows1252 } from './decode';
import type { Told } from './draft';
import type { Game } from './game';
import { LinReader } from './lin';
import { LinBoard } from './lin-board';
import { solverParameters } from './solver-link';
import { STRAINS, seatAt, seatOf, strainAt } from './symbols';

/** The value of a parameter as text. Some pages encode in UTF-8, some in Windows-1252, some leave a lone `%` behind. */
function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      const octets = Uint8Array.from({ length: run.length / 3 }, (_, i) =>
        Number.parseInt(run.slice(i * 3 + 1, i * 3 + 3), 16),
      );
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(octets);
      } catch {
        // Bytes that are not UTF-8 come from a page in Windows-1252.
        return windows1252(octets);
      }
    });
  }
}

/** Parameters of a link, decoded once. The first of a name counts. */
function parameters(link: string): Map<string, string> {
  const found = new Map<string, string>();
  const mark = link.indexOf('?');
  if (mark < 0) return found;
  const hash = link.indexOf('#', mark);
  const query = link.slice(mark + 1, hash < 0 ? undefined : hash).replaceAll('&amp;', '&');
  for (const part of query.split('&')) {
    const is = part.indexOf('=');
    const name = (is < 0 ? part : part.slice(0, is)).toLowerCase();
    const raw = is < 0 ? '' : part.slice(is + 1);
    // A plus is a space only where a form wrote the link, which encodes bars and commas as well and leaves no space as %20.
    const form = raw.includes('+') && /%7c|%2c/i.test(raw) && !/%20|[| ]/.test(raw);
    if (!found.has(name)) found.set(name, decoded(form ? raw.replaceAll('+', ' ') : raw));
  }
  return found;
}

/** `-4sN`: no auction is given, only the contract and declarer; `-Ns` an end position, declarer and trumps. */
function toldBy(auction: string): Told | null {
  const bid = /^-([1-7])([cdhsn])t?(xx|x|r|d)?([nesw])$/i.exec(auction.trim());
  if (bid !== null) {
    const [, level, strain, doubled = '', seat] = bid as unknown as [
      string,
      string,
      string,
      string | undefined,
      string,
    ];
    const declarer = seatOf(seatAt(seat.charCodeAt(0)));
    const named = STRAINS[strainAt(strain.charCodeAt(0))] as Contract['strain'];
    const times = /^(xx|r)$/i.test(doubled) ? 2 : doubled === '' ? 0 : 1;
    const contract: Contract = { level: Number(level) as Contract['level'], strain: named, doubled: times, declarer };
    return { contract, strain: named, declarer, swapped: false };
  }
  const end = /^-([nesw])([cdhsn])$/i.exec(auction.trim());
  if (end === null) return null;
  const [, seat, strain] = end as unknown as [string, string, string];
  return {
    contract: null,
    strain: STRAINS[strainAt(strain.charCodeAt(0))] as Contract['strain'],
    declarer: seatOf(seatAt(seat.charCodeAt(0))),
    swapped: false,
  };
}

const seatIn = (value: string | undefined): Seat | null => {
  const place = seatAt((value ?? '').charCodeAt(0));
  return place < 0 ? null : seatOf(place);
};

function boardFrom(given: ReadonlyMap<string, string>, line: number): LinBoard {
  const board = new LinBoard(line);
  board.deal((['s', 'w', 'n', 'e'] as const).map((seat) => given.get(seat) ?? '').join(','), line);
  board.dealer = seatIn(given.get('d')) ?? 'N';
  board.vulnerability(given.get('v') ?? 'o');
  const number = /^\s*(\d{1,6})\s*$/.exec(given.get('b') ?? '')?.[1];
  board.name = number ?? null;
  board.number = number === undefined ? null : Number(number);
  board.shown = seatIn(given.get('k'));
  const auction = given.get('a') ?? '';
  board.told = toldBy(auction);
  if (board.told === null && !board.calls.read(auction, line)) board.note('bad-call', line);
  board.play(given.get('p') ?? '', line);
  const tricks = Number.parseInt(given.get('c') ?? '', 10);
  if (tricks >= 0 && tricks <= 13) board.claimed = { tricks, line };
  return board;
}

/**
 * The games that a link carries: parameter `lin`, `n s e w` with `d v b a p c k` as the hand viewer of BBO takes them, or a deal as Bridge Solver Online
 * takes it. Names are not read.
 * Null where the record is elsewhere (`myhand`, `linurl`, `linlocal`) or the link carries none. `line`: of the link in a file of links.
 */
export function fromHandviewerLink(link: URL | string, line = 1, firstIndex = 0): readonly Game[] | null {
  const given = parameters(typeof link === 'string' ? link : link.href);
  if (given.has('linurl') || given.has('myhand') || given.has('linlocal')) return null;
  const lin = given.get('lin');
  if (lin !== undefined) {
    const reader = new LinReader(line, true, firstIndex);
    const games = [...reader.push(lin), ...reader.end()];
    return games.length > 0 ? games : null;
  }
  const hands = SEATS.some((seat) => given.has(seat.toLowerCase())) ? given : solverParameters(given);
  return hands === null ? null : [boardFrom(hands, line).game(firstIndex)];
}
