import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards } from './deals';

test('a random board has 52 different cards, each played once by the hand that holds it', () => {
  let played = 0;
  let passedOut = 0;
  let doubled = 0;
  fc.assert(
    fc.property(boards(), (board) => {
      expect(new Set(Object.values(board.hands).flat()).size).toBe(52);
      if (board.contract === null) {
        passedOut++;
        expect(board.calls.map(({ call }) => call)).toEqual(['P', 'P', 'P', 'P']);
        return;
      }
      played++;
      if (board.contract.doubled > 0) doubled++;
      expect(new Set(board.plays.map(({ card }) => card)).size).toBe(52);
      for (const { seat, card } of board.plays) expect(board.hands[seat]).toContain(card);
      expect(board.calls.slice(-3).map(({ call }) => call)).toEqual(['P', 'P', 'P']);
    }),
    { numRuns: 300 },
  );
  expect(Math.min(played, passedOut, doubled)).toBeGreaterThan(0);
});
