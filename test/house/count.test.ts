import { describe, expect, it } from 'vitest';
import { countOf } from '../help/count.mjs';

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
});
const report = (numPassedTests: number, numFailedTests: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

describe('counting a test run', () => {
  it.each([
    ['all good', report(3, 0, file('passed', 3)), 0, { passed: 3, failed: 0 }],
    ['failed tests', report(3, 2, file('failed', 5)), 1, { passed: 3, failed: 2 }],
    ['a file that does not load', report(3, 0, file('passed', 3), file('failed', 0)), 1, { passed: 3, failed: 1 }],
    ['that and failed tests', report(3, 2, file('failed', 5), file('failed', 0)), 1, { passed: 3, failed: 3 }],
    ['a bad end without a failed test', report(3, 0, file('passed', 3)), 1, { passed: 3, failed: 1 }],
    ['nothing run', report(0, 0), 0, { passed: 0, failed: 1 }],
    ['no report', null, 0, { passed: 0, failed: 1 }],
  ])('%s', (_, given, code, wanted) => {
    expect(countOf(given, code)).toEqual(wanted);
  });
});
