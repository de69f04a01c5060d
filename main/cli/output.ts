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
    const { code = '' } = error as NodeJS.ErrnoException;
    complain(say(unwritten[code] ?? 'cli.output.not-written', { file }));
    answerNo();
    return false;
  }
}

const unwritten: Record<string, SentenceKey> = {
  ENOENT: 'cli.output.no-folder',
  ENOTDIR: 'cli.output.no-folder',
  EISDIR: 'cli.output.is-folder',
  ENOTEMPTY: 'cli.output.is-folder',
  EEXIST: 'cli.output.is-folder',
  ENOSPC: 'cli.output.disk-full',
};
