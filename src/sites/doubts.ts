// What a picture of a live table shows and cannot be: against what was seen before, or because the site does not let players do it.
import { callTurn, isAdmissible, isAuctionOver, isBid, isSufficient } from '../bridge/auction';
import { hasSuit, suitOf } from '../bridge/cards';
import { EMPTY_TRICK, winnerOf } from '../bridge/trick';
import { type Card, partner, SEATS, type Seat, turned } from '../bridge/types';
import { leaderOf, type Seen, sameDeal } from './seen-before';
import type { Part, Snapshot } from './site';

/** Whose turn it must be by what lies on the table; null when that is not known. */
function expectedTurn(seen: Seen, picture: Snapshot): Seat | null {
  const { trick, tricksDone, contract, calls, board } = picture;
  if (picture.over) return null;
  if (trick !== null && tricksDone !== null && contract !== null && !picture.leadUnsure) {
    const [lead] = trick;
    if (lead === undefined) return leaderOf(seen, picture);
    if (trick.length < 4) return turned(lead.seat, trick.length);
    return winnerOf({ ...EMPTY_TRICK, plays: trick.map((one, n) => ({ ...one, at: '', n })) }, contract.strain);
  }
  if (calls === null || board === null || isAuctionOver(calls)) return null;
  return callTurn(calls, board.dealer);
}

/** Whether the turn that the page shows is that of the table. For dummy's card it may be declarer's. */
export function turnFits(seen: Seen, picture: Snapshot): boolean {
  const { turn, contract } = picture;
  const expected = expectedTurn(seen, picture);
  if (turn == null || expected === null || turn === expected) return true;
  return contract !== null && turn === contract.declarer && expected === partner(contract.declarer);
}

function againstBefore(seen: Seen, picture: Snapshot): readonly Part[] {
  const { last, played } = seen;
  if (last === null || !sameDeal(last, picture)) return [];
  const doubts: Part[] = [];
  for (const { seat, card } of picture.trick ?? []) {
    const before = played.get(card);
    if (before === undefined || picture.tricksDone === null) continue;
    if (before.trick < picture.tricksDone || (before.trick === picture.tricksDone && before.seat !== seat))
      doubts.push('trick');
  }
  const owner = new Map<Card, Seat>(
    SEATS.flatMap((seat) => (last.hands[seat] ?? []).map((card) => [card, seat] as const)),
  );
  for (const [card, { seat }] of played) owner.set(card, seat);
  for (const seat of SEATS) {
    for (const card of picture.hands[seat] ?? []) {
      if ((owner.get(card) ?? seat) !== seat) doubts.push('hands');
      // Back in the hand while later cards stay played.
      const before = played.get(card);
      if (before && picture.tricksDone !== null && before.trick < picture.tricksDone) doubts.push('hands');
    }
  }
  for (const { seat, card } of picture.trick ?? []) if ((owner.get(card) ?? seat) !== seat) doubts.push('trick');
  return doubts;
}

/** The deal before still in the box: its calls, word for word, where this deal has had none of its own. */
function isStale({ last, callsBefore }: Seen, picture: Snapshot): boolean {
  const { calls } = picture;
  if (calls === null || calls.length === 0 || last === null) return false;
  const before = sameDeal(last, picture) ? callsBefore : last.calls;
  return before !== null && before.map(({ call }) => call).join() === calls.map(({ call }) => call).join();
}

/** What the site's server refuses: not following suit, a lead by the wrong seat, a bid that is too low, a card that lies open. */
function againstSite(seen: Seen, picture: Snapshot): readonly Part[] {
  if (picture.role === 'review' || picture.teaching) return [];
  const doubts: Part[] = [];
  const [lead] = picture.trick ?? [];
  if (lead !== undefined && !picture.leadUnsure) {
    const led = suitOf(lead.card);
    const revoked = (picture.trick ?? []).some(
      ({ seat, card }) => suitOf(card) !== led && hasSuit(picture.hands[seat] ?? [], led),
    );
    const due = leaderOf(seen, picture);
    if (revoked || (due !== null && due !== lead.seat)) doubts.push('trick');
  }
  const calls = picture.calls ?? [];
  const wrong = calls.some(({ seat, call }, i) => {
    const before = calls.slice(0, i);
    if (isAuctionOver(before)) return true;
    if (call === 'X' || call === 'XX') return !isAdmissible(before, seat, call);
    return isBid(call) && !isSufficient(before, call);
  });
  if (wrong) doubts.push('auction');
  if ((picture.faced?.length ?? 0) > 0) doubts.push('hands');
  return doubts;
}

/** Parts of the picture that cannot be as they look: each is read again before it is believed. */
export function doubtsAbout(seen: Seen, picture: Snapshot): readonly Part[] {
  const stale: readonly Part[] = isStale(seen, picture) ? ['auction'] : [];
  return [...new Set([...againstBefore(seen, picture), ...stale, ...againstSite(seen, picture)])];
}
