import { readFile, stat } from 'node:fs/promises';
import type { SentenceKey } from '../../languages';
import { fileTooLarge, largestFile, type Problem } from '../../schemas';
import type { Surroundings } from './context';

export type TextFile =
  | { ok: true; text: string }
  | { ok: false; problem: Problem }
  | { ok: false; unreadable: SentenceKey };

/** Reads a file that a person has named, unless it is too large to be one of ours. */
export async function readTextFile(path: string): Promise<TextFile> {
  try {
    const { size } = await stat(path);
    if (size > largestFile) return { ok: false, problem: fileTooLarge(size) };
    return { ok: true, text: await readFile(path, 'utf8') };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { ok: false, unreadable: sentences[code] ?? 'cli.unreadable' };
  }
}

/** Reads what comes in to its end, unless it is too much to be a board. */
export async function readInput(input: ReturnType<Surroundings['input']>): Promise<TextFile> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    size += chunk.length;
    if (size > largestFile) return { ok: false, unreadable: 'cli.input-too-large' };
    chunks.push(chunk);
  }
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
}

const sentences: Record<string, SentenceKey> = {
  ENOENT: 'cli.no-such-file',
  ENOTDIR: 'cli.no-such-file',
  EISDIR: 'cli.is-folder',
  EACCES: 'cli.no-permission',
  EPERM: 'cli.no-permission',
};
