// One find of every kind, from logs that lead to it, so that every title can be read.
import type { Contract } from '../../src/bridge/types';
import { log } from '../../src/cases/log';
import type { Irregularity, Kind } from '../../src/detect/index';
import { type Finding, judge } from '../../src/referee';

const LOGS: Readonly<
  Record<Exclude<Kind, 'inconsistent' | 'swappedDeclarer' | 'wrongCardCount' | 'missedPass'>, string>
> = {
  revoke: 'contract 1NT S; hand E ♠98 ♥9; play W.♠4 N.♠A E.♥9',
  leadOutOfTurn: 'contract 1NT S; play E.♠4',
  playOutOfTurn: 'contract 1NT S; play W.♠4 E.♠9',
  prematureLead: 'contract 1NT S; play W.♠A N.♠2; lead W.♦A',
  simultaneousPlay: 'contract 1NT S; simultaneous W.♠5 E.♠A',
  severalCards: 'contract 1NT S; play W.♠4 N.♠2; simultaneous E.♠9 E.♠8',
  handledCard: 'contract 1NT S; play W.♠4 N.♠2; holds E.♠9',
  changedDesignation: 'contract 1NT S; play W.♠4 N.♠2; meant N.♠3 instead ♠2',
  fifthCard: 'contract 1NT S; play W.♠4 N.♠A E.♠9 S.♠5; extra E.♥2',
  shortTrick: 'contract 1NT S; play W.♠4 N.♠A E.♠9; lead N.♠K',
  insufficientBid: 'dealer S; calls 2♠ 1NT',
  callOutOfRotation: 'dealer S; calls 1♠ N:2♠',
  inadmissibleDouble: 'dealer S; calls P X',
  bidOverSeven: 'dealer S; calls 8♣',
  callAfterEnd: 'dealer S; calls 1NT P P P P',
  exposedCard: 'contract 1NT S; exposed W.♥K accident seen',
  failedRestriction: 'contract 1NT S; exposed W.♥K accident seen',
  foundCard: 'contract 1NT S; play W.♠4 N.♠A E.♠9 S.♠5; found W.♥2 trick 1',
  misinformation: 'contract 1NT S; misinformation W corrected',
  misplacedCard: 'contract 1NT S; play W.♠4 N.♦K; misplaced N.♦K named ♦9',
  interference: 'contract 1NT S; play W.♠4; interference N suggests',
  designation: 'contract 1NT S; play W.♠4; designates high',
  playAfterClaim: 'contract 1NT S; play W.♠4; claim S 9; play N.♠A',
  claim: 'contract 1NT S; claim S 9',
  concession: 'contract 1NT S; concede S 3',
  undo: 'contract 1NT S; play W.♠4; takeback play 1',
};

/** With the rulings on it, and the contract it was played in. */
export function found(): readonly { finding: Finding; contract: Contract | null }[] {
  const restriction = { type: 'penaltyCard', seat: 'W', card: 'HK', size: 'major' } as const;
  return Object.entries(LOGS).flatMap(([kind, text]) => {
    const events = [
      ...log(text),
      ...(kind === 'failedRestriction'
        ? [
            {
              id: 'x0',
              from: 'user',
              type: 'ruled',
              finding: '',
              option: '',
              effects: [{ type: 'restrict', restriction }],
            } as const,
            { id: 'x1', from: 'site', type: 'play', seat: 'W', card: 'S4' } as const,
          ]
        : []),
    ];
    const { findings, occasions, now } = judge(events);
    const finding = [...findings, ...occasions].find(({ irregularity }) => irregularity.kind === kind);
    if (finding === undefined) throw new Error(`no ${kind} in: ${text}`);
    return [{ finding, contract: now.contract }];
  });
}

export const finds = (): readonly Irregularity[] => found().map(({ finding }) => finding.irregularity);
