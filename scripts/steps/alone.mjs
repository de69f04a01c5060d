import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRuntimeFolder, runtimeFolder } from './project.mjs';
import { say } from './say.mjs';

/** After this, a number that still runs has gone to another program, where the system cannot tell. */
const LONGEST_WORK_MS = 15 * 60_000;

/**
 * Does something that two commands in this folder must not do at the same time; a second one waits. What a
 * killed command has left running counts as well.
 *
 * @template T
 * @param {string} name
 * @param {(note: (pid: number) => void) => Promise<T>} work is told how to note a program it starts
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  makeRuntimeFolder();
  const file = join(runtimeFolder, `${name}.lock`);
  for (let told = false; !take(file); told = true) {
    if (!told) say('step.waiting');
    await pause(300);
  }
  try {
    return await work((pid) => appendFileSync(file, ` ${pid}`));
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    const pids = readFileSync(file, 'utf8').split(' ').map(Number);
    return Date.now() - statSync(file).mtimeMs < LONGEST_WORK_MS && pids.some(runs);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function runs(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    // The number may have gone to another program since; Linux can tell.
    return process.platform !== 'linux' || /node|npm/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}
