import { readFileSync } from 'node:fs';
import { fill } from '../../languages/fill.js';

/** @typedef {import('../../languages/fill.js').Parameters} Parameters */

const language = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('fr') ? 'fr' : 'en';
const file = new URL(`../../languages/${language}.json`, import.meta.url);
const sentences = /** @type {Record<string, string>} */ (JSON.parse(readFileSync(file, 'utf8')));

/** @type {NodeJS.WriteStream} */
let output = process.stdout;

/** Keeps standard output for the answer of the command itself. */
export function speakOnStandardError() {
  output = process.stderr;
}

/**
 * @param {string} key
 * @param {Parameters} [parameters]
 */
export function sentence(key, parameters) {
  return fill(sentences, language, key, parameters);
}

/**
 * @param {string} key
 * @param {Parameters} [parameters]
 */
export function say(key, parameters) {
  output.write(`${sentence(key, parameters)}\n`);
}

/** Something a user can understand and mend: one sentence that says what happened and what to do. */
export class Trouble extends Error {
  /**
   * @param {string} key
   * @param {Parameters} [parameters]
   */
  constructor(key, parameters) {
    super(sentence(key, parameters));
  }
}

const PROGRESS_TERMINAL_MS = 1_000;
const PROGRESS_LOG_MS = 15_000;

/**
 * Says what is being done, keeps saying how long it takes, and closes the line with the time.
 *
 * @template T
 * @param {string} key
 * @param {() => Promise<T>} work
 * @param {Parameters} [parameters]
 * @returns {Promise<T>}
 */
export async function step(key, work, parameters) {
  const begun = Date.now();
  const name = sentence(key, parameters);
  const seconds = () => sentence('step.seconds', { seconds: Math.round((Date.now() - begun) / 1000) });
  const terminal = output.isTTY;
  if (!terminal) output.write(`${name} …\n`);
  const tick = () => output.write(terminal ? `\r${name} … ${seconds()}` : `  … ${seconds()}\n`);
  if (terminal) tick();
  const clock = setInterval(tick, terminal ? PROGRESS_TERMINAL_MS : PROGRESS_LOG_MS);
  try {
    const result = await work();
    output.write(terminal ? `\r${name}: ${seconds()}\x1b[K\n` : `  ${sentence('step.done')} ${seconds()}\n`);
    return result;
  } catch (error) {
    if (terminal) output.write('\n');
    throw error;
  } finally {
    clearInterval(clock);
  }
}
