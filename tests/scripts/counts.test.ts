import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightCounts, total, vitestCounts, withExitCode } from '../../scripts/steps/counts.mjs';
import { emptyFolder } from '../helpers/folders';

async function report(content: unknown): Promise<string> {
  const file = join(await emptyFolder(), 'report.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('the counts of npm test', () => {
  it('add up over all runners', () => {
    expect(
      total([
        { passed: 3, failed: 0 },
        { passed: 2, failed: 1 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
  });

  it('take a skipped unit test for a failed one', async () => {
    const file = await report({ numTotalTests: 5, numPassedTests: 3, testResults: [] });
    expect(vitestCounts(file)).toEqual({ passed: 3, failed: 2 });
  });

  it('take a file that could not be loaded for a failed test', async () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    const file = await report({ numTotalTests: 1, numPassedTests: 1, testResults });
    expect(vitestCounts(file)).toEqual({ passed: 1, failed: 1 });
  });

  it('take skipped, flaky and interrupted window tests for failed ones', async () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    expect(playwrightCounts(await report({ stats, errors: [{}] }))).toEqual({ passed: 4, failed: 4 });
  });

  it('take a runner that ran nothing, or left no report, for a failed one', async () => {
    const nothing = { numTotalTests: 0, numPassedTests: 0, testResults: [] };
    expect(vitestCounts(await report(nothing))).toEqual({ passed: 0, failed: 1 });
    expect(vitestCounts(await report('half a rep'))).toEqual({ passed: 0, failed: 1 });
    expect(playwrightCounts('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
  });

  it('believe the exit code of a runner over its report', () => {
    expect(withExitCode({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
    expect(withExitCode({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
    expect(withExitCode({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 });
  });
});
