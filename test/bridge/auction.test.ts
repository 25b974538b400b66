import { describe, expect, test } from 'vitest';
import { contractOf, isAdmissible, isAuctionOver, isSufficient } from '../../src/bridge/auction';
import { replay } from '../../src/bridge/replay';
import { log } from '../../src/cases/log';

const calls = (text: string) => replay(log(`dealer N; calls ${text}`)).calls;

describe('the contract of an auction', () => {
  const CASES: readonly (readonly [string, ReturnType<typeof contractOf>])[] = [
    ['P P P P', null],
    ['1♣ P P P', { level: 1, strain: 'C', doubled: 0, declarer: 'N' }],
    ['1♥ P 2♥ P 4♥ P P P', { level: 4, strain: 'H', doubled: 0, declarer: 'N' }],
    ['P P 1♥ P 2♥ P P P', { level: 2, strain: 'H', doubled: 0, declarer: 'S' }],
    ['P 1NT P 3NT X P P XX P P P', { level: 3, strain: 'N', doubled: 2, declarer: 'E' }],
    ['1♠ 2♠ 3♠ P P P', { level: 3, strain: 'S', doubled: 0, declarer: 'N' }],
    ['1♦ 2♦ P P P', { level: 2, strain: 'D', doubled: 0, declarer: 'E' }],
    // A double of one's own side does not count (law 36).
    ['1♣ P X P P P', { level: 1, strain: 'C', doubled: 0, declarer: 'N' }],
    // A bid over seven is no contract (law 38).
    ['7NT 8♣ P P P', { level: 7, strain: 'N', doubled: 0, declarer: 'N' }],
  ];
  for (const [text, contract] of CASES) test(text, () => expect(contractOf(calls(text))).toEqual(contract));
});

test('sufficient and admissible', () => {
  expect(isSufficient(calls('1♥'), '1D')).toBe(false);
  expect(isSufficient(calls('1♥'), '1H')).toBe(false);
  expect(isSufficient(calls('1♥'), '1S')).toBe(true);
  expect(isSufficient([], '1C')).toBe(true);
  expect(isAdmissible(calls('1♥'), 'E', 'X')).toBe(true);
  expect(isAdmissible(calls('1♥ P'), 'S', 'X')).toBe(false);
  expect(isAdmissible(calls('1♥ X'), 'S', 'XX')).toBe(true);
  expect(isAdmissible(calls('1♥ X P'), 'W', 'XX')).toBe(false);
  expect(isAdmissible(calls('1♥ X XX'), 'W', 'X')).toBe(false);
  expect(isAdmissible([], 'N', 'X')).toBe(false);
});

test('the auction ends after three passes in a row, with a bid or not', () => {
  for (const [text, over] of [
    ['P P P', false],
    ['P P P P', true],
    ['P P P 1♣', false],
    ['1♣ P P P', true],
    ['1♣ P P X', false],
  ] as const)
    expect([text, isAuctionOver(calls(text))]).toEqual([text, over]);
});
