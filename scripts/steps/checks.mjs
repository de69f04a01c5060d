import { existsSync } from 'node:fs';
import { onScreen, runChild } from './child.mjs';
import { inProject } from './project.mjs';
import { sentence } from './say.mjs';

const typed = [
  '.',
  'engine',
  'drawing',
  'telling',
  'printing',
  'sharing',
  'languages',
  'schemas',
  'main',
  'renderer',
  'scripts',
  'tests',
];

/** @type {{ name: string, runs: [program: string, ...args: string[]][] }[]} */
const checks = [
  // The longest first, so that it does not end alone.
  { name: 'check.lint', runs: [['eslint/bin/eslint.js', '.', '--max-warnings=0']] },
  {
    name: 'check.types',
    runs: typed
      .filter((folder) => existsSync(inProject(folder, 'tsconfig.json')))
      .map((folder) => ['@typescript/native/bin/tsc', '-p', folder]),
  },
  {
    name: 'check.layers',
    runs: [['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '.']],
  },
  { name: 'check.dead-code', runs: [['knip/bin/knip.js', '--no-progress']] },
  { name: 'check.format', runs: [['@biomejs/biome/bin/biome', 'check', '.']] },
];

/**
 * The static checks, two at a time, each with what it complained about.
 *
 * @param {import('./child.mjs').Show} [show]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(show = onScreen) {
  const queue = [...checks];
  const results = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const complaints = await complaintsOf(check.runs);
      const passed = complaints === '';
      results[passed ? 'passed' : 'failed'] += 1;
      show(`${passed ? '✓' : '✗'} ${sentence(check.name)}\n${complaints}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/** @param {[program: string, ...args: string[]][]} runs */
async function complaintsOf(runs) {
  let complaints = '';
  for (const [program, ...args] of runs) {
    const { code, output } = await runChild(process.execPath, [inProject('node_modules', program), ...args]);
    if (code !== 0) complaints += output.trim() === '' ? `${program}: ${code}\n` : `${output.trimEnd()}\n`;
  }
  return complaints;
}
