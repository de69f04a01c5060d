import { spawn } from 'node:child_process';
import { Trouble } from './say.mjs';

/** Whether a window could be shown to somebody. */
export function hasDesktop() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/**
 * Does something on a screen of its own, so that tests neither need a desktop nor disturb one.
 *
 * @template T
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onOwnScreen(work) {
  if (process.platform !== 'linux') return work(process.env);
  const env = { ...process.env };
  delete env.WAYLAND_DISPLAY;
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  try {
    return await work({ ...env, DISPLAY: await displayName(server) });
  } finally {
    server.kill();
  }
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>}
 */
function displayName(server) {
  return new Promise((resolve, reject) => {
    server.on('error', () => reject(new Trouble('trouble.screen')));
    server.on('exit', () => reject(new Trouble('trouble.screen')));
    server.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
}
