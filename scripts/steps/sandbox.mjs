import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './say.mjs';

const SETUID = 0o4000;

/** Chromium does not run as root with its sandbox on. */
export function runsAsRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/**
 * Some systems (Ubuntu from 24.04 on) let only programs they know build a sandbox; there Electron needs its
 * helper to belong to root, or it ends at once.
 *
 * @param {string} folder the folder of the unpacked Electron
 */
export function checkSandbox(folder) {
  if (process.platform !== 'linux' || runsAsRoot()) return;
  const restricted =
    setting('apparmor_restrict_unprivileged_userns') === '1' || setting('unprivileged_userns_clone') === '0';
  const helper = join(folder, 'chrome-sandbox');
  if (!restricted || belongsToRoot(helper)) return;
  throw new Trouble('trouble.sandbox', {
    command: `sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`,
  });
}

/** @param {string} name */
function setting(name) {
  try {
    return readFileSync(`/proc/sys/kernel/${name}`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function belongsToRoot(file) {
  try {
    const { uid, mode } = statSync(file);
    return uid === 0 && (mode & SETUID) !== 0;
  } catch {
    return false;
  }
}
