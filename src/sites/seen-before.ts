// What a settling page has shown so far of one deal: which card went to which trick, and what passed by too fast to be believed at once.
import type { Trick } from '../bridge/table';
import { EMPTY_TRICK, winnerOf } from '../bridge/trick';
import { type Card, lho, type Seat, turned } from '../bridge/types';
import type { Snapshot } from './site';

export interface Seen {
  /** The newest picture that was believed. */
  last: Snapshot | null;
  /** The newest picture, believed or passing, in which nothing was in motion and that told how the play stands. */
  whole: Snapshot | null;
  /** Since then: for each trick its fullest picture that contradicted nothing, oldest first. */
  passing: readonly Snapshot[];
  /** Where a card of this deal was played: `trick` from 0. `unsure`: which card of that trick was led is not known. */
  played: ReadonlyMap<Card, { trick: number; seat: Seat; unsure?: true }>;
  /** The calls of the deal before, as long as this deal has shown none of its own. */
  callsBefore: Snapshot['calls'];
}

/** Number of cards played, where the picture tells. */
export const positionAt = ({ trick, tricksDone }: Snapshot): number | null =>
  trick === null || tricksDone === null ? null : 4 * tricksDone + trick.length;

/** Whether two pictures are of one deal, as far as the board tells, and not one of the table and one of a viewer. */
export function sameDeal(a: Snapshot, b: Snapshot): boolean {
  if ((a.role === 'review') !== (b.role === 'review')) return false;
  if (a.board === null || b.board === null) return a.board === b.board;
  return a.board.number === b.board.number && a.board.dealer === b.board.dealer;
}

type Calls = NonNullable<Snapshot['calls']>;
/** Whether `calls` are `begin`, or go on from it. */
export const startsWith = (calls: Calls, begin: Calls): boolean =>
  begin.length <= calls.length &&
  begin.every((made, i) => made.seat === calls[i]?.seat && made.call === calls[i]?.call);

/** Who was to lead this picture's trick: left of declarer, later the winner of the trick before as far as that was seen. */
export function leaderOf(
  { played, last }: Seen,
  { tricksDone, contract }: Pick<Snapshot, 'tricksDone' | 'contract'>,
): Seat | null {
  if (tricksDone === null || contract === null) return null;
  if (tricksDone === 0) return lho(contract.declarer);
  if (last === null) return null;
  const before = [...played].filter(([, at]) => at.trick === tricksDone - 1);
  if (before.length !== 4 || before.some(([, at]) => at.unsure)) return null;
  return winnerOf(trickOf(before.map(([card, { seat }]) => ({ seat, card }))), contract.strain);
}

/** These cards as a trick, in order of play. */
export const trickOf = (cards: readonly { seat: Seat; card: Card }[]): Trick => ({
  ...EMPTY_TRICK,
  plays: cards.map((one, n) => ({ ...one, at: '', n })),
});

/** Number and seats of the trick on the table, where the page alone does not tell them and one of its cards was seen there before. */
export function withKnownTrick(seen: Seen, picture: Snapshot): Snapshot {
  const { played, last } = seen;
  const { unseated, ...rest } = picture;
  if ((picture.tricksDone !== null && !unseated) || last === null || !sameDeal(last, picture)) return picture;
  const cards = unseated ?? picture.trick?.map(({ card }) => card) ?? [];
  const at = cards.findIndex((card) => played.has(card));
  const known = played.get(cards[at] as Card);
  const tricksDone = known?.trick ?? picture.tricksDone;
  // Nobody's card is known: then the trick was led by whom it fell to.
  const leader = known === undefined ? leaderOf(seen, picture) : turned(known.seat, -at);
  if (tricksDone === null || (unseated && leader === null)) return picture;
  const trick = unseated?.map((card, i) => ({ seat: turned(leader as Seat, i), card })) ?? picture.trick;
  const moving = unseated ? picture.moving?.filter((part) => part !== 'trick') : picture.moving;
  return { ...rest, moving, trick, tricksDone };
}

/** The trick in its order and by its owners, where the picture alone does not tell them for sure and cards of it were seen before, when it did. */
export function asBegun({ played, last }: Seen, picture: Snapshot): Snapshot {
  const { trick, byTurn, leadUnsure, ...rest } = picture;
  if ((byTurn === undefined && !leadUnsure) || trick === null || last === null || !sameDeal(last, picture))
    return picture;
  const begun = [...played].flatMap(([card, { trick: at, seat, unsure }]) =>
    at === picture.tricksDone && !unsure && trick.some((one) => one.card === card) ? [{ seat, card }] : [],
  );
  const [lead] = begun;
  if (lead === undefined) return picture;
  if (byTurn === 'owners') {
    const at = trick.findIndex(({ card }) => card === lead.card);
    return { ...rest, trick: trick.map(({ card }, i) => ({ seat: turned(lead.seat, i - at), card })) };
  }
  const later = trick.filter(({ card }) => begun.every((one) => one.card !== card));
  const places = (seat: Seat): number => [0, 1, 2, 3].find((n) => turned(lead.seat, n) === seat) ?? 0;
  return { ...rest, trick: [...begun, ...later.sort((a, b) => places(a.seat) - places(b.seat))] };
}

function withPlayed(played: Seen['played'], picture: Snapshot): Seen['played'] {
  const { trick, tricksDone } = picture;
  if (trick === null || tricksDone === null) return played;
  // What lies further on than the page is now went back.
  const kept = [...played].filter(([, at]) => at.trick < tricksDone);
  const unsure = picture.leadUnsure && { unsure: true as const };
  return new Map([...kept, ...trick.map(({ seat, card }) => [card, { trick: tricksDone, seat, ...unsure }] as const)]);
}

function passingWith(passing: readonly Snapshot[], picture: Snapshot): readonly Snapshot[] {
  if (positionAt(picture) === null || picture.trick?.length === 0) return passing;
  const others = passing.filter((one) => one.tricksDone !== picture.tricksDone || !sameDeal(one, picture));
  const same = passing.find((one) => one.tricksDone === picture.tricksDone && sameDeal(one, picture));
  // A trick that is being cleared has fewer cards than it had, all of them known.
  const fuller = same !== undefined && picture.trick?.every(({ card }) => same.trick?.some((it) => it.card === card));
  return fuller ? passing : [...others, picture];
}

/** With one more picture that contradicts nothing; `believed`: it has settled. */
export function remembered<M extends Seen>(memory: M, picture: Snapshot, believed: boolean): M {
  const other = memory.last !== null && !sameDeal(memory.last, picture);
  const played = withPlayed(other ? new Map() : memory.played, picture);
  const whole = positionAt(picture) === null || (picture.moving?.length ?? 0) > 0 ? memory.whole : picture;
  if (!believed) {
    // Cards of another deal say nothing until that deal is believed.
    return { ...memory, whole, passing: passingWith(memory.passing, picture), played: other ? memory.played : played };
  }
  const calls = other ? (memory.last?.calls ?? null) : memory.callsBefore;
  const own = picture.calls !== null && picture.calls.length > 0;
  const last = { ...picture, calls: picture.calls ?? (other ? null : (memory.last?.calls ?? null)) };
  return { ...memory, last, whole, passing: [], played, callsBefore: own ? null : calls };
}
