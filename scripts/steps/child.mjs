import { spawn } from 'node:child_process';
import { project } from './project.mjs';

/**
 * @typedef {object} Finished
 * @property {number} code
 * @property {string} output standard output and error, as they came
 */

/** @typedef {(text: string) => void} Show */

/** @type {Show} */
export const onScreen = (text) => void process.stdout.write(text);

/** @type {Set<number>} */
const running = new Set();

/** Ends whatever `runChild` has started and everything below it. */
export function stopChildren() {
  for (const pid of running) {
    try {
      process.kill(ownGroup ? -pid : pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  }
}

/** In a group of its own a program can be ended with all its helpers. */
const ownGroup = process.platform !== 'win32';

/**
 * Runs a program to its end and keeps what it printed.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: Show, onStart?: (pid: number) => void }} [options]
 * @returns {Promise<Finished>}
 */
export function runChild(program, args, { env = process.env, cwd = project, show, onStart } = {}) {
  return new Promise((resolve) => {
    const stdio = /** @type {const} */ (['ignore', 'pipe', 'pipe']);
    const child = spawn(program, args, { cwd, env, stdio: [...stdio], detached: ownGroup });
    let output = '';
    const { pid } = child;
    if (pid !== undefined) {
      running.add(pid);
      child.on('close', () => running.delete(pid));
      onStart?.(pid);
    }
    /** @param {string} text */
    const keep = (text) => {
      output += text;
      show?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/**
 * npm as it was started, or as it stands beside this Node.
 *
 * @param {string[]} args
 * @returns {{ program: string, args: string[] }}
 */
export function npmCall(args) {
  const npm = process.env.npm_execpath;
  if (npm && /\.c?js$/.test(npm)) return { program: process.execPath, args: [npm, ...args] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}
