import { type FileHandle, open, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryBeside } from './temporary-name';

/** Replaces a file as a whole: whoever reads it, even after a power cut, finds the old or the new. */
export function safeWrite(name: string, content: string | Uint8Array): Promise<void> {
  return writeWhole(name, content, { put: replace });
}

/** The same for what nobody but its owner may read. */
export function safeWritePrivately(name: string, content: string | Uint8Array): Promise<void> {
  return writeWhole(name, content, { put: replace, mode: 0o600 });
}

interface Manner {
  /** Puts what is written into its place. */
  readonly put: (temporary: string, file: string) => Promise<void>;
  /** Who may read and write it; without one that is as with the file that was there. */
  readonly mode?: number;
}

/** Writes all of a content beside a file, before it is put into its place. */
export async function writeWhole(
  name: string,
  content: string | Uint8Array,
  { put, mode }: Manner,
): Promise<void> {
  const file = await behindLinks(name);
  const temporary = temporaryBeside(file);
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      if (mode === undefined) await keepRights(file, handle);
      await handle.writeFile(content, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await put(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  // The file is there; that a power cut in this moment could undo the rename is no reason to say it is not.
  await syncFolder(dirname(file)).catch(() => undefined);
}

/** Whoever could not read the old file must not be able to read the new one. */
async function keepRights(file: string, handle: FileHandle): Promise<void> {
  const old = await stat(file).catch(() => undefined);
  if (!old) return;
  const mine = await handle.stat();
  if (old.uid !== mine.uid || old.gid !== mine.gid) {
    await handle.chown(old.uid, old.gid).catch(() => undefined);
  }
  await handle.chmod(old.mode & 0o777);
}

/** What a symbolic link stands for: renaming would put the file in the place of the link. */
export async function behindLinks(name: string): Promise<string> {
  try {
    return await realpath(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // There is no file yet, or a link to one that is still to come.
    const folder = await realpath(dirname(name)).catch(() => undefined);
    if (folder === undefined) return name;
    const target = await readlink(name).catch(() => undefined);
    return target === undefined ? join(folder, basename(name)) : behindLinks(resolve(folder, target));
  }
}

function replace(temporary: string, file: string): Promise<void> {
  return insist(() => rename(temporary, file));
}

const TRIES = 5;

/** On Windows a virus scanner may hold the old file open for a moment. */
export async function insist<T>(deed: () => T | Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await deed();
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
