import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { command } from './steps/causes.mjs';
import { electronLibraries, installPackages, missingLibraries } from './steps/debian.mjs';
import { hasDesktop } from './steps/display.mjs';
import { electronRuntime } from './steps/electron.mjs';
import { install } from './steps/install.mjs';
import { inProject } from './steps/project.mjs';
import { checkSandbox, runsAsRoot } from './steps/sandbox.mjs';
import { say, sentence, Trouble } from './steps/say.mjs';

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
    const code = await openDesktop();
    if (code !== 'not here') return code;
  }
  return openLocalPage(wishes);
});

function readWishes() {
  try {
    const { values } = parseArgs({ options });
    const port = Number(values.port ?? 0);
    if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(values.port);
    return { ...values, port };
  } catch {
    process.stderr.write(`${sentence('start.wrong-option')}\n`);
    return undefined;
  }
}

/** Opens the app in Electron; 'not here' when this machine cannot, after saying why. */
async function openDesktop() {
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
    return await openElectron(runtime.program);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say('start.no-electron', { reason: error.message });
    return 'not here';
  }
}

/** @param {string} program @returns {Promise<number | 'not here'>} */
function openElectron(program) {
  const root = runsAsRoot();
  if (root) say('start.sandbox-off');
  const args = [...(root ? ['--no-sandbox'] : []), inProject('dist', 'main', 'electron.js')];
  const begun = performance.now();
  // Electron's own messages on standard error are for its makers; the last one is kept for a failed start.
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, BOOTHILL_ANNOUNCE: '1' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  let open = false;
  let lastError = '';
  const slow = setTimeout(() => say('start.slow'), SLOW_MS);
  child.stderr.setEncoding('utf8').on('data', (text) => {
    lastError = String(text).trim().split('\n').at(-1) ?? lastError;
  });
  child.stdout.setEncoding('utf8').on('data', (text) => {
    if (String(text).includes('boothill:open')) {
      clearTimeout(slow);
      open = true;
      say('start.open', { seconds: ((performance.now() - begun) / 1000).toFixed(1) });
    }
    if (String(text).includes('boothill:already-open')) {
      open = true;
      say('start.already-open');
    }
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(notHere(error.message)));
    child.on('close', (code, signal) => {
      clearTimeout(slow);
      if (open) resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
      else resolve(signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : notHere(lastError));
    });
  });
}

/** @param {string} reason @returns {'not here'} */
function notHere(reason) {
  say('start.no-electron', { reason });
  return 'not here';
}

/** @param {{ port: number, 'no-open': boolean }} wishes */
async function openLocalPage({ port, 'no-open': noOpen }) {
  const program = new URL('../dist/main/web.js', import.meta.url).href;
  const web = /** @type {typeof import('../main/web/serve')} */ (await import(program));
  const served = await web.serve({ port });
  if (!served.ok) throw new Trouble(`start.port-${served.error}`, { port });
  say('start.address', { address: served.value.address });
  if (!noOpen && hasDesktop()) served.value.openInBrowser();
  say('start.stop');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void served.value.stop().then(() => process.exit(0)));
  }
}
