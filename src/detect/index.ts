// The registry of detectors: what can be found, and the functions that find it.
import { type AuctionFault, auctionFaults } from './auction-faults';
import { cardCount, type WrongCardCount } from './card-count';
import { type FifthCard, fifthCard, type ShortTrick, shortTrick } from './defective-trick';
import { type Designation, designation } from './designation';
import type { Detector } from './detector';
import { dummy, type Interference, type MisplacedCard } from './dummy';
import { type ExposedCard, exposedCard } from './exposed-card';
import { type FailedRestriction, failedRestriction } from './failed-restriction';
import { type FoundCard, foundCard } from './found-card';
import { type ChangedDesignation, type HandledCard, handledCard } from './handled-card';
import { type Inconsistent, inconsistent } from './inconsistent';
import { type Misinformation, misinformation } from './misinformation';
import { type Occasion, occasions } from './occasions';
import { type LeadOutOfTurn, outOfTurn, type PlayOutOfTurn, type PrematureLead, prematureLead } from './out-of-turn';
import { type PlayAfterClaim, playAfterClaim } from './play-after-claim';
import { type Revoke, revoke } from './revoke';
import { type SeveralCards, type SimultaneousPlay, simultaneous } from './simultaneous';

export type Irregularity =
  | Revoke
  | LeadOutOfTurn
  | PlayOutOfTurn
  | PrematureLead
  | SimultaneousPlay
  | SeveralCards
  | HandledCard
  | ChangedDesignation
  | FifthCard
  | ShortTrick
  | WrongCardCount
  | AuctionFault
  | ExposedCard
  | FailedRestriction
  | FoundCard
  | Misinformation
  | MisplacedCard
  | Interference
  | Designation
  | PlayAfterClaim
  | Occasion
  | Inconsistent;
export type Kind = Irregularity['kind'];

/** The order matters only for reading: a step's finds are listed in it. */
export const detectors: readonly Detector<Irregularity>[] = [
  inconsistent,
  revoke,
  outOfTurn,
  prematureLead,
  fifthCard,
  shortTrick,
  simultaneous,
  handledCard,
  cardCount,
  auctionFaults,
  exposedCard,
  failedRestriction,
  foundCard,
  misinformation,
  dummy,
  designation,
  occasions,
  playAfterClaim,
];
