// Law 62D1: a revoke in trick 12 is corrected until all four hands are back in the board, established or not.
import type { TableState } from '../bridge/table';
import type { Question } from './law';
import { type RevokeFact, YES_NO } from './revoke';

export const askReturned = (fact: RevokeFact): Question => ({
  id: `returned:${fact.at}`,
  say: {
    text: { nl: 'Zijn alle vier handen al terug in het bord?', en: 'Are all four hands back in the board?' },
  },
  values: YES_NO,
});

/** Whether the hands are back; while cards are still to be played they are not. */
export function isBack(fact: RevokeFact, now: TableState): 'yes' | 'no' | 'unknown' {
  if (now.phase !== 'over') return 'no';
  const answer = now.answers[askReturned(fact).id];
  return answer === 'yes' || answer === 'no' ? answer : 'unknown';
}
