import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporarySince } from './temporary-name';

const A_MINUTE = 60_000;

/** Removes what writes that were killed have left; a younger file, or one with a younger name, may still be somebody's. */
export async function sweepLeftovers(folder: string, prefix = '.'): Promise<void> {
  const isOld = (moment: number) => Date.now() - moment > A_MINUTE;
  for (const name of await readdir(folder).catch(() => [])) {
    const since = temporarySince(name);
    if (since === undefined || !isOld(since) || !name.startsWith(prefix)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && isOld(found.mtimeMs)) await rm(file, { force: true }).catch(() => undefined);
  }
}
