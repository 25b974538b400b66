// Of each kind: can the whole table see it as it happens, and can a site with a server that checks every card show it at all.
import type { Irregularity, Kind } from '../detect/index';

/**
 * `table`: the whole table sees it as it happens. `told`: it exists only because somebody at the table said so. `kept`: it rests on memory of earlier
 * tricks, on closed hands or on the record, so it waits for the end of the board. `quiet`: lawful, a line on the pill.
 */
type Sight = 'table' | 'told' | 'kept' | 'quiet';

const SIGHT: Readonly<Record<Kind, Sight>> = {
  revoke: 'table',
  leadOutOfTurn: 'table',
  playOutOfTurn: 'table',
  prematureLead: 'table',
  simultaneousPlay: 'told',
  severalCards: 'told',
  handledCard: 'told',
  changedDesignation: 'told',
  fifthCard: 'table',
  shortTrick: 'table',
  wrongCardCount: 'kept',
  insufficientBid: 'table',
  callOutOfRotation: 'table',
  missedPass: 'table',
  inadmissibleDouble: 'table',
  bidOverSeven: 'table',
  callAfterEnd: 'table',
  exposedCard: 'table',
  failedRestriction: 'table',
  foundCard: 'told',
  misinformation: 'table',
  misplacedCard: 'told',
  interference: 'told',
  designation: 'told',
  playAfterClaim: 'table',
  claim: 'quiet',
  concession: 'quiet',
  undo: 'quiet',
  swappedDeclarer: 'kept',
  inconsistent: 'kept',
};

/** A table on a server that checks turn, suit and size of every card and call cannot get these: one that is seen there is doubtful. */
const CHECKED_BY_SERVER: ReadonlySet<Kind> = new Set<Kind>([
  'revoke',
  'leadOutOfTurn',
  'playOutOfTurn',
  'prematureLead',
  'fifthCard',
  'shortTrick',
  'wrongCardCount',
  'insufficientBid',
  'callOutOfRotation',
  'inadmissibleDouble',
  'bidOverSeven',
  'callAfterEnd',
  'exposedCard',
]);

export const isCheckedByServer = (kind: Kind): boolean => CHECKED_BY_SERVER.has(kind);

/** Whether a player may be shown this find while he plays: it happened just now, before everybody's eyes, or was said at the table (F3). What rests on timing waits. */
export function isOpenToAll(found: Irregularity, recent: boolean, reported: boolean): boolean {
  // What people say of a revoke or of a number of cards needs no memory and no closed hand.
  if (found.kind === 'revoke' && found.proof === 'told') return true;
  if (reported) return SIGHT[found.kind] !== 'kept' || found.kind === 'wrongCardCount';
  if (!recent) return false;
  // That an alert came late is known by its timing alone, and a slow line looks the same.
  if (found.kind === 'misinformation') return found.changed?.what !== 'alert';
  // Proved by a card of a later trick it takes memory to see; proved by an open hand it takes eyes only.
  if (found.kind === 'revoke') return found.proof === 'hand';
  return SIGHT[found.kind] === 'table' || SIGHT[found.kind] === 'quiet';
}
