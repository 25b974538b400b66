// The calls, and the contract of the tricks panel.
import { contractOf, isAdmissible, isAuctionOver } from '../../bridge/auction';
import { type Call, type Contract, type Seat, type Strain, turned } from '../../bridge/types';
import { background, suitSign, textOf } from '../dom';
import type { Snapshot } from '../site';
import { all, firstShown, innermost, type Scope } from './find';
import { type Directions, languagesOf } from './honours';
import { BUTTONS, LIT, MARKS, SEAT_ORDER } from './marks';
import { LANGUAGES } from './words';

type Calls = NonNullable<Snapshot['calls']>;

/** `calls` null: not to be told. `pending`: a cell is there and not filled yet. `shown`: the box is on the screen. `explaining`: an explanation is. */
export interface SeenAuction {
  calls: Calls | null;
  pending: boolean;
  shown: boolean;
  explaining: boolean;
}

/** `declarer` null where its word says nothing. `counted`: tricks of both sides together. */
export interface SeenPanel {
  level: Contract['level'];
  strain: Strain;
  declarer: Seat | null;
  counted: number | null;
}

const STRAIN_CLASSES: Readonly<Record<string, Strain>> = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' };

/** A cell: a bid, a word whose meaning is open, or nothing yet. */
function readCell(cell: HTMLElement): { bid: Call } | { word: string } | null {
  const levelBox = cell.querySelector(MARKS.level.find);
  const text = textOf(cell).replace(/\s+/g, '');
  const level = textOf(levelBox ?? cell);
  if (!/^[1-7]/.test(level)) return level === '' ? null : { word: level.toLowerCase() };
  const strainBox = cell.querySelector(MARKS.strain.find);
  const named = Object.entries(STRAIN_CLASSES).find(([name]) => strainBox?.classList.contains(name))?.[1];
  const rest = text.slice(1);
  if (named === undefined && rest === '') return null;
  const sign = [...rest].map(suitSign).find((suit) => suit !== null);
  return { bid: `${level[0]}${named ?? sign ?? 'N'}` as Call };
}

/** What the words mean: by the buttons of the bidding box, whose places are fixed, else by the languages that we know. */
function meanings(within: HTMLElement, directions: Directions): ReadonlyMap<string, Call> {
  const words = new Map<string, Call>();
  const here = languagesOf(directions);
  for (const { pass, double, redouble } of [...LANGUAGES, ...here]) {
    for (const word of pass) words.set(word, 'P');
    for (const word of double) words.set(word, 'X');
    for (const word of redouble) words.set(word, 'XX');
  }
  const buttons = innermost(within, MARKS.biddingButtons.find);
  for (const [place, call] of [
    [BUTTONS.pass, 'P'],
    [BUTTONS.double, 'X'],
    [BUTTONS.redouble, 'XX'],
  ] as const) {
    const button = buttons[place];
    const text = button === undefined ? '' : textOf(button).toLowerCase();
    if (text !== '') words.set(text, call);
  }
  return words;
}

/** Whether these calls can stand in an auction: doubles where there is something to double, nothing behind its end. */
const canBe = (calls: Calls): boolean =>
  calls.every(({ seat, call }, i) => {
    const before = calls.slice(0, i);
    return !isAuctionOver(before) && ((call !== 'X' && call !== 'XX') || isAdmissible(before, seat, call));
  });

