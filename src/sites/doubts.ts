// What a picture of a live table shows and cannot be: against what was seen before, or because the site does not let players do it.
import { callTurn, isAdmissible, isAuctionOver, isBid, isSufficient } from '../bridge/auction';
import { hasSuit, suitOf } from '../bridge/cards';
import { winnerOf } from '../bridge/trick';
import { type Card, partner, SEATS, type Seat, turned } from '../bridge/types';
import { leaderOf, type Seen, sameDeal, trickOf } from './seen-before';
import type { Part, Snapshot } from './site';

/** Whose turn it must be by what lies on the table; null when that is not known. */
function expectedTurn(seen: Seen, picture: Snapshot): Seat | null {
  const { trick, tricksDone, contract, calls, board } = picture;
  if (picture.over) return null;
  if (trick !== null && tricksDone !== null && contract !== null && !picture.leadUnsure) {
    const [lead] = trick;
    if (lead === undefined) return leaderOf(seen, picture);
    if (trick.length < 4) return turned(lead.seat, trick.length);
    return winnerOf(trickOf(trick), contract.strain);
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

/** A part that cannot be as it looks. `why`: what exactly, the same for as long as it is there. */
export interface Doubt {
  part: Part;
  why: string;
}

function againstBefore(seen: Seen, picture: Snapshot): readonly Doubt[] {
  const { last, played } = seen;
  if (last === null || !sameDeal(last, picture)) return [];
  const doubts: Doubt[] = [];
  for (const { seat, card } of picture.trick ?? []) {
    const before = played.get(card);
    if (before === undefined || picture.tricksDone === null) continue;
    if (before.trick < picture.tricksDone || (before.trick === picture.tricksDone && before.seat !== seat))
      doubts.push({ part: 'trick', why: `again ${card}` });
  }
  const owner = new Map<Card, Seat>(
    SEATS.flatMap((seat) => (last.hands[seat] ?? []).map((card) => [card, seat] as const)),
  );
  for (const [card, { seat }] of played) owner.set(card, seat);
  for (const seat of SEATS) {
    for (const card of picture.kept ? [] : (picture.hands[seat] ?? [])) {
      if ((owner.get(card) ?? seat) !== seat) doubts.push({ part: 'hands', why: `${seat} has ${card}` });
      // Back in the hand while later cards stay played.
      const before = played.get(card);
      if (before && picture.tricksDone !== null && before.trick < picture.tricksDone)
        doubts.push({ part: 'hands', why: `back ${card}` });
    }
  }
  for (const { seat, card } of picture.trick ?? [])
    if ((owner.get(card) ?? seat) !== seat) doubts.push({ part: 'trick', why: `${seat} played ${card}` });
  return doubts;
}

/** The deal before still in the box: its calls, word for word, where this deal has had none of its own. */
function isStale({ last, callsBefore }: Seen, picture: Snapshot): boolean {
  const { calls } = picture;
  if (calls === null || calls.length === 0 || last === null) return false;
  const before = sameDeal(last, picture) ? callsBefore : last.calls;
  return before !== null && before.map(({ call }) => call).join() === calls.map(({ call }) => call).join();
}

/** Calls that cannot follow those before them, by their places. */
function impossibleCalls({ calls }: Snapshot): readonly number[] {
  const wrong = ({ seat, call }: NonNullable<Snapshot['calls']>[number], before: NonNullable<Snapshot['calls']>) =>
    isAuctionOver(before) ||
    (call === 'X' || call === 'XX' ? !isAdmissible(before, seat, call) : isBid(call) && !isSufficient(before, call));
  return (calls ?? []).flatMap((one, i) => (wrong(one, calls?.slice(0, i) ?? []) ? [i] : []));
}

/** One impossible call is doubted; where there are more it is the box that is broken, and however long it stands there it is no auction. */
export function withoutRuins(picture: Snapshot): Snapshot {
  if (picture.role === 'review' || picture.teaching || impossibleCalls(picture).length < 2) return picture;
  return { ...picture, calls: null, moving: [...(picture.moving ?? []), 'auction'] };
}

/** What the site's server refuses: not following suit, a card by the wrong seat, one too many or too few, a bid that is too low, a card that lies open. */
function againstSite(seen: Seen, picture: Snapshot): readonly Doubt[] {
  if (picture.role === 'review' || picture.teaching) return [];
  const doubts: Doubt[] = [];
  const [lead] = picture.trick ?? [];
  if (lead !== undefined && !picture.leadUnsure) {
    const led = suitOf(lead.card);
    for (const { seat, card } of picture.trick ?? [])
      if (suitOf(card) !== led && hasSuit(picture.hands[seat] ?? [], led))
        doubts.push({ part: 'trick', why: `${seat} plays ${card}` });
    const due = leaderOf(seen, picture);
    if (due !== null && due !== lead.seat) doubts.push({ part: 'trick', why: `${lead.seat} leads ${lead.card}` });
  }
  for (const { seat, card } of picture.astray ?? []) doubts.push({ part: 'trick', why: `astray ${seat} ${card}` });
  for (const i of impossibleCalls(picture))
    doubts.push({ part: 'auction', why: `call ${i} ${picture.calls?.[i]?.call}` });
  for (const { seat, card } of picture.faced ?? []) doubts.push({ part: 'hands', why: `${seat} shows ${card}` });
  return doubts;
}

/** What of the picture cannot be as it looks: it is read again before it is believed. */
export function doubtsAbout(seen: Seen, picture: Snapshot): readonly Doubt[] {
  const stale: readonly Doubt[] = isStale(seen, picture) ? [{ part: 'auction', why: 'stale' }] : [];
  return [...againstBefore(seen, picture), ...stale, ...againstSite(seen, picture)];
}
