// @ts-check
/**
 * What a vitest run comes to. A file that does not load counts as a failed test; so does a run without any test, without a report, or
 * one that ends badly and names no failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: readonly { status: string, assertionResults: readonly unknown[] }[] } | null} report
 *   of vitest's json reporter; null when it wrote none
 * @param {number} code exit code of the run
 * @returns {{ passed: number, failed: number }}
 */
export function countOf(report, code) {
  if (report === null) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + unloaded.length;
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}
