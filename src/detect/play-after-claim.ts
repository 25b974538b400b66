// A card played after a claim or a concession, when play should have stopped (law 68D).
import { isUndone, playOnId, runningTrickId } from '../bridge/claim';
import type { Card, Seat } from '../bridge/types';
import type { Base, Detector } from './detector';

/** The first card that came, and its trick, from 1. `claimer` made it, `claimAt` is the id of its event. `concession`: tricks were conceded. */
export interface PlayAfterClaim extends Base<'playAfterClaim'> {
  seat: Seat;
  card: Card;
  trick: number;
  claimer: Seat;
  claimAt: string;
  concession: boolean;
}

/**
 * The first card after it, unless everybody had agreed. A site that lets play go on after a refusal, and a record, do not tell whether all four wanted that
 * (68D2b), so it counts as no irregularity there; people at a table should have called the director.
 */
export const playAfterClaim: Detector<PlayAfterClaim> = ({ before, event, after }) => {
  const { claim } = before;
  if (claim === null || event.type !== 'play' || before.n !== claim.n || isUndone(before, claim)) return [];
  if (claim.accepted === true) return [];
  const agreed = [playOnId(claim.at), runningTrickId(claim.at)].some((id) => before.answers[id] === 'yes');
  if (agreed) return [];
  return [
    {
      kind: 'playAfterClaim',
      class: event.from === 'user' ? 'irregularity' : 'occasion',
      certainty: 'possible',
      seat: event.seat,
      card: event.card,
      trick: after.tricks.length,
      at: event.id,
      claimer: claim.seat,
      claimAt: claim.at,
      concession: claim.concession,
    },
  ];
};
