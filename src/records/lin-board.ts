// One board of LIN, from its values to its log. Also of a handviewer link that gives hands, auction and play one by one.
import type { Board, Contract, Seat, Strain } from '../bridge/types';
import { Comments, commentOfLin } from './comments';
import { type Deal, linDeal } from './deal';
import { boardOf, Draft, type Settled, type Told } from './draft';
import type { Game } from './game';
import { LinCalls } from './lin-calls';
import { type NoteCode, noteOf } from './notes';
import { cardAt, cardEnd, seatAt, seatOf } from './symbols';
import { winningPlace } from './tricks';

/** More than all cards: enough to see that a record goes on too long, however long it does. */
const MOST_CARDS = 104;

export class LinBoard {
  name: string | null = null;
  number: number | null = null;
  room: Game['room'] = null;
  dealer: Seat | null = null;
  vulnerable: Board['vulnerable'] | null = null;
  /** The deal's text; null before `md`. */
  md: string | null = null;
  dealLine: number;
  told: Told | null = null;
  claimed: { tricks: number; line: number } | null = null;
  /** The only hand that may be shown (handviewer's `k`). */
  shown: Seat | null = null;
  readonly calls = new LinCalls();
  /** Cards in order of play, as indices in DECK, and the line of each. */
  readonly cards: number[] = [];
  private readonly cardLines: number[] = [];
  private readonly notes = new Map<NoteCode, number>();
  private readonly comments = new Comments();

  constructor(readonly line: number) {
    this.dealLine = line;
  }

  note(code: NoteCode, line: number): void {
    if (!this.notes.has(code)) this.notes.set(code, line);
  }

  /** Value of `md`: dealer's digit (1 South, 2 West, 3 North, 4 East), then the hands. */
  deal(value: string, line: number): void {
    const digit = value.trimStart().charCodeAt(0) - 48;
    if (digit >= 1 && digit <= 4) this.dealer = seatOf(digit + 1);
    this.md = digit >= 0 && digit <= 9 ? value.trimStart().slice(1) : value;
    this.dealLine = line;
  }

  /** Takes over deal, dealer and vulnerability of the same board in the other room. */
  shareDeal(other: LinBoard): void {
    this.md = other.md;
    this.dealer ??= other.dealer;
    this.vulnerable ??= other.vulnerable;
  }

  vulnerability(value: string): void {
    const letter = value.trim().charAt(0).toLowerCase();
    if (letter !== '')
      this.vulnerable = letter === 'n' ? 'NS' : letter === 'e' ? 'EW' : letter === 'b' ? 'all' : 'none';
  }

  /** Cards in order of play, one or more in a value; `{text}` is a comment of a handviewer link. */
  play(value: string, line: number): void {
    for (let i = 0; i < value.length; ) {
      const code = value.charCodeAt(i);
      const card = cardAt(value, i);
      if (card >= 0) {
        this.card(card, line);
        i = cardEnd(value, i);
      } else if (code <= 32 || code === 44 || code === 45) i++;
      else if (code === 123) {
        const close = value.indexOf('}', i);
        i = close < 0 ? value.length : close + 1;
      } else {
        this.note('bad-card', line);
        this.card(-1, line);
        return;
      }
    }
  }

  private card(card: number, line: number): void {
    if (this.cards.length >= MOST_CARDS) return;
    this.cards.push(card);
    this.cardLines.push(line);
  }

  comment(value: string): void {
    this.comments.add(commentOfLin(value), this.calls.count, this.cards.length);
  }

  /** True when there is a deal, a call or a card: anything less is a page of text. */
  get holdsGame(): boolean {
    return this.md !== null || this.calls.count > 0 || this.cards.length > 0;
  }

  game(index: number): Game {
    const draft = new Draft(this.line);
    for (const [code, line] of this.notes) draft.notes.push(noteOf(code, line));
    draft.board = this.name;
    draft.room = this.room;
    const deal = this.md === null ? null : linDeal(this.md);
    const board = boardOf(this.number, this.dealer, this.vulnerable, null);
    draft.start(board);
    draft.hands(deal, this.dealLine, this.shown);
    const calls = this.calls.seated(board.dealer);
    const settled = draft.auction(calls, this.told, this.cards.length > 0, this.dealLine);
    this.close(draft, deal, settled, calls[calls.length - 1]?.line ?? this.dealLine);
    draft.comments = this.comments.placed(draft.events);
    return draft.game(index);
  }

