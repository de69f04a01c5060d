import { hashOf } from '../content-hash';
import type { Disk } from '../disk';
import { errorCode, HostRefusal } from '../errors';
import { ChangedMeanwhile, type Known } from '../replace-known';
import { keepDisplaced } from './displaced';
import { type FileState, fileState } from './file-state';
import type { ByOneProgram } from './one-program';
import type { Versions } from './versions';

export interface WishedContent {
  path: string;
  /** The file behind links, which its versions are kept under. */
  real: string;
  content: string | Uint8Array;
  /** Is told what is written before it is. */
  willWrite?: (hash: string) => Promise<void>;
}

/** What saving needs of everything that the host keeps. */
export interface Means {
  readonly disk: Disk;
  readonly versions: Versions;
  /** Other programs of ours wait meanwhile. */
  readonly byOneProgram: ByOneProgram;
}

type Refuses = (found: FileState, hash: string) => HostRefusal | undefined;

/** How often another program may come in between. */
const MOST_TRIES = 20;

/**
 * Writes a document to its file, unless `refuses` objects to what lies there. What was there before becomes a
 * version. Gives the hash of what lies there now.
 */
export async function saveFile(
  wished: WishedContent,
  means: Means,
  refuses: Refuses,
): Promise<string | HostRefusal> {
  const saved = await means.byOneProgram(wished.real, async () => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const written = await tryToSave(wished, means, refuses);
      if (written !== undefined) return written;
    }
    return new HostRefusal('changed-on-disk');
  });
  return saved ?? new HostRefusal('busy');
}

/** Nothing comes of it where another program puts something into the file in that moment: that has to be looked at. */
async function tryToSave(
  { path, real, content, willWrite }: WishedContent,
  { disk, versions }: Means,
  refuses: Refuses,
): Promise<string | HostRefusal | undefined> {
  const hash = hashOf(content);
  const found = await fileState(path);
  const refusal = refuses(found, hash);
  if (refusal) return refusal;
  if (found.is === 'file' && found.hash === hash) return hash;
  // Replacing a folder fails by itself; a device would be gone, and another program in trouble.
  if (found.is === 'no-file' || !(await disk.mayWrite(path))) return new HostRefusal('not-writable');
  const version = found.is === 'file' ? await keepVersion(versions, real, found.bytes) : undefined;
  await willWrite?.(hash);
  try {
    try {
      await disk.replace(path, content, knownOf(found));
    } catch (error) {
      if (version === undefined || errorCode(error) !== 'disk-full') throw error;
      // The work at hand is worth more than what it replaces.
      await versions.drop(real, version);
      await disk.replace(path, content, knownOf(found));
    }
    return hash;
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    if (error.displaced !== undefined) await keepDisplaced(versions, real, error.displaced);
    return undefined;
  }
}

function knownOf(found: FileState): Known | undefined {
  if (found.is === 'gone') return 'nothing';
  return found.is === 'file' ? { hash: found.hash, size: found.bytes.length } : undefined;
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
