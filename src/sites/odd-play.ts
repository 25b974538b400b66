// Cards on the table that fit no trick: one out of turn, a fifth, a trick that lacks one. Read as what came since the last picture that was whole, and only
// where the hands that are open bear it out: a fourth card that was merely missed has left its hand.
import { winnerOf } from '../bridge/trick';
import { type Card, type Contract, SEATS, type Seat, turned } from '../bridge/types';
import { leaderOf, type Seen, sameDeal, trickOf } from './seen-before';
import type { Snapshot } from './site';

type Played = { seat: Seat; card: Card };
type Lying = NonNullable<Snapshot['lying']>;
type Read = Pick<Snapshot, 'trick' | 'tricksDone' | 'astray' | 'short'>;

const is =
  (one: Played) =>
  (other: Played): boolean =>
    one.seat === other.seat && one.card === other.card;

/** Whether the hands that are open now are those of before without the new cards; one that was closed before says nothing either way. */
function bearsOut(before: Snapshot['hands'], now: Snapshot['hands'], fresh: readonly Played[]): boolean {
  return SEATS.every((seat) => {
    const held = before[seat];
    if (held === undefined) return now[seat] === undefined;
    const gone = fresh.filter((one) => one.seat === seat).map(({ card }) => card);
    const left = held.filter((card) => !gone.includes(card));
    const seen = now[seat] ?? [];
    return (
      held.length - left.length === gone.length &&
      left.length === seen.length &&
      left.every((card) => seen.includes(card))
    );
  });
}

/** The first seat round the table from the lead that has no card in the trick. */
const dueIn = (trick: readonly Played[], leader: Seat | null): Seat | null => {
  if (leader === null) return null;
  const round = [0, 1, 2, 3].map((places) => turned(leader, places));
  return round.find((seat) => !trick.some((one) => one.seat === seat)) ?? null;
};

/** The trick after one more card: in its turn or not. */
function joined(seen: Seen, last: Snapshot & { trick: readonly Played[] }, fresh: Played): Read | null {
  const { trick, tricksDone } = last;
  if (trick.some(({ seat }) => seat === fresh.seat)) return null;
  const due = dueIn(trick, trick[0]?.seat ?? leaderOf(seen, last));
  const astray = due === null || due === fresh.seat ? [] : [fresh];
  const all = [...(last.astray ?? []), ...astray];
  return { trick: [...trick, fresh], tricksDone, ...(all.length > 0 && { astray: all }) };
}

/** A card in the place of one of four, whose owner has it no more and does not lead: a fifth. */
function fifth(
  last: Snapshot & { trick: readonly Played[] },
  hands: Snapshot['hands'],
  fresh: Played,
  contract: Contract,
): Read | null {
  const open =
    last.hands[fresh.seat] !== undefined && (hands[fresh.seat] !== undefined || last.hands[fresh.seat]?.length === 1);
  if (last.trick.length !== 4 || !open || winnerOf(trickOf(last.trick), contract.strain) === fresh.seat) return null;
  return { trick: [...last.trick, fresh], tricksDone: last.tricksDone, astray: [fresh] };
}

/** The next trick, begun while the one before lacks cards of hands that lie open and still hold them. */
function shortly(last: Snapshot & { trick: readonly Played[] }, hands: Snapshot['hands'], fresh: Played): Read | null {
  const missing = SEATS.filter((seat) => !last.trick.some((one) => one.seat === seat));
  if (last.trick.length === 0 || missing.some((seat) => last.hands[seat] === undefined || hands[seat] === undefined))
    return null;
  return { trick: [fresh], tricksDone: (last.tricksDone ?? 0) + 1, astray: [fresh], short: true };
}

