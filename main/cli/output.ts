import { realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { SentenceKey } from '../../languages';
import { safeWrite } from '../host/safe-write';
import type { CommandContext } from './context';

/** Writes the file that a command was asked for; where that cannot be, it is said in one sentence. */
export async function writeOutput(
  file: string,
  content: string | Uint8Array,
  { answerNo, complain, say }: CommandContext,
): Promise<boolean> {
  const why = await whyRefused(file);
  try {
    if (why === undefined) {
      await safeWrite(file, content);
      return true;
    }
    complain(say(why, { file }));
  } catch (error) {
    complain(say(await whyUnwritten(error, file), { file }));
  }
  answerNo();
  return false;
}

/** Whether two names mean one file, by whatever ways. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map(trueName));
  return first === second;
}

/** Without the names that mean a file which another one has named before. */
export async function eachOnce(paths: readonly string[]): Promise<readonly string[]> {
  const names = await Promise.all(paths.map(trueName));
  return paths.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

function trueName(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path));
}

/** A device or a pipe would give way to a file, and whatever needs it would find that one. */
async function whyRefused(file: string): Promise<SentenceKey | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.isFile()) return undefined;
  return found.isDirectory() ? 'cli.output.is-folder' : 'cli.output.no-file';
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
  EDQUOT: 'cli.output.disk-full',
  EACCES: 'cli.output.not-allowed',
  EPERM: 'cli.output.not-allowed',
  EROFS: 'cli.output.not-allowed',
  ENAMETOOLONG: 'cli.output.no-name',
  EINVAL: 'cli.output.no-name',
};
