import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRuntimeFolder, runtimeFolder } from './project.mjs';

/**
 * Keeps what a program printed, for whoever wants to know more than the one sentence. Best effort: when the
 * disk is full, the sentence still has to come.
 *
 * @param {string} name
 * @param {string} output
 * @returns {string} the file
 */
export function keepLog(name, output) {
  const file = join(runtimeFolder, name);
  try {
    makeRuntimeFolder();
    writeFileSync(file, output);
  } catch {
    // The sentence is what counts.
  }
  return file;
}
