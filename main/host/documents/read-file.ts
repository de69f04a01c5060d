import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { problem } from '../../../schemas';
import { type BoundedText, readBoundedFile } from '../bounded-text';
import { HostRefusal } from '../errors';

/** The text of a file that a user named; where it cannot be opened, its name and the reason. */
export async function readNamedFile(path: string): Promise<string | HostRefusal> {
  const read = await readUnlessEndless(path);
  if (read.ok) return read.text;
  return new HostRefusal('not-readable', { name: basename(path), problem: read.problem });
}

/** A pipe or a device could keep the window waiting for ever. */
async function readUnlessEndless(path: string): Promise<BoundedText> {
  const found = await stat(path).catch(() => undefined);
  const couldWait = found && !found.isFile() && !found.isDirectory();
  return couldWait ? { ok: false, problem: problem('unreadable') } : readBoundedFile(path);
}
