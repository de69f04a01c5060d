import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SentenceKey } from '../../languages';
import { safeWrite } from '../host/safe-write';
import type { CommandContext } from './context';

/** Writes the file that a command was asked for; where that cannot be, it is said in one sentence. */
export async function writeOutput(
  file: string,
  content: string | Uint8Array,
  { answerNo, complain, say }: CommandContext,
): Promise<boolean> {
  try {
    await safeWrite(file, content);
    return true;
  } catch (error) {
    complain(say(await whyUnwritten(error, file), { file }));
    answerNo();
    return false;
  }
}

async function whyUnwritten(error: unknown, file: string): Promise<SentenceKey> {
  const { code = '' } = error as NodeJS.ErrnoException;
  // A folder can be there and take no file, as /proc does.
  const hasFolder = await stat(dirname(file)).then(
    () => true,
    () => false,
  );
  if (code === 'ENOENT' && hasFolder) return 'cli.output.not-written';
  return unwritten[code] ?? 'cli.output.not-written';
}

const unwritten: Record<string, SentenceKey> = {
  ENOENT: 'cli.output.no-folder',
  ENOTDIR: 'cli.output.no-folder',
  EISDIR: 'cli.output.is-folder',
  ENOTEMPTY: 'cli.output.is-folder',
  EEXIST: 'cli.output.is-folder',
  ENOSPC: 'cli.output.disk-full',
};
