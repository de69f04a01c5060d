import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '../content-hash';
import type { ClaimFiles } from './claim-files';

/**
 * Does something with a file that no other program of ours does at the same time; nothing comes of it where
 * another one is not through with it in time.
 */
export type ByOneProgram = <T>(real: string, work: () => Promise<T>) => Promise<T | undefined>;

const PATIENCE_MS = 10_000;
const A_MOMENT_MS = 50;

/**
 * Whoever wants the file says so, and then looks whether anybody else does: of two at once at least one sees the
 * other. Both step back then, for moments of different length.
 */
export function byOneProgramAmong(files: ClaimFiles, patience = PATIENCE_MS): ByOneProgram {
  return async (real, work) => {
    const key = `saving-${hashOf(real)}`;
    const begun = Date.now();
    do {
      // A full disk keeps nobody from saving: what is replaced is looked at all the same.
      const own = await files.write([key]).catch(() => undefined);
      try {
        const all = await files.all();
        if (!all.some(({ name, keys }) => name !== own && keys.includes(key))) return await work();
      } finally {
        if (own !== undefined) await files.remove(own).catch(() => undefined);
      }
      await pause(Math.random() * A_MOMENT_MS);
    } while (Date.now() - begun < patience);
    return undefined;
  };
}
