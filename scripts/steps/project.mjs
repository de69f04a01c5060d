import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

/** What the commands fetch and note down; safe to delete at any time. */
export const runtimeFolder = join(project, '.runtime');

/** Not `recursive`: where nothing may be written, Node then blames a folder that is missing. */
export function makeRuntimeFolder() {
  try {
    mkdirSync(runtimeFolder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
}

/** @param {...string} parts */
export const inProject = (...parts) => join(project, ...parts);
