// One game of PBN: what its tags and sections say, to a log.
import { type Contract, type Seat, type Strain, side } from '../bridge/types';
import { Comments } from './comments';
import { pbnDeal } from './deal';
import { boardOf, Draft, type Told } from './draft';
import type { Game } from './game';
import { type NoteCode, noteOf } from './notes';
import { type PbnAuction, vulnerableOf } from './pbn-auction';
import type { PbnPlay } from './pbn-play';
import { STRAINS, seatAt, seatOf, strainAt } from './symbols';

/** The tags that are kept; names of players and events never are. */
export const KEPT: ReadonlySet<string> = new Set([
  'Board',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Result',
  'Room',
]);

interface TagValue {
  value: string;
  line: number;
}

export class PbnGame {
  readonly tags = new Map<string, TagValue>();
  auction: PbnAuction | null = null;
  play: PbnPlay | null = null;
  readonly notes = new Map<NoteCode, number>();
  readonly comments = new Comments();

  constructor(readonly line: number) {}

  note(code: NoteCode, line: number): void {
    if (!this.notes.has(code)) this.notes.set(code, line);
  }

  comment(text: string): void {
    this.comments.add(text, this.auction?.size ?? 0, this.play?.size ?? 0);
  }
}

const seatIn = (value: string | undefined): Seat | null => {
  const place = seatAt((value ?? '').trim().charCodeAt(0));
  return place < 0 || (value ?? '').trim().length > 5 ? null : seatOf(place);
};

/** Tags Contract and Declarer (sections 3.4.12 and 3.4.13). `^S`: South plays it by accident, the auction made the other of the side declarer. */
export function toldBy(contract: string, declarer: string): Told {
  const by = declarer.trim();
  const swapped = by.startsWith('^');
  const seat = seatIn(swapped ? by.slice(1) : by);
  const found = /^([1-7]?)\s*(NT?|[CDHS])\s*(XX|X|R|D)?$/i.exec(contract.trim());
  if (found === null) return { contract: null, strain: null, declarer: seat, swapped: swapped && seat !== null };
  const strain = STRAINS[strainAt((found[2] as string).charCodeAt(0))] as Strain;
  const risk = (found[3] ?? '').toUpperCase();
  const doubled = risk === '' ? 0 : risk === 'X' || risk === 'D' ? 1 : 2;
  const level = Number(found[1]) as Contract['level'];
  const whole = seat !== null && found[1] !== '' ? ({ level, strain, doubled, declarer: seat } as const) : null;
  return { contract: whole, strain, declarer: seat, swapped: swapped && seat !== null };
}

/** Tag Result: declarer's tricks, `9`, `NS 9`, `EW 4 NS 9`. Null when it tells none, or is marked `^` as agreed otherwise. */
export function tricksIn(result: string, declarer: Seat): number | null {
  const text = result.trim();
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (text.startsWith('^')) return null;
  const own = new RegExp(`${side(declarer)}\\s+(\\d{1,2})`, 'i').exec(text)?.[1];
  if (own !== undefined) return Number(own);
  const theirs = /^(?:NS|EW)\s+(\d{1,2})$/i.exec(text)?.[1];
  return theirs === undefined ? null : 13 - Number(theirs);
}

/** What games take from those before them: `#` (section 3.3), and the deal of the other room where a program leaves it out. */
export class PbnFile {
  private values = new Map<string, TagValue>();
  private readonly defaults = new Map<string, string>();
  private count = 0;
  /** No auction of the file has begun with a pass yet: perhaps its program never writes those. */
  private passless = true;

