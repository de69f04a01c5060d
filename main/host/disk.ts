import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { safeWrite } from './safe-write';

/** What can go wrong with a disk, in one place, so that tests can hand in a bad one. */
export interface Disk {
  /** Replaces a file as a whole, or leaves it as it was and throws. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  /** Whether a file may be written, or made where there is none. */
  mayWrite(file: string): Promise<boolean>;
}

export const realDisk: Disk = {
  write: safeWrite,
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