  private close(draft: Draft, deal: Deal | null, settled: Settled, auctionLine: number): void {
    const last = this.cardLines[this.cardLines.length - 1] ?? auctionLine;
    const begun = this.cards.length > 0 || this.calls.count > 0;
    if (deal !== null && !deal.valid) {
      if (this.cards.length > 0) draft.gap('play', this.cards.length, last);
      if (begun) draft.end('cutOff', last);
      return;
    }
    const { contract, state } = settled;
    if (state === 'passedOut' && this.cards.length === 0) {
      draft.end('passedOut', last);
      return;
    }
    const played = this.writeCards(draft, deal, contract, settled.strain);
    const claimed = this.claimed;
    if (played.all) {
      if (claimed !== null && played.tricks !== null && claimed.tricks !== played.tricks)
        draft.note('result-differs', claimed.line);
      draft.end('played', last);
    } else if (claimed !== null && contract !== null && played.sound) {
      const { tricks, line } = claimed;
      if (played.tricks !== null && (tricks < played.tricks || tricks > 13 - played.lost))
        draft.note('result-differs', line);
      draft.claim(contract.declarer, tricks, line);
      draft.end('claimed', line);
    } else if (begun || contract !== null) {
      if (state === 'contract' && played.sound && this.cards.length > 0)
        draft.note(this.cards.length % 4 > 0 ? 'trick-unfinished' : 'record-stops', last);
      draft.end('cutOff', last);
    }
  }

  /**
   * LIN never writes seats: they follow from the turn, or where no contract is known from the deal. A card that cannot be there shifts all that
   * follow, so the rest is left out. `tricks`/`lost`: of declarer's side and the other, null without a contract.
   */
  private writeCards(
    draft: Draft,
    deal: Deal | null,
    contract: Contract | null,
    strain: Strain | null,
  ): { all: boolean; sound: boolean; tricks: number | null; lost: number } {
    const owner = deal !== null && deal.size > 0 ? deal.owner : null;
    const total = deal !== null && deal.size > 0 ? deal.size * 4 : 52;
    const declarer = contract === null ? -1 : seatAt(contract.declarer.charCodeAt(0));
    const done = { all: false, sound: true, tricks: contract === null ? null : 0, lost: 0 };
    let leader = contract === null ? -1 : (declarer + 1) & 3;
    let trick: number[] = [];
    const seen = new Uint8Array(52);
    for (let i = 0; i < this.cards.length; i++) {
      const card = this.cards[i] as number;
      const line = this.cardLines[i] as number;
      const holder = card < 0 || owner === null ? -1 : (owner[card] as number);
      const seat = leader >= 0 ? (leader + trick.length) & 3 : holder;
      if (i >= total) {
        draft.note('play-garbled', line);
        return { ...done, all: true };
      }
      if (seat < 0 || card < 0) {
        draft.gap('play', Math.min(this.cards.length, total) - i, line);
        return { ...done, sound: false };
      }
      draft.play(seat, card, line, contract === null && trick.length === 0, null);
      if (seen[card] === 1 || (holder >= 0 && holder !== seat)) {
        if (i + 1 < Math.min(this.cards.length, total))
          draft.gap('play', Math.min(this.cards.length, total) - i - 1, line);
        return { ...done, sound: false };
      }
      seen[card] = 1;
      if (leader < 0) leader = seat;
      trick.push(card);
      if (trick.length < 4) continue;
      const place = winningPlace(trick, strain);
      leader = place < 0 ? -1 : (leader + place) & 3;
      trick = [];
      if (done.tricks === null) continue;
      if (((leader ^ declarer) & 1) === 0) done.tricks++;
      else done.lost++;
    }
    return { ...done, all: this.cards.length === total };
  }
}
