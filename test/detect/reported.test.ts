import { describe, expect, test } from 'vitest';
import type { Effect, TableEvent } from '../../src/bridge/events';
import type { Restriction } from '../../src/bridge/restrictions';
import { log } from '../../src/cases/log';
import { judge } from '../../src/referee';
import { finds } from '../help/finds';

describe('what people report', () => {
  const CASES: readonly (readonly [string, string, readonly string[]])[] = [
    ['a card fell', 'contract 3NT S; exposed W.♦4 accident seen', ['exposedCard W certain']],
    ['a card was named', 'contract 3NT S; named E.♠A', ['exposedCard E certain']],
    ['a claim is an occasion', 'contract 3NT S; claim S 5', ['claim S certain']],
    ['a concession', 'contract 3NT S; concede W', ['concession W certain']],
    ['an undo asked and refused', 'contract 3NT S; undo asked W; undo refused W', ['undo W certain', 'undo W certain']],
    [
      'an undo carried out shows once',
      'contract 3NT S; play W.♠4; undo asked W; undo done; takeback play 1',
      ['undo W certain', 'undo - certain'],
    ],
    ['a card twice', 'contract 3NT S; play W.♠4 N.♠4', ['note record-inconsistent']],
    ['a card of another hand', 'contract 3NT S; hand W ♠4; play W.♠5', ['note record-inconsistent']],
    ['nothing after it', 'contract 3NT S; hand N ♠6 ♥2; play W.♠4 N.♠4 E.♠3 S.♠2 E.♥3', ['note record-inconsistent']],
  ];
  for (const [name, text, found] of CASES) test(name, () => expect(finds(text)).toEqual(found));
});

describe('a restriction not complied with', () => {
  const rule = (...all: Restriction[]): TableEvent => {
    const effects = all.map((restriction): Effect => ({ type: 'restrict', restriction }));
    return { id: 'rule', from: 'user', type: 'ruled', finding: '', option: '', effects };
  };
  const broken = (start: string, ruling: TableEvent, then: string) =>
    judge([...log(start), ruling, ...log(then).map((event) => ({ ...event, id: `t${event.id}` }))]).findings.map(
      ({ irregularity: found }) =>
        `${found.kind} ${found.seat} ${found.kind === 'failedRestriction' ? found.restriction.type : ''}`,
    );
  const major = rule({ type: 'penaltyCard', seat: 'W', card: 'HK', size: 'major' });
  const minor = rule({ type: 'penaltyCard', seat: 'W', card: 'C7', size: 'minor' });
  const banned = rule({ type: 'lead', seat: 'E', suits: ['H'], must: false, until: 'losesLead' });
  const CASES: readonly (readonly [string, string, TableEvent, string, readonly string[]])[] = [
    [
      'a major penalty card kept back',
      'contract 3NT S; trick 9 lead S; hand W ♠9 ♥H4',
      major,
      'play S.♥3 W.♥4',
      ['failedRestriction W penaltyCard'],
    ],
    [
      'the same with the hand unseen',
      'contract 3NT S; trick 9 lead S',
      major,
      'play S.♥3 W.♥4',
      ['failedRestriction W penaltyCard'],
    ],
    ['played', 'contract 3NT S; trick 9 lead S; hand W ♠9 ♥H4', major, 'play S.♥3 W.♥K', []],
    ['following suit goes first', 'contract 3NT S; trick 9 lead S; hand W ♠9 ♥H4', major, 'play S.♠3 W.♠9', []],
    [
      'a low card beside a minor one',
      'contract 3NT S; trick 9 lead S; hand W ♣V97',
      minor,
      'play S.♣3 W.♣9',
      ['failedRestriction W penaltyCard'],
    ],
    ['an honour beside a minor one', 'contract 3NT S; trick 9 lead S; hand W ♣V97', minor, 'play S.♣3 W.♣Q', []],
    [
      'a forbidden suit led',
      'contract 3NT S; trick 9 lead E; hand E ♠A ♥8',
      banned,
      'play E.♥8',
      ['failedRestriction E lead'],
    ],
    ['another suit led', 'contract 3NT S; trick 9 lead E; hand E ♠A ♥8', banned, 'play E.♠A', []],
    ['only the forbidden suit left (59)', 'contract 3NT S; trick 9 lead E; hand E ♥98', banned, 'play E.♥8', []],
    [
      'a lead before declarer chose',
      'contract 3NT S; trick 9 lead E; hand E ♠A ♥8',
      major,
      'play E.♠A',
      ['failedRestriction E wait'],
    ],
    [
      'not following suit is a revoke, not this',
      'contract 3NT S; trick 9 lead S; hand W ♠9 ♥H4',
      major,
      'play S.♠3 W.♥K',
      ['revoke W '],
    ],
  ];
  for (const [name, start, ruling, then, found] of CASES)
    test(name, () => expect(broken(start, ruling, then)).toEqual(found));
});
