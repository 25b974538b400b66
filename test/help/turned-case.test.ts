import { describe, expect, it } from 'vitest';
import { parseCases } from '../../src/cases/parse';
import { hasAuction, type Turn, turnedCase, turnedData } from './turned-case';

const TURN: Turn = { places: 1, suits: { C: 'D', D: 'H', H: 'S', S: 'C' } };
const read = (...lines: string[]) => {
  const [one] = parseCases(['case A', ...lines].join('\n')).cases;
  if (one === undefined) throw new Error('no case');
  return one;
};

describe('a case turned', () => {
  it('has its seats, cards and suits turned, in what happened and in what is expected', () => {
    const lines = ['contract 4♠ S', 'trick 9 lead W', 'hand W ♠A ♥5', 'play W.♠A', 'choose forbid ♠♥'];
    const wanted = ['contract 4♣ W', 'trick 9 lead N', 'hand N ♣A ♠5', 'play N.♣A', 'choose forbid ♣♠'];
    const expected = [
      'then option 57A3 ♠ by S plays E ♥K',
      'then penalty W.♥2 major',
      'then tricks NS 1',
      'then turn W',
    ];
    const turned = ['then option 57A3 ♣ by W plays S ♠K', 'then penalty N.♠2 major', 'then tricks EW 1', 'then turn N'];
    const bare = (one: ReturnType<typeof read>) => one.steps.map((step) => ({ ...step, text: '' }));
    expect(bare(turnedCase(read(...lines, ...expected), TURN))).toEqual(bare(read(...wanted, ...turned)));
  });

  it('has its report turned: keys that are seats, cards under them, and effects', () => {
    const report = {
      legal: { W: ['SA', 'H5'] },
      awarded: { NS: 1, EW: 0 },
      options: [{ chooser: ['N'], effect: [{ type: 'replace', seat: 'W', card: 'S7', by: 'S3' }] }],
      restrictions: [{ type: 'pass', seat: 'E', for: 'nextTurn' }],
    };
    expect(turnedData(report, TURN)).toEqual({
      legal: { N: ['CA', 'S5'] },
      awarded: { EW: 1, NS: 0 },
      options: [{ chooser: ['E'], effect: [{ type: 'replace', seat: 'N', card: 'C7', by: 'C3' }] }],
      restrictions: [{ type: 'pass', seat: 'S', for: 'nextTurn' }],
    });
  });

  it('keeps its suits where there is an auction, because calls are ranked by suit', () => {
    expect(hasAuction(read('dealer N', 'calls 1♥ P'))).toBe(true);
    expect(hasAuction(read('dealer N', 'when one', 'calls 1♥ P'))).toBe(true);
    expect(hasAuction(read('contract 3NT S', 'play W.♠A'))).toBe(false);
  });
});
