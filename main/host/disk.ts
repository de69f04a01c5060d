import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Known, replaceKnown } from './replace-known';
import { safeWrite, safeWritePrivately } from './safe-write';

/** What can go wrong with a disk, in one place, so that tests can hand in a bad one. */
export interface Disk {
  /** Replaces a file of our own as a whole, or leaves it as it was and throws. Nobody but its owner reads it. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  /**
   * The same with a file of the user, who says who reads it. Where it is known what is to be replaced, anything
   * else is left there, and that is a `ChangedMeanwhile`.
   */
  replace(file: string, content: string | Uint8Array, known: Known | undefined): Promise<void>;
  /** Whether a file may be written, or made where there is none. */
  mayWrite(file: string): Promise<boolean>;
}

export const realDisk: Disk = {
  write: safeWritePrivately,
  replace: (file, content, known) =>
    known === undefined ? safeWrite(file, content) : replaceKnown(file, content, known),
  mayWrite: async (file) => {
    // Files are replaced by renaming, which asks for the folder and would pass over a file that is locked.
    const locked = await isRefused(file);
    return locked !== true && (await isRefused(dirname(file))) === false;
  },
};

/** Nothing for what is not there. */
async function isRefused(path: string): Promise<boolean | undefined> {
  try {
    await access(path, constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : true;
  }
}
