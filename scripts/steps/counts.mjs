import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/** @param {Counts[]} counts @returns {Counts} */
export function total(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * A runner that says it failed has failed, also where its report shows no test that did: an error outside
 * of any test, for instance.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function withExitCode({ passed, failed }, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/**
 * What vitest's JSON report says. A test that was skipped has not passed, and a file that could not even be
 * loaded has failed.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function vitestCounts(file) {
  return readReport(file, (report) => {
    const { numTotalTests, numPassedTests, testResults } = /** @type {VitestReport} */ (report);
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unloaded.length };
  });
}

/**
 * What Playwright's JSON report says, by the same measure; flaky tests have failed too.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  return readReport(file, (report) => {
    const { stats, errors } = /** @type {PlaywrightReport} */ (report);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
  });
}

/**
 * A runner that left no report, or ran nothing, has failed as a whole.
 *
 * @param {string} file
 * @param {(report: unknown) => Counts} count
 * @returns {Counts}
 */
function readReport(file, count) {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    return counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * @typedef {object} VitestReport
 * @property {number} numTotalTests
 * @property {number} numPassedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */
