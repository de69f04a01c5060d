import type { Disk } from '../disk';
import { errorCode, Refusal } from '../errors';
import { type FileState, fileState, hashOf } from './file-state';
import type { Versions } from './versions';

export interface WishedContent {
  path: string;
  /** The file behind links, which its versions are kept under. */
  real: string;
  text: string;
  /** Is told what is written before it is. */
  willWrite?: (hash: string) => Promise<void>;
}

/**
 * Writes a document to its file, unless `refuses` objects to what lies there. What was there before becomes a
 * version. Gives the hash of what lies there now.
 */
export async function saveFile(
  { path, real, text, willWrite }: WishedContent,
  { disk, versions }: { disk: Disk; versions: Versions },
  refuses: (found: FileState, hash: string) => Refusal | undefined,
): Promise<string | Refusal> {
  const hash = hashOf(text);
  const found = await fileState(path);
  const refusal = refuses(found, hash);
  if (refusal) return refusal;
  if (found.is === 'file' && found.hash === hash) return hash;
  // Replacing a folder fails by itself; a device would be gone, and another program in trouble.
  if (found.is === 'no-file' || !(await disk.mayWrite(path))) return new Refusal('not-writable');
  const version = found.is === 'file' ? await keepVersion(versions, real, found.bytes) : undefined;
  await willWrite?.(hash);
  try {
    await disk.write(path, text);
  } catch (error) {
    if (version === undefined || errorCode(error) !== 'disk-full') throw error;
    // The work at hand is worth more than what it replaces.
    await versions.drop(real, version);
    await disk.write(path, text);
  }
  return hash;
}

/** That the old content cannot be kept is no reason to refuse the new one. */
async function keepVersion(versions: Versions, real: string, bytes: Buffer): Promise<string | undefined> {
  try {
    return await versions.keep(real, bytes);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