function since(
  seen: Seen,
  last: Snapshot & { trick: readonly Played[] },
  table: readonly Played[],
  hands: Snapshot['hands'],
  contract: Contract,
): Read | null {
  const fresh = table.filter((one) => !last.trick.some(is(one)));
  if (!bearsOut(last.hands, hands, fresh)) return null;
  const kept = last.trick.filter((one) => table.some(is(one)));
  const [one, ...others] = fresh;
  const seats = new Set(last.trick.map(({ seat }) => seat));
  if (one === undefined) {
    const { trick, tricksDone, astray, short } = last;
    const same = table.length === seats.size;
    return same ? { trick, tricksDone, ...(astray && { astray }), ...(short && { short }) } : null;
  }
  if (others.length > 0) return null;
  if (kept.length === last.trick.length && last.trick.length < 4) return joined(seen, last, one);
  if (kept.length === 3 && table.length === 4) return fifth(last, hands, one, contract);
  if (kept.length > 0) return null;
  if (seats.size === 4) return { trick: [one], tricksDone: (last.tricksDone ?? 0) + 1 };
  return shortly(last, hands, one);
}

/**
 * Whether the trick takes back what was known of it and nothing went back: a card has another owner now, one is gone and not in its hand again although that
 * lies open, or one before others that are still there. A card that goes back takes those after it with it.
 */
function belied({ played, whole }: Seen, { trick, tricksDone, hands, lying }: Snapshot): boolean {
  if (trick === null) return false;
  const moved = ({ seat, card }: Played): boolean => {
    const at = played.get(card);
    return at !== undefined && at.trick === tricksDone && !at.unsure && at.seat !== seat;
  };
  if (trick.some(moved)) return true;
  if (whole === null || whole.tricksDone !== tricksDone || whole.leadUnsure || whole.byTurn) return false;
  const before = whole.trick ?? [];
  const stays = before.map((one) => trick.some(is(one)));
  return before.some(({ seat, card }, i) => {
    const back = ((lying?.hands ?? hands)[seat] ?? []).includes(card);
    return !stays[i] && !back && (whole.hands[seat] !== undefined || stays.indexOf(true, i) >= 0);
  });
}

/** Cards on the table with their owners: who played them before, or in whose open hand they were; null where one has none. */
function owned(last: Snapshot & { trick: readonly Played[] }, { table }: Lying): readonly Played[] | null {
  const known = table.flatMap(({ seat, card }) => {
    const owner =
      seat ?? last.trick.find((one) => one.card === card)?.seat ?? SEATS.find((one) => last.hands[one]?.includes(card));
    return owner === undefined ? [] : [{ seat: owner, card }];
  });
  return known.length === table.length ? known : null;
}

/**
 * A picture whose cards on the table fit no trick, or belie the one that was there, read as the last whole one with one card more. Where that does not explain
 * all of it, or where there was none before, what fits no trick stays as it is, and what belies it is not read.
 */
export function goneOn(seen: Seen, picture: Snapshot): Snapshot {
  const { whole: last } = seen;
  const { lying, ...rest } = picture;
  const same = last !== null && sameDeal(last, picture);
  const wrong = same && picture.role !== 'review' && belied(seen, picture);
  const parts = picture.moving?.filter((part) => part !== 'trick' && part !== 'hands') ?? [];
  if (!wrong && (lying === undefined || parts.length === picture.moving?.length)) return rest;
  const contract = picture.contract ?? last?.contract ?? null;
  const shown = lying ?? { table: picture.trick ?? [], hands: picture.hands };
  if (same && last.trick !== null && last.tricksDone !== null && contract !== null) {
    const before = { ...last, trick: last.trick };
    const table = owned(before, shown);
    const read = table && since(seen, before, table, shown.hands, contract);
    if (read !== null) {
      const { leadUnsure: _, byTurn: __, unseated: ___, ...ordered } = rest;
      return { ...ordered, ...read, hands: shown.hands, moving: parts };
    }
  }
  return wrong ? { ...rest, hands: {}, trick: null, tricksDone: null, moving: [...parts, 'trick'] } : picture;
}
