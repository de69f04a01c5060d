import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const A_MINUTE = 60_000;

/** As `safeWrite` names them; in a user's own folder there may be all sorts of others. */
const temporary = /^\..*\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** Removes what writes that were killed have left; a younger file may still be somebody's. */
export async function sweepLeftovers(folder: string, prefix = '.'): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => temporary.test(candidate) && candidate.startsWith(prefix))) {
    const file = join(folder, name);
    const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > A_MINUTE) await rm(file, { force: true }).catch(() => undefined);
  }
}
