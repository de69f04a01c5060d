import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { command, explained } from './steps/causes.mjs';
import { electronLibraries, installPackages, missingLibraries } from './steps/debian.mjs';
import { hasDesktop } from './steps/display.mjs';
import { electronRuntime } from './steps/electron.mjs';
import { install } from './steps/install.mjs';
import { keepLog } from './steps/log.mjs';
import { inProject } from './steps/project.mjs';
import { checkSandbox, runsAsRoot } from './steps/sandbox.mjs';
import { say, sentence, Trouble } from './steps/say.mjs';
import { whenStopped } from './steps/stopping.mjs';

const options = {
  web: { type: /** @type {const} */ ('boolean'), default: false },
  port: { type: /** @type {const} */ ('string') },
  'no-open': { type: /** @type {const} */ ('boolean'), default: false },
  help: { type: /** @type {const} */ ('boolean'), default: false },
};

const SLOW_MS = 20_000;

await command(async () => {
  const wishes = readWishes();
  if (wishes === undefined) return 2;
  if (wishes.help) return say('start.help');
  await install();
  await build();
  if (!wishes.web) {
    const code = await openDesktop(wishes.asked);
    if (code !== 'not here') return code;
  }
  return openLocalPage(wishes);
});

function readWishes() {
  const read = readOptions();
  if (read === undefined) return complain(sentence('start.wrong-option'));
  const { values, positionals } = read;
  const { port = '0' } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    return complain(sentence('start.wrong-port', { port }));
  // `npm start --web` keeps the option for npm itself, which passes it on like this.
  const web = values.web || process.env.npm_config_web === 'true';
  return { ...values, web, port: Number(port), asked: positionals.map(whereItWasTyped) };
}

function readOptions() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** npm changes to the project's folder first; the files somebody names lie where they are. @param {string} file */
function whereItWasTyped(file) {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env;
  return resolve(script === 'start' && INIT_CWD ? INIT_CWD : '.', file);
}

/** @param {string} words */
function complain(words) {
  process.stderr.write(`${words}\n`);
  return undefined;
}

/** Opens the app in Electron; 'not here' when this machine cannot, after saying why. @param {string[]} asked */
async function openDesktop(asked) {
  if (!hasDesktop()) {
    say('start.no-screen');
    return 'not here';
  }
  try {
    const runtime = await electronRuntime();
    const missing = await missingLibraries(runtime.program);
    if (missing.length > 0) await installPackages(electronLibraries);
    checkSandbox(runtime.folder);
    if (runtime.standIn) say('start.stand-in', { version: runtime.version });
    return await openElectron(runtime.program, asked);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say('start.no-electron', { reason: error.message });
    return 'not here';
  }
}

/** @param {string} program @param {string[]} asked @returns {Promise<number>} */
function openElectron(program, asked) {
  if (runsAsRoot()) say('start.sandbox-off');
  const args = [
    ...(runsAsRoot() ? ['--no-sandbox'] : []),
    inProject('dist', 'main', 'electron.js'),
    ...asked,
  ];
  const begun = performance.now();
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, BOOTHILL_ANNOUNCE: '1' },
  });
  let state = /** @type {'opening' | 'open' | 'stopped'} */ ('opening');
  whenStopped(() => {
    if (state === 'opening') state = 'stopped';
    child.kill('SIGTERM');
  });
  const slow = setTimeout(() => say('start.slow'), SLOW_MS);
  // What Electron says on standard error is for its makers, until it does not start.
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    if (state === 'opening') complaints += String(text);
  });
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const word = /boothill:([\w-]+)/.exec(String(text))?.[1];
    if (!word) return;
    clearTimeout(slow);
    state = 'open';
    if (word === 'already-open') say('start.already-open');
    else say('start.open', { seconds: ((performance.now() - begun) / 1000).toFixed(1) });
  });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(notStarted(error.message)));
    child.on('close', (code) => {
      clearTimeout(slow);
      if (state === 'opening') reject(notStarted(complaints));
      else resolve(code ?? 0);
    });
  });
}

/** @param {string} complaints */
function notStarted(complaints) {
  const noScreen = /platform failed to initialize|cannot open display|missing x server/i.test(complaints);
  const file = keepLog('electron.log', complaints);
  if (noScreen) return new Trouble('trouble.display', { display: process.env.DISPLAY ?? '' });
  return new Trouble('trouble.electron-ended', { file });
}

/** @param {{ port: number, asked: string[], 'no-open': boolean }} wishes */
async function openLocalPage({ port, asked, 'no-open': noOpen }) {
  const program = new URL('../dist/main/web.js', import.meta.url).href;
  const web = /** @type {typeof import('../main/web/serve')} */ (await import(program));
  const served = await web.serve({ port, asked });
  if (!served.ok) throw new Trouble(`start.port-${served.error}`, { port });
  say('start.address', { address: served.value.address });
  say('start.stop');
  if (!noOpen && hasDesktop()) {
    const coming = served.value.openInBrowser().catch(() => false);
    void coming.then((hasCome) => {
      if (!hasCome) say('start.no-browser', { address: served.value.address });
    });
  }
  whenStopped(() => {
    const stopped = served.value.stop().then(
      () => 0,
      (/** @type {unknown} */ error) => {
        complain(`${explained(error)}`);
        return 1;
      },
    );
    void stopped.then((code) => process.exit(code));
  });
}