/** Gives words that nobody knows the only meaning with which the auction is one; null when there is no such, or more than one. */
function understood(
  cells: readonly ({ bid: Call } | { word: string })[],
  known: ReadonlyMap<string, Call>,
  dealer: Seat,
) {
  const unknown = [...new Set(cells.flatMap((cell) => ('word' in cell && !known.has(cell.word) ? [cell.word] : [])))];
  if (unknown.length > 3) return null;
  const readings = unknown.reduce<readonly ReadonlyMap<string, Call>[]>(
    (so, word) => so.flatMap((words) => (['P', 'X', 'XX'] as const).map((call) => new Map(words).set(word, call))),
    [known],
  );
  const auctions = readings.map((words) =>
    cells.map((cell, i) => ({
      seat: turned(dealer, i),
      call: 'bid' in cell ? cell.bid : (words.get(cell.word) as Call),
    })),
  );
  if (unknown.length === 0) return auctions[0] ?? null;
  const possible = auctions.filter(canBe);
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** Text of the explanation that is on the screen, and the call it is about, where its heading ends with one. */
function explanationOf(scope: Scope, cells: readonly HTMLElement[]): { at: number; text: string } | null {
  const box = firstShown(scope, MARKS.explanation.find);
  const heading = box?.querySelector(MARKS.explanationHeading.find);
  const text = box?.querySelector(MARKS.explanationText.find);
  if (!heading || !text || textOf(text) === '') return null;
  const about = textOf(heading).replace(/\s+/g, '');
  const fits = cells.flatMap((cell, i) => {
    const call = textOf(cell).replace(/\s+/g, '');
    return call !== '' && about.endsWith(call) ? [i] : [];
  });
  return fits.length === 1 ? { at: fits[0] as number, text: textOf(text) } : null;
}

/**
 * The calls so far, from the dealer on. Readable also while the box is hidden, as during the play: what was called is known to all. Cells
 * in front of the first call are places of the seats before the dealer. Whose each is tells its place in the row alone, so a call out of turn is read as one in
 * turn: the page has no mark for it, the column in which a cell is drawn was never seen where somebody called out of turn, and a wrong guess would move all
 * calls after it to other seats.
 */
export function readAuction(scope: Scope, dealer: Seat | null, directions: Directions): SeenAuction {
  const { within } = scope;
  const box = all(within, MARKS.auction.find).find((one) => !one.parentElement?.closest(MARKS.auction.find));
  const explaining = firstShown(scope, MARKS.explanation.find) !== undefined;
  if (box === undefined) return { calls: null, pending: false, shown: false, explaining };
  const inBox = MARKS.calls.map((selector) => innermost(box, selector)).find((found) => found.length > 0) ?? [];
  const contracts = box.querySelector(MARKS.tricksPanel.find);
  const cells = contracts === null ? inBox : inBox.filter((cell) => !contracts.contains(cell));
  const read = cells.map(readCell);
  const first = read.findIndex((cell) => cell !== null);
  const isShown = scope.shown(box);
  if (first < 0) return { calls: [], pending: cells.length > 3, shown: isShown, explaining };
  const end = read.indexOf(null, first);
  const until = end < 0 ? read.length : end;
  const filled = read.slice(first, until).filter((cell) => cell !== null);
  const pending = end >= 0;
  // A full cell behind an empty one: the row is being drawn.
  const torn = read.slice(until).some((cell) => cell !== null);
  if (torn || dealer === null) return { calls: null, pending, shown: isShown, explaining };
  const calls = understood(filled, meanings(within, directions), dealer);
  if (calls === null) return { calls: null, pending, shown: isShown, explaining };
  const explained = explanationOf(scope, cells.slice(first, until));
  return {
    calls: calls.map((made, i) => ({
      ...made,
      // What a box out of sight marks is not seen by anybody.
      ...(isShown && isAlerted(cells[first + i] as HTMLElement) && { alert: true }),
      ...(explained?.at === i && { explanation: explained.text }),
    })),
    pending,
    shown: isShown,
    explaining,
  };
}

/** The colour may lie on the cell, around it or on what is in it. */
const isAlerted = (cell: HTMLElement): boolean =>
  [cell, cell.parentElement, ...cell.children].some((one) => background(one as HTMLElement) === LIT);

/** Seat of the word for a direction, in the page's own words. */
export function seatOf(word: string, directions: Directions): Seat | null {
  const letter = word.trim()[0]?.toLowerCase();
  const seats = SEAT_ORDER.filter((seat) => directions[seat]?.[0]?.toLowerCase() === letter);
  return letter !== undefined && seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Contract and number of tricks, null while the panel is not shown: what it says then is of an earlier deal. */
export function readPanel(scope: Scope, directions: Directions): SeenPanel | null {
  const panel = firstShown(scope, MARKS.tricksPanel.find);
  if (panel === undefined) return null;
  const cell = MARKS.calls.map((selector) => panel.querySelector<HTMLElement>(selector)).find((one) => one !== null);
  const read = cell ? readCell(cell) : null;
  if (read === null || !('bid' in read)) return null;
  const labels = all(panel, MARKS.tricksLabels.find).map(textOf);
  const numbers = labels.slice(1, 3).map((text) => /\d+/.exec(text)?.[0]);
  const counted = numbers.length === 2 && numbers.every((it) => it !== undefined) ? numbers.map(Number) : null;
  return {
    level: Number(read.bid[0]) as Contract['level'],
    strain: read.bid[1] as Strain,
    declarer: seatOf(labels[0] ?? '', directions),
    // The two are NS and EW in one report and own and theirs in another: their sum is the same.
    counted: counted === null ? null : (counted[0] ?? 0) + (counted[1] ?? 0),
  };
}

/**
 * Contract of calls and panel together. `fits`: false when they are of two different deals, or the auction is not drawn yet. Whether it is
 * doubled, only the calls tell.
 */
export function contractFrom(
  calls: Calls | null,
  panel: SeenPanel | null,
): { contract: Contract | null; fits: boolean } {
  const called = calls !== null && isAuctionOver(calls) ? contractOf(calls) : null;
  if (panel === null) return { contract: called, fits: true };
  const same =
    called !== null &&
    called.level === panel.level &&
    called.strain === panel.strain &&
    (panel.declarer === null || panel.declarer === called.declarer);
  return { contract: same ? called : null, fits: same };
}
