import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { leftovers } from '../leftovers';
import { bringOut } from '../set-aside';
import { temporaryPrefix } from '../temporary-name';
import type { Versions } from './versions';

/** The file lies there until its content is a version, or under a name that its owner sees if that cannot be. */
export async function keepDisplaced(versions: Versions, real: string, displaced: string): Promise<void> {
  try {
    await versions.keep(real, await readFile(displaced));
  } catch (error) {
    await bringOut(displaced, real);
    throw error;
  }
  await rm(displaced, { force: true });
}

/** The same with what saves of a file have set aside that were killed, or could not keep it. */
export async function keepLeftAside(versions: Versions, real: string): Promise<void> {
  for (const aside of await leftovers(dirname(real), 'aside', temporaryPrefix(real))) {
    await keepDisplaced(versions, real, aside).catch((error: unknown) => console.error(error));
  }
}
