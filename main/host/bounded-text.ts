import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  fileTooLarge,
  inputTooLarge,
  largestFile,
  type Problem,
  type ProblemCode,
  problem,
} from '../../schemas';

/** Text that somebody else wrote, or why there is none. */
export type BoundedText = { ok: true; text: string } | { ok: false; problem: Problem };

export type BoundedBytes = { ok: true; bytes: Uint8Array } | { ok: false; problem: Problem };

/** Reads a file that a user named, unless it is more than any document of ours. */
export async function readBoundedFile(path: string): Promise<BoundedText> {
  const read = await readBoundedBytes(path);
  return read.ok ? boundedText(read.bytes) : read;
}

/** The same for what is no text. */
export async function readBoundedBytes(path: string, most = largestFile): Promise<BoundedBytes> {
  try {
    const { size } = await stat(path);
    if (size > most) return { ok: false, problem: fileTooLarge(size, most) };
    return await bounded(createReadStream(path), most);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { ok: false, problem: problem(reasons[code] ?? 'unreadable') };
  }
}

const reasons: Record<string, ProblemCode> = {
  ENOENT: 'no-such-file',
  ENOTDIR: 'no-such-file',
  EISDIR: 'is-folder',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
};

/** Reads to the end, or to where it is too much: a pipe or a device has no size, and may have no end. */
export async function bounded(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<BoundedBytes> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) return { ok: false, problem: inputTooLarge(most) };
    read.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(read) };
}

/** Bytes as text. */
export function boundedText(bytes: Uint8Array): BoundedText {
  if (bytes.length > largestFile) return { ok: false, problem: fileTooLarge(bytes.length) };
  // Node would put a question mark for every byte it cannot read, and nobody would know.
  return isUtf8(bytes)
    ? { ok: true, text: Buffer.from(bytes).toString('utf8') }
    : { ok: false, problem: problem('not-utf8') };
}
