import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as electron from 'electron';
import { hostFolder } from '../host/folder';
import { startShell } from './shell';

const here = dirname(fileURLToPath(import.meta.url));

// Whoever started the app may be gone; that is no reason to fall over.
process.stdout.on('error', () => undefined);

startShell(electron, {
  folder: hostFolder(),
  windowFolder: join(here, '..', 'window'),
  preload: join(here, 'preload.cjs'),
  announce: (word) => {
    if (process.env.BOOTHILL_ANNOUNCE) process.stdout.write(`boothill:${word}\n`);
  },
});
