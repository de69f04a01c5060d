import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Replaces a file as a whole: whoever reads it, even after a power cut, finds the old or the new. */
export async function safeWrite(file: string, content: string | Uint8Array): Promise<void> {
  // In the same folder, because a rename is only atomic within one file system.
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await replace(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  // The file is there; that a power cut in this moment could undo the rename is no reason to say it is not.
  await syncFolder(dirname(file)).catch(() => undefined);
}

const TRIES = 5;

/** On Windows a virus scanner may hold the old file open for a moment. */
async function replace(temporary: string, file: string): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await rename(temporary, file);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (process.platform !== 'win32' || tried === TRIES || !['EPERM', 'EBUSY', 'EACCES'].includes(code))
        throw error;
      await pause(tried * 40);
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
