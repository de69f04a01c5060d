import { readFile, stat } from 'node:fs/promises';
import { largestFile } from '../../../schemas';
import { hashOf } from '../content-hash';
import { behindLinks } from '../safe-write';

/** What lies at a path at this moment. */
export type FileState =
  | { is: 'file'; bytes: Buffer; hash: string }
  /** Nothing. */
  | { is: 'gone' }
  /** A file that is no document of ours any more. */
  | { is: 'too-large' }
  /** A folder or a device. */
  | { is: 'no-file' };

/** Throws what the system says of a file that may not be read. */
export async function fileState(path: string): Promise<FileState> {
  try {
    // First, because to open a pipe is to wait for whoever writes into it.
    const found = await stat(path);
    if (!found.isFile()) return { is: 'no-file' };
    if (found.size > largestFile) return { is: 'too-large' };
    const bytes = await readFile(path);
    return { is: 'file', bytes, hash: hashOf(bytes) };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { is: 'gone' };
    throw error;
  }
}

/** One name for a file, whichever links lead to it, and for one that is still to come. */
export function realPath(path: string): Promise<string> {
  return behindLinks(path).catch(() => path);
}
