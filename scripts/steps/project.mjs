import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

/** What the commands fetch and note down; safe to delete at any time. */
export const runtimeFolder = join(project, '.runtime');

/** @param {...string} parts */
export const inProject = (...parts) => join(project, ...parts);
