import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporarySince } from './temporary-name';

const A_MINUTE = 60_000;

/** Removes what writes that were killed have left. */
export async function sweepLeftovers(folder: string, prefix = '.'): Promise<void> {
  for (const file of await leftovers(folder, 'tmp', prefix))
    await rm(file, { force: true }).catch(() => undefined);
}

/** What lies there since a while ago; a younger file, or one with a younger name, may still be somebody's. */
export async function leftovers(folder: string, ending: 'tmp' | 'aside', prefix: string): Promise<string[]> {
  const isOld = (moment: number) => Date.now() - moment > A_MINUTE;
  const old: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const since = temporarySince(name, ending);
    if (since === undefined || !isOld(since) || !name.startsWith(prefix)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() === true && isOld(found.mtimeMs)) old.push(file);
  }
  return old;
}
