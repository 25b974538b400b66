// How a claim or a concession stands now (laws 68-71): open, agreed, disputed, played on after it, or none at all.
import { isUndone, playOnId, runningTrickId } from '../bridge/claim';
import type { Claim, TableState } from '../bridge/table';
import { otherSide, partner, type Seat, side } from '../bridge/types';
import type { ClaimMade, Concession } from '../detect/occasions';
import type { Say, Text } from '../text';
import type { Question } from './law';
import { isDefender } from './option';
import { YES_NO } from './revoke';

/**
 * `running`: it was about the running trick only. `undone`: partner objected to a defender's concession. `playOn`: all four agreed to go on. `playedOn`: cards
 * were played and nobody has said so. `renewed`: another claim or concession took its place at once.
 */
export type Stage = 'running' | 'undone' | 'playOn' | 'playedOn' | 'renewed' | 'disputed' | 'agreed' | 'open';

/** `claim` null: a later one took its place. `concedes`: tricks were given away, outright or by claiming fewer than were left. `late`: objection after agreement. */
export interface Standing {
  stage: Stage;
  seat: Seat;
  claim: Claim | null;
  concession: boolean;
  concedes: boolean;
  defends: boolean | null;
  late: boolean;
  ask: readonly Question[];
}

const yes = (now: TableState, id: string): boolean => now.answers[id] === 'yes';

function stageOf({ at, n }: ClaimMade | Concession, claim: Claim | null, now: TableState): Stage {
  if (yes(now, runningTrickId(at))) return 'running';
  if (claim !== null && isUndone(now, claim)) return 'undone';
  if (claim?.accepted === true) return 'agreed';
  if (yes(now, playOnId(at))) return 'playOn';
  if (claim === null) return now.claim?.n === n ? 'renewed' : 'playedOn';
  if (now.n > claim.n) return 'playedOn';
  return claim.accepted === false || claim.objections.length > 0 ? 'disputed' : 'open';
}

const PLAY_ON: Text = {
  nl: 'Vroeg de andere partij om door te spelen, en vonden alle vier dat goed?',
  en: 'Did the other side ask to play on, and did all four agree?',
};
const RUNNING: Text = {
  nl: 'Ging het alleen over de slag die al liep?',
  en: 'Was it about the trick in progress only?',
};

export const askPlayOn = (at: string): Question => ({ id: playOnId(at), say: { text: PLAY_ON }, values: YES_NO });
const askRunning = (at: string): Question => ({ id: runningTrickId(at), say: { text: RUNNING }, values: YES_NO });

export function standingOf(found: ClaimMade | Concession, now: TableState): Standing {
  const { seat, at, left } = found;
  const claim = now.claim?.at === at ? now.claim : null;
  const stage = stageOf(found, claim, now);
  const concession = found.kind === 'concession';
  const fewer =
    found.kind === 'claim' && found.counted === 'more' && left !== null && found.tricks !== null && found.tricks < left;
  const settled = stage === 'agreed' || stage === 'undone' || stage === 'renewed';
  return {
    stage,
    seat,
    claim,
    concession,
    concedes: concession || fewer,
    defends: isDefender(now, seat),
    late: claim?.accepted === true && claim.objections.length > 0,
    ask: settled ? [] : [...(found.during ? [askRunning(at)] : []), ...(stage === 'running' ? [] : [askPlayOn(at)])],
  };
}

const DID = {
  claim: {
    did: { nl: 'eiste slagen op', en: 'claimed tricks' },
    had: { nl: 'had opgeëist', en: 'had claimed' },
    noun: { nl: 'opeisen', en: 'claim' },
  },
  concession: {
    did: { nl: 'stond slagen af', en: 'conceded tricks' },
    had: { nl: 'had afgestaan', en: 'had conceded' },
    noun: { nl: 'afstaan', en: 'concession' },
  },
} as const;

/** `text` with {seat}, {partner}, {side}, {others} (the other side), {did} ("eiste slagen op"), {had} ("had opgeëist") and {noun} ("opeisen"). */
export function sayClaim(text: Text, seat: Seat, concession: boolean): Say {
  const { did, had, noun } = DID[concession ? 'concession' : 'claim'];
  const own = side(seat);
  return {
    text,
    with: {
      seat: { seat },
      partner: { seat: partner(seat) },
      side: { side: own },
      others: { side: otherSide(own) },
      did: { text: did },
      had: { text: had },
      noun: { text: noun },
    },
  };
}
