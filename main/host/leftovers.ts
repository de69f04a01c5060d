import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const A_MINUTE = 60_000;

/** Removes what writes that were killed have left; a younger file may still be somebody's. */
export async function sweepLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => /^\..*\.tmp$/.test(candidate))) {
    const file = join(folder, name);
    const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > A_MINUTE) await rm(file, { force: true }).catch(() => undefined);
  }
}
