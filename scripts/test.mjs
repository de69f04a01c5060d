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
  [{ name: 'test.bench', run: runBench }],
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
  const { code } = await runTool('vitest/vitest.mjs', args, show, { ...process.env, NO_COLOR: '1' });
  return withExitCode(vitestCounts(report), code);
}

/** @param {Show} show @returns {Promise<Counts>} */
function runWindow(show) {
  const report = `${reports}/window.json`;
  return onOwnScreen(async (env) => {
    const { code } = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], show, {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return withExitCode(playwrightCounts(report), code);
  });
}

/** @param {Show} show @returns {Promise<Counts>} */
function runBench(show) {
  return onOwnScreen(async (env) => {
    const { code } = await runTool('tsx/dist/cli.mjs', ['tests/bench/run.ts', '--smoke'], show, env);
    return withExitCode({ passed: code === 0 ? 1 : 0, failed: 0 }, code);
  });
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Show} show
 * @param {NodeJS.ProcessEnv} env
 */
function runTool(program, args, show, env) {
  return runChild(process.execPath, [inProject('node_modules', program), ...args], { env, show });
}
