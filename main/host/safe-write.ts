import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Replaces a file as a whole: whoever reads it, even after a power cut, finds the old text or the new one. */
export async function safeWrite(file: string, text: string): Promise<void> {
  // In the same folder, because a rename is only atomic within one file system.
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(text, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(file));
}

/** Without this a power cut can undo the rename. Windows cannot open folders and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