  private resolve(game: PbnGame): Map<string, TagValue> {
    const found = new Map<string, TagValue>();
    for (const name of KEPT) {
      const own = game.tags.get(name);
      const line = own?.line ?? game.line;
      if (own === undefined) {
        const standing = this.defaults.get(name);
        if (standing !== undefined) found.set(name, { value: standing, line });
      } else if (own.value.startsWith('##')) {
        this.defaults.set(name, own.value.slice(2));
        found.set(name, { value: own.value.slice(2), line });
      } else if (own.value === '#') {
        this.defaults.delete(name);
        const before = this.values.get(name);
        if (before !== undefined) found.set(name, { value: before.value, line });
      } else found.set(name, own);
    }
    const played = (game.auction !== null && !game.auction.isEmpty) || (game.play !== null && game.play.count > 0);
    if (played && !found.has('Deal') && !found.has('Board') && !found.has('Dealer'))
      for (const name of ['Deal', 'Board', 'Dealer', 'Vulnerable']) {
        const before = this.values.get(name);
        if (before !== undefined && !found.has(name)) found.set(name, { value: before.value, line: game.line });
      }
    this.values = found;
    return found;
  }

  /** The game's log. Called once for each game, in the order of the file. */
  log(game: PbnGame): Game {
    const tags = this.resolve(game);
    const text = (name: string): string => tags.get(name)?.value ?? '';
    const draft = new Draft(game.line);
    for (const [code, line] of game.notes) draft.notes.push(noteOf(code, line));
    const board = text('Board').trim();
    draft.board = board === '' || board === '?' ? null : board.slice(0, 40);
    const room = text('Room').trim().toLowerCase();
    draft.room = room === 'open' || room === 'closed' ? room : null;
    const number = /^\d{1,6}$/.test(board) ? Number(board) : null;
    const told = toldBy(text('Contract'), text('Declarer'));
    const deal = pbnDeal(text('Deal'));
    const dealLine = tags.get('Deal')?.line ?? game.line;
    if (game.auction?.beginsWithPass) this.passless = false;
    const faults = (declarer: Seat): number =>
      game.play?.faults(deal, seatAt(declarer.charCodeAt(0)), told.strain) ?? 0;
    const auction = game.auction?.calls(seatIn(text('Dealer')), told, (one, other) =>
      this.passless ? faults(one) <= faults(other) : faults(one) < faults(other),
    );
    draft.start(boardOf(number, seatIn(text('Dealer')), vulnerableOf(text('Vulnerable')), auction?.dealer ?? null));
    draft.hands(deal, dealLine);
    const play = game.play !== null && game.play.count > 0 ? game.play : null;
    const auctionLine = game.auction?.line ?? tags.get('Contract')?.line ?? game.line;
    if (auction !== undefined && auction.added > 0) draft.note('passes-added', auctionLine);
    const calls = auction?.calls ?? [];
    const settled = draft.auction(calls, told, play !== null, auctionLine);
    const last = play?.lastLine ?? calls[calls.length - 1]?.line ?? auctionLine;
    if (play?.badLine) draft.note('bad-card', play.badLine);
    if (deal !== null && !deal.valid) {
      if (play !== null) draft.gap('play', play.cards, play.lastLine);
      if (play !== null || calls.length > 0) draft.end('cutOff', last);
    } else if (settled.state === 'passedOut' && play === null) draft.end('passedOut', last);
    else {
      const written = play?.write(draft, deal, settled.contract, settled.strain) ?? { all: false, tricks: null };
      if (written.all) {
        const result = settled.contract === null ? null : tricksIn(text('Result'), settled.contract.declarer);
        if (result !== null && written.tricks !== null && result !== written.tricks)
          draft.note('result-differs', tags.get('Result')?.line ?? last);
        draft.end('played', last);
      } else if (play !== null || calls.length > 0 || settled.state === 'contract') {
        if (settled.state === 'contract' && play !== null)
          draft.note(play.endsInTrick ? 'trick-unfinished' : 'record-stops', last);
        draft.end('cutOff', last);
      }
    }
    draft.comments = game.comments.placed(draft.events, auction?.added ?? 0, 4);
    return draft.game(this.count++);
  }
}
