import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The program of a thread of the lab, as it is built. */
export const builtLabWorker = pathToFileURL(resolve('dist/main/lab-worker.js'));
