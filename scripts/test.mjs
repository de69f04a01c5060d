import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { command, explained } from './steps/causes.mjs';
import { runChecks } from './steps/checks.mjs';
import { onScreen, runChild } from './steps/child.mjs';
import { programsForTests } from './steps/chromium.mjs';
import { playwrightCounts, total, vitestCounts, withExitCode } from './steps/counts.mjs';
import { electronLibraries, missingLibraries } from './steps/debian.mjs';
import { onOwnScreen } from './steps/display.mjs';
import { electronRuntime } from './steps/electron.mjs';
import { install } from './steps/install.mjs';
import { inProject } from './steps/project.mjs';
import { checkSandbox } from './steps/sandbox.mjs';
import { say, sentence } from './steps/say.mjs';
import { layToyTree, toyTree } from './steps/toy.mjs';

/** @typedef {import('./steps/counts.mjs').Counts} Counts */
/** @typedef {import('./steps/child.mjs').Show} Show */
/** @typedef {{ name: string, run: (show: Show) => Promise<Counts> }} Part */

const reports = inProject('test-results', 'reports');

/**
 * Side by side stands what has room for it: a window often waits for its tester, whereas the unit tests keep all
 * processors busy and the bench wants them for itself.
 *
 * @type {[Part, ...Part[]][]}
 */
const parts = [
  [{ name: 'test.unit', run: runUnit }],
  [
    { name: 'test.window', run: runWindow },
    { name: 'test.checks', run: runChecks },
  ],
  // A window of its own would stand beside that of the others, and both wait for each other.
  [{ name: 'test.toy', run: runToy }],
  [{ name: 'test.bench', run: runBench }],
];

/** Where the code of the toy lies, with that of its tests. */
const ofToy = [
  'tests/toy',
  ...['engine', 'drawing', 'telling', 'renderer', 'renderer/document'].map((layer) => `${layer}/systems/toy`),
];

/** @type {[program: string, ...args: string[]][]} */
const toyChecks = [
  ['@typescript/native/bin/tsc', '-p', 'renderer'],
  ['@typescript/native/bin/tsc', '-p', 'tests'],
  ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '.'],
  // What is ignored is the toy where it is none of the games.
  ['eslint/bin/eslint.js', '--no-ignore', '--max-warnings=0', ...ofToy],
];

/** @type {string[]} */
const troubles = [];

await command(async () => {
  if (!understood()) return 2;
  rmSync(inProject('test-results'), { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const counts = [await attempt(prepare, onScreen)];
  // Nothing at all runs without these; without anything else a part fails by itself, and the others go on.
  if (counts[0]?.failed === 0) {
    counts.push(await attempt(prepareWindow, onScreen));
    for (const group of parts) counts.push(...(await sideBySide(...group)));
  }
  const { passed, failed } = total(counts);
  // Once more at the end, where it is looked for.
  process.stdout.write(troubles.join(''));
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});

function understood() {
  try {
    const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
    if (values.long) process.env.BOOTHILL_LONG = '1';
    return true;
  } catch {
    process.stderr.write(`${sentence('test.wrong-option')}\n`);
    return false;
  }
}

async function prepare() {
  await install();
  await build();
  return { passed: 0, failed: 0 };
}

async function prepareWindow() {
  const { program, folder } = await electronRuntime();
  const libraries = (await missingLibraries(program)).length > 0 ? electronLibraries : [];
  process.env.BOOTHILL_CHROMIUM = await programsForTests(libraries);
  checkSandbox(folder);
  return { passed: 0, failed: 0 };
}

/**
 * The first is seen at work; what the others have to say is kept until it is through.
 *
 * @param {Part} first
 * @param {Part[]} others
 */
async function sideBySide(first, ...others) {
  const running = others.map(async ({ name, run }) => {
    let shown = '';
    const counts = await attempt(run, (text) => (shown += text));
    return { name, shown, counts };
  });
  say(first.name);
  const all = [await attempt(first.run, onScreen)];
  for (const { name, shown, counts } of await Promise.all(running)) {
    say(name);
    onScreen(shown);
    all.push(counts);
  }
  return all;
}

/** @param {(show: Show) => Promise<Counts>} run @param {Show} show @returns {Promise<Counts>} */
async function attempt(run, show) {
  try {
    return await run(show);
  } catch (error) {
    const trouble = `✗ ${explained(error)}\n`;
    troubles.push(trouble);
    show(trouble);
    return { passed: 0, failed: 1 };
  }
}

/** @param {Show} show @returns {Promise<Counts>} */
async function runUnit(show) {
  const report = `${reports}/unit.json`;
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  // Without colours, a dot a test is readable in a log too.
  const env = { ...process.env, NO_COLOR: '1' };
  const { code } = await runTool('vitest/vitest.mjs', args, show, { env });
  return withExitCode(vitestCounts(report), code);
}

/** @param {Show} show @returns {Promise<Counts>} */
function runWindow(show) {
  const report = `${reports}/window.json`;
  return onOwnScreen(async (env) => {
    const { code } = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], show, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return withExitCode(playwrightCounts(report), code);
  });
}

/**
 * A second game, where it is one of the games: its types, the layers with it, its lint, its tests and those of its window.
 *
 * @param {Show} show @returns {Promise<Counts>}
 */
async function runToy(show) {
  await layToyTree();
  const counts = await checkToy(show);
  const inTree = { cwd: toyTree, env: { ...process.env, NO_COLOR: '1' } };
  const config = ['--config', 'tests/toy/vitest.config.ts'];
  const report = `${reports}/toy.json`;
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...config, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    show,
    inTree,
  );
  const window = await onOwnScreen(async (env) => {
    const shown = `${reports}/toy-window.json`;
    const { code: end } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', 'tests/toy/playwright.config.ts', '--reporter=list,json'],
      show,
      { cwd: toyTree, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: shown } },
    );
    return withExitCode(playwrightCounts(shown), end);
  });
  return total([counts, withExitCode(vitestCounts(report), code), window]);
}

/** @param {Show} show @returns {Promise<Counts>} */
async function checkToy(show) {
  const counts = { passed: 0, failed: 0 };
  for (const [program, ...args] of toyChecks) {
    const { code } = await runTool(program, args, show, { cwd: toyTree, env: process.env });
    counts[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/** @param {Show} show @returns {Promise<Counts>} */
function runBench(show) {
  return onOwnScreen(async (env) => {
    const { code } = await runTool('tsx/dist/cli.mjs', ['tests/bench/run.ts', '--smoke'], show, { env });
    return withExitCode({ passed: code === 0 ? 1 : 0, failed: 0 }, code);
  });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Show} show
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string }} where
 */
function runTool(program, args, show, where) {
  return runChild(process.execPath, [inProject('node_modules', program), ...args], { ...where, show });
}
