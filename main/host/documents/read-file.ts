import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { largestFile, type Problem, problem } from '../../../schemas';
import { type CarriedFile, carriedIn } from '../../../sharing/carriers';
import { largestCarrier } from '../../../sharing/carriers/limits';
import { type BoundedBytes, boundedText, readBoundedBytes } from '../bounded-text';
import { HostRefusal } from '../errors';

/** What is in a file that a user named. */
export type NamedFile =
  | { readonly text: string }
  /** It is something else, and has missions in it. */
  | { readonly carried: readonly CarriedFile[] };

/** What is in it; where it cannot be opened, its name and the reason. */
export async function readNamedFile(path: string): Promise<NamedFile | HostRefusal> {
  const refused = (why: Problem) => new HostRefusal('not-readable', { name: basename(path), problem: why });
  const read = await readUnlessEndless(path);
  if (!read.ok) return refused(read.problem);
  const carried = carriedIn(read.bytes);
  if (carried && !carried.ok) return refused(carried.problem);
  if (carried) return isTooMuch(carried.missions) ? refused(tooMuch) : { carried: carried.missions };
  const text = boundedText(read.bytes);
  return text.ok ? { text: text.text } : refused(text.problem);
}

/** All of them have to fit into one answer. */
function isTooMuch(missions: readonly CarriedFile[]): boolean {
  return missions.reduce((sum, { text }) => sum + text.length, 0) > largestFile;
}

const tooMuch = problem('unpacks-to-too-much', '', { limit: largestFile / 1_000_000 });

/** A pipe or a device could keep the window waiting for ever. */
async function readUnlessEndless(path: string): Promise<BoundedBytes> {
  const found = await stat(path).catch(() => undefined);
  const couldWait = found && !found.isFile() && !found.isDirectory();
  return couldWait ? { ok: false, problem: problem('unreadable') } : readBoundedBytes(path, largestCarrier);
}
