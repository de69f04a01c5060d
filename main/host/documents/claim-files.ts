import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Disk } from '../disk';
import { sweepLeftovers } from '../leftovers';
import { parseRecord } from '../record';
import { readRegularText } from '../regular-file';

/** Files that say what a program has in hand; one counts for as long as its program runs. */
export interface ClaimFiles {
  /** Makes one, or writes it anew, and gives its name. */
  write(keys: readonly string[], name?: string): Promise<string>;
  /** Says that its program is running; throws when it is not there any more. */
  renew(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Those that count. */
  all(): Promise<(Claim & { readonly name: string })[]>;
}

export interface Claim {
  readonly pid: number;
  readonly machine: string;
  readonly keys: readonly string[];
}

/** One that has not been renewed for so long is of a program that is gone, or asleep. */
const SILENCE_MS = 30_000;

/** What this run has written, and not taken back: one that was killed may have had the same number. */
const ofThisRun = new Set<string>();

export function claimFilesIn(folder: string, disk: Disk): ClaimFiles {
  const claims = join(folder, 'claims');

  async function read(name: string): Promise<Claim | undefined> {
    const file = join(claims, name);
    const text = await readRegularText(file).catch(() => undefined);
    // What cannot be read at this moment may be that of a program that is running.
    if (text === undefined) return undefined;
    const claim = claimFrom(text);
    const counts = claim && (isOwn(claim) ? ofThisRun.has(file) : await isRunning(claim, file));
    if (counts) return claim;
    await rm(file, { force: true }).catch(() => undefined);
    return undefined;
  }

  return {
    write: async (keys, name = `${randomUUID()}.json`) => {
      const claim: Claim = { pid: process.pid, machine: hostname(), keys };
      await mkdir(claims, { recursive: true, mode: 0o700 });
      const file = join(claims, name);
      // Before it can be read, or it would be taken for one of another run.
      ofThisRun.add(file);
      await disk.write(file, JSON.stringify(claim));
      return name;
    },
    renew: (name) => {
      const now = new Date();
      return utimes(join(claims, name), now, now);
    },
    remove: (name) => {
      const file = join(claims, name);
      ofThisRun.delete(file);
      return rm(file, { force: true });
    },
    all: async () => {
      const names = (await readdir(claims).catch(() => [])).filter((name) => name.endsWith('.json'));
      const found = await Promise.all(
        names.map(async (name) => {
          const claim = await read(name);
          return claim ? [{ ...claim, name }] : [];
        }),
      );
      await sweepLeftovers(claims);
      return found.flat();
    },
  };
}

export function isOwn({ pid, machine }: Claim): boolean {
  return pid === process.pid && machine === hostname();
}

/** A number alone may have gone to another program, and says nothing of another computer. */
async function isRunning({ pid, machine }: Claim, file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found || Date.now() - found.mtimeMs > SILENCE_MS) return false;
  return machine !== hostname() || isProcess(pid);
}

async function isProcess(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    // One that was killed keeps its number until its parent has asked after it, and some never do.
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    return !/\) [ZX] /.test(state);
  } catch (error) {
    // Somebody else's program is one, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function claimFrom(text: string): Claim | undefined {
  const { pid, machine, keys } = parseRecord(text) ?? {};
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 0) return undefined;
  if (typeof machine !== 'string' || !Array.isArray(keys)) return undefined;
  return { pid, machine, keys: keys.filter((key) => typeof key === 'string') };
}
